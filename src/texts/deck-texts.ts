/**
 * What refusals on the board and the deck: wrong burns, premature streets, a board removed, a stub or a deck that is wrong, void hands say to a person.
 * Pure. May import: its neighbours, the hand's refusal codes.
 */
import type { DeckRefusals } from '../hand/deck/refusals.js';
import type { TextsOf } from './shared-texts.js';

export const deckTexts: TextsOf<DeckRefusals> = {
  ERROR_COVERED_BY_ACTION: {
    en: 'So much was played on the {street} that it stands, and play goes on. Seats that were skipped and may only fold or call: {skipped}.',
    fr: 'On a tant joué sur ce tour ({street}) qu’il reste, et le jeu continue. Places sautées, qui ne peuvent que passer ou suivre : {skipped}.',
  },
  BOARD_ERROR_TOO_LATE: {
    en: 'The {street} can’t be taken back any more: its bets are in the pot, or another street has followed.',
    fr: 'Ce tour ({street}) ne peut plus être repris : ses mises sont dans le pot, ou un autre tour a suivi.',
  },
  BURN_NOT_DUE: {
    en: 'No burn is due before the {street} this time, so none is missing.',
    fr: 'Cette fois aucune carte n’est à brûler avant ce tour ({street}) ; il n’en manque pas.',
  },
  SHOWN_CARDS_CONTRADICTED: {
    en: 'The {street} lies in the record with {known}, not {given}.',
    fr: 'Ce tour ({street}) est noté avec {known}, pas {given}.',
  },
  NO_CORRECTION_DUE: {
    en: 'No cards of the {street} are awaited: report what went wrong with it first.',
    fr: 'Aucune carte de ce tour ({street}) n’est attendue : signalez d’abord ce qui n’allait pas.',
  },
  CORRECTED_CARDS_CONTRADICTED: {
    en: 'The {street} can’t be {cards}: {kept} stay on it, and {drawn} of {from} come to it.',
    fr: 'Ce tour ({street}) ne peut être {cards} : {kept} y restent, et {drawn} de {from} y viennent.',
  },
  NOT_A_VOID_CAUSE: {
    en: 'This does not cancel a hand: {cause}.',
    fr: 'Cela n’annule pas un coup : {cause}.',
  },
};
