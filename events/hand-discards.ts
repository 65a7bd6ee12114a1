/**
 * Events of one hand on hands that die otherwise than by a fold: swept, thrown, touched, retrieved, shown; phones and players who leave. They stand in stream `hand-{id}` with those of `hand`.
 * May import: zod and its neighbours in `events/`.
 */

export const discardsEvents = {} as const;
