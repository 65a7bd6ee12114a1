/**
 * What holds for every error of the board, and a board taken away too soon.
 */
import { choice, rule, says, stands, t } from '../definition.js';

export const premature = {
  takenBackWhateverSkippedPlayersDo: rule`takenBack | A premature card, when the skipped players then act: taken back all the same
    | Carte prématurée, quand les oubliés agissent ensuite : reprise tout de même | MO 2.13; RO 7.2 [CD-RO-08]; TF §2 b13 | RO 7.2`,
  reshuffle: {
    excluded: rule`deadCards | Cards that stay out of a reshuffle: thrown, burned, flashed and boxed cards
      | Cartes exclues du remélange : les cartes jetées, brûlées, flashées et à l’envers | RO 7.2; RO 7.3 | RO 7.2`,
  },
  betting: rule`finished | Betting cut short by a premature card: earlier bets stand, and the round is finished first
    | Mises interrompues par une carte prématurée : les mises d’avant valent, et le tour se finit d’abord | RO 7.2 | RO 7.2`,
};

export const board = {
  error: {
    earlierRoundsBets: rule`kept | Earlier bets, after an error of the board: are kept
      | Mises d’avant une erreur de tableau : sont conservées | RO 7.1 | RO 7.1`,
    faultyRoundBets: rule`returned | Bets made on a wrong board: come back, and the round is played again
      | Mises faites sur un mauvais tableau : reviennent, et le tour se rejoue | RO 7.1 [CD-RO-28] | RO 7.1`,
    afterSA: choice({
      title: t('A premature card after substantial action', 'Carte prématurée après une action substantielle'),
      about: t(
        'Whether a card dealt too soon stands once substantial action was made on it.',
        'Si une carte prématurée reste une fois qu’une action substantielle s’est jouée dessus.',
      ),
      values: {
        stands: t('it stands, and play goes on', 'elle reste, et le jeu continue'),
        takenBack: t('it is taken back, and so are the bets made on it', 'elle est reprise, avec les mises faites sur elle'),
      },
      books: {
        mons: says('takenBack', 'MO 2.13', { reading: 'CD-RO-08' }),
        ropta: says('stands', 'RO 7.1', { reading: 'CD-RO-08' }),
        toufflers: says('takenBack', 'TF §2 b13', { reading: 'CD-RO-08' }),
      },
      silent: stands('stands', 'RO 7.1'),
    }),
    othersAfterSA: rule`playOn
      | Other errors of the board after substantial action: play goes on, and the right cards come later where they can
      | Autres erreurs de tableau après une action substantielle : le jeu continue, et les bonnes cartes viennent ensuite si possible
      | RO 7.1 | RO 7.1`,
    voidsHand: rule`no | Errors of the board and the hand: no, even several; the dealer is warned
      | Erreurs de tableau et validité de la main : non, même plusieurs ; le donneur est averti | RO 7.1; RO 7.5 | RO 7.1`,
  },
  deadHoleCards: {
    reshuffled: rule`never | Dead hole cards in a reshuffle: never | Cartes mortes des joueurs et remélange : jamais | RO 7.3 | RO 7.3`,
  },
  removedEarly: {
    discernible: rule`playOn | Board taken away, still discernible: the hand goes on | Tableau enlevé, encore discernable : la main continue
      | RO 7.6 | RO 7.6`,
    indiscernible: rule`split | Board taken away, lost: those still in share the pot
      | Tableau enlevé, perdu : les joueurs encore en jeu se partagent le pot | RO 7.6 | RO 7.6`,
  },
};
