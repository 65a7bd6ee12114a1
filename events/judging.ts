/** What a player did at the table, in the terms of rulings: words, chips, and their order; and the recorded parts of a ruling. */
import { z } from 'zod';
import { Chips, MOST_REASON, Seat } from './values.js';

/** Spoken words. Only applicable fields are given: every field but `kind` may be absent. */
export const Words = z.object({
  /** `amount` is a number said alone. */
  kind: z.enum(['check', 'call', 'bet', 'raise', 'fold', 'allIn', 'amount']),
  /** The spoken number, in chips unless it was abbreviated. */
  amount: Chips.optional(),
  /** "4000 more": the number was an addition. */
  plus: z.boolean().optional(),
  /** The second number of "I raise your 2000 and 5000 more". */
  more: Chips.optional(),
  /** The zeros were left out: "5" for hundreds or thousands. */
  abbreviated: z.boolean().optional(),
  /** "If you bet, I raise." */
  conditional: z.boolean().optional(),
  /** "I bet the pot." */
  pot: z.boolean().optional(),
  /** The words themselves, for the record; they are not interpreted. */
  text: z.string().max(MOST_REASON).optional(),
});
export type Words = z.infer<typeof Words>;

/** What the table took an act for. `to` is a total on the street, in chips. */
export const ReadAs = z.object({ type: z.enum(['fold', 'check', 'call', 'bet', 'raise', 'allIn']), to: Chips.optional() });

export type ReadAs = z.infer<typeof ReadAs>;

/** An act at the table, with what happened; an empty gesture is no act. */
export const Gesture = z.object({
  words: Words.optional(),
  /** The newly pushed chips, by motion, each by its value; without those already in front of the player. */
  motions: z
    .array(z.array(Chips.min(1)).min(1).max(1000))
    .max(50)
    .optional(),
  /** Which came first when there are both words and chips; `words` when absent. */
  first: z.enum(['words', 'chips', 'together']).optional(),
  /** Taps on the table. */
  taps: z.int().min(0).max(20).optional(),
  /** The player indicated by a sign that they are all in. */
  allInShown: z.boolean().optional(),
  /** The player turned their hand face up as an answer. */
  exposedHand: z.boolean().optional(),
  /** False when the table disagrees about what was said. */
  heardByAll: z.boolean().optional(),
  /** True when it is unclear what chips added to others in front were meant for. */
  unclear: z.boolean().optional(),
  /** Chips of an earlier bet of the street that the player pulled back. */
  pulledBack: Chips.optional(),
  /** False when the player answered a bet before its amount was said. */
  amountKnown: z.boolean().optional(),
  /** The wrong amount to call that the player was given, in chips. */
  amountTold: Chips.optional(),
  /** What the dealer or the table wrongly took the act for. */
  misreadAs: ReadAs.optional(),
  /** Substantial action followed on the misread act. */
  substantialActionFollowed: z.boolean().optional(),
  /** The player claims a gross misunderstanding of the amount. */
  misunderstood: z.boolean().optional(),
  /** The chip values in play, if an abbreviated number may be meant literally. */
  chipValuesInPlay: z.array(Chips.min(1)).max(30).optional(),
});
export type Gesture = z.infer<typeof Gesture>;

/** What an act counts as. `void`: it is invalid, the player acts again. `directorDecides`: a ruling is needed. */
export const Ruling = z.enum(['check', 'call', 'bet', 'raise', 'fold', 'allIn', 'void', 'directorDecides']);
export type Ruling = z.infer<typeof Ruling>;

/** The choices of a player or the director. */
export const RulingOption = z.enum([
  'check',
  'call',
  'bet',
  'raise',
  'fold',
  /** Any total from the minimum, chosen by the player. */
  'anyLegalBet',
  'anyLegalRaise',
  /** The player then calls or folds. */
  'callOrFold',
  /** The player speaks again, with every action. */
  'free',
  /** The result of the words alone, or of the chips alone, when both are the same kind of act. */
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
  /** Chips that were found count in the all-in, or do not. */
  'partOfAllIn',
  'notPart',
  /** They go to the caller. */
  'awardToCaller',
  'removeFromPlay',
  'removeAndDisqualify',
]);
export type RulingOption = z.infer<typeof RulingOption>;

/** An option and its total on the street, in chips; null when it fixes none. */
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

/** The deciding rule. `fallback`: the book is silent and this rule replaces it. `house`: the club departs from its book. */
export const Citation = z.object({ article: z.string().min(1), fallback: z.boolean(), house: z.boolean() });
export type Citation = z.infer<typeof Citation>;

/** A reason as a key and parameters; its sentence is made at the edge. */
export const Reason = z.object({ key: z.string().min(1), parameters: z.record(z.string(), z.union([z.string(), z.number()])) });
export type Reason = z.infer<typeof Reason>;

/** Why an act counts as what it does. `firstMotion`: where only the first of several motions counts, why that one counts as what it does. */
export const ReasonOfAct = Reason.extend({ firstMotion: Reason.optional() });
export type ReasonOfAct = z.infer<typeof ReasonOfAct>;

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
 * `may`: a penalty is possible. `must`: the book prescribes one; the director sets it. `ifRepeated`: possible after a repetition.
 * `warning`: the book prescribes a warning. `mustUnlessEliminated`: prescribed for a player who stays in the tournament.
 */
export const Sanction = z.enum(['may', 'must', 'ifRepeated', 'warning', 'mustUnlessEliminated']);
export type Sanction = z.infer<typeof Sanction>;

/** When the penalty begins, if the book says so. */
export const SanctionStart = z.enum(['nextHand', 'endOfHand']);
export type SanctionStart = z.infer<typeof SanctionStart>;

/** The recorded judgement of an act. Totals are the seat's chips in front of it on the street. */
export const judged = {
  seat: Seat,
  ruling: Ruling,
  /** The total after the ruling; null when it fixes none. */
  to: Chips.nullable(),
  /** Returned chips of those pushed. */
  returned: Chips,
  /** Chips to add to reach `to`. */
  toAdd: Chips,
  /** Chips that stay in the pot even if the player then folds. */
  committed: Chips,
  /** The least total of a bet or raise whose amount is still open; null otherwise. */
  minTo: Chips.nullable(),
  /** Whether the act binds its author. */
  binding: z.boolean(),
  options: z.array(OfferedOption),
  /** The proposed option. */
  default: RulingOption.nullable(),
  /** The director may waive what the text prescribes for the act. */
  directorMayRelieve: z.boolean(),
  articles: z.array(Citation),
  reason: ReasonOfAct,
} as const;
