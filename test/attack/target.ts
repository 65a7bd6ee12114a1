/**
 * The server under attack: the built program in a process of its own, on this machine only, with a tournament in play.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess, type ServerProcess } from '../nodes/server-process.js';
import type { Finding } from './finding.js';
import { playEvening } from './evening.js';
import { percentile, Victim } from './victim.js';

/** No stranger may make a plain query wait longer than this, milliseconds, at the 99th percentile. */
export const LONGEST_WAIT_MS = 250;
/** The memory limit of the server under any attack over HTTP by default, in megabytes. */
export const MOST_MEMORY_MB = 500;

/** An attack is repeated until the victim was answered so often, or so long. */
const ENOUGH_ANSWERS = 300;
const LONGEST_ATTACK_MS = 15_000;
const MOST_ROUNDS = 100;

/** The query of a club's standings page. */
const plainQuery = JSON.stringify({
  query: '{ tournament(id: "friday") { standings(first: 10) { nodes { rank stack player { name } } } } }',
});

export interface Reply {
  /** 0 where no answer came. */
  readonly status: number;
  readonly bytes: number;
  /** The beginning of the answer. */
  readonly start: string;
  /** Units that were charged for it, as its extensions say; 0 where they say nothing. */
  readonly charged: number;
}

export interface SendOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** The loopback address that requests come from, such as 127.0.0.2. */
  readonly localAddress?: string;
}

export interface TargetOptions {
  readonly heapMb?: number | undefined;
  /** `bin/tapis.js` of another build, to compare. */
  readonly program?: string | undefined;
}

export class Target {
  #memory = 0;
  #watch: ReturnType<typeof setInterval> | null = null;

  private constructor(
    private readonly folder: string,
    private readonly server: ServerProcess,
    readonly token: string,
  ) {}

  /** Starts a server and plays some of an evening on it. */
  static async open({ heapMb, program }: TargetOptions): Promise<Target> {
    const folder = mkdtempSync(join(tmpdir(), 'tapis-attack-'));
    const server = await startServerProcess(folder, {
      ...(heapMb === undefined ? {} : { heapMb }),
      ...(program === undefined ? {} : { program }),
    });
    const token = server.token!;
    await playEvening(`${server.url}/graphql`, token);
    return new Target(folder, server, token);
  }

  get url(): string {
    return `${this.server.url}/graphql`;
  }

  /** Such as `http://127.0.0.1:43211`. */
  get origin(): string {
    return this.server.url;
  }

  /**
   * Attacks beside a client that asks plain queries.
   * @returns how long that client waited, whether it was answered, and how much memory the server took; and what the attack found
   */
  async whileAsking(attack: () => Promise<readonly Finding[] | void>): Promise<Finding[]> {
    this.#watchMemory();
    const victim = new Victim(this.url, [plainQuery]);
    const director = new Victim(this.url, [plainQuery], this.token);
    await Promise.all([victim.warm(), director.warm()]);
    const begun = performance.now();
    const before = victim.answered;
    let found: readonly Finding[] = [];
    for (let round = 0; round < MOST_ROUNDS; round++) {
      found = (await attack()) ?? [];
      if (victim.answered - before >= ENOUGH_ANSWERS || performance.now() - begun > LONGEST_ATTACK_MS) break;
    }
    const [{ waited, refused, failed }, directed] = await Promise.all([victim.stop(), director.stop()]);
    return [
      { what: 'plain query, p99', figure: percentile(waited, 0.99), unit: 'ms', atMost: LONGEST_WAIT_MS },
      { what: 'plain query, longest', figure: Math.max(...waited), unit: 'ms' },
      { what: 'query with the token, p99', figure: percentile(directed.waited, 0.99), unit: 'ms', atMost: LONGEST_WAIT_MS },
      { what: 'queries with the token refused', figure: directed.refused + directed.failed, unit: '', atMost: 0 },
      { what: 'plain queries answered', figure: waited.length - refused, unit: '', atLeast: 1 },
      { what: 'plain queries without an answer', figure: failed, unit: '', atMost: 0 },
      { what: 'memory, most', figure: this.#memory, unit: 'MB', atMost: MOST_MEMORY_MB },
      ...found,
    ];
  }

  /** The server's log so far. */
  said(): string {
    return this.server.said();
  }

  /** Sends bodies concurrently, and reads every answer completely. @returns the answers in order */
  async send(bodies: Iterable<string>, atATime: number, { headers = {}, localAddress }: SendOptions = {}): Promise<Reply[]> {
    const agent = new Agent({ keepAlive: true, maxSockets: atATime, ...(localAddress === undefined ? {} : { localAddress }) });
    const replies: Reply[] = [];
    const rest = bodies[Symbol.iterator]();
    let sent = 0;
    const sender = async (): Promise<void> => {
      for (let next = rest.next(); next.done !== true; next = rest.next()) {
        const place = sent++;
        replies[place] = await post(this.url, next.value, headers, agent);
      }
    };
    await Promise.all(Array.from({ length: atATime }, sender));
    agent.destroy();
    return replies;
  }

  async close(): Promise<void> {
    if (this.#watch !== null) clearInterval(this.#watch);
    await this.server.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }

  #watchMemory(): void {
    const look = (): void => void (this.#memory = Math.max(this.#memory, residentMb(this.server.pid)));
    look();
    this.#watch ??= setInterval(look, 50);
  }
}

/** The megabytes of memory that a process holds; 0 where the system does not say, or the process is gone. */
function residentMb(pid: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

function post(url: string, body: string, headers: Readonly<Record<string, string>>, agent: Agent): Promise<Reply> {
  const all = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...headers };
  return new Promise((resolve) => {
    const lost = (): void => resolve({ status: 0, bytes: 0, start: '', charged: 0 });
    const call = request(url, { agent, method: 'POST', headers: all, timeout: 60_000 }, (response) => {
      let bytes = 0;
      let start = '';
      let end = '';
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (start.length < 1_000) start += chunk.subarray(0, 1_000).toString();
        end = (end + chunk.subarray(-500).toString()).slice(-500);
      });
      response.on('error', lost);
      response.on('end', () =>
        resolve({ status: response.statusCode!, bytes, start, charged: Number(/"used":(\d+)/.exec(end)?.[1] ?? 0) }),
      );
    });
    call.on('timeout', () => call.destroy(new Error('no answer')));
    call.on('error', lost);
    call.end(body);
  });
}

/** How many replies show data, and how many each error code. */
export function tally(replies: readonly Reply[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { status, start } of replies) {
    const code = /"code":"(\w+)"/.exec(start)?.[1] ?? (status === 0 ? 'no answer' : `status ${status}`);
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}
