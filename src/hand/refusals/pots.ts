/**
 * Why a hand refuses a result that is given without its acts. Amounts are chips.
 */

/** What an act that was typed leaves open, so that its street must be typed to the end. */
export type LeftOpen = 'earlyAct' | 'darkBet' | 'restriction' | 'undercall' | 'allInWaits';

export interface PotRefusals {
  /** `open`: what was typed left this open; the hand is typed on. */
  RESULT_NEEDS_ACTS: { open: LeftOpen };
  /** `seat`, `put`, `min`, `max`: less than the seat has in already, more than it has, or other than what it had in when it folded. */
  PUT_OUT_OF_RANGE: { seat: number; put: string | number; min: number; max: number };
  /** `seat`, `put`, `most`: it is said to be still in, has chips left, and put in less than another. */
  PUT_NOT_MATCHED: { seat: number; put: number; most: number };
  /** `seat`, `put`, `most`: it folded with more in than anybody who was still in. */
  FOLDED_ABOVE_ALL: { seat: number; put: number; most: number };
  /** `seat`: it is named twice. */
  SEAT_NAMED_TWICE: { seat: number };
  /** `given`, `out`: the seats that were said to be out, and those that the result leaves without chips. */
  OUT_DISAGREES: { given: readonly number[]; out: readonly number[] };
}
