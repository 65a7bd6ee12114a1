/**
 * The events of a hand in progress, which its table needs when an entry is corrected. The last ones are in the table's row; earlier ones
 * are in separate pieces, so that the row does not grow with the number of acts.
 */
import type { HandEvent } from '../events/hand.js';
import type { StoredEntry } from '../src/hand/state/record.js';
import { Notes, type Rows } from './projection.js';
import { evolveTableHand, type HandOnTable } from './table-hand.js';
import type { TableRow } from './table-row.js';

/** The most events in a row or piece. Most hands have fewer. */
export const EVENTS_IN_PIECE = 40;

const pieces = new Notes<readonly StoredEntry[]>('events of hand');

const keyOf = (handId: string, piece: number): string => `${handId} ${piece}`;

/** The hand after one more of its events. */
export function addToTableHand(before: HandOnTable, event: HandEvent, rows: Rows<TableRow>): HandOnTable {
  const hand = evolveTableHand(before, event, { read: () => readPieces(before, rows) });
  // When an entry is removed, all counting events are put into the row again.
  const isWhole = event.type === 'EntryCorrected' || hand.state === null;
  const kept = isWhole ? 0 : hand.pieces;
  if (isWhole) forgetPieces(before, rows);
  const full = Math.ceil(hand.recent.length / EVENTS_IN_PIECE) - 1;
  for (let piece = 0; piece < full; piece++)
    pieces.put(rows, keyOf(hand.handId, kept + piece), hand.recent.slice(piece * EVENTS_IN_PIECE, (piece + 1) * EVENTS_IN_PIECE));
  if (full <= 0) return kept === hand.pieces ? hand : { ...hand, pieces: kept };
  return { ...hand, recent: hand.recent.slice(full * EVENTS_IN_PIECE), pieces: kept + full };
}

/** Removes the pieces of a hand that its table no longer shows. */
export function forgetPieces({ handId, pieces: count }: HandOnTable, rows: Rows<TableRow>): void {
  for (let piece = 0; piece < count; piece++) pieces.delete(rows, keyOf(handId, piece));
}

function readPieces({ handId, pieces: count }: HandOnTable, rows: Rows<TableRow>): readonly StoredEntry[] {
  return Array.from({ length: count }, (_, piece) => pieces.get(rows, keyOf(handId, piece)) ?? []).flat();
}
