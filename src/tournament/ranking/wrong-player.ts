/**
 * An elimination at an untracked table that named the wrong player: another one went out in that hand. One correction has the first in again,
 * and gives the elimination with its moment to the other.
 */
import { articleOf } from '../../rulebooks/citing.js';
import { bookOf } from '../book.js';
import { areStacksKnown } from '../chips/known-stacks.js';
import { countLastPlayer } from '../chips/counts.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import { refuseUnlessChips } from '../bounds.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { refuse, type Refused, type TournamentDecision } from '../refusals.js';
import { type InPlay, isIn, outOf, type SeatedPlayer, seatOf, type Table } from '../state.js';
import { refuseDuringHand } from '../tables.js';
import { groupByMoment, makeBust, makePlaceEvents } from '../places/places.js';
import { takeBack } from './reinstatement.js';
import { makeTogetherEvent } from './simultaneous.js';

type Command = CommandOf<'CorrectElimination'>;

export function decideCorrectedElimination(command: Command, tournament: InPlay): TournamentDecision {
  const { playerId, wentOut, reason, at, stack } = command;
  const refused = stack === undefined ? null : refuseUnlessChips('stack', stack);
  if (refused) return refused;
  const found = findWhoWentOut(command, tournament);
  if ('refusal' in found) return found;
  const { table } = found;
  const back = takeBack({ type: 'ReinstatePlayer', playerId, reason, at }, tournament);
  if (back.refusal) return back;
  const now = back.running.tables[table.table - 1]!;
  // As they had them with the other player in: alone at the table they had all of its chips by the elimination alone.
  const seated = now.seats.find((each) => each.playerId === wentOut)!;
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

/** Who went out: at the table of the elimination, between hands, and not known to have chips there since. */
function findWhoWentOut(
  { playerId, wentOut }: Command,
  tournament: InPlay,
): { readonly table: Table; readonly seated: SeatedPlayer } | Refused {
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
  if (table.table !== out.from.table) return refuse('NOT_AT_TABLE', { playerId: wentOut, table: out.from.table });
  const inHand = refuseDuringHand(tournament, table);
  if (inHand) return inHand;
  // A player alone at the table has its chips by the elimination alone.
  const isKnown = table.seats.length > 1 && areStacksKnown(tournament, table);
  return isKnown
    ? refuse('STILL_HAS_CHIPS', { playerId: wentOut, stack: seated.stack }, articleOf(bookOf(tournament.settings).floor.elimination.when))
    : found;
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
