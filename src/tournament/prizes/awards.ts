/**
 * What each player gets once a tournament is over: the prize of their place, pooled where places are shared (RO 2.7), or their part of a deal;
 * prizes in kind; bounties.
 */
import { bookOf } from '../book.js';
import type { PlayerId } from '../../../events/ids.js';
import type { Award } from '../../../events/tournament-prizes.js';
import { cite } from '../../rulebooks/citing.js';
import { type Elimination, type Finished, type InPlay, outOf } from '../state.js';
import { findEntry } from '../evolve/prizes.js';
import { computePayouts } from './payouts.js';
import { listPayable, potOf, computePrizes } from './pot.js';
import type { Awards } from '../state/prizes.js';

/** Who can be paid, those who share a place together, the best first; in a group the larger stack, then the lower table and seat. */
export function rankForPrizes(state: Finished, winner: PlayerId): PlayerId[][] {
  return [[winner], ...groupPayable(state)];
}

/** Players who are out and can be paid, in the same order. */
export function groupPayable(state: InPlay): PlayerId[][] {
  const groups = Map.groupBy(listPayable(state), ({ place }) => place);
  const places = [...groups.keys()].toSorted((one, other) => one - other);
  return places.map((place) =>
    groups
      .get(place)!
      .toSorted(byOddCent)
      .map(({ playerId }) => playerId),
  );
}

function byOddCent(one: Elimination, other: Elimination): number {
  return other.stackBefore - one.stackBefore || one.from.table - other.from.table || one.from.seat - other.from.seat;
}

/** Null where there is nothing to award: no prizes were set, or players have qualified instead. */
export function awardsOf(state: Finished): Awards | null {
  const { terms, deal } = state.prizes;
  const { winner } = state;
  if (terms === null || winner === null) return null;
  const groups = rankForPrizes(state, winner);
  const money = moneyOf(state, groups, computePrizes(state, terms));
  const bounties = bountiesOf(state, winner);
  const things = thingsOf(state, groups);
  const placeOf = (playerId: PlayerId): number => outOf(state, playerId)?.place ?? 1;
  const ranked = groups.flat();
  const others = state.eliminations.map(({ playerId }) => playerId).filter((playerId) => !ranked.includes(playerId));
  const awards = [...ranked, ...others.toReversed()]
    .map((playerId): Award => {
      const { own = [], shared = [] } = things.get(playerId) ?? {};
      const { cents = 0, pooled = false } = money.get(playerId) ?? {};
      const group = groups.find((each) => each.includes(playerId)) ?? [];
      const sharedWith = pooled || shared.length > 0 ? group.filter((other) => other !== playerId) : [];
      return {
        playerId,
        place: placeOf(playerId),
        cents,
        bounties: bounties.get(playerId) ?? 0,
        things: own,
        sharedThings: shared,
        sharedWith,
      };
    })
    .filter(({ cents, bounties: heads, things: own, sharedThings }) => cents + heads + own.length + sharedThings.length > 0);
  const { prize, ranking } = bookOf(state.settings).floor;
  const isShared = awards.some(({ sharedWith }) => sharedWith.length > 0);
  const forfeits = listPayable(state).length < state.eliminations.length;
  return {
    awards,
    cents: awards.reduce((sum, { cents }) => sum + cents, 0),
    unclaimedBounties: terms.entry.bounty * potOf(state, terms).entries - awards.reduce((sum, { bounties: heads }) => sum + heads, 0),
    articles: cite(
      ...(isShared ? [prize.shared, ranking.tiedPlace] : []),
      ...(deal === null ? [] : [prize.deals]),
      ...(terms.entry.bounty > 0 ? [prize.bounty] : []),
      ...(forfeits ? [prize.disqualified] : []),
    ),
  };
}

interface Money {
  readonly cents: number;
  /** Set for prizes that the player shares with others. */
  readonly pooled: boolean;
}

/** Who made a deal has what it says, the winner also what it left; the others have the prizes behind those of the deal. */
function moneyOf(
  { prizes: { deal } }: Finished,
  groups: readonly (readonly PlayerId[])[],
  prizes: readonly number[],
): Map<PlayerId, Money> {
  const shares = deal?.shares ?? [];
  const isDealt = (playerId: PlayerId): boolean => shares.some((share) => share.playerId === playerId);
  const others = groups.map((group) => group.filter((playerId) => !isDealt(playerId))).filter((group) => group.length > 0);
  const paid = computePayouts(prizes.slice(shares.length), others);
  const money = new Map<PlayerId, Money>();
  for (const { playerId, cents, from, to } of paid) money.set(playerId, { cents, pooled: cents > 0 && to > from });
  const [winner] = groups[0]!;
  for (const { playerId, cents } of shares) {
    money.set(playerId, { cents: cents + (playerId === winner ? deal!.leftForWinner : 0), pooled: false });
  }
  return money;
}

/** The bounties of the players whom each has knocked out; the winner also gets their own. */
function bountiesOf(state: Finished, winner: PlayerId): Map<PlayerId, number> {
  const { terms, bounties } = state.prizes;
  const heads = new Map<PlayerId, number>();
  const give = (playerId: PlayerId, cents: number): void => {
    heads.set(playerId, (heads.get(playerId) ?? 0) + cents);
  };
  for (const { to } of bounties) for (const { playerId, cents } of to) give(playerId, cents);
  const isOwn = !bounties.some((each) => each.playerId === winner && each.entry === findEntry(state, winner));
  if (terms !== null && terms.entry.bounty > 0 && isOwn) give(winner, terms.entry.bounty);
  return heads;
}

interface Things {
  readonly own: string[];
  readonly shared: string[];
}

/** A thing can't be cut: those who share the places that it belongs to share it, until the director gives it to one of them. */
function thingsOf({ prizes: { terms, given } }: Finished, groups: readonly (readonly PlayerId[])[]): Map<PlayerId, Things> {
  const all = new Map<PlayerId, Things>();
  const of = (playerId: PlayerId): Things => {
    const known = all.get(playerId) ?? { own: [], shared: [] };
    all.set(playerId, known);
    return known;
  };
  for (const { place, thing } of terms?.things ?? []) {
    const group = findGroup(groups, place);
    const owner =
      group.length === 1 ? group[0] : group.find((playerId) => given.some((each) => each.place === place && each.playerId === playerId));
    if (owner !== undefined) of(owner).own.push(thing);
    else for (const playerId of group) of(playerId).shared.push(thing);
  }
  return all;
}

/** Those who cover a place, counted among who can be paid. */
export function findGroup(groups: readonly (readonly PlayerId[])[], place: number): readonly PlayerId[] {
  let worst = 0;
  for (const group of groups) {
    worst += group.length;
    if (place <= worst) return group;
  }
  return [];
}
