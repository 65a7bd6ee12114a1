/**
 * Why a hand refuses a command on the board and the deck: wrong burns, premature streets, a board removed, a stub or a deck that is wrong, void hands.
 * Pure. May import: nothing.
 */

export type DeckRefusalCode = never;
