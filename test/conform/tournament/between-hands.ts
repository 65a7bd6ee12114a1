/**
 * A table between two hands as tournament cases tell it: the positions of its last hand, and who came and went since.
 */
import { z } from 'zod';
import { Chips, Seat } from '../../../events/values.js';
import type { Rulebook } from '../../../src/rulebooks/rulebooks.js';
import { makeHandStart } from '../../../src/tournament/hands/opened-hand.js';
import type { Settings } from '../../../src/tournament/state.js';
import { DealingHand } from '../dealing/hand.js';
import { handPlayed } from './tables.js';
import { Night, NIGHT, type SeatedAt } from './night.js';

const seats = z.array(Seat);

export const Previous = z.strictObject({
  button: Seat,
  dealer: Seat,
  smallBlind: Seat,
  smallBlindPosted: z.boolean(),
  bigBlind: Seat,
  headsUp: z.boolean(),
});
type Previous = z.infer<typeof Previous>;

/** How a newcomer came. All books ask only where they sit. */
export const Arrival = z.enum(['balancing', 'tableBreak', 'lateEntry']);

export const Given = z.strictObject({
  maxSeats: z.int().min(2).max(10),
  previous: Previous,
  vacated: z.array(z.strictObject({ seat: Seat, reason: z.string() })).default([]),
  arrivals: z.array(z.strictObject({ seat: Seat, how: Arrival })).default([]),
  occupied: seats,
  away: seats.default([]),
  waitedLastHand: seats.default([]),
  /** The newcomer was the big blind at their last table: no rule asks for it. */
  newcomerWasBigBlind: z.boolean().optional(),
  ante: z
    .strictObject({
      format: z.enum(['none', 'classic', 'button', 'bigBlind']),
      amount: Chips.optional(),
      smallBlindAmount: Chips.optional(),
      bigBlindAmount: Chips.optional(),
    })
    .optional(),
});
export type Given = z.infer<typeof Given>;

/** The table that cases are about. */
export const TABLE = 1;

/**
 * The table after its last hand, with those who have come and gone since.
 * @param latecomers players at seat 1 of as many further tables, the last ones
 */
export function nightBetweenHands(
  given: Pick<Given, 'maxSeats' | 'previous' | 'vacated' | 'arrivals' | 'occupied' | 'waitedLastHand' | 'ante' | 'newcomerWasBigBlind'>,
  book: Rulebook,
  latecomers = 0,
): Night {
  const { maxSeats, previous, vacated, arrivals, occupied, waitedLastHand, newcomerWasBigBlind } = given;
  const arriving = new Set(arrivals.map(({ seat }) => seat));
  const before = [...new Set([...occupied.filter((seat) => !arriving.has(seat)), ...vacated.map(({ seat }) => seat)])];
  const out = vacated.filter(({ reason }) => reason !== 'moved' && reason !== 'balancing');
  const away = vacated.filter((left) => !out.includes(left));
  // Each newcomer had their own table, and so has each player who was moved away.
  const others = arrivals.length + away.length + latecomers;
  const elsewhere: SeatedAt[] = Array.from({ length: others }, (_, index) => ({ table: TABLE + 1 + index, seat: 1 }));
  const night = new Night(book, { seatsPerTable: maxSeats, ...stakesOf(given.ante) }, [
    ...before.map((seat) => ({ table: TABLE, seat })),
    ...elsewhere,
  ]);
  const { button, dealer, smallBlind, smallBlindPosted, bigBlind } = previous;
  const dealtIn = before.filter((seat) => !waitedLastHand.includes(seat)).length;
  if (previous.headsUp !== (dealtIn === 2)) throw new Error(`given.previous.headsUp: ${dealtIn} players were dealt in`);
  if (newcomerWasBigBlind === true) handPlayed(night, { table: TABLE + 1, button: 1, smallBlind: 1, bigBlind: 1 });
  night.happened({
    type: 'HandPlayed',
    data: {
      table: TABLE,
      handNumber: 1,
      level: 1,
      button,
      smallBlindSeat: smallBlindPosted ? smallBlind : null,
      smallBlindPosition: smallBlind,
      bigBlindSeat: bigBlind,
      dealer,
      waiting: waitedLastHand,
      articles: [],
    },
  });
  for (const { seat } of out) night.wentOut({ table: TABLE, seat });
  for (const [index, { seat }] of away.entries()) {
    night.moved({ table: TABLE, seat }, { table: TABLE + 1 + arrivals.length + index, seat: 2 });
  }
  for (const [index, { seat, how }] of arrivals.entries()) {
    night.moved({ table: TABLE + 1 + index, seat: 1 }, { table: TABLE, seat }, how);
  }
  night.counted(TABLE);
  return night;
}

function stakesOf(ante: Given['ante']): Partial<Settings> {
  if (ante === undefined) return {};
  const { format, smallBlindAmount: smallBlind = 50, bigBlindAmount: bigBlind = 100 } = ante;
  const amount = ante.amount ?? (format === 'bigBlind' ? bigBlind : 0);
  return { anteFormat: format, structure: [{ kind: 'level', smallBlind, bigBlind, ante: amount, seconds: 1200 }] };
}

/** The open hand of the table in its own decider, antes and blinds posted. */
export function handOf(night: Night): DealingHand {
  const hand = new DealingHand();
  hand.give({ type: 'StartHand', hand: makeHandStart(night.table(TABLE).openHand!, NIGHT) });
  return hand;
}
