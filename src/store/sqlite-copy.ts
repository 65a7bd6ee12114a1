/**
 * A copy of a SQLite file that may be in use, in one file that needs no log beside it.
 */
import { SqliteDatabase } from './sqlite-database.js';
import { openSqliteFile, type SqliteFormat } from './sqlite-file.js';

/**
 * Copies a file of ours as it stands now, while others may write it.
 * @param to must not be there yet
 * @throws StoreError
 */
export async function copySqliteFile(
  { from, to, format }: { readonly from: string; readonly to: string; readonly format: SqliteFormat },
  onProgress: (pages: number, of: number) => void = () => undefined,
): Promise<void> {
  const source = openSqliteFile({ path: from, format, readOnly: true });
  try {
    await source.database.copyTo(to, onProgress);
  } finally {
    source.close();
  }
  const copy = new SqliteDatabase(to);
  try {
    // As it comes, it would be opened with a log beside it.
    copy.exec('PRAGMA journal_mode = DELETE');
  } finally {
    copy.close();
  }
}
