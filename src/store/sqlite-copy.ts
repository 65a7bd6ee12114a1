/** Copies a SQLite file that may be in use to a single file without a log. */
import { SqliteDatabase } from './sqlite-database.js';
import { openSqliteFile, type SqliteFormat } from './sqlite-file.js';

/**
 * Copies a file as it is now, while others may write it.
 * @param to must not exist
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
    // Otherwise it would be opened with a log.
    copy.exec('PRAGMA journal_mode = DELETE');
  } finally {
    copy.close();
  }
}
