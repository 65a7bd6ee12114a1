/**
 * Events of one hand on the board and the deck: wrong burns, premature streets, removed boards, a wrong stub or deck, void hands. In stream
 * `hand-{id}`.
 */
import { z } from 'zod';
import { defineEventType } from './event-type.js';
import { Citation } from './judging.js';
import { Card, Chips, Seat, Street } from './values.js';

/** The streets of the board. */
export const BoardStreet = Street.exclude(['preflop']);
export type BoardStreet = z.infer<typeof BoardStreet>;

/**
 * An unknown card of the deck by its place: `X1` is the first card that leaves the stub after the initial deal, and so on; a place is never
 * reused, whatever is shuffled. `E` is the dead card that became the first burn.
 */
export const Slot = z.string().regex(/^(E|X[1-9][0-9]?)$/, 'must be E or X and a number from 1, such as "X4"');
export type Slot = z.infer<typeof Slot>;

/**
 * The error of a street. `noBurn`: a due burn was missed. `twoBurns`: one burn too many. `extraCard`: one card too many was turned up.
 * `premature`: the street was turned up before the previous betting was over.
 */
export const BoardErrorKind = z.enum(['noBurn', 'twoBurns', 'extraCard', 'premature']);
export type BoardErrorKind = z.infer<typeof BoardErrorKind>;

/** The new use of a card. `turnBurn` and `riverBurn` are burns of a later street, made now. */
export const DealtAs = z.enum(['burn', 'flop', 'turn', 'river', 'turnBurn', 'riverBurn']);
export type DealtAs = z.infer<typeof DealtAs>;

/** Who does a step. `official`: a free one, else the dealer. */
export const Handler = z.enum(['dealer', 'official', 'director']);
export type Handler = z.infer<typeof Handler>;

const Slots = z.array(Slot);
const Count = z.int().min(1).max(5);

/** One step for the person with the deck. Steps are done in order; burns that no step names stay where they are. */
export const ProcedureStep = z.discriminatedUnion('step', [
  /** These cards are the burn of the street. */
  z.strictObject({ step: z.literal('burn'), cards: Slots.min(1), forStreet: BoardStreet }),
  /** `n` of these cards, any of them, stay the burn of the street. */
  z.strictObject({ step: z.literal('keepBurn'), n: Count, of: Slots.min(2) }),
  /** These cards are face up as the street, or a part of it. */
  z.strictObject({ step: z.literal('place'), street: BoardStreet, cards: Slots.min(1) }),
  /** These cards go back into the stub, which is shuffled. */
  z.strictObject({
    step: z.literal('returnToStub'),
    cards: Slots,
    /** The others of these cards go back too. */
    othersOf: Slots,
    /** Null for now. */
    when: z.literal('beforeRiver').nullable(),
    by: Handler,
  }),
  /** These cards are shuffled separately, face down. */
  z.strictObject({ step: z.literal('shuffleApart'), cards: Slots.min(2), by: Handler, faceDown: z.boolean() }),
  /** Cards are drawn from those shuffled separately. */
  z.strictObject({ step: z.literal('drawFromApart'), as: DealtAs, n: Count, by: Handler }),
  z.strictObject({ step: z.literal('dealFromStub'), as: DealtAs, n: Count }),
  /** These cards are beside the board until they go back. */
  z.strictObject({ step: z.literal('setAside'), cards: Slots.min(1), faceUp: z.boolean() }),
  /** The interrupted round is finished first. */
  z.strictObject({ step: z.literal('finishBettingRound'), street: Street }),
  /** These cards are out of play for the hand. */
  z.strictObject({ step: z.literal('outOfPlay'), cards: Slots.min(1) }),
]);
export type ProcedureStep = z.infer<typeof ProcedureStep>;

/** Why a hand is void or cut short. */
export const VoidCause = z.enum([
  /** A cause of a misdeal, or what the director treats as one. */
  'misdealCause',
  'boxedCards',
  'joker',
  'duplicateCard',
  'oddBack',
  'missingCard',
  'otherCard',
  /** An irregular deck, without details. */
  'irregularDeck',
  'twoDecks',
  'stubRevealed',
  'stubDropped',
  'boardRemoved',
  /** Only by the director's decision. */
  'ruled',
]);
export type VoidCause = z.infer<typeof VoidCause>;

/** `refundAll`: all bets are returned, and the hand is dealt again. `split`: the remaining players share the pot. */
export const Settlement = z.enum(['refundAll', 'split']);
export type Settlement = z.infer<typeof Settlement>;

const SeatAmount = z.object({ seat: Seat, amount: Chips.min(1) });

const cited = { articles: z.array(Citation) } as const;

export const deckEvents = {
  BoardErrorRuled: defineEventType(
    'BoardErrorRuled',
    'A street was dealt wrongly, and this is how it is put right. The hand waits for the cards that then come.',
    {
      street: BoardStreet,
      kind: BoardErrorKind,
      /** Everybody agrees on the order in which the cards left the deck. */
      orderKnown: z.boolean(),
      /** Everybody agrees which card was the burn. */
      burnKnown: z.boolean(),
      /** The cards burned for the street, in order. */
      burned: Slots,
      /** The cards turned up for it, in order. */
      shown: Slots.min(1),
      /** The faces of the turned up cards, in the same order; null when not recorded. */
      shownCards: z.array(Card).nullable(),
      /** The street was recorded: its cards are removed, and its betting starts again. */
      takesBack: z.boolean(),
      procedure: z.array(ProcedureStep).min(1),
      /** False when the next street is dealt without a burn; null when there is none. */
      burnBeforeNextStreet: z.boolean().nullable(),
      ...cited,
    },
  ),
  BoardErrorStands: defineEventType(
    'BoardErrorStands',
    'A street came too early, and so much was done on it that it stands: play goes on, and the round before it is finished.',
    {
      street: BoardStreet,
      kind: BoardErrorKind,
      /** The seats skipped in the previous round. */
      skipped: z.array(Seat).min(1),
      articles: z.array(Citation),
    },
  ),
  EarlyBetsReturned: defineEventType(
    'EarlyBetsReturned',
    'Bets on a street that was turned up too early went back. The hand never counted them: the round before was open.',
    { street: BoardStreet, seats: z.array(SeatAmount).min(1), ...cited },
  ),
  BoardCorrected: defineEventType('BoardCorrected', 'The right cards of a street lie open. Null where the table does not enter cards.', {
    street: BoardStreet,
    cards: z.array(Card).min(1).max(3).nullable(),
  }),
  BoardRestored: defineEventType('BoardRestored', 'The board was removed too early and is laid out again; the hand goes on.', {
    /** Null for a card that was not recorded. */
    board: z.array(Card.nullable()).min(3).max(5),
    ...cited,
  }),
  StubReshuffled: defineEventType(
    'StubReshuffled',
    'The stub was shuffled again in the middle of the hand, with what had been mixed into it.',
    {
      /** The muck cannot be separated from it, and is included. */
      withMuck: z.boolean(),
      ...cited,
    },
  ),
  HandVoided: defineEventType('HandVoided', 'The hand can’t be played to its end. How its chips are settled follows of it.', {
    cause: VoidCause,
    settlement: Settlement,
    /** The returned chips, blinds and antes included; none when the pot is shared. */
    refunds: z.array(SeatAmount),
    ...cited,
  }),
  BoardCancelled: defineEventType(
    'BoardCancelled',
    'Streets came from the wrong deck: they come off, and are dealt again from the right one.',
    {
      /** The first of them. */
      from: BoardStreet,
      /** The removed cards, null for one that was not recorded. */
      cards: z.array(Card.nullable()).min(1).max(5),
      ...cited,
    },
  ),
} as const;
