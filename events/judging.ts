/**
 * What a player did at the table, as far as it bears on a ruling: what they said, what they pushed, in which order; and the parts
 * of a ruling that events record.
 */
import { z } from 'zod';
import { Chips, MOST_REASON, Seat } from './values.js';

/** What was said. Only what holds is given: every field but `kind` may be absent. */
export const Words = z.object({
  /** `amount` is a number said alone. */
  kind: z.enum(['check', 'call', 'bet', 'raise', 'fold', 'allIn', 'amount']),
  /** The number as it was spoken, in chips unless it is cut short. */
  amount: Chips.optional(),
  /** "4000 more": the number was said as an addition. */
  plus: z.boolean().optional(),
  /** The second number of "I raise your 2000 and 5000 more". */
  more: Chips.optional(),
  /** The zeros were left out: "5" for hundreds or thousands. */
  abbreviated: z.boolean().optional(),
  /** "If you bet, I raise." */
  conditional: z.boolean().optional(),
  /** "I bet the pot." */
  pot: z.boolean().optional(),
  /** The words themselves, for the record; nothing is read out of them. */
  text: z.string().max(MOST_REASON).optional(),
});
export type Words = z.infer<typeof Words>;

/** What the table took an act for. `to` is a total on the street, in chips. */
export const ReadAs = z.object({ type: z.enum(['fold', 'check', 'call', 'bet', 'raise', 'allIn']), to: Chips.optional() });

export type ReadAs = z.infer<typeof ReadAs>;

/** An act at the table. Only what happened is given; the empty gesture is no act. */
export const Gesture = z.object({
  words: Words.optional(),
  /** The chips newly pushed, by motion, each chip by its value; not those already in front of the player. */
  motions: z
    .array(z.array(Chips.min(1)).min(1).max(1000))
    .max(50)
    .optional(),
  /** Which came first when there are both words and chips; `words` when absent. */
  first: z.enum(['words', 'chips', 'together']).optional(),
  /** Taps on the table. */
  taps: z.int().min(0).max(20).optional(),
  /** The player showed by a sign that they are all in. */
  allInShown: z.boolean().optional(),
  /** The player turned their hand face up as an answer. */
  exposedHand: z.boolean().optional(),
  /** False when the table disagrees on what was said. */
  heardByAll: z.boolean().optional(),
  /** True when it is unclear what chips added to chips in front were meant for. */
  unclear: z.boolean().optional(),
  /** Chips of an earlier bet of the street that the player drew back towards their stack. */
  pulledBack: Chips.optional(),
  /** False when the player answered a bet whose amount had not been said yet. */
  amountKnown: z.boolean().optional(),
  /** The amount to call that the player was given, where it was wrong, in chips. */
  amountTold: Chips.optional(),
  /** What the dealer or the table took the act for, where it was something else. */
  misreadAs: ReadAs.optional(),
  /** Substantial action followed on the act as it was misread. */
  substantialActionFollowed: z.boolean().optional(),
  /** The player says that they plainly misunderstood the amount. */
  misunderstood: z.boolean().optional(),
  /** The chip values still in play, where a number cut short may be meant as it was said. */
  chipValuesInPlay: z.array(Chips.min(1)).max(30).optional(),
});
export type Gesture = z.infer<typeof Gesture>;

/** What an act counts as. `void`: it does not stand, the player acts again. `directorDecides`: a ruling is owed. */
export const Ruling = z.enum(['check', 'call', 'bet', 'raise', 'fold', 'allIn', 'void', 'directorDecides']);
export type Ruling = z.infer<typeof Ruling>;

/** What a player, or the director, may choose from. */
export const RulingOption = z.enum([
  'check',
  'call',
  'bet',
  'raise',
  'fold',
  /** Any total from the minimum up, the player's choice. */
  'anyLegalBet',
  'anyLegalRaise',
  /** The player then calls or folds. */
  'callOrFold',
  /** The player speaks again, with every action. */
  'free',
  /** What the words alone, or the chips alone, come to, where both are the same kind of act. */
  'asPushed',
  'holdToCall',
  'holdToBet',
  'holdToRaise',
  'callFullAmount',
  'callSmallerAmount',
  /** The player folds and loses only the chips that they put in. */
  'foldLosingChips',
  /** The player folds and takes back the chips that they put in. */
  'takeBetsBack',
  'restore',
  'uphold',
  /** The hand of a player who was skipped is dead. */
  'handDead',
  /** The player keeps the hand, and may neither bet nor raise. */
  'nonAggressiveOnly',
  /** Chips that came to light count in the all-in, or do not. */
  'partOfAllIn',
  'notPart',
  /** They go to the caller. */
  'awardToCaller',
  'removeFromPlay',
  'removeAndDisqualify',
]);
export type RulingOption = z.infer<typeof RulingOption>;

/** An option, and the total on the street that it comes to, in chips; null where it fixes none. */
export const OfferedOption = z.object({ option: RulingOption, to: Chips.nullable() });
export type OfferedOption = z.infer<typeof OfferedOption>;

/** The questions that a book leaves to the director. */
export const RulingKind = z.enum([
  'undercall',
  'tinyChip',
  'unclearBet',
  'priorChips',
  'grossMisunderstanding',
  'conditional',
  'callBeforeAmount',
  'misread',
  'darkDispute',
  'blockedRaise',
  'skippedTurn',
  'hiddenChips',
]);
export type RulingKind = z.infer<typeof RulingKind>;

/** The rule that decided. `fallback`: the book is silent and this rule stands for it. `house`: the club departs from its book. */
export const Citation = z.object({ article: z.string().min(1), fallback: z.boolean(), house: z.boolean() });
export type Citation = z.infer<typeof Citation>;

/** Why, as a key and the amounts of its sentence; the sentence is made at the edge. */
export const Reason = z.object({ key: z.string().min(1), parameters: z.record(z.string(), z.union([z.string(), z.number()])) });
export type Reason = z.infer<typeof Reason>;

/** Offences that a book sanctions. */
export const Offence = z.enum([
  'actOutOfTurn',
  'foldOutOfTurn',
  'foldWhenCheckFree',
  'stringBet',
  'conditionalDeclaration',
  'actBeforeAmount',
  'potBet',
  'tinyChips',
  'exposedHand',
  'grossMisunderstanding',
  'hiddenChips',
  'exposedCardInDeal',
  'deliberateMisdealAttempt',
  'repeatedMisdeals',
  'repeatedBoardErrors',
  'unprotectedHand',
  'cardsThrownOnHand',
  'discardByMistake',
  'improperDiscard',
  'shownToOnePlayer',
  'phone',
  'leftTable',
  'hiddenCards',
  'talk',
  'falseAnnouncement',
  'rabbitHunting',
  'muckToDodge',
  'refusesToTable',
  'abuseOfControl',
  'advice',
  'criticism',
  'excessiveTalk',
  'lookedAtThrownCards',
  'repeatedFlashedCards',
  'collusion',
  'softPlay',
  'teamPlay',
  'chipDumping',
  'checkedNuts',
  'cheating',
  'insult',
  'disruption',
  'improperConduct',
  'touchedOthers',
  'stalling',
  'abuseOfTimeCalls',
  'dodgedBlind',
  'abuseOfBareAmounts',
  'betIntoPot',
  'deviceAtTable',
  'wrongSeat',
  'concealedIdentity',
  'foreignLanguage',
  'identityFraud',
  'undeclaredElimination',
]);
export type Offence = z.infer<typeof Offence>;

/**
 * `may`: a penalty is possible. `must`: the book prescribes one; the director sets it. `ifRepeated`: possible once it happens again.
 * `warning`: the book prescribes a warning. `mustUnlessEliminated`: it prescribes one for a player who stays in the tournament.
 */
export const Sanction = z.enum(['may', 'must', 'ifRepeated', 'warning', 'mustUnlessEliminated']);
export type Sanction = z.infer<typeof Sanction>;

/** When the penalty begins, where the book says so. */
export const SanctionStart = z.enum(['nextHand', 'endOfHand']);
export type SanctionStart = z.infer<typeof SanctionStart>;

/** What judging an act comes to, as far as it is recorded. Totals are the seat's chips in front of it on the street. */
export const judged = {
  seat: Seat,
  ruling: Ruling,
  /** The total after the ruling; null where it fixes none. */
  to: Chips.nullable(),
  /** Chips of those pushed that go back. */
  returned: Chips,
  /** Chips still to be put in to reach `to`. */
  toAdd: Chips,
  /** Chips that stay in the pot even if the player then folds. */
  committed: Chips,
  /** The least total of a bet or raise whose amount is still to be set; null elsewhere. */
  minTo: Chips.nullable(),
  /** Whether the act binds its author. */
  binding: z.boolean(),
  options: z.array(OfferedOption),
  /** The option that is proposed to the director. */
  default: RulingOption.nullable(),
  /** The director may relieve the player of what the text prescribes for their act. */
  directorMayRelieve: z.boolean(),
  articles: z.array(Citation),
  reason: Reason,
} as const;
