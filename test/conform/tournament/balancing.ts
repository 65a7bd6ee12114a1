/**
 * Plays the cases of balancing. The tables of the case stand in a tournament of the book, and the decider decides on the move.
 * The answer gives what its events say, by the names of the cases.
 */
import { z } from 'zod';
import { Seat, TableNumber } from '../../../events/values.js';
import type { Rulebook } from '../../../src/rulebooks/rulebooks.js';
import { readTables } from '../../../src/tournament/seating/situation.js';
import { Night, NIGHT, NIGHT_BEGINS, playerAtSeat } from './night.js';
import { Floor, nightOf, previewIn } from './tables.js';
import { type Answer, readPart, refusedWith, stopped, type TopicPlayer, type TournamentCase, unknownCommand } from './topic.js';

export const balancingTopics: Readonly<Record<string, TopicPlayer>> = {
  balancing(stated, book) {
    switch (stated.when.command) {
      case 'BalanceTables':
        return balanceTables(stated, book);
      case 'SelectPlayerToMove':
        return selectPlayerToMove(stated, book);
      case 'CountPlayers':
        return countPlayers(stated, book);
      case 'MovePlayer':
        return moveAbsentPlayer(stated, book);
      case 'HaltTable':
        return haltTable(stated, book);
      default:
        return unknownCommand(stated);
    }
  },
};

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

/** The source as it is stated, in a hand with these positions, and a table that lacks players. */
function selectPlayerToMove({ given, then }: TournamentCase, book: Rulebook): Answer {
  const seats = z.array(Seat);
  const read = readPart(
    z.strictObject({ handInProgressAtSource: z.boolean(), source: Floor, stillInHand: seats, folded: seats }),
    given,
    'given',
  );
  if (read.obstacle) return read;
  const { source, handInProgressAtSource, stillInHand, folded } = read.value;
  const unknown = source.occupied.filter((seat) => stillInHand.includes(seat) === folded.includes(seat) && seat > source.bigBlind);
  if (!handInProgressAtSource || unknown.length > 0) return stopped('given.stillInHand', 'a hand in progress', unknown);
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
  if (read.value.phase === 'late') night.give({ type: 'TightenBalancing' });
  for (const { table, stacks, seatedNow } of read.value.tables) {
    for (let seat = seatedNow + 1; seat <= stacks; seat++) {
      night.give({ type: 'MarkAway', playerId: playerAtSeat(table, seat), official: false });
    }
  }
  const counts = Object.fromEntries(readTables(night.running).map(({ table, occupied }) => [table, occupied.length]));
  return { fields: { counts, difference: previewIn(night).plan.balance.difference } };
}

/** Who is away is moved all the same: somebody carries their chips. */
function moveAbsentPlayer({ given, then }: TournamentCase, book: Rulebook): Answer {
  const read = readPart(z.strictObject({ mover: z.strictObject({ seat: Seat, away: z.boolean() }) }), given, 'given');
  if (read.obstacle) return read;
  const { seat, away } = read.value.mover;
  const full = Array.from({ length: 8 }, (_, index) => ({ table: 1, seat: index + 1 }));
  const night = new Night(book, { seatsPerTable: 8 }, [...full, ...full.slice(0, 5).map((each) => ({ ...each, table: 2 }))]);
  const playerId = playerAtSeat(1, seat);
  if (away) night.give({ type: 'MarkAway', playerId, official: false });
  const decision = night.give({ type: 'MovePlayer', playerId, table: 2, seat: 6, reason: 'conform' });
  if (decision.refusal !== undefined) return refusedWith(decision.refusal.code);
  const [moved] = decision.events;
  if (moved?.type !== 'PlayerMoved') return stopped('when', then['movedBy'], 'no move');
  return { fields: { accepted: true, movedBy: moved.data.carried === undefined ? 'player' : 'floor' } };
}
