/**
 * Why a hand refuses a command. Sentences are made at the edge from the code and the parameters that stand beside it.
 * Amounts are chips; `to` is a total on the street; seats are seat numbers.
 */
import { type None, type Private, type RefusalOf, makeRefuse, type RefusedBy } from '../decider.js';
import type { BatchRefusals } from './refusals/batches.js';
import type { ClaimRefusals } from './refusals/claims.js';
import type { DealRefusals } from './refusals/deal.js';
import type { DeckRefusals } from './refusals/deck.js';
import type { DiscardRefusals } from './refusals/discards.js';
import type { EntryRefusals } from './refusals/entries.js';
import type { PotRefusals } from './refusals/pots.js';
import type { ReportRefusals } from './refusals/reports.js';
import type { ShowingRefusals } from './refusals/showing.js';

/** Refusals that several kinds of incidents share. */
export interface IncidentRefusals {
  /** `question`, `options`, `default`: the book leaves this to the director; nothing happens before they have ruled. */
  TD_RULING_REQUIRED: { question: string; options: readonly string[]; default: string; seat?: number };
  /** What happened stands, because enough play has followed. */
  SUBSTANTIAL_ACTION_DONE: None;
  /** `phase`: not at this moment of the hand. */
  WRONG_PHASE: { phase: string };
}

/** What may be wrong with the start that a hand was given. */
export interface HandStartRefusals {
  /** `players`, `min`, `max`: a hand takes 2 to 10. */
  PLAYERS_OUT_OF_RANGE: { players: number; min: number; max: number };
  /** `seat`: not 1 to 10. */
  SEAT_OUT_OF_RANGE: { seat: string | number };
  /** `seat`: it does not come after the one before it; each stands once, clockwise. */
  SEATS_NOT_IN_ORDER: { seat: number };
  /** `playerId`, `seat`: the player has a seat in this hand already. */
  PLAYER_SEATED_TWICE: { playerId: string; seat: number };
  /** Every hand would be dead, so nobody could win the blinds. */
  NO_LIVE_SEAT: None;
  /** `seat`, `stack`, `min`, `max`; all stacks together must stay within `max` too. */
  STACK_OUT_OF_RANGE: { seat: number; stack: string | number; min: number; max: number };
  /** `button`: not 1 to 10. */
  BUTTON_OUT_OF_RANGE: { button: string | number };
  /** `blind` (`small` or `big`), `seat`: nobody sits there in this hand. */
  BLIND_NOT_SEATED: { blind: string; seat: string | number };
  /** `seat`: it would owe both blinds. */
  BLINDS_ON_ONE_SEAT: { seat: number };
  /** `stake` (`smallBlind`, `bigBlind`, `ante` or `chipUnit`), `amount`, `min`, `max`. */
  STAKE_OUT_OF_RANGE: { stake: string; amount: string | number; min: number; max: number };
}

export interface HandRefusals
  extends
    HandStartRefusals,
    BatchRefusals,
    PotRefusals,
    ReportRefusals,
    IncidentRefusals,
    DealRefusals,
    DeckRefusals,
    DiscardRefusals,
    ShowingRefusals,
    ClaimRefusals,
    EntryRefusals {
  /** Another start stands already. */
  HAND_ALREADY_STARTED: None;
  HAND_NOT_STARTED: None;
  /** `street`, `most`: more was done on the street than anybody does; fold, call or go all-in. */
  TOO_MANY_ACTS: { street: string; most: number };
  /** `most`: so much is reported in the hand that only what finishes it is taken. */
  TOO_MANY_REPORTS: { most: number };
  /** `events`, `most`: so much was recorded in the hand that only what finishes it is taken. */
  HAND_TOO_LONG: { events: number; most: number };
  /** Pots are pushed, the hand is over. */
  HAND_COMPLETED: None;
  /** `seat`: it is not in this hand. */
  SEAT_NOT_IN_HAND: { seat: string | number };
  /** `seat`: its hand is folded, mucked or dead. */
  HAND_NOT_LIVE: { seat: string | number };
  /** `seat`, `turn`: the seat that is to act. */
  NOT_IN_TURN: { seat: string | number; turn: number | null };
  /** `seat`: the betting of the street is over; `phase` says what the hand waits for. */
  NO_ACTION_DUE: { seat: string | number; phase: string };
  /** `seat`, `callAmount`: there is a bet to match. */
  CANNOT_CHECK: { seat: number; callAmount: number };
  /** `seat`. */
  NOTHING_TO_CALL: { seat: number };
  /** `seat`, `currentBet`: a bet stands, so more is a raise. */
  BET_ALREADY_PLACED: { seat: number; currentBet: number };
  /** `seat`: no bet stands, so the first is a bet. */
  NOTHING_TO_RAISE: { seat: number };
  /** `seat`, `to` (a number, or a text where it is none), `min`, `max`: no whole number of chips, or more than the stack. */
  BET_OUT_OF_RANGE: { seat: number; to: string | number; min: number; max: number };
  /** `seat`, `to`, `minBet`, `max`. */
  BELOW_MINIMUM_BET: { seat: number; to: number; minBet: number; max: number };
  /** `seat`, `to`, `minRaiseTo`, `max`. */
  BELOW_MINIMUM_RAISE: { seat: number; to: number; minRaiseTo: number; max: number };
  /** `field`: what the amount is; it can't be paid in the smallest chip. */
  NOT_A_CHIP_MULTIPLE: { seat: number; field: string; amount: number; chipUnit: number };
  /** `seat`, `currentBet`: the seat has acted and only short all-ins came since. It may call or fold. */
  RAISE_NOT_REOPENED: { seat: number; currentBet: number };
  /** `seat`: it was skipped and spoke too late. It may no longer bet or raise on the street. */
  TURN_LOST: { seat: number };
  /** `seat`: it was skipped, and its hand is dead by the acts that were made over it; `ClaimSkippedTurn` records it. */
  SKIPPED_HAND_DEAD: { seat: number };
  /** `seat`: no opponent has chips to call more with. It may call or fold. */
  NOBODY_CAN_CALL_A_RAISE: { seat: number };
  /** `seat`, `stack`, `callAmount`: the stack goes no further than a call. */
  STACK_TOO_SHORT_TO_RAISE: { seat: number; stack: number; callAmount: number };
  /** `rulingId`, `seat`: the director must rule before anything else goes on. */
  RULING_PENDING: { rulingId: number; seat: number };
  /** `rulingId`: no such ruling was requested. */
  UNKNOWN_RULING: { rulingId: string | number };
  /** `rulingId`: it was answered otherwise. */
  RULING_CLOSED: { rulingId: number };
  /** `option`, `options`: the ruling leaves only these. */
  OPTION_NOT_ALLOWED: { option: string; options: readonly string[] };
  /** `seat`, `options`: what an act that did not stand left to the seat. */
  OPTION_NOT_OFFERED: { seat: number; options: readonly string[] };
  /** `option`: the director sets the amount. */
  AMOUNT_REQUIRED: { option: string };
  /** `option`: it leaves no amount to set. */
  AMOUNT_NOT_EXPECTED: { option: string };
  /** `amount`, `min`, `max`: totals on the street. */
  AMOUNT_OUT_OF_RANGE: { amount: string | number; min: number; max: number };
  /** The director departs from the text only with a reason. */
  REASON_REQUIRED: None;
  /** `seat`: no act of it is judged or waits for a ruling. */
  NOTHING_TO_OVERRIDE: { seat: number };
  /** No such book, so no act can be judged by it. `known`: every edition that exists, as `id@edition`. */
  UNKNOWN_RULEBOOK: { rulebook: string; edition: string; known: readonly string[] };
  /** `seat`: nothing was said, shown or pushed. */
  EMPTY_ACT: { seat: number };
  /** `seat`, `pushed`, `stack`: chips that the seat does not have. */
  CHIPS_EXCEED_STACK: { seat: number; pushed: string | number; stack: number };
  /** `seat`, `chip`, `chipUnit`: no chip of that value is in play. */
  CHIP_VALUE_NOT_IN_PLAY: { seat: number; chip: string | number; chipUnit: number };
  /** `seat`: it is all in. */
  SEAT_ALL_IN: { seat: number };
  /** `seat`: it has acted before its turn already, otherwise. */
  OUT_OF_TURN_ACT_PENDING: { seat: number };
  /** Acts at the same moment are of two seats or more, each named once. */
  ACTS_NOT_DISTINCT: None;
  /** `street`: its cards lie open. */
  STREET_ALREADY_DEALT: { street: string };
  /** `seat`, `street`: it has announced another act for the street. */
  DARK_BET_PENDING: { seat: number; street: string };
  /** `seat`, `street`: it announced nothing. */
  UNKNOWN_DARK_BET: { seat: string | number; street: string };
  /** `street`, `expected`: the street that is to be dealt next; null when the board is complete. */
  WRONG_STREET: { street: string; expected: string | null };
  /** `street`, `turn`: a seat is still to act. */
  BETTING_NOT_OVER: { street: string; turn: number };
  /** `expected`, `got`: a flop has three cards, turn and river one each, a hand two. */
  WRONG_NUMBER_OF_CARDS: { expected: number; got: string | number };
  /** `card`: no card is written so. */
  CARD_UNREADABLE: { card: string };
  /** `card`: it is on the board or in a hand already, or named twice. */
  CARD_ALREADY_DEALT: { card: string };
  /** `seat`, `known`, `given`: other cards are recorded for the seat. */
  HOLE_CARDS_CONTRADICTED: { seat: number; known: Private<'cards', readonly string[]>; given: readonly string[] };
  /** `seat`: its cards are on record, and whoever asks does not see them: no answer says whether those that were given are the same. */
  HOLE_CARDS_RECORDED: { seat: number };
  /** `seat`: hands are tabled or mucked when all betting is over; `phase`. */
  SHOWDOWN_NOT_OPEN: { seat?: number; phase: string };
  /** `seat`: cards that lie face up are not given up. */
  TABLED_HAND_CANNOT_BE_MUCKED: { seat: number };
  /** `pot`: there is no such pot, or it is named twice. */
  UNKNOWN_POT: { pot: string | number };
  /** `pot`, `seat`, `eligible`: the seat cannot win the pot, or is named twice. */
  WINNER_NOT_ELIGIBLE: { pot: number; seat: string | number; eligible: readonly number[] };
  /** `pot`, `declared`, `byCards`: the tabled hands say otherwise. `declaredHands` and `declaredCards`, `tabledHands` and `tabledCards`: both readings, what the tabled hands of these seats are called and the five cards that make each; a dash for one that is not tabled. */
  DECLARATION_CONTRADICTED: {
    pot: number;
    declared: readonly number[];
    byCards: readonly number[];
    declaredHands: readonly string[];
    declaredCards: readonly string[];
    tabledHands: readonly string[];
    tabledCards: readonly string[];
  };
}

export type HandRefusalCode = keyof HandRefusals;
export type HandRefusal = RefusalOf<HandRefusals>;

/** The refusal alone, as the checks hand it on. */
export type Refused = RefusedBy<HandRefusal>;

/** Refuses a command of a hand. */
export const refuse = makeRefuse<HandRefusals>();
