/**
 * Why button and blinds do not stand so.
 */
import type { SentencesOf } from '../../decider.js';
export interface ButtonRefusals {
  /** `table`, `seat`: both blinds would be posted from one seat. */
  BLINDS_ON_ONE_SEAT: { table: number; seat: number };
  /** `table`, `button`, `smallBlind` (null for none), `bigBlind`: seats as the book has them; others were given without a reason. */
  POSITIONS_NOT_CONFORMING: { table: number; button: number; smallBlind: number | null; bigBlind: number };
  /** `table`, `seat`: where the first button stands already, or must stand by the book. */
  FIRST_BUTTON_FIXED: { table: number; seat: number };
}

/** What a person reads of each. */
export const buttonSentences: SentencesOf<ButtonRefusals, 'BLINDS_ON_ONE_SEAT'> = {
  POSITIONS_NOT_CONFORMING: {
    en: 'By the rulebook, table {table} has the button at seat {button},[ the small blind at {smallBlind},] the big blind at {bigBlind}. Give a reason for other seats.',
    fr: 'Selon le règlement, la table {table} a le bouton au siège {button},[ la petite blinde au {smallBlind},] la grosse blinde au {bigBlind}. Donnez une raison pour d’autres sièges.',
  },
  FIRST_BUTTON_FIXED: {
    en: 'The first button of table {table} is at seat {seat}. It is not drawn again.',
    fr: 'Le premier bouton de la table {table} est au siège {seat}. Il n’est pas tiré à nouveau.',
  },
};
