/**
 * What a hand keeps of hands that die otherwise than by a fold: swept, thrown, touched, retrieved, shown; phones and players who leave.
 * Pure. May import: `events/` (types).
 */

// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface DiscardState {}

export const quietDiscard: DiscardState = {};
