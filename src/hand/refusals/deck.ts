/**
 * Why a hand refuses a command on the board and the deck: wrong burns, premature streets, a board removed, a stub or a deck that is wrong, void hands.
 */
import type { SentencesOf } from '../../decider.js';
export interface DeckRefusals {
  /** `street`, `skipped`: seats of the round before that were to act; they may fold or call, no more. Enough was done on the street. */
  ERROR_COVERED_BY_ACTION: { street: string; skipped: readonly number[] };
  /** `street`: chips that were bet on it are gathered, or another street has followed. */
  BOARD_ERROR_TOO_LATE: { street: string };
  /** `street`: it is dealt without a burn this time, so none is missing. */
  BURN_NOT_DUE: { street: string };
  /** `street`, `known`, `given`: it lies in the record with other cards. */
  SHOWN_CARDS_CONTRADICTED: { street: string; known: readonly string[]; given: readonly string[] };
  /** `street`: no cards of it are awaited. */
  NO_CORRECTION_DUE: { street: string };
  /** `street`, `cards`, `kept`, `drawn`, `from`: `cards` must keep `kept`, and take `drawn` of the cards in `from`. */
  CORRECTED_CARDS_CONTRADICTED: {
    street: string;
    cards: readonly string[];
    kept: readonly string[];
    drawn: number;
    from: readonly string[];
  };
  /** `cause`: it does not cancel a hand. */
  NOT_A_VOID_CAUSE: { cause: string };
}

/** What a person reads of each. */
export const deckSentences: SentencesOf<DeckRefusals> = {
  ERROR_COVERED_BY_ACTION: {
    en: 'Enough was played on the {street}, so it stands.[ {skipped|The seat that was|The seats that were} skipped may only fold or call: {skipped}.]',
    fr: 'On a assez joué sur ce tour ({street}) : il reste.[ {skipped|Le siège sauté ne peut|Les sièges sautés ne peuvent} que se coucher ou suivre : {skipped}.]',
  },
  BOARD_ERROR_TOO_LATE: {
    en: 'The {street} can’t be taken back. Its bets are in the pot, or another street has followed.',
    fr: 'Ce tour ({street}) ne peut plus être repris. Ses mises sont dans le pot, ou un autre tour a suivi.',
  },
  BURN_NOT_DUE: {
    en: 'No burn is due before the {street} this time, so none is missing.',
    fr: 'Cette fois, aucune carte n’est à brûler avant ce tour ({street}) ; il n’en manque donc pas.',
  },
  SHOWN_CARDS_CONTRADICTED: {
    en: 'The {street} is recorded as {known:cards}, not {given:cards}. Correct the entry.',
    fr: 'Ce tour ({street}) est enregistré avec {known:cards}, pas {given:cards}. Corrigez la saisie.',
  },
  NO_CORRECTION_DUE: {
    en: 'No cards of the {street} are awaited. First report what went wrong with it (reportBoardError).',
    fr: 'Aucune carte de ce tour ({street}) n’est attendue. Signalez d’abord l’erreur (reportBoardError).',
  },
  CORRECTED_CARDS_CONTRADICTED: {
    en: 'The {street} can’t be {cards:cards}. It keeps {kept:cards}, and gets {drawn} of {from:cards}.',
    fr: 'Ce tour ({street}) ne peut pas être {cards:cards}. Il garde {kept:cards}, et reçoit {drawn} carte{drawn||s} parmi {from:cards}.',
  },
  NOT_A_VOID_CAUSE: {
    en: 'Under this rulebook this does not cancel a hand: {cause}.',
    fr: 'Selon ce règlement, cela n’annule pas une main : {cause}.',
  },
};
