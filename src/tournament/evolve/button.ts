/**
 * How each event changes where a table's button stands. Decides nothing.
 */
import type { DataOf, Folds } from './folds.js';
import type { InPlay, Positions, Table } from '../state.js';
import { withTable } from './table-changes.js';

export const buttonFolds = {
  FirstButtonDetermined: (state, { table, seat }) => withTable(state, table, (each) => ({ ...each, firstButton: seat })),
  PositionsCorrected: (state, data) => withTable(state, data.table, (table) => applyCorrection(table, data)),
} satisfies Folds<InPlay>;

function applyCorrection(table: Table, { handId: _handId, table: _table, ...corrected }: DataOf<'PositionsCorrected'>): Table {
  if (table.positions === null || table.openHand === null) return table;
  return { ...table, positions: { ...table.positions, ...corrected }, openHand: { ...table.openHand, ...corrected } };
}

/** Button and blinds of a hand that begins at a table. */
export function positionsOf(
  { button, smallBlindSeat, smallBlindPosition, bigBlindSeat, dealer, waiting }: DataOf<'HandPlayed' | 'HandOpened'>,
  { seats, positions }: Table,
  { clock }: InPlay,
): Positions {
  const previous = positions === null ? null : { ...positions, previous: null };
  return { button, smallBlindSeat, smallBlindPosition, bigBlindSeat, dealer, waiting, seats, begun: clock.begun.length, previous };
}
