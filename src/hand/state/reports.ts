/**
 * What the table's reports leave open in a hand: time that runs, amounts that are wrong, a hand that can be saved. A hand without
 * reports has none of this.
 */
import type { RulingOption } from '../../../events/judging.js';
import type { ChipsOrigin } from '../../../events/hand-reports.js';
import type { Pot, Street } from '../../../events/values.js';
import type { EarlierRound } from './round.js';

export interface TimeCall {
  readonly seat: number;
  readonly askedBy: number | null;
  /** The instant of the approval; null while it is waited for. */
  readonly startedAt: number | null;
  readonly seconds: number;
  readonly countdownSeconds: number;
}

/** An amount that the rulebook would have corrected, with what it was made on and what was made on it. */
export interface WrongAmount {
  readonly seat: number;
  readonly street: Street;
  /** The act that it is of has followed. */
  readonly made: boolean;
  /** Totals on the street, as made and as they had to be. */
  readonly to: number;
  readonly legalTo: number;
  /** A bet or raise; false for a call that is too small. */
  readonly aggressive: boolean;
  /** A call that is too small, after another that was. */
  readonly followsUndercall: boolean;
  /** What the street's raises come to once the amount is right. */
  readonly increment: number;
  readonly raises: number;
  /** The round just before the act. */
  readonly before: EarlierRound;
  /** Bets and raises over it since, lowest first. */
  readonly wagers: readonly LaterWager[];
}

/** A bet or raise that was made over a wrong amount; `to` is the total of its seat on the street, in chips. */
export interface LaterWager {
  readonly seat: number;
  readonly to: number;
}

/** Chips that came to light and are no part of the all-in. */
export interface ChipsApart {
  readonly seat: number;
  readonly amount: number;
}

export interface HiddenChips {
  readonly seat: number;
  readonly amount: number;
  readonly origin: ChipsOrigin;
  readonly won: boolean | null;
}

/** The round of betting that was gathered last, as it lay before. */
export interface GatheredRound {
  readonly bets: readonly number[];
  readonly gathered: readonly number[];
  readonly shortfall: readonly number[] | null;
  readonly pots: readonly Pot[];
}

export interface ReportState {
  readonly time: TimeCall | null;
  /** The seat whose time ended with its act. */
  readonly answered: number | null;
  readonly wrong: readonly WrongAmount[];
  /** A hand that was lost by a skipped turn on this street, and what its player may choose if it is saved. */
  readonly forfeited: { readonly seat: number; readonly options: readonly RulingOption[] } | null;
  readonly hidden: HiddenChips | null;
  /** Found chips that were ruled no part of the all-in before its hand had won or lost. */
  readonly apart: readonly ChipsApart[];
  /** Null while its betting goes on, and once the next street is dealt. */
  readonly round: GatheredRound | null;
}

export const noReports: ReportState = { time: null, answered: null, wrong: [], forfeited: null, hidden: null, apart: [], round: null };
