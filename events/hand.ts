/** The events of one hand, stream `hand-{id}`: from its start by the tournament to its result. */
import { z } from 'zod';
import { nameEdition } from './editions.js';
import { defineEventType, markSecret, type EventIn } from './event-type.js';
import {
  Citation,
  Gesture,
  judged,
  OfferedOption,
  Offence,
  ReasonOfAct,
  Ruling,
  RulingKind,
  RulingOption,
  Sanction,
  SanctionStart,
} from './judging.js';
import { claimsEvents } from './hand-claims.js';
import { dealEvents } from './hand-deal.js';
import { dealtCardEvents } from './hand-deal-cards.js';
import { deckEvents } from './hand-deck.js';
import { discardsEvents } from './hand-discards.js';
import { entriesEvents } from './hand-entries.js';
import { incidentEvents } from './hand-incidents.js';
import { reportEvents } from './hand-reports.js';
import { showingEvents } from './hand-showing.js';
import { PlayerId, TournamentId } from './ids.js';
import { standstillEvents } from './standstill.js';
import { Card, Chips, HoleCards, MOST_REASON, Pot, ReasonText, RulebookReference, Seat, Stakes, Street, TableNumber } from './values.js';

/** The effect of any bet: chips moved from the stack, and the seat's total on this street. */
const wager = { seat: Seat, amount: Chips, to: Chips, allIn: z.boolean() };

const seatInHand = z.object({
  seat: Seat,
  playerId: PlayerId,
  stack: Chips.min(1),
  /** The seat is dealt in and pays forced bets, but its hand is dead from the start (absent or penalised player). */
  dead: z.boolean(),
});

const seatResult = z.object({ seat: Seat, playerId: PlayerId, stackBefore: Chips, stackAfter: Chips });

/** An action. `to` is the seat's total on the street; null when the action has none. */
const ActionTaken = z.object({ type: z.enum(['fold', 'check', 'call', 'bet', 'raise', 'allIn']), to: Chips.nullable() });

const share = z.object({ seat: Seat, amount: Chips });

/** How the winners of a pot were found. */
export const AwardBasis = z.enum(['lastHand', 'cards', 'declaration', 'shared']);
export type AwardBasis = z.infer<typeof AwardBasis>;

export const handEvents = {
  HandStarted: defineEventType(
    'HandStarted',
    'A hand began with these seats, stacks, positions and forced bets.',
    {
      tournamentId: TournamentId,
      table: TableNumber,
      handNumber: z.int().min(1),
      level: z.int().min(1),
      rulebook: RulebookReference,
      /** Clockwise in seat order, 2 to 10 of them. */
      seats: z.array(seatInHand).min(2).max(10),
      /** The button's seat, which may be empty. */
      button: Seat,
      /** Null when nobody owes the small blind. */
      smallBlindSeat: Seat.nullable(),
      bigBlindSeat: Seat,
      /** The seat that deals; absent when unknown, for example in a hand history. */
      dealer: Seat.optional(),
      stakes: Stakes,
      /** The smallest chip in play: pots are split in multiples of it. */
      chipUnit: Chips.min(1),
      /** True when the tables play hand for hand: all-in hands wait face down for the other tables. Absent otherwise. */
      handForHand: z.literal(true).optional(),
      /** How many earlier deals by these players were misdeals, 1 or more; absent for none. */
      misdealt: z.array(z.object({ seat: Seat, times: z.int().min(1) })).optional(),
    },
    [nameEdition],
  ),
  AntePosted: defineEventType('AntePosted', 'A seat paid an ante, in full or with its last chips.', {
    seat: Seat,
    amount: Chips.min(1),
    allIn: z.boolean(),
  }),
  BlindPosted: defineEventType('BlindPosted', 'A seat paid a blind, in full or with its last chips.', {
    seat: Seat,
    blind: z.enum(['small', 'big']),
    amount: Chips.min(1),
    allIn: z.boolean(),
  }),
  HoleCardsRecorded: defineEventType(
    'HoleCardsRecorded',
    'The cards dealt to a seat are known to the recorder (an import, a card-reading table). Secret until the hand is tabled.',
    { seat: Seat, cards: markSecret(HoleCards) },
  ),
  Folded: defineEventType('Folded', 'A seat gave up its hand.', { seat: Seat }),
  Checked: defineEventType('Checked', 'A seat passed without a bet to match.', { seat: Seat }),
  Called: defineEventType('Called', 'A seat matched the bet, or put in its last chips towards it.', wager),
  BetPlaced: defineEventType('BetPlaced', 'A seat opened the betting of the street.', wager),
  Raised: defineEventType('Raised', 'A seat went over the bet.', wager),
  GestureJudged: defineEventType(
    'GestureJudged',
    'A player acted with words, chips or signs, and this is what the act counts as. The action that it counts as follows.',
    { ...judged, gesture: Gesture },
  ),
  ActVoided: defineEventType('ActVoided', 'An act does not stand: the player acts again, among these options.', {
    seat: Seat,
    options: z.array(RulingOption).min(1),
    /** Chips on the table that stay in the pot even if the player folds. */
    committed: Chips,
    articles: z.array(Citation),
  }),
  AmountAwaited: defineEventType('AmountAwaited', 'A bet or raise binds its author, and its amount is still to be set by them.', {
    seat: Seat,
    wager: z.enum(['bet', 'raise']),
    /** The least total on the street. */
    minTo: Chips,
    articles: z.array(Citation),
  }),
  ChipsCommitted: defineEventType('ChipsCommitted', 'Chips of an act that did not stand stay in the pot as their owner folds.', {
    seat: Seat,
    amount: Chips.min(1),
    /** The seat's total on this street. */
    to: Chips,
  }),
  InfractionNoted: defineEventType('InfractionNoted', 'An offence that the rulebook sanctions. The penalty, if any, is the director’s.', {
    seat: Seat,
    offence: Offence,
    sanction: Sanction,
    startsAt: SanctionStart.nullable(),
    /** The book wants a more severe penalty than for the same offence otherwise (RO 11.4); absent when false. */
    moreSevere: z.literal(true).optional(),
    article: Citation,
  }),
  RulingRequested: defineEventType('RulingRequested', 'The rulebook leaves this to the director; the hand waits for their ruling.', {
    /** Counted from 1 in the hand. */
    rulingId: z.int().min(1),
    kind: RulingKind,
    seat: Seat,
    options: z.array(OfferedOption).min(1),
    default: RulingOption,
    /** Chips of the act that stay in the pot if the player folds. */
    committed: Chips,
    articles: z.array(Citation),
    reason: ReasonOfAct,
  }),
  RulingGiven: defineEventType('RulingGiven', 'The director ruled. The events of what they chose follow.', {
    rulingId: z.int().min(1),
    option: RulingOption,
    /** The total set by the director, if the option leaves it open. */
    amount: Chips.nullable(),
    reason: z.string().max(MOST_REASON).nullable(),
  }),
  RulingOverridden: defineEventType(
    'RulingOverridden',
    'The director departed from the text of the rulebook, for fairness. The action that they order follows.',
    {
      seat: Seat,
      /** The open ruling that this closes; null for none. */
      rulingId: z.int().min(1).nullable(),
      action: ActionTaken,
      reason: ReasonText,
      /** The rulebook's judgement; null when the director changed what an earlier ruling left to the player. */
      book: z.object({ ruling: Ruling, to: Chips.nullable(), articles: z.array(Citation) }).nullable(),
      /** The article that allows it; null when the book has none. */
      article: z.string().nullable(),
    },
  ),
  OutOfTurnActRecorded: defineEventType(
    'OutOfTurnActRecorded',
    'A player acted before their turn. It binds them if the bet is the same when their turn comes.',
    {
      seat: Seat,
      gesture: Gesture,
      /** What it would count as if nothing changes. */
      ruling: Ruling,
      to: Chips.nullable(),
      /** The bet to match at that moment, in chips. */
      currentBet: Chips,
      /** The seat whose early bet or raise it answers; absent when it answers a bet in turn. */
      answers: Seat.optional(),
      /** The amount of the bet or raise it answers is unknown yet; absent otherwise. */
      amountOpen: z.literal(true).optional(),
      /** The seats it skipped, in turn order. */
      skipped: z.array(Seat),
      /** Made at the same time as the act in turn. */
      simultaneous: z.boolean(),
      /** Whether it is an offence depends on whether it binds, and is decided then; absent when it is recorded at once. */
      sanctionOpen: z.literal(true).optional(),
      /** It is a fold that kills the hand now; absent for other acts, and in earlier logs, where a fold waited for its turn too. */
      dies: z.literal(true).optional(),
      articles: z.array(Citation),
    },
  ),
  OutOfTurnActBound: defineEventType('OutOfTurnActBound', 'The turn came to a player who had acted before it, and their act binds them.', {
    seat: Seat,
    articles: z.array(Citation),
  }),
  OutOfTurnActReleased: defineEventType(
    'OutOfTurnActReleased',
    'The turn came to a player who had acted before it, and their act no longer binds them.',
    {
      seat: Seat,
      options: z.array(RulingOption).min(1),
      mayRaise: z.boolean(),
      /** Returned chips of the act. */
      returned: Chips,
      articles: z.array(Citation),
    },
  ),
  DarkBetRecorded: defineEventType('DarkBetRecorded', 'A player announced an act on a street before its cards were turned up.', {
    seat: Seat,
    street: Street.exclude(['preflop']),
    gesture: Gesture,
  }),
  DarkBetConfirmed: defineEventType('DarkBetConfirmed', 'The dealer confirmed what was announced in the dark.', {
    seat: Seat,
    street: Street.exclude(['preflop']),
  }),
  ...reportEvents,
  ...incidentEvents,
  ...dealEvents,
  ...dealtCardEvents,
  ...deckEvents,
  ...discardsEvents,
  ...entriesEvents,
  ...showingEvents,
  ...claimsEvents,
  ...standstillEvents,
  HandResultRecorded: defineEventType(
    'HandResultRecorded',
    'The rest of the hand was entered by its result alone: these seats folded or stayed in, with these chips. The acts are not known.',
    {
      stillIn: z.array(Seat).min(1).max(10),
      folded: z.array(Seat).max(9),
      /** Every seat that put in more than was recorded: `amount` now, `put` over the whole hand. Chips. */
      added: z.array(z.object({ seat: Seat, amount: Chips.min(1), put: Chips, allIn: z.boolean() })).max(10),
    },
  ),
  UncalledBetReturned: defineEventType('UncalledBetReturned', 'Chips that nobody matched went back to their owner.', {
    seat: Seat,
    amount: Chips.min(1),
    street: Street,
  }),
  ChipsGathered: defineEventType('ChipsGathered', 'The betting round is over: its chips are in the middle, and these are the pots.', {
    street: Street,
    pots: z.array(Pot),
  }),
  BoardDealt: defineEventType('BoardDealt', 'The cards of a street were turned up. Null where the table does not enter cards.', {
    street: Street.exclude(['preflop']),
    cards: z.array(Card).min(1).max(3).nullable(),
  }),
  ShowdownOpened: defineEventType('ShowdownOpened', 'Two or more hands are live after the last bet; they show in this order.', {
    order: z.array(Seat).min(2),
  }),
  HandTabled: defineEventType('HandTabled', 'A seat turned both its cards face up.', { seat: Seat, cards: HoleCards }),
  HandMucked: defineEventType('HandMucked', 'A seat gave up its hand at showdown without tabling it.', { seat: Seat }),
  PotAwarded: defineEventType('PotAwarded', 'A pot was pushed to its winners.', {
    /** 0 for the main pot, then the side pots in order. */
    pot: z.int().min(0),
    amount: Chips.min(1),
    basis: AwardBasis,
    /** Clockwise from the left of the button: odd chips go to the first. */
    shares: z.array(share).min(1),
    /** Chip units left over by an even split. */
    oddChips: z.int().min(0),
  }),
  HandCompleted: defineEventType('HandCompleted', 'All pots are pushed; these are the stacks.', {
    results: z.array(seatResult).min(2),
    wentToShowdown: z.boolean(),
    /** True when the hand was over before and an entry was corrected; its consequences follow. Absent otherwise. */
    again: z.literal(true).optional(),
  }),
} as const;

export type HandEvent = EventIn<typeof handEvents>;

/** An event in its public form: without recorded hole cards, with tabled ones. */
export type PublicHandEvent =
  | HandEvent
  | { readonly type: 'HoleCardsRecorded'; readonly data: { readonly seat: number; readonly cards: null } };
