/**
 * How entries and purchases that were recorded by mistake change who plays. Decides nothing.
 */
import type { PlayerId } from '../../../events/ids.js';
import type { DataOf, Folds } from './folds.js';
import { withId, withoutId } from '../state/sorted-ids.js';
import { cancelTakenBack } from '../state/taken-back.js';
import { type Elimination, type InPlay, outOf, seatOf } from '../state.js';
import { addChips, renamePlayers, unseatPlayer } from './table-changes.js';
import { applyPresence, applyPurchase, withEntry } from './presence.js';
import { countBought, countPaidEntries, purchasesOf, withPaidEntries } from '../state/entry.js';
import type { Purchases } from '../state/entry.js';

export const correctionFolds = {
  EntryAnnulled: applyAnnulment,
  EntryTransferred: applyTransfer,
  PurchaseCancelled: applyCancellation,
  PurchaseTransferred: applyPurchaseTransfer,
} satisfies Folds<InPlay>;

/** One fewer takes part: whoever went out before them stands one place higher. */
function applyAnnulment(state: InPlay, { playerId, from, removed }: DataOf<'EntryAnnulled'>): InPlay {
  const was = outOf(state, playerId);
  const left = from === null ? state : unseatPlayer(state, { playerId, from, stack: removed });
  const eliminations = left.eliminations.filter((out) => out !== was).map((out) => raise(out, was));
  const takenBack = left.takenBack.filter(({ out }) => out.playerId !== playerId);
  const changed = { ...left, eliminations, takenBack, playersLeft: left.playersLeft - (from === null ? 0 : 1), tiedForSeats: null };
  return withEntry(changed, (entry) => ({
    ...applyPresence(entry, playerId),
    removed: entry.removed + removed,
    purchases: entry.purchases.filter((each) => each.playerId !== playerId),
    annulled: withId(entry.annulled, playerId),
    paid: withPaidEntries(entry.paid, playerId, 0),
  }));
}

function raise(out: Elimination, gone: Elimination | undefined): Elimination {
  if (gone === undefined || out.place > gone.place) return { ...out, place: out.place - 1 };
  return out.place === gone.place ? { ...out, tied: out.tied - 1 } : out;
}

function applyTransfer(state: InPlay, { playerId, toPlayer }: DataOf<'EntryTransferred'>): InPlay {
  const renameId = (ids: readonly PlayerId[]): readonly PlayerId[] =>
    ids.includes(playerId) ? withId(withoutId(ids, playerId), toPlayer) : ids;
  const rename = <Each extends { readonly playerId: PlayerId }>(each: Each): Each =>
    each.playerId === playerId ? { ...each, playerId: toPlayer } : each;
  const { chipRace, chips } = state;
  const renamed: InPlay = {
    ...renamePlayers(state, rename),
    takenBack: state.takenBack.map((each) => ({ ...each, out: rename(each.out) })),
    chipRace: { ...chipRace, races: chipRace.races.map((race) => ({ ...race, players: race.players.map(rename) })) },
    chips: {
      ...chips,
      hidden: chips.hidden.map(rename),
      differences: chips.differences.map((each) => (each.playerId === playerId ? { ...each, playerId: toPlayer } : each)),
    },
  };
  return withEntry(renamed, (entry) => ({
    unchecked: renameId(entry.unchecked),
    late: renameId(entry.late),
    needs: renameId(entry.needs),
    away: renameId(entry.away),
    notArrived: renameId(entry.notArrived),
    missing: renameId(entry.missing),
    assigned: entry.assigned.map(rename),
    purchases: entry.purchases.map(rename),
    paid: entry.paid.map(rename),
    annulled: withoutId(entry.annulled, toPlayer),
    transfers: [...entry.transfers, { from: playerId, to: toPlayer, moment: state.moments }],
  }));
}

function applyCancellation(state: InPlay, { playerId, purchase, at, removed, owed }: DataOf<'PurchaseCancelled'>): InPlay {
  const without: Record<typeof purchase, (before: Purchases) => Partial<Purchases>> = {
    rebuy: ({ rebuys }) => ({ rebuys: rebuys - 1, owed }),
    addOn: () => ({ addOn: false, owed }),
    reEntry: ({ reEntries }) => ({ reEntries: reEntries - 1, owed }),
  };
  const number = countBought(purchasesOf(state.entry, playerId), purchase);
  const stack = seatOf(state.tables, playerId)?.seated.stack ?? 0;
  const takenBack = cancelTakenBack(state, playerId, { kind: purchase, number }, at, stack > removed);
  const taken = applyPurchase(addChips({ ...state, takenBack }, at.table, playerId, -removed), playerId, without[purchase], 0);
  return withEntry(taken, (entry) => {
    // What was paid for an entry that does not count is due back.
    const entries = Math.min(countPaidEntries(entry, playerId), purchasesOf(entry, playerId).reEntries + 1);
    return { removed: entry.removed + removed, paid: withPaidEntries(entry.paid, playerId, entries) };
  });
}

/** Neither chips nor seats change. An elimination that the purchase took back is the first player's still. */
function applyPurchaseTransfer(state: InPlay, { playerId, toPlayer, purchase, owed, toOwed }: DataOf<'PurchaseTransferred'>): InPlay {
  const change = (by: 1 | -1, left: number): ((before: Purchases) => Partial<Purchases>) =>
    purchase === 'rebuy' ? ({ rebuys }) => ({ rebuys: rebuys + by, owed: left }) : () => ({ addOn: by === 1, owed: left });
  return applyPurchase(applyPurchase(state, playerId, change(-1, owed), 0), toPlayer, change(1, toOwed), 0);
}
