/**
 * A betting case in its file (`../shared/rules/examples-betting-README.md`): the state of a hand, one act or event, and the ruling of a
 * book.
 */
import { z } from 'zod';
import { ChipsOrigin } from '../../../events/hand-reports.js';
import { AnteFormat, Chips, Seat, Street } from '../../../events/values.js';

const Total = Chips.nullish();

const Acted = z.object({ seat: Seat, action: z.enum(['fold', 'check', 'call', 'bet', 'raise', 'allIn']), to: Total });
export type Acted = z.infer<typeof Acted>;

const Player = z.object({
  seat: Seat,
  role: z.enum(['button', 'smallBlind', 'bigBlind', 'utg', 'other', 'buttonSmallBlind']),
  /** Chips at the start of the street; before the flop, before antes and blinds. */
  stack: Chips,
});

const Given = z.object({
  blinds: z.object({ small: Chips, big: Chips.min(1), ante: Chips, anteFormat: AnteFormat }),
  street: Street,
  players: z.array(Player).min(2).max(10),
  priorActions: z.array(Acted),
  /** Everything put in so far, this street, blinds and antes included. */
  pot: Chips,
});
export type Given = z.infer<typeof Given>;

const Said = z.object({
  kind: z.enum(['none', 'check', 'call', 'bet', 'raise', 'fold', 'allIn', 'amount']),
  amount: Total,
  plus: z.boolean().optional(),
  abbreviated: z.boolean().optional(),
  conditional: z.boolean().optional(),
  /** A second amount, which comes on top of the first. */
  more: Chips.optional(),
  /** The pot was named in place of an amount. */
  pot: z.boolean().optional(),
  text: z.string().optional(),
});
export type Said = z.infer<typeof Said>;

const When = z.object({
  event: z
    .enum([
      'action',
      'forcedBets',
      'nextToAct',
      'roundEnd',
      'skippedClaims',
      'simultaneous',
      'errorNoticed',
      'timeRequested',
      'timeExpired',
      'countRequested',
      'chipsFound',
    ])
    .default('action'),
  seat: Seat,
  inTurn: z.boolean().default(true),
  verbal: Said.default({ kind: 'none' }),
  chips: z.array(Chips.min(1)).default([]),
  first: z.enum(['verbal', 'chips', 'simultaneous']).optional(),
  motions: z.array(z.array(Chips.min(1))).optional(),
  tap: z.boolean().optional(),
  heardByAll: z.boolean().optional(),
  allIn: z.boolean().optional(),
  exposedHand: z.boolean().optional(),
  pulledBack: z.array(Chips.min(1)).optional(),
  claims: z.string().optional(),
  toldAmount: Chips.optional(),
  misreadAs: z.union([Acted.shape.action, z.object({ action: Acted.shape.action, to: Total })]).optional(),
  followedBySubstantialAction: z.boolean().optional(),
  chipValuesInPlay: z.array(Chips.min(1)).optional(),
  /** A raise whose amount came after the act of the case: the seat, and the amount if it is known. */
  announced: z.object({ seat: Seat, to: Total }).optional(),
  /** Seats that were jumped over, and what the first of them then does. */
  skipped: z.array(Seat).optional(),
  skippedActs: z.union([Acted, z.array(Acted)]).optional(),
  /** Acts that were made after the player who was skipped. */
  oot: z.array(Acted).optional(),
  reasonableTime: z.boolean().optional(),
  noticed: z.enum(['beforeGathering', 'afterGathering', 'beforeNextStreet', 'afterNextStreet']).optional(),
  askedBy: z.union([Seat, z.string()]).optional(),
  elapsedSeconds: z.number().min(0).optional(),
  found: Chips.optional(),
  /** Where found chips had been. */
  chipsFrom: ChipsOrigin.default('onTable'),
  allInSeatWins: z.boolean().optional(),
  dark: z.boolean().optional(),
  confirmedByDealer: z.boolean().optional(),
  note: z.string().optional(),
  tableSize: z.int().optional(),
  structureAnteFormat: AnteFormat.optional(),
});
export type When = z.infer<typeof When>;

/** What the book says of it. A field that is null or absent is not compared. */
const Then = z.record(z.string(), z.unknown());
export type Then = z.infer<typeof Then>;

export const BettingCase = z.object({
  id: z.string().min(1),
  rulebook: z.string().min(1),
  /** Further books in which the same ruling holds. */
  alsoHoldsIn: z.array(z.string()).default([]),
  article: z.string().default(''),
  title: z.string().default(''),
  given: Given,
  when: When,
  then: Then,
});
export type BettingCase = z.infer<typeof BettingCase>;
