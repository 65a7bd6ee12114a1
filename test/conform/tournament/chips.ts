/**
 * How tournament cases on chips are played: a race with the stacks and the deck of the case, chips found after one, and an exchange.
 */
import { z } from 'zod';
import type { PlayerId } from '../../../events/ids.js';
import { Card, Chips, Seat } from '../../../events/values.js';
import { ExchangeBy } from '../../../events/tournament-chip-race.js';
import { Official } from '../../../events/tournament-discipline.js';
import type { Rulebook } from '../../../src/rulebooks/rulebooks.js';
import type { Pieces } from '../../../commands/tournament/chip-race.js';
import { dealBlocks } from '../../../src/tournament/chip-race/race.js';
import { planRace } from '../../../src/tournament/chip-race/table-race.js';
import { Night, NIGHT_BEGINS, playerAtSeat } from './night.js';
import { type Answer, readPart, refusedWith, stopped, type TopicPlayer, unknownCommand } from './topic.js';

const TABLE = 1;
/** A table of a case that does not say how many seats it has. */
const SEATS = 10;

const bare = z.strictObject({ command: z.string() });

/** `KS`, as cases write it, is the king of spades. */
const CaseCard = z.string().transform((card, context) => {
  const read = Card.safeParse(`${card.slice(0, -1)}${card.slice(-1).toLowerCase()}`);
  if (read.success) return read.data;
  context.addIssue({ code: 'custom', message: 'no card' });
  return z.NEVER;
});
const asTold = (card: Card): string => card.toUpperCase();

/** A night of one table whose smallest chip is `unit`, with these stacks by seat and blinds that the larger chip makes up. */
function nightOf(
  book: Rulebook,
  unit: number,
  newSmallest: number,
  stacks: Readonly<Record<number, number>>,
  seatsPerTable = SEATS,
): Night {
  const seats = Object.keys(stacks).map((seat) => ({ table: TABLE, seat: Number(seat) }));
  const level = { kind: 'level' as const, smallBlind: newSmallest, bigBlind: 2 * newSmallest, ante: 0, seconds: 1200 };
  const night = new Night(book, { seatsPerTable, chipUnit: unit, structure: [level] }, seats);
  const counted = seats.map(({ seat }) => ({ playerId: playerAtSeat(TABLE, seat), stack: stacks[seat]! }));
  night.happened({ type: 'ChipsCounted', data: { table: TABLE, stacks: counted } });
  return night;
}

const GivenRace = z.strictObject({
  removed: Chips.min(1),
  newSmallest: Chips.min(1),
  maxSeats: z.int().min(2).max(10).optional(),
  stacks: z.array(z.strictObject({ seat: Seat, oddChips: z.int().min(0), other: Chips })).min(2),
  /** Where the case begins to deal, which the rules must agree with. */
  startSeat: Seat.optional(),
  newDealer: Seat.optional(),
  houseDealer: z.boolean().optional(),
  deck: z.array(CaseCard).optional(),
});
type GivenRace = z.infer<typeof GivenRace>;

/** The deck of the case goes round the table as its book has it. */
const race: TopicPlayer = (stated, book) => {
  const when = readPart(z.strictObject({ command: z.string(), by: Official.optional() }), stated.when, 'when');
  if (when.obstacle !== undefined) return when;
  const given = readPart(GivenRace, stated.given, 'given');
  if (given.obstacle !== undefined) return given;
  const { removed, newSmallest, maxSeats, deck, startSeat, newDealer, houseDealer } = given.value;
  const night = nightOf(book, removed, newSmallest, stacksOf(given.value), maxSeats);
  const announced = night.give({ type: 'AnnounceChipRace', newSmallest, at: NIGHT_BEGINS });
  if (announced.refusal !== undefined) return refusedWith(announced.refusal.code);
  const decision = night.give({
    type: 'RunChipRace',
    table: TABLE,
    newSmallest,
    ...(deck === undefined ? {} : { cards: dealtBy(book, given.value, deck) }),
    startSeat,
    newDealer,
    houseDealer,
    by: when.value.by,
  });
  if (decision.refusal !== undefined) return refusedWith(decision.refusal.code);
  const [event] = decision.events;
  if (event?.type !== 'ChipRaceRun') return stopped('when', 'a race', event?.type ?? 'no event');
  const { players, chipsToAward, winners, rescued, removedValue, issuedValue, delta } = event.data;
  const dealt = players.filter(({ cards }) => cards.length > 0);
  return {
    fields: {
      chipsToAward,
      cards: Object.fromEntries(dealt.map(({ seat, cards }) => [seat, cards.map(asTold)])),
      winners,
      rescued,
      stacksAfter: Object.fromEntries(night.table(TABLE).seats.map(({ seat, stack }) => [seat, stack])),
      removedValue,
      issuedValue,
      delta,
    },
  };
};

function stacksOf({ stacks, removed }: GivenRace): Record<number, number> {
  return Object.fromEntries(stacks.map(({ seat, oddChips, other }) => [seat, other + oddChips * removed]));
}

function dealtBy(book: Rulebook, given: GivenRace, deck: readonly Card[]) {
  const { removed, newSmallest, maxSeats: size = SEATS, houseDealer = false, newDealer = size } = given;
  const stacks = Object.entries(stacksOf(given)).map(([seat, stack]) => ({ seat: Number(seat), stack }));
  const plan = planRace({ removed, newSmallest, stacks, size, houseDealer, newDealer }, book);
  return dealBlocks(plan.stacks, plan.startSeat ?? 1, deck);
}

const GivenFound = z.strictObject({
  found: z.strictObject({ seat: Seat, denomination: Chips.min(1), count: z.int().min(1) }),
  stillInPlay: z.array(Chips.min(1)).min(1),
});

/** The value of the chips was raced off before they were found. */
const found: TopicPlayer = (stated, book) => {
  const when = readPart(bare, stated.when, 'when');
  if (when.obstacle !== undefined) return when;
  const given = readPart(GivenFound, stated.given, 'given');
  if (given.obstacle !== undefined) return given;
  const { denomination, count, seat } = given.value.found;
  const newSmallest = Math.min(...given.value.stillInPlay);
  const night = nightOf(book, denomination, newSmallest, { [seat]: 10 * newSmallest, [(seat % SEATS) + 1]: 10 * newSmallest });
  night.give({ type: 'AnnounceChipRace', newSmallest, at: NIGHT_BEGINS });
  night.give({ type: 'RunChipRace', table: TABLE, newSmallest });
  const decision = night.give({ type: 'ReportFoundChips', playerId: playerAtSeat(TABLE, seat), value: denomination, count });
  if (decision.refusal !== undefined) return refusedWith(decision.refusal.code);
  const [event] = decision.events;
  if (event?.type !== 'FoundChipsReported') return stopped('when', 'chips that were found', event?.type ?? 'no event');
  return { fields: { credited: event.data.credited, removedFromPlay: event.data.removed } };
};

/** `4x25`: four chips of 25. */
const CasePieces = z
  .string()
  .regex(/^\d+x\d+$/)
  .transform((stated): Pieces[] => {
    const [count, value] = stated.split('x').map(Number);
    return [{ count: count!, value: value! }];
  });

const GivenExchange = z.strictObject({
  exchange: z.strictObject({ fromSeat: Seat, toSeat: Seat, gives: CasePieces, gets: CasePieces }),
  /** A third player, who has more chips than these two. */
  leader: Seat.optional(),
});

/** The colour-up of those chips was announced: only who exchanges them is asked. */
const exchange: TopicPlayer = (stated, book) => {
  const when = readPart(z.strictObject({ command: z.string(), by: ExchangeBy }), stated.when, 'when');
  if (when.obstacle !== undefined) return when;
  const given = readPart(GivenExchange, stated.given, 'given');
  if (given.obstacle !== undefined) return given;
  const { fromSeat, toSeat, gives, gets } = given.value.exchange;
  const [small, large] = [gives[0]!.value, gets[0]!.value].toSorted((a, b) => a - b) as [number, number];
  const { leader } = given.value;
  const richer = leader === undefined ? {} : { [leader]: 20 * large };
  const night = nightOf(book, small, large, { [fromSeat]: 10 * large, [toSeat]: 10 * large, ...richer });
  night.give({ type: 'AnnounceColorUp', value: small, extent: 'total' });
  const player = (seat: number): PlayerId => playerAtSeat(TABLE, seat);
  const decision = night.give({
    type: 'ExchangeChips',
    table: TABLE,
    playerId: player(fromSeat),
    otherId: player(toSeat),
    gives,
    gets,
    by: when.value.by,
  });
  return decision.refusal === undefined ? { fields: { refused: false } } : refusedWith(decision.refusal.code);
};

const GivenAnnouncement = z.strictObject({
  removed: Chips.min(1),
  newSmallest: Chips.min(1),
  /** The table has finished a hand of this level. */
  handPlayed: z.boolean().default(false),
});

/** A race, or a color-up, is announced at a table of two. */
const announcement: TopicPlayer = (stated, book) => {
  const when = readPart(z.strictObject({ command: z.string(), by: Official.optional() }), stated.when, 'when');
  if (when.obstacle !== undefined) return when;
  const given = readPart(GivenAnnouncement, stated.given, 'given');
  if (given.obstacle !== undefined) return given;
  const { removed, newSmallest, handPlayed } = given.value;
  const night = nightOf(book, removed, newSmallest, { 1: 10 * newSmallest, 2: 10 * newSmallest });
  if (handPlayed) night.give({ type: 'RecordHandPlayed', table: TABLE, at: NIGHT_BEGINS });
  const { by } = when.value;
  const decision = night.give(
    when.value.command === 'AnnounceColorUp'
      ? { type: 'AnnounceColorUp', value: removed, extent: 'partial', by }
      : { type: 'AnnounceChipRace', newSmallest, by, at: NIGHT_BEGINS },
  );
  return decision.refusal === undefined ? { fields: { refused: false } } : refusedWith(decision.refusal.code);
};

const GivenLost = z.strictObject({ lost: z.strictObject({ seat: Seat, amount: Chips.min(1), outOfView: z.boolean() }) });

/** Chips that a player has reported lost come to light. */
const foundAgain: TopicPlayer = (stated, book) => {
  const when = readPart(bare, stated.when, 'when');
  if (when.obstacle !== undefined) return when;
  const given = readPart(GivenLost, stated.given, 'given');
  if (given.obstacle !== undefined) return given;
  const { seat, amount, outOfView } = given.value.lost;
  const night = nightOf(book, amount, amount, { [seat]: 10 * amount, [(seat % SEATS) + 1]: 10 * amount });
  const playerId = playerAtSeat(TABLE, seat);
  night.give({ type: 'ReportLostChips', playerId, amount, reason: 'stated by the case' });
  const decision = night.give({ type: 'ReportLostChipsFound', differenceId: 1, playerId, amount, outOfView });
  if (decision.refusal !== undefined) return refusedWith(decision.refusal.code);
  const [event] = decision.events;
  if (event?.type !== 'LostChipsFound') return stopped('when', 'chips that were found', event?.type ?? 'no event');
  return { fields: { returned: event.data.returned, removedFromPlay: event.data.removed } };
};

const commands: Readonly<Record<string, TopicPlayer>> = {
  RunChipRace: race,
  ReportFoundChips: found,
  ExchangeChips: exchange,
  AnnounceChipRace: announcement,
  AnnounceColorUp: announcement,
  ReportLostChipsFound: foundAgain,
};

function chipRace(...[stated, book]: Parameters<TopicPlayer>): Answer {
  const player = commands[stated.when.command];
  return player === undefined ? unknownCommand(stated) : player(stated, book);
}

export const chipsTopics = { chipRace };
