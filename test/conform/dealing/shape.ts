/**
 * What a dealing case looks like in its file (`../shared/rules/examples-dealing-README.md`): the state of a hand, commands in order, and
 * the result under a book. Fields that only one case has are kept as they stand.
 */
import { z } from 'zod';
import { Chips, Seat, Street } from '../../../events/values.js';

/** A card of a case: a real one, a place in the stub (`X1`), an exposed one (`E`), or one that nobody can know (`?`). */
const CardLabel = z.string().min(1);

const seats = z.array(Seat);

/** `hh:mm:ss` on the evening of the case. */
const Time = z.string().regex(/^\d\d:\d\d:\d\d$/);

const Acted = z.object({ seat: Seat, action: z.enum(['fold', 'check', 'call', 'bet', 'raise', 'allIn']), to: Chips.nullish() });

const GivenSeat = z.looseObject({
  seat: Seat,
  status: z.enum(['live', 'allIn', 'folded', 'dead', 'absent', 'penalised']).optional(),
  /** Chips behind. */
  stack: Chips.optional(),
  /** Chips in front of the seat on the street. */
  street: Chips.optional(),
  /** Chips put in during the hand, without the ante. */
  total: Chips.optional(),
  cards: z.array(CardLabel).optional(),
  tabled: z.boolean().optional(),
  mucked: z.boolean().optional(),
  /** A hand that the player claims and does not hold. */
  announced: z.string().optional(),
  /** 1 is best; equal ranks tie. */
  rank: z.int().min(1).optional(),
});
export type GivenSeat = z.infer<typeof GivenSeat>;

const Level = z.looseObject({ n: z.int(), small: Chips.optional(), big: Chips.optional() });

const Exposure = z.looseObject({ ordinal: z.int(), seat: Seat, cause: z.string(), card: CardLabel.optional() });

const Given = z.looseObject({
  phase: z.enum(['betweenHands', 'beforeDeal', 'dealing', 'misdealDeclared', ...Street.options, 'showdown', 'awarded', 'afterAward']),
  button: Seat.optional(),
  deadButton: z.boolean().optional(),
  occupied: seats.optional(),
  smallBlind: Seat.optional(),
  /** A seat; above 10, the amount of the blind. */
  bigBlind: z.int().min(1).optional(),
  dealer: Seat.optional(),
  toAct: Seat.optional(),
  blinds: z.looseObject({ small: Chips, big: Chips, ante: Chips.optional() }).optional(),
  blindsPosted: z.looseObject({ small: Chips, big: Chips }).optional(),
  level: Level.optional(),
  nextLevel: Level.optional(),
  ante: z.looseObject({ format: z.enum(['classic', 'button', 'bigBlind']), paid: z.record(z.string(), Chips) }).optional(),
  anteDue: Chips.optional(),
  bigBlindDue: Chips.optional(),
  seats: z.array(GivenSeat).optional(),
  live: seats.optional(),
  folded: seats.optional(),
  mucked: seats.optional(),
  actions: z.array(Acted).optional(),
  dealtIn: seats.optional(),
  exposures: z.array(Exposure).optional(),
  /** Hole cards by seat. */
  cards: z.record(z.string(), z.int()).optional(),
  /** Boxed cards: how many, or which. */
  boxed: z.union([z.int(), z.array(CardLabel)]).optional(),
  boxedInDeal: z.int().optional(),
  foldedHoleCards: z.array(CardLabel).optional(),
  seenByWholeTable: z.array(CardLabel).optional(),
  wrong: z.object({ burned: z.array(CardLabel), exposed: z.array(CardLabel) }).optional(),
  boardBefore: z.array(CardLabel).optional(),
  board: z.array(CardLabel).optional(),
  actionsSinceError: z.array(Acted).optional(),
  actionsOfSkippedPlayers: z.array(Acted).optional(),
  skipped: z.union([Seat, seats]).optional(),
  unit: Chips.optional(),
  smallestChipInPot: Chips.optional(),
  timeline: z.record(z.string(), Time).optional(),
  gestures: z.record(z.string(), Time).optional(),
  seatedAt: z.record(z.string(), Time).optional(),
  leftAt: z.record(z.string(), Time).optional(),
  firstCardAt: Time.optional(),
  lastCardAt: Time.optional(),
  pots: z.array(z.looseObject({ pot: z.string(), amount: Chips, candidates: seats.optional() })).optional(),
  pot: Chips.optional(),
  facingBet: z.boolean().optional(),
  bettingOpen: z.boolean().optional(),
  bettingStillPossible: z.boolean().optional(),
  substantialAction: z.boolean().optional(),
  gathered: z.boolean().optional(),
  potsBuilt: z.boolean().optional(),
  potAwarded: z.boolean().optional(),
  turnDealt: z.boolean().optional(),
  attempt: z.int().optional(),
  absentAtFirstDeal: seats.optional(),
  seatedNow: seats.optional(),
  arrivedSince: seats.optional(),
  exempt: seats.optional(),
  penalised: z.union([seats, z.array(z.object({ seat: Seat, handsLeft: z.int() }))]).optional(),
  forgotten: Seat.optional(),
  aggressorEarlierStreet: Seat.optional(),
  announcedFalsely: Seat.optional(),
});
export type Given = z.infer<typeof Given>;

/** A command of a case, by its name in commands-dealing.md, with what it is given. */
const When = z.looseObject({
  command: z.string().min(1),
  seat: Seat.optional(),
  seats: seats.optional(),
  bySeat: Seat.optional(),
  targetSeat: Seat.optional(),
  targetSeats: seats.optional(),
  by: z.union([Seat, z.string()]).optional(),
  ordinal: z.int().optional(),
  count: z.int().optional(),
  cause: z.string().optional(),
  kind: z.string().optional(),
  reason: z.string().optional(),
  street: Street.exclude(['preflop']).optional(),
  cards: z.array(CardLabel).optional(),
  card: CardLabel.optional(),
  at: Time.optional(),
  to: z.union([z.string(), Chips]).optional(),
});
export type When = z.infer<typeof When>;

export const ToldEvent = z.looseObject({ event: z.string().min(1) });
export type ToldEvent = z.infer<typeof ToldEvent>;

const ToldOption = z.union([z.string(), z.object({ refund: Chips })]);

const Then = z.strictObject({
  refused: z.string().nullable(),
  events: z.array(ToldEvent),
  state: z.record(z.string(), z.unknown()),
  ruling: z.strictObject({ id: z.string(), options: z.array(ToldOption), default: ToldOption }).nullable(),
});
export type Then = z.infer<typeof Then>;

export const DealingCase = z.object({
  id: z.string().min(1),
  rulebook: z.string().min(1),
  article: z.string().default(''),
  /** Further books in which the same holds. */
  alsoHoldsIn: z.array(z.string()).default([]),
  title: z.string().default(''),
  given: Given,
  when: z.array(When).min(1),
  then: Then,
});
export type DealingCase = z.infer<typeof DealingCase>;
