/**
 * Why a tournament refuses what is asked of it about prizes, deals and bounties.
 * Sums are in cents.
 */
import type { None } from '../../decider.js';

export interface PrizesRefusals {
  /** Nobody can enter or buy chips from now on: the prizes are final. */
  PRIZES_FIXED: None;
  /** `deal`: it is made. */
  DEAL_ALREADY_MADE: { deal: number };
  /** A satellite qualifies players and has no other prizes. */
  SATELLITE_HAS_NO_PRIZES: None;
  /** `field`, `price`: entries, rebuys and add-ons cost nothing under this book. */
  ENTRY_IS_FREE: { field: string; price: number };
  /** No house rule allows bounties. */
  BOUNTIES_NOT_ALLOWED: None;
  /** `field`, `price`, `given`: the parts for the pot and the bounty exceed the price. */
  MORE_THAN_THE_PRICE: { field: string; price: number; given: number };
  /** `field`: money goes to the pot, but the prizes are fixed and take nothing from it. */
  POT_WITHOUT_PERCENTAGES: { field: string };
  /** `sum`: hundredths of a percent; they must be 10,000. */
  PERCENTAGES_NOT_WHOLE: { sum: number };
  /** `place`: its prize is larger than the one before it, which has nothing in kind. */
  PRIZES_ASCEND: { place: number };
  /** There is not one prize. */
  NOTHING_TO_WIN: None;
  /** Nobody has said what the tournament is played for. */
  NO_PRIZES_SET: None;
  /** A house rule forbids deals. */
  DEALS_NOT_ALLOWED: None;
  /** More money can still come in by entries and purchases. */
  ENTRIES_STILL_OPEN: None;
  /** `players`, `maximum`. */
  TOO_MANY_FOR_ICM: { players: number; maximum: number };
  /** No prize in money is left for those who are in. */
  NO_PRIZE_MONEY_LEFT: None;
  /** The method says what each gets; amounts come with a deal as agreed only. */
  AMOUNTS_NOT_AGREED: None;
  /** `expected`, `given`: the amounts and what is left for the winner must add up to the prizes that are left. */
  DEAL_SUM_DIFFERS: { expected: number; given: number };
  /** `given`, `maximum`: by how much the first prize is above the second, or all that there is where the players agree on amounts. */
  LEFT_TOO_MUCH: { given: number; maximum: number };
  /** `leftForWinner`: it is left for nobody where play does not go on. */
  PLAY_MUST_GO_ON: { leftForWinner: number };
  /** `players`: they have the most chips, each as many; one must be named. */
  WINNER_NEEDED: { players: readonly string[] };
  /** `deal`: no such deal is proposed; what it stood on may have changed since. */
  NO_DEAL_PROPOSED: { deal: number };
  /** `playerId`: they are not among those who are in. */
  NOT_IN_DEAL: { playerId: string };
  /** There are no bounties in this tournament. */
  NO_BOUNTIES: None;
  /** `playerId`, `handId`: the pots of the hand show it already. */
  BOUNTY_WON_BY_HAND: { playerId: string; handId: string };
  /** `playerId`: nobody knocks themselves out. */
  OWN_BOUNTY: { playerId: string };
  /** `place`, `playerId`: they do not share a prize in kind of that place with others. */
  THING_NOT_SHARED: { place: number; playerId: string };
}
