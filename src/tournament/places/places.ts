/**
 * The places of all who are out, worked out again when an earlier hand is corrected, or when players are found to have gone out
 * together: a player who goes out earlier than others has the worse place; those of one moment are ranked among themselves.
 */
import type { HandId, PlayerId } from '../../../events/ids.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import type { Elimination } from '../state.js';
import { type Bust, type Placed, assignPlaces } from './together.js';

/** The hand that is corrected: when it was settled, and the stacks with which its players began it. */
export interface CorrectedHand {
  readonly handId: HandId;
  readonly table: number;
  readonly moment: number;
  readonly stackBefore: (playerId: PlayerId) => number;
}

/** Ranks those of one moment: those who share a place, the best first. `bubble`: as it was said of that moment. */
export type Ranking = <One extends Bust>(busts: readonly One[], bubble: boolean) => readonly (readonly One[])[];

/**
 * @param players all who have taken part
 * @param eliminations of those who stay out, the worst place first
 * @param inHand who is out by the corrected hand after all
 * @param now players who are out by what the correction takes from them now, each with the stack that they had
 */
export function rankPlaces(
  players: number,
  eliminations: readonly Elimination[],
  hand: CorrectedHand,
  inHand: readonly PlayerId[],
  now: readonly Bust[],
  ranking: Ranking,
): Placed[] {
  const { handId, table, stackBefore } = hand;
  const byHand = inHand.map((playerId) => ({ playerId, table, stack: stackBefore(playerId) }));
  const moments = groupByMoment(eliminations).map((moment) => {
    const ofHand = moment.some((each) => each.handId === handId && !each.ruled);
    if (!ofHand) return groupTied(moment);
    const busts = moment
      .map(makeBust)
      .map((bust, at) => (moment[at]!.handId === handId ? { ...bust, stack: stackBefore(bust.playerId) } : bust));
    return ranking([...busts, ...byHand], moment[0]!.bubble).toReversed();
  });
  if (!eliminations.some((each) => each.handId === handId && !each.ruled)) {
    const later = groupByMoment(eliminations).findIndex((moment) => Math.min(...moment.map((each) => each.moment)) >= hand.moment);
    moments.splice(later < 0 ? moments.length : later, 0, ranking(byHand, false).toReversed());
  }
  return assignPlaces([...moments.flat(), ...ranking(now, false).toReversed()], players);
}

/** Why places change. */
export type PlaceCorrection = NonNullable<Extract<TournamentEvent, { type: 'PlaceCorrected' }>['data']['why']>;

/** The event for a player whose place changes. */
export function makePlaceEvent({ playerId, place, tied }: Placed, why: PlaceCorrection): TournamentEvent {
  return { type: 'PlaceCorrected', data: { playerId, place, tied, why } };
}

/** The events of those who are out and get another place. Who is not among the placed keeps theirs. */
export function makePlaceEvents(eliminations: readonly Elimination[], placed: readonly Placed[], why: PlaceCorrection): TournamentEvent[] {
  return eliminations.flatMap((was): TournamentEvent[] => {
    const is = placed.find(({ playerId }) => playerId === was.playerId);
    return is === undefined || (is.place === was.place && is.tied === was.tied) ? [] : [makePlaceEvent(is, why)];
  });
}

/** By what an elimination is placed among others of its moment. */
export function makeBust({ playerId, from, stackBefore }: Elimination): Bust {
  return { playerId, table: from.table, stack: stackBefore };
}

/** Those who went out at one moment, one moment after another. */
export function groupByMoment(eliminations: readonly Elimination[]): Elimination[][] {
  return groupBy(eliminations, (one, next) => one.batch === next.batch);
}

/** Those who share a place, the worst first. */
export function groupTied(eliminations: readonly Elimination[]): Elimination[][] {
  return groupBy(eliminations, (one, next) => one.place === next.place);
}

function groupBy(eliminations: readonly Elimination[], belong: (one: Elimination, next: Elimination) => boolean): Elimination[][] {
  const groups: Elimination[][] = [];
  for (const elimination of eliminations) {
    const last = groups.at(-1);
    if (last !== undefined && belong(last[0]!, elimination)) last.push(elimination);
    else groups.push([elimination]);
  }
  return groups;
}
