/** Keeps the mark of the vault in the store while the program runs, and reports when the vault does not match it. */
import type { StoreFacts } from '../../store/store-facts.js';
import { LONGEST_WAIT_MS } from '../patience.js';
import { isAhead, keptMark, parseMark, type VaultLoss, type VaultMark } from './vault-mark.js';

/** Milliseconds in which changes are collected. A mark that lags behind the vault is harmless. */
const GATHER_MS = 1_000;
/** Consecutive conflicts before it gives up. */
const MOST_CONFLICTS = 5;

export interface VaultKeeperOptions {
  readonly facts: StoreFacts;
  /** The current mark of the vault; null for none. */
  readonly markNow: () => VaultMark | null;
  /** The loss compared with a mark. */
  readonly findLoss: (kept: VaultMark | null) => VaultLoss | null;
  /** Whether the operator accepts that it is lost or older, or knows already. */
  readonly accepts: boolean;
  readonly notice: (line: string) => void;
}

export class VaultKeeper {
  #timer: NodeJS.Timeout | null = null;
  #isClosed = false;
  #trouble: string | null = null;
  /** Marks are written one after the other. */
  #keeping: Promise<void> = Promise.resolve();
  /** Whether the next mark may replace a better one. */
  #replaces: boolean;

  private constructor(
    private readonly options: VaultKeeperOptions,
    readonly loss: VaultLoss | null,
  ) {
    this.#replaces = options.accepts;
  }

  /** @throws StoreError when the mark cannot be read */
  static async open(options: VaultKeeperOptions): Promise<VaultKeeper> {
    const { facts, findLoss, accepts, notice } = options;
    const keeper = new VaultKeeper(options, accepts ? null : findLoss(await keptMark(facts)));
    if (keeper.loss !== null) notice(keeper.loss.en);
    else await keeper.keepNow();
    return keeper;
  }

  problem(): string | null {
    return this.loss === null ? this.#trouble : `${this.loss.en} (${this.loss.code})`;
  }

  /** Called when the vault has changed. */
  changed(): void {
    this.#keepIn(GATHER_MS);
  }

  /** Writes the mark a last time. Never throws. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.keepNow();
  }

  /**
   * Writes the current mark. A vault that is behind leaves the better mark, which shows the loss until that vault is restored. Never
   * throws.
   */
  keepNow(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.loss === null) this.#keeping = this.#keeping.then(() => this.#keep());
    return this.#keeping;
  }

  #keepIn(ms: number): void {
    if (!this.#isClosed) this.#timer ??= setTimeout(() => void this.keepNow(), ms).unref();
  }

  async #keep(): Promise<void> {
    try {
      let tries = 1;
      while (!(await this.#tryToKeep())) if (++tries > MOST_CONFLICTS) return this.#keepIn(GATHER_MS);
      this.#replaces = false;
      this.#trouble = null;
    } catch (error) {
      this.#trouble = `how the vault of names stands could not be kept in the store, and is tried again: ${(error as Error).message}`;
      this.#keepIn(LONGEST_WAIT_MS);
    }
  }

  /** @returns false after a conflict with another node, whose mark may be older */
  async #tryToKeep(): Promise<boolean> {
    const { facts, markNow } = this.options;
    const text = await facts.read('vault');
    const [kept, next] = [parseMark(text), markNow()];
    const isBehind = kept?.vault === next?.vault && !this.#replaces && !isAhead(next, kept);
    return next === null || isBehind || facts.write('vault', JSON.stringify(next), text);
  }
}
