/**
 * The refusals about hands that die without a fold.
 */
import type { DiscardRefusals } from '../hand/refusals/discards.js';
import type { TextsOf } from './shared-texts.js';

export const discardsTexts: TextsOf<DiscardRefusals> = {
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
    en: 'The hand of seat {seat} dies, and nobody has called {amount} of its bet. No rulebook says what becomes of them: the director says so with `uncalled`, REFUND or NONE.',
    fr: 'La main du siège {seat} meurt, et personne n’a payé {amount} de sa mise. Aucun règlement ne dit ce que deviennent ces jetons : le directeur l’indique par `uncalled`, REFUND ou NONE.',
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
