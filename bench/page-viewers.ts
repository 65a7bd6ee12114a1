/**
 * People who have a tournament's page open, in a process of their own: `node page-viewers.js OPTIONS`, as JSON. Each has a socket with the subscriptions of
 * the page, and after a change takes a snapshot within the time over which the page spreads them. Prints how long after each command was sent the
 * last of them heard of it, how long snapshots took, and how long plain queries took meanwhile.
 */
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { Pool } from 'undici';
import { WebSocket } from 'ws';
import type { AskerData } from './asker.js';

export interface PageViewersOptions {
  /** Of HTTP; WebSockets have the same address. */
  readonly url: string;
  readonly viewers: number;
  readonly tournamentId: string;
  readonly subscriptions: readonly string[];
  /** Which of them hears of the commands. */
  readonly told: number;
  readonly snapshot: string;
  readonly spreadMs: number;
  /** The bodies of the commands, one a round. */
  readonly commands: readonly string[];
  readonly query: string;
  readonly token: string;
}

export interface PageViewersResult {
  /** Milliseconds from the sending of the command to the last viewer's message, of each round. */
  readonly last: readonly number[];
  /** The 99th percentiles, in milliseconds. */
  readonly queries: number;
  readonly snapshots: number;
  readonly snapshotsTaken: number;
  /** Answered with 503, and asked again later. */
  readonly refused: number;
}

/** Sockets that are opened at one time. */
const AT_ONCE = 100;
const REST_MS = 1_000;
const AGAIN_MS = 5_000;

const options = JSON.parse(process.argv[2]!) as PageViewersOptions;
const { url, viewers, tournamentId, subscriptions, told, snapshot, spreadMs, commands, query, token } = options;
if (new URL(url).hostname !== '127.0.0.1') throw new Error('only this machine is a target');
const variables = { id: tournamentId };
const target = new URL(url);
const pool = new Pool(target.origin, { connections: 256 });
// As a browser asks.
const headers = { 'content-type': 'application/json', 'accept-encoding': 'gzip, deflate, br' };
const snapshotBody = JSON.stringify({ query: snapshot, variables });
const times: number[] = [];
const snapshots = { underWay: 0 };
let refused = 0;

/** How many have heard since the last round; resolves with all. */
let heard = 0;
let allHeard: () => void = () => undefined;
const everybody = (): Promise<void> =>
  new Promise((resolve) => {
    heard = 0;
    allHeard = resolve;
  });

async function takeSnapshot(): Promise<void> {
  const begun = performance.now();
  const { body, statusCode } = await pool.request({ path: target.pathname, method: 'POST', headers, body: snapshotBody });
  await body.arrayBuffer();
  if (statusCode === 503) {
    // As a page does: the server is too busy now.
    refused += 1;
    await delay(AGAIN_MS + Math.random() * spreadMs);
    return takeSnapshot();
  }
  if (statusCode !== 200) throw new Error(`a snapshot was answered with ${statusCode}`);
  times.push(performance.now() - begun);
  snapshots.underWay -= 1;
}

async function look(): Promise<void> {
  const socket = new WebSocket(url.replace('http', 'ws'), 'graphql-transport-ws', { perMessageDeflate: false });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => socket.send('{"type":"connection_init"}'));
    socket.once('error', reject);
    const begun = new Set<string>();
    let planned = false;
    socket.on('message', (data: Buffer) => {
      const [, id = ''] = /^\{"id":"(\d)","type":"next"/.exec(data.subarray(0, 40).toString()) ?? [];
      if (id === '') {
        if (!data.includes('connection_ack')) reject(new Error(data.toString().slice(0, 300)));
        for (const [at, text] of subscriptions.entries())
          socket.send(JSON.stringify({ id: String(at), type: 'subscribe', payload: { query: text, variables } }));
      } else if (!begun.has(id)) {
        begun.add(id);
        if (begun.size === subscriptions.length) resolve();
      } else {
        if (Number(id) === told && (heard += 1) === viewers) allHeard();
        if (planned) return;
        planned = true;
        snapshots.underWay += 1;
        setTimeout(() => {
          planned = false;
          void takeSnapshot();
        }, Math.random() * spreadMs);
      }
    });
  });
}

for (let from = 0; from < viewers; from += AT_ONCE) await Promise.all(Array.from({ length: Math.min(AT_ONCE, viewers - from) }, look));

const workerData: AskerData = { url, query };
const asker = new Worker(new URL('asker.js', import.meta.url), { workerData });
await once(asker, 'online');
// Real viewers have processors of their own: these leave theirs to the asker's thread when it has something to do.
setPriority(19);
const last: number[] = [];
for (const body of commands) {
  await delay(REST_MS);
  const done = everybody();
  asker.postMessage('begin');
  const sentAt = performance.now();
  const answer = await fetch(url, { method: 'POST', headers: { ...headers, authorization: `Bearer ${token}` }, body });
  const text = await answer.text();
  if (text.includes('"errors"')) throw new Error(text.slice(0, 300));
  await done;
  last.push(performance.now() - sentAt);
  while (snapshots.underWay > 0) await delay(50);
  asker.postMessage('end');
}
times.sort((one, other) => one - other);
asker.once('message', (queries: number) => {
  const result: PageViewersResult = {
    last,
    queries,
    snapshots: times[Math.floor(times.length * 0.99)]!,
    snapshotsTaken: times.length,
    refused,
  };
  process.stdout.write(JSON.stringify(result), () => process.exit(0));
});
asker.postMessage('report');
