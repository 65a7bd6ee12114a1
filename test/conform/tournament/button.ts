/**
 * How tournament cases on the button are played: a table between two hands, its first hand, blinds that stand wrong, and how few begin.
 */
import { z } from 'zod';
import { TournamentKind } from '../../../events/tournament-entry.js';
import { Seat } from '../../../events/values.js';
import { findHandDealer } from '../../../src/hand/start/dealer.js';
import type { Rulebook } from '../../../src/rulebooks/rulebooks.js';
import { findNextByRule } from '../../../src/tournament/button/hand-positions.js';
import { Given, handOf, nightBetweenHands, Previous, TABLE } from './between-hands.js';
import { redeal, seatPlayer } from './newcomer.js';
import { Night, NIGHT, NIGHT_BEGINS } from './night.js';
import { type Answer, readPart, refusedWith, stopped, type TopicPlayer, type TournamentCase, unknownCommand } from './topic.js';

const bare = z.strictObject({ command: z.string() });

const startHand: TopicPlayer = (stated, book) => {
  const given = readPart(Given, stated.given, 'given');
  if (given.obstacle !== undefined) return given;
  const night = nightBetweenHands(given.value, book);
  return opened(night, given.value);
};

/** The next hand of the table, as the tournament opens it and the hand begins. */
function opened(night: Night, { away = [] }: { readonly away?: readonly number[] }): Answer {
  const decision = night.give({ type: 'OpenHand', tournamentId: NIGHT, table: TABLE, absent: away, at: NIGHT_BEGINS });
  if (decision.refusal !== undefined) return refusedWith(decision.refusal.code);
  const { openHand, positions } = night.table(TABLE);
  const hand = handOf(night);
  const { button, smallBlindSeat, smallBlindPosition, bigBlindSeat, dealer, waiting } = positions!;
  const dealtIn = openHand!.seats.map(({ seat }) => seat);
  const antes = hand.events.flatMap((event) => (event.type === 'AntePosted' ? [event.data.amount] : []));
  const first = decision.events.find((event) => event.type === 'FirstButtonDetermined');
  return {
    fields: {
      method: first?.type === 'FirstButtonDetermined' ? first.data.method : null,
      button: { seat: button, live: dealtIn.includes(button) },
      dealer,
      smallBlind: { seat: smallBlindPosition, posted: smallBlindSeat !== null },
      bigBlind: bigBlindSeat,
      waiting,
      headsUp: dealtIn.length === 2,
      dealtIn,
      antePaid: antes.reduce((sum, amount) => sum + amount, 0),
      physicalDealer: findHandDealer(hand.state.start!),
    },
  };
}

const GivenFirst = z.strictObject({
  maxSeats: z.int().min(2).max(10),
  occupied: z.array(Seat),
  previous: z.null().optional(),
  eventType: TournamentKind.optional(),
  /** The seat that the director drew. */
  drawnSeat: Seat.optional(),
});

const firstHand: TopicPlayer = (stated, book) => {
  const given = readPart(GivenFirst, stated.given, 'given');
  if (given.obstacle !== undefined) return given;
  const { maxSeats, occupied, eventType, drawnSeat } = given.value;
  const night = new Night(
    book,
    { seatsPerTable: maxSeats, ...(eventType === undefined ? {} : { kind: eventType }) },
    occupied.map((seat) => ({ table: TABLE, seat })),
  );
  if (drawnSeat !== undefined) {
    const { refusal } = night.give({ type: 'DetermineFirstButton', table: TABLE, seat: drawnSeat });
    if (refusal !== undefined) return refusedWith(refusal.code);
  }
  return opened(night, {});
};

const GivenWrong = Given.pick({ maxSeats: true, previous: true, occupied: true }).extend({
  handStartedWith: Previous,
  substantialAction: z.boolean(),
});

/** The blinds are where they should not be, and are put where the rule has them. */
const correctBlinds: TopicPlayer = (stated, book) => {
  const given = readPart(GivenWrong, stated.given, 'given');
  if (given.obstacle !== undefined) return given;
  const { handStartedWith: wrong, substantialAction, ...before } = given.value;
  const night = nightBetweenHands({ ...before, vacated: [], arrivals: [], waitedLastHand: [] }, book);
  const right = findNextByRule(night.running, night.table(TABLE))!;
  const smallBlindSeat = wrong.smallBlindPosted ? wrong.smallBlind : null;
  const positions = { button: wrong.button, smallBlindSeat, bigBlindSeat: wrong.bigBlind, reason: 'conform' };
  const { refusal } = night.give({ type: 'OpenHand', tournamentId: NIGHT, table: TABLE, absent: [], at: NIGHT_BEGINS, positions });
  if (refusal !== undefined) return stopped('given.handStartedWith', 'a hand', refusal.code);
  const hand = handOf(night);
  const dealer = findHandDealer(hand.state.start!);
  if (wrong.dealer !== dealer) return stopped('given.handStartedWith.dealer', wrong.dealer, dealer);
  const headsUp = hand.liveSeats.length === 2;
  if (wrong.headsUp !== headsUp) return stopped('given.handStartedWith.headsUp', wrong.headsUp, headsUp);
  if (substantialAction) for (let acts = 0; acts < 2; acts += 1) hand.pass();
  const corrected = {
    button: right.button.seat,
    smallBlindSeat: right.smallBlind.posted ? right.smallBlind.seat : null,
    bigBlindSeat: right.bigBlind,
  };
  hand.give({ type: 'CorrectBlinds', ...corrected });
  if (hand.refused !== null) return refusedWith(hand.refused.code);
  night.give({ type: 'CorrectPositions', handId: night.openHand(TABLE), ...corrected });
  const { button, smallBlindPosition, bigBlindSeat } = night.table(TABLE).positions!;
  return {
    fields: {
      refused: false,
      button: { seat: button, live: before.occupied.includes(button) },
      smallBlind: { seat: smallBlindPosition, posted: corrected.smallBlindSeat !== null },
      bigBlind: bigBlindSeat,
    },
  };
};

const GivenStart = z.strictObject({ moment: z.enum(['tournamentStart', 'afterBreak']), seated: z.int().min(0).max(10) });

const FULL = 9;
const minute = 60_000;

/** A full table, of whose players so many are there. */
const startTable: TopicPlayer = (stated, book) => {
  const given = readPart(GivenStart, stated.given, 'given');
  if (given.obstacle !== undefined) return given;
  const { moment, seated } = given.value;
  const all = Array.from({ length: Math.max(FULL, seated) }, (_, index) => index + 1);
  const level = { kind: 'level', smallBlind: 50, bigBlind: 100, ante: 0, seconds: 1200 } as const;
  const night = new Night(
    book,
    { seatsPerTable: all.length, structure: [level, { kind: 'break', seconds: 300 }, level] },
    all.map((seat) => ({ table: TABLE, seat })),
  );
  let at = NIGHT_BEGINS;
  if (moment === 'afterBreak') {
    night.give({ type: 'RecordHandPlayed', table: TABLE, at });
    night.counted(TABLE);
    at += 26 * minute;
  }
  const { refusal } = night.give({ type: 'OpenHand', tournamentId: NIGHT, table: TABLE, absent: all.slice(seated), at });
  return refusal === undefined ? { fields: { accepted: true, refused: false } } : refusedWith(refusal.code);
};

const byCommand: Readonly<Record<string, TopicPlayer>> = { StartHand: startHand, CorrectBlinds: correctBlinds, Redeal: redeal };

const betweenHands: TopicPlayer = (stated, book) => {
  if (stated.when.command === 'SeatPlayer') return seatPlayer(stated, book);
  const player = byCommand[stated.when.command];
  return player === undefined ? unknownCommand(stated) : withBareCommand(player, stated, book);
};

/** Nothing but the command is stated of what is done. */
function withBareCommand(player: TopicPlayer, stated: TournamentCase, book: Rulebook): Answer {
  const when = readPart(bare, stated.when, 'when');
  return when.obstacle === undefined ? player(stated, book) : when;
}

export const buttonTopics: Readonly<Record<string, TopicPlayer>> = {
  deadButton: betweenHands,
  headsUp: betweenHands,
  newPlayer: betweenHands,
  firstHand: (stated, book) => (stated.when.command === 'StartHand' ? withBareCommand(firstHand, stated, book) : unknownCommand(stated)),
  tableStart: (stated, book) => (stated.when.command === 'StartTable' ? withBareCommand(startTable, stated, book) : unknownCommand(stated)),
};
