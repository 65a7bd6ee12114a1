/**
 * How tournament cases on players who sit down during a hand are played: before its first card, after it, or between a misdeal and the new
 * deal. What the process managers carry from one stream to another is given by hand.
 */
import { z } from 'zod';
import type { HandEvent } from '../../../events/hand.js';
import { Seat } from '../../../events/values.js';
import { planJoining } from '../../../src/tournament/hands/joining.js';
import { findNextByRule } from '../../../src/tournament/button/hand-positions.js';
import { Arrival, Given, handOf, nightBetweenHands, TABLE } from './between-hands.js';
import { Night, NIGHT, NIGHT_BEGINS, playerAtSeat } from './night.js';
import { readPart, refusedWith, stopped, type TopicPlayer } from './topic.js';

const HandInProgress = z.strictObject({ button: Seat, smallBlind: Seat, bigBlind: Seat });

const GivenRedeal = z.strictObject({
  maxSeats: z.int().min(2).max(10),
  handInProgress: HandInProgress,
  misdeal: z.boolean(),
  occupied: z.array(Seat),
  arrivals: z.array(z.strictObject({ seat: Seat, how: Arrival })),
});

/** A player sits down between a misdeal and the new deal. */
export const redeal: TopicPlayer = (stated, book) => {
  const given = readPart(GivenRedeal, stated.given, 'given');
  if (given.obstacle !== undefined) return given;
  const { maxSeats, handInProgress, misdeal, occupied, arrivals } = given.value;
  const { button, smallBlind, bigBlind } = handInProgress;
  const night = new Night(book, { seatsPerTable: maxSeats }, [
    ...occupied.map((seat) => ({ table: TABLE, seat })),
    ...arrivals.map((_, index) => ({ table: TABLE + 1 + index, seat: 1 })),
  ]);
  const positions = { button, smallBlindSeat: smallBlind, bigBlindSeat: bigBlind, reason: 'conform' };
  const { refusal } = night.give({ type: 'OpenHand', tournamentId: NIGHT, table: TABLE, absent: [], at: NIGHT_BEGINS, positions });
  if (refusal !== undefined) return stopped('given.handInProgress', 'a hand', refusal.code);
  const hand = handOf(night);
  hand.give({ type: 'BeginDeal', at: NIGHT_BEGINS });
  if (misdeal) hand.give({ type: 'DeclareMisdeal', cause: 'other', byDirector: true });
  for (const [index, { seat, how }] of arrivals.entries()) {
    night.moved({ table: TABLE + 1 + index, seat: 1 }, { table: TABLE, seat }, how);
  }
  const seated = night.table(TABLE).seats.map(({ seat }) => seat);
  hand.give({ type: 'Redeal', dealtIn: seated });
  // With the newcomer the redeal is refused; without them it is the same hand again.
  if (hand.refused !== null) hand.give({ type: 'Redeal' });
  if (hand.refused !== null) return refusedWith(hand.refused.code);
  const dealtIn = hand.state.start!.seats.map(({ seat }) => seat);
  return { fields: { dealtIn, waiting: seated.filter((seat) => !dealtIn.includes(seat)) } };
};

const GivenArrival = Given.pick({
  maxSeats: true,
  previous: true,
  vacated: true,
  arrivals: true,
  occupied: true,
  waitedLastHand: true,
}).extend({
  dealStarted: z.boolean(),
  handInProgress: HandInProgress.optional(),
  blindsPostedBy: z.strictObject({ smallBlind: Seat, bigBlind: Seat }).optional(),
});

const WhenSeated = z.strictObject({ command: z.string(), seat: Seat });

/** A player sits down at a table whose hand was opened without them. */
export const seatPlayer: TopicPlayer = (stated, book) => {
  const given = readPart(GivenArrival, stated.given, 'given');
  const when = readPart(WhenSeated, stated.when, 'when');
  if (given.obstacle !== undefined) return given;
  if (when.obstacle !== undefined) return when;
  const { seat } = when.value;
  const { arrivals, occupied, dealStarted, handInProgress, blindsPostedBy, ...before } = given.value;
  const night = nightBetweenHands(
    { ...before, arrivals: arrivals.filter((arrival) => arrival.seat !== seat), occupied: occupied.filter((each) => each !== seat) },
    book,
    1,
  );
  const { refusal } = night.give({ type: 'OpenHand', tournamentId: NIGHT, table: TABLE, absent: [], at: NIGHT_BEGINS });
  if (refusal !== undefined) return stopped('given', 'a hand', refusal.code);
  const wrong = otherThanOpened(night, handInProgress, blindsPostedBy);
  if (wrong !== null) return stopped('given', wrong, night.table(TABLE).positions);
  const hand = handOf(night);
  const posted = blindsIn(hand.events);
  if (dealStarted) hand.give({ type: 'BeginDeal', at: NIGHT_BEGINS });
  const lastTable = night.running.tables.length;
  const arrival = arrivals.find((each) => each.seat === seat);
  night.moved({ table: lastTable, seat: 1 }, { table: TABLE, seat }, arrival?.how);
  const joining = planJoining(night.state, playerAtSeat(lastTable, 1));
  if (joining.refusal === undefined) {
    const { handId, playerId, seat: at, stack, ...positions } = joining;
    const taken = hand.give({ type: 'DealInNewcomer', newcomer: { seat: at, playerId, stack }, ...positions });
    for (const event of taken) {
      if (event.type !== 'NewcomerDealtIn') continue;
      const { articles: _articles, ...joined } = event.data;
      night.give({ type: 'RecordNewcomer', handId, ...joined });
    }
  }
  const { openHand } = night.table(TABLE);
  const dealtIn = openHand!.seats.some((dealt) => dealt.seat === seat);
  const again = blindsIn(hand.events.slice(hand.events.findLastIndex(({ type }) => type === 'NewcomerDealtIn')));
  const refunded = posted.find((payer) => !again.includes(payer));
  const { handId, seats: players, bigBlindSeat } = openHand!;
  night.happened({
    type: 'HandSettled',
    data: { handId, table: TABLE, stacks: players.map(({ playerId, stack }) => ({ playerId, stack })) },
  });
  const next = findNextByRule(night.running, night.table(TABLE))!;
  return {
    fields: {
      dealtInThisHand: dealtIn,
      playsFromNextHand: !dealtIn && next.dealtIn.includes(seat),
      bigBlind: bigBlindSeat,
      refundedBlind: refunded === undefined ? null : { seat: refunded },
    },
  };
};

/** The positions that the case states, where the hand has others. */
function otherThanOpened(
  night: Night,
  inProgress: z.infer<typeof HandInProgress> | undefined,
  posted: { readonly smallBlind: number; readonly bigBlind: number } | undefined,
): unknown {
  const { button, smallBlindSeat, bigBlindSeat } = night.table(TABLE).positions!;
  const stated = { ...inProgress, ...posted };
  const same =
    (stated.button ?? button) === button &&
    (stated.smallBlind ?? smallBlindSeat) === smallBlindSeat &&
    (stated.bigBlind ?? bigBlindSeat) === bigBlindSeat;
  return same ? null : stated;
}

/** Who posted a blind. */
function blindsIn(events: readonly HandEvent[]): number[] {
  return events.flatMap((event) => (event.type === 'BlindPosted' ? [event.data.seat] : []));
}
