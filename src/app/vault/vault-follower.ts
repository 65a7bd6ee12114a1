/**
 * Follows the shared vault: what stands there already, then what comes. Where it breaks off it begins again, after ever longer waits.
 */
import { StoreError } from '../../store/event-store.js';
import type { VaultEntry, VaultLog } from '../../store/vault-log.js';
import { LONGEST_WAIT_MS, Patience } from '../patience.js';

export interface VaultFollowerOptions {
  readonly log: VaultLog;
  /** Done once before it begins; until it succeeds. */
  readonly prepare: () => Promise<void>;
  /** The position that the copy has; null for none. */
  readonly reached: () => number | null;
  /** Takes records into the copy, with the position of the last one. */
  readonly take: (entries: readonly VaultEntry[]) => void;
  readonly notice: (line: string) => void;
}

const SHORTEST_WAIT_MS = 100;

export class VaultFollower {
  readonly #stopping = new AbortController();
  readonly #waiting = new Set<() => void>();
  #following: Promise<void> | null = null;
  #isPrepared = false;
  #trouble: Error | null = null;

  constructor(private readonly options: VaultFollowerOptions) {}

  /** Why it does not follow at this time; null while it does. */
  get trouble(): Error | null {
    return this.#trouble;
  }

  /** Resolves once it is prepared. @throws StoreError why that fails at this time */
  async prepared(): Promise<void> {
    this.#following ??= this.#follow();
    while (!this.#isPrepared && !this.#stopping.signal.aborted) {
      if (this.#trouble !== null) throw this.#trouble;
      await new Promise<void>((resolve) => this.#waiting.add(resolve));
    }
  }

  /** Begins where it has not, and resolves once the copy has what the vault had when this was called, or it was stopped. */
  async catchUp(): Promise<void> {
    this.#following ??= this.#follow();
    const { log, reached } = this.options;
    const end = await this.#patiently(() => log.lastPosition());
    while (!this.#stopping.signal.aborted) {
      if (this.#isPrepared && (end ?? -1) <= (reached() ?? -1)) return;
      await new Promise<void>((resolve) => this.#waiting.add(resolve));
    }
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#wake();
    await this.#following;
  }

  async #follow(): Promise<void> {
    const { log, reached, take, prepare } = this.options;
    const { signal } = this.#stopping;
    await this.#patiently(prepare);
    this.#isPrepared = true;
    this.#wake();
    await this.#patiently(async (goesWell) => {
      for await (const entries of log.follow(reached(), signal)) {
        if (entries.length > 0) take(entries);
        goesWell();
        this.#wake();
      }
      if (!signal.aborted) throw new StoreError('STORE_UNREACHABLE', 'The records of the vault stopped to come.');
    });
  }

  #wake(): void {
    for (const resolve of this.#waiting) resolve();
    this.#waiting.clear();
  }

  /** Does something until it succeeds; undefined where it was stopped before. */
  async #patiently<T>(work: (goesWell: () => void) => Promise<T>): Promise<T | undefined> {
    const { signal } = this.#stopping;
    const patience = new Patience({ shortestMs: SHORTEST_WAIT_MS, longestMs: LONGEST_WAIT_MS, signal });
    const goesWell = (): void => {
      patience.goesWell();
      this.#trouble = null;
    };
    while (!signal.aborted) {
      try {
        const done = await work(goesWell);
        goesWell();
        return done;
      } catch (error) {
        if (signal.aborted) break;
        if (this.#trouble === null) this.options.notice(describeTrouble(error as Error));
        this.#trouble = error as Error;
        this.#wake();
        await patience.wait();
      }
    }
    return undefined;
  }
}

export function describeTrouble({ message }: Error): string {
  return `what other nodes keep of people does not reach this node, which is tried again: ${message}`;
}
