/**
 * What can be asked of a hand on the board and the deck: wrong burns, premature streets, a board removed, a stub or a deck that is wrong, void hands.
 * Pure. May import: `events/`.
 */

export type DeckCommand = never;
