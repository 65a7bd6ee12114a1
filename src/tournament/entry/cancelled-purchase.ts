/**
 * A rebuy, an add-on or a re-entry that was sold by mistake, to the wrong player say: its chips leave play and its price leaves the pot.
 */
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import type { PurchaseKind } from '../../../events/tournament-entry.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import { foldAll } from '../evolve.js';
import { makeOutAgain } from '../places/out-again.js';
import { findTakenBack } from '../state/taken-back.js';
import { refuse, type TournamentDecision } from '../refusals.js';
import { isDealtIn, refuseAbsentee, refuseInHand } from '../tables/seat-checks.js';
import { refuseWaiting } from './annulment.js';
import { type Running, seatOf } from '../state.js';
import { countBought, purchasesOf } from '../state/entry.js';

export function decideCancellation({ playerId, purchase, reason }: CommandOf<'CancelPurchase'>, running: Running): TournamentDecision {
  const bought = purchasesOf(running.entry, playerId);
  const found = seatOf(running.tables, playerId);
  if (countBought(bought, purchase) === 0) {
    const known = found !== undefined || running.eliminations.some((out) => out.playerId === playerId);
    return known ? refuse('NOTHING_BOUGHT', { playerId, purchase }) : refuseAbsentee(running, { playerId });
  }
  const chips = chipsOf(running, purchase);
  // Whose last chips are gone has none of them left.
  const waits = refuseWaiting(running, playerId);
  if (waits) return waits;
  if (found === undefined) return refuse('PURCHASE_LOST', { playerId, chips, stack: 0 });
  const { table, seated } = found;
  if (isDealtIn(table, seated)) return refuseInHand(table, seated);
  if (table.stacksFrom === 'unknown') return refuse('COUNT_FIRST', { table: table.table, players: [playerId] });
  // Chips that they got otherwise, by the correction of a hand say, are theirs. Of a re-entry that was played with, what is left goes.
  const removed = purchase === 'reEntry' ? Math.min(chips, seated.stack) : chips;
  if (seated.stack < removed) return refuse('PURCHASE_LOST', { playerId, chips, stack: seated.stack });
  const isPaid = purchase === 'reEntry' || bought.owed === 0;
  const at = { table: table.table, seat: seated.seat };
  const cancelled: TournamentEvent = {
    type: 'PurchaseCancelled',
    data: { playerId, purchase, at, removed, owed: isPaid ? bought.owed : bought.owed - 1, refund: isPaid, reason },
  };
  if (seated.stack > removed) return { events: [cancelled] };
  const without = foldAll(running, [cancelled]);
  const was = findTakenBack(without, { playerId, from: at });
  if (was !== undefined) return { events: [cancelled, ...makeOutAgain(without, was, seated, reason)] };
  const out: TournamentEvent = {
    type: 'PlayerEliminated',
    data: { playerId, from: at, place: running.playersLeft, tied: 1, handId: null, stackBefore: 0 },
  };
  return { events: [cancelled, out] };
}

/** The chips of one, as the terms of the tournament have it. */
function chipsOf({ settings }: Running, purchase: PurchaseKind): number {
  switch (purchase) {
    case 'rebuy':
      return settings.entry?.rebuys?.chips ?? 0;
    case 'addOn':
      return settings.entry?.addOn?.chips ?? 0;
    case 'reEntry':
      return settings.entry?.lateStack ?? settings.startingStack;
  }
}
