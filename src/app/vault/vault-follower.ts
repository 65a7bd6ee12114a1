/** Follows the shared vault: existing records first, then new ones. After an error it begins again, with growing pauses. */
import { StoreError } from '../../store/event-store.js';
import type { VaultEntry, VaultLog } from '../../store/vault-log.js';
import { LONGEST_WAIT_MS, Patience } from '../patience.js';

export interface VaultFollowerOptions {
  readonly log: VaultLog;
  /** Done once before it begins; retried until it succeeds. */
  readonly prepare: () => Promise<void>;
  /** The position of the copy; null for none. */
  readonly reached: () => number | null;
  /** Copies records, with the position of the last one. */
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

  /** Why it is not following now; null while it is. */
  get trouble(): Error | null {
    return this.#trouble;
  }

  /** Resolves when it is prepared. @throws StoreError if that fails now */
  async prepared(): Promise<void> {
    this.#following ??= this.#follow();
    while (!this.#isPrepared && !this.#stopping.signal.aborted) {
      if (this.#trouble !== null) throw this.#trouble;
      await new Promise<void>((resolve) => this.#waiting.add(resolve));
    }
  }

  /** Begins if needed. Resolves when the copy has everything the vault had at the call, or when it was stopped. */
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

  /** Retries until it succeeds; undefined when it was stopped first. */
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
