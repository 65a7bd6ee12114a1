/**
 * A player who is disqualified after the end of the tournament, and such a disqualification that is lifted. The player is placed last, and
 * those behind them move up; where they had won, the next player wins. No rulebook says it: decision 101.
 */
import type { Citation } from '../../../events/judging.js';
import type { PlayerId } from '../../../events/ids.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import { cite, removeRepeated } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { refuseUnlessDirector } from '../discipline/authority.js';
import { findDisqualifyingOffences } from '../discipline/disqualifying.js';
import { foldAll, evolve } from '../evolve.js';
import { makePlaceEvent, type PlaceCorrection } from '../places/places.js';
import { qualifiersOf } from '../places/qualifiers.js';
import { refuse, type Refused, type TournamentDecision } from '../refusals.js';
import { type BeforeDisqualification, type Elimination, type Finished, type InPlay, outOf, seatOf } from '../state.js';
import { makeEndEvents, makeReopening } from './end.js';
import { makeLeavingEvents } from './leaving-events.js';
import { makeOtherWinner } from './other-winner.js';

type Command = CommandOf<'DisqualifyPlayer'>;

/** What stands in the public events that follow: the director's words are for those alone who may read discipline. */
const BY_DISQUALIFICATION = 'disqualification';

export function decideLateDisqualification(command: Command, finished: Finished, book: Rulebook): TournamentDecision {
  const { playerId, by } = command;
  const refused =
    (command.ratified === true ? refuse('RESULTS_RATIFIED') : undefined) ??
    refuseUnlessDirector(by ?? 'director', book.discipline.penalty.disqualifiedBy);
  if (refused) return refused;
  if (outOf(finished, playerId)?.cause === 'disqualified') return { events: [] };
  const offences = findDisqualifyingOffences(finished, command);
  if (offences.refusal) return offences;
  const articles = removeRepeated([...offences.articles, ...cite(book.discipline.penalty.disqualifiedBy, book.floor.prize.disqualified)]);
  const events: TournamentEvent[] = [];
  let now: InPlay = finished;
  for (const named of [playerId, ...offences.others.map((other) => other.playerId)]) {
    if (outOf(now, named)?.cause === 'disqualified') continue;
    const next = disqualify(now, named, { command, offenceId: offences.idOf(named), articles });
    if (next.refusal) return next;
    events.push(...next.events);
    now = next.events.reduce<InPlay>(evolve, now);
  }
  return { events };
}

interface Why {
  readonly command: Command;
  readonly offenceId: number | undefined;
  readonly articles: readonly Citation[];
}

type Following = { readonly events: readonly TournamentEvent[]; readonly refusal?: undefined } | Refused;

function disqualify(now: InPlay, playerId: PlayerId, why: Why): Following {
  const out = outOf(now, playerId);
  if (out !== undefined) return { events: disqualifyOut(now, out, why) };
  if (seatOf(now.tables, playerId) === undefined) return refuse('UNKNOWN_PLAYER', { playerId });
  if (now.phase === 'finished' && now.winner === playerId) return disqualifyWinner(now, playerId, why);
  return { events: disqualifyQualified(now, playerId, why) };
}

/** The best of those who can win takes the place of the winner. */
function disqualifyWinner(finished: Finished, playerId: PlayerId, why: Why): Following {
  const able = finished.eliminations.filter(({ cause }) => cause !== 'disqualified');
  const best = Math.min(...able.map(({ place }) => place));
  const heirs = able.filter(({ place }) => place === best).map((heir) => heir.playerId);
  const [heir] = heirs;
  if (heir === undefined) return refuse('NOBODY_WOULD_BE_LEFT', { players: finished.playersLeft });
  if (heirs.length > 1) return refuse('FIRST_PLACE_SHARED', { players: heirs });
  const { at } = why.command;
  const exchanged = makeOtherWinner(finished, heir, { place: best, tied: 1 }, BY_DISQUALIFICATION, at);
  const after = foldAll(finished, exchanged);
  const ended = makeEndEvents(after, at);
  const events = [...exchanged, ...ended];
  const last = disqualifyOut(events.reduce<InPlay>(evolve, finished), outOf(after, playerId)!, why, { place: 1, tied: 1 });
  return { events: [...events, ...last] };
}

/** A qualified player leaves with their chips. The best player who was out may qualify instead. */
function disqualifyQualified(now: InPlay, playerId: PlayerId, { command, offenceId, articles }: Why): TournamentEvent[] {
  const { cause, reason, at } = command;
  const reopened = now.phase === 'finished' ? [makeReopening(now, null, at)] : [];
  const running = foldAll(now, reopened);
  const { table, seated } = seatOf(running.tables, playerId)!;
  const leaver = { playerId, from: { table: table.table, seat: seated.seat }, table, stack: seated.stack };
  const offence = offenceId === undefined ? {} : { offenceId };
  const gone = makeLeavingEvents(running, leaver, (data) => ({
    type: 'PlayerDisqualified',
    data: { ...data, cause, reason, ...offence, articles: [...articles] },
  }));
  const after = foldAll(running, gone);
  const last = moveBehindAll(after, outOf(after, playerId)!);
  const moved = makePlaceEvent({ playerId, place: countPlaces(after), tied: 1 }, { ...unsaid('disqualified'), articles: [...articles] });
  const events = [...reopened, ...gone, ...last, moved];
  return [...events, ...makeEndEvents(events.reduce<InPlay>(evolve, now), at)];
}

/** @param was the place that they had, where it was another than that in which they are out */
function disqualifyOut(
  now: InPlay,
  out: Elimination,
  { command, offenceId, articles }: Why,
  was: { readonly place: number; readonly tied: number } = { place: out.place, tied: out.tied },
): TournamentEvent[] {
  const { cause, reason, at } = command;
  const { playerId } = out;
  const seats = qualifiersOf(now.settings);
  // The player who moves up to the last qualifying place qualifies.
  const reopens = now.phase === 'finished' && seats !== null && out.place <= seats;
  const reopened = reopens ? [makeReopening(now, null, at)] : [];
  const offence = offenceId === undefined ? {} : { offenceId };
  const events: TournamentEvent[] = [
    ...reopened,
    {
      type: 'OutPlayerDisqualified',
      data: { playerId, place: countPlaces(now), was, cause, reason, ...offence, articles: [...articles] },
    },
    ...moveBehindAll(now, out),
  ];
  return reopens ? [...events, ...makeEndEvents(events.reduce<InPlay>(evolve, now), at)] : events;
}

/** The number of the last place. */
function countPlaces({ playersLeft, eliminations }: InPlay): number {
  return playersLeft + eliminations.length;
}

/** Those who were placed behind the player move up one place; those who shared their place are one fewer. */
function moveBehindAll({ eliminations }: InPlay, { playerId, place: gone }: Elimination): TournamentEvent[] {
  return eliminations
    .filter((each) => each.playerId !== playerId && each.place >= gone)
    .map((each) => {
      const moved = each.place === gone ? { tied: each.tied - 1 } : { place: each.place - 1 };
      return makePlaceEvent({ ...each, ...moved }, unsaid('disqualified'));
    });
}

const unsaid = (cause: PlaceCorrection['cause']): PlaceCorrection => ({ cause, handId: null, reason: null, articles: [] });

/** The player gets their earlier place back, behind the players who are still placed better. The others move down again. */
export function makeLateLift(
  tournament: InPlay,
  out: Elimination,
  { out: before, ahead, sharing, hadWon }: BeforeDisqualification,
  { reason, at, articles }: { readonly reason: string; readonly at: number; readonly articles: readonly Citation[] },
): TournamentEvent[] {
  const { playerId } = out;
  const others = tournament.eliminations.filter((each) => each.playerId !== playerId);
  const isAhead = (each: Elimination): boolean => ahead.includes(each.playerId) && each.beforeDisqualification === undefined;
  const behind = others.filter(isAhead).map((each) => each.place + each.tied);
  const place = hadWon ? 2 : Math.max(tournament.playersLeft + 1, ...behind);
  const tiedWith = hadWon ? [] : others.filter((each) => each.place === place && sharing.includes(each.playerId));
  const tied = tiedWith.length + 1;
  const again = { place: hadWon ? 1 : place, tied, cause: before.cause === 'disqualified' ? ('withdrew' as const) : before.cause };
  const moved = others
    .filter((each) => each.place >= place && each.place < out.place)
    .map((each) =>
      makePlaceEvent(tiedWith.includes(each) ? { ...each, tied } : { ...each, place: each.place + 1 }, unsaid('disqualificationLifted')),
    );
  const lifted: TournamentEvent[] = [
    { type: 'DisqualificationLifted', data: { playerId, again, reason, articles: [...articles] } },
    ...moved.toReversed(),
  ];
  if (!hadWon || tournament.phase !== 'finished' || tournament.winner === null) return lifted;
  const after = lifted.reduce<InPlay>(evolve, tournament) as Finished;
  return [...lifted, ...makeOtherWinner(after, playerId, { place: 2, tied: 1 }, BY_DISQUALIFICATION, at)];
}
