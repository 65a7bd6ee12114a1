/**
 * The events of a hand in progress, which its table needs again when an entry is corrected. The last ones are in the table's row; the others are kept
 * in pieces of their own, so that a row is as small after ten thousand acts as after ten.
 */
import type { HandEvent } from '../events/hand.js';
import type { StoredEntry } from '../src/hand/state/record.js';
import { Notes, type Rows } from './projection.js';
import { evolveTableHand, type HandOnTable } from './table-hand.js';
import type { TableRow } from './table-row.js';

/** How many events a row or a piece holds at the most. Most hands have fewer. */
export const EVENTS_IN_PIECE = 40;

const pieces = new Notes<readonly StoredEntry[]>('events of hand');

const keyOf = (handId: string, piece: number): string => `${handId} ${piece}`;

/** The hand after one more of its events. */
export function addToTableHand(before: HandOnTable, event: HandEvent, rows: Rows<TableRow>): HandOnTable {
  const hand = evolveTableHand(before, event, { read: () => readPieces(before, rows) });
  // Where an entry is taken out, all that still counts is in the row again.
  const isWhole = event.type === 'EntryCorrected' || hand.state === null;
  const kept = isWhole ? 0 : hand.pieces;
  if (isWhole) forgetPieces(before, rows);
  const full = Math.ceil(hand.recent.length / EVENTS_IN_PIECE) - 1;
  for (let piece = 0; piece < full; piece++)
    pieces.put(rows, keyOf(hand.handId, kept + piece), hand.recent.slice(piece * EVENTS_IN_PIECE, (piece + 1) * EVENTS_IN_PIECE));
  if (full <= 0) return kept === hand.pieces ? hand : { ...hand, pieces: kept };
  return { ...hand, recent: hand.recent.slice(full * EVENTS_IN_PIECE), pieces: kept + full };
}

/** Removes what is kept apart of a hand that its table no longer shows. */
export function forgetPieces({ handId, pieces: count }: HandOnTable, rows: Rows<TableRow>): void {
  for (let piece = 0; piece < count; piece++) pieces.delete(rows, keyOf(handId, piece));
}

function readPieces({ handId, pieces: count }: HandOnTable, rows: Rows<TableRow>): readonly StoredEntry[] {
  return Array.from({ length: count }, (_, piece) => pieces.get(rows, keyOf(handId, piece)) ?? []).flat();
}
