/**
 * What events that give other places come to, for whoever has to decide whether they are to be: places, the end, and who gets what.
 */
import type { PlayerId } from '../../../events/ids.js';
import type { Award } from '../../../events/tournament-prizes.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import type { Place } from '../../../events/values.js';
import type { DataOf } from '../evolve/folds.js';
import type { InPlay, Table } from '../state.js';

export interface PlaceChange {
  readonly playerId: PlayerId;
  /** Null for a player who was in, or is in again. */
  readonly placeBefore: number | null;
  readonly tiedBefore: number;
  readonly placeAfter: number | null;
  readonly tiedAfter: number;
}

export interface PrizeChange {
  readonly playerId: PlayerId;
  /** Null for nothing. */
  readonly before: Award | null;
  readonly after: Award | null;
}

export interface ReturningPlayer {
  readonly playerId: PlayerId;
  /** Null for a player who waits for a seat. */
  readonly to: Place | null;
  /** The chips that they have again, as far as they are known. */
  readonly stack: number;
}

export interface PlacesOutcome {
  readonly changes: readonly PlaceChange[];
  /** What ended the tournament is taken back. */
  readonly reopens: boolean;
  /** It goes on after that. */
  readonly staysOpen: boolean;
  readonly winnerBefore: PlayerId | null;
  readonly winnerAfter: PlayerId | null;
  /** Who qualifies by a satellite, and did not. */
  readonly qualifies: readonly PlayerId[];
  /** Who qualified, and does not. */
  readonly qualifiesNoMore: readonly PlayerId[];
  /** Prizes that were announced do not hold. */
  readonly withdrawsPrizes: boolean;
  readonly prizes: readonly PrizeChange[];
  readonly returns: readonly ReturningPlayer[];
  /** The tables whose stacks were known, and are to be counted. */
  readonly toCount: readonly number[];
}

/** @param events those that lead from one state to the other */
export function comparePlaces(before: InPlay, after: InPlay, events: readonly TournamentEvent[]): PlacesOutcome {
  const had = rankedIn(before);
  const has = rankedIn(after);
  const players = [...new Set([...has.keys(), ...had.keys()])];
  const changes = players.map((playerId): PlaceChange => ({
    playerId,
    placeBefore: had.get(playerId)?.place ?? null,
    tiedBefore: had.get(playerId)?.tied ?? 1,
    placeAfter: has.get(playerId)?.place ?? null,
    tiedAfter: has.get(playerId)?.tied ?? 1,
  }));
  const [qualified, qualifies] = [qualifiedIn(before), qualifiedIn(after)];
  return {
    changes: changes.filter((each) => each.placeBefore !== each.placeAfter || each.tiedBefore !== each.tiedAfter),
    reopens: events.some(({ type }) => type === 'TournamentReopened'),
    staysOpen: after.phase === 'running',
    winnerBefore: winnerOf(before),
    winnerAfter: winnerOf(after),
    qualifies: qualifies.filter((playerId) => !qualified.includes(playerId)),
    qualifiesNoMore: qualified.filter((playerId) => !qualifies.includes(playerId)),
    withdrawsPrizes: before.prizes.awarded !== null && before.prizes.awarded !== after.prizes.awarded,
    prizes: comparePrizes(before, after),
    returns: events.flatMap((event) => (event.type === 'PlayerReinstated' ? [readReturn(event.data)] : [])),
    toCount: after.tables.filter((table, index) => becomesUnknown(before.tables[index], table)).map(({ table }) => table),
  };
}

function readReturn({ playerId, to, byDirector }: DataOf<'PlayerReinstated'>): ReturningPlayer {
  return { playerId, to, stack: byDirector?.stack ?? 0 };
}

function becomesUnknown(before: Table | undefined, after: Table): boolean {
  return after.stacksFrom === 'unknown' && before !== undefined && before.stacksFrom !== 'unknown';
}

interface Ranked {
  readonly place: number;
  readonly tied: number;
}

/** The best first. */
function rankedIn(state: InPlay): ReadonlyMap<PlayerId, Ranked> {
  const winner = winnerOf(state);
  const out = state.eliminations.toReversed().map(({ playerId, place, tied }): [PlayerId, Ranked] => [playerId, { place, tied }]);
  return new Map<PlayerId, Ranked>([...(winner === null ? [] : ([[winner, { place: 1, tied: 1 }]] as const)), ...out]);
}

function winnerOf(state: InPlay): PlayerId | null {
  return state.phase === 'finished' ? state.winner : null;
}

function qualifiedIn(state: InPlay): readonly PlayerId[] {
  return state.phase === 'finished' ? (state.qualified ?? []) : [];
}

function comparePrizes(before: InPlay, after: InPlay): PrizeChange[] {
  const [had, gets] = [awardsIn(before), awardsIn(after)];
  return [...new Set([...gets.keys(), ...had.keys()])]
    .map((playerId): PrizeChange => ({ playerId, before: had.get(playerId) ?? null, after: gets.get(playerId) ?? null }))
    .filter((each) => worthOf(each.before) !== worthOf(each.after));
}

function awardsIn({ prizes: { awarded } }: InPlay): ReadonlyMap<PlayerId, Award> {
  return new Map(awarded?.awards.map((award) => [award.playerId, award]));
}

/** What is given, whatever the place is that it is given for. */
function worthOf(award: Award | null): string {
  if (award === null) return '';
  const { cents, bounties, things, sharedThings, sharedWith } = award;
  return JSON.stringify([cents, bounties, things, sharedThings, sharedWith]);
}
