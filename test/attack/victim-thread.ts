/**
 * Asks the same over and over, and measures how long each answer takes. Ends, and tells, when it is asked to.
 */
import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { WARM, type Waits } from './victim.js';

interface Task {
  readonly url: string;
  readonly bodies: readonly string[];
  readonly token: string | null;
  readonly pauseMs: number;
  readonly answered: Int32Array;
}

const { url, bodies, token, pauseMs, answered } = workerData as Task;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const headers = {
  'content-type': 'application/json',
  ...(token === null ? {} : { authorization: `Bearer ${token}` }),
};

const waited: number[] = [];
let sent = 0;
let refused = 0;
let failed = 0;

function ask(): Promise<void> {
  return new Promise((resolve) => {
    const body = bodies[sent % bodies.length]!.replaceAll('§', String(sent));
    sent += 1;
    const begun = performance.now();
    const fail = (): void => {
      failed += 1;
      resolve();
    };
    const call = request(
      url,
      { agent, method: 'POST', headers: { ...headers, 'content-length': Buffer.byteLength(body) }, timeout: 30_000 },
      (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('error', fail);
        response.on('end', () => {
          if (Atomics.add(answered, 0, 1) < WARM) return resolve();
          waited.push(performance.now() - begun);
          if (!text.startsWith('{"data":{')) refused += 1;
          resolve();
        });
      },
    );
    call.on('timeout', () => call.destroy(new Error('no answer')));
    call.on('error', fail);
    call.end(body);
  });
}

const stop = new AbortController();
parentPort!.on('message', () => stop.abort());
while (!stop.signal.aborted) {
  await ask();
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
}
agent.destroy();
// A thread has no origin to name.
// eslint-disable-next-line unicorn/require-post-message-target-origin
parentPort!.postMessage({ waited, refused, failed } satisfies Waits);
parentPort!.close();
