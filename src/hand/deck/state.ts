/**
 * What a hand keeps of the board and the deck: wrong burns, premature streets, a board removed, a stub or a deck that is wrong, void hands.
 * Pure. May import: `events/` (types).
 */

// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface DeckState {}

export const quietDeck: DeckState = {};
