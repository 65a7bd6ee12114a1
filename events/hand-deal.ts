/**
 * Events of one hand on the initial deal: presence, the cut, cards exposed, boxed, fallen or flashed, misdeals and redeals, missing and extra cards. They stand in stream `hand-{id}` with those of `hand`.
 * May import: zod and its neighbours in `events/`.
 */

export const dealEvents = {} as const;
