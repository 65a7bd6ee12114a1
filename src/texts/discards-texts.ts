/**
 * What refusals on hands that die otherwise than by a fold: swept, thrown, touched, retrieved, shown; phones and players who leave say to a person.
 * Pure. May import: its neighbours, the hand's refusal codes.
 */
import type { DiscardRefusals } from '../hand/discards/refusals.js';
import type { TextsOf } from './shared-texts.js';

export const discardsTexts: TextsOf<DiscardRefusals> = {
  HAND_TABLED: {
    en: 'The hand of seat {seat} lies open and is not beaten: it can’t be killed.',
    fr: 'La main de la place {seat} est ouverte et n’est pas battue : elle ne peut être tuée.',
  },
  FOLD_IS_BINDING: {
    en: 'Seat {seat} threw its hand, and that is binding.',
    fr: 'La place {seat} a jeté sa main, et cela l’engage.',
  },
  TOUCHED_MUCK: {
    en: 'The hand of seat {seat} touched dead cards: it can’t come back.',
    fr: 'La main de la place {seat} a touché des cartes mortes : elle ne peut être reprise.',
  },
  NOT_IDENTIFIABLE: {
    en: 'The cards of seat {seat} can’t be told apart any more.',
    fr: 'Les cartes de la place {seat} ne se reconnaissent plus.',
  },
  VIEWER_NOT_LIVE: {
    en: 'Say which player with live cards saw the hand of seat {seat}.',
    fr: 'Indiquez quel joueur encore en jeu a vu la main de la place {seat}.',
  },
};
