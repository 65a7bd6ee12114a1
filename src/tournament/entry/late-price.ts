/**
 * What coming late costs, and who has it: blinds for each player who is out, which are not issued; a small blind to each player present at
 * the table; or nothing more than the blinds that were taken meanwhile (RC 7; MO 3.1; RO 1.8; TF §4 b1).
 */
import type { PlayerId } from '../../../events/ids.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import type { LevelReading } from '../timing/clock.js';
import type { Running, Table } from '../state.js';
import { findRuledKind } from '../timing/late-window.js';
import { listSeatsNotThereNow } from './not-there.js';

export interface LatePrice {
  /** Chips that the player does not get, or gives away. */
  readonly price: number;
  readonly paidTo: readonly { readonly playerId: PlayerId; readonly amount: number }[];
}

/** The setting that says what a late player pays in an event of this kind. */
export function findPriceSetting({ settings }: Pick<Running, 'settings'>, { floor }: Rulebook) {
  return floor.lateEntry.price[findRuledKind(settings)];
}

export function findLatePrice(running: Running, book: Rulebook, table: Table, { smallBlind, bigBlind }: LevelReading): LatePrice {
  const out = running.eliminations.length;
  switch (findPriceSetting(running, book).value) {
    case 'none':
    case 'blindsTaken':
      return { price: 0, paidTo: [] };
    case 'bigBlindPerEliminated':
      return { price: bigBlind * out, paidTo: [] };
    case 'smallBlindPerEliminated':
      return { price: smallBlind * out, paidTo: [] };
    case 'smallBlindToEachPresent': {
      // Whoever is suspended has to leave the table (MO 13.1).
      const notThere = listSeatsNotThereNow(running, table);
      const present = smallBlind === 0 ? [] : table.seats.filter(({ seat }) => !notThere.includes(seat));
      return { price: smallBlind * present.length, paidTo: present.map(({ playerId }) => ({ playerId, amount: smallBlind })) };
    }
  }
}
