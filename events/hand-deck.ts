/**
 * Events of one hand on the board and the deck: wrong burns, premature streets, a board removed, a stub or a deck that is wrong, void hands. They stand in stream `hand-{id}` with those of `hand`.
 */
import { z } from 'zod';
import { defineEventType } from './event-type.js';
import { Citation } from './judging.js';
import { Card, Chips, Seat, Street } from './values.js';

/** The streets of the board. */
export const BoardStreet = Street.exclude(['preflop']);
export type BoardStreet = z.infer<typeof BoardStreet>;

/**
 * A card of the deck that nobody need know, by its place: `X1` is the first card that leaves the stub after the initial deal, and so on;
 * a place is never used again, whatever is shuffled. `E` is the dead card that was made the first burn.
 */
export const Slot = z.string().regex(/^(E|X[1-9][0-9]?)$/, 'must be E or X and a number from 1, such as "X4"');
export type Slot = z.infer<typeof Slot>;

/**
 * What went wrong with a street. `noBurn`: a burn was due and none was made. `twoBurns`: one burn more than was due. `extraCard`: one card
 * too many was turned up. `premature`: the street was turned up before the betting of the one before it was over.
 */
export const BoardErrorKind = z.enum(['noBurn', 'twoBurns', 'extraCard', 'premature']);
export type BoardErrorKind = z.infer<typeof BoardErrorKind>;

/** What a card is taken for. `turnBurn` and `riverBurn` are burns of a later street, made now. */
export const DealtAs = z.enum(['burn', 'flop', 'turn', 'river', 'turnBurn', 'riverBurn']);
export type DealtAs = z.infer<typeof DealtAs>;

/** Who does a step. `official`: one who is free, else the dealer. */
export const Handler = z.enum(['dealer', 'official', 'director']);
export type Handler = z.infer<typeof Handler>;

const Slots = z.array(Slot);
const Count = z.int().min(1).max(5);

/** One thing to do for the person who holds the deck. Steps are done in order; burns that no step names stay where they lie. */
export const ProcedureStep = z.discriminatedUnion('step', [
  /** These cards are the burn of the street. */
  z.strictObject({ step: z.literal('burn'), cards: Slots.min(1), forStreet: BoardStreet }),
  /** `n` of these cards stay the burn of the street, no matter which. */
  z.strictObject({ step: z.literal('keepBurn'), n: Count, of: Slots.min(2) }),
  /** These cards lie face up as the street, or as a part of it. */
  z.strictObject({ step: z.literal('place'), street: BoardStreet, cards: Slots.min(1) }),
  /** These cards go back into the stub, and the stub is shuffled. */
  z.strictObject({
    step: z.literal('returnToStub'),
    cards: Slots,
    /** Those of these cards that did not stay the burn go back too. */
    othersOf: Slots,
    /** Null for now. */
    when: z.literal('beforeRiver').nullable(),
    by: Handler,
  }),
  /** These cards are shuffled among themselves, face down. */
  z.strictObject({ step: z.literal('shuffleApart'), cards: Slots.min(2), by: Handler, faceDown: z.boolean() }),
  /** Cards are drawn from those that were shuffled apart. */
  z.strictObject({ step: z.literal('drawFromApart'), as: DealtAs, n: Count, by: Handler }),
  z.strictObject({ step: z.literal('dealFromStub'), as: DealtAs, n: Count }),
  /** These cards lie beside the board until they go back. */
  z.strictObject({ step: z.literal('setAside'), cards: Slots.min(1), faceUp: z.boolean() }),
  /** The round that was cut short is played out first. */
  z.strictObject({ step: z.literal('finishBettingRound'), street: Street }),
  /** These cards go out for the hand. */
  z.strictObject({ step: z.literal('outOfPlay'), cards: Slots.min(1) }),
]);
export type ProcedureStep = z.infer<typeof ProcedureStep>;

/** What a hand can be void for, or be cut short for. */
export const VoidCause = z.enum([
  /** A cause of a misdeal, or what the director takes for one. */
  'misdealCause',
  'boxedCards',
  'joker',
  'duplicateCard',
  'oddBack',
  'missingCard',
  'otherCard',
  /** An irregular deck, of which the record says no more. */
  'irregularDeck',
  'twoDecks',
  'stubRevealed',
  'stubDropped',
  'boardRemoved',
  /** By the director's word alone. */
  'ruled',
]);
export type VoidCause = z.infer<typeof VoidCause>;

/** `refundAll`: all players get their bets back, and the hand is dealt again. `split`: the players still in share the pot. */
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
      /** Everybody agrees in which order the cards left the deck. */
      orderKnown: z.boolean(),
      /** Everybody agrees which card was the burn. */
      burnKnown: z.boolean(),
      /** What was burned for the street, in order. */
      burned: Slots,
      /** What was turned up for it, in order. */
      shown: Slots.min(1),
      /** The cards turned up, in the same order; null where the table does not enter them. */
      shownCards: z.array(Card).nullable(),
      /** The street stood in the record: its cards come off, and its betting begins again. */
      takesBack: z.boolean(),
      procedure: z.array(ProcedureStep).min(1),
      /** False where the next street is dealt without a burn; null where there is none. */
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
      /** The seats of the round before that were jumped over. */
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
    /** Null for a card that the table did not enter. */
    board: z.array(Card.nullable()).min(3).max(5),
    ...cited,
  }),
  StubReshuffled: defineEventType(
    'StubReshuffled',
    'The stub was shuffled anew in the middle of the hand, with what had been mixed into it.',
    {
      /** The discards can’t be distinguished from it, and are in it. */
      withMuck: z.boolean(),
      ...cited,
    },
  ),
  HandVoided: defineEventType('HandVoided', 'The hand can’t be played to its end. How its chips are settled follows of it.', {
    cause: VoidCause,
    settlement: Settlement,
    /** What goes back to whom, blinds and antes included; none where the pot is shared. */
    refunds: z.array(SeatAmount),
    ...cited,
  }),
  BoardCancelled: defineEventType(
    'BoardCancelled',
    'Streets came from the wrong deck: they come off, and are dealt again from the right one.',
    {
      /** The first of them. */
      from: BoardStreet,
      /** The cards that come off, null for one that the table did not enter. */
      cards: z.array(Card.nullable()).min(1).max(5),
      ...cited,
    },
  ),
} as const;
