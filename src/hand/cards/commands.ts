/**
 * What is done with cards as a hand goes its way.
 * Pure. May import: `events/` (types).
 */
import type { Card, HoleCards, Street } from '../../../events/values.js';

export type CardCommand =
  /** Makes dealt cards known to the record (imports, card-reading tables) before they are tabled. */
  | { readonly type: 'RecordHoleCards'; readonly seat: number; readonly cards: HoleCards }
  /** Turns up the street's cards; null where the table does not enter cards. */
  | { readonly type: 'DealBoard'; readonly street: Exclude<Street, 'preflop'>; readonly cards: readonly Card[] | null }
  | { readonly type: 'TableHand'; readonly seat: number; readonly cards: HoleCards }
  /**
   * `potWaits`: the pot is not pushed yet, should this leave one hand alone; somebody may ask to see the hand first, and AwardPots pushes it.
   * `fromRecord`: read from the record of a hand that was played. What happened is kept, though the book has all-in hands turned up.
   */
  | { readonly type: 'MuckHand'; readonly seat: number; readonly potWaits?: boolean; readonly fromRecord?: boolean };
