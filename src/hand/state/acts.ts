/**
 * What gestures and rulings leave open in a hand: acts before their turn, options that are narrowed, a ruling that is owed.
 * A hand of plain actions has none of this.
 */
import type { Citation, Gesture, OfferedOption, ReasonOfAct, Ruling, RulingKind, RulingOption } from '../../../events/judging.js';
import type { Street } from '../../../events/values.js';

/** An act that waits for its author's turn. */
export interface EarlyAct {
  readonly seat: number;
  readonly gesture: Gesture;
  /** The bet to match when it was made, in chips. */
  readonly currentBet: number;
  /** The seat whose bet or raise before its turn it answers; null where that was made in turn. */
  readonly answers: number | null;
  /** What it counted as when it was made; null in the dark, where no bet could be faced yet. */
  readonly ruling: Ruling | null;
  /** The total that it came to; null where it fixes none. */
  readonly to: number | null;
  readonly simultaneous: boolean;
  /** A call to a bet or raise that was announced and whose amount was not said yet. */
  readonly beforeAmount: boolean;
  /** Made before the cards of the street were turned up. */
  readonly dark: boolean;
  /** The dealer confirmed it; false only in the dark. */
  readonly confirmed: boolean;
  /** Its offence is noted once it is known whether it binds. */
  readonly sanctionOpen: boolean;
  /** A fold by which the hand dies when it is made; it still counts among the acts made over a skipped player. Absent where the act waits. */
  readonly dies?: true;
  /** The seat had an act waiting already, and the bet has been raised since. Absent for its first. */
  readonly again?: true;
}

/** What a hand that was thrown owes by a call before its turn, as long as the bet that it answered stays as it was. */
export interface OwedCall {
  readonly seat: number;
  /** Its total on the street, in chips. */
  readonly to: number;
  readonly currentBet: number;
  readonly answers: number | null;
  /** The seats that speak before it. */
  readonly before: readonly number[];
}

/** What a seat may still choose from, after an act that did not stand or that left its amount open. */
export interface Restriction {
  readonly seat: number;
  readonly options: readonly RulingOption[];
  /** Chips of earlier acts that lie in front of the seat and stay in the pot if it folds. */
  readonly committed: number;
  /** The bet or raise whose amount is to be set; null where the options are a choice. */
  readonly awaited: 'bet' | 'raise' | null;
  /** The least total of that bet or raise; 0 elsewhere. */
  readonly minTo: number;
}

export interface OpenRuling {
  readonly rulingId: number;
  readonly kind: RulingKind;
  readonly seat: number;
  readonly options: readonly OfferedOption[];
  readonly default: RulingOption;
  readonly committed: number;
  /** The rules that leave it to the director. */
  readonly articles: readonly Citation[];
  readonly reason: ReasonOfAct;
}

export interface ClosedRuling {
  readonly rulingId: number;
  /** Null where the director departed from the text. */
  readonly option: RulingOption | null;
  readonly amount: number | null;
}

export interface DarkBet {
  readonly seat: number;
  readonly street: Exclude<Street, 'preflop'>;
  readonly gesture: Gesture;
  readonly confirmed: boolean;
}

export interface ActState {
  /** In the order in which they were made. A seat that was raised since has a second one. */
  readonly early: readonly EarlyAct[];
  readonly owed: readonly OwedCall[];
  /** The seat whose act before its turn has just been bound, and is judged next; null for none. */
  readonly bound: number | null;
  readonly restriction: Restriction | null;
  readonly ruling: OpenRuling | null;
  readonly closed: readonly ClosedRuling[];
  readonly dark: readonly DarkBet[];
  /** What the book said of the act that was last judged: the director may depart from it. */
  readonly judged: { readonly seat: number; readonly gesture: Gesture } | null;
}

export const quietActState: ActState = {
  early: [],
  owed: [],
  bound: null,
  restriction: null,
  ruling: null,
  closed: [],
  dark: [],
  judged: null,
};
