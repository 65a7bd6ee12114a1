/**
 * Closing a table: its players go to the others as the book has it, by tickets that were drawn, or by the director's order.
 * In its course, for every book answers alike: `tableBreak.blindsAllowed`.
 * Pure. May import: `events/`, `rulebooks/`, its neighbours.
 */
import type { TournamentEvent } from '../../../events/tournament.js';
import type { SeatingProposal, SeatsBy } from '../../../events/tournament-seating.js';
import { articleOf, cite } from '../../rulebooks/citing.js';
import type { CommandOf } from '../commands.js';
import { inPlay } from '../phase.js';
import { refuse, type Refused, type TournamentDecision } from '../refusals.js';
import type { Running, SeatedPlayer, Table, TournamentState } from '../state.js';
import { refuseDuringHand, tableInPlay } from '../tables.js';
import { assignSeats, isBetweenNextButtonAndSmallBlind, isDrawn, ticketsFor, ticketDraw, type Assignment } from './break-seats.js';
import type { Placement } from './commands.js';
import { derivedSeed } from './derived-seed.js';
import { type FloorRules, freeSeatCount, type SeatedTable } from './floor-plan.js';
import { tablesToBreak, wholeBreakOrder } from './plan.js';
import { refusePlacements, seatedBefore } from './placements.js';
import { movedEvent } from './player-moves.js';
import type { SeatingReasonKey } from './proposal.js';
import { refuseTaken } from './seat-checks.js';
import { floorRulesOf, seatsAt, situationOf } from './situation.js';

type Break = CommandOf<'BreakTable'>;

/** The reason that stands in the events of a closed table; the edge says it in the reader's language. */
export const TABLE_BROKEN_REASON = 'tableBroken';

/** Closing a table that is closed gives no events, unless other seats are given than its players have. */
export function decideBreaking(command: Break, state: TournamentState): TournamentDecision {
  const running = inPlay(state);
  if (running.refusal) return running;
  const { table: number } = command;
  if (running.tables[number - 1]?.broken === true) return seatedBefore(running, command.seats);
  const table = tableInPlay(running, number);
  if (table.refusal) return table;
  const rules = floorRulesOf(running.settings);
  const situation = situationOf(running, rules);
  const due = tablesToBreak(situation).map((each) => each.table);
  const players = table.seats.length;
  const others = situation.tables.filter((other) => other.table !== number);
  const staying = stayingFor(number, players, others, due);
  const free = freeSeats(command.seats === undefined ? staying : others);
  const refused =
    refuseDuringHand(running, table) ??
    (table.stacksFrom === 'unknown' ? refuse('COUNT_FIRST', { table: number }) : undefined) ??
    (free < players ? refuse('NOT_ENOUGH_SEATS', { table: number, players, free }) : undefined) ??
    refuseOutOfOrder(running, number, due, rules);
  if (refused) return refused;
  if (players === 0) return { events: [{ type: 'TableBroken', data: { table: number } }] };
  return command.seats === undefined
    ? byTheBook(running, table, staying, rules)
    : asGiven(command, command.seats, running, table, { staying, others }, rules);
}

/** Nobody is sent to a table that is to be broken too, unless a table that is still needed is broken and the others have no room. */
function stayingFor(number: number, players: number, others: readonly SeatedTable[], due: readonly number[]): readonly SeatedTable[] {
  const staying = others.filter(({ table }) => !due.includes(table));
  return due.includes(number) || freeSeats(staying) >= players ? staying : others;
}

function freeSeats(tables: readonly SeatedTable[]): number {
  return tables.reduce((sum, table) => sum + freeSeatCount(table), 0);
}

/** Nobody chooses the seed: it follows from the draw's and from what everybody has at that moment. */
function byTheBook(running: Running, table: Table, staying: readonly SeatedTable[], rules: FloorRules): TournamentDecision {
  const drawn = isDrawn(rules.tableBreak);
  const seed = derivedSeed(running, `break ${table.table}`);
  const placed = assignSeats(closingTable(running, table), staying, rules.tableBreak, seed);
  const data = drawn ? { seatsBy: 'seed' as const, draw: { algorithm: ticketDraw(rules.tableBreak), seed } } : { seatsBy: 'book' as const };
  return { events: brokenEvents(table, placed, data, rules) };
}

/** Tickets that were drawn by hand, or the director's order; without his reason they must be such as the book could give. */
function asGiven(
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
    firstTaken(running, seats) ??
    (reason !== undefined ? undefined : drawn ? refuseBarred(seats, others, rules) : refuseUnlike(seats, running, table, staying, rules));
  if (refused) return refused;
  const placed = seats.map(({ playerId, table: to, seat }) => ({
    seat: table.seats.find((seated) => seated.playerId === playerId)!.seat,
    to: { table: to, seat },
  }));
  const seatsBy = reason !== undefined ? 'director' : drawn ? 'tickets' : 'book';
  return { events: brokenEvents(table, placed, { seatsBy, ...(reason === undefined ? {} : { reason }) }, rules) };
}

function firstTaken(running: Running, seats: readonly Placement[]): Refused | undefined {
  for (const { table, seat } of seats) {
    const refused = refuseTaken(running, running.tables[table - 1]!, seat);
    if (refused) return refused;
  }
  return undefined;
}

interface HowSeated {
  readonly seatsBy: SeatsBy;
  readonly draw?: { readonly algorithm: string; readonly seed: string };
  readonly reason?: string;
}

function brokenEvents(table: Table, placed: readonly Assignment[], how: HowSeated, { tableBreak }: FloorRules): TournamentEvent[] {
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
    return movedEvent(table.table, seated, seated.stack, to, { reason: how.reason ?? TABLE_BROKEN_REASON, book });
  });
  const { draw, ...rest } = how;
  return [...moves, { type: 'TableBroken', data: { table: table.table, ...rest, ...(draw === undefined ? {} : { draw }), articles } }];
}

function reasonKey(seatsBy: SeatsBy, { seatAssignment }: FloorRules['tableBreak']): SeatingReasonKey {
  if (seatsBy === 'director') return 'tableBrokenByDirector';
  if (seatsBy !== 'book') return 'tableBrokenDrawn';
  return seatAssignment.value === 'nearestLeftOfBigBlind' ? 'tableBrokenByBigBlind' : 'tableBrokenFromButton';
}

function closingTable(running: Running, { table, seats, positions }: Table): SeatedTable {
  const last = positions && { button: positions.button, smallBlind: positions.smallBlindPosition, bigBlind: positions.bigBlindSeat };
  return { table, maxSeats: seatsAt(running, table), occupied: seats.map(({ seat }) => seat), awaited: [], leaving: [], last };
}

/** The order that the players were told holds until they are told another (RO 2.4). Of several that are due each goes when it can. */
function refuseOutOfOrder(
  { tables, seating: { breakOrder } }: Running,
  table: number,
  due: readonly number[],
  { tableBreak }: FloorRules,
): Refused | undefined {
  if (breakOrder === null) return undefined;
  const [next] = wholeBreakOrder(
    tables.filter(({ broken }) => !broken),
    breakOrder,
  );
  if (next === undefined || next === table || due.includes(table)) return undefined;
  return refuse('BREAK_ORDER_VIOLATION', { table, next }, articleOf(tableBreak.order));
}

function refuseBarred(seats: readonly Placement[], staying: readonly SeatedTable[], rules: FloorRules): Refused | undefined {
  const { allowed } = ticketsFor(staying, rules.tableBreak, seats.length);
  for (const { table, seat } of seats) {
    if (allowed.some((ticket) => ticket.table === table && ticket.seat === seat)) continue;
    const at = staying.find((other) => other.table === table)!;
    if (!isBetweenNextButtonAndSmallBlind(at, seat)) continue;
    return refuse('SEAT_BETWEEN_BUTTON_AND_SMALL_BLIND', { table, seat }, articleOf(rules.tableBreak.forbiddenSeats));
  }
  return undefined;
}

function refuseUnlike(
  seats: readonly Placement[],
  running: Running,
  table: Table,
  staying: readonly SeatedTable[],
  rules: FloorRules,
): Refused | undefined {
  for (const { seat, to } of assignSeats(closingTable(running, table), staying, rules.tableBreak, '')) {
    const { playerId } = table.seats.find((seated) => seated.seat === seat)!;
    const given = seats.find((placement) => placement.playerId === playerId);
    if (given?.table === to.table && given.seat === to.seat) continue;
    const article = articleOf(rules.tableBreak.seatAssignment);
    return refuse('ASSIGNMENT_NOT_CONFORMING', { playerId, table: to.table, seat: to.seat }, article);
  }
  return undefined;
}
