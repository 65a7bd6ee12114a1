/**
 * A load for an HTTP server, in a process of its own so that it does not run on the server's thread: `node load.js OPTIONS`, as JSON.
 * Prints how many requests a second were answered and the 99th percentile of their times, over connections kept open, on this machine only.
 */
import { readFileSync } from 'node:fs';
import { Pool } from 'undici';
import { readClubNight } from '../src/demo/club-night.js';
import { playNight } from '../src/demo/play-night.js';

export interface LoadOptions {
  readonly url: string;
  /** How many connections ask at one time, each for its next answer when it has the last. */
  readonly clients: number;
  /** How many requests in all. */
  readonly requests: number;
  /** The repeated request; without it, each client enters a club night, command by command. */
  readonly body?: string;
  readonly token?: string;
  /** Nights of one server are named by it. */
  readonly round?: number;
}

export interface LoadResult {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p99: number;
}

class Enough extends Error {}

const { url, clients, requests, body, token, round = 0 } = JSON.parse(process.argv[2]!) as LoadOptions;
const target = new URL(url);
if (target.hostname !== '127.0.0.1') throw new Error('only this machine is a target');
const pool = new Pool(target.origin, { connections: clients });
const headers = { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) };
const times: number[] = [];

async function send(text: string): Promise<string> {
  if (times.length >= requests) throw new Enough();
  const at = times.push(Number.POSITIVE_INFINITY) - 1;
  const start = performance.now();
  const answer = await pool.request({ path: target.pathname, method: 'POST', headers, body: text });
  const answered = await answer.body.text();
  times[at] = performance.now() - start;
  if (answer.statusCode !== 200) throw new Error(`status ${answer.statusCode}: ${answered.slice(0, 500)}`);
  return answered;
}

/** Sends what the load sends, until it is over. */
async function repeat(text: string): Promise<never> {
  for (;;) await send(text);
}

async function enterNights(client: number): Promise<never> {
  const night = readClubNight(readFileSync('examples/club-night.phhs', 'utf8'), 'examples/club-night.phhs');
  const request = async <Data>(query: string, variables = {}): Promise<Data> => {
    const { data, errors } = JSON.parse(await send(JSON.stringify({ query, variables }))) as { data: Data; errors?: unknown };
    if (errors !== undefined) throw new Error(JSON.stringify(errors));
    return data;
  };
  for (let each = 1; ; each++) await playNight({ request }, `bench-${round}-${client}-${each}`, night, () => undefined);
}

const start = performance.now();
const all = Array.from({ length: clients }, (_, client) => (body === undefined ? enterNights(client) : repeat(body)));
const failures = (await Promise.allSettled(all))
  .map((each) => (each as PromiseRejectedResult).reason as Error)
  .filter((each) => !(each instanceof Enough));
if (failures.length > 0) throw failures[0]!;
const seconds = (performance.now() - start) / 1_000;
times.sort((one, other) => one - other);
process.stdout.write(JSON.stringify({ perSecond: requests / seconds, p99: times[Math.floor(requests * 0.99)]! } satisfies LoadResult));
await pool.close();
