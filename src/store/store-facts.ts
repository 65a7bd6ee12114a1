/**
 * What a store knows beside its events: small texts by name. They are no part of the log, of its hashes, nor of anything that is made from it.
 */

/**
 * `secret`: the fingerprint of the secret of the installation. `vault`: how the vault stood when it was changed last. `positions-…`: where the events stood
 * in the store before, a part each.
 */
export type FactName = 'secret' | 'vault' | `positions-${number}`;

export interface FactReader {
  /** Null for what was never written. @throws StoreError */
  read(name: FactName): Promise<string | null>;
}

export interface StoreFacts extends FactReader {
  /**
   * On disk when it resolves to true. @param before what it replaces; null for nothing
   * @returns false, and nothing is changed, where something else stands there: another node was faster
   * @throws StoreError
   */
  write(name: FactName, text: string, before: string | null): Promise<boolean>;
}
