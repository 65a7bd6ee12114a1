/** Checks a vault, read-only, against the mark of its store. */
import { join } from 'node:path';
import type { FactReader } from '../../store/store-facts.js';
import { dataFiles } from '../folder/data-files.js';
import { readErasures } from './erasure-list.js';
import { openVaultLog } from '../../store/open-store.js';
import { countRecords, findSharedLoss, listRecords } from './shared-mark.js';
import { findVaultLoss, keptMark, readVaultFile, type VaultLoss } from './vault-mark.js';

/** The list of erasures may be elsewhere (TAPIS_ERASURES), so a missing list is not reported. @throws StoreError */
export async function findLossOfVault(folder: string, facts: FactReader): Promise<VaultLoss | null> {
  const kept = await keptMark(facts);
  if (kept === null) return null;
  const listed = readErasures(join(folder, dataFiles.erasures)).erasures.length;
  return findVaultLoss(kept, readVaultFile(join(folder, dataFiles.players)), listed === 0 ? kept.erased : listed);
}

/** Checks whether the vault in a store lacks records. Reads all of it. @throws StoreError */
export async function findLossAt(address: string, facts: FactReader): Promise<VaultLoss | null> {
  const kept = await keptMark(facts);
  if (kept === null) return null;
  const log = await openVaultLog(address, () => undefined);
  try {
    return findSharedLoss(kept, await countRecords(log, await listRecords(log)));
  } finally {
    log.close();
  }
}
