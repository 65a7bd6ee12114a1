/**
 * A player who was taken out by mistake: by a slip of the hand where nobody types hands in, or because what was known of him was wrong. He is
 * in again as if he had never left, and who went out since has another place. Who is out by a typed hand is in again by its correction.
 * Pure. May import: `events/`, `rulebooks/`, its neighbours.
 */
import type { TournamentEvent } from '../../../events/tournament.js';
import type { Place } from '../../../events/values.js';
import { rulebookFor } from '../../rulebooks/adopted-book.js';
import { refuseUnlessPayable, refuseUnlessWhole } from '../bounds.js';
import type { CommandOf } from '../commands.js';
import { foldedAll } from '../evolve.js';
import { stackUnitAt } from '../chip-race/state.js';
import { played } from '../phase.js';
import { paidPlaces } from '../prizes/pot.js';
import { refuse, type Refused, type TournamentDecision } from '../refusals.js';
import { refuseTaken } from '../seating/seat-checks.js';
import { seatsAt } from '../seating/situation.js';
import { type Elimination, outOf, type Running, seatOf, type Table, type TournamentState } from '../state.js';
import { refuseDuringHand, tableInPlay } from '../tables.js';
import { qualifiersOf, reopening } from './end.js';
import { bustOf, momentsOf, tiedGroups } from './places.js';
import { acrossTables, type Placed, placesDown, rankTogether } from './together.js';
import { togetherEvent } from './simultaneous.js';

type Command = CommandOf<'ReinstatePlayer'>;
type ByDirector = NonNullable<Extract<TournamentEvent, { type: 'PlayerReinstated' }>['data']['byDirector']>;

export function decideReinstatement(command: Command, state: TournamentState): TournamentDecision {
  const { playerId, reason, at } = command;
  const tournament = played(state);
  if (tournament.refusal) return tournament;
  const out = outOf(tournament, playerId);
  if (out === undefined) {
    return seatOf(tournament.tables, playerId) === undefined
      ? refuse('UNKNOWN_PLAYER', { playerId })
      : refuse('PLAYER_STILL_IN', { playerId });
  }
  if (out.handId !== null) return refuse('ELIMINATED_BY_HAND', { playerId, handId: out.handId });

  const again = tournament.phase === 'finished' ? [reopening(tournament, null, at)] : [];
  const running = foldedAll(tournament, again);
  const table = tableFor(running, out, command.place);
  if (table.refusal) return table;
  const chips = chipsOf(running, out, table, command.stack);
  if (chips.refusal) return chips;
  const to = { table: table.table, seat: command.place?.seat ?? out.from.seat };
  const back: TournamentEvent = { type: 'PlayerReinstated', data: { playerId, to, handId: null, byDirector: { ...chips, reason } } };
  return { events: [...again, back, ...placesWithout(foldedAll(running, [back]), out)] };
}

/** Where he sits down: at his own seat, or where the director has him sit. */
function tableFor(
  running: Running,
  { playerId, from }: Elimination,
  place: Place | undefined,
): (Table & { readonly refusal?: undefined }) | Refused {
  const { table: number, seat } = place ?? from;
  const table = tableInPlay(running, number);
  const gone = place === undefined ? refuse<'SEAT_GONE'>('SEAT_GONE', { playerId, table: number, seat }) : undefined;
  if (table.refusal) return gone ?? table;
  const taken = refuseUnlessWhole('seat', seat, 1, seatsAt(running, number)) ?? refuseTaken(running, table, seat);
  return taken === undefined ? table : (gone ?? taken);
}

/**
 * The chips that he has again. Those of a player who left went out of play and come back. Those of one who was held to have lost them stayed
 * on his table, or went with its players when it was closed: who has how many is known when they are counted.
 */
function chipsOf(
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
      : (refuseUnlessWhole('stack', counted, 1, most) ?? refuseUnlessPayable('stack', counted, 1, stackUnitAt(running, lies.table)));
  if (refused) return refused;
  return {
    stack: counted ?? Math.max(0, Math.min(stackBefore, most)),
    returned: 0,
    takenFrom: lies === table ? null : lies.table,
    uncertain: [lies.table],
  };
}

/** The places once he has none: who went out with him is ranked without him, who went out since stands one lower, and with them the bubble. */
function placesWithout(running: Running, gone: Elimination): TournamentEvent[] {
  const { eliminations, settings, playersLeft } = running;
  const book = rulebookFor(settings.rulebook)!;
  const paid = qualifiersOf(settings) ?? paidPlaces(running);
  const corrected: TournamentEvent[] = [];
  const together: TournamentEvent[] = [];
  let worst = playersLeft + eliminations.length;
  for (const moment of momentsOf(eliminations)) {
    const best = worst - moment.length + 1;
    const several = moment.length > 1 && (moment[0]!.bubble || new Set(moment.map(({ from }) => from.table)).size > 1);
    const touched = moment.some(({ batch, place }) => batch === gone.batch || place <= gone.place);
    const bubble = several && paid !== undefined ? best <= paid && paid < worst : moment[0]!.bubble;
    const busts = moment.map(bustOf);
    const ranked = touched && (several || moment[0]!.batch === gone.batch);
    const groups = ranked ? rankTogether(busts, acrossTables(book, bubble).value).toReversed() : tiedGroups(moment);
    const changed = changesOf(moment, placesDown(groups, worst));
    corrected.push(...changed);
    if (several && changed.length > 0) together.push(togetherEvent(running, busts, worst, bubble).event);
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
