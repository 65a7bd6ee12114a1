/** What the views in a folder know of the events, read without changes: their checkpoints, and the events in their audit feed. */
import type { TournamentId } from '../../../events/ids.js';
import { auditFeed } from '../../../projections/audit-feed.js';
import { StoreError } from '../../store/event-store.js';
import { openSqliteFile, type SqliteFile } from '../../store/sqlite-file.js';
import { AppendTable } from './append-table.js';
import type { ViewCheckpoint } from './view.js';
import { viewsFormat } from './views-database.js';

export interface ViewsWitness {
  /** The checkpoints of the views, each once, the furthest first. */
  readonly checkpoints: readonly ViewCheckpoint[];
  /** The number of events of each tournament after a position, by the audit feed. Null means from the first event. */
  eventsAfter(position: number | null): { readonly tournamentId: TournamentId; readonly events: number }[];
  close(): void;
}

/** Null when there are no readable views; they are rebuilt then. @throws StoreError when access to the file is denied */
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
          // A missing or damaged feed shows nothing; missing events are still reported.
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
