/**
 * An elimination at an untracked table that named the wrong player: another one went out in that hand. One correction has the first in again,
 * and gives the elimination with its moment to the other.
 */
import { articleOf } from '../../rulebooks/citing.js';
import { bookOf } from '../book.js';
import { areStacksKnown } from '../chips/known-stacks.js';
import { countLastPlayer } from '../chips/counts.js';
import type { PlayerId } from '../../../events/ids.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import { refuseUnlessChips } from '../bounds.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { foldAll } from '../evolve.js';
import { refuse, type Refused, type TournamentDecision } from '../refusals.js';
import { type Elimination, type InPlay, isIn, outOf, type SeatedPlayer, seatOf, type Table } from '../state.js';
import { refuseDuringHand } from '../tables.js';
import { groupByMoment, makeBust, makePlaceEvents } from '../places/places.js';
import { makeReopening } from './end.js';
import { takeBack } from './reinstatement.js';
import { makeTogetherEvent } from './simultaneous.js';

type Command = CommandOf<'CorrectElimination'>;

interface Found {
  readonly table: Table;
  readonly seated: SeatedPlayer;
  /** They sit at another table than the elimination was at. */
  readonly hasMoved: boolean;
}

export function decideCorrectedElimination(command: Command, tournament: InPlay): TournamentDecision {
  const { playerId, wentOut, reason, at, stack } = command;
  const refused = stack === undefined ? null : refuseUnlessChips('stack', stack);
  if (refused) return refused;
  const found = findWhoWentOut(command, tournament);
  if ('refusal' in found) return found;
  const { table, seated: there } = found;
  if (found.hasMoved) return exchange(command, tournament, found);
  const back = takeBack({ type: 'ReinstatePlayer', playerId, reason, at }, tournament);
  if (back.refusal) return hasNoPlace(back.refusal) ? exchange(command, tournament, found) : back;
  const now = back.running.tables[table.table - 1]!;
  // As they had them with the other player in: alone at the table they had all of its chips by the elimination alone.
  const seated = now.seats.find(({ seat }) => seat === there.seat)!;
  const from = { table: table.table, seat: seated.seat };
  const corrected: TournamentEvent = {
    type: 'EliminationCorrected',
    data: { playerId, wentOut: { playerId: wentOut, from, stack: stack ?? seated.stack }, reason },
  };
  // The tournament is reopened first, where it had ended by it.
  const again = back.events.slice(0, -1);
  const left = now.seats.filter((each) => each.playerId !== wentOut);
  return {
    events: [
      ...again,
      corrected,
      ...back.events.slice(-1),
      ...replaceInMoment(tournament, back.running, corrected.data),
      ...countLastPlayer(table.table, left, now.chips),
    ],
  };
}

/** Their seat is gone, or their chips lie where they can't sit down. */
function hasNoPlace({ code }: Refused['refusal']): boolean {
  return code === 'SEAT_GONE' || code === 'STACK_NEEDED';
}

/**
 * The player who is in again has the seat of who went out, and the chips there: their own seat is gone, or the table was broken since and who
 * went out was sent elsewhere on record. They wait for the seat until it is free.
 */
function exchange({ playerId, wentOut, reason, at, stack }: Command, tournament: InPlay, { table, seated }: Found): TournamentDecision {
  const { table: number } = table;
  const { seat, stack: chips } = seated;
  const out = outOf(tournament, playerId)!;
  const from = { table: number, seat };
  const again = tournament.phase === 'finished' ? [makeReopening(tournament, null, at)] : [];
  const corrected: Extract<TournamentEvent, { type: 'EliminationCorrected' }> = {
    type: 'EliminationCorrected',
    data: { playerId, wentOut: { playerId: wentOut, from, stack: stack ?? readStackThen(tournament, out, wentOut) }, reason },
  };
  // Their chips are the other's: none are left of who went out.
  const byDirector = {
    stack: chips,
    returned: 0,
    takenFrom: number,
    uncertain: [number],
    others: [{ playerId: wentOut, stack: 0 }],
    reason,
  };
  const back: TournamentEvent = { type: 'PlayerReinstated', data: { playerId, to: null, handId: null, byDirector } };
  const seatedAgain: TournamentEvent = {
    type: 'PlayerSeated',
    data: { playerId, to: from, stack: chips, seatsBy: 'director', extra: false, reason, articles: [] },
  };
  const events = [...again, corrected, back];
  return { events: [...events, ...replaceInMoment(tournament, foldAll(tournament, events), corrected.data), seatedAgain] };
}

/** Who went out: at the table of the elimination, between hands, and not known to have chips there since. */
function findWhoWentOut({ playerId, wentOut }: Command, tournament: InPlay): Found | Refused {
  if (playerId === wentOut) return refuse('PLAYER_REPEATED', { playerId });
  const out = outOf(tournament, playerId);
  if (out === undefined)
    return isIn(tournament, playerId) ? refuse('PLAYER_STILL_IN', { playerId }) : refuse('UNKNOWN_PLAYER', { playerId });
  if (out.handId !== null) return refuse('ELIMINATED_BY_HAND', { playerId, handId: out.handId });
  if (out.cause !== 'chips') return refuse('NOT_OUT_BY_CHIPS', { playerId });
  const found = seatOf(tournament.tables, wentOut);
  if (found === undefined) {
    const other = outOf(tournament, wentOut);
    return other === undefined
      ? refuse('UNKNOWN_PLAYER', { playerId: wentOut })
      : refuse('PLAYER_ELIMINATED', { playerId: wentOut, place: other.place });
  }
  const { table, seated } = found;
  const hasMoved = table.table !== out.from.table;
  if (hasMoved && !satThere(tournament, out, wentOut)) return refuse('WAS_AT_OTHER_TABLE', { playerId: wentOut, table: out.from.table });
  const inHand = refuseDuringHand(tournament, table);
  if (inHand) return inHand;
  // A player alone at the table has its chips by the elimination alone.
  const isKnown = !hasMoved && table.seats.length > 1 && areStacksKnown(tournament, table);
  return isKnown
    ? refuse('STILL_HAS_CHIPS', { playerId: wentOut, stack: seated.stack }, articleOf(bookOf(tournament.settings).floor.elimination.when))
    : { ...found, hasMoved };
}

/** What the player had at the table of an elimination when its last hand was recorded; else what the other one had. */
function readStackThen({ tables }: InPlay, { from, stackBefore }: Elimination, playerId: PlayerId): number {
  const dealt = tables[from.table - 1]?.positions?.seats ?? [];
  return dealt.find((seated) => seated.playerId === playerId)?.stack ?? stackBefore;
}

/** Whether a player was at the table of an elimination in its last hand, or until it was broken. */
function satThere({ tables, seating }: InPlay, { from }: Elimination, playerId: PlayerId): boolean {
  const dealt = tables[from.table - 1]?.positions?.seats ?? [];
  const isSent = seating.scattered.some((each) => each.playerId === playerId && each.from.table === from.table);
  return isSent || dealt.some((seated) => seated.playerId === playerId);
}

/** The elimination of the other player in the moment of the one that was wrong: who went out in it is ranked with them by stacks. */
function replaceInMoment(
  tournament: InPlay,
  running: Parameters<typeof makeTogetherEvent>[0],
  { playerId, wentOut, reason }: Extract<TournamentEvent, { type: 'EliminationCorrected' }>['data'],
): TournamentEvent[] {
  const { eliminations, playersLeft } = tournament;
  const out = outOf(tournament, playerId)!;
  const eliminate = (place: number, tied: number): TournamentEvent => ({
    type: 'PlayerEliminated',
    data: { playerId: wentOut.playerId, from: wentOut.from, place, tied, handId: null, stackBefore: wentOut.stack },
  });
  const moments = groupByMoment(eliminations);
  const index = moments.findIndex((moment) => moment.includes(out));
  const moment = moments[index]!;
  if (moment.length === 1 || out.ruled) return [eliminate(out.place, out.tied)];
  const worst = playersLeft + eliminations.length - moments.slice(0, index).flat().length;
  const busts = moment.map((each) =>
    each === out ? { playerId: wentOut.playerId, table: wentOut.from.table, stack: wentOut.stack } : makeBust(each),
  );
  const { event, placed } = makeTogetherEvent(running, busts, worst, out.bubble, { reason });
  const why = { cause: 'together', handId: null, reason, articles: event.data.articles } as const;
  const others = makePlaceEvents(moment, placed, why);
  const { place, tied } = placed.find((each) => each.playerId === wentOut.playerId)!;
  return [...others, eliminate(place, tied), event];
}
