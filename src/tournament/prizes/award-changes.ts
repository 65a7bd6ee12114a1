/**
 * Who gets something else than was said before: prizes that are awarded again, and prizes that change.
 */
import type { PlayerId } from '../../../events/ids.js';
import type { Award, PrizesChange, PrizeTerms } from '../../../events/tournament-prizes.js';
import type { InPlay } from '../state.js';
import type { Awards } from '../state/prizes.js';
import { computePayouts } from './payouts.js';
import { computePrizes, listPayable } from './pot.js';

export interface PrizeChange {
  readonly playerId: PlayerId;
  /** Null for nothing. */
  readonly before: Award | null;
  readonly after: Award | null;
}

export function compareAwards(before: Awards | null, after: Awards | null): PrizeChange[] {
  const [had, gets] = [byPlayer(before), byPlayer(after)];
  return [...new Set([...gets.keys(), ...had.keys()])]
    .map((playerId): PrizeChange => ({ playerId, before: had.get(playerId) ?? null, after: gets.get(playerId) ?? null }))
    .filter((each) => worthOf(each.before) !== worthOf(each.after));
}

function byPlayer(awards: Awards | null): ReadonlyMap<PlayerId, Award> {
  return new Map(awards?.awards.map((award) => [award.playerId, award]));
}

/** What is given, whatever the place is that it is given for. */
function worthOf(award: Award | null): string {
  if (award === null) return '';
  const { cents, bounties, things, sharedThings, sharedWith } = award;
  return JSON.stringify([cents, bounties, things, sharedThings, sharedWith]);
}

/** The prizes in money of players who are out, the best placed first; those who are in have the places before them. */
function computeDue(state: InPlay, prizes: readonly number[]): Map<PlayerId, number> {
  const places = Map.groupBy(listPayable(state), ({ place }) => place);
  const out = [...places.keys()].toSorted((one, other) => one - other).map((place) => places.get(place)!.map(({ playerId }) => playerId));
  return new Map(computePayouts(prizes.slice(state.playersLeft), out).map(({ playerId, cents }) => [playerId, cents]));
}

/** What other terms change in money, as it stands now. */
export function compareTerms(state: InPlay, before: PrizeTerms, after: PrizeTerms): Pick<PrizesChange, 'places' | 'players'> {
  const [had, gives] = [computePrizes(state, before), computePrizes(state, after)];
  const places = Array.from({ length: Math.max(had.length, gives.length) }, (_, at) => ({
    place: at + 1,
    before: had[at] ?? 0,
    after: gives[at] ?? 0,
  }));
  const due = computeDue(state, had);
  const players = [...computeDue(state, gives)].map(([playerId, cents]) => ({ playerId, before: due.get(playerId) ?? 0, after: cents }));
  const isOther = (each: { readonly before: number; readonly after: number }): boolean => each.before !== each.after;
  return { places: places.filter(isOther), players: players.filter(isOther) };
}
