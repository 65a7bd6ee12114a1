/**
 * A turn or river dealt wrongly. The numbers of cards are those of `flop-errors.ts`.
 */
import { choice, rule, says, stands, t } from '../definition.js';

export const turn = {
  premature: choice({
    title: t('Premature turn', 'Turn prématurée'),
    about: t('What is done with a turn shown before the betting was over.', 'Que faire d’une turn montrée avant la fin des mises.'),
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
      redcactus: says('newTurnNoBurn', 'RC 39-B', { reading: 'CD-RC-08' }),
      mons: says('riverBecomesTurn', 'MO 2.11'),
      ropta: says('riverBecomesTurn', 'RO 7.4', { reading: 'CD-RO-09' }),
      toufflers: says('riverBecomesTurn', 'TF §2 b11'),
    },
    silent: stands('riverBecomesTurn', 'RO 7.4'),
  }),
  noBurn: rule`becomesBurn | Turn without a burn: it is burned, the next card takes its place
    | Turn sans carte brûlée : elle est brûlée, la suivante la remplace | MO 2.8; TF §2 b8 | RO 7.1; RO 7.3`,
  twoBurns: {
    knownOrder: rule`secondBurnIsTurn | Turn after two burns, order known: the second burn is the turn, the card shown the burn of the river
      | Turn avec deux cartes brûlées, ordre connu : la seconde brûlée est la turn, la carte montrée est brûlée pour la river
      | MO (MO 2.6); TF (TF §2 b6) | RO 7.1; RO 7.3`,
    unknownOrder: choice({
      title: t('Turn after two burns, order unknown', 'Turn avec deux cartes brûlées, ordre inconnu'),
      about: t(
        'How it is put right when the burns cannot be told apart.',
        'Comment la réparer quand on ne distingue plus les cartes brûlées.',
      ),
      values: {
        apart: t('the three cards are shuffled among themselves', 'les trois cartes sont mélangées entre elles'),
        stub: t(
          'the card shown and a burn go back into the stub, which is shuffled',
          'la carte montrée et une brûlée retournent au paquet, qui est mélangé',
        ),
      },
      books: { mons: stands('stub', 'MO 2.6'), toufflers: stands('stub', 'TF §2 b6') },
      silent: stands('apart', 'RO 7.3'),
    }),
  },
};

export const river = {
  premature: rule`newRiverNoBurn | Premature river: it goes back into the stub; another comes without a burn
    | River prématurée : elle retourne au paquet ; une autre vient sans carte brûlée
    | RC (RO 7.5; TDA-EN RP-5) [CD-RC-08]; MO 2.12; RO 7.5; TF §2 b12 [CD-MO-02] | RO 7.5`,
  noBurn: rule`becomesBurn | River without a burn: it is burned, the next card takes its place
    | River sans carte brûlée : elle est brûlée, la suivante la remplace | MO 2.8; TF §2 b8 | RO 7.1; RO 7.3`,
  twoBurns: {
    knownOrder: rule`secondBurnIsRiver | River after two burns, order known: the second burn is the river, the card shown is out of play
      | River avec deux cartes brûlées, ordre connu : la seconde brûlée est la river, la carte montrée est hors jeu
      | MO (MO 2.6); TF (TF §2 b6) | RO 7.1; RO 7.3`,
  },
};
