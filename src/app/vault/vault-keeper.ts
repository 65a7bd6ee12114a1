/**
 * Keeps the mark of the vault in the store while the program runs, and says when the vault is not the one that the store knows.
 */
import type { StoreFacts } from '../../store/store-facts.js';
import { isAhead, keptMark, parseMark, type VaultLoss, type VaultMark } from './vault-mark.js';

/** Milliseconds in which changes gather. A mark that is behind the vault says nothing wrong. */
const GATHER_MS = 1_000;

export interface VaultKeeperOptions {
  readonly facts: StoreFacts;
  /** The mark of the vault as it is; null for none. */
  readonly markNow: () => VaultMark | null;
  /** What is lost against a mark. */
  readonly findLoss: (kept: VaultMark | null) => VaultLoss | null;
  /** Whether the operator accepts that it is lost or older, or knows already. */
  readonly accepts: boolean;
  readonly notice: (line: string) => void;
}

export class VaultKeeper {
  #timer: NodeJS.Timeout | null = null;
  #trouble: string | null = null;
  /** One is kept after the other. */
  #keeping: Promise<void> = Promise.resolve();
  /** Whether the next mark takes the place of a better one. */
  #replaces: boolean;

  private constructor(
    private readonly options: VaultKeeperOptions,
    readonly loss: VaultLoss | null,
  ) {
    this.#replaces = options.accepts;
  }

  /** @throws StoreError where the mark can't be read */
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

  /** The vault was changed. */
  changed(): void {
    this.#timer ??= setTimeout(() => void this.keepNow(), GATHER_MS).unref();
  }

  /** Keeps the mark as it is. A vault that is behind leaves the mark of the better one: it shows until that one is put back. Never throws. */
  keepNow(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.loss === null) this.#keeping = this.#keeping.then(() => this.#keep());
    return this.#keeping;
  }

  async #keep(): Promise<void> {
    const { facts, markNow } = this.options;
    try {
      const text = await facts.read('vault');
      const [kept, next] = [parseMark(text), markNow()];
      const isBehind = kept?.vault === next?.vault && !this.#replaces && !isAhead(next, kept);
      // Where another node was faster, it is kept with the next change, or the next start.
      if (next !== null && !isBehind) await facts.write('vault', JSON.stringify(next), text);
      this.#replaces = false;
      this.#trouble = null;
    } catch (error) {
      this.#trouble = `how the vault of names stands could not be kept in the store: ${(error as Error).message}`;
    }
  }
}
