/**
 * What holds for every error of the board, and a board taken away too soon.
 */
import { agreed, choice, says, stands, t } from '../definition.js';

export const premature = {
  takenBackWhateverSkippedPlayersDo: agreed('takenBack', t('taken back all the same', 'reprise tout de même'), {
    title: t('A premature card, when the skipped players then act', 'Carte prématurée, quand les oubliés agissent ensuite'),
    about: t(
      'Whether a card dealt too soon stays because the skipped players check or fold.',
      'Si une carte prématurée reste parce que les joueurs oubliés disent parole ou passent.',
    ),
    cites: 'MO 2.13; RO 7.2 [CD-RO-08]; TF §2 b13',
    silent: 'RO 7.2',
  }),
  reshuffle: {
    excluded: agreed('deadCards', t('thrown, burned, flashed and boxed cards', "les cartes jetées, brûlées, flashées et à l'envers"), {
      title: t('Cards that stay out of a reshuffle', 'Cartes exclues du remélange'),
      about: t(
        'Which cards do not go back into the stub with premature ones.',
        'Quelles cartes ne retournent pas au paquet avec les prématurées.',
      ),
      cites: 'RO 7.2; RO 7.3',
      silent: 'RO 7.2',
    }),
  },
  betting: agreed(
    'finished',
    t('earlier bets stand, and the round is finished first', "les mises d'avant valent, et le tour se finit d'abord"),
    {
      title: t('Betting cut short by a premature card', 'Mises interrompues par une carte prématurée'),
      about: t(
        'What becomes of the round that a premature card cut short.',
        "Ce que devient le tour qu'une carte prématurée a interrompu.",
      ),
      cites: 'RO 7.2',
      silent: 'RO 7.2',
    },
  ),
};

export const board = {
  error: {
    earlierRoundsBets: agreed('kept', t('are kept', 'sont conservées'), {
      title: t('Earlier bets, after an error of the board', "Mises d'avant une erreur de tableau"),
      about: t('What becomes of bets of the rounds before the error.', "Ce que deviennent les mises des tours qui précèdent l'erreur."),
      unread: t('Gathered chips are no longer bets', 'Des jetons réunis ne sont plus des mises'),
      cites: 'RO 7.1',
      silent: 'RO 7.1',
    }),
    faultyRoundBets: agreed('returned', t('come back, and the round is played again', 'reviennent, et le tour se rejoue'), {
      title: t('Bets made on a wrong board', 'Mises faites sur un mauvais tableau'),
      about: t(
        'What becomes of bets made on the wrong cards, before substantial action.',
        'Ce que deviennent les mises faites sur de mauvaises cartes, avant une action substantielle.',
      ),
      cites: 'RO 7.1 [CD-RO-28]',
      silent: 'RO 7.1',
    }),
    afterSA: choice({
      title: t('A premature card after substantial action', 'Carte prématurée après une action substantielle'),
      about: t(
        'Whether a card dealt too soon stands once substantial action was made on it.',
        "Si une carte prématurée reste une fois qu'une action substantielle s'est jouée dessus.",
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
    othersAfterSA: agreed(
      'playOn',
      t(
        'play goes on, and the right cards come later where they can',
        'le jeu continue, et les bonnes cartes viennent ensuite si possible',
      ),
      {
        title: t('Other errors of the board after substantial action', 'Autres erreurs de tableau après une action substantielle'),
        about: t(
          'What is done about wrong burns or counts once substantial action was made.',
          'Que faire de mauvaises brûlées ou de mauvais nombres après une action substantielle.',
        ),
        cites: 'RO 7.1',
        silent: 'RO 7.1',
      },
    ),
    voidsHand: agreed('no', t('no, even several; the dealer is warned', 'non, même plusieurs ; le donneur est averti'), {
      title: t('Errors of the board and the hand', 'Erreurs de tableau et validité du coup'),
      about: t('Whether errors of the board cancel the hand.', 'Si des erreurs de tableau annulent le coup.'),
      cites: 'RO 7.1; RO 7.5',
      silent: 'RO 7.1',
    }),
    shuffleBy: choice({
      title: t('Who reshuffles and draws', 'Qui remélange et tire'),
      about: t('Who handles the cards when the board is put right.', 'Qui manie les cartes quand on répare le tableau.'),
      unread: t(
        'A step of a procedure names an official wherever cards are shuffled',
        "Une étape de procédure nomme un officiel partout où l'on mélange",
      ),
      values: {
        officialIfAvailable: t('an official, if one is free', 'un arbitre, si possible'),
        directorDraws: t('the dealer shuffles, the director draws', 'le donneur mélange, le directeur tire'),
      },
      books: {
        redcactus: says('directorDraws', 'RC 39-A', { completedBy: 'RO 7.3' }),
        ropta: says('officialIfAvailable', 'RO 7.3; RO 7.4; RO 7.5'),
      },
      silent: stands('officialIfAvailable', 'RO 7.3'),
    }),
  },
  deadHoleCards: {
    reshuffled: agreed('never', t('never', 'jamais'), {
      title: t('Dead hole cards in a reshuffle', 'Cartes mortes des joueurs et remélange'),
      about: t(
        'Whether thrown hands or cards seen in the deal go back into the stub.',
        'Si des mains jetées ou des cartes vues à la donne retournent au paquet.',
      ),
      cites: 'RO 7.3',
      silent: 'RO 7.3',
    }),
  },
  removedEarly: {
    discernible: agreed('playOn', t('the hand goes on', 'le coup continue'), {
      title: t('Board taken away, still discernible', 'Tableau enlevé, encore discernable'),
      about: t(
        'What is done when the board was taken away too soon and its cards are known without turning any.',
        'Que faire quand le tableau fut enlevé trop tôt et se reconnaît sans retourner de carte.',
      ),
      cites: 'RO 7.6',
      silent: 'RO 7.6',
    }),
    indiscernible: agreed('split', t('those still in share the pot', 'les joueurs encore en jeu se partagent le pot'), {
      title: t('Board taken away, lost', 'Tableau enlevé, perdu'),
      about: t('What is done when nobody can identify its cards.', 'Que faire quand on ne peut plus reconnaître ses cartes.'),
      cites: 'RO 7.6',
      silent: 'RO 7.6',
    }),
  },
};
