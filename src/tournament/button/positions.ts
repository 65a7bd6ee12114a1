/**
 * What is known of a table between two hands, and what is worked out of it for the next.
 * Seats are numbers from 1 to 10, clockwise. A position is a seat, and is kept even where nobody sits there.
 */

/** The hand that was played last. */
export interface LastHand {
  readonly button: number;
  /** Where the small blind fell, posted or not. */
  readonly smallBlind: number;
  readonly bigBlind: number;
  /** Whose turn it was to deal. */
  readonly dealer: number;
  /** It was dealt to two players. */
  readonly headsUp: boolean;
}

/** Who sits there now. */
export interface TableNow {
  /** Seats of the table, 2 to 10. */
  readonly maxSeats: number;
  /** Seats of all players with chips, two at least; whether they are at the table is not asked (RO 2.3; MO 3.2). By ascending number. */
  readonly occupied: readonly number[];
  /** Those whose player sat down there since the last hand began. */
  readonly newcomers: readonly number[];
  /** Seats that a player of the last hand has left; a newcomer may sit there by now. */
  readonly vacated: readonly number[];
  /** Those whose player was at the table, and got no cards in the last hand because they were new. */
  readonly waited: readonly number[];
  /** Those whose player is away or suspended; none where it is left out. */
  readonly absent?: readonly number[];
}

/** Where the books differ. */
export interface ButtonRules {
  /** The big blind goes back where the seats behind the small blind, and the big blind's own, fill up with newcomers (RO 2.3). */
  readonly bigBlindGoesBack: boolean;
  /** Who deals where the button is at an empty seat: the player to its right, or who dealt before (RO 4.3; MO 7.14; TF §8 b11). */
  readonly deadButtonDealer: 'rightOfButton' | 'previousDealer';
  /** Who deals where the player at the button is away or suspended (RO 4.3; MO 3.2, 7.14). */
  readonly absentDealer: 'rightOfButton' | 'previousDealer';
}

/**
 * How the positions came about. `first`: a table's first hand. `advance`: each blind went on to the next player. `headsUp`: two are dealt
 * in, and the big blind went on. `insideArc`: everybody sits between the last small blind and the last big blind, so that only the big
 * blind could go on. `bigBlindBack`: the big blind went back among newcomers. `set`: not by rule.
 */
export type Course = 'first' | 'advance' | 'headsUp' | 'insideArc' | 'bigBlindBack' | 'set';

/** The hand that may begin. */
export interface NextHand {
  /** `live`: its player is dealt in; else the button is dead. */
  readonly button: { readonly seat: number; readonly live: boolean };
  /** Whose turn it is to deal, at a table without a dealer of its own. */
  readonly dealer: number;
  /** `posted`: somebody sits there who owes it; else there is no small blind in this hand. */
  readonly smallBlind: { readonly seat: number; readonly posted: boolean };
  readonly bigBlind: number;
  /** Newcomers who get no cards in this hand. */
  readonly waiting: readonly number[];
  readonly headsUp: boolean;
  /** By ascending number. */
  readonly dealtIn: readonly number[];
  readonly course: Course;
}

/** Button and blinds as they were set. */
export interface SetPositions {
  readonly button: number;
  /** Null: nobody owes the small blind. */
  readonly smallBlindSeat: number | null;
  readonly bigBlindSeat: number;
}
