/**
 * What a hand keeps of the initial deal: presence, the cut, cards exposed, boxed, fallen or flashed, misdeals and redeals, missing and extra cards.
 */
import type { SeenBy, SpoiltBy, SpoiltHow } from '../../../events/hand-deal-cards.js';
import type { DealFault, DealRemedy, MisdealCause } from '../../../events/hand-deal.js';
import type { IncidentOption, IncidentQuestion } from '../../../events/hand-incidents.js';
import type { Card } from '../../../events/values.js';

/**
 * `presumed`: nobody reported the deal, which is taken as done. `dealing`: cards are being dealt. `complete`: the last one is.
 * `misdealt`: a misdeal, or a void hand that is played again.
 */
export type DealPhase = 'presumed' | 'dealing' | 'complete' | 'misdealt';

/** A fault that was reported, and what came of it. */
export interface ReportedFault {
  readonly fault: MisdealCause;
  readonly seats: readonly number[];
  readonly count: number | null;
  /** `tooLate`: a misdeal that came too late. */
  readonly remedy: DealRemedy | 'tooLate';
}

/** A card of the deal that was turned up, seen or dropped. */
export interface SpoiltCard {
  /** Its place in the deal, from 1; null where nobody kept count. */
  readonly ordinal: number | null;
  readonly seat: number;
  /** Null where nobody entered it. */
  readonly card: Card | null;
  readonly how: SpoiltHow;
  readonly by: SpoiltBy;
  readonly seenBy: SeenBy | null;
  /** `dead`: it is to be replaced, if its hand lives. */
  readonly fate: 'plays' | 'dead' | 'replaced';
  /** It was mixed with the live card of its hand, and identified again. */
  readonly separated: boolean;
}

/** A card by its place in the deal, or by its seat alone. */
export type CardPlace = Pick<SpoiltCard, 'seat' | 'ordinal'>;

/** What the director ruled. */
export interface Ruled {
  readonly question: IncidentQuestion;
  readonly seat: number | null;
  readonly option: IncidentOption;
  /** Chips, where the option leaves an amount to the director. */
  readonly amount: number | null;
  readonly reason: string;
}

export interface DealState {
  readonly phase: DealPhase;
  /** Which deal of this hand it is, from 1. */
  readonly attempt: number;
  /** Milliseconds since 1970; null where it was not reported. */
  readonly firstCardAt: number | null;
  readonly lastCardAt: number | null;
  /** Who shuffled and cut; null where it was not reported. */
  readonly cut: { readonly shuffledBy: number; readonly cutBy: number } | null;
  /** Seats whose hands are dead from the deal on. */
  readonly absent: readonly number[];
  readonly penalised: readonly number[];
  readonly faults: readonly ReportedFault[];
  /** In the order in which they were reported. */
  readonly spoilt: readonly SpoiltCard[];
  /** Cards found face up in the deck during the deal, set aside. */
  readonly boxed: number;
  /** Those found after it. */
  readonly boxedLater: number;
  /** Those of them all that are named. */
  readonly boxedCards: readonly Card[];
  /** Cards by seat, where a seat holds another number than two, as far as it is known. */
  readonly counts: Readonly<Record<number, number>>;
  /** What is burned before the flop. */
  readonly firstBurn: 'stub' | 'exposedCard' | 'extraCard';
  /** Cards of the stub that went into hands once the deal was over. */
  readonly takenFromStub: number;
  /** The button was given what it lacked. */
  readonly buttonCompleted: boolean;
  /** Why the deal is cancelled; null in a void hand and in a deal that stands. */
  readonly misdeal: { readonly cause: MisdealCause; readonly seats: readonly number[] } | null;
  /** The seat whose hand died in this round because its player was skipped; null for none. */
  readonly skipped: number | null;
  /** What the director ruled on incidents of this hand, oldest first. Redeals leave it. */
  readonly ruled: readonly Ruled[];
}

export const quietDeal: DealState = {
  phase: 'presumed',
  attempt: 1,
  firstCardAt: null,
  lastCardAt: null,
  cut: null,
  absent: [],
  penalised: [],
  faults: [],
  spoilt: [],
  boxed: 0,
  boxedLater: 0,
  boxedCards: [],
  counts: {},
  firstBurn: 'stub',
  takenFromStub: 0,
  buttonCompleted: false,
  misdeal: null,
  skipped: null,
  ruled: [],
};

/** Which of the cards it is; the last where nobody kept count. -1 for none. */
export function findLastAt(spoilt: readonly SpoiltCard[], { seat, ordinal }: CardPlace): number {
  return spoilt.findLastIndex((each) => each.seat === seat && each.ordinal === ordinal);
}

/** Whether a fault was reported already, in the same words. */
export function wasReportedBefore(deal: DealState, fault: DealFault, seats: readonly number[], count: number | null): boolean {
  return deal.faults.some((each) => each.fault === fault && each.count === count && hasSameSeats(each.seats, seats));
}

/** Whether two lists name the same seats, in whatever order. */
export function hasSameSeats(some: readonly number[], others: readonly number[]): boolean {
  return some.length === others.length && some.every((seat) => others.includes(seat));
}
