/**
 * What a tournament remembers of who plays, beside the lists and the tables: who waits, who is late, who is away, what was bought.
 */
import type { PlayerId } from '../../../events/ids.js';
import type { Citation } from '../../../events/judging.js';
import type { PurchaseKind } from '../../../events/tournament-entry.js';
import type { Place } from '../../../events/values.js';

/** A seat of its own for a player with special needs. */
export interface AssignedSeat {
  readonly playerId: PlayerId;
  readonly to: Place;
}

/** Who may not come back, with the articles of the order; none where it was the director's own. */
export interface ExcludedPlayer {
  readonly playerId: PlayerId;
  readonly articles: readonly Citation[];
}

/** Known before the start, and kept after it. Lists of ids are sorted, unless something else is said. */
export interface EntryList {
  /** In the order in which they came. */
  readonly waiting: readonly PlayerId[];
  /** They registered in advance, and are not checked in. */
  readonly unchecked: readonly PlayerId[];
  /** They have announced that they will come after the start. */
  readonly late: readonly PlayerId[];
  /** They have special needs. */
  readonly needs: readonly PlayerId[];
  readonly assigned: readonly AssignedSeat[];
  readonly excluded: readonly ExcludedPlayer[];
  /** Who has paid, and for how many of their entries. */
  readonly paid: readonly PaidEntries[];
}

interface PaidEntries {
  readonly playerId: PlayerId;
  readonly entries: number;
}

export const quietList: EntryList = { waiting: [], unchecked: [], late: [], needs: [], assigned: [], excluded: [], paid: [] };

/** What a player has bought, and how often they have entered. */
export interface Purchases {
  readonly playerId: PlayerId;
  readonly rebuys: number;
  readonly addOn: boolean;
  /** Of both, how many are still to be paid. */
  readonly owed: number;
  /** How often the player has entered again. */
  readonly reEntries: number;
}

/** An entry that belongs to another person than was recorded. */
export interface Transfer {
  readonly from: PlayerId;
  readonly to: PlayerId;
  /** The hands that were settled by then: those name the first, later ones the second. */
  readonly moment: number;
}

/** In play. */
export interface EntryState extends EntryList {
  /** Registered and not here yet; their stacks are not in play until they come. */
  readonly expected: readonly PlayerId[];
  /** Of those, who draw a seat with a full stack at no price: called alternates, and players who checked in after the draw. */
  readonly called: readonly PlayerId[];
  /** They left the list after the start, without having come. */
  readonly withdrawn: readonly PlayerId[];
  /** Their entries were annulled, and they have not entered since. */
  readonly annulled: readonly PlayerId[];
  /** In order. */
  readonly transfers: readonly Transfer[];
  /** Not at their seats, whether they have been there or not: their hands are dead. */
  readonly away: readonly PlayerId[];
  /** Of those, who have not come yet. */
  readonly notArrived: readonly PlayerId[];
  /** The director has closed late entry. */
  readonly closed: boolean;
  readonly purchases: readonly Purchases[];
  /** Chips that came into play so far, and those that left it. */
  readonly issued: number;
  readonly removed: number;
  /** From 1. */
  readonly day: number;
  /** Play is over for the day. */
  readonly dayOver: boolean;
  /** ms since 1970; of the first day, its start. */
  readonly dayStartedAt: number;
  /** Who was not there when the day began, and has not come since. */
  readonly missing: readonly PlayerId[];
}

/** What a player has bought so far. */
export function purchasesOf({ purchases }: Pick<EntryState, 'purchases'>, playerId: PlayerId): Purchases {
  return purchases.find((purchase) => purchase.playerId === playerId) ?? { playerId, rebuys: 0, addOn: false, owed: 0, reEntries: 0 };
}

/** For how many of their entries a player has paid. */
export function countPaidEntries({ paid }: Pick<EntryList, 'paid'>, playerId: PlayerId): number {
  return paid.find((each) => each.playerId === playerId)?.entries ?? 0;
}

export function withPaidEntries(paid: readonly PaidEntries[], playerId: PlayerId, entries: number): readonly PaidEntries[] {
  const others = paid.filter((each) => each.playerId !== playerId);
  return entries <= 0 ? others : [...others, { playerId, entries }];
}

/** How many of a kind a player has bought, cancelled ones not counted. */
export function countBought({ rebuys, addOn, reEntries }: Purchases, purchase: PurchaseKind): number {
  switch (purchase) {
    case 'rebuy':
      return rebuys;
    case 'addOn':
      return addOn ? 1 : 0;
    case 'reEntry':
      return reEntries;
  }
}
