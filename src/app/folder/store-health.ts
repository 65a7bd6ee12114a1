/**
 * How the store fares, for whoever watches a node: what it could not do just now, and what was found missing in it. Each change of state is one
 * line. While a store fails it is tried from time to time, since a node that is not ready gets no commands that could show that it works again.
 */
import { UnreadableEvent } from '../../../events/catalogue.js';
import { StoreError, type EventStore } from '../../store/event-store.js';
import { LONGEST_WAIT_MS } from '../patience.js';

/** Findings that are kept. There is one cause for most, and the log has all. */
const MOST_FINDINGS = 20;

/** Milliseconds between two tries: each wait twice the one before, and short again once an append went well. */
const SHORTEST_WAIT = 500;

type Ability = 'append' | 'read' | 'mark';

const mended: Readonly<Record<Ability, string>> = {
  append: 'the store takes events again',
  read: 'the store gives events again',
  mark: 'the high-water mark can be written again',
};

export class StoreHealth {
  private readonly cannot: Record<Ability, string | null> = { append: null, read: null, mark: null };
  /** What does not mend by itself, such as a stream that was deleted. */
  private readonly findings = new Set<string>();
  private readonly seen = new WeakSet<Error>();
  private store: EventStore | null = null;
  private ownFile = false;
  private timer: NodeJS.Timeout | null = null;
  private waitMs = SHORTEST_WAIT;
  /** An append met damage in this machine's own file. */
  private isDamaged = false;
  private stopped = false;

  /** @param notice called once for each problem, and once at its end */
  constructor(private readonly notice: (line: string) => void) {}

  /**
   * Begins to try the store while it fails.
   * @param ownFile whether it is one file of this machine, of which damage in one place makes all doubtful
   */
  watch(store: EventStore, ownFile: boolean): void {
    this.store = store;
    this.ownFile = ownFile;
  }

  stop(): void {
    this.stopped = true;
    if (this.timer !== null) clearTimeout(this.timer);
  }

  /** What is wrong, one sentence each. */
  problems(): string[] {
    return [...Object.values(this.cannot).filter((problem) => problem !== null), ...this.findings];
  }

  /** Whether the store gives events. */
  get reads(): boolean {
    return this.cannot.read === null && !this.isDamaged;
  }

  /**
   * Whether the store gives events, and takes them as far as that can be tried without an event. Where it can't be tried, a node that seemed unable
   * would get no command that shows otherwise: then the problem is only named.
   */
  get works(): boolean {
    return this.reads && (this.cannot.append === null || this.store?.probe === undefined);
  }

  /** Whether this error was reported. */
  knows(error: Error): boolean {
    return this.seen.has(error);
  }

  committed(): void {
    if (this.cannot.append !== null) this.say('append', null);
    this.waitMs = SHORTEST_WAIT;
  }

  read(): void {
    if (this.cannot.read !== null) this.say('read', null);
  }

  failed(what: 'append' | 'read', error: unknown): void {
    if (!(error instanceof StoreError)) return;
    this.seen.add(error);
    if (error.code === 'STORE_CLOSED') return;
    if (error.code !== 'STORE_DAMAGED') return this.say(what, messageOf(error));
    this.found(error);
    if (what === 'append' && this.ownFile) this.isDamaged = true;
  }

  /** The high-water mark can't be written, or can be again. */
  markTroubled(error: Error | null): void {
    const problem = error === null ? null : `the high-water mark can't be written, so a loss might not show: ${error.message}`;
    if (problem !== this.cannot.mark) this.say('mark', problem);
  }

  /** Keeps what is wrong for as long as this process runs. */
  found(error: Error): void {
    this.seen.add(error);
    const problem = messageOf(error);
    if (this.findings.has(problem) || this.findings.size >= MOST_FINDINGS) return;
    this.findings.add(problem);
    this.notice(`until this is mended, commands and queries that need it fail: ${problem}`);
  }

  /** A state may have another reason than before without being another one. */
  private say(what: Ability, problem: string | null): void {
    const before = this.cannot[what];
    this.cannot[what] = problem;
    if (problem === null) this.notice(mended[what]);
    else if (before === null) this.notice(problem);
    if (problem !== null && what !== 'mark') this.tryLater();
  }

  private tryLater(): void {
    if (this.timer !== null || this.stopped) return;
    this.timer = setTimeout(() => void this.tryNow(), this.waitMs).unref();
    this.waitMs = Math.min(2 * this.waitMs, LONGEST_WAIT_MS);
  }

  private async tryNow(): Promise<void> {
    const { store, cannot } = this;
    if (cannot.append !== null && store?.probe !== undefined) await this.attempt('append', () => store.probe!());
    if (cannot.read !== null && store !== null) await this.attempt('read', () => store.lastPosition());
    this.timer = null;
    if (cannot.read !== null || (cannot.append !== null && store?.probe !== undefined)) this.tryLater();
  }

  private async attempt(what: 'append' | 'read', work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
      if (this.cannot[what] !== null && !this.stopped) this.say(what, null);
    } catch (error) {
      this.failed(what, error);
    }
  }
}

function messageOf(error: Error): string {
  if (error instanceof StoreError) return `${error.message} (${error.code})`;
  if (error instanceof UnreadableEvent) return `${error.message} (STORE_NEWER_THAN_PROGRAM)`;
  return error.message;
}
