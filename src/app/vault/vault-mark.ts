/**
 * How the vault stood, kept in the store of events: a vault that is lost, another one or an older one shows against it.
 */
import { existsSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { FactReader } from '../../store/store-facts.js';
import type { SqliteDatabase } from '../../store/sqlite-database.js';
import { readingPlayers } from '../player-directory.js';

/** `changes`: how many were made so far. `at`: of the last, milliseconds since 1970. `people`: how many have a name. `erased`: how many erasures were listed. */
const Mark = z.object({
  vault: z.string(),
  changes: z.number().int(),
  at: z.number().int(),
  people: z.number().int(),
  erased: z.number().int(),
});
export type VaultMark = z.infer<typeof Mark>;

/** `VAULT_LOST`: there is none, or another one. `VAULT_OLDER`: it is as it was some changes ago. */
export interface VaultLoss {
  readonly code: 'VAULT_LOST' | 'VAULT_OLDER';
  readonly en: string;
  readonly fr: string;
}

type Counted = Pick<VaultMark, 'vault' | 'changes' | 'at' | 'people'>;

/** The mark in the file of the vault; null where no change was counted yet. */
export function markIn(database: SqliteDatabase): Counted | null {
  const isThere = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'vault_mark'").get() !== undefined;
  const row = isThere ? database.prepare<Omit<Counted, 'people'>>('SELECT vault, changes, at FROM vault_mark').get() : undefined;
  if (row === undefined) return null;
  const { people } = database.prepare<{ people: number }>('SELECT count(*) AS people FROM players').get()!;
  return { ...row, people };
}

/** Counts a change, within its transaction. */
export function countChange(database: SqliteDatabase, at: number): void {
  const counted = 'INSERT INTO vault_mark VALUES (1, ?, 1, ?) ON CONFLICT (only) DO UPDATE SET changes = changes + 1, at = excluded.at';
  database.prepare<never>(counted).run(randomUUID(), at);
}

/** What the store keeps of the vault; null where it keeps nothing. */
export async function keptMark(facts: FactReader): Promise<VaultMark | null> {
  return parseMark(await facts.read('vault'));
}

export function parseMark(text: string | null): VaultMark | null {
  return text === null ? null : Mark.parse(JSON.parse(text));
}

/** The mark in a file that may not be there. @throws StoreError */
export function readMarkOf(path: string): Counted | null {
  return existsSync(path) ? readingPlayers(path, markIn) : null;
}

/** @param now the mark of the vault as it is; null for none @param erased how many erasures are listed */
export function findVaultLoss(kept: VaultMark | null, now: Counted | null, erased: number): VaultLoss | null {
  if (kept === null) return null;
  const then = new Date(kept.at).toISOString();
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
