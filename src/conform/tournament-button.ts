/**
 * How tournament cases on the button are played: a table between two hands with the last positions, and who came and went since; its first
 * hand; blinds that stand wrong; newcomers; and how few begin. Hands go on in the hand's own decider.
 * May import: zod, `events/`, deciders, `rulebooks/` (types), its neighbours.
 */
import { z } from 'zod';
import { Chips, Seat } from '../../events/values.js';
import { dealerOf } from '../hand/deal/dealer.js';
import type { Rulebook } from '../rulebooks/rulebooks.js';
import { nextByRule } from '../tournament/positions.js';
import type { Settings } from '../tournament/state.js';
import { DealingHand } from './dealing-hand.js';
import { Night, NIGHT, NIGHT_BEGINS, type SeatedAt } from './tournament-night.js';
import { type Answer, readPart, refusedWith, stopped, type TopicPlayer, type TournamentCase, unknownCommand } from './tournament-topic.js';

const seats = z.array(Seat);

const Previous = z.strictObject({
  button: Seat,
  dealer: Seat,
  smallBlind: Seat,
  smallBlindPosted: z.boolean(),
  bigBlind: Seat,
  headsUp: z.boolean(),
});
type Previous = z.infer<typeof Previous>;

const Given = z.strictObject({
  maxSeats: z.int().min(2).max(10),
  previous: Previous,
  vacated: z.array(z.strictObject({ seat: Seat, reason: z.string() })).default([]),
  arrivals: z.array(z.strictObject({ seat: Seat, how: z.string() })).default([]),
  occupied: seats,
  away: seats.default([]),
  waitedLastHand: seats.default([]),
  /** He was the big blind at his last table: which no rule asks. */
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
type Given = z.infer<typeof Given>;

const TABLE = 1;
const bare = z.strictObject({ command: z.string() });

const startHand: TopicPlayer = (told, book) => {
  const given = readPart(Given, told.given, 'given');
  if (given.obstacle !== undefined) return given;
  const night = nightBetweenHands(given.value, book);
  return opened(night, given.value);
};

/** The table after its last hand, with those who have come and gone since. */
function nightBetweenHands(
  given: Pick<Given, 'maxSeats' | 'previous' | 'vacated' | 'arrivals' | 'occupied' | 'waitedLastHand' | 'ante'>,
  book: Rulebook,
): Night {
  const { maxSeats, previous, vacated, arrivals, occupied, waitedLastHand } = given;
  const arriving = new Set(arrivals.map(({ seat }) => seat));
  const before = [...new Set([...occupied.filter((seat) => !arriving.has(seat)), ...vacated.map(({ seat }) => seat)])];
  const out = vacated.filter(({ reason }) => reason !== 'moved' && reason !== 'balancing');
  const away = vacated.filter((left) => !out.includes(left));
  // Each newcomer had a table of his own, and so has each who was moved away.
  const elsewhere: SeatedAt[] = [...arrivals, ...away].map((_, index) => ({ table: TABLE + 1 + index, seat: 1 }));
  const night = new Night(book, { seatsPerTable: maxSeats, ...stakesOf(given.ante) }, [
    ...before.map((seat) => ({ table: TABLE, seat })),
    ...elsewhere,
  ]);
  const { button, dealer, smallBlind, smallBlindPosted, bigBlind } = previous;
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
  for (const [index, { seat }] of arrivals.entries()) night.moved({ table: TABLE + 1 + index, seat: 1 }, { table: TABLE, seat });
  night.counted(TABLE);
  return night;
}

function stakesOf(ante: Given['ante']): Partial<Settings> {
  if (ante === undefined) return {};
  const { format, smallBlindAmount: smallBlind = 50, bigBlindAmount: bigBlind = 100 } = ante;
  const amount = ante.amount ?? (format === 'bigBlind' ? bigBlind : 0);
  return { anteFormat: format, structure: [{ kind: 'level', smallBlind, bigBlind, ante: amount, seconds: 1200 }] };
}

/** The next hand of the table, as the tournament opens it and the hand begins. */
function opened(night: Night, { away = [] }: { readonly away?: readonly number[] }): Answer {
  const decision = night.give({ type: 'OpenHand', tournamentId: NIGHT, table: TABLE, absent: away, at: NIGHT_BEGINS });
  if (decision.refusal !== undefined) return refusedWith(decision.refusal.code);
  const { openHand, positions } = night.table(TABLE);
  const hand = handOf(night);
  const { button, smallBlindSeat, smallBlindPosition, bigBlindSeat, dealer, waiting } = positions!;
  const dealtIn = openHand!.seats.map(({ seat }) => seat);
  const antes = hand.events.flatMap((event) => (event.type === 'AntePosted' ? [event.data.amount] : []));
  return {
    fields: {
      button: { seat: button, live: dealtIn.includes(button) },
      dealer,
      smallBlind: { seat: smallBlindPosition, posted: smallBlindSeat !== null },
      bigBlind: bigBlindSeat,
      waiting,
      headsUp: dealtIn.length === 2,
      dealtIn,
      antePaid: antes.reduce((sum, amount) => sum + amount, 0),
      physicalDealer: dealerOf(hand.state.start!),
    },
  };
}

/** The open hand of the table in its own decider, antes and blinds posted. */
function handOf(night: Night): DealingHand {
  const {
    handId: _handId,
    startedAt: _startedAt,
    smallBlindPosition: _at,
    waiting: _waiting,
    articles: _articles,
    ...opening
  } = night.table(TABLE).openHand!;
  const { orderedBecause: _because, ...start } = opening;
  const hand = new DealingHand();
  hand.give({ type: 'StartHand', hand: { tournamentId: NIGHT, ...start } });
  return hand;
}

const GivenFirst = z.strictObject({
  maxSeats: z.int().min(2).max(10),
  occupied: seats,
  previous: z.null().optional(),
  eventType: z.enum(['weekly', 'regional', 'national', 'satellite', 'final', 'other']).optional(),
  /** The seat that the director drew. */
  drawnSeat: Seat.optional(),
});

const firstHand: TopicPlayer = (told, book) => {
  const given = readPart(GivenFirst, told.given, 'given');
  if (given.obstacle !== undefined) return given;
  const { maxSeats, occupied, drawnSeat } = given.value;
  const night = new Night(
    book,
    { seatsPerTable: maxSeats },
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
const correctBlinds: TopicPlayer = (told, book) => {
  const given = readPart(GivenWrong, told.given, 'given');
  if (given.obstacle !== undefined) return given;
  const { handStartedWith: wrong, substantialAction, ...before } = given.value;
  const night = nightBetweenHands({ ...before, vacated: [], arrivals: [], waitedLastHand: [] }, book);
  const right = nextByRule(night.running, night.table(TABLE))!;
  const smallBlindSeat = wrong.smallBlindPosted ? wrong.smallBlind : null;
  const positions = { button: wrong.button, smallBlindSeat, bigBlindSeat: wrong.bigBlind, reason: 'conform' };
  const { refusal } = night.give({ type: 'OpenHand', tournamentId: NIGHT, table: TABLE, absent: [], at: NIGHT_BEGINS, positions });
  if (refusal !== undefined) return stopped('given.handStartedWith', 'a hand', refusal.code);
  const hand = handOf(night);
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

const HandInProgress = z.strictObject({ button: Seat, smallBlind: Seat, bigBlind: Seat });

const GivenRedeal = z.strictObject({
  maxSeats: z.int().min(2).max(10),
  handInProgress: HandInProgress,
  misdeal: z.literal(true),
  occupied: seats,
  arrivals: z.array(z.strictObject({ seat: Seat, how: z.string() })),
});

/** A player sits down between a misdeal and the new deal. */
const redeal: TopicPlayer = (told, book) => {
  const given = readPart(GivenRedeal, told.given, 'given');
  if (given.obstacle !== undefined) return given;
  const { maxSeats, handInProgress, occupied, arrivals } = given.value;
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
  hand.give({ type: 'DeclareMisdeal', cause: 'other', byDirector: true });
  for (const [index, { seat }] of arrivals.entries()) night.moved({ table: TABLE + 1 + index, seat: 1 }, { table: TABLE, seat });
  const seated = night.table(TABLE).seats.map(({ seat }) => seat);
  hand.give({ type: 'Redeal', attempt: 2, dealtIn: seated });
  // With the newcomer it is refused; without him it is the same hand again.
  if (hand.refused !== null) hand.give({ type: 'Redeal', attempt: 2 });
  if (hand.refused !== null) return refusedWith(hand.refused.code);
  const dealtIn = hand.state.start!.seats.map(({ seat }) => seat);
  return { fields: { dealtIn, waiting: seated.filter((seat) => !dealtIn.includes(seat)) } };
};

const GivenStart = z.strictObject({ moment: z.enum(['tournamentStart', 'afterBreak']), seated: z.int().min(0).max(10) });

const FULL = 9;
const minute = 60_000;

/** A full table, of whose players so many are there. */
const startTable: TopicPlayer = (told, book) => {
  const given = readPart(GivenStart, told.given, 'given');
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

const betweenHands: TopicPlayer = (told, book) => {
  const player = byCommand[told.when.command];
  if (player === undefined) return unknownCommand(told);
  return withBareCommand(player, told, book);
};

/** Nothing but the command is told of what is done. */
function withBareCommand(player: TopicPlayer, told: TournamentCase, book: Rulebook): Answer {
  const when = readPart(bare, told.when, 'when');
  return when.obstacle === undefined ? player(told, book) : when;
}

export const buttonTopics: Readonly<Record<string, TopicPlayer>> = {
  deadButton: betweenHands,
  headsUp: betweenHands,
  newPlayer: betweenHands,
  firstHand: (told, book) => withBareCommand(firstHand, told, book),
  tableStart: (told, book) => (told.when.command === 'StartTable' ? withBareCommand(startTable, told, book) : unknownCommand(told)),
};
