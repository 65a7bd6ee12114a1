/**
 * The connection to KurrentDB: one client, replaced when it is stuck at a useless node, and calls that are retried with growing pauses up
 * to a limit. The operator is notified when the connection is lost and when it is back.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { KurrentDBClient, type BaseOptions } from '@kurrent/kurrentdb-client';
import { StoreError } from '../event-store.js';
import { nodeOf, retireClient, watchChannel } from './client-life.js';
import { parseConnectionString, makeAddressError, replaceHosts, type KurrentAddress } from './connection-string.js';
import { describeSkew, measureSkew } from './clock-skew.js';
import { CallUnanswered, ClientReplaced, makeClosedError, judge, makeTooOldError } from './kurrent-errors.js';

export interface KurrentOptions {
  readonly connectionString: string;
  /** Called with each message for the operator, one line each. */
  readonly notice: (line: string) => void;
  /** A failing call is given up after this time, in milliseconds. Default 30,000. */
  readonly giveUpAfterMs?: number;
  /** Whether only the leader may answer, because it alone has the last appends. Default: yes. */
  readonly requiresLeader?: boolean;
}

/** What a call uses: the client, a function that keeps the call alive when data come, and a signal when nobody waits any longer. */
export interface Call {
  readonly client: KurrentDBClient;
  readonly heard: () => void;
  readonly over: AbortSignal;
}

/** How long a call may take. */
export interface CallPatience {
  /** Ends the call when nobody waits for it. */
  readonly needless?: AbortSignal;
  /** An attempt without an answer is given up after this time, in milliseconds. Default: from the address. */
  readonly deadlineMs?: number;
}

const FIRST_WAIT_MS = 20;
/** A healthy node answers the first call at once, so a starting node need not wait longer. */
const FIRST_ANSWER_MS = 3_000;
const LONGEST_WAIT_MS = 2_000;
/** The shortest time between two replacements: a new client needs time to find the leader. */
const RENEW_EVERY_MS = 500;
const DEFAULT_GIVE_UP_MS = 30_000;

export class KurrentConnection {
  readonly address: KurrentAddress;
  private readonly giveUpAfterMs: number;
  private readonly ended = new AbortController();
  private current: KurrentDBClient;
  /** Aborted when the current client is replaced. */
  private life = new AbortController();
  private renewals = 0;
  private lastRenewal = Number.NEGATIVE_INFINITY;
  /** Aborted while the server does not answer properly. */
  private trouble = new AbortController();
  /** The message about the clocks. */
  private clocks: string | null = null;

  /** @throws StoreError `STORE_ADDRESS_WRONG` */
  constructor(private readonly options: KurrentOptions) {
    this.address = parseConnectionString(options.connectionString);
    this.giveUpAfterMs = options.giveUpAfterMs ?? DEFAULT_GIVE_UP_MS;
    this.current = this.connect(this.address.connectionString);
  }

  get client(): KurrentDBClient {
    return this.current;
  }

  /** Aborts when the current client is replaced; its open streams may be at a useless node. */
  get clientReplaced(): AbortSignal {
    return this.life.signal;
  }

  /**
   * The options of every read: the node, and our credentials, because the client's native part uses user and password from the address
   * without decoding them.
   */
  get reading(): Pick<BaseOptions, 'requiresLeader' | 'credentials'> {
    const { credentials } = this.address;
    const { requiresLeader = true } = this.options;
    return credentials === undefined ? { requiresLeader } : { requiresLeader, credentials };
  }

  /** Aborted while the server does not answer properly; replaced when it does again. */
  get away(): AbortSignal {
    return this.trouble.signal;
  }

  get closed(): AbortSignal {
    return this.ended.signal;
  }

  /**
   * Makes a call until it succeeds. Making it twice must be harmless.
   * @throws StoreError when it cannot succeed, or has not in time
   */
  async call<T>(make: (call: Call, attempt: number) => Promise<T>, patience: CallPatience = {}): Promise<T> {
    const end = performance.now() + this.giveUpAfterMs;
    for (let attempt = 1, wait = FIRST_WAIT_MS; ; attempt += 1, wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
      const client = this.current;
      try {
        const answer = await this.answerOf(client, (call) => make(call, attempt), patience);
        this.well();
        return answer;
      } catch (error) {
        if (patience.needless?.aborted === true) throw error;
        await this.bear(error, client, wait, end);
      }
    }
  }

  /**
   * Pauses after a temporary error, and replaces a useless client: after a call without an answer, or after the second error in a row.
   * @param wait milliseconds; the first pause is the shortest
   * @throws StoreError for a permanent error, or at the end of the time
   */
  async bear(thrown: unknown, client: KurrentDBClient, wait: number, end: number): Promise<void> {
    if (this.ended.signal.aborted) throw makeClosedError(this.address.shown);
    const verdict = judge(thrown, this.address.shown);
    if (!verdict.again) throw verdict.error;
    this.noteTrouble(verdict.because);
    if (performance.now() + wait > end) throw this.clocks === null ? verdict.end : addTo(verdict.end, this.clocks);
    // A client can stay at a dead, hanging or former leader while other calls succeed, so their success does not count.
    const isStuck = thrown instanceof CallUnanswered || verdict.askAnother === true || wait > FIRST_WAIT_MS;
    const renewing = isStuck && client === this.current ? nodeOf(client) : null;
    await delay(wait, undefined, { signal: this.ended.signal }).catch(() => undefined);
    if (this.ended.signal.aborted) throw makeClosedError(this.address.shown);
    if (renewing !== null) this.renew(client, await Promise.race([renewing, Promise.resolve(null)]));
  }

  /** When a call that begins now is given up, on the clock of `performance.now()`. */
  get giveUpAt(): number {
    return performance.now() + this.giveUpAfterMs;
  }

  /** Records that the server answers. */
  well(): void {
    if (!this.away.aborted) return;
    this.trouble = new AbortController();
    void this.compareClocks();
    this.options.notice(`KurrentDB at ${this.address.shown} answers again`);
  }

  /** The problem with the clocks, in one sentence, when the last connection was made; null for none. */
  get clockProblem(): string | null {
    return this.clocks;
  }

  /** Never fails: without a server time, nothing is reported. */
  async compareClocks(): Promise<void> {
    const ahead = await this.answerOf(this.current, ({ client }) => measureSkew(client, Date.now)).catch(() => null);
    if (ahead === null || this.ended.signal.aborted) return;
    const before = this.clocks;
    this.clocks = describeSkew(ahead, this.address.shown);
    if (this.clocks !== null && before === null) this.options.notice(this.clocks);
    if (this.clocks === null && before !== null)
      this.options.notice(`This machine's clock and that of KurrentDB at ${this.address.shown} agree again`);
  }

  /** The server's version, such as `25.1.0`; null when it does not say. @throws StoreError for one that is too old, and as {@link call} */
  async version(): Promise<string | null> {
    const version = await this.call(
      async ({ client }) => {
        // The client requests this before each append, but has no public method for it.
        const { serverVersion } = await (client as unknown as { readonly capabilities: Promise<{ readonly serverVersion: string }> })
          .capabilities;
        return serverVersion;
      },
      { deadlineMs: Math.min(FIRST_ANSWER_MS, this.address.deadlineMs) },
    );
    const [, major, minor] = /^v?(\d+)\.(\d+)/.exec(version) ?? [];
    if (major === undefined || minor === undefined) return null;
    if (Number(major) < 20 || (Number(major) === 20 && Number(minor) < 6)) throw makeTooOldError(this.address.shown, version);
    return version;
  }

  close(): void {
    this.ended.abort();
    retireClient(this.current);
  }

  private connect(connectionString: string): KurrentDBClient {
    try {
      return watchChannel(KurrentDBClient.connectionString(connectionString));
    } catch (error) {
      // The client's message may contain the password.
      throw makeAddressError('the client does not understand it, or can not read a certificate that it names', error);
    }
  }

  private async answerOf<T>(client: KurrentDBClient, make: (call: Call) => Promise<T>, patience: CallPatience = {}): Promise<T> {
    const { needless, deadlineMs = this.address.deadlineMs } = patience;
    const { signal } = this.life;
    const over = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    let onReplaced: (() => void) | undefined;
    const unanswered = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new CallUnanswered(deadlineMs)), deadlineMs);
      // A call waiting at a useless client continues with the next one at once.
      onReplaced = () => reject(new ClientReplaced());
      signal.addEventListener('abort', onReplaced);
      needless?.addEventListener('abort', onReplaced, { signal: over.signal });
    });
    try {
      return await Promise.race([make({ client, heard: () => timer?.refresh(), over: over.signal }), unanswered]);
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', onReplaced!);
      over.abort();
    }
  }

  private noteTrouble(because: string): void {
    if (this.away.aborted) return;
    this.trouble.abort();
    this.options.notice(`KurrentDB at ${this.address.shown} does not answer as it should (${because}): trying again`);
  }

  /** @param failed the node of the failed call; null when unknown */
  private renew(stuck: KurrentDBClient, failed: string | null): void {
    if (this.current !== stuck || performance.now() - this.lastRenewal < RENEW_EVERY_MS) return;
    this.lastRenewal = performance.now();
    this.current = this.connect(this.addressWithout(failed));
    this.renewals += 1;
    this.life.abort();
    this.life = new AbortController();
    retireClient(stuck);
  }

  /**
   * The address for a new client: all nodes but the failed one, because an isolated former leader still claims to lead. If the failed one
   * is unknown, each is left out in turn.
   */
  private addressWithout(failed: string | null): string {
    const { connectionString, hosts } = this.address;
    if (hosts.length < 2) return connectionString;
    const index = failed === null ? -1 : hosts.indexOf(failed);
    const left = hosts.filter((_host, each) => each !== (index < 0 ? this.renewals % hosts.length : index));
    // With a single node, the client does not look for the leader.
    return replaceHosts(connectionString, left.length === 1 ? [...left, ...left] : left);
  }
}

function addTo({ code, message, cause }: StoreError, sentence: string): StoreError {
  return new StoreError(code, `${message} ${sentence}`, { cause });
}
