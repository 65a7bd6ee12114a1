/**
 * What grows with one dimension: a server is started on a store of some size, the first command and later ones are timed, and beside them the longest turn of
 * its event loop, in computing time of its thread, and the longest wait of `/health`, which other programs of the machine lengthen.
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { hashToken } from '../src/api/request/admin-token.js';
import { startServer, type RunningServer } from '../src/api/start-server.js';
import { openTapis, type Tapis } from '../src/app/tapis.js';
import type { Command, GrowingClientData, GrowingClientResult } from './growing-client.js';
import { longestTurnOf } from './longest-turn.js';
import { median, rowOf, type Row } from './rounds.js';

export type { Command } from './growing-client.js';

/** How often each is measured; each time a server is started. */
export const ROUNDS = 3;
const MOST_TURN_MS = 50;
export const token = `tapis_${'b'.repeat(43)}`;

/** What one start on a store showed, in milliseconds. */
interface Measured {
  /** The first command after the start, and the median of those after it. */
  readonly cold: number;
  readonly warm: number;
  /** The longest turn of the event loop, from the start of the server to the last command. */
  readonly turn: number;
  readonly stall: number;
}

interface Running {
  readonly tapis: Tapis;
  readonly server: RunningServer;
  /** Of GraphQL. */
  readonly url: string;
}

/** Does something with a server on a folder. */
export async function whileRunning<Result>(folder: string, work: (running: Running) => Promise<Result>): Promise<Result> {
  const tapis = await openTapis({ folder });
  // On a busy machine a query may wait long; the measurement is how long others wait for it.
  const many = { sockets: 10_000, socketsPerAddress: 10_000, connections: 10_000, liveQueries: 10_000, liveQueriesPerAddress: 10_000 };
  const limits = { tokenCostPerMinute: 1e9, tokenOperations: 1_000, operationMs: 600_000, ...many };
  const server = await startServer({ tapis, adminTokenHash: hashToken(token), port: 0, limits });
  try {
    return await work({ tapis, server, url: `${server.url}/graphql` });
  } finally {
    await server.close();
    await tapis.close();
  }
}

async function client(data: GrowingClientData): Promise<GrowingClientResult> {
  const worker = new Worker(new URL('growing-client.js', import.meta.url), { workerData: data });
  const [result] = (await once(worker, 'message')) as [GrowingClientResult];
  await worker.terminate();
  return result;
}

/** How a store of a size is made, and what is asked of it then. */
interface Growing {
  /** Fills a folder. */
  readonly fill: (folder: string, size: number) => Promise<void>;
  /** The commands of one round, the first of them cold. */
  readonly commands: (round: number, size: number) => readonly Command[];
  /** Whether a command counts as taken once it is shown. */
  readonly shown?: boolean;
  /** Begins before the commands and goes on beside them. @returns what ends it */
  readonly beside?: (url: string, size: number) => Promise<() => Promise<void>>;
}

/** Makes a store, has its views built, and measures some starts on it. */
async function measureGrowing({ fill, commands, shown = false, beside }: Growing, size: number): Promise<Measured[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tapis-bench-'));
  try {
    await fill(folder, size);
    await whileRunning(folder, ({ tapis }) => tapis.runner.ready());
    const found: Measured[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      globalThis.gc?.();
      found.push(
        await whileRunning(folder, async ({ url }) => {
          let result!: GrowingClientResult;
          let end: (() => Promise<void>) | undefined;
          const turn = await longestTurnOf(async () => {
            end = await beside?.(url, size);
            result = await client({ url, token, commands: commands(round, size), shown });
          });
          await end?.();
          const [cold, ...warm] = result.took;
          return { cold: cold!, warm: median(warm), turn, stall: result.stall };
        }),
      );
    }
    return found;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * The rows of one dimension: commands at the largest size against the smallest, and the longest turn at each.
 * @param most how much a later command may take at the largest size, as a ratio
 */
function rowsOfGrowth(number: string, what: string, sizes: readonly number[], found: readonly (readonly Measured[])[], most = 1.5): Row[] {
  const shown = (size: number): string => size.toLocaleString('en');
  const [small, large] = [found[0]!, found.at(-1)!];
  const growth = sizes.at(-1)! / sizes[0]!;
  const pairs = (of: 'cold' | 'warm', by: number) => large.map((each, round) => ({ ours: each[of] / by, bare: small[round]![of] }));
  const bounded = (of: 'turn' | 'stall', all: readonly Measured[]) => all.map((each) => ({ ours: each[of], bare: MOST_TURN_MS }));
  const goal = { unit: 'ms', target: 1, sense: 'most' } as const;
  return [
    rowOf(
      { ...goal, name: `${number}  ${what}: first command after a start at ${shown(sizes.at(-1)!)}, for as many as ${shown(sizes[0]!)}` },
      pairs('cold', growth),
    ),
    rowOf(
      { ...goal, target: most, name: `${number}  ${what}: a later command at ${shown(sizes.at(-1)!)}, against ${shown(sizes[0]!)}` },
      pairs('warm', 1),
    ),
    ...sizes.map((size, at) =>
      rowOf(
        { ...goal, name: `${number}  ${what}: longest turn of the loop at ${shown(size)}, against ${MOST_TURN_MS} ms` },
        bounded('turn', found[at]!),
      ),
    ),
    rowOf(
      { ...goal, name: `${number}  ${what}: longest wait of /health at ${shown(sizes.at(-1)!)}, against ${MOST_TURN_MS} ms` },
      bounded('stall', large),
    ),
  ];
}

/** All sizes of one dimension. */
export async function growingRows(number: string, what: string, sizes: readonly number[], growing: Growing, most?: number): Promise<Row[]> {
  const found: Measured[][] = [];
  for (const size of sizes) found.push(await measureGrowing(growing, size));
  return rowsOfGrowth(number, what, sizes, found, most);
}
