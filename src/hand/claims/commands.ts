/**
 * What can be asked of a hand on what may be said of a pot afterwards: how a hand was read, how much there was, who got it.
 * Pure. May import: `events/`.
 */
import type { HandId } from '../../../events/ids.js';
import type { Street } from '../../../events/values.js';

/**
 * What happened at the table since the award, which stands in other streams than the hand's. Whoever gives the command to the hand reads
 * it there; no player says it.
 */
export interface Progress {
  /** When the hand's pots were pushed, milliseconds since 1970; null where no pot is. */
  readonly awardedAt: number | null;
  /** Whether that was during a break. */
  readonly endedOnBreak: boolean;
  /** The table's next hand; null before it is opened. */
  readonly nextHand: {
    /** When it began, by what the rulebook takes for the beginning, milliseconds since 1970. */
    readonly startedAt: number;
    /** Whether enough was done in it that it can't be undone; so it is when it is over. */
    readonly substantialAction: boolean;
  } | null;
  /** By seat of the hand: the chips that its player can give back now, those in a pot not counted. */
  readonly behind: readonly { readonly seat: number; readonly amount: number }[];
}

interface Claim {
  /** The seat that speaks up, in the hand or not; null for anybody else. */
  readonly by?: number | null;
  /** Milliseconds since 1970, by the clock of the node that took the command. */
  readonly at: number;
  /** Left out where nothing has happened since. */
  readonly progress?: Progress;
}

/** The right award, in one of two ways. `winners`: the seats among which the pot is split; `shares`: what each gets, in chips. */
interface RightAward {
  readonly winners?: readonly number[] | null;
  readonly shares?: readonly { readonly seat: number; readonly amount: number }[] | null;
}

export type ClaimCommand =
  /** The tabled hand of `seat` was read wrongly. Without winners they are those by the cards; where these are not known, the claim is kept. */
  | ({ readonly type: 'ClaimReading'; readonly pot: number; readonly seat: number } & RightAward & Claim)
  /** The pot went to the wrong seats or in wrong parts; `killedWinner`: because a tabled winning hand was swept away. */
  | ({ readonly type: 'ClaimAward'; readonly pot: number; readonly killedWinner?: boolean } & RightAward & Claim)
  /** Chips that the seat owed on the street never reached the pot. `gathered` is false where the chips of the round still lie in front of the players. */
  | ({
      readonly type: 'ClaimAmount';
      readonly street: Street;
      readonly seat: number;
      readonly amount: number;
      readonly gathered?: boolean;
    } & Claim)
  /**
   * The award of a pot on which a claim was accepted; the same as before dismisses the claim. With a reason the director corrects a pot
   * against the rulebook, whatever time has gone by.
   */
  | ({ readonly type: 'CorrectAward'; readonly pot: number; readonly reason?: string | null } & RightAward & Claim)
  | { readonly type: 'ReportCardsPickedUp'; readonly at: number }
  /** Given by the process manager: an earlier hand of the table was corrected while this one is played. `amount` below 0 is taken. */
  | {
      readonly type: 'CorrectStacks';
      readonly handId: HandId;
      readonly correction: number;
      readonly changes: readonly { readonly seat: number; readonly amount: number }[];
    };
