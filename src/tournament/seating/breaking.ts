/**
 * Closing a table: its players go to the others as the book has it, by tickets that were drawn, or by the director's order.
 * Hard-coded, because all five books agree: `tableBreak.blindsAllowed`.
 */
import type { TournamentEvent } from '../../../events/tournament.js';
import type { SeatingProposal, SeatsBy } from '../../../events/tournament-seating.js';
import { articleOf, cite } from '../../rulebooks/citing.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { refuse, type Refused, type TournamentDecision } from '../refusals.js';
import type { Running, SeatedPlayer, Table } from '../state.js';
import { refuseDuringHand, findTableInPlay } from '../tables.js';
import { assignSeats, isBetweenNextButtonAndSmallBlind, isDrawn, drawTickets, readTicketDraw, type Assignment } from './break-seats.js';
import type { Placement } from '../../../commands/tournament/seating.js';
import { deriveSeed } from '../lots/derived-seed.js';
import { type FloorRules, countFreeSeats, type SeatedTable } from './floor-plan.js';
import { listTablesToBreak, completeBreakOrder } from './plan.js';
import { refusePlacements, decideSeatedBefore } from './placements.js';
import { makeMovedEvent } from './player-moves.js';
import type { SeatingReasonKey } from './proposal.js';
import { refuseTaken } from '../tables/seat-checks.js';
import { floorRulesOf, countSeatsAt, readFloorSituation } from './situation.js';

type Break = CommandOf<'BreakTable'>;

/** The reason that stands in the events of a closed table; the edge says it in the reader's language. */
export const TABLE_BROKEN_REASON = 'tableBroken';

/** Closing a table that is closed gives no events, unless other seats are given than its players have. */
export function decideBreaking(command: Break, running: Running): TournamentDecision {
  const { table: number } = command;
  if (running.tables[number - 1]?.broken === true) return decideSeatedBefore(running, command.seats);
  const table = findTableInPlay(running, number);
  if (table.refusal) return table;
  const rules = floorRulesOf(running.settings);
  const situation = readFloorSituation(running, rules);
  const due = listTablesToBreak(situation).map((each) => each.table);
  const players = table.seats.length;
  const others = situation.tables.filter((other) => other.table !== number);
  const staying = listStaying(number, players, others, due);
  const free = listFreeSeats(command.seats === undefined ? staying : others);
  const refused =
    refuseDuringHand(running, table) ??
    (table.stacksFrom === 'unknown' ? refuse('COUNT_FIRST', { table: number }) : undefined) ??
    (free < players ? refuse('NOT_ENOUGH_SEATS', { table: number, players, free }) : undefined) ??
    refuseOutOfOrder(running, number, due, rules);
  if (refused) return refused;
  if (players === 0) return { events: [{ type: 'TableBroken', data: { table: number } }] };
  return command.seats === undefined
    ? assignByBook(running, table, staying, rules)
    : assignAsGiven(command, command.seats, running, table, { staying, others }, rules);
}

/** Nobody is sent to a table that is to be broken too, unless a table that is still needed is broken and the others have no room. */
function listStaying(number: number, players: number, others: readonly SeatedTable[], due: readonly number[]): readonly SeatedTable[] {
  const staying = others.filter(({ table }) => !due.includes(table));
  return due.includes(number) || listFreeSeats(staying) >= players ? staying : others;
}

function listFreeSeats(tables: readonly SeatedTable[]): number {
  return tables.reduce((sum, table) => sum + countFreeSeats(table), 0);
}

/** Nobody chooses the seed: it follows from the draw's and from what everybody has at that moment. */
function assignByBook(running: Running, table: Table, staying: readonly SeatedTable[], rules: FloorRules): TournamentDecision {
  const drawn = isDrawn(rules.tableBreak);
  const seed = deriveSeed(running, `break ${table.table}`);
  const placed = assignSeats(findClosingTable(running, table), staying, rules.tableBreak, seed);
  const data = drawn
    ? { seatsBy: 'seed' as const, draw: { algorithm: readTicketDraw(rules.tableBreak), seed } }
    : { seatsBy: 'book' as const };
  return { events: makeBreakEvents(table, placed, data, rules) };
}

/** Tickets that were drawn by hand, or the director's order. Without a reason they must be such as the book could give. */
function assignAsGiven(
  { reason }: Break,
  seats: readonly Placement[],
  running: Running,
  table: Table,
  { staying, others }: { readonly staying: readonly SeatedTable[]; readonly others: readonly SeatedTable[] },
  rules: FloorRules,
): TournamentDecision {
  const drawn = isDrawn(rules.tableBreak);
  const refused =
    refusePlacements(table.seats, seats, (number) => others.find((other) => other.table === number)?.maxSeats ?? null) ??
    findTaken(running, seats) ??
    (reason !== undefined ? undefined : drawn ? refuseBarred(seats, others, rules) : refuseUnlike(seats, running, table, staying, rules));
  if (refused) return refused;
  const placed = seats.map(({ playerId, table: to, seat }) => ({
    seat: table.seats.find((seated) => seated.playerId === playerId)!.seat,
    to: { table: to, seat },
  }));
  const seatsBy = reason !== undefined ? 'director' : drawn ? 'tickets' : 'book';
  return { events: makeBreakEvents(table, placed, { seatsBy, ...(reason === undefined ? {} : { reason }) }, rules) };
}

function findTaken(running: Running, seats: readonly Placement[]): Refused | null {
  for (const { table, seat } of seats) {
    const refused = refuseTaken(running, running.tables[table - 1]!, seat);
    if (refused) return refused;
  }
  return null;
}

interface HowSeated {
  readonly seatsBy: SeatsBy;
  readonly draw?: { readonly algorithm: string; readonly seed: string };
  readonly reason?: string;
}

function makeBreakEvents(table: Table, placed: readonly Assignment[], how: HowSeated, { tableBreak }: FloorRules): TournamentEvent[] {
  const articles = cite(tableBreak.tableAssignment, tableBreak.seatAssignment, tableBreak.forbiddenSeats);
  const bySeat = (seat: number): SeatedPlayer => table.seats.find((seated) => seated.seat === seat)!;
  const moves = placed.map(({ seat, to }) => {
    const seated = bySeat(seat);
    const from = { table: table.table, seat };
    const book: SeatingProposal = {
      due: 'tableBreak',
      move: how.seatsBy === 'director' ? null : { playerId: seated.playerId, from, to },
      followed: how.seatsBy !== 'director',
      why: { key: reasonKey(how.seatsBy, tableBreak), parameters: { table: table.table, toTable: to.table, toSeat: to.seat } },
      articles,
    };
    return makeMovedEvent(table.table, seated, seated.stack, to, { reason: how.reason ?? TABLE_BROKEN_REASON, book });
  });
  const { draw, ...rest } = how;
  return [...moves, { type: 'TableBroken', data: { table: table.table, ...rest, ...(draw === undefined ? {} : { draw }), articles } }];
}

function reasonKey(seatsBy: SeatsBy, { seatAssignment }: FloorRules['tableBreak']): SeatingReasonKey {
  if (seatsBy === 'director') return 'tableBrokenByDirector';
  if (seatsBy !== 'book') return 'tableBrokenDrawn';
  return seatAssignment.value === 'nearestLeftOfBigBlind' ? 'tableBrokenByBigBlind' : 'tableBrokenFromButton';
}

function findClosingTable(running: Running, { table, seats, positions }: Table): SeatedTable {
  const last = positions && { button: positions.button, smallBlind: positions.smallBlindPosition, bigBlind: positions.bigBlindSeat };
  return { table, maxSeats: countSeatsAt(running, table), occupied: seats.map(({ seat }) => seat), awaited: [], leaving: [], last };
}

/** The announced order holds until another is announced (RO 2.4). Of several that are due each goes when it can. */
function refuseOutOfOrder(
  { tables, seating: { breakOrder } }: Running,
  table: number,
  due: readonly number[],
  { tableBreak }: FloorRules,
): Refused | null {
  if (breakOrder === null) return null;
  const [next] = completeBreakOrder(
    tables.filter(({ broken }) => !broken),
    breakOrder,
  );
  if (next === undefined || next === table || due.includes(table)) return null;
  return refuse('BREAK_ORDER_VIOLATION', { table, next }, articleOf(tableBreak.order));
}

function refuseBarred(seats: readonly Placement[], staying: readonly SeatedTable[], rules: FloorRules): Refused | null {
  const { allowed } = drawTickets(staying, rules.tableBreak, seats.length);
  for (const { table, seat } of seats) {
    if (allowed.some((ticket) => ticket.table === table && ticket.seat === seat)) continue;
    const at = staying.find((other) => other.table === table)!;
    if (!isBetweenNextButtonAndSmallBlind(at, seat)) continue;
    return refuse('SEAT_BETWEEN_BUTTON_AND_SMALL_BLIND', { table, seat }, articleOf(rules.tableBreak.forbiddenSeats));
  }
  return null;
}

function refuseUnlike(
  seats: readonly Placement[],
  running: Running,
  table: Table,
  staying: readonly SeatedTable[],
  rules: FloorRules,
): Refused | null {
  for (const { seat, to } of assignSeats(findClosingTable(running, table), staying, rules.tableBreak, '')) {
    const { playerId } = table.seats.find((seated) => seated.seat === seat)!;
    const given = seats.find((placement) => placement.playerId === playerId);
    if (given?.table === to.table && given.seat === to.seat) continue;
    const article = articleOf(rules.tableBreak.seatAssignment);
    return refuse('ASSIGNMENT_NOT_CONFORMING', { playerId, table: to.table, seat: to.seat }, article);
  }
  return null;
}
