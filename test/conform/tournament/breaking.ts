/**
 * Plays the cases of table breaks and the final table. The tables of the case stand in a tournament of the book, and the decider decides on the break.
 * The answer gives what its events say, by the names of the cases.
 */
import { z } from 'zod';
import { Seat, TableNumber } from '../../../events/values.js';
import type { PlayerId } from '../../../events/ids.js';
import type { Rulebook } from '../../../src/rulebooks/rulebooks.js';
import type { Placement } from '../../../commands/tournament/seating.js';
import { Night, NIGHT, NIGHT_BEGINS } from './night.js';
import { Floor, handPlayed, nightOf, previewIn } from './tables.js';
import { type Answer, readPart, refusedWith, stopped, type TopicPlayer, type TournamentCase, unknownCommand } from './topic.js';

const PlaceAt = z.strictObject({ table: TableNumber, seat: Seat });

export const breakingTopics: Readonly<Record<string, TopicPlayer>> = {
  tableBreak(stated, book) {
    switch (stated.when.command) {
      case 'BuildTickets':
        return buildTickets(stated, book);
      case 'BreakTable':
        return breakTable(stated, book);
      default:
        return unknownCommand(stated);
    }
  },
  finalTable(stated, book) {
    return stated.when.command === 'FormFinalTable' ? formFinalTable(stated, book) : unknownCommand(stated);
  },
};

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
  const { destinations, freeSeats, otherFreeSeats, players } = read.value;
  const { maxSeats, occupied: taken } = destinations[0]!;
  const free = Array.from({ length: maxSeats }, (_, index) => index + 1).filter((seat) => !taken.includes(seat));
  if (free.join() !== freeSeats.join()) return stopped('given.freeSeats', freeSeats, free);
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
  const {
    closing,
    destinations,
    destination,
    vacatedAtDestination,
    seatAssigned,
    drawnSeat,
    player = 'P',
    wasBigBlindAtOldTable = false,
  } = read.value;
  const seat = seatAssigned ?? drawnSeat;
  if (destination !== undefined && seat !== undefined) {
    return seatedByTicket(book, destination, vacatedAtDestination, { player, seat, wasBigBlind: wasBigBlindAtOldTable });
  }
  if (closing !== undefined && destinations !== undefined) return seatedByTheBook(book, closing, destinations, vacatedAtDestination);
  const { tablesBefore, tablesAfter } = read.value;
  if (tablesBefore === undefined) return stopped('given', 'a table to break', 'none');
  return whoIsDrawn(book, tablesBefore, tablesAfter ?? tablesBefore - 1);
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
  handPlayed(night, { table: closing.table, button: 1, smallBlind: 1, bigBlind: last });
  night.counted(closing.table);
  const decision = night.give({ type: 'BreakTable', table: closing.table });
  if (decision.refusal !== undefined) return refusedWith(decision.refusal.code);
  const assignments = decision.events.flatMap((event) =>
    event.type === 'PlayerMoved' ? [{ player: event.data.playerId, table: event.data.to.table, seat: event.data.to.seat }] : [],
  );
  return { fields: { assignments } };
}

/** A ticket that was drawn by hand, and whether its player has just been the big blind of their old table. */
interface Ticket {
  readonly player: string;
  readonly seat: number;
  readonly wasBigBlind: boolean;
}

/** A ticket was drawn by hand: what its seat comes to in the next hand. */
function seatedByTicket(book: Rulebook, destination: Floor, vacated: readonly number[], ticket: Ticket): Answer {
  const { player, seat, wasBigBlind } = ticket;
  const { table } = destination;
  const playerId = player as PlayerId;
  const other = table + 1;
  const gone = vacated.map((each) => ({ table, seat: each }));
  const night = nightOf(book, [destination], [{ table: other, seat: 1, player }], gone);
  if (wasBigBlind) {
    handPlayed(night, { table: other, button: 1, smallBlind: 1, bigBlind: 1 });
    night.counted(other);
  }
  const seats: Placement[] = [{ playerId, table, seat }];
  const broken = night.give({ type: 'BreakTable', table: other, seats });
  if (broken.refusal !== undefined) return refusedWith(broken.refusal.code);
  // The player asks for another seat: who decides by the book gives none.
  const complaint = night.give({ type: 'ConfirmMove', playerId, table, seat: destination.occupied[0]! });
  const complaintAdmissible = complaint.refusal === undefined;
  const opened = night.give({ type: 'OpenHand', tournamentId: NIGHT, table, absent: [], at: NIGHT_BEGINS });
  const hand = opened.events?.find((event) => event.type === 'HandOpened');
  if (hand?.type !== 'HandOpened') return stopped('then.position', 'a hand', opened.refusal?.code ?? 'none');
  const { button, smallBlindSeat, bigBlindSeat } = hand.data;
  const playsNextHand = hand.data.seats.some((dealt) => dealt.playerId === playerId);
  const held = bigBlindSeat === seat ? 'bigBlind' : smallBlindSeat === seat ? 'smallBlind' : button === seat ? 'button' : 'other';
  return { fields: { accepted: true, playsNextHand, position: playsNextHand ? held : 'waiting', complaintAdmissible } };
}

/** Tables of six at eight seats, so that the last fits at the others. */
function whoIsDrawn(book: Rulebook, tables: number, left: number): Answer {
  const seated = Array.from({ length: tables }, (_, index) => index + 1).flatMap((table) =>
    Array.from({ length: table === tables ? 4 : 6 }, (_, index) => ({ table, seat: index + 1 })),
  );
  const night = new Night(book, { seatsPerTable: 8 }, seated);
  const decision = night.give({ type: 'BreakTable', table: tables });
  if (decision.refusal !== undefined) return refusedWith(decision.refusal.code);
  const open = night.running.tables.filter(({ seats }) => seats.length > 0).length;
  if (open !== left) return stopped('given.tablesAfter', left, open);
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
