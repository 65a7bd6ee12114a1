/**
 * What can be asked of a hand on what may be said of a pot afterwards: how a hand was read, how much there was, who got it.
 * Pure. May import: `events/`.
 */

export type ClaimCommand = never;
