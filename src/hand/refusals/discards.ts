/**
 * Why a hand refuses a command on hands that die otherwise than by a fold: swept, thrown, touched, retrieved, shown; phones and players who leave.
 */
import type { SentencesOf } from '../../decider.js';

export interface DiscardRefusals {
  /** `seat`: its hand lies open, and no other beats it; it can't be killed. */
  HAND_TABLED: { seat: number };
  /** `seat`: a thrown hand stays thrown. */
  FOLD_IS_BINDING: { seat: number };
  /** `seat`: its cards touched dead ones. */
  TOUCHED_MUCK: { seat: number };
  /** `seat`: its cards can't be identified. */
  NOT_IDENTIFIABLE: { seat: number };
  /** `seat`: its hand dies with chips in that nobody called; no book says what becomes of this `amount`. */
  UNCALLED_BET_TO_RULE: { seat: number; amount: number };
  /** `seat`: its player is disqualified, so that its hand stays dead. */
  PLAYER_EXPELLED: { seat: number };
  /** `seat`: who saw the hand must be said, and be another player with live cards. */
  VIEWER_NOT_LIVE: { seat: number };
}

/** What a person reads of each. */
export const discardsSentences: SentencesOf<DiscardRefusals> = {
  HAND_TABLED: {
    en: 'The hand of seat {seat} is face up and not beaten, so it can’t be killed.',
    fr: 'La main du siège {seat} est montrée et n’est pas battue : elle ne peut pas être tuée.',
  },
  FOLD_IS_BINDING: {
    en: 'Seat {seat} threw its hand away, and that is binding.',
    fr: 'Le siège {seat} a jeté sa main, et cela l’engage.',
  },
  TOUCHED_MUCK: {
    en: 'The hand of seat {seat} touched dead cards, so it can’t come back.',
    fr: 'La main du siège {seat} a touché des cartes mortes : elle ne peut pas être reprise.',
  },
  NOT_IDENTIFIABLE: {
    en: 'The cards of seat {seat} can no longer be identified.',
    fr: 'Les cartes du siège {seat} ne sont plus identifiables.',
  },
  UNCALLED_BET_TO_RULE: {
    en: 'The hand of seat {seat} dies, and nobody has called {amount} of its bet. No rulebook says what becomes of them: the director says whether they come back or stay in the pot (uncalled).',
    fr: 'La main du siège {seat} meurt, et personne n’a payé {amount} de sa mise. Aucun règlement ne dit ce que deviennent ces jetons : le directeur dit s’ils reviennent ou restent au pot (uncalled).',
  },
  PLAYER_EXPELLED: {
    en: 'The player of seat {seat} is disqualified: the hand stays dead.',
    fr: 'Le joueur du siège {seat} est disqualifié : sa main reste morte.',
  },
  VIEWER_NOT_LIVE: {
    en: 'Say which other player with live cards saw the hand of seat {seat}.',
    fr: 'Indiquez quel autre joueur encore en jeu a vu la main du siège {seat}.',
  },
};
