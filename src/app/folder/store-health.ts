/**
 * The health of the store: operations that fail, and losses that were found. Each change of state is one line in the log. A node that is
 * not ready gets no commands, so a failing store is tested from time to time.
 */
import { UnreadableEvent } from '../../../events/catalogue.js';
import { StoreError, type EventStore } from '../../store/event-store.js';
import { LONGEST_WAIT_MS } from '../patience.js';

/** The most findings that are kept. Most have one cause, and the log has all. */
const MOST_FINDINGS = 20;

/** The first pause between two tests, in milliseconds. Each is twice the one before, and short again after a successful append. */
const SHORTEST_WAIT = 500;

type Ability = 'append' | 'read' | 'mark';

const mended: Readonly<Record<Ability, string>> = {
  append: 'the store takes events again',
  read: 'the store gives events again',
  mark: 'the high-water mark can be written again',
};

export class StoreHealth {
  private readonly cannot: Record<Ability, string | null> = { append: null, read: null, mark: null };
  /** Faults that need an operator, such as a deleted stream. */
  private readonly findings = new Set<string>();
  private readonly seen = new WeakSet<Error>();
  private store: EventStore | null = null;
  private ownFile = false;
  private timer: NodeJS.Timeout | null = null;
  private waitMs = SHORTEST_WAIT;
  /** An append found damage in the file of this machine. */
  private isDamaged = false;
  private stopped = false;

  /** @param notice called once when a problem begins and once when it ends */
  constructor(private readonly notice: (line: string) => void) {}

  /**
   * Starts to test the store whenever it fails.
   * @param ownFile whether it is one file of this machine, where damage in one place makes all doubtful
   */
  watch(store: EventStore, ownFile: boolean): void {
    this.store = store;
    this.ownFile = ownFile;
  }

  stop(): void {
    this.stopped = true;
    if (this.timer !== null) clearTimeout(this.timer);
  }

  /** The problems, one sentence each. */
  problems(): string[] {
    return [...Object.values(this.cannot).filter((problem) => problem !== null), ...this.findings];
  }

  /** Whether events can be read. */
  get reads(): boolean {
    return this.cannot.read === null && !this.isDamaged;
  }

  /**
   * Whether the store can be read and, where that can be tested without an event, written. Where it cannot be tested, a failure is only
   * listed: a node that is not ready would get no command that shows it works again.
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

  /** Called when writing the high-water mark fails, and with null when it works again. */
  markTroubled(error: Error | null): void {
    const problem = error === null ? null : `the high-water mark can't be written, so a loss might not show: ${error.message}`;
    if (problem !== this.cannot.mark) this.say('mark', problem);
  }

  /** Keeps a fault until the process ends. */
  found(error: Error): void {
    this.seen.add(error);
    const problem = messageOf(error);
    if (this.findings.has(problem) || this.findings.size >= MOST_FINDINGS) return;
    this.findings.add(problem);
    this.notice(`until this is mended, commands and queries that need it fail: ${problem}`);
  }

  /** The reason may change while the state stays the same. */
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
