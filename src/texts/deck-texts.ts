/**
 * What refusals on the board and the deck: wrong burns, premature streets, a board removed, a stub or a deck that is wrong, void hands say to a person.
 * Pure. May import: its neighbours, the hand's refusal codes.
 */
import type { DeckRefusalCode } from '../hand/deck/refusals.js';
import type { Sentence } from './sentences.js';

export const deckTexts: Readonly<Record<DeckRefusalCode, Sentence>> = {};
