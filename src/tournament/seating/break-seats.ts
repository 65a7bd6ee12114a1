/**
 * Where the players of a broken table sit: by tickets drawn from a seed, anticlockwise from the button, or on the seat that comes to the big
 * blind soonest, as the book has it (RC 9; MO 7.1; TDA 13, 24; RO 2.4; TF §8 b12).
 */
import { isBetween } from './circle.js';
import { makeNumbers } from '../lots/seat-draw.js';
import {
  listAnticlockwiseFrom,
  byFewest,
  listClockwiseAfter,
  listFreeAmong,
  listFreeByBigBlind,
  findNextBigBlind,
  findPositionsAt,
  withAwaited,
  type FloorRules,
  type SeatedTable,
} from './floor-plan.js';

/** The names under which a break records how its tickets were drawn (docs/seat-draw.md). A change of an algorithm gets a name of its own. */
type TicketDraw = 'sha256-tickets-1' | 'sha256-ticket-tables-1' | 'sha256-ticket-seats-1';

export interface TicketSeat {
  readonly table: number;
  readonly seat: number;
}

/** A player of the broken table, by their seat there, and where they go. */
export interface Assignment {
  readonly seat: number;
  readonly to: TicketSeat;
}

export interface Tickets {
  /** Free seats that may be drawn, by table and seat. */
  readonly allowed: readonly TicketSeat[];
  /** Free seats that the book leaves out, while the others suffice. */
  readonly excluded: readonly TicketSeat[];
}

type BreakRules = FloorRules['tableBreak'];

/** The next of the numbers from a seed, from 0 and below a bound. */
type Numbers = (bound: number) => number;

/** Whether the book has seats drawn by lot. */
export function isDrawn({ seatAssignment, tableAssignment }: BreakRules): boolean {
  return seatAssignment.value === 'drawn' || tableAssignment.value === 'drawn';
}

/** What the tickets of a book that draws state: table and seat, or only one of them. */
export function readTicketDraw({ seatAssignment, tableAssignment }: BreakRules): TicketDraw {
  if (seatAssignment.value !== 'drawn') return 'sha256-ticket-tables-1';
  return tableAssignment.value === 'drawn' ? 'sha256-tickets-1' : 'sha256-ticket-seats-1';
}

/** Free seats of the tables that stay, apart from those that the book bars. @param players to be seated: barred seats are for those who find no other */
export function drawTickets(tables: readonly SeatedTable[], rules: BreakRules, players: number): Tickets {
  const free = tables.toSorted((a, b) => a.table - b.table).flatMap((table) => freeSeatsOf(table).map((seat) => ({ table, seat })));
  const bars = rules.forbiddenSeats.value === 'betweenButtonAndSmallBlind';
  const isBarred = ({ table, seat }: (typeof free)[number]): boolean => bars && isBetweenNextButtonAndSmallBlind(table, seat);
  const place = ({ table: { table }, seat }: (typeof free)[number]): TicketSeat => ({ table, seat });
  const allowed = free.filter((each) => !isBarred(each));
  const barred = free.filter(isBarred);
  const needed = Math.max(0, Math.min(players - allowed.length, barred.length));
  return {
    allowed: [...allowed, ...barred.slice(0, needed)].map(place).sort((a, b) => a.table - b.table || a.seat - b.seat),
    excluded: barred.slice(needed).map(place),
  };
}

/**
 * Seats for all players of a table that is broken.
 * @param tables that stay, with seats enough
 * @param seed 64 hexadecimal digits, for books that draw
 */
export function assignSeats(closing: SeatedTable, tables: readonly SeatedTable[], rules: BreakRules, seed: string): Assignment[] {
  const players = closing.occupied.filter((seat) => !closing.awaited.includes(seat));
  if (isDrawn(rules) && readTicketDraw(rules) === 'sha256-tickets-1') return drawSeatOrder(players, tables, rules, seed);
  const ordered = rules.playerOrder.value === 'seatOrder' ? players : assignFromBigBlind(closing, players);
  return assignOneByOne(ordered, tables, rules, isDrawn(rules) ? makeNumbers(seed) : null);
}

/**
 * One player after the other: to the table with the fewest players, or the one that their ticket names; there to the first seat in the order of
 * the book, or to one that is drawn for them.
 * @param next null where nothing is drawn
 */
function assignOneByOne(players: readonly number[], tables: readonly SeatedTable[], rules: BreakRules, next: Numbers | null): Assignment[] {
  const { allowed } = drawTickets(tables, rules, players.length);
  const named =
    next !== null && rules.tableAssignment.value === 'drawn' ? shuffle(drawTableTickets(players.length, tables, allowed), next) : null;
  const staying = new Map(tables.map((table) => [table.table, table]));
  return players.flatMap((seat, index) => {
    const open = (table: SeatedTable): number[] => listFreeAmong(listSeatsOn(allowed, table.table), table);
    const fewest = [...staying.values()].toSorted(byFewest).find((each) => open(each).length > 0);
    const table = named === null ? fewest : staying.get(named[index] ?? 0);
    if (table === undefined) return [];
    const free = open(table);
    const isDrawnSeat = next !== null && rules.seatAssignment.value === 'drawn';
    const to = isDrawnSeat ? free[next(free.length)]! : listFreeSeatsInOrder(table, rules).find((each) => free.includes(each))!;
    staying.set(table.table, withAwaited(table, to));
    return [{ seat, to: { table: table.table, seat: to } }];
  });
}

/** The tables of the tickets, by ascending number. */
function drawTableTickets(players: number, tables: readonly SeatedTable[], allowed: readonly TicketSeat[]): number[] {
  return [...groupTickets(players, tables, allowed)].flatMap(([table, count]) => Array.from({ length: count }, () => table));
}

function assignFromBigBlind(closing: SeatedTable, players: readonly number[]): number[] {
  const first = findNextBigBlind(closing);
  if (first === null) return [];
  return [first, ...listClockwiseAfter(first, closing.maxSeats).filter((seat) => seat !== first)].filter((seat) => players.includes(seat));
}

function listFreeSeatsInOrder(table: SeatedTable, { seatAssignment }: BreakRules): number[] {
  if (seatAssignment.value === 'nearestLeftOfBigBlind') return listFreeByBigBlind(table);
  return listFreeAmong(listAnticlockwiseFrom(findPositionsAt(table).button, table.maxSeats), table);
}

/**
 * Tickets: one place at a time to the table with the fewest players, there a seat by lot among those allowed; the tickets then go by lot to
 * the players in the order of their seats.
 */
function drawSeatOrder(players: readonly number[], tables: readonly SeatedTable[], rules: BreakRules, seed: string): Assignment[] {
  const next = makeNumbers(seed);
  const { allowed } = drawTickets(tables, rules, players.length);
  const places = groupTickets(players.length, tables, allowed);
  const tickets = [...places].flatMap(([table, count]) =>
    shuffle(listSeatsOn(allowed, table), next)
      .slice(0, count)
      .map((seat) => ({ table, seat })),
  );
  const dealt = shuffle(tickets, next);
  return players.slice(0, dealt.length).map((seat, index) => ({ seat, to: dealt[index]! }));
}

/** How many tickets each table gives, by ascending number. */
function groupTickets(players: number, tables: readonly SeatedTable[], allowed: readonly TicketSeat[]): Map<number, number> {
  const counts = tables.map(({ table, occupied }) => ({
    table,
    players: occupied.length,
    seats: listSeatsOn(allowed, table).length,
    tickets: 0,
  }));
  for (let given = 0; given < players; given += 1) {
    const open = counts.filter(({ seats, tickets }) => tickets < seats);
    const [fewest] = open.toSorted((a, b) => a.players + a.tickets - b.players - b.tickets || a.table - b.table);
    if (fewest === undefined) break;
    fewest.tickets += 1;
  }
  return new Map(counts.toSorted((a, b) => a.table - b.table).map(({ table, tickets }) => [table, tickets]));
}

function listSeatsOn(places: readonly TicketSeat[], table: number): number[] {
  return places.filter((place) => place.table === table).map(({ seat }) => seat);
}

/** Fisher and Yates, from the last to the first. */
function shuffle<T>(items: readonly T[], next: Numbers): T[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const picked = next(last + 1);
    [mixed[last], mixed[picked]] = [mixed[picked]!, mixed[last]!];
  }
  return mixed;
}

function freeSeatsOf(table: SeatedTable): number[] {
  return listFreeAmong(
    Array.from({ length: table.maxSeats }, (_, index) => index + 1),
    table,
  );
}

/**
 * Whether a newcomer on the seat would get no cards in the next hand: the button goes to where the small blind was, the small blind to where
 * the big blind was. Not where nobody sits outside of them, or only two do: there nobody waits.
 */
export function isBetweenNextButtonAndSmallBlind({ last, occupied }: SeatedTable, seat: number): boolean {
  if (last === null || occupied.length < 3 || last.smallBlind === last.button) return false;
  const { smallBlind: button, bigBlind: smallBlind } = last;
  if (occupied.every((each) => each === button || each === smallBlind || isBetween(each, button, smallBlind))) return false;
  return isBetween(seat, button, smallBlind);
}
