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
import { findStackUnit } from '../state/chip-race.js';
import { countWinningPlaces } from '../prizes/pot.js';
import { refuse, type Refused, type TournamentDecision } from '../refusals.js';
import { refuseTaken } from '../tables/seat-checks.js';
import { countSeatsAt } from '../seating/situation.js';
import { proposeForUnseated } from '../seating/unseated.js';
import { type Elimination, type InPlay, isIn, outOf, type Running, type Table } from '../state.js';
import { refuseDuringHand, findTableInPlay } from '../tables.js';
import { makeReopening } from './end.js';
import { makeBust, groupByMoment, groupTied, makePlaceEvents } from '../places/places.js';
import { readAcrossTables, assignPlaces, rankTogether } from '../places/together.js';
import { makeTogetherEvent } from './simultaneous.js';

type Command = CommandOf<'ReinstatePlayer'>;
type ByDirector = NonNullable<Extract<TournamentEvent, { type: 'PlayerReinstated' }>['data']['byDirector']>;

export function decideReinstatement(command: Command, tournament: InPlay): TournamentDecision {
  const back = takeBack(command, tournament);
  if (back.refusal) return back;
  return { events: [...back.events, ...rankWithout(back.running, back.out, command.reason)] };
}

interface Back {
  readonly events: readonly TournamentEvent[];
  /** As they were out. */
  readonly out: Elimination;
  /** The tournament with the player in again, the places of the others as they were. */
  readonly running: Running;
  readonly refusal?: undefined;
}

/** A player who is in again, before anybody is placed otherwise. */
export function takeBack(command: Command, tournament: InPlay): Back | Refused {
  const { playerId, reason, at } = command;
  const out = outOf(tournament, playerId);
  if (out === undefined) {
    return isIn(tournament, playerId) ? refuse('PLAYER_STILL_IN', { playerId }) : refuse('UNKNOWN_PLAYER', { playerId });
  }
  if (out.beforeDisqualification !== undefined) return refuse('DISQUALIFIED_AFTER_END', { playerId });
  if (out.handId !== null) return refuse('ELIMINATED_BY_HAND', { playerId, handId: out.handId });

  const again = tournament.phase === 'finished' ? [makeReopening(tournament, null, at)] : [];
  const running = foldAll(tournament, again);
  const table = findsNoSeat(running, out, command.place) ? null : findTable(running, out, command.place);
  if (table?.refusal) return table;
  const chips = findChips(running, out, table, command.stack);
  if (chips.refusal) return chips;
  const to = table === null ? null : { table: table.table, seat: command.place?.seat ?? out.from.seat };
  const back: TournamentEvent = { type: 'PlayerReinstated', data: { playerId, to, handId: null, byDirector: { ...chips, reason } } };
  return { events: [...again, back], out, running: foldAll(running, [back]) };
}

/** Whether the own seat is gone, and every other is taken: then the player waits for one. */
function findsNoSeat(running: Running, { from }: Elimination, place: Place | undefined): boolean {
  if (place !== undefined) return false;
  const own = findTableInPlay(running, from.table);
  const isFree = !own.refusal && from.seat <= countSeatsAt(running, from.table) && refuseTaken(running, own, from.seat) === null;
  return !isFree && proposeForUnseated(running).due !== 'seat';
}

/** Where the player sits down: at their own seat, or where the director says. */
function findTable(
  running: Running,
  { playerId, from }: Elimination,
  place: Place | undefined,
): (Table & { readonly refusal?: undefined }) | Refused {
  const { table: number, seat } = place ?? from;
  const table = findTableInPlay(running, number);
  const gone = place === undefined ? refuseSeatGone(running, { playerId, from }) : null;
  if (table.refusal) return gone ?? table;
  const taken = refuseUnlessWhole('seat', seat, 1, countSeatsAt(running, number)) ?? refuseTaken(running, table, seat);
  return taken === null ? table : (gone ?? taken);
}

function refuseSeatGone(running: Running, { playerId, from: { table, seat } }: Pick<Elimination, 'playerId' | 'from'>): Refused {
  const { to } = proposeForUnseated(running);
  return refuse('SEAT_GONE', { playerId, table, seat, toTable: to?.table ?? null, toSeat: to?.seat ?? null });
}

/**
 * The chips that the player has again. Those of a player who left went out of play and come back. Those thought lost stayed
 * on the table, or went with its players when it was closed: a count shows who has how many.
 */
function findChips(
  running: Running,
  { playerId, cause, from, stackBefore }: Elimination,
  table: Table | null,
  counted: number | undefined,
): (Omit<ByDirector, 'reason'> & { readonly refusal?: undefined }) | Refused {
  if (cause !== 'chips') {
    if (stackBefore === 0) return refuse('NO_CHIPS_LEFT', { playerId });
    if (counted !== undefined && counted !== stackBefore)
      return refuse('CHIP_COUNT_MISMATCH', { table: from.table, expected: stackBefore, counted });
    return { stack: stackBefore, returned: stackBefore, takenFrom: null, uncertain: [] };
  }
  const own = running.tables[from.table - 1];
  const there = table !== null && table.chips > 0 ? table : findOnlyTable(running);
  const lies = own !== undefined && !own.broken && own.chips > 0 ? own : there;
  if (lies === undefined) return refuseSeatGone(running, { playerId, from });
  const inHand = refuseDuringHand(running, lies) ?? (table === null ? null : refuseDuringHand(running, table));
  if (inHand) return inHand;
  if (lies !== table && counted === undefined) return refuse('STACK_NEEDED', { playerId, table: lies.table });
  const most = lies.chips - lies.seats.length;
  const refused =
    counted === undefined
      ? undefined
      : (refuseUnlessWhole('stack', counted, 1, most) ?? refuseUnlessPayable('stack', counted, 1, findStackUnit(running, lies.table)));
  if (refused) return refused;
  const stack = counted ?? (stackBefore > 0 && stackBefore <= most ? stackBefore : sharePart(running, lies));
  const others = listOthers(lies, stack);
  return {
    stack,
    returned: 0,
    takenFrom: lies === table ? null : lies.table,
    uncertain: [lies.table],
    ...(others.length === 0 ? {} : { others }),
  };
}

/** An equal part of a table's chips: for a player whose last known stack was all of them, because they had outlasted the others. */
function sharePart(running: Running, { table, chips, seats }: Table): number {
  const unit = findStackUnit(running, table);
  return Math.max(0, Math.floor(chips / (seats.length + 1) / unit) * unit);
}

/** The table where all chips are; undefined where there are several. */
function findOnlyTable({ tables }: Running): Table | undefined {
  const open = tables.filter(({ broken, chips }) => !broken && chips > 0);
  return open.length === 1 ? open[0] : undefined;
}

/**
 * The stacks of those who were counted with the chips that another has again: the largest gives first. Nobody knows whose they were until they
 * are counted; till then all stacks together are no more than the chips.
 */
function listOthers({ seats, chips }: Table, taken: number): NonNullable<ByDirector['others']> {
  let excess = seats.reduce((sum, { stack }) => sum + stack, taken) - chips;
  return seats
    .toSorted((one, other) => other.stack - one.stack)
    .flatMap(({ playerId, stack }) => {
      const gives = Math.max(0, Math.min(excess, stack - 1));
      excess -= gives;
      return gives === 0 ? [] : [{ playerId, stack: stack - gives }];
    });
}

/** The places without this player: those who went out with them are ranked again, those since stand one lower, and with them the bubble. */
function rankWithout(running: Running, gone: Elimination, reason: string): TournamentEvent[] {
  const { eliminations, settings, playersLeft } = running;
  const book = bookOf(settings);
  const paid = countWinningPlaces(running);
  const corrected: TournamentEvent[] = [];
  const together: TournamentEvent[] = [];
  let worst = playersLeft + eliminations.length;
  for (const moment of groupByMoment(eliminations)) {
    const best = worst - moment.length + 1;
    const { batch, place, ruled, bubble: before } = moment[0]!;
    const several = moment.length > 1 && !ruled && (before || new Set(moment.map(({ from }) => from.table)).size > 1);
    const bubble = several && paid !== undefined ? best <= paid && paid < worst : before;
    const busts = moment.map(makeBust);
    const ranked = !ruled && (batch === gone.batch || (several && place <= gone.place));
    const groups = ranked ? rankTogether(busts, readAcrossTables(book, bubble).value).toReversed() : groupTied(moment);
    const changed = makePlaceEvents(moment, assignPlaces(groups, worst), { cause: 'reinstated', handId: null, reason, articles: [] });
    corrected.push(...changed);
    if (several && changed.length > 0) together.push(makeTogetherEvent(running, busts, worst, bubble, { reason }).event);
    worst -= moment.length;
  }
  return [...corrected, ...together];
}
