/**
 * `tapis migrate`: a played night moves to KurrentDB (the tests' wire service, which tests our client and stands in for no database) and back, and is
 * the same byte for byte; killed in the middle and taken up; and what it refuses.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openSqliteEventStore } from '../../src/store/sqlite-event-store.js';
import { removeTemporaryFolders, tapis, temporaryFolder } from '../program/run.js';
import { WireProcess } from '../wire-service/wire-process.js';

const project = fileURLToPath(new URL('../..', import.meta.url));
const program = join(project, 'bin', 'tapis.js');
const night = join(project, 'examples', 'club-night.phhs');

interface Summary {
  readonly from: string;
  readonly to: string;
  readonly events: number;
  readonly streams: number;
  readonly moved: number;
  readonly alreadyThere: number;
  readonly findings: readonly unknown[];
}

let wire: WireProcess;
let store = '';
let exported = '';
let events = 0;

/** The command line, with its summary where it wrote one. */
async function migrate(from: string, to: string): Promise<{ code: number; err: string; summary: Summary }> {
  const { code, out, err } = await tapis('migrate', '--from', from, '--to', to, '--json');
  return { code, err, summary: (out === '' ? {} : JSON.parse(out)) as Summary };
}

const exportOf = async (folder: string): Promise<string> => (await tapis('export', '--data', folder)).out;

/** Starts the built program, and kills it as a power cut would once something has come to pass. @returns whether it was still at work */
async function killedOnce(reached: () => Promise<boolean>, from: string, to: string): Promise<boolean> {
  if (!existsSync(join(project, 'dist', 'src', 'cli', 'main.js'))) throw new Error('run "npm run build" first, as "npm test" does');
  const child = spawn(process.execPath, [program, 'migrate', '--from', from, '--to', to], { stdio: ['ignore', 'ignore', 'pipe'] });
  const said: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  const ended = once(child, 'exit');
  while (!(await reached()) && child.exitCode === null) await delay(1);
  child.kill('SIGKILL');
  const [code] = (await ended) as [number | null];
  if (code !== null && code > 0) throw new Error(`it ended with ${code} before it was killed: ${said.join('')}`);
  return code === null;
}

/** How many events a folder's file holds, read beside its writer. */
function eventsIn(folder: string): number {
  const path = join(folder, 'events.sqlite');
  if (!existsSync(path)) return 0;
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    return (database.prepare('SELECT count(*) AS events FROM events').get() as { events: number }).events;
  } catch {
    // It is just being made.
    return 0;
  } finally {
    database.close();
  }
}

beforeAll(async () => {
  wire = await WireProcess.start();
  store = temporaryFolder();
  expect((await tapis('import', night, '--tournament', 'night', '--data', store)).code).toBe(0);
  exported = await exportOf(store);
  events = exported.trimEnd().split('\n').length;
});

afterAll(async () => {
  await wire.stop();
  removeTemporaryFolders();
});

describe('a night that moves to KurrentDB and back', () => {
  it('is the same there, and comes back byte for byte', async () => {
    await wire.reset();
    const server = wire.connectionString();
    const there = await migrate(`sqlite:${store}`, server);
    expect(there).toMatchObject({ code: 0, summary: { events, moved: events, alreadyThere: 0, findings: [] } });
    expect(await tapis('verify', '--store', server)).toMatchObject({ code: 0 });
    expect(await migrate(`sqlite:${store}`, server)).toMatchObject({ code: 0, summary: { events, moved: 0, alreadyThere: events } });

    const folder = temporaryFolder();
    expect(await migrate(server, `sqlite:${folder}`)).toMatchObject({ code: 0, summary: { events, moved: events } });
    expect(await exportOf(folder)).toBe(exported);
    copyFileSync(join(store, 'players.sqlite'), join(folder, 'players.sqlite'));
    expect(await tapis('verify', '--data', folder)).toMatchObject({ code: 0 });
    expect(await tapis('rebuild', '--data', folder)).toMatchObject({ code: 0 });
  });

  it('takes the other store from the environment, and shows no password', async () => {
    await wire.reset();
    process.env['TAPIS_STORE'] = wire.connectionString();
    try {
      const { code, out } = await tapis('migrate', '--from', `sqlite:${store}`);
      expect(code).toBe(0);
      expect(out).toMatch(
        new RegExp(`^${events.toLocaleString('en')} events in [\\d,]+ streams are the same in sqlite:\\S+ and kurrentdb://127`),
      );
    } finally {
      delete process.env['TAPIS_STORE'];
    }
    const { code, out, err } = await tapis('migrate', '--from', 'user:secret@host', '--to', `sqlite:${temporaryFolder()}`);
    expect([code, out]).toEqual([2, '']);
    expect(err).not.toContain('secret');
  });

  it('killed on the way there, it goes on where it ended and doubles nothing', async () => {
    await wire.reset();
    const server = wire.connectionString();
    const begun = async (): Promise<boolean> => (await wire.counts()).append > 20;
    expect(await killedOnce(begun, `sqlite:${store}`, server)).toBe(true);
    const { code, summary } = await migrate(`sqlite:${store}`, server);
    expect(code).toBe(0);
    expect(summary.alreadyThere).toBeGreaterThan(0);
    expect(summary.moved).toBeGreaterThan(0);
    expect(summary.alreadyThere + summary.moved).toBe(events);
    const folder = temporaryFolder();
    expect(await migrate(server, `sqlite:${folder}`)).toMatchObject({ code: 0 });
    expect(await exportOf(folder)).toBe(exported);
  });

  it('killed on the way back, it goes on where it ended', async () => {
    await wire.reset();
    const server = wire.connectionString();
    expect(await migrate(`sqlite:${store}`, server)).toMatchObject({ code: 0 });
    // The kill has to fall between two pages, which are some ten milliseconds apart: another attempt where it came too late.
    let folder = '';
    let standing = events;
    for (let attempt = 0; attempt < 10 && standing === events; attempt++) {
      folder = temporaryFolder();
      await killedOnce(async () => eventsIn(folder) > 0, server, `sqlite:${folder}`);
      standing = eventsIn(folder);
    }
    expect(standing).toBeLessThan(events);
    expect(standing).toBeGreaterThan(0);
    const { code, summary, err } = await migrate(server, `sqlite:${folder}`);
    expect([code, summary.alreadyThere, summary.moved]).toEqual([0, standing, events - standing]);
    expect(err).toContain(`${standing.toLocaleString('en')} events stand at the target already`);
    expect(await exportOf(folder)).toBe(exported);
  });
});

describe('what can not be moved', () => {
  it('a target with other events, which is left as it is', async () => {
    await wire.reset();
    const server = wire.connectionString();
    await wire.write({ stream: 'tournament-other', type: 'TournamentCreated', data: '{}', metadata: '{"eventId":"other"}' });
    expect(await migrate(`sqlite:${store}`, server)).toMatchObject({ code: 1, err: expect.stringContaining('(STORE_HAS_OTHER_EVENTS)') });
    expect(await wire.appended()).toHaveLength(1);

    const folder = temporaryFolder();
    const other = openSqliteEventStore({ path: join(folder, 'events.sqlite') });
    await other.append('tournament-other', [{ id: 'other', type: 'TournamentCreated', data: '{}', metadata: '{}' }], 'noStream');
    await other.close();
    expect(await migrate(`sqlite:${store}`, `sqlite:${folder}`)).toMatchObject({
      code: 1,
      err: expect.stringContaining('(STORE_HAS_OTHER_EVENTS)'),
    });
    expect(eventsIn(folder)).toBe(1);
  });

  it('a target that is the source and more', async () => {
    const folder = temporaryFolder();
    expect(await migrate(`sqlite:${store}`, `sqlite:${folder}`)).toMatchObject({ code: 0 });
    const longer = openSqliteEventStore({ path: join(folder, 'events.sqlite') });
    await longer.append('tournament-more', [{ id: 'more', type: 'TournamentCreated', data: '{}', metadata: '{}' }], 'noStream');
    await longer.close();
    expect(await migrate(`sqlite:${store}`, `sqlite:${folder}`)).toMatchObject({
      code: 1,
      err: expect.stringContaining('(STORE_HAS_OTHER_EVENTS)'),
    });
  });

  it('a folder whose server runs', async () => {
    const held = openSqliteEventStore({ path: join(store, 'events.sqlite') });
    try {
      const { code, err } = await migrate(`sqlite:${store}`, `sqlite:${temporaryFolder()}`);
      expect([code, err]).toEqual([1, expect.stringContaining('(STORE_IN_USE)')]);
    } finally {
      await held.close();
    }
  });

  it('a folder with views of another store', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'reactions.json'), '{"position":1}');
    const { code, err } = await migrate(`sqlite:${store}`, `sqlite:${folder}`);
    expect([code, err]).toEqual([1, expect.stringMatching(/reactions\.json.*\(FOLDER_HAS_VIEWS\)\n$/)]);
    expect(eventsIn(folder)).toBe(0);
  });

  it('a source that is not there, and is not made', async () => {
    const folder = join(temporaryFolder(), 'nothing');
    expect(await migrate(`sqlite:${folder}`, `sqlite:${temporaryFolder()}`)).toMatchObject({
      code: 1,
      err: expect.stringContaining('(STORE_NOT_FOUND)'),
    });
    expect(existsSync(folder)).toBe(false);
  });

  it.each([
    ['kurrentdb://127.0.0.1:1?tls=false&colour=red', 'STORE_ADDRESS_WRONG'],
    ['kurrentdb://user:secret@127.0.0.1:1?tls=false', 'STORE_ADDRESS_WRONG'],
  ])('an address such as %s', async (address, expected) => {
    const { code, err } = await migrate(`sqlite:${store}`, address);
    expect([code, err]).toEqual([1, expect.stringContaining(`(${expected})`)]);
    expect(err).not.toContain('secret');
  });

  it('a tampered source is moved as it stands, and told', async () => {
    const folder = temporaryFolder();
    copyFileSync(join(store, 'events.sqlite'), join(folder, 'events.sqlite'));
    const database = new DatabaseSync(join(folder, 'events.sqlite'));
    database.exec("UPDATE events SET data = '{}' WHERE position = 100");
    database.close();
    const moved = temporaryFolder();
    const { code, summary, err } = await migrate(`sqlite:${folder}`, `sqlite:${moved}`);
    expect([code, summary.events, summary.findings.length > 0]).toEqual([1, events, true]);
    expect(err).toContain('(SOURCE_NOT_AS_RECORDED)');
    expect(await exportOf(moved)).toBe(await exportOf(folder));
  });

  it('a source that lacks events is not moved past the gap', async () => {
    const folder = temporaryFolder();
    copyFileSync(join(store, 'events.sqlite'), join(folder, 'events.sqlite'));
    const database = new DatabaseSync(join(folder, 'events.sqlite'));
    database.exec('DELETE FROM events WHERE position = 100');
    database.close();
    const { code, err } = await migrate(`sqlite:${folder}`, `sqlite:${temporaryFolder()}`);
    expect([code, err]).toEqual([1, expect.stringContaining('(STORE_CHANGED)')]);
  });
});
