/**
 * Shuffle, cut and deck before the deal (matrix of dealing, section 3).
 * Pure. May import: `definition.ts`.
 */
import { choice, says, stands, t, yesOrNo } from '../definition.js';

export const cut = {
  by: {
    twoDecks: choice({
      title: t('Who cuts, with two decks', 'Qui coupe, à deux paquets'),
      about: t('Who cuts the deck that was shuffled during the last hand.', 'Qui coupe le paquet mélangé pendant le coup précédent.'),
      values: {
        currentDealer: t('the dealer of the hand that is over', 'le donneur du coup terminé'),
        futureDealer: t('the dealer of the next hand', 'le donneur du coup suivant'),
      },
      books: { redcactus: says('currentDealer', 'RC G, shuffle and cut'), ropta: says('futureDealer', 'RO 5.2') },
      silent: stands('futureDealer', 'RO 5.2'),
    }),
  },
  cutCard: yesOrNo({
    title: t('Cut card', 'Cut-card'),
    about: t('Whether the cut is made with a cut card.', 'Si la coupe se fait avec une cut-card.'),
    yes: t('required', 'obligatoire'),
    no: t('not required', 'facultative'),
    books: { toufflers: says(true, 'TF §2 b3') },
    silent: stands(false, 'custom'),
  }),
};
