/**
 * What can be asked of a hand on the showdown: all-in hands turned up, one card tabled, hands asked to be seen or checked, announcements
 * that were false, pots to be pushed.
 * Pure. May import: `events/`.
 */
import type { Card, HoleCards } from '../../../events/values.js';

export type ShowingCommand =
  /** The tables play hand for hand, and others have not finished: hands that are all in wait face down (RO 2.7). */
  | { readonly type: 'HoldAllInHands' }
  /** Calls on all live hands to be turned up, players being all in and the betting over. Hands that were held back wait until `otherTablesFinished`. */
  | { readonly type: 'TurnUpAllInHands'; readonly otherTablesFinished?: boolean }
  /** Given by the process manager to a hand that was begun hand for hand: the other tables are done. A second time gives no events. */
  | { readonly type: 'ReleaseAllInHands' }
  /** An official sets the order in which hands are shown: from `seat`, or as the book has it (RC 17). */
  | { readonly type: 'ImposeShowdownOrder'; readonly seat?: number | null }
  /** Turns up one card of a hand, and not the other. */
  | { readonly type: 'TableOneCard'; readonly seat: number; readonly card: Card }
  /** The seat will not turn up a hand that it must. */
  | { readonly type: 'RefuseToTable'; readonly seat: number }
  /**
   * A player asks to see another's hand. What is told of a hand that was thrown away is the table's word; untold, it is taken for lost.
   * `cards` are entered where the hand is turned up at once.
   */
  | {
      readonly type: 'RequestToSee';
      readonly bySeat: number;
      readonly targetSeat: number;
      readonly cards?: HoleCards | null;
      /** Beyond doubt these are its cards. */
      readonly identifiable?: boolean | null;
      /** It touched a dead card. Default: it did, where it was thrown away. */
      readonly touchedMuck?: boolean | null;
      /** The dealer put it in the muck. */
      readonly muckedByDealer?: boolean | null;
    }
  /**
   * Hands are to be looked at by an official, against collusion. `by`: a seat at the table, in the hand or not; null for an official.
   * `earlierRequests`: how often the same player has asked before in the tournament. `cards`: what the official saw, if he enters it.
   */
  | {
      readonly type: 'RequestHandControl';
      readonly by: number | null;
      readonly targetSeats: readonly number[];
      readonly suspicion?: string | null;
      readonly earlierRequests?: number;
      readonly cards?: readonly { readonly seat: number; readonly cards: HoleCards }[];
    }
  /** The seat announced a hand that it did not hold. `earlier`: how often it had done so before in the tournament. */
  | { readonly type: 'ReportFalseAnnouncement'; readonly seat: number; readonly deliberate: boolean; readonly earlier?: number }
  /** The smallest chip that lies in the pots, in chips: in some books they are split down to it and no further (MO 9.8). */
  | { readonly type: 'ReportSmallestChip'; readonly chip: number }
  /**
   * Pushes the pots. What follows from the hands that lie face up is pushed without being asked: this says why the rest waits, and
   * takes winners that the table names where the board was not entered. `withoutTabling`: a seat that claims the pots unseen.
   */
  | {
      readonly type: 'AwardPots';
      readonly withoutTabling?: number | null;
      readonly winners?: readonly { readonly pot: number; readonly seats: readonly number[] }[] | null;
      readonly smallestChipInPot?: number | null;
    };
