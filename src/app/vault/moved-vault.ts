/**
 * When events move to another store, the mark of the vault moves with them. The vault's file is copied by hand; the mark shows if it is
 * older, another one, or missing.
 */
import type { EventStore } from '../../store/event-store.js';
import type { StoreFacts } from '../../store/store-facts.js';
import type { ErasureList } from './erasure-list.js';
import { rename } from './person-vault.js';
import type { PlayersFile } from '../registry/player-directory.js';
import { countChange, fileIn, findVaultLoss, isAhead, MOVED, parseMark, SHARED, type VaultLoss, type VaultMark } from './vault-mark.js';

/**
 * Writes the mark of the source's vault to the target, if there is one.
 * @param moved the number of moved events: if none, a node on the target may have continued, and the target's mark is kept
 * @returns the number of named people in the vault that must be copied; null for none
 * @throws StoreError
 */
export async function moveVaultMark({ facts: from }: EventStore, { facts: to }: EventStore, moved: number): Promise<number | null> {
  const kept = parseMark((await from?.read('vault')) ?? null);
  if (kept === null || to === undefined || isEmpty(kept)) return null;
  // The shared vault stays where it is; a node's copy of it moves.
  const mark = kept.vault === SHARED ? { ...kept, vault: MOVED } : kept;
  const text = await to.read('vault');
  const there = parseMark(text);
  if (there !== null && (there.vault === mark.vault ? !isAhead(mark, there) : moved === 0)) return null;
  return (await to.write('vault', JSON.stringify(mark), text)) ? kept.people : null;
}

/** Its first start counts as a change. */
const isEmpty = ({ vault, changes, people, erased }: VaultMark): boolean =>
  people === 0 && erased === 0 && changes <= (vault === SHARED || vault === MOVED ? 0 : 1);

export interface BroughtFile {
  readonly file: PlayersFile;
  readonly facts: StoreFacts;
  readonly erasures: ErasureList;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly notice: (line: string) => void;
}

/**
 * Compares the file of a vault with the mark in the store, before anyone reads it. From an older file, names that were taken back since are
 * removed. A copy of the shared vault gets a mark of its own once it is identified as the expected one.
 * @returns the loss; null for none
 * @throws StoreError
 */
export async function compareBrought({ file, facts, erasures, now, notice }: BroughtFile): Promise<VaultLoss | null> {
  const text = await facts.read('vault');
  const kept = parseMark(text);
  const found = fileIn(file.database);
  const loss = findVaultLoss(kept, found, erasures.size);
  if (loss !== null) takeBackAgain(file, erasures.namesTakenSince(found.mark?.at ?? 0), notice);
  if (loss !== null || kept?.vault !== MOVED) return loss;
  countChange(file.database, now());
  const mark: VaultMark = { ...fileIn(file.database).mark!, erased: erasures.size };
  if (await facts.write('vault', JSON.stringify(mark), text)) return null;
  // Another node has copied the vault first, or another copy of it.
  return compareBrought({ file, facts, erasures, now, notice });
}

function takeBackAgain(file: PlayersFile, names: ReturnType<ErasureList['namesTakenSince']>, notice: (line: string) => void): void {
  const { rows } = file;
  const taken = names.filter((id) => rows.nameOf(id) !== null);
  for (const id of taken) {
    const { externalIds: _ids, ...kept } = rows.read(id);
    file.wrote(rows.put(id, rename(null)(kept)));
  }
  if (taken.length > 0) notice(`${taken.length} names that had been taken back were in an older players.sqlite, and are gone again`);
}
