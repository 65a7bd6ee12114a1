/**
 * A thread that asks a server a plain query every few milliseconds, whether or not earlier ones are answered, and keeps the times of those that were due
 * between `begin` and `end`.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { Pool } from 'undici';

export interface AskerData {
  readonly url: string;
  readonly query: string;
}

const EVERY_MS = 5;

const { url, query } = workerData as AskerData;
const target = new URL(url);
const pool = new Pool(target.origin, { connections: 16 });
const headers = { 'content-type': 'application/json' };
const body = JSON.stringify({ query });
const times: number[] = [];
let isKept = false;
const underWay = new Set<Promise<void>>();

async function ask(due: number, isKept: boolean): Promise<void> {
  const answer = await pool.request({ path: target.pathname, method: 'POST', headers, body });
  await answer.body.text();
  if (isKept) times.push(performance.now() - due);
}

let due = performance.now();
setInterval(() => {
  for (; due <= performance.now(); due += EVERY_MS) {
    const asked = ask(due, isKept).finally(() => underWay.delete(asked));
    underWay.add(asked);
  }
}, 1);

parentPort!.on('message', (what: 'begin' | 'end' | 'report') => {
  if (what !== 'report') isKept = what === 'begin';
  else
    void Promise.all(underWay).then(() => {
      times.sort((one, other) => one - other);
      parentPort!.postMessage(times[Math.floor(times.length * 0.99)] ?? 0);
    });
});
