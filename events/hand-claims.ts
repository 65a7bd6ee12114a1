/**
 * Events of one hand on what may be said of a pot afterwards: how a hand was read, how much there was, who got it. They stand in stream `hand-{id}` with those of `hand`.
 * May import: zod and its neighbours in `events/`.
 */

export const claimsEvents = {} as const;
