/** Command times of a cluster node over HTTP, compared with bare appends of the same client. */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { jsonEvent, NO_STREAM } from '@kurrent/kurrentdb-client';
import { appending } from '../src/store/kurrentdb/append-options.js';
import { KurrentConnection } from '../src/store/kurrentdb/connection.js';
import { median } from './rounds.js';

/** The commands that are measured: of the door, of a hand that is typed, and of one that is not. */
export const measuredCommands = ['registerPlayer', 'act', 'recordHandResult'] as const;

export interface ClusterClientOptions {
  /** Of GraphQL. */
  readonly url: string;
  readonly token: string;
  readonly what: (typeof measuredCommands)[number];
  readonly clients: number;
  /** For how long. */
  readonly seconds: number;
  /** Tournaments are named by it. */
  readonly run: string;
}

export interface ClusterClientResult {
  readonly perSecond: number;
  /** Milliseconds, the median. */
  readonly took: number;
}

const run = promisify(execFile);

/** Bare appends of one event, each client to a stream of its own, one after the other. @param streams how the names of the streams begin */
export async function measureAppends(
  connectionString: string,
  { streams, clients, seconds }: { readonly streams: string; readonly clients: number; readonly seconds: number },
): Promise<ClusterClientResult> {
  const connection = new KurrentConnection({ connectionString, notice: () => undefined });
  const data = { text: 'x'.repeat(300) };
  const times: number[] = [];
  const begun = performance.now();
  const end = begun + seconds * 1_000;
  try {
    await Promise.all(
      Array.from({ length: clients }, async (_, client) => {
        for (let n = 0; performance.now() < end; n += 1) {
          const before = performance.now();
          const event = jsonEvent({ id: randomUUID(), type: 'Bench', data });
          const streamState = n === 0 ? NO_STREAM : BigInt(n - 1);
          await connection.client.appendToStream(`${streams}${client}`, [event], { streamState, ...appending });
          times.push(performance.now() - before);
        }
      }),
    );
    return { perSecond: times.length / ((performance.now() - begun) / 1_000), took: median(times) };
  } finally {
    connection.close();
  }
}

/** @param program runs the clients in a process of its own */
export async function measureCommands(program: string, options: ClusterClientOptions): Promise<ClusterClientResult> {
  const { stdout } = await run(process.execPath, [program, JSON.stringify(options)]);
  return JSON.parse(stdout) as ClusterClientResult;
}
