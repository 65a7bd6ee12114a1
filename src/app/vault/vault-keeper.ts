/**
 * Keeps the mark of the vault in the store while the program runs, and says when the vault is not the one that the store knows.
 */
import type { StoreFacts } from '../../store/store-facts.js';
import type { ErasureList } from '../erasure-list.js';
import { findVaultLoss, keepMark, keptMark, type VaultLoss, type VaultMark } from './vault-mark.js';

/** Milliseconds in which changes gather. A mark that is behind the vault says nothing wrong. */
const GATHER_MS = 1_000;

export interface VaultKeeperOptions {
  readonly facts: StoreFacts;
  readonly erasures: ErasureList;
  /** The mark of the vault as it is; null for none. */
  readonly markNow: () => Omit<VaultMark, 'erased'> | null;
  /** Whether the operator accepts that it is lost or older, or knows already. */
  readonly accepts: boolean;
  readonly notice: (line: string) => void;
}

export class VaultKeeper {
  readonly loss: VaultLoss | null;
  #timer: NodeJS.Timeout | null = null;
  #trouble: string | null = null;

  constructor(private readonly options: VaultKeeperOptions) {
    const { facts, markNow, erasures, accepts, notice } = options;
    const found = findVaultLoss(keptMark(facts), markNow(), erasures.size);
    this.loss = accepts ? null : found;
    if (this.loss !== null) notice(this.loss.en);
    else this.keepNow();
  }

  problem(): string | null {
    return this.loss === null ? this.#trouble : `${this.loss.en} (${this.loss.code})`;
  }

  /** The vault was changed. */
  changed(): void {
    this.#timer ??= setTimeout(() => this.keepNow(), GATHER_MS).unref();
  }

  /** Keeps the mark as it is. A vault that is behind leaves the mark of the better one: it shows until that one is put back. */
  keepNow(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const { facts, markNow, erasures } = this.options;
    if (this.loss !== null) return;
    try {
      const mark = markNow();
      if (mark === null) return;
      const next = { ...mark, erased: erasures.size };
      const kept = keptMark(facts);
      if (kept?.vault !== next.vault || kept.changes !== next.changes || kept.erased !== next.erased) keepMark(facts, next);
      this.#trouble = null;
    } catch (error) {
      this.#trouble = `how players.sqlite stands could not be kept in the store: ${(error as Error).message}`;
    }
  }
}
