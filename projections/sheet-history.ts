/** The history of each result sheet. Partition: the sheet, in order. */
import type { SheetId } from '../events/ids.js';
import type { SheetCause } from '../events/sheet.js';
import { listDifferencesBetween, type ResultDifference } from '../src/sheet/rows.js';
import { type Projection } from './projection.js';
import { onSheet, type SheetEventType } from './sheet-fold.js';

export type SheetDifference = ResultDifference;

const words = {
  SheetPublished: 'published',
  SheetRevised: 'revised',
  SheetDayCorrected: 'dayCorrected',
  SheetWithdrawn: 'withdrawn',
  SheetRatified: 'ratified',
  RowAmended: 'amended',
  AmendmentLifted: 'amendmentLifted',
  RowReassigned: 'reassigned',
} as const satisfies Record<SheetEventType, string>;

export type SheetHappening = (typeof words)[SheetEventType];

export interface SheetHistoryRow {
  readonly sheetId: SheetId;
  readonly revision: number;
  readonly what: SheetHappening;
  /** Milliseconds since 1970. */
  readonly recordedAt: number;
  /** Null for a decision on the sheet itself. */
  readonly cause: SheetCause | null;
  /** The reason in the commission's words; null for none. */
  readonly reason: string | null;
  /** The changes of the amended results. */
  readonly differences: readonly SheetDifference[];
}

/** Not the bare id, because a tournament's partition has only rows from its own streams. */
export const historyOfSheet = (sheetId: string): string => `sheet ${sheetId}`;

export const sheetHistory: Projection<SheetHistoryRow> = {
  name: 'sheet-history',
  // Incremented because early stores had these rows in another partition.
  version: 2,
  on: onSheet<SheetHistoryRow>(({ type, position, data, metadata }, before, after, rows) => {
    const { sheetId } = data;
    const isFirst = type === 'SheetPublished';
    const differences = isFirst ? [] : listDifferencesBetween(before, after);
    const body: SheetHistoryRow = {
      sheetId,
      revision: after.revision,
      what: words[type],
      recordedAt: metadata.recordedAt,
      cause: 'cause' in data ? data.cause : null,
      reason: 'reason' in data ? data.reason : null,
      differences,
    };
    rows.put({ key: `${sheetId} entry ${position}`, partition: historyOfSheet(sheetId), sort: position, body });
  }),
};
