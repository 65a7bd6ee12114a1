/**
 * A flop dealt wrongly. The stub's cards are numbered from the burn of the flop: 1 the burn, 2 to 4 the flop, 5 the burn of the turn, 6 the
 * turn, 7 the burn of the river, 8 the river.
 */
import { choice, rule, says, stands, t } from '../definition.js';

const unknownOrder = {
  apart: t('the cards in question are shuffled among themselves', 'les cartes en cause sont mélangées entre elles'),
  stub: t('they go back into the stub, which is shuffled', 'elles retournent au paquet, qui est mélangé'),
};

export const flop = {
  noBurn: {
    knownOrder: rule`firstIsBurn | Flop without a burn, order known: the first card is burned, a fourth completes the flop
      | Flop sans carte brûlée, ordre connu : la première est brûlée, une quatrième complète le flop
      | MO 2.5 [CD-ALL-02]; RO 7.3 [CD-ALL-02]; TF §2 b5 [CD-ALL-02] | RO 7.3`,
    unknownOrder: choice({
      title: t('Flop without a burn, order unknown', 'Flop sans carte brûlée, ordre inconnu'),
      about: t(
        'How it is put right when nobody can say which card came first.',
        'Comment le réparer quand nul ne sait quelle carte est venue la première.',
      ),
      values: unknownOrder,
      books: {
        mons: says('stub', 'MO 2.5', { reading: 'CD-MO-02' }),
        ropta: says('apart', 'RO 7.3'),
        toufflers: says('stub', 'TF §2 b5', { reading: 'CD-MO-02' }),
      },
      silent: stands('apart', 'RO 7.3'),
    }),
  },
  twoBurns: {
    knownOrder: rule`secondBurnJoins
      | Flop after two burns, order known: the second burn becomes the first card of the flop, the last card of the flop the burn of the turn
      | Flop avec deux cartes brûlées, ordre connu : la seconde brûlée devient première du flop, la dernière du flop est brûlée pour la turn
      | MO 2.6; RO 7.3; TF §2 b6 | RO 7.3`,
    unknownOrder: choice({
      title: t('Flop after two burns, order unknown', 'Flop avec deux cartes brûlées, ordre inconnu'),
      about: t(
        'How it is put right when the order of the cards is not known.',
        'Comment le réparer quand l’ordre des cartes n’est pas connu.',
      ),
      values: unknownOrder,
      books: {
        mons: says('stub', 'MO 2.6', { reading: 'CD-MO-02' }),
        ropta: says('apart', 'RO 7.3'),
        toufflers: says('stub', 'TF §2 b6', { reading: 'CD-MO-02' }),
      },
      silent: stands('apart', 'RO 7.3'),
    }),
  },
  fourCards: {
    knownOrder: choice({
      title: t('Flop of four cards, order known', 'Flop à quatre cartes, ordre connu'),
      about: t(
        'Which of the four cards goes out, when everybody agrees on their order.',
        'Laquelle des quatre cartes sort, quand tous s’accordent sur l’ordre.',
      ),
      values: {
        shuffleAndDraw: t(
          'one drawn by the director after a shuffle, to be the burn of the turn',
          'celle que le directeur tire après mélange, brûlée pour la turn',
        ),
        lastIsBurn: t('the last one, to be the burn of the turn', 'la dernière, brûlée pour la turn'),
      },
      books: {
        redcactus: says('shuffleAndDraw', 'RC 39-A', { reading: 'CD-RC-07' }),
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
        mons: says('stub', 'MO 2.7', { reading: 'CD-MO-02' }),
        ropta: says('apart', 'RO 7.3'),
        toufflers: says('stub', 'TF §2 b7', { reading: 'CD-MO-02' }),
      },
      silent: stands('apart', 'RO 7.3'),
    }),
    burnUnknownToo: choice({
      title: t('Flop of four cards, burn unknown too', 'Flop à quatre cartes, brûlée inconnue aussi'),
      about: t(
        'How it is put right when the burn cannot be told from the four cards.',
        'Comment le réparer quand la brûlée ne se distingue plus des quatre cartes.',
      ),
      values: unknownOrder,
      books: {
        mons: stands('stub', 'MO 2.6', { reading: 'CD-MO-02' }),
        ropta: stands('apart', 'RO 7.3', { reading: 'CD-RO-21' }),
        toufflers: stands('stub', 'TF §2 b6', { reading: 'CD-MO-02' }),
      },
      silent: stands('apart', 'RO 7.3'),
    }),
  },
  premature: {
    burnKnown: rule`newFlopNoBurn | Premature flop: it goes back into the stub; another comes without a burn
      | Flop prématuré : il retourne au paquet ; un autre vient sans carte brûlée
      | RC 39-A (RO 7.3; TDA-EN RP-5) [CD-RC-08]; MO 2.10; RO 7.3; RO 7.2; TF §2 b10 [CD-MO-02] | RO 7.3`,
    onlyOneCardShown: rule`asWhole | One card of the flop shown too soon: as the whole flop
      | Une seule carte du flop montrée trop tôt : comme le flop entier | MO 2.10; RO 7.2; TF §2 b10 | RO 7.2`,
    burnUnknown: rule`newFlopWithBurn | Premature flop, burn unknown: all four cards go back into the stub; another comes with a burn
      | Flop prématuré, brûlée inconnue : les quatre cartes retournent au paquet ; un autre vient avec une carte brûlée | RO 7.3 [CD-RO-09]
      | RO 7.3`,
  },
};
