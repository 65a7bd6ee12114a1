/**
 * What changes of a player's entry beside their seat: whether they are there, and what they have bought.
 */
import type { PlayerId } from '../../../events/ids.js';
import { withoutId } from '../state/sorted-ids.js';
import type { InPlay } from '../state.js';
import { purchasesOf } from '../state/entry.js';
import type { EntryState, Purchases } from '../state/entry.js';

export function withEntry(state: InPlay, change: (entry: EntryState) => Partial<EntryState>): InPlay {
  const changed = change(state.entry);
  return changed === state.entry ? state : { ...state, entry: { ...state.entry, ...changed } };
}

/** Ends a player's absence: they are at their seat, or no longer have one. */
export function applyPresence(entry: EntryState, playerId: PlayerId): EntryState {
  const away = withoutId(entry.away, playerId);
  const missing = withoutId(entry.missing, playerId);
  return away === entry.away && missing === entry.missing
    ? entry
    : { ...entry, away, missing, notArrived: withoutId(entry.notArrived, playerId) };
}

export function applyPurchase(state: InPlay, playerId: PlayerId, change: (before: Purchases) => Partial<Purchases>, chips: number): InPlay {
  const before = purchasesOf(state.entry, playerId);
  const others = state.entry.purchases.filter((purchase) => purchase.playerId !== playerId);
  const purchases = [...others, { ...before, ...change(before) }];
  return { ...state, entry: { ...state.entry, purchases, issued: state.entry.issued + chips } };
}
