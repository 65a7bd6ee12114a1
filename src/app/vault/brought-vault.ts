/**
 * The records in a node's folder from a vault that came with the events from another store. They are copied to the shared vault once they
 * are identified as that vault, and held back while they are from an older or another one. Waiting ends when another node has copied them,
 * or when the loss is accepted.
 */
import { type BroughtFile, compareBrought } from './moved-vault.js';
import { keptMark, SHARED, type VaultLoss } from './vault-mark.js';

/** Pause between two checks whether another node has copied it, in milliseconds. */
const LOOK_AGAIN_AFTER_MS = 2_000;

export interface BroughtVaultOptions extends BroughtFile {
  readonly accepts: boolean;
  /** Called when another node has copied it. */
  readonly brought: () => void;
}

export class BroughtVault {
  #loss: VaultLoss | null = null;
  #timer: NodeJS.Timeout | null = null;

  /** @param options null when the store keeps no mark of the vault */
  constructor(private readonly options: BroughtVaultOptions | null) {}

  /** Whether the folder's records must be held back. */
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
