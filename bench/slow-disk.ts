/**
 * Row 14: queries while commands wait for a disk that takes 20 ms for each sync. The server runs under `strace`, which makes its syncs so slow.
 */
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { GraphqlClient } from '../src/client/graphql-client.js';
import type { AskerData } from './asker.js';
import { inFolder } from './folder.js';
import { type Row, rowOf } from './rounds.js';
import { startProcess } from './server-process.js';

const SYNC_MS = 20;
const COMMANDS_A_SECOND = 50;
const SECONDS = 20;
const TOURNAMENTS = 25;
const ROUNDS = 3;
/** The target, in milliseconds. */
const TARGET_MS = 10;

/** What makes each sync so slow. */
const strace = [
  'strace',
  '-f',
  '--seccomp-bpf',
  '-o',
  '/dev/null',
  '-e',
  'trace=fsync,fdatasync',
  '-e',
  `inject=fsync,fdatasync:delay_exit=${SYNC_MS}000`,
];

const create = `mutation($input: CreateTournamentInput!) { createTournament(input: $input) { position } }`;
const register = `mutation($input: RegisterPlayerInput!) { registerPlayer(input: $input) { position } }`;
const tournament = {
  name: 'Slow',
  club: 'Bench',
  rulebook: { id: 'ropta' },
  startingStack: 10_000,
  seatsPerTable: 8,
  anteFormat: 'NONE',
  antePriority: 'BLIND_FIRST',
  chipUnit: 25,
  structure: [{ kind: 'LEVEL', smallBlind: 50, bigBlind: 100, ante: 0, seconds: 1200 }],
};

/** Gives commands at their moments, whether or not earlier ones are answered. */
async function giveCommands(client: GraphqlClient): Promise<void> {
  const given: Promise<unknown>[] = [];
  const start = performance.now();
  for (let number = 0; number < SECONDS * COMMANDS_A_SECOND; number += 1) {
    const due = start + (number * 1_000) / COMMANDS_A_SECOND;
    if (due > performance.now()) await delay(due - performance.now());
    const input = {
      commandId: `r${number}`,
      tournamentId: `slow-${number % TOURNAMENTS}`,
      playerId: `p${number}`,
      adult: true,
      showsDocument: true,
    };
    given.push(client.request(register, { input }));
  }
  await Promise.all(given);
}

/** @returns the 99th percentile of plain queries, with commands and without, milliseconds */
const measure = (): Promise<{ readonly busy: number; readonly idle: number }> =>
  inFolder(async (path) => {
    const server = await startProcess(dirname(path), strace);
    const client = new GraphqlClient({ url: server.url, token: server.token!, patienceMs: 60_000 });
    for (let number = 0; number < TOURNAMENTS; number += 1)
      await client.request(create, { input: { ...tournament, commandId: `c${number}`, tournamentId: `slow-${number}` } });
    const query = '{ tournament(id: "slow-1") { standings(first: 10) { totalCount nodes { rank playerId state stack } } } }';
    const idle = await askDuring({ url: server.url, query }, () => delay(5_000));
    const busy = await askDuring({ url: server.url, query }, () => giveCommands(client));
    await server.stop();
    return { busy, idle };
  });

async function askDuring(workerData: AskerData, work: () => Promise<unknown>): Promise<number> {
  const asker = new Worker(new URL('asker.js', import.meta.url), { workerData });
  await delay(1_000);
  asker.postMessage('begin');
  await work();
  asker.postMessage('end');
  const p99 = new Promise<number>((resolve) => asker.once('message', resolve));
  asker.postMessage('report');
  const result = await p99;
  await asker.terminate();
  return result;
}

export async function slowDiskRows(): Promise<Row[]> {
  if (!existsSync('/usr/bin/strace')) {
    process.stderr.write('bench: row 14 needs strace, and is left out\n');
    return [];
  }
  const pairs = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { busy, idle } = await measure();
    process.stderr.write(`  ${busy.toFixed(1)} ms; ${idle.toFixed(1)} ms without commands\n`);
    pairs.push({ ours: busy, bare: TARGET_MS });
  }
  const name = `14 plain queries’ 99th percentile while ${COMMANDS_A_SECOND} commands a second wait for syncs of ${SYNC_MS} ms, against ${TARGET_MS} ms`;
  return [rowOf({ name, unit: 'ms', target: 1, sense: 'most' }, pairs)];
}
