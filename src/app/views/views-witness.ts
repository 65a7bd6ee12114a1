/**
 * What the views in a folder know of events, read without changing anything: how far they have come, and whose events they have seen.
 */
import type { TournamentId } from '../../../events/ids.js';
import { auditFeed } from '../../../projections/audit-feed.js';
import { StoreError } from '../../store/event-store.js';
import { openSqliteFile, type SqliteFile } from '../../store/sqlite-file.js';
import { AppendTable } from './append-table.js';
import type { ViewCheckpoint } from './view.js';
import { viewsFormat } from './views-database.js';

export interface ViewsWitness {
  /** Where the views stand, each place once, the furthest first. */
  readonly checkpoints: readonly ViewCheckpoint[];
  /** How many events after a position each tournament had, as far as its audit feed knows. Null stands for the first. */
  eventsAfter(position: number | null): { readonly tournamentId: TournamentId; readonly events: number }[];
  close(): void;
}

/** Null where there are no views, or none that can be read: they are built again then. @throws StoreError when the file may not be read */
export function openViewsWitness(path: string): ViewsWitness | null {
  let file: SqliteFile | undefined;
  try {
    file = openSqliteFile({ path, format: viewsFormat, readOnly: true });
    const { database } = file;
    const checkpoints = database
      .prepare<ViewCheckpoint>('SELECT DISTINCT position, stream, revision, id FROM view_checkpoint ORDER BY position DESC')
      .all();
    return {
      checkpoints,
      eventsAfter: (position) => {
        try {
          const table = new AppendTable(database, auditFeed);
          return table.partitionsAfter(position ?? -1).map((partition) => ({
            tournamentId: partition as TournamentId,
            events: table.count(partition) - table.countBefore(partition, (position ?? -1) + 1),
          }));
        } catch {
          // A feed that was never made or is damaged shows nothing; what is missing is reported all the same.
          return [];
        }
      },
      close: () => file!.close(),
    };
  } catch (error) {
    file?.close();
    if (error instanceof StoreError && (error.code === 'STORE_IN_USE' || error.code === 'STORE_ENGINE_TOO_OLD')) throw error;
    return null;
  }
}
