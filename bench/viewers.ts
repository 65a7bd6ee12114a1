/**
 * Row 26: 10,000 viewers poll the standings of twenty tournaments through a caching proxy (nginx), while players are entered. How many requests come
 * through to Tapis, and how long the viewers wait. Without nginx on this machine there is no row.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { TournamentId } from '../events/ids.js';
import { openSqliteEventStore } from '../src/store/sqlite-event-store.js';
import { inFolder } from './folder.js';
import { rowOf, type Row } from './rounds.js';
import { startProcess } from './server-process.js';
import { announceTournament } from './tournaments.js';

const VIEWERS = 10_000;
/** A viewer asks this often. Milliseconds. */
const EVERY_MS = 5_000;
const SECONDS = 30;
const TOURNAMENTS = 20;
const PORT = 18_080;
const query = 'query($id: ID!) { tournament(id: $id) { standings(first: 50) { nodes { rank playerId stack } } } }';
const idOf = (n: number): string => `night-${n}`;

/** As docs/operations/network.md has it. */
const proxy = (folder: string, origin: string): string => `
${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes 1; daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log crit;
events { worker_connections 24000; }
http {
  access_log off;
  proxy_cache_path ${folder}/cache keys_zone=tapis:10m max_size=100m inactive=1m;
  upstream tapis { server ${origin}; keepalive 16; }
  server {
    listen 127.0.0.1:${PORT} backlog=8192;
    keepalive_requests 1000000;
    location /graphql {
      proxy_pass http://tapis;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host ${origin};
      proxy_cache tapis;
      proxy_cache_methods GET;
      proxy_cache_bypass $http_authorization;
      proxy_no_cache $http_authorization;
      proxy_cache_lock on;
      proxy_cache_revalidate on;
      proxy_cache_use_stale updating;
      add_header X-Cache $upstream_cache_status;
    }
  }
}`;

interface Seen {
  readonly times: number[];
  through: number;
  wrong: number;
}

/** One connection that asks again and again, and counts what came through to the origin. */
class Viewer {
  #socket: Socket | null = null;
  #asked = 0;
  #text = '';

  constructor(
    private readonly path: string,
    private readonly seen: Seen,
  ) {}

  async open(): Promise<void> {
    const socket = connect(PORT, '127.0.0.1');
    this.#socket = socket;
    socket.setEncoding('latin1');
    socket.on('data', (piece: string) => this.#take(piece));
    socket.on('error', () => (this.seen.wrong += 1));
    await once(socket, 'connect');
  }

  ask(): void {
    if (this.#asked !== 0) return void (this.seen.wrong += 1);
    this.#asked = performance.now();
    this.#text = '';
    this.#socket!.write(`GET ${this.path} HTTP/1.1\r\nHost: tapis\r\n\r\n`);
  }

  close(): void {
    this.#socket?.destroy();
  }

  #take(piece: string): void {
    this.#text += piece;
    const end = this.#text.indexOf('\r\n\r\n');
    const length = /content-length: (\d+)/i.exec(this.#text)?.[1];
    const isWhole = length === undefined ? this.#text.endsWith('0\r\n\r\n') : this.#text.length >= end + 4 + Number(length);
    if (end < 0 || !isWhole) return;
    if (!this.#text.startsWith('HTTP/1.1 200')) this.seen.wrong += 1;
    if (!/X-Cache: (?:HIT|STALE|UPDATING)/.test(this.#text)) this.seen.through += 1;
    this.seen.times.push(performance.now() - this.#asked);
    this.#asked = 0;
  }
}

async function watch(): Promise<Seen> {
  const seen: Seen = { times: [], through: 0, wrong: 0 };
  const pathOf = (n: number): string =>
    `/graphql?${new URLSearchParams({ query, variables: JSON.stringify({ id: idOf(n % TOURNAMENTS) }) }).toString()}`;
  const viewers = Array.from({ length: VIEWERS }, (_, n) => new Viewer(pathOf(n), seen));
  for (let from = 0; from < VIEWERS; from += 200) await Promise.all(viewers.slice(from, from + 200).map((viewer) => viewer.open()));
  const round = async (): Promise<void> => {
    const begun = performance.now();
    for (const [at, viewer] of viewers.entries()) {
      const due = begun + (EVERY_MS * at) / VIEWERS;
      const early = due - performance.now();
      if (early > 1) await delay(early);
      viewer.ask();
    }
  };
  await round();
  // The first round fills the cache.
  seen.times.length = seen.through = seen.wrong = 0;
  for (let each = 0; each < (SECONDS * 1_000) / EVERY_MS; each += 1) await round();
  await delay(1_000);
  for (const viewer of viewers) viewer.close();
  return seen;
}

/** Players are entered meanwhile, so that answers change. */
function enterPlayers(url: string, token: string): () => Promise<void> {
  const stopping = new AbortController();
  const running = (async () => {
    for (let n = 0; !stopping.signal.aborted; n += 1) {
      const input = { commandId: `late-${n}`, tournamentId: idOf(n % TOURNAMENTS), playerId: `late${n}`, adult: true, showsDocument: true };
      const body = JSON.stringify({
        query: 'mutation($i: RegisterPlayerInput!) { registerPlayer(input: $i) { revision } }',
        variables: { i: input },
      });
      await fetch(url, { method: 'POST', headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' }, body });
      await delay(100);
    }
  })();
  return async () => {
    stopping.abort();
    await running;
  };
}

export async function viewerRows(): Promise<Row[]> {
  if (spawnSync('nginx', ['-v']).status !== 0) {
    process.stderr.write('row 26 needs nginx: apt-get install nginx-light\n');
    return [];
  }
  return inFolder(async (path) => {
    const folder = join(path, '..', 'data');
    mkdirSync(folder);
    const store = openSqliteEventStore({ path: join(folder, 'events.sqlite'), synchronous: 'normal' });
    for (let n = 0; n < TOURNAMENTS; n += 1) await announceTournament(store, TournamentId.parse(idOf(n)), 300);
    await store.close();
    const server = await startProcess(folder);
    const configuration = join(path, '..', 'nginx.conf');
    writeFileSync(configuration, proxy(join(path, '..'), new URL(server.url).host));
    const nginx: ChildProcess = spawn('nginx', ['-c', configuration], { stdio: 'inherit' });
    await delay(1_000);
    const endPlayers = enterPlayers(server.url, server.token!);
    try {
      const { times, through, wrong } = await watch();
      if (wrong > 0) process.stderr.write(`row 26: ${wrong} requests were late or had no answer\n`);
      times.sort((one, other) => one - other);
      const p99 = times[Math.floor(times.length * 0.99)]!;
      return [
        rowOf(
          {
            name: `26a ${VIEWERS.toLocaleString('en')} viewers through nginx: requests that reach Tapis, of all`,
            unit: 'a second',
            target: 0.02,
            sense: 'most',
          },
          [{ ours: through / SECONDS, bare: times.length / SECONDS }],
        ),
        rowOf({ name: '26b the same: the wait of a viewer, 99th percentile, of 100 ms', unit: 'ms', target: 1, sense: 'most' }, [
          { ours: p99, bare: 100 },
        ]),
      ];
    } finally {
      await endPlayers();
      nginx.kill('SIGTERM');
      await once(nginx, 'exit');
      await server.stop();
    }
  });
}
