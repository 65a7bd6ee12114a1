/** The mark of the shared vault, kept in its store, which shows when records are lost. */
import type { VaultLog, VaultStream } from '../../store/vault-log.js';
import { eachOf } from './some-at-once.js';
import { SHARED, type VaultLoss, type VaultMark } from './vault-mark.js';

/** The mark of the shared vault. @param records the number of people with a record, even an empty one or an erasure */
export function sharedMark(records: number, counted: Pick<VaultMark, 'at' | 'people' | 'erased'>): VaultMark {
  return { vault: SHARED, changes: records, ...counted };
}

/** @param there the number of people with a record now */
export function findSharedLoss(kept: VaultMark | null, there: number): VaultLoss | null {
  // The mark of a folder's vault counts something else.
  if (kept?.vault !== SHARED || there >= kept.changes) return null;
  const [lacking, then] = [kept.changes - there, new Date(kept.at).toISOString()];
  return {
    code: 'VAULT_LOST',
    en: `the vault in KurrentDB lacks the records of ${lacking} people: it had ${kept.changes} at ${then}. Restore KurrentDB from a backup, or stop all nodes, start one once with "tapis serve --accept-vault-loss" and give the names again.`,
    fr: `il manque au fichier de noms dans KurrentDB les données de ${lacking} personnes : il en avait ${kept.changes} au ${then}. Restaurez KurrentDB d’une sauvegarde, ou arrêtez tous les nœuds, démarrez-en un une fois avec « tapis serve --accept-vault-loss » et redonnez les noms.`,
  };
}

/** The people whose record exists or existed: deleted streams are included. @throws StoreError */
export async function listRecords(log: VaultLog): Promise<ReadonlySet<VaultStream>> {
  const streams = new Set<VaultStream>();
  const end = await log.lastPosition();
  const stopping = new AbortController();
  if (end === null) return streams;
  for await (const entries of log.follow(null, stopping.signal)) {
    for (const { stream } of entries) streams.add(stream);
    if ((entries.at(-1)?.position ?? -1) >= end) stopping.abort();
  }
  return streams;
}

/** The number of these streams with a record. Each is read, because followers see deleted streams too. @throws StoreError */
export async function countRecords(log: Pick<VaultLog, 'read'>, streams: Iterable<VaultStream>): Promise<number> {
  let count = 0;
  await eachOf([...streams], async (stream) => {
    if ((await log.read(stream)) !== null) count += 1;
  });
  return count;
}
