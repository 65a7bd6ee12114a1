/** The changes of a table by events, competitor by competitor. */
import type { RecordedEvent } from '../events/envelope.js';
import { type BoardRows, type ChangeBody, changesOf, changesOfCompetitor, resultName, type StandingBody } from './season-board-rows.js';
import type { BoardResult } from './season-results.js';

/** The folded event and its board. */
export interface Noting {
  readonly rows: BoardRows;
  readonly event: RecordedEvent;
  readonly board: string;
}

/** Notes the change for one competitor, if any. */
export function noteChange(
  { rows, event, board }: Noting,
  competitor: string,
  before: StandingBody | null,
  after: StandingBody | null,
  sheetId: string | null,
  resultBefore: string | null,
  resultAfter: string | null,
  results: readonly BoardResult[],
): void {
  const wasDropped = new Set(before?.dropped);
  const isDropped = new Set(after?.dropped);
  const newlyDropped = [...isDropped].filter((name) => !wasDropped.has(name));
  const kept = new Set(after === null ? [] : results.map(resultName));
  const newlyCounted = [...wasDropped].filter((name) => !isDropped.has(name) && kept.has(name));
  const isSame = before?.points === after?.points && resultBefore === resultAfter && newlyDropped.length + newlyCounted.length === 0;
  if (isSame && before !== null && after !== null) return;
  const { position, id, type, metadata } = event;
  const body: ChangeBody = {
    kind: 'change',
    competitor,
    position,
    at: metadata.recordedAt,
    cause: { type, eventId: id },
    sheetId,
    pointsBefore: before?.points ?? null,
    pointsAfter: after?.points ?? null,
    resultBefore,
    resultAfter,
    newlyCounted,
    newlyDropped,
  };
  const order = `${String(position).padStart(16, '0')} ${competitor}`;
  const key = `${board} change ${order}`;
  rows.put({ key, partition: changesOf(board), sort: 0, order, body });
  rows.put({ key: `${key} own`, partition: changesOfCompetitor(board, competitor), sort: 0, order, body });
}
