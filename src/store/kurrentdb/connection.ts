/**
 * The connection to KurrentDB: one client, renewed when it is stuck at a node that can't help, and calls that are tried again with growing waits until a limit.
 * The operator is notified when it is lost, and when it is back.
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
  /** Called with what a person should know, one line each. */
  readonly notice: (line: string) => void;
  /** Milliseconds after which a call that fails again and again is given up. Default 30,000. */
  readonly giveUpAfterMs?: number;
  /** Whether only the leader may answer, which alone knows what was appended last. Default: yes. */
  readonly requiresLeader?: boolean;
}

/** Of what a call may use: the client, the word that something came, which keeps the call alive, and when nobody waits for it any longer. */
export interface Call {
  readonly client: KurrentDBClient;
  readonly heard: () => void;
  readonly over: AbortSignal;
}

/** How long a call is waited for. */
export interface CallPatience {
  /** Ends the call: nobody waits for it any longer. */
  readonly needless?: AbortSignal;
  /** Milliseconds after which an attempt that was not answered is given up. Default: as the address says. */
  readonly deadlineMs?: number;
}

const FIRST_WAIT_MS = 20;
/** The first question to a node is answered at once where it does not hang: a node that starts need not wait longer. */
const FIRST_ANSWER_MS = 3_000;
const LONGEST_WAIT_MS = 2_000;
/** Between two renewals: a new client needs some time to find the leader. */
const RENEW_EVERY_MS = 500;
const DEFAULT_GIVE_UP_MS = 30_000;

export class KurrentConnection {
  readonly address: KurrentAddress;
  private readonly giveUpAfterMs: number;
  private readonly ended = new AbortController();
  private current: KurrentDBClient;
  /** Aborted when the current client is no longer used. */
  private life = new AbortController();
  private renewals = 0;
  private lastRenewal = Number.NEGATIVE_INFINITY;
  /** Aborted while the server does not answer as it should. */
  private trouble = new AbortController();
  /** What is to be said of the clocks. */
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

  /** Aborts when the client that is used now is replaced: what it holds open may be held open by a node that is of no use. */
  get clientReplaced(): AbortSignal {
    return this.life.signal;
  }

  /**
   * What every read is made with: where, and with our credentials, for the client's native part takes a user and password from the address without
   * decoding them.
   */
  get reading(): Pick<BaseOptions, 'requiresLeader' | 'credentials'> {
    const { credentials } = this.address;
    const { requiresLeader = true } = this.options;
    return credentials === undefined ? { requiresLeader } : { requiresLeader, credentials };
  }

  /** Aborted while the server does not answer as it should; another signal once it does. */
  get away(): AbortSignal {
    return this.trouble.signal;
  }

  get closed(): AbortSignal {
    return this.ended.signal;
  }

  /**
   * Makes a call until it succeeds. It must do no harm to make it twice.
   * @throws StoreError when it can't succeed, or has not for too long
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
   * Waits before the next attempt after an error that may pass, and gets a new client where this one is of no use: after a call that was not answered in
   * time, or the second error in a row.
   * @param wait milliseconds; the first wait is the shortest
   * @throws StoreError for another one, or when the end has come
   */
  async bear(thrown: unknown, client: KurrentDBClient, wait: number, end: number): Promise<void> {
    if (this.ended.signal.aborted) throw makeClosedError(this.address.shown);
    const verdict = judge(thrown, this.address.shown);
    if (!verdict.again) throw verdict.error;
    this.noteTrouble(verdict.because);
    if (performance.now() + wait > end) throw this.clocks === null ? verdict.end : addTo(verdict.end, this.clocks);
    // A client can stay with a node that is dead, hangs, or leads no more, while other calls go well. So what else is heard does not count.
    const isStuck = thrown instanceof CallUnanswered || verdict.askAnother === true || wait > FIRST_WAIT_MS;
    const renewing = isStuck && client === this.current ? nodeOf(client) : null;
    await delay(wait, undefined, { signal: this.ended.signal }).catch(() => undefined);
    if (this.ended.signal.aborted) throw makeClosedError(this.address.shown);
    if (renewing !== null) this.renew(client, await Promise.race([renewing, Promise.resolve(null)]));
  }

  /** When a call that begins now is given up; on the clock of `performance.now()`. */
  get giveUpAt(): number {
    return performance.now() + this.giveUpAfterMs;
  }

  /** Says that the server answers. */
  well(): void {
    if (!this.away.aborted) return;
    this.trouble = new AbortController();
    void this.compareClocks();
    this.options.notice(`KurrentDB at ${this.address.shown} answers again`);
  }

  /** What is wrong with the clocks, in one sentence, as of when a connection was last made; null for nothing. */
  get clockProblem(): string | null {
    return this.clocks;
  }

  /** Never fails: where the server gives no time, nothing is said of it. */
  async compareClocks(): Promise<void> {
    const ahead = await this.answerOf(this.current, ({ client }) => measureSkew(client, Date.now)).catch(() => null);
    if (ahead === null || this.ended.signal.aborted) return;
    const before = this.clocks;
    this.clocks = describeSkew(ahead, this.address.shown);
    if (this.clocks !== null && before === null) this.options.notice(this.clocks);
    if (this.clocks === null && before !== null)
      this.options.notice(`This machine's clock and that of KurrentDB at ${this.address.shown} agree again`);
  }

  /** The server's version, such as `25.1.0`; null where it does not say. @throws StoreError for one that is too old, and as {@link call} */
  async version(): Promise<string | null> {
    const version = await this.call(
      async ({ client }) => {
        // The client asks for this before each append, and has no public way to it.
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
      // Its message may repeat the address with the password.
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
      // What waits at a client that is of no use goes on with the next one at once.
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

  /** @param failed the node that the client talked to; null when that is not known */
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
   * Where a new client looks for the leader: at all nodes but the one that failed, since a leader that is cut off goes on to say that it leads. Where
   * it is not known which one failed, each is left out in turn.
   */
  private addressWithout(failed: string | null): string {
    const { connectionString, hosts } = this.address;
    if (hosts.length < 2) return connectionString;
    const index = failed === null ? -1 : hosts.indexOf(failed);
    const left = hosts.filter((_host, each) => each !== (index < 0 ? this.renewals % hosts.length : index));
    // Of one node alone the client does not ask who leads.
    return replaceHosts(connectionString, left.length === 1 ? [...left, ...left] : left);
  }
}

function addTo({ code, message, cause }: StoreError, sentence: string): StoreError {
  return new StoreError(code, `${message} ${sentence}`, { cause });
}
