import { transformFileSync } from '@swc/core';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { allOf } from '../../test/store/event-store-contract.js';
import type { StoredEvent } from './event-store.js';
import { openSqliteEventReader } from './sqlite-event-log.js';
import { openSqliteEventStore } from './sqlite-event-store.js';

const CALLERS = 16;
const ROUNDS = 5;

/** The program to kill: 16 callers, each appending 1, 2 or 3 events repeatedly, that prints the answers. */
const writer = `
  import { writeSync } from 'node:fs';
  import { openSqliteEventStore } from './store/sqlite-event-store.js';
  const store = openSqliteEventStore({ path: process.argv[2], slowMs: process.argv[3] % 2 ? 0 : 2 });
  function tell(text) {
    // Node makes the pipe one that refuses while it is full.
    for (;;) try { text = text.slice(writeSync(1, text)); if (text === '') return; } catch (error) { if (error.code !== 'EAGAIN') throw error; }
  }
  async function caller(number) {
    const stream = 'hand-crash.' + number + '.1';
    let revision = (await store.readStream(stream, { direction: 'backwards', limit: 1 }))[0]?.revision ?? -1;
    for (let turn = 0; ; turn += 1) {
      const name = process.argv[3] + '/' + number + '/' + turn;
      const count = 1 + ((turn + number) % 3);
      const events = Array.from({ length: count }, (_, index) => ({ id: name + '/' + index + ':' + count, type: 'Checked', data: '{}', metadata: '{}' }));
      const answer = await store.append(stream, events, revision < 0 ? 'noStream' : revision);
      if (!answer.ok || answer.duplicate) process.exit(3);
      revision = answer.revision;
      tell(events.map(({ id }) => stream + ' ' + id + '\\n').join(''));
    }
  }
  for (let number = 1; number <= ${CALLERS}; number += 1) void caller(number);
`;

let folder: string;
let path: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tapis-crash-'));
  path = join(folder, 'events.db');
  mkdirSync(join(folder, 'store'));
  for (const file of readdirSync(import.meta.dirname)) {
    if (!file.endsWith('.ts') || file.endsWith('.spec.ts')) continue;
    const { code } = transformFileSync(join(import.meta.dirname, file), {
      swcrc: false,
      module: { type: 'es6' },
      jsc: { target: 'es2024', parser: { syntax: 'typescript' } },
    });
    writeFileSync(join(folder, 'store', file.replace(/\.ts$/, '.js')), code);
  }
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'writer.js'), writer);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the writer, kills it after this many answers, and returns all its answers. */
async function answersUntilKilled(round: number, count: number): Promise<string[]> {
  const child = spawn(process.execPath, [join(folder, 'writer.js'), path, `${round}`], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'close');
  const lines: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    lines.push(line);
    if (lines.length === count) {
      expect(() => openSqliteEventStore({ path })).toThrow(expect.objectContaining({ code: 'STORE_IN_USE' }));
      const reader = openSqliteEventReader(path);
      expect(await reader.lastPosition()).toBeGreaterThanOrEqual(count);
      await reader.close();
      child.kill('SIGKILL');
    }
  }
  expect(await ended).toEqual([null, 'SIGKILL']);
  return lines;
}

/** Ids end in `index:count`: each append is there completely and in one piece. */
function expectWholeAppends(events: readonly StoredEvent[]): void {
  const ends = events.map(({ id }) => id.slice(id.lastIndexOf('/') + 1));
  const whole: string[] = [];
  while (whole.length < ends.length) {
    const count = Number(ends[whole.length]?.split(':')[1]);
    for (let index = 0; index < count; index += 1) whole.push(`${index}:${count}`);
  }
  expect(ends).toEqual(whole);
}

describe('a store whose process is killed', () => {
  it('has every answered event once, in order, in whole appends, and can be opened at once', async () => {
    const answered: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      answered.push(...(await answersUntilKilled(round, 50 + Math.floor(Math.random() * 3_000))));
      const store = openSqliteEventStore({ path });
      const all = await allOf(store);
      expect(all.map(({ position }) => position)).toEqual(all.map((_, index) => index + 1));
      const answeredSet = new Set(answered);
      expect(all.filter(({ stream, id }) => answeredSet.has(`${stream} ${id}`))).toHaveLength(answered.length);
      for (let number = 1; number <= CALLERS; number += 1) {
        const events = await store.readStream(`hand-crash.${number}.1`);
        expect(events.map(({ revision }) => revision)).toEqual(events.map((_, index) => index));
        const inOrder = answered.filter((line) => line.startsWith(`hand-crash.${number}.1 `));
        expect(events.map(({ stream, id }) => `${stream} ${id}`).filter((line) => answeredSet.has(line))).toEqual(inOrder);
        expectWholeAppends(events);
      }
      await store.close();
    }
  }, 300_000);
});
