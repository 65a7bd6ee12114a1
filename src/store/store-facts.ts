/** Facts that a store keeps beside its events: small texts by name. They are not part of the log, its hashes, or anything made from it. */

/**
 * `secret`: the fingerprint of the installation's secret. `vault`: the mark of the vault after its last change. `positions-…`: the events'
 * positions in the former store, in parts. `webhooks`: which node delivers. `webhook-…`: how far the deliveries of a webhook have come.
 */
export type FactName = 'secret' | 'vault' | `positions-${number}` | 'webhooks' | `webhook-${string}`;

export interface FactReader {
  /** Null when it was never written. @throws StoreError */
  read(name: FactName): Promise<string | null>;
}

export interface StoreFacts extends FactReader {
  /**
   * On disk when it resolves to true. @param before the replaced text; null for none
   * @returns false, without a change, when the fact has another text: another node was first
   * @throws StoreError
   */
  write(name: FactName, text: string, before: string | null): Promise<boolean>;
}
