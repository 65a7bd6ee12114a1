/**
 * What the folder of a node has of a vault that came with the events from another store. It is given to all nodes once it is known as that vault, and held
 * back while it is an older or another one. It is not waited for any longer once another node has brought it, or the loss is accepted.
 */
import { type BroughtFile, compareBrought } from './moved-vault.js';
import { keptMark, SHARED, type VaultLoss } from './vault-mark.js';

/** Milliseconds between two looks whether another node has brought it. */
const LOOK_AGAIN_AFTER_MS = 2_000;

export interface BroughtVaultOptions extends BroughtFile {
  readonly accepts: boolean;
  /** Called once another node has brought it. */
  readonly brought: () => void;
}

export class BroughtVault {
  #loss: VaultLoss | null = null;
  #timer: NodeJS.Timeout | null = null;

  /** @param options null for a store that keeps nothing of its vault */
  constructor(private readonly options: BroughtVaultOptions | null) {}

  /** Whether nothing of the folder may be given. */
  get isHeld(): boolean {
    return this.#loss !== null;
  }

  problem(): string | null {
    return this.#loss === null ? null : `${this.#loss.en} (${this.#loss.code})`;
  }

  /** @throws StoreError */
  async compare(): Promise<void> {
    if (this.options === null) return;
    const loss = await compareBrought(this.options);
    if (loss === null || this.options.accepts) return;
    if (this.#loss === null) this.options.notice(loss.en);
    this.#loss = loss;
    this.#lookLater();
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  #lookLater(): void {
    this.stop();
    this.#timer = setTimeout(() => void this.#look(), LOOK_AGAIN_AFTER_MS).unref();
  }

  async #look(): Promise<void> {
    const kept = await keptMark(this.options!.facts).catch(() => null);
    if (kept?.vault !== SHARED) return this.#lookLater();
    this.#loss = null;
    this.options!.brought();
  }
}
