/**
 * Places that the director rules: players were ranked wrongly, or two claim one place. Who is out stands where the ruling has them, and after
 * the finish even the winner may be another. Who has lost their chips in a typed hand can win only by its correction.
 */
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import type { Citation } from '../../../events/judging.js';
import type { PlayerId } from '../../../events/ids.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { foldAll } from '../evolve.js';
import { refuse, type Refused, type TournamentDecision } from '../refusals.js';
import { type InPlay, outOf, seatOf } from '../state.js';
import { qualifiersOf } from '../places/qualifiers.js';
import { makeReopening } from './end.js';
import { makeOtherWinner } from './other-winner.js';
import { makePlaceEvent, type PlaceCorrection } from '../places/places.js';
import type { Placed } from '../places/together.js';

type Command = CommandOf<'CorrectPlaces'>;

/** A player's place as it is ruled, and as it was. */
interface Ruled extends Placed {
  readonly was: { readonly place: number; readonly tied: number };
}

export function decidePlaces(command: Command, tournament: InPlay, book: Rulebook): TournamentDecision {
  const { players, article, reason, at } = command;
  const refused = refuseArticle(book, article) ?? refusePlayers(tournament, players);
  if (refused) return refused;
  const ranked = rankAsRuled(tournament, players);
  const misfit = findMisfit(tournament, ranked);
  if (misfit) return misfit;
  const changed = ranked.filter(({ place, tied, was }) => place !== was.place || tied !== was.tied);
  if (changed.length === 0) return { events: [] };

  const articles: Citation[] = [{ article, fallback: false, house: false }];
  const reopened = makeReopened(tournament, changed, reason, at);
  if (reopened.refusal) return reopened;
  const now = reopened.events.length === 0 ? tournament : foldAll(tournament, reopened.events);
  const why: PlaceCorrection = { cause: 'ruled', handId: null, reason, articles };
  const corrected = ranked.filter(({ playerId, place, tied }) => {
    const out = outOf(now, playerId);
    return out !== undefined && (out.place !== place || out.tied !== tied);
  });
  const byWorst = corrected.toSorted((one, other) => other.place - one.place);
  return {
    events: [
      ...reopened.events,
      ...byWorst.map((placed) => makePlaceEvent(placed, why)),
      { type: 'PlacesRuled', data: { players: changed, reason, articles } },
    ],
  };
}

/** The article must be one of the tournament's own book. */
export function refuseArticle({ coverage, id }: Rulebook, article: string): Refused | null {
  return coverage.some((entry) => entry.article === article) ? null : refuse('UNKNOWN_ARTICLE', { article, rulebook: id });
}

function refusePlayers(tournament: InPlay, players: Command['players']): Refused | null {
  const left = countBetter(tournament);
  for (const [at, { playerId, place }] of players.entries()) {
    if (players.findIndex((other) => other.playerId === playerId) < at) return refuse('PLAYER_REPEATED', { playerId });
    const isRanked = outOf(tournament, playerId) !== undefined || isWinner(tournament, playerId);
    if (!isRanked) {
      return seatOf(tournament.tables, playerId) === undefined
        ? refuse('UNKNOWN_PLAYER', { playerId })
        : refuse('PLAYER_STILL_IN', { playerId });
    }
    if (place <= left) return refuse('PLACE_STILL_OPEN', { place, left });
  }
  return null;
}

function isWinner(tournament: InPlay, playerId: PlayerId): boolean {
  return tournament.phase === 'finished' && tournament.winner === playerId;
}

/** How many stand before all who have a place: who is in, or has qualified with chips. */
function countBetter(tournament: InPlay): number {
  return tournament.phase === 'finished' && tournament.winner !== null ? 0 : tournament.playersLeft;
}

/** Everybody who has a place, the best first. */
function rankAsRuled(tournament: InPlay, players: Command['players']): Ruled[] {
  const winner = tournament.phase === 'finished' ? tournament.winner : null;
  const first = winner === null ? [] : [{ playerId: winner, place: 1, tied: 1 }];
  const standing = [...first, ...tournament.eliminations.map(({ playerId, place, tied }) => ({ playerId, place, tied }))];
  const ruled = standing.map(({ playerId, place, tied }) => ({
    playerId,
    place: players.find((each) => each.playerId === playerId)?.place ?? place,
    was: { place, tied },
  }));
  const sharing = Map.groupBy(ruled, ({ place }) => place);
  return ruled
    .map(({ playerId, place, was }): Ruled => ({ playerId, place, tied: sharing.get(place)!.length, was }))
    .toSorted((one, other) => one.place - other.place);
}

/** The places must be those that there are: each player behind all who stand better, one place lower than these are many. */
function findMisfit(tournament: InPlay, ranked: readonly Ruled[]): Refused | null {
  let expected = countBetter(tournament) + 1;
  for (const group of Map.groupBy(ranked, ({ place }) => place).values()) {
    const players = group.map(({ playerId }) => playerId);
    if (group[0]!.place !== expected) return refuse('PLACES_DO_NOT_FIT', { expected, players });
    if (expected === 1 && players.length > 1) return refuse('FIRST_PLACE_SHARED', { players });
    expected += group.length;
  }
  return null;
}

type Reopened = { readonly events: readonly TournamentEvent[]; readonly refusal?: undefined } | Refused;

/** What takes back the end of the tournament where the ruling changes it: another winner, or others who qualify. */
function makeReopened(tournament: InPlay, changed: readonly Ruled[], reason: string, at: number): Reopened {
  if (tournament.phase === 'running') return { events: [] };
  if (tournament.winner === null) {
    const qualifiers = qualifiersOf(tournament.settings) ?? 0;
    const isSame = changed.every((each) => qualifies(each, qualifiers) === qualifies(each.was, qualifiers));
    return { events: isSame ? [] : [makeReopening(tournament, null, at)] };
  }
  const winner = changed.find(({ place }) => place === 1);
  if (winner === undefined) return { events: [] };
  const { playerId } = winner;
  const { handId } = outOf(tournament, playerId)!;
  if (handId !== null) return refuse('ELIMINATED_BY_HAND', { playerId, handId });
  const { place, tied } = changed.find((each) => each.playerId === tournament.winner)!;
  return { events: makeOtherWinner(tournament, playerId, { place, tied }, reason, at) };
}

function qualifies({ place, tied }: Ruled['was'], qualifiers: number): 'yes' | 'tied' | 'no' {
  if (place > qualifiers) return 'no';
  return place + tied - 1 > qualifiers ? 'tied' : 'yes';
}
