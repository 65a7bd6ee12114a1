/**
 * What can be asked of a hand on hands that die otherwise than by a fold: swept, thrown, touched, retrieved, shown; phones and players who leave.
 * Pure. May import: `events/`.
 */

export type DiscardCommand = never;
