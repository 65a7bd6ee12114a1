/**
 * Events of one hand reported by the table: time called on a player, wrong amounts, skipped turns, counts and change requested, chips
 * found. In stream `hand-{id}`.
 */
import { z } from 'zod';
import { defineEventType } from './event-type.js';
import { Citation, RulingOption } from './judging.js';
import { Chips, Instant, MOST_REASON, ReasonText, Seat } from './values.js';

/** The seat that asked; null for an official. */
const AskedBy = Seat.nullable();

const Seconds = z.int().min(0).max(3600);

/** What a player may ask to have counted. */
export const Countable = z.enum(['bet', 'stack', 'pot']);
export type Countable = z.infer<typeof Countable>;

/** `dealerOrDirector` or `bettor` counts aloud; `nobody`: it is spread out or may be estimated, not counted. */
export const CountedBy = z.enum(['dealerOrDirector', 'bettor', 'nobody']);
export type CountedBy = z.infer<typeof CountedBy>;

/** Whether found chips had been on the table, hidden, or came from elsewhere (a pocket, another table). */
export const ChipsOrigin = z.enum(['onTable', 'outside']);
export type ChipsOrigin = z.infer<typeof ChipsOrigin>;

export const reportEvents = {
  TimeRequested: defineEventType('TimeRequested', 'Time was called on the player in turn. The clock waits for an official.', {
    seat: Seat,
    askedBy: AskedBy,
    /** How long the player had thought before, in milliseconds. */
    waitedMs: z.int().min(0),
    at: Instant,
  }),
  TimeRefused: defineEventType('TimeRefused', 'An official refused the call for time: it came too early.', {
    seat: Seat,
    reason: z.string().max(MOST_REASON).nullable(),
  }),
  TimeStarted: defineEventType('TimeStarted', 'An official approved the call for time: the player has these seconds to act.', {
    seat: Seat,
    at: Instant,
    /** The silent part. */
    seconds: Seconds,
    /** The part counted aloud afterwards. */
    countdownSeconds: Seconds,
    article: Citation,
  }),
  TimeAdjusted: defineEventType('TimeAdjusted', 'An official set another length for the time that is running.', {
    seat: Seat,
    /** From the start of the time. */
    seconds: Seconds,
    countdownSeconds: Seconds,
    article: Citation,
  }),
  TimeExpired: defineEventType('TimeExpired', 'The count ended before the player had acted. What that comes to follows.', {
    seat: Seat,
    outcome: z.enum(['handDead', 'check']),
    article: Citation,
  }),
  ActionBackedUp: defineEventType(
    'ActionBackedUp',
    'A player who was skipped spoke up, and has their turn. The acts made after them wait for theirs.',
    {
      seat: Seat,
      options: z.array(RulingOption).min(1),
      mayRaise: z.boolean(),
      /**
       * True when the player lost their turn and a bet was made in between. That bet comes first; the player answers it when the turn comes
       * back.
       */
      actsStand: z.boolean().optional(),
      /** True when the player may no longer bet or raise on the street. */
      barred: z.literal(true).optional(),
      articles: z.array(Citation),
    },
  ),
  RaiseRightLost: defineEventType(
    'RaiseRightLost',
    'So much was done over a player who was skipped that they may no longer bet or raise on the street.',
    { seat: Seat, articles: z.array(Citation) },
  ),
  TurnForfeited: defineEventType('TurnForfeited', 'A player who was skipped spoke up too late: their hand is dead.', {
    seat: Seat,
    /** The director may save the hand as an exception. */
    directorMaySave: z.boolean(),
    optionsIfSaved: z.array(RulingOption),
    articles: z.array(Citation),
  }),
  HandRestored: defineEventType('HandRestored', 'The director gave a dead hand back to its player, who chooses among these.', {
    seat: Seat,
    options: z.array(RulingOption).min(1),
    reason: ReasonText,
    /** True when the seat may no longer bet or raise on the street. */
    barred: z.literal(true).optional(),
    article: Citation,
  }),
  WrongAmountRecorded: defineEventType(
    'WrongAmountRecorded',
    'An amount that the rulebook would have corrected went by unnoticed; it lies on the table.',
    {
      seat: Seat,
      /** The seat's total on the street: as made, and as it had to be. */
      to: Chips,
      legalTo: Chips,
    },
  ),
  BetCorrected: defineEventType('BetCorrected', 'A wrong amount was noticed in time, and the seat completed its bet.', {
    seat: Seat,
    /** The seat's total on the street, before and after. */
    from: Chips,
    to: Chips,
    amount: Chips.min(1),
    allIn: z.boolean(),
    /** The smallest raise from now on, in chips, when a wager was made over the amount; absent otherwise. */
    increment: Chips.optional(),
    articles: z.array(Citation),
  }),
  DecisionReopened: defineEventType('DecisionReopened', 'A bet before theirs was corrected: these players speak again.', {
    /** The seat with the wrong amount. */
    corrected: Seat,
    /** Its original total on the street, when wagers over it are taken back; absent for none. */
    wrongTo: Chips.optional(),
    seats: z
      .array(
        z.object({
          seat: Seat,
          /** Returned chips of its act. */
          returned: Chips,
          /** It had folded, and is in the hand again. */
          restored: z.boolean(),
        }),
      )
      .min(1),
    articles: z.array(Citation),
  }),
  CountGiven: defineEventType('CountGiven', 'A player had a bet, a stack or the pot counted, as far as the rulebook grants it.', {
    askedBy: AskedBy,
    of: Countable,
    countedBy: CountedBy,
    /** The bet's total in chips; null when no exact count is owed. */
    amount: Chips.nullable(),
    article: Citation,
  }),
  ChangeGiven: defineEventType('ChangeGiven', 'A player announced an amount and had a larger chip changed.', {
    seat: Seat,
    /** The announced and the actual chips. */
    announced: Chips,
    pushed: Chips,
    change: Chips,
    article: Citation,
  }),
  HiddenChipsReported: defineEventType('HiddenChipsReported', 'Chips came to light after an all-in that had been called.', {
    seat: Seat,
    amount: Chips.min(1),
    origin: ChipsOrigin,
    /** Whether the all-in hand wins; null when unknown yet. */
    won: z.boolean().nullable(),
  }),
  HiddenChipsCounted: defineEventType('HiddenChipsCounted', 'The director counted the chips that had been out of sight in the all-in.', {
    seat: Seat,
    amount: Chips.min(1),
    /** What callers add; empty while the betting of the street continues, where they answer in turn. */
    payers: z.array(z.object({ seat: Seat, amount: Chips.min(1) })),
  }),
  HiddenChipsSetApart: defineEventType(
    'HiddenChipsSetApart',
    'The director ruled that found chips are no part of the all-in: nobody pays them, and they are lost with the hand.',
    { seat: Seat, amount: Chips.min(1), articles: z.array(Citation) },
  ),
  HiddenChipsAwarded: defineEventType(
    'HiddenChipsAwarded',
    'Chips that had been out of sight went to who won against them: by the rulebook, or by the director.',
    {
      seat: Seat,
      to: Seat,
      amount: Chips.min(1),
    },
  ),
  HiddenChipsRemoved: defineEventType(
    'HiddenChipsRemoved',
    'The director took found chips out of play; the count of the table follows the hand.',
    {
      seat: Seat,
      amount: Chips.min(1),
      origin: ChipsOrigin,
      disqualified: z.boolean(),
    },
  ),
} as const;
