/** Compares the shared vault with its mark once this node has followed it, and then keeps the mark. */
import type { StoreFacts } from '../../store/store-facts.js';
import type { VaultLog } from '../../store/vault-log.js';
import { streamOf } from './records.js';
import type { ErasureList } from './erasure-list.js';
import { LONGEST_WAIT_MS, Patience } from '../patience.js';
import type { SharedCopy } from './shared-copy.js';
import { countRecords, findSharedLoss, sharedMark } from './shared-mark.js';
import { VaultKeeper } from './vault-keeper.js';
import { keptMark } from './vault-mark.js';

const SHORTEST_WAIT_MS = 500;

/** What the store keeps about the vault in it. */
export interface SharedVaultMark {
  readonly facts: StoreFacts;
  /** Whether the operator accepts that records are lost. */
  readonly accepts: boolean;
  readonly erasures: ErasureList;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

interface SharedVaultKeeperOptions {
  readonly log: VaultLog;
  readonly copy: SharedCopy;
  readonly kept: SharedVaultMark | null;
  readonly notice: (line: string) => void;
}

export class SharedVaultKeeper {
  #keeper: VaultKeeper | null = null;
  #beginning: Promise<void> | null = null;
  #trouble: string | null = null;
  readonly #stopping = new AbortController();

  constructor(private readonly options: SharedVaultKeeperOptions) {}

  /** Nothing waits for it, because play needs no names. An accepted loss is waited for, so that it is recorded. */
  async begin(): Promise<void> {
    const { kept } = this.options;
    if (kept === null) return;
    this.#beginning ??= this.#patiently(kept);
    if (kept.accepts) await this.#beginning;
  }

  changed(): void {
    this.#keeper?.changed();
  }

  problems(): readonly string[] {
    const found = this.#keeper?.problem() ?? this.#trouble;
    return found === null ? [] : [found];
  }

  /** @param letGo ends the running reads */
  async stop(letGo: () => void): Promise<void> {
    this.#stopping.abort();
    await this.#keeper?.close();
    letGo();
    await this.#beginning;
  }

  /** Compares them, with retries while the store is unavailable. */
  async #patiently(kept: SharedVaultMark): Promise<void> {
    const { signal } = this.#stopping;
    const patience = new Patience({ shortestMs: SHORTEST_WAIT_MS, longestMs: LONGEST_WAIT_MS, signal });
    while (!signal.aborted) {
      try {
        await this.#begin(kept);
        this.#trouble = null;
        return;
      } catch (error) {
        this.#trouble = `the vault could not be compared with what the store knows of it, which is tried again: ${(error as Error).message}`;
        await patience.wait();
      }
    }
  }

  async #begin({ facts, accepts, now }: SharedVaultMark): Promise<void> {
    const { log, copy, notice } = this.options;
    const known = copy.listKnown().map(streamOf);
    // A copy may have records that the vault has lost. Without a mark there is nothing to compare.
    const there = (await keptMark(facts)) === null ? known.length : await countRecords(log, known);
    const lost = known.length - there;
    this.#keeper = await VaultKeeper.open({
      facts,
      accepts,
      notice,
      findLoss: (kept) => findSharedLoss(kept, there),
      markNow() {
        const { records, people, erased } = copy.count();
        return sharedMark(records - lost, { at: now(), people, erased });
      },
    });
  }
}
