/**
 * Why a hand refuses a command on the showdown. Amounts are chips, seats are seat numbers.
 */
import type { None } from '../../decider.js';

export interface ShowingRefusals {
  /** Players with chips may still bet. */
  BETTING_STILL_POSSIBLE: None;
  /** The all-in hands wait for the other tables. */
  HAND_FOR_HAND_WAIT: None;
  /** The book knows no such waiting. */
  NOT_HELD_BACK: None;
  /** `seat`: players are all in, so its hand must be turned up. */
  ALL_IN_MUST_TABLE: { seat: number };
  /** `seat`: all others are out, so it has won. */
  LAST_HAND: { seat: number };
  /** `seat`: it need not turn up its hand. */
  NOT_OBLIGED: { seat: number };
  /** `seat`: it called no bet on the last round. */
  NOT_A_CALLER: { seat: number | null };
  /** `seat`, `aggressor`: only the hand of the last to bet or raise can be asked for. */
  TARGET_NOT_LAST_AGGRESSOR: { seat: number; aggressor: number };
  /** `seat`: it threw its own hand away unseen. */
  REQUESTER_MUCKED: { seat: number | null };
  /** A pot of the hand is pushed; this is possible only before. */
  POT_AWARDED: None;
  /** A player who asks for a check must say what they suspect. */
  SUSPICION_NOT_STATED: None;
  /** `seat`: it has asked for checks `earlier` times before; so many are not carried out. */
  CONTROL_ASKED_TOO_OFTEN: { seat: number; earlier: number };
  /** `seat`: its hand did not come to the showdown. */
  NOT_AT_SHOWDOWN: { seat: string | number };
  /** `seat`: its hand lies face up. */
  HAND_ALREADY_SHOWN: { seat: number };
  /** `seats`: they claim a pot, or their hand is to be read, and have not turned up both cards. */
  HANDS_NOT_TABLED: { seats: readonly number[] };
  /** `seats`: their hands are neither turned up nor thrown away. */
  HAND_STILL_LIVE: { seats: readonly number[] };
  /** The cards of the pot are not all known, so the table must say who wins it, and does not. */
  WINNERS_NOT_NAMED: { pot: number };
  /** `street`: its chips lie in front of the players, not in the pots. */
  POTS_NOT_BUILT: { street: string };
  /** `chip`, `chipUnit`, `pot`, `amount`: the pot can't be made of such chips and larger ones. */
  CHIP_UNIT_REQUIRED: { chip: string | number; chipUnit: number; pot: number; amount: number };
}
