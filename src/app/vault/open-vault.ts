/** Opens the vault: the file of one machine when the events are in its folder, else the shared vault in the store. */
import { openVaultLog } from '../../store/open-store.js';
import type { PersonVault } from './person-vault.js';
import { type KeptVault, openEmbeddedVault, openKeptVault } from './embedded-vault.js';
import { SharedVault, type SharedVaultOptions } from './shared-vault.js';

export interface VaultChoice extends Omit<SharedVaultOptions, 'log' | 'kept'> {
  /** The address of the events when they are not in the folder. */
  readonly address: string | undefined;
  /** What the store keeps about the vault; null for nothing. */
  readonly kept: KeptVault | null;
}

/** @throws StoreError about `players.sqlite` */
export async function openVault({ address, kept, ...options }: VaultChoice): Promise<PersonVault> {
  if (address !== undefined) return new SharedVault({ ...options, kept, log: await openVaultLog(address, options.notice) });
  return kept === null ? openEmbeddedVault(options.path, options.notice) : openKeptVault(options.path, options.notice, kept);
}
