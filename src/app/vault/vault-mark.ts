/** The mark of the vault, kept in the event store. It shows when the vault is lost, another one, or older. */
import { existsSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { FactReader } from '../../store/store-facts.js';
import type { SqliteDatabase } from '../../store/sqlite-database.js';
import { isDamagedNames, readingPlayers } from '../registry/player-directory.js';

/**
 * `changes`: their number. `at`: the time of the last, milliseconds since 1970. `people`: the number of names. `erased`: the number of
 * listed erasures.
 */
const Mark = z.object({
  vault: z.string(),
  changes: z.number().int(),
  at: z.number().int(),
  people: z.number().int(),
  erased: z.number().int(),
});
export type VaultMark = z.infer<typeof Mark>;

/** In place of an id, for the shared vault of a store. `changes` is then the number of people with a record. */
export const SHARED = 'shared';
/** The same after a move from another store: the vault is a node's copy of it. */
export const MOVED = 'moved';

/** `VAULT_LOST`: it is missing, or another one. `VAULT_OLDER`: some changes are missing. */
export interface VaultLoss {
  readonly code: 'VAULT_LOST' | 'VAULT_OLDER';
  readonly en: string;
  readonly fr: string;
}

type Counted = Pick<VaultMark, 'vault' | 'changes' | 'at' | 'people'>;

/** The content of a vault's file. */
export interface VaultFile {
  /** Null when no change was counted yet. */
  readonly mark: Counted | null;
  /** The number of records copied from the shared vault. */
  readonly records: number;
}

const NO_FILE: VaultFile = { mark: null, records: 0 };

export function fileIn(database: SqliteDatabase): VaultFile {
  const records = hasTable(database, 'shared_records')
    ? database.prepare<{ records: number }>('SELECT count(*) AS records FROM shared_records').get()!.records
    : 0;
  return { mark: markIn(database), records };
}

function hasTable(database: SqliteDatabase, name: string): boolean {
  return database.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').get(name) !== undefined;
}

function markIn(database: SqliteDatabase): Counted | null {
  const row = hasTable(database, 'vault_mark')
    ? database.prepare<Omit<Counted, 'people'>>('SELECT vault, changes, at FROM vault_mark').get()
    : undefined;
  if (row === undefined) return null;
  const { people } = database.prepare<{ people: number }>('SELECT count(*) AS people FROM players').get()!;
  return { ...row, people };
}

/** Counts a change, within its transaction. */
export function countChange(database: SqliteDatabase, at: number): void {
  const counted = 'INSERT INTO vault_mark VALUES (1, ?, 1, ?) ON CONFLICT (only) DO UPDATE SET changes = changes + 1, at = excluded.at';
  database.prepare<never>(counted).run(randomUUID(), at);
}

/** The mark in the store; null for none. */
export async function keptMark(facts: FactReader): Promise<VaultMark | null> {
  return parseMark(await facts.read('vault'));
}

export function parseMark(text: string | null): VaultMark | null {
  return text === null ? null : Mark.parse(JSON.parse(text));
}

/** For a file that may be damaged or missing. @throws StoreError */
export function readVaultFile(path: string): VaultFile {
  try {
    return existsSync(path) ? readingPlayers(path, fileIn) : NO_FILE;
  } catch (error) {
    if (isDamagedNames(error)) return NO_FILE;
    throw error;
  }
}

/** Whether a mark is newer than another of the same vault. */
export function isAhead(next: VaultMark | null, kept: VaultMark | null): boolean {
  if (next === null) return false;
  return kept === null || next.changes > kept.changes || (next.changes === kept.changes && next.erased > kept.erased);
}

/** The loss in the file of a vault. The shared vault is in no file. @param erased the number of listed erasures */
export function findVaultLoss(kept: VaultMark | null, { mark: now, records }: VaultFile, erased: number): VaultLoss | null {
  if (kept === null || kept.vault === SHARED || (kept.vault === MOVED && records >= kept.changes)) return null;
  const then = new Date(kept.at).toISOString();
  if (kept.vault === MOVED)
    return {
      code: 'VAULT_LOST',
      en: `players.sqlite is not what a node had of the vault when the events were moved, which had records of ${kept.changes} people at ${then}: copy it from a node that was ready when it was stopped, or start once with "tapis serve --accept-vault-loss" and give the names again.`,
      fr: `players.sqlite n’est pas la copie qu’un nœud avait du fichier de noms au moment du déplacement (${kept.changes} personnes au ${then}) : copiez-le d’un nœud qui était prêt quand il a été arrêté, ou démarrez une fois avec « tapis serve --accept-vault-loss » et redonnez les noms.`,
    };
  if (now?.vault !== kept.vault)
    return {
      code: 'VAULT_LOST',
      en: `players.sqlite is not the vault that the events know, which had the names of ${kept.people} people at ${then}: put it back from a backup, or start once with "tapis serve --accept-vault-loss" and give the names again.`,
      fr: `players.sqlite n’est pas le fichier de noms que le journal connaît (${kept.people} personnes au ${then}) : restaurez-le d’une sauvegarde, ou démarrez une fois avec « tapis serve --accept-vault-loss » et redonnez les noms.`,
    };
  if (now.changes < kept.changes) {
    const unlisted = Math.max(0, kept.erased - erased);
    return {
      code: 'VAULT_OLDER',
      en: `players.sqlite is an older one: it lacks the last ${kept.changes - now.changes} changes, up to ${then}. Put the newest one back, or start once with "tapis serve --accept-vault-loss" and give the names again.${unlisted === 0 ? '' : ` erasures.jsonl lacks ${unlisted} erasures, so names that were taken back may be in it: put that one back too.`}`,
      fr: `players.sqlite est plus ancien : il y manque les ${kept.changes - now.changes} derniers changements, jusqu’au ${then}. Remettez le plus récent, ou démarrez une fois avec « tapis serve --accept-vault-loss » et redonnez les noms.${unlisted === 0 ? '' : ` Il manque à erasures.jsonl ${unlisted} effacements : des noms effacés peuvent s’y trouver ; remettez-le aussi.`}`,
    };
  }
  return null;
}
