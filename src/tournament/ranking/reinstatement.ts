/**
 * A player who was taken out by mistake: by an input error at an untracked table, or because of wrong information. They are
 * in again as if they had never left, and players who went out since change places. A player out by a typed hand is in again by its correction.
 */
import { bookOf } from '../book.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import type { Place } from '../../../events/values.js';
import { refuseUnlessPayable, refuseUnlessWhole } from '../bounds.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { foldAll } from '../evolve.js';
import { findStackUnit } from '../chip-race/state.js';
import { countPaidPlaces } from '../prizes/pot.js';
import { refuse, type Refused, type TournamentDecision } from '../refusals.js';
import { refuseTaken } from '../seating/seat-checks.js';
import { countSeatsAt } from '../seating/situation.js';
import { type Elimination, type InPlay, outOf, type Running, seatOf, type Table } from '../state.js';
import { refuseDuringHand, findTableInPlay } from '../tables.js';
import { qualifiersOf, makeReopening } from './end.js';
import { makeBust, groupByMoment, groupTied } from './places.js';
import { readAcrossTables, type Placed, assignPlaces, rankTogether } from './together.js';
import { makeTogetherEvent } from './simultaneous.js';

type Command = CommandOf<'ReinstatePlayer'>;
type ByDirector = NonNullable<Extract<TournamentEvent, { type: 'PlayerReinstated' }>['data']['byDirector']>;

export function decideReinstatement(command: Command, tournament: InPlay): TournamentDecision {
  const { playerId, reason, at } = command;
  const out = outOf(tournament, playerId);
  if (out === undefined) {
    return seatOf(tournament.tables, playerId) === undefined
      ? refuse('UNKNOWN_PLAYER', { playerId })
      : refuse('PLAYER_STILL_IN', { playerId });
  }
  if (out.handId !== null) return refuse('ELIMINATED_BY_HAND', { playerId, handId: out.handId });

  const again = tournament.phase === 'finished' ? [makeReopening(tournament, null, at)] : [];
  const running = foldAll(tournament, again);
  const table = findTable(running, out, command.place);
  if (table.refusal) return table;
  const chips = findChips(running, out, table, command.stack);
  if (chips.refusal) return chips;
  const to = { table: table.table, seat: command.place?.seat ?? out.from.seat };
  const back: TournamentEvent = { type: 'PlayerReinstated', data: { playerId, to, handId: null, byDirector: { ...chips, reason } } };
  return { events: [...again, back, ...rankWithout(foldAll(running, [back]), out)] };
}

/** Where the player sits down: at their own seat, or where the director says. */
function findTable(
  running: Running,
  { playerId, from }: Elimination,
  place: Place | undefined,
): (Table & { readonly refusal?: undefined }) | Refused {
  const { table: number, seat } = place ?? from;
  const table = findTableInPlay(running, number);
  const gone = place === undefined ? refuse<'SEAT_GONE'>('SEAT_GONE', { playerId, table: number, seat }) : null;
  if (table.refusal) return gone ?? table;
  const taken = refuseUnlessWhole('seat', seat, 1, countSeatsAt(running, number)) ?? refuseTaken(running, table, seat);
  return taken === null ? table : (gone ?? taken);
}

/**
 * The chips that the player has again. Those of a player who left went out of play and come back. Those thought lost stayed
 * on the table, or went with its players when it was closed: a count shows who has how many.
 */
function findChips(
  running: Running,
  { cause, from, stackBefore }: Elimination,
  table: Table,
  counted: number | undefined,
): (Omit<ByDirector, 'reason'> & { readonly refusal?: undefined }) | Refused {
  if (cause !== 'chips') {
    if (counted !== undefined && counted !== stackBefore)
      return refuse('CHIP_COUNT_MISMATCH', { table: from.table, expected: stackBefore, counted });
    return { stack: stackBefore, returned: stackBefore, takenFrom: null, uncertain: [] };
  }
  const own = running.tables[from.table - 1];
  const lies = own !== undefined && !own.broken && own.chips > 0 ? own : table;
  const inHand = refuseDuringHand(running, lies) ?? refuseDuringHand(running, table);
  if (inHand) return inHand;
  if (lies !== table && counted === undefined) return refuse('COUNT_FIRST', { table: lies.table });
  const most = lies.chips - lies.seats.length;
  const refused =
    counted === undefined
      ? undefined
      : (refuseUnlessWhole('stack', counted, 1, most) ?? refuseUnlessPayable('stack', counted, 1, findStackUnit(running, lies.table)));
  if (refused) return refused;
  return {
    stack: counted ?? Math.max(0, Math.min(stackBefore, most)),
    returned: 0,
    takenFrom: lies === table ? null : lies.table,
    uncertain: [lies.table],
  };
}

/** The places without this player: those who went out with them are ranked again, those since stand one lower, and with them the bubble. */
function rankWithout(running: Running, gone: Elimination): TournamentEvent[] {
  const { eliminations, settings, playersLeft } = running;
  const book = bookOf(settings);
  const paid = qualifiersOf(settings) ?? countPaidPlaces(running);
  const corrected: TournamentEvent[] = [];
  const together: TournamentEvent[] = [];
  let worst = playersLeft + eliminations.length;
  for (const moment of groupByMoment(eliminations)) {
    const best = worst - moment.length + 1;
    const several = moment.length > 1 && (moment[0]!.bubble || new Set(moment.map(({ from }) => from.table)).size > 1);
    const touched = moment.some(({ batch, place }) => batch === gone.batch || place <= gone.place);
    const bubble = several && paid !== undefined ? best <= paid && paid < worst : moment[0]!.bubble;
    const busts = moment.map(makeBust);
    const ranked = touched && (several || moment[0]!.batch === gone.batch);
    const groups = ranked ? rankTogether(busts, readAcrossTables(book, bubble).value).toReversed() : groupTied(moment);
    const changed = changesOf(moment, assignPlaces(groups, worst));
    corrected.push(...changed);
    if (several && changed.length > 0) together.push(makeTogetherEvent(running, busts, worst, bubble).event);
    worst -= moment.length;
  }
  return [...corrected, ...together];
}

function changesOf(moment: readonly Elimination[], placed: readonly Placed[]): TournamentEvent[] {
  return placed.flatMap(({ playerId, place, tied }): TournamentEvent[] => {
    const was = moment.find((each) => each.playerId === playerId);
    return was === undefined || (was.place === place && was.tied === tied)
      ? []
      : [{ type: 'PlaceCorrected', data: { playerId, place, tied } }];
  });
}
