/**
 * What players do in the betting, plainly or as it was seen at the table, and what the director says of it.
 * Pure. May import: `events/` (types), the betting (types).
 */
import type { Gesture, RulingOption } from '../../../events/judging.js';
import type { Street } from '../../../events/values.js';
import type { Action } from '../betting/action.js';

export type ActCommand =
  | { readonly type: 'Act'; readonly seat: number; readonly action: Action; readonly gesture?: undefined }
  /** An act as it was seen at the table, in turn or before it; the rulebook says what it counts as. */
  | { readonly type: 'Act'; readonly seat: number; readonly gesture: Gesture; readonly action?: undefined }
  /** Acts of several seats at the same moment; taken in turn order, however they are given. */
  | { readonly type: 'ActSimultaneously'; readonly acts: readonly { readonly seat: number; readonly gesture: Gesture }[] }
  /** An act announced before the cards of its street are turned up (RO 9.16). */
  | { readonly type: 'BetInTheDark'; readonly seat: number; readonly street: Exclude<Street, 'preflop'>; readonly gesture: Gesture }
  /** The dealer confirms what the seat announced in the dark; unconfirmed, it does not bind. */
  | { readonly type: 'ConfirmDarkBet'; readonly seat: number; readonly street: Exclude<Street, 'preflop'> }
  /** The director's answer to a ruling that was requested. `amount` is a total on the street, where the option leaves it to him. */
  | {
      readonly type: 'RuleOnAction';
      readonly rulingId: number;
      readonly option: RulingOption;
      readonly amount?: number | null;
      readonly reason?: string | null;
    }
  /**
   * The director departs from the text for fairness: he sets the action of the seat in turn, instead of what its gesture (given
   * here) or the ruling that is open would come to. The reason is kept with what the book says.
   */
  | {
      readonly type: 'OverrideRuling';
      readonly seat: number;
      readonly gesture?: Gesture | null;
      readonly action: Action;
      readonly reason: string;
    };
