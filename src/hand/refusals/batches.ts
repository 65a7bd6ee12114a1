/**
 * Why a hand refuses several things that are given at once, beside the refusal of one of them.
 */

export interface BatchRefusals {
  /** `index`: the entry has no field or several; an act has an action and a gesture, or neither. */
  ENTRY_UNCLEAR: { index: number };
  /** `index`: the entry that the director must rule on before the next is judged; what they are asked, and what the book proposes. */
  RULING_BEFORE_NEXT: { index: number; seat: number; options: readonly string[]; default: string };
  /** `seat`: it is not to act in this round of betting. */
  SEAT_NOT_TO_ACT: { seat: number };
}
