/**
 * Plays the cases of balancing, table breaks and the final table: the tables of the case stand in a tournament of the book, the move or the
 * break is given to its decider, and what its events say is told by the names of the cases.
 * May import: zod, `events/`, deciders, its neighbours.
 */
import { z } from 'zod';
import { Seat, TableNumber } from '../../events/values.js';
import type { PlayerId } from '../../events/ids.js';
import type { Rulebook } from '../rulebooks/rulebooks.js';
import type { Placement } from '../tournament/seating/commands.js';
import { previewOf, type SeatingPreview } from '../tournament/seating/preview.js';
import { floorRulesOf, situationOf, tablesNow } from '../tournament/seating/situation.js';
import { Night, NIGHT, NIGHT_BEGINS, playerAtSeat, type SeatedAt } from './tournament-night.js';
import { type Answer, readPart, refusedWith, stopped, type TopicPlayer, type TournamentCase, unknownCommand } from './tournament-topic.js';

const Floor = z.strictObject({
  table: TableNumber,
  maxSeats: z.int().min(2).max(10),
  occupied: z.array(Seat),
  button: Seat,
  smallBlind: Seat,
  bigBlind: Seat,
});
type Floor = z.infer<typeof Floor>;

const PlaceAt = z.strictObject({ table: TableNumber, seat: Seat });

export const seatingTopics: Readonly<Record<string, TopicPlayer>> = {
  balancing(told, book) {
    switch (told.when.command) {
      case 'BalanceTables':
        return balanceTables(told, book);
      case 'SelectPlayerToMove':
        return selectPlayerToMove(told, book);
      case 'CountPlayers':
        return countPlayers(told, book);
      case 'MovePlayer':
        return moveAbsentPlayer(told, book);
      case 'HaltTable':
        return haltTable(told, book);
      default:
        return unknownCommand(told);
    }
  },
  tableBreak(told, book) {
    switch (told.when.command) {
      case 'BuildTickets':
        return buildTickets(told, book);
      case 'BreakTable':
        return breakTable(told, book);
      default:
        return unknownCommand(told);
    }
  },
  finalTable(told, book) {
    return told.when.command === 'FormFinalTable' ? formFinalTable(told, book) : unknownCommand(told);
  },
};

/** The tables of a case, each with the positions of its last hand. @param gone seats that were emptied since that hand */
function nightOf(book: Rulebook, tables: readonly Floor[], others: readonly SeatedAt[] = [], gone: readonly SeatedAt[] = []): Night {
  const seated = tables.flatMap(({ table, occupied }) => occupied.map((seat) => ({ table, seat })));
  const seatsPerTable = Math.max(...tables.map(({ maxSeats }) => maxSeats));
  const night = new Night(
    book,
    { seatsPerTable },
    [...seated, ...others, ...gone].sort((a, b) => a.table - b.table || a.seat - b.seat),
  );
  for (const table of tables) handPlayed(night, table);
  for (const seat of gone) night.wentOut(seat);
  for (const { table, occupied } of tables) if (occupied.length > 0) night.counted(table);
  return night;
}

function handPlayed(night: Night, { table, button, smallBlind, bigBlind }: Floor): void {
  night.happened({
    type: 'HandPlayed',
    data: {
      table,
      handNumber: 1,
      level: 1,
      button,
      smallBlindSeat: smallBlind,
      smallBlindPosition: smallBlind,
      bigBlindSeat: bigBlind,
      dealer: button,
      waiting: [],
      articles: [],
    },
  });
}

function previewIn(night: Night): SeatingPreview {
  const { running } = night;
  return previewOf(situationOf(running), floorRulesOf(running.settings), tablesNow(running));
}

function balanceTables({ given, then }: TournamentCase, book: Rulebook): Answer {
  const read = readPart(z.strictObject({ phase: z.enum(['early', 'late']), tables: z.array(Floor).min(1) }), given, 'given');
  if (read.obstacle) return read;
  const { phase, tables } = read.value;
  const night = nightOf(book, tables);
  if (phase === 'late') night.give({ type: 'TightenBalancing' });
  const { plan, halts, moves } = previewIn(night);
  const fields = { rebalance: plan.due === 'balance', haltedTables: halts.map(({ table }) => table), move: null };
  const [first] = moves;
  if (first === undefined) return { fields };
  const { from, to } = first;
  const confirmed = night.give({ type: 'ConfirmMove', playerId: playerAtSeat(from.table, from.seat), ...to });
  const moved = confirmed.events?.find((event) => event.type === 'PlayerMoved');
  if (moved?.type !== 'PlayerMoved') return stopped('when', then['move'], confirmed.refusal?.code ?? 'no move');
  const { data } = moved;
  const { ontoSmallBlind } = first;
  const move = { fromTable: data.from.table, fromSeat: data.from.seat, toTable: data.to.table, toSeat: data.to.seat, ontoSmallBlind };
  return { fields: { ...fields, move } };
}

/** The director stops a table before the book does. */
function haltTable({ given }: TournamentCase, book: Rulebook): Answer {
  const read = readPart(z.strictObject({ tables: z.array(Floor).min(1), table: TableNumber }), given, 'given');
  if (read.obstacle) return read;
  const night = nightOf(book, read.value.tables);
  const decision = night.give({ type: 'HaltTable', table: read.value.table, reason: 'conform' });
  if (decision.refusal !== undefined) return refusedWith(decision.refusal.code);
  const [event] = decision.events;
  const articles = event?.type === 'TableHalted' ? event.data.articles.map(({ article }) => article) : [];
  return { fields: { haltedTables: night.running.seating.halted.map(({ table }) => table), articles } };
}

/** The source as it is told, in a hand with these positions, and a table that lacks players. */
function selectPlayerToMove({ given, then }: TournamentCase, book: Rulebook): Answer {
  const seats = z.array(Seat);
  const read = readPart(
    z.strictObject({ handInProgressAtSource: z.literal(true), source: Floor, stillInHand: seats, folded: seats }),
    given,
    'given',
  );
  if (read.obstacle) return read;
  const { source } = read.value;
  const short = {
    table: 2,
    maxSeats: source.maxSeats,
    occupied: source.occupied.slice(0, source.occupied.length - 3),
    button: 1,
    smallBlind: 2,
    bigBlind: 3,
  };
  const night = nightOf(
    book,
    [short],
    source.occupied.map((seat) => ({ table: source.table, seat })),
  );
  const { button, smallBlind: smallBlindSeat, bigBlind: bigBlindSeat } = source;
  const positions = { button, smallBlindSeat, bigBlindSeat, reason: 'conform' };
  const opened = night.give({ type: 'OpenHand', tournamentId: NIGHT, table: source.table, absent: [], at: NIGHT_BEGINS, positions });
  if (opened.refusal !== undefined) return stopped('given', 'a hand in progress', opened.refusal.code);
  const [first] = previewIn(night).moves;
  if (first === undefined) return stopped('when', then['fromSeat'], 'no move');
  const confirmed = night.give({ type: 'ConfirmMove', playerId: playerAtSeat(first.from.table, first.from.seat), ...first.to });
  const [event] = confirmed.events ?? [];
  if (event?.type !== 'MoveDue' && event?.type !== 'PlayerMoved') return stopped('when', 'a move', confirmed.refusal?.code ?? 'no move');
  const moveWhen = event.type === 'PlayerMoved' ? 'now' : event.data.waitsFor === 'hand' ? 'outOfHandOrHandEnd' : event.data.waitsFor;
  return { fields: { fromSeat: event.data.from.seat, moveWhen } };
}

/** Players are counted by their chips: whether they are at the table is not asked. */
function countPlayers({ given }: TournamentCase, book: Rulebook): Answer {
  const Counted = z.strictObject({ table: TableNumber, stacks: z.int().min(1).max(10), seatedNow: z.int() });
  const read = readPart(z.strictObject({ tables: z.array(Counted).min(2), phase: z.enum(['early', 'late']) }), given, 'given');
  if (read.obstacle) return read;
  const seated = read.value.tables.flatMap(({ table, stacks }) =>
    Array.from({ length: stacks }, (_, index) => ({ table, seat: index + 1 })),
  );
  const night = new Night(book, { seatsPerTable: 10 }, seated);
  const counts = Object.fromEntries(tablesNow(night.running).map(({ table, occupied }) => [table, occupied.length]));
  return { fields: { counts, difference: previewIn(night).plan.balance.difference } };
}

/** Who is away is moved all the same: somebody carries his chips. */
function moveAbsentPlayer({ given }: TournamentCase, book: Rulebook): Answer {
  const read = readPart(z.strictObject({ mover: z.strictObject({ seat: Seat, away: z.boolean() }) }), given, 'given');
  if (read.obstacle) return read;
  const { seat, away } = read.value.mover;
  const full = Array.from({ length: 8 }, (_, index) => ({ table: 1, seat: index + 1 }));
  const night = new Night(book, { seatsPerTable: 8 }, [...full, ...full.slice(0, 5).map((each) => ({ ...each, table: 2 }))]);
  const decision = night.give({ type: 'MovePlayer', playerId: playerAtSeat(1, seat), table: 2, seat: 6, reason: 'conform' });
  if (decision.refusal !== undefined) return refusedWith(decision.refusal.code);
  const carried = away && book.floor.balance.absentMover.value === 'calledOrCarried';
  return { fields: { accepted: true, movedBy: carried ? 'floor' : 'player' } };
}

function buildTickets({ given }: TournamentCase, book: Rulebook): Answer {
  const read = readPart(
    z.strictObject({
      destinations: z.array(Floor).min(1),
      freeSeats: z.array(Seat),
      otherFreeSeats: z.array(PlaceAt),
      players: z.array(z.string()).min(1),
    }),
    given,
    'given',
  );
  if (read.obstacle) return read;
  const { destinations, otherFreeSeats, players } = read.value;
  const { maxSeats } = destinations[0]!;
  const full = [...new Set(otherFreeSeats.map(({ table }) => table))].map((table): Floor => {
    const isFree = (seat: number): boolean => otherFreeSeats.some((free) => free.table === table && free.seat === seat);
    const occupied = Array.from({ length: maxSeats }, (_, index) => index + 1).filter((seat) => !isFree(seat));
    return { table, maxSeats, occupied, button: 1, smallBlind: 2, bigBlind: 3 };
  });
  const tables = [...destinations, ...full];
  const closing = Math.max(...tables.map(({ table }) => table)) + 1;
  const night = nightOf(
    book,
    tables,
    players.map((player, index) => ({ table: closing, seat: index + 1, player })),
  );
  const tickets = previewIn(night).breaking?.tickets;
  if (tickets == null) return stopped('when', 'tickets', 'no draw of tickets');
  return { fields: { allowedTickets: tickets.allowed, excluded: tickets.excluded } };
}

const Closing = z.strictObject({
  table: TableNumber,
  order: z.array(z.string()).optional(),
  players: z.array(z.strictObject({ player: z.string(), seat: Seat })).optional(),
  /** Of its last hand; the last player's seat where the case does not say. */
  bigBlind: Seat.optional(),
});

const Broken = z.strictObject({
  closing: Closing.optional(),
  destinations: z.array(Floor).optional(),
  destination: Floor.optional(),
  vacatedAtDestination: z.array(Seat).default([]),
  seatAssigned: Seat.optional(),
  drawnSeat: Seat.optional(),
  player: z.string().optional(),
  wasBigBlindAtOldTable: z.boolean().optional(),
  tablesBefore: z.int().optional(),
  tablesAfter: z.int().optional(),
});

function breakTable({ given }: TournamentCase, book: Rulebook): Answer {
  const read = readPart(Broken, given, 'given');
  if (read.obstacle) return read;
  const { closing, destinations, destination, vacatedAtDestination, seatAssigned, drawnSeat, player = 'P', tablesBefore } = read.value;
  const seat = seatAssigned ?? drawnSeat;
  if (destination !== undefined && seat !== undefined) return seatedByTicket(book, destination, vacatedAtDestination, player, seat);
  if (closing !== undefined && destinations !== undefined) return seatedByTheBook(book, closing, destinations, vacatedAtDestination);
  return tablesBefore === undefined ? stopped('given', 'a table to break', 'none') : whoIsDrawn(book, tablesBefore);
}

/** A case names players by seats, or in the order from the next big blind: then they sit so from seat 1, behind the big blind of the last seat. */
function seatedByTheBook(
  book: Rulebook,
  closing: z.infer<typeof Closing>,
  destinations: readonly Floor[],
  vacated: readonly number[],
): Answer {
  const players = closing.players ?? (closing.order ?? []).map((player, index) => ({ player, seat: index + 1 }));
  const [first] = destinations;
  const empty = Array.from({ length: closing.table - 1 }, (_, index) => index + 1).filter((table) =>
    destinations.every((each) => each.table !== table),
  );
  if (first === undefined || empty.length > 0) return stopped('given.destinations', 'every table', `not table ${empty.join(', ')}`);
  const gone = vacated.map((seat) => ({ table: first.table, seat }));
  const night = nightOf(
    book,
    destinations,
    players.map(({ player, seat }) => ({ table: closing.table, seat, player })),
    gone,
  );
  const last = closing.bigBlind ?? players.at(-1)?.seat ?? 1;
  handPlayed(night, { table: closing.table, maxSeats: first.maxSeats, occupied: [], button: 1, smallBlind: 1, bigBlind: last });
  night.counted(closing.table);
  const decision = night.give({ type: 'BreakTable', table: closing.table });
  if (decision.refusal !== undefined) return refusedWith(decision.refusal.code);
  const assignments = decision.events.flatMap((event) =>
    event.type === 'PlayerMoved' ? [{ player: event.data.playerId, table: event.data.to.table, seat: event.data.to.seat }] : [],
  );
  return { fields: { assignments } };
}

/** A ticket was drawn by hand: what its seat comes to in the next hand. */
function seatedByTicket(book: Rulebook, destination: Floor, vacated: readonly number[], player: string, seat: number): Answer {
  const { table } = destination;
  const playerId = player as PlayerId;
  const other = table + 1;
  const gone = vacated.map((each) => ({ table, seat: each }));
  const night = nightOf(book, [destination], [{ table: other, seat: 1, player }], gone);
  const seats: Placement[] = [{ playerId, table, seat }];
  const broken = night.give({ type: 'BreakTable', table: other, seats });
  if (broken.refusal !== undefined) return refusedWith(broken.refusal.code);
  const opened = night.give({ type: 'OpenHand', tournamentId: NIGHT, table, absent: [], at: NIGHT_BEGINS });
  const hand = opened.events?.find((event) => event.type === 'HandOpened');
  if (hand?.type !== 'HandOpened') return stopped('then.position', 'a hand', opened.refusal?.code ?? 'none');
  const { button, smallBlindSeat, bigBlindSeat } = hand.data;
  const playsNextHand = hand.data.seats.some((dealt) => dealt.playerId === playerId);
  const held = bigBlindSeat === seat ? 'bigBlind' : smallBlindSeat === seat ? 'smallBlind' : button === seat ? 'button' : 'other';
  const complaintAdmissible = book.floor.tableBreak.complaint.value !== 'none';
  return { fields: { accepted: true, playsNextHand, position: playsNextHand ? held : 'waiting', complaintAdmissible } };
}

/** Tables of six at eight seats, so that the last fits at the others. */
function whoIsDrawn(book: Rulebook, tables: number): Answer {
  const seated = Array.from({ length: tables }, (_, index) => index + 1).flatMap((table) =>
    Array.from({ length: table === tables ? 4 : 6 }, (_, index) => ({ table, seat: index + 1 })),
  );
  const night = new Night(book, { seatsPerTable: 8 }, seated);
  const decision = night.give({ type: 'BreakTable', table: tables });
  if (decision.refusal !== undefined) return refusedWith(decision.refusal.code);
  const movedFrom = decision.events.flatMap((event) => (event.type === 'PlayerMoved' ? [event.data.from.table] : []));
  const onlyBroken = movedFrom.length === 4 && movedFrom.every((table) => table === tables);
  return { fields: { redrawEverybody: !onlyBroken, drawOnly: onlyBroken ? 'brokenTablePlayers' : 'everybody' } };
}

function formFinalTable({ given }: TournamentCase, book: Rulebook): Answer {
  const read = readPart(z.strictObject({ seatsPerTable: z.int().min(2).max(10) }), given, 'given');
  if (read.obstacle) return read;
  const seated = [1, 2].flatMap((table) => [1, 2].map((seat) => ({ table, seat })));
  const night = new Night(book, read.value, seated);
  const decision = night.give({ type: 'RedrawFinalTable' });
  if (decision.refusal !== undefined) return refusedWith(decision.refusal.code);
  const formed = decision.events.find((event) => event.type === 'FinalTableFormed');
  return { fields: { finalTableSize: formed?.type === 'FinalTableFormed' ? formed.data.size : null } };
}
