/**
 * What a hand keeps of what may be said of a pot afterwards: how a hand was read, how much there was, who got it.
 * Pure. May import: `events/` (types).
 */

// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface ClaimState {}

export const quietClaim: ClaimState = {};
