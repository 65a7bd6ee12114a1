/**
 * Opens the vault: of one machine where the events are in its folder, else the one of all nodes on the store.
 */
import { openVaultLog } from '../../store/open-store.js';
import type { PersonVault } from './person-vault.js';
import { type KeptVault, openEmbeddedVault, openKeptVault } from './embedded-vault.js';
import { SharedVault, type SharedVaultOptions } from './shared-vault.js';

export interface VaultChoice extends Omit<SharedVaultOptions, 'log' | 'kept'> {
  /** Where the events are kept that are not in the folder. */
  readonly address: string | undefined;
  /** What the store keeps of the vault; null for a store that keeps nothing. */
  readonly kept: KeptVault | null;
}

/** @throws StoreError what is wrong with `players.sqlite` */
export async function openVault({ address, kept, ...options }: VaultChoice): Promise<PersonVault> {
  if (address !== undefined) return new SharedVault({ ...options, kept, log: await openVaultLog(address, options.notice) });
  return kept === null ? openEmbeddedVault(options.path, options.notice) : openKeptVault(options.path, options.notice, kept);
}
