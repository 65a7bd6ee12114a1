/**
 * "I bet the pot", counting chips, accepted action, acts misread by the dealer.
 */
import { choice, rule, says, stands, t } from '../definition.js';

export const potBet = {
  valid: rule`invalid | "I bet the pot": not a valid announcement in no-limit | « Je mise le pot » : pas une annonce valable en no-limit
    | RC 54-C; RO 9.15 | RO 9.15`,
  noBetFaced: rule`atLeastMinimumBet | "I bet the pot" when nobody has bet: a bet of at least the minimum, theirs to set
    | « Je mise le pot » sans mise : une mise au moins minimum, à fixer par lui | RC 54-C | TDA-EN 54-D`,
  facingBet: rule`atLeastMinimumRaise | "I bet the pot" when facing a bet: a valid raise, theirs to set
    | « Je mise le pot » face à une mise : une relance valable, à fixer par lui | RC 54-C | TDA-EN 54-D`,
  penalty: rule`possible | Penalty for "I bet the pot": possible | Sanction de « je mise le pot » : possible | RC 54-C | TDA-EN 54-D`,
};

export const potCount = {
  onRequest: rule`spreadOnly | Asking for the pot: spread out to be seen, never counted
    | Demander le pot : étalé pour être vu, jamais compté | RC 54-A; TDA 34; RO 9.15 | RO 9.15`,
};

export const acceptedAction = {
  callerOwesTrueAmount: rule`trueAmount | A caller given a wrong amount: the true amount | Suiveur mal renseigné : le montant réel
    | RC 53 [CB-RC-12]; RO 9.20 | RO 9.20`,
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
      directorWeighsTheGap: t('fairness, weighed by the size of the gap', 'l’équité, selon l’importance de l’écart'),
      directorForMisledPlayerOnly: t(
        'rare cases, large gaps, only in favour of the player misled',
        'de rares cas, de grands écarts, à l’avantage du seul joueur trompé',
      ),
    },
    books: { redcactus: says('directorWeighsTheGap', 'RC 53; RC 1'), ropta: says('directorForMisledPlayerOnly', 'RO 9.20; RO 1.1') },
    silent: stands('directorForMisledPlayerOnly', 'RO 9.20'),
  }),
};

export const misreadByDealer = {
  bindsAuthor: rule`no | An act misread by the dealer binds its author: no | Un acte mal lu par le donneur engage son auteur : non | RO 9.20
    | RO 9.20`,
  afterSubstantialAction: rule`standsAsUnderstood | A misread act followed by substantial action: it stands as understood, if legal
    | Acte mal lu suivi d’une action substantielle : il demeure tel que compris, s’il est régulier | RO 9.20; RO 6.7 [CB-RO-09] | RO 9.20`,
};

export const count = {
  bet: {
    whoMayAsk: choice({
      title: t('Who may have a bet counted', 'Qui peut faire compter une mise'),
      about: t('Which players are owed the exact amount of a bet.', 'À quels joueurs le montant exact d’une mise est dû.'),
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
  stackBehind: rule`noExactCount | Asking for the stack behind: can be estimated; no exact count is owed
    | Demander le tapis restant : s’estime ; aucun compte exact n’est dû | RC 60; RC 25; MO 11.2; TDA 19; RO 3.3; RO 9.15; TF §3 b2`,
};
