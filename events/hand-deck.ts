/**
 * Events of one hand on the board and the deck: wrong burns, premature streets, a board removed, a stub or a deck that is wrong, void hands. They stand in stream `hand-{id}` with those of `hand`.
 * May import: zod and its neighbours in `events/`.
 */

export const deckEvents = {} as const;
