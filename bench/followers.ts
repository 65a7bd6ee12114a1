/**
 * Followers of one standing, in a process of their own: `node followers.js OPTIONS`, as JSON. They connect, and once all have the standing, a command
 * changes it. Prints for each command how long after its answer the last follower heard of it, and how long plain queries took meanwhile.
 */
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { WebSocket } from 'ws';
import type { AskerData } from './asker.js';

export interface FollowersOptions {
  /** Of HTTP; WebSockets have the same address. */
  readonly url: string;
  readonly followers: number;
  /** The bodies of the commands, one a round. */
  readonly commands: readonly string[];
  readonly subscription: object;
  readonly query: string;
  readonly token: string;
}

export interface FollowersResult {
  /** Milliseconds from the answer of the command to the last follower's message, of each round. */
  readonly last: readonly number[];
  /** The 99th percentile of all plain queries while messages were on their way, milliseconds. */
  readonly p99: number;
}

/** Sockets that are opened at one time. */
const AT_ONCE = 100;
const REST_MS = 500;

const { url, followers, commands, subscription, query, token } = JSON.parse(process.argv[2]!) as FollowersOptions;
if (new URL(url).hostname !== '127.0.0.1') throw new Error('only this machine is a target');
const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };

/** How many have a message since the last round; resolves with all. */
let heard = 0;
let allHeard: () => void = () => undefined;
const everybody = (): Promise<void> =>
  new Promise((resolve) => {
    heard = 0;
    allHeard = resolve;
  });

async function follow(): Promise<void> {
  const socket = new WebSocket(url.replace('http', 'ws'), 'graphql-transport-ws', { perMessageDeflate: false });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => socket.send('{"type":"connection_init"}'));
    socket.once('error', reject);
    let isFirst = true;
    socket.on('message', (data: Buffer) => {
      const type = /"type":"(\w+)"/.exec(data.subarray(0, 60).toString())?.[1];
      if (type === 'connection_ack') socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: subscription }));
      else if (type !== 'next') reject(new Error(data.toString().slice(0, 300)));
      else if (isFirst) {
        isFirst = false;
        resolve();
      } else if ((heard += 1) === followers) allHeard();
    });
  });
}

for (let from = 0; from < followers; from += AT_ONCE)
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, followers - from) }, follow));

const workerData: AskerData = { url, query };
const asker = new Worker(new URL('asker.js', import.meta.url), { workerData });
await once(asker, 'online');
// Real followers have processors of their own: these leave theirs to the asker's thread when it has something to do.
setPriority(19);
const tell = (what: string): void => asker.postMessage(what);
const last: number[] = [];
for (const body of commands) {
  await new Promise((go) => setTimeout(go, REST_MS));
  const done = everybody();
  tell('begin');
  const answer = await fetch(url, { method: 'POST', headers, body });
  const text = await answer.text();
  const answered = performance.now();
  if (text.includes('"errors"')) throw new Error(text.slice(0, 300));
  await done;
  last.push(performance.now() - answered);
  tell('end');
}
asker.once('message', (p99: number) => {
  process.stdout.write(JSON.stringify({ last, p99 } satisfies FollowersResult), () => process.exit(0));
});
tell('report');
