/**
 * Why a hand refuses a command. Sentences are made at the edge from the code and the parameters that stand beside it.
 * Amounts are chips; `to` is a total on the street; seats are seat numbers.
 * Pure. May import: its neighbours.
 */
import type { ClaimRefusalCode } from './claims/refusals.js';
import type { DealRefusalCode } from './deal/refusals.js';
import type { DeckRefusalCode } from './deck/refusals.js';
import type { DiscardRefusalCode } from './discards/refusals.js';
import type { ReportRefusalCode } from './reports/refusals.js';
import type { ShowingRefusalCode } from './showing/refusals.js';

/** Refusals that several kinds of incidents share. */
export type IncidentRefusalCode =
  /** `question`, `options`, `default`: the book leaves this to the director; nothing happens before he has ruled. */
  | 'TD_RULING_REQUIRED'
  /** No parameters: what happened stands, because enough play has followed. */
  | 'SUBSTANTIAL_ACTION_DONE'
  /** `phase`: not at this moment of the hand. */
  | 'WRONG_PHASE';

/** What may be wrong with the start that a hand was given. */
export type HandStartRefusalCode =
  /** `players`, `min`, `max`: a hand takes 2 to 10. */
  | 'PLAYERS_OUT_OF_RANGE'
  /** `seat`: not 1 to 10. */
  | 'SEAT_OUT_OF_RANGE'
  /** `seat`: it does not come after the one before it; each stands once, clockwise. */
  | 'SEATS_NOT_IN_ORDER'
  /** `playerId`, `seat`: the player has a seat in this hand already. */
  | 'PLAYER_SEATED_TWICE'
  /** No parameters: every hand would be dead, so nobody could win the blinds. */
  | 'NO_LIVE_SEAT'
  /** `seat`, `stack`, `min`, `max`; all stacks together must stay within `max` too. */
  | 'STACK_OUT_OF_RANGE'
  /** `button`: not 1 to 10. */
  | 'BUTTON_OUT_OF_RANGE'
  /** `blind` (`small` or `big`), `seat`: nobody sits there in this hand. */
  | 'BLIND_NOT_SEATED'
  /** `seat`: it would owe both blinds. */
  | 'BLINDS_ON_ONE_SEAT'
  /** `stake` (`smallBlind`, `bigBlind`, `ante` or `chipUnit`), `amount`, `min`, `max`. */
  | 'STAKE_OUT_OF_RANGE';

export type HandRefusalCode =
  | HandStartRefusalCode
  | ReportRefusalCode
  | IncidentRefusalCode
  | DealRefusalCode
  | DeckRefusalCode
  | DiscardRefusalCode
  | ShowingRefusalCode
  | ClaimRefusalCode
  /** No parameters: another start stands already. */
  | 'HAND_ALREADY_STARTED'
  /** No parameters. */
  | 'HAND_NOT_STARTED'
  /** No parameters: pots are pushed, the hand is over. */
  | 'HAND_COMPLETED'
  /** `seat`: it is not in this hand. */
  | 'SEAT_NOT_IN_HAND'
  /** `seat`: its hand is folded, mucked or dead. */
  | 'HAND_NOT_LIVE'
  /** `seat`, `turn`: the seat that is to act. */
  | 'NOT_IN_TURN'
  /** `seat`: the betting of the street is over; `phase` says what the hand waits for. */
  | 'NO_ACTION_DUE'
  /** `seat`, `callAmount`: there is a bet to match. */
  | 'CANNOT_CHECK'
  /** `seat`. */
  | 'NOTHING_TO_CALL'
  /** `seat`, `currentBet`: a bet stands, so more is a raise. */
  | 'BET_ALREADY_PLACED'
  /** `seat`: no bet stands, so the first is a bet. */
  | 'NOTHING_TO_RAISE'
  /** `seat`, `to` (a number, or a text where it is none), `min`, `max`: no whole number of chips, or more than the stack. */
  | 'BET_OUT_OF_RANGE'
  /** `seat`, `to`, `minBet`, `max`. */
  | 'BELOW_MINIMUM_BET'
  /** `seat`, `to`, `minRaiseTo`, `max`. */
  | 'BELOW_MINIMUM_RAISE'
  /** `seat`, `to`, `chipUnit`. */
  | 'NOT_A_MULTIPLE_OF_CHIP_UNIT'
  /** `seat`, `currentBet`: the seat has acted and only short all-ins came since. It may call or fold. */
  | 'RAISE_NOT_REOPENED'
  /** `seat`: no opponent has chips to call more with. It may call or fold. */
  | 'NOBODY_CAN_CALL_A_RAISE'
  /** `seat`, `stack`, `callAmount`: the stack goes no further than a call. */
  | 'STACK_TOO_SHORT_TO_RAISE'
  /** `rulingId`, `seat`: the director must rule before anything else goes on. */
  | 'RULING_PENDING'
  /** `rulingId`: no such ruling was requested. */
  | 'RULING_UNKNOWN'
  /** `rulingId`: it was answered otherwise. */
  | 'RULING_CLOSED'
  /** `option`, `options`: the ruling leaves only these. */
  | 'OPTION_NOT_ALLOWED'
  /** `seat`, `options`: what an act that did not stand left to the seat. */
  | 'OPTION_NOT_OFFERED'
  /** `option`: the director sets the amount. */
  | 'AMOUNT_REQUIRED'
  /** `option`: it leaves no amount to set. */
  | 'AMOUNT_NOT_EXPECTED'
  /** `amount`, `min`, `max`: totals on the street. */
  | 'AMOUNT_OUT_OF_RANGE'
  /** No parameters: the director departs from the text only with a reason. */
  | 'REASON_REQUIRED'
  /** `seat`: no act of it is judged or waits for a ruling. */
  | 'NOTHING_TO_OVERRIDE'
  /** `rulebook`: no such book, so no act can be judged by it. */
  | 'RULEBOOK_UNKNOWN'
  /** `seat`: nothing was said, shown or pushed. */
  | 'EMPTY_ACT'
  /** `seat`, `pushed`, `stack`: chips that the seat does not have. */
  | 'CHIPS_EXCEED_STACK'
  /** `seat`, `chip`, `chipUnit`: no chip of that value is in play. */
  | 'CHIP_VALUE_NOT_IN_PLAY'
  /** `seat`: it is all in. */
  | 'SEAT_ALL_IN'
  /** `seat`: it has acted before its turn already, otherwise. */
  | 'OUT_OF_TURN_ACT_PENDING'
  /** No parameters: acts at the same moment are of two seats or more, each named once. */
  | 'ACTS_NOT_DISTINCT'
  /** `street`: its cards lie open. */
  | 'STREET_ALREADY_DEALT'
  /** `seat`, `street`: it has announced another act for the street. */
  | 'DARK_BET_PENDING'
  /** `seat`, `street`: it announced nothing. */
  | 'DARK_BET_UNKNOWN'
  /** `street`, `expected`: the street that is to be dealt next; null when the board is complete. */
  | 'WRONG_STREET'
  /** `street`, `turn`: a seat is still to act. */
  | 'BETTING_NOT_OVER'
  /** `street`: it lies on the table with other cards, or without. */
  | 'BOARD_ALREADY_DEALT'
  /** `expected`, `got`: a flop has three cards, turn and river one each, a hand two. */
  | 'WRONG_NUMBER_OF_CARDS'
  /** `card`: no card is written so. */
  | 'CARD_UNREADABLE'
  /** `card`: it is on the board or in a hand already, or named twice. */
  | 'CARD_ALREADY_DEALT'
  /** `seat`, `known`, `given`: other cards are recorded for the seat. */
  | 'HOLE_CARDS_CONTRADICTED'
  /** `seat`: hands are tabled or mucked when all betting is over; `phase`. */
  | 'SHOWDOWN_NOT_OPEN'
  /** `seat`: cards that lie face up are not given up. */
  | 'TABLED_HAND_CANNOT_BE_MUCKED'
  /** `pot`: there is no such pot, or it is named twice. */
  | 'POT_UNKNOWN'
  /** `pot`: no winner is named for it. */
  | 'POT_NOT_DECLARED'
  /** `pot`, `seat`, `eligible`: the seat cannot win the pot, or is named twice. */
  | 'WINNER_NOT_ELIGIBLE'
  /**
   * `pot`, `declared`, `byCards`: the tabled hands say otherwise. `declaredHands` and `declaredCards`, `tabledHands` and `tabledCards`: both
   * readings, what the tabled hands of these seats are called and the five cards that make each; a dash for one that is not tabled.
   */
  | 'DECLARATION_CONTRADICTED';
