/**
 * A real disk that is full under a running server. Ready goes red, nothing is acknowledged that is not kept, and the log stays short. Once there
 * is room, ready comes back by itself, even if nobody sends a command to the node.
 */
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { GraphqlClient, GraphqlError } from '../../src/client/graphql-client.js';
import { removeTemporaryFolders, tapis, temporaryFolder } from '../program/run.js';
import { startServerProcess, type ServerProcess } from './server-process.js';
import { mountSmallDisk } from './small-disk.js';

/** A way to fill the disk under a server, and to make room again. */
interface Disk {
  readonly folder: string;
  fill(server: ServerProcess): void;
  free(server: ServerProcess): void;
  remove(): void;
}

const run = (command: string, ...args: readonly string[]): boolean => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** The size of a file is limited for the server's process. */
function limitedFiles(): Disk {
  const folder = temporaryFolder();
  const limit = (server: ServerProcess, bytes: string): void =>
    expect(run('prlimit', '--pid', String(server.pid), `--fsize=${bytes}:`)).toBe(true);
  return {
    folder,
    fill: (server) => limit(server, String(statSync(join(folder, 'events.sqlite-wal')).size + 6_000)),
    free: (server) => limit(server, 'unlimited'),
    remove: () => undefined,
  };
}

let sent = 0;
let client: GraphqlClient;
const acknowledged: string[] = [];

/** Registers a player. @returns the code of the error; null when it was acknowledged */
async function register(player: string): Promise<string | null> {
  const input = { commandId: player, tournamentId: 'friday', playerId: player, adult: true };
  const query = 'mutation r($input: RegisterPlayerInput!) { registerPlayer(input: $input) { repeated } }';
  try {
    await client.request(query, { input });
    acknowledged.push(player);
    return null;
  } catch (error) {
    if (error instanceof GraphqlError) return error.code;
    throw error;
  }
}

interface Ready {
  readonly status: number;
  readonly problems: readonly string[];
}

/** Asks until it is so. */
async function until(server: ServerProcess, isSo: (ready: Ready) => boolean): Promise<Ready> {
  let last = '';
  for (let asked = 0; asked < 20_000; asked += 1) {
    const response = await fetch(`${server.url}/ready`);
    const { problems } = (await response.json()) as { problems: readonly string[] };
    const ready = { status: response.status, problems };
    if (isSo(ready)) return ready;
    last = JSON.stringify(ready);
  }
  throw new Error(`it never came to that: ${last}`);
}

/** A disk of its own in memory. */
function smallDisk(): Disk | null {
  const disk = mountSmallDisk(12);
  return disk === null ? null : { ...disk, fill: () => disk.fill() };
}

const disks: Readonly<Record<string, () => Disk | null>> = { 'the disk is full': smallDisk, 'a file may not grow': limitedFiles };
const possible = Object.entries(disks).flatMap(([name, make]) => {
  const disk = make();
  return disk === null ? [] : [[name, disk] as const];
});

afterAll(() => {
  for (const [, disk] of possible) disk.remove();
  removeTemporaryFolders();
});

it.each(possible)('%s: ready goes red, comes back by itself, and nothing acknowledged is lost', async (_name, disk) => {
  acknowledged.length = 0;
  let server = await startServerProcess(disk.folder);
  try {
    const token = server.token!;
    client = new GraphqlClient({ url: `${server.url}/graphql`, token });
    const structure = [{ kind: 'LEVEL', smallBlind: 25, bigBlind: 50, seconds: 1_200 }];
    const settings = { name: 'F', club: 'T', rulebook: { id: 'ropta' }, startingStack: 10_000, seatsPerTable: 8, chipUnit: 25, structure };
    await client.request('mutation c($input: CreateTournamentInput!) { createTournament(input: $input) { revision } }', {
      input: { commandId: 'create', tournamentId: 'friday', ...settings },
    });
    expect(await register(`p${++sent}`)).toBeNull();
    await until(server, ({ status }) => status === 200);

    const saidBefore = server.said().length;
    disk.fill(server);
    let code: string | null = null;
    for (let tries = 0; tries < 2_000 && code === null; tries += 1) code = await register(`p${++sent}`);
    expect(code).toMatch(/^STORE_/);
    const red = await until(server, ({ status }) => status === 503);
    expect(red.problems.length).toBeGreaterThan(0);
    // Each is refused, and none of them has a line of its own in the log.
    const refused = await Promise.all(Array.from({ length: 200 }, () => register(`p${++sent}`)));
    expect(new Set(refused)).not.toContain(null);
    expect(server.said().slice(saidBefore).trim().split('\n').length).toBeLessThan(10);

    disk.free(server);
    await until(server, ({ status, problems }) => status === 200 && problems.length === 0);
    expect(await register(`p${++sent}`)).toBeNull();
    await server.kill();
    server = await startServerProcess(disk.folder);
    client = new GraphqlClient({ url: `${server.url}/graphql`, token });
    const query = 'mutation r($input: RegisterPlayerInput!) { registerPlayer(input: $input) { repeated } }';
    for (const player of acknowledged) {
      const input = { commandId: player, tournamentId: 'friday', playerId: player, adult: true };
      expect(await client.request(query, { input })).toEqual({ registerPlayer: { repeated: true } });
    }
    expect(await tapis('verify', '--data', disk.folder)).toMatchObject({ code: 0 });
  } finally {
    await server.kill();
  }
});
