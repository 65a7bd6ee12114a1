/**
 * Eliminations that were taken back, by the director or because the player bought chips: kept so that a player who is out after all is placed
 * by when they went out.
 */
import type { PlayerId } from '../../../events/ids.js';
import type { PurchaseKind } from '../../../events/tournament-entry.js';
import type { Place } from '../../../events/values.js';
import type { Elimination, InPlay, TakenBack } from '../state.js';

type State = Pick<InPlay, 'takenBack' | 'tables' | 'eliminations'>;
type Back = Pick<TakenBack, 'table' | 'hands' | 'purchase'>;

/** With an elimination that is taken back. Call it while the player is still among those who are out. */
export function addTakenBack({ takenBack, eliminations }: State, out: Elimination, back: Back): readonly TakenBack[] {
  const others = takenBack.filter((each) => each.out.playerId !== out.playerId);
  // Of those who are in again too, whoever did not go out before this player, or with them, went out after them.
  const worseInAgain = others.filter(({ worse, sharing }) => !worse.includes(out.order) && !sharing.includes(out.order));
  const worse = [...eliminations.filter(({ place }) => place > out.place), ...worseInAgain.map((each) => each.out)];
  const sharing = eliminations.filter((each) => each !== out && each.place === out.place);
  return [...others, { out, worse: worse.map(({ order }) => order), sharing: sharing.map(({ order }) => order), ...back }];
}

/** With an elimination that is another player's, who is still in: they go out by it, in its moment. */
export function giveElimination(
  state: State,
  out: Elimination,
  { playerId, from, stack }: { readonly playerId: PlayerId; readonly from: Place; readonly stack: number },
): readonly TakenBack[] {
  const back = { table: from.table, hands: state.tables[from.table - 1]?.hands ?? 0, purchase: null };
  return addTakenBack(state, out, back)
    .filter((each) => each.out.playerId !== playerId)
    .map((each) => (each.out === out ? { ...each, out: { ...out, playerId, from, stackBefore: stack } } : each));
}

/** The elimination that was taken back, where the player can have lost no chips since. */
export function findTakenBack(
  { takenBack, tables }: Pick<InPlay, 'takenBack' | 'tables'>,
  { playerId, from }: Pick<Elimination, 'playerId' | 'from'>,
): TakenBack | undefined {
  return takenBack.find(
    ({ out, table, hands, purchase }) =>
      purchase === null && out.playerId === playerId && table === from.table && tables[table - 1]?.hands === hands,
  );
}

/** By what a player is back in. */
export type Purchase = NonNullable<TakenBack['purchase']>;

/**
 * With a purchase cancelled. Where it brought the player back and they have no chips without it, their elimination stands as if nothing was
 * played since; with chips they are in for good.
 */
export function cancelTakenBack(
  { takenBack, tables }: State,
  playerId: PlayerId,
  { kind, number }: { readonly kind: PurchaseKind; readonly number: number },
  at: Place,
  hasChips: boolean,
): readonly TakenBack[] {
  return takenBack.flatMap((each) => {
    const isCancelled = each.out.playerId === playerId && each.purchase?.kind === kind && each.purchase.number === number;
    if (!isCancelled) return [each];
    return hasChips ? [] : [{ ...each, table: at.table, hands: tables[at.table - 1]?.hands ?? 0, purchase: null }];
  });
}
