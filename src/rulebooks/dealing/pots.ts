/**
 * Pots shared, and the chips that cannot be (matrix section 19).
 * Pure. May import: `definition.ts`.
 */
import { choice, says, stands, t } from '../definition.js';

export const split = {
  unit: choice({
    title: t('Down to which chip a pot is broken', "Jusqu'à quel jeton un pot se casse"),
    about: t('Which chip is the one that cannot be divided when a pot is shared.', "Quel jeton est l'indivisible quand un pot se partage."),
    values: {
      smallestInPlay: t('the smallest still in play in the tournament', 'le plus petit encore en jeu dans le tournoi'),
      smallestInPot: t('the smallest in the pots themselves', 'le plus petit des pots eux-mêmes'),
    },
    books: {
      redcactus: says('smallestInPlay', 'RC 20', { reading: 'CD-RC-20' }),
      mons: says('smallestInPot', 'MO 9.8', { reading: 'CD-MO-17' }),
    },
    silent: stands('smallestInPlay', 'RC 20'),
  }),
};
