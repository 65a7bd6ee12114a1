/**
 * What can be asked of a hand on the initial deal: presence, the cut, cards exposed, boxed, fallen or flashed, misdeals and redeals, missing and extra cards.
 * Pure. May import: `events/`.
 */

export type DealCommand = never;
