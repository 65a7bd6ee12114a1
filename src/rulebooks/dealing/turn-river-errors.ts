/**
 * A turn or river dealt wrongly (matrix of dealing, section 8). The numbers of cards are those of `flop-errors.ts`.
 * Pure. May import: `definition.ts`.
 */
import { choice, says, stands, t } from '../definition.js';

export const turn = {
  premature: choice({
    title: t('Premature turn', 'Turn prématurée'),
    about: t('What is done with a turn shown before the betting was over.', "Que faire d'une turn montrée avant la fin des mises."),
    values: {
      newTurnNoBurn: t(
        'it goes back into the stub, and another turn comes without a burn',
        'elle retourne au paquet, une autre turn vient sans carte brûlée',
      ),
      riverBecomesTurn: t(
        'the card of the river becomes the turn; it goes back into the stub for the river, without a burn',
        'la carte de la river devient turn ; elle retourne au paquet pour la river, sans carte brûlée',
      ),
    },
    books: {
      redcactus: says('newTurnNoBurn', 'RC 39-B'),
      mons: says('riverBecomesTurn', 'MO 2.11'),
      ropta: says('riverBecomesTurn', 'RO 7.4'),
      toufflers: says('riverBecomesTurn', 'TF §2 b11'),
    },
    silent: stands('riverBecomesTurn', 'RO 7.4'),
  }),
};
