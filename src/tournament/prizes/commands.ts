/**
 * What can be asked of a tournament about prizes, deals and bounties. Money is in whole cents.
 * Pure. May import: `events/`.
 */
import type { PlayerId } from '../../../events/ids.js';
import type { DealMethod, PrizeTerms } from '../../../events/tournament-prizes.js';

export type PrizesCommand =
  /** What the tournament is played for: before the start, or while more money can come in by entries and purchases. */
  | { readonly type: 'SetPrizes'; readonly prizes: PrizeTerms; readonly at: number }
  /**
   * Puts a deal to the players who are left. `amounts`: what each gets, as they agreed; worked out by the other methods. `winner`: who is
   * placed first where the deal ends the tournament; the largest stack where it is left out.
   */
  | {
      readonly type: 'ProposeDeal';
      readonly method: DealMethod;
      readonly amounts?: readonly { readonly playerId: PlayerId; readonly cents: number }[] | undefined;
      readonly leftForWinner: number;
      readonly playOn: boolean;
      readonly winner?: PlayerId | undefined;
      readonly at: number;
    }
  /** A player accepts; once all have, the deal is made, and ends the tournament unless play goes on. */
  | { readonly type: 'AcceptDeal'; readonly deal: number; readonly playerId: PlayerId; readonly at: number }
  | { readonly type: 'DeclineDeal'; readonly deal: number; readonly playerId: PlayerId }
  /** The director says who knocked a player out, where no hand that was typed in tells it. `by`: the first of them has the odd cent. */
  | { readonly type: 'NameBountyWinners'; readonly playerId: PlayerId; readonly by: readonly PlayerId[] }
  /** The director says which of the players who share a prize in kind gets what there is for this place. */
  | { readonly type: 'GiveSharedThing'; readonly place: number; readonly playerId: PlayerId; readonly reason: string };

/** Who knocked a player out in a hand: the winners of the pot that held his last chips, clockwise from the left of the button. */
export interface Knockout {
  readonly playerId: PlayerId;
  readonly by: readonly PlayerId[];
}
