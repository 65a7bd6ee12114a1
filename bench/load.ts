/**
 * A load for an HTTP server, in a process of its own so that it does not run on the server's thread: `node load.js URL BODY REQUESTS`.
 * Prints how many requests a second were answered, with 32 connections kept open, on this machine only.
 */
import { Agent, request } from 'node:http';

const [url, body, count] = process.argv.slice(2) as [string, string, string];
const target = new URL(url);
if (target.hostname !== '127.0.0.1') throw new Error('only this machine is a target');
const connections = 32;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
let left = Number(count);

function send(): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = request(target, { agent, method: 'POST', headers }, (response) => {
      let size = 0;
      response.on('data', (chunk: Buffer) => (size += chunk.length));
      response.on('end', () => (response.statusCode === 200 && size > 0 ? resolve() : reject(new Error(`status ${response.statusCode}`))));
    });
    call.on('error', reject);
    call.end(body);
  });
}

async function sender(): Promise<void> {
  while (left-- > 0) await send();
}

const start = process.hrtime.bigint();
await Promise.all(Array.from({ length: connections }, sender));
process.stdout.write(String(Number(count) / (Number(process.hrtime.bigint() - start) / 1e9)));
agent.destroy();
