/**
 * What a hand keeps of the initial deal: presence, the cut, cards exposed, boxed, fallen or flashed, misdeals and redeals, missing and extra cards.
 * Pure. May import: `events/` (types).
 */

// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface DealState {}

export const quietDeal: DealState = {};
