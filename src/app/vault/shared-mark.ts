/**
 * How the vault of all nodes stood, kept in its store: records that are lost show against it.
 */
import type { VaultLog, VaultStream } from '../../store/vault-log.js';
import { eachOf } from './some-at-once.js';
import { SHARED, type VaultLoss, type VaultMark } from './vault-mark.js';

/** The mark of the shared vault. @param records of how many people there is a record, an empty one too, and one of somebody who was erased */
export function sharedMark(records: number, counted: Pick<VaultMark, 'at' | 'people' | 'erased'>): VaultMark {
  return { vault: SHARED, changes: records, ...counted };
}

/** @param there how many people have a record now */
export function findSharedLoss(kept: VaultMark | null, there: number): VaultLoss | null {
  // That of a folder counts other things.
  if (kept?.vault !== SHARED || there >= kept.changes) return null;
  const [lacking, then] = [kept.changes - there, new Date(kept.at).toISOString()];
  return {
    code: 'VAULT_LOST',
    en: `the vault in KurrentDB lacks the records of ${lacking} people: it had ${kept.changes} at ${then}. Restore KurrentDB from a backup, or stop all nodes, start one once with "tapis serve --accept-vault-loss" and give the names again.`,
    fr: `il manque au fichier de noms dans KurrentDB les données de ${lacking} personnes : il en avait ${kept.changes} au ${then}. Restaurez KurrentDB d’une sauvegarde, ou arrêtez tous les nœuds, démarrez-en un une fois avec « tapis serve --accept-vault-loss » et redonnez les noms.`,
  };
}

/** Of which people there are records, or were: streams that are deleted come too. @throws StoreError */
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

/** How many of these streams have a record. Each is read, because followers are given deleted streams too. @throws StoreError */
export async function countRecords(log: Pick<VaultLog, 'read'>, streams: Iterable<VaultStream>): Promise<number> {
  let count = 0;
  await eachOf([...streams], async (stream) => {
    if ((await log.read(stream)) !== null) count += 1;
  });
  return count;
}
