/**
 * What a store knows beside its events: small texts by name. They are no part of the log, of its hashes, nor of anything that is made from it.
 */

/** `secret`: the fingerprint of the secret of the installation. `vault`: how the vault stood when it was changed last. */
export type FactName = 'secret' | 'vault';

export interface FactReader {
  /** Null for what was never written. @throws StoreError */
  read(name: FactName): string | null;
}

export interface StoreFacts extends FactReader {
  /** On disk when it returns. @throws StoreError */
  write(name: FactName, text: string): void;
}
