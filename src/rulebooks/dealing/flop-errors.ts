/**
 * A flop dealt wrongly (matrix of dealing, section 8). The stub's cards are numbered from the burn of the flop: 1 the burn, 2 to 4 the
 * flop, 5 the burn of the turn, 6 the turn, 7 the burn of the river, 8 the river.
 * Pure. May import: `definition.ts`.
 */
import { choice, says, stands, t } from '../definition.js';

const unknownOrder = {
  apart: t('the cards in question are shuffled among themselves', 'les cartes en cause sont mélangées entre elles'),
  stub: t('they go back into the stub, which is shuffled', 'elles retournent au paquet, qui est mélangé'),
};

export const flop = {
  noBurn: {
    unknownOrder: choice({
      title: t('Flop without a burn, order unknown', 'Flop sans carte brûlée, ordre inconnu'),
      about: t(
        'How it is put right when nobody can say which card came first.',
        'Comment le réparer quand nul ne sait quelle carte est venue la première.',
      ),
      values: unknownOrder,
      books: { mons: says('stub', 'MO 2.5'), ropta: says('apart', 'RO 7.3'), toufflers: says('stub', 'TF §2 b5') },
      silent: stands('apart', 'RO 7.3'),
    }),
  },
  twoBurns: {
    unknownOrder: choice({
      title: t('Flop after two burns, order unknown', 'Flop avec deux cartes brûlées, ordre inconnu'),
      about: t(
        'How it is put right when the order of the cards is not known.',
        "Comment le réparer quand l'ordre des cartes n'est pas connu.",
      ),
      values: unknownOrder,
      books: { mons: says('stub', 'MO 2.6'), ropta: says('apart', 'RO 7.3'), toufflers: says('stub', 'TF §2 b6') },
      silent: stands('apart', 'RO 7.3'),
    }),
  },
  fourCards: {
    knownOrder: choice({
      title: t('Flop of four cards, order known', 'Flop à quatre cartes, ordre connu'),
      about: t(
        'Which of the four cards goes out, when everybody agrees on their order.',
        "Laquelle des quatre cartes sort, quand tous s'accordent sur l'ordre.",
      ),
      values: {
        shuffleAndDraw: t(
          'one drawn by the director after a shuffle, to be the burn of the turn',
          'celle que le directeur tire après mélange, brûlée pour la turn',
        ),
        lastIsBurn: t('the last one, to be the burn of the turn', 'la dernière, brûlée pour la turn'),
      },
      books: {
        redcactus: says('shuffleAndDraw', 'RC 39-A'),
        mons: says('lastIsBurn', 'MO 2.7'),
        ropta: says('lastIsBurn', 'RO 7.3'),
        toufflers: says('lastIsBurn', 'TF §2 b7'),
      },
      silent: stands('lastIsBurn', 'RO 7.3'),
    }),
    unknownOrder: choice({
      title: t('Flop of four cards, order unknown', 'Flop à quatre cartes, ordre inconnu'),
      about: t(
        'How it is put right when the fourth card cannot be told.',
        'Comment le réparer quand on ne sait plus laquelle est la quatrième.',
      ),
      values: unknownOrder,
      books: {
        redcactus: says('apart', 'RC 39-A'),
        mons: says('stub', 'MO 2.7'),
        ropta: says('apart', 'RO 7.3'),
        toufflers: says('stub', 'TF §2 b7'),
      },
      silent: stands('apart', 'RO 7.3'),
    }),
  },
};
