/**
 * "I bet the pot", counting chips, accepted action, acts misread by the dealer.
 */
import { agreed, choice, cites, says, stands, t } from '../definition.js';

export const potBet = {
  valid: agreed('invalid', t('not a valid announcement in no-limit', 'pas une annonce valable en no-limit'), {
    title: t('"I bet the pot"', '« Je mise le pot »'),
    about: t('Whether the size of the pot can be announced as a bet.', "Si la taille du pot peut s'annoncer comme mise."),
    books: { redcactus: 'RC 54-C', ropta: 'RO 9.15' },
    silent: 'RO 9.15',
  }),
  noBetFaced: agreed('atLeastMinimumBet', t('a bet of at least the minimum, theirs to set', 'une mise au moins minimum, à fixer par lui'), {
    title: t('"I bet the pot" when nobody has bet', '« Je mise le pot » sans mise'),
    about: t('To what such an announcement binds an opener.', 'À quoi une telle annonce oblige celui qui ouvre.'),
    books: { redcactus: 'RC 54-C' },
    silent: 'TDA-EN 54-D',
  }),
  facingBet: agreed('atLeastMinimumRaise', t('a valid raise, theirs to set', 'une relance valable, à fixer par lui'), {
    title: t('"I bet the pot" when facing a bet', '« Je mise le pot » face à une mise'),
    about: t(
      'To what such an announcement binds a player who faces a bet.',
      'À quoi une telle annonce oblige celui qui affronte une mise.',
    ),
    books: { redcactus: 'RC 54-C' },
    silent: 'TDA-EN 54-D',
  }),
  penalty: agreed('possible', t('possible', 'possible'), {
    title: t('Penalty for "I bet the pot"', 'Sanction de « je mise le pot »'),
    about: t('Whether the announcement can be punished.', "Si l'annonce peut être sanctionnée."),
    books: { redcactus: 'RC 54-C' },
    silent: 'TDA-EN 54-D',
  }),
};

export const potCount = {
  onRequest: agreed('spreadOnly', t('spread out to be seen, never counted', 'étalé pour être vu, jamais compté'), {
    title: t('Asking for the pot', 'Demander le pot'),
    about: t('What a player who asks how large the pot is may have.', "Ce qu'obtient celui qui demande la taille du pot."),
    books: { redcactus: 'RC 54-A', tdaFr: 'TDA 34', ropta: 'RO 9.15' },
    silent: 'RO 9.15',
  }),
};

export const acceptedAction = {
  callerOwesTrueAmount: agreed('trueAmount', t('the true amount', 'le montant réel'), {
    title: t('A caller given a wrong amount', 'Suiveur mal renseigné'),
    about: t('What a player owes who called after a wrong count.', 'Ce que doit celui qui a suivi après un faux compte.'),
    books: { redcactus: cites('RC 53', { reading: 'CB-RC-12' }), ropta: 'RO 9.20' },
    silent: 'RO 9.20',
  }),
  relief: choice({
    title: t('Relief from a wrong count', 'Remède à un faux compte'),
    about: t(
      'On what grounds the director may spare the caller the difference.',
      'À quel titre le directeur peut épargner la différence au suiveur.',
    ),
    unread: t(
      'The director may always spare the difference, and judges the ground',
      'Le directeur peut toujours épargner la différence, et juge du motif',
    ),
    values: {
      directorWeighsTheGap: t('fairness, weighed by the size of the gap', "l'équité, selon l'importance de l'écart"),
      directorForMisledPlayerOnly: t(
        'rare cases, large gaps, only in favour of the player misled',
        "de rares cas, de grands écarts, à l'avantage du seul joueur trompé",
      ),
    },
    books: { redcactus: says('directorWeighsTheGap', 'RC 53; RC 1'), ropta: says('directorForMisledPlayerOnly', 'RO 9.20; RO 1.1') },
    silent: stands('directorForMisledPlayerOnly', 'RO 9.20'),
  }),
};

export const misreadByDealer = {
  bindsAuthor: agreed('no', t('no', 'non'), {
    title: t('An act misread by the dealer binds its author', 'Un acte mal lu par le donneur engage son auteur'),
    about: t('Whether the reading counts against what the player did.', 'Si la lecture prévaut sur ce que le joueur a fait.'),
    books: { ropta: 'RO 9.20' },
    silent: 'RO 9.20',
  }),
  afterSubstantialAction: agreed(
    'standsAsUnderstood',
    t('it stands as understood, if legal', "il demeure tel que compris, s'il est régulier"),
    {
      title: t('A misread act followed by substantial action', "Acte mal lu suivi d'une action substantielle"),
      about: t('What counts once others have played on the misreading.', "Ce qui compte une fois que d'autres ont joué sur cette lecture."),
      books: { ropta: cites('RO 9.20; RO 6.7', { reading: 'CB-RO-09' }) },
      silent: 'RO 9.20',
    },
  ),
};

export const count = {
  bet: {
    whoMayAsk: choice({
      title: t('Who may have a bet counted', 'Qui peut faire compter une mise'),
      about: t('Which players are owed the exact amount of a bet.', "À quels joueurs le montant exact d'une mise est dû."),
      values: {
        facingAllInInTurn: t('only who faces an all-in, in their turn', 'seul celui qui affronte un tapis, à son tour'),
        opponentStillIn: t('an opponent still in, for any bet', 'un adversaire encore en jeu, pour toute mise'),
      },
      books: { redcactus: says('facingAllInInTurn', 'RC 60'), ropta: says('opponentStillIn', 'RO 9.15; RO 3.3') },
      silent: stands('opponentStillIn', 'RO 9.15'),
    }),
    whoCounts: choice({
      title: t('Who counts a bet', 'Qui compte une mise'),
      about: t('Whose duty it is to give the exact amount.', 'À qui il revient de donner le montant exact.'),
      values: {
        dealerOrDirector: t('the dealer or the director', 'le donneur ou le directeur'),
        bettor: t('the player who bet', 'le joueur qui a misé'),
      },
      books: { redcactus: says('dealerOrDirector', 'RC 60'), ropta: says('bettor', 'RO 9.15; RO 3.3') },
      silent: stands('bettor', 'RO 9.15'),
    }),
  },
  stackBehind: agreed('noExactCount', t('can be estimated; no exact count is owed', "s'estime ; aucun compte exact n'est dû"), {
    title: t('Asking for the stack behind', 'Demander le tapis restant'),
    about: t(
      'What opponents may know of the chips that a player has not bet.',
      "Ce que les adversaires peuvent savoir des jetons qu'un joueur n'a pas misés.",
    ),
    books: { redcactus: 'RC 60; RC 25', mons: 'MO 11.2', tdaFr: 'TDA 19', ropta: 'RO 3.3; RO 9.15', toufflers: 'TF §3 b2' },
  }),
};
