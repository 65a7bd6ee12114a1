/**
 * Asks a plain query over and over without a token, and measures how long each answer takes. Ends, and tells, when it is asked to.
 */
import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import type { Waits } from './victim.js';

const { url, query, pauseMs } = workerData as { readonly url: string; readonly query: string; readonly pauseMs: number };
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const body = JSON.stringify({ query });
const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };

const waited: number[] = [];
let refused = 0;
let failed = 0;
let over = false;

function ask(): Promise<void> {
  return new Promise((resolve) => {
    const begun = performance.now();
    const fail = (): void => {
      failed += 1;
      resolve();
    };
    const call = request(url, { agent, method: 'POST', headers, timeout: 30_000 }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('error', fail);
      response.on('end', () => {
        waited.push(performance.now() - begun);
        if (!text.startsWith('{"data":{')) refused += 1;
        resolve();
      });
    });
    call.on('timeout', () => call.destroy(new Error('no answer')));
    call.on('error', fail);
    call.end(body);
  });
}

parentPort!.on('message', () => (over = true));
while (!over) {
  await ask();
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
}
agent.destroy();
parentPort!.postMessage({ waited, refused, failed } satisfies Waits);
parentPort!.close();
