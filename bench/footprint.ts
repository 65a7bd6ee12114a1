/**
 * Rows 11, 12 and 15: how long a server takes to start with a million events, what memory it holds, and what disk its events take.
 */
import { rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseSync } from 'node:sqlite';
import { dataFiles } from '../src/app/folder/data-files.js';
import { openTapis } from '../src/app/tapis.js';
import { inFolder } from './folder.js';
import { inTurn, type Pair, type Row, rowOf } from './rounds.js';
import { startProcess } from './server-process.js';
import { playTournaments, seatTournament } from './tournaments.js';

const EVENTS = 1_000_000;
const MB = 1e6;
/** Seconds until a start has been collected. */
const IDLE_MS = 5_000;

/** Milliseconds from the start of a server on the folder until it answers. */
async function startOn(folder: string): Promise<number> {
  const server = await startProcess(folder);
  await server.stop();
  return server.openedAfter;
}

/** Fills a folder with tournaments and their views, with nothing left to react to. @param events at the least @returns how many there are */
async function play(folder: string, events: number): Promise<number> {
  const tapis = await openTapis({ folder });
  let count = await playTournaments(tapis.store, 1);
  for (let first = 2; count < events; first += 50) count = await playTournaments(tapis.store, 50, first);
  await tapis.runner.waitFor(count, 600_000);
  await tapis.close();
  await (await openTapis({ folder })).close();
  return count;
}

const startRows = (): Promise<Row[]> =>
  inFolder(async (path) => {
    const folder = dirname(path);
    await play(folder, EVENTS);
    const pairs = await inTurn(
      () => startOn(folder),
      () => inFolder((empty) => startOn(dirname(empty))),
    );
    const withoutViews: Pair<number>[] = [];
    for (let round = 0; round < 3; round += 1) {
      for (const suffix of ['', '-wal', '-shm']) rmSync(join(folder, dataFiles.views) + suffix, { force: true });
      withoutViews.push({ ours: await startOn(folder), bare: 3_000 });
    }
    const goal = { unit: 'ms', sense: 'most' } as const;
    return [
      rowOf({ ...goal, name: '11 start with a million events, against an empty folder', target: 1.1 }, pairs),
      rowOf({ ...goal, name: '11 first answer with a million events and no views, against 3 s', target: 1 }, withoutViews),
    ];
  });

async function memoryOf(folder: string, ask: readonly string[]): Promise<number> {
  const server = await startProcess(folder);
  const headers = { 'content-type': 'application/json' };
  for (const query of ask) await (await fetch(server.url, { method: 'POST', headers, body: JSON.stringify({ query }) })).text();
  await delay(IDLE_MS);
  const bytes = server.memory();
  await server.stop();
  return bytes / MB;
}

async function memoryRows(): Promise<Row[]> {
  const idle: Pair<number>[] = [];
  const full: Pair<number>[] = [];
  await inFolder(async (path) => {
    const folder = dirname(path);
    const tapis = await openTapis({ folder });
    const ids = [];
    for (let number = 0; number < 200; number += 1) ids.push(await seatTournament(tapis.store, number, 50));
    await tapis.runner.waitFor((await tapis.store.lastPosition())!, 60_000);
    await tapis.close();
    const ask = ids.map(
      (id) => `{ tournament(id: "${id}") { standings(first: 50) { nodes { rank playerId } } tables { nodes { table } } } }`,
    );
    for (let round = 0; round < 3; round += 1) {
      idle.push({ ours: await inFolder((empty) => memoryOf(dirname(empty), [])), bare: 200 });
      full.push({ ours: await memoryOf(folder, ask), bare: 260 });
    }
  });
  const goal = { unit: 'MB', target: 1, sense: 'most' } as const;
  return [
    rowOf({ ...goal, name: '12 memory of a server without tournaments, against 200 MB' }, idle),
    rowOf({ ...goal, name: '12 memory with 200 tournaments of 50, all asked for, against 260 MB' }, full),
  ];
}

const diskRow = (): Promise<Row> =>
  inFolder(async (path) => {
    const folder = dirname(path);
    const events = await play(folder, 50_000);
    const database = new DatabaseSync(path, { readOnly: true });
    const { data } = database.prepare('SELECT sum(length(data)) AS data FROM events').get() as { data: number };
    database.close();
    const ours = [dataFiles.events, dataFiles.views].reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
    const name = '15 bytes of an event on disk, views included, against its data as JSON';
    return rowOf({ name, unit: 'bytes', target: 6, sense: 'most' }, [{ ours: ours / events, bare: data / events }]);
  });

export async function footprintRows(): Promise<Row[]> {
  return [...(await startRows()), ...(await memoryRows()), await diskRow()];
}
