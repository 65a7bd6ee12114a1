/**
 * Showdown without an all-in: who shows first, who may throw their hand, what counts as tabled.
 */
import { choice, rule, says, t } from '../definition.js';

export const showdown = {
  voluntaryOrder: choice({
    title: t('Whether the order of showdown binds', 'Si l’ordre d’abattage s’impose'),
    about: t(
      'Whether hands are shown in order, or as their players like.',
      'Si les mains se montrent dans un ordre, ou au gré des joueurs.',
    ),
    unread: t(
      'Hands are tabled in any order; an official imposes one by a command',
      'Les mains se tablent dans tout ordre ; un responsable en impose un par une commande',
    ),
    values: {
      spontaneous: t('as they like; an order only if the director imposes one', 'à leur gré ; un ordre seulement si le directeur l’impose'),
      inOrder: t('in order; to show early is allowed', 'dans l’ordre ; montrer plus tôt est permis'),
    },
    books: {
      redcactus: says('spontaneous', 'RC 17'),
      mons: says('inOrder', 'MO 9.1'),
      tdaFr: says('inOrder', 'TDA 37'),
      ropta: says('inOrder', 'RO 10.5'),
      toufflers: says('inOrder', 'TF §10 b1'),
    },
  }),
  first: {
    withAggression: rule`lastAggressor | First to show after a bet on the river: who bet or raised last in the last round
      | Premier à montrer après une mise à la river : qui a misé ou relancé en dernier au dernier tour
      | RC 17; MO 9.1 [CD-ALL-05]; TDA 37 [CD-ALL-05]; RO 10.5; TF §10 b1 [CD-ALL-05]`,
    noAggression: rule`leftOfButton | First to show when nobody bet on the river: the player nearest to the left of the button
      | Premier à montrer sans mise à la river : le joueur le plus près à gauche du bouton | RC 17; MO 9.1; TDA 37; RO 10.5; TF §10 b1`,
  },
  next: rule`clockwise | Who shows next: clockwise | Qui montre ensuite : dans le sens des aiguilles | MO 9.1; TDA 37; RO 10.5; TF §10 b1
    | RO 10.5`,
  aggressionEarlierStreet: rule`notCounted | A bet of an earlier round: does not count | Une mise d’un tour précédent : ne compte pas
    | RC 17; MO 9.1; TDA 37; RO 10.5; TF §10 b1`,
  mayMuck: rule`allowed | Throwing a hand at showdown: allowed: who shows claims the pot
    | Jeter sa main à l’abattage : permis : montrer, c’est prétendre au pot | RC 17; MO 9.1; TDA 37; TDA 40; RO 10.5; TF §10 b1`,
  muckToDodgeRequest: rule`penalty | Throwing a hand so as not to show it: a penalty is due
    | Jeter sa main pour ne pas la montrer : une sanction est due | RC 18; RO 10.5; RO 11.1 | RO 10.5`,
  lastHandStanding: rule`winsWithoutShowing | The last hand when all others were thrown: wins without showing
    | La dernière main, les autres jetées : gagne sans montrer
    | RC 17; MO 9.2; MO 9.1 (RO 10.5) [CD-ALL-06]; TDA 40 (RO 10.5) [CD-ALL-06]; RO 10.5; TF §10 b2; TF §10 b1 (RO 10.5) [CD-ALL-06]`,
};

export const table = {
  bothCards: rule`bothCards | What tabling a hand is: both cards, face up, to everybody
    | Ce qu’est tabler : les deux cartes, ouvertes, à tous | RC 13; RC 13-A; RC 13-B; MO 9.3; TDA 40; RO 10.5; TF §10 b3`,
  playsTheBoard: rule`bothCards | Playing the board: both cards, face up, to everybody
    | Jouer le tableau : les deux cartes, ouvertes, à tous | RC 19; MO 9.3; MO 9.1; TDA 40; RO 10.5; TF §10 b3; TF §10 b1`,
  oneCardOnly: rule`secondCardAsked | One card shown: not enough: the second is asked for
    | Une seule carte montrée : insuffisant : la seconde est demandée | RC 15; MO 9.3; TDA 40; RO 10.2; TF §10 b3`,
  sufficiencyDecidedBy: rule`director | Whether a hand was tabled well enough: the director, finally
    | Si une main a été assez tablée : le directeur, sans appel | RC 13; TDA (TDA 1); RO 10.5; TF (RO 10.5) | MO 13.2`,
  holdUntil: rule`award | Keeping a tabled hand until: the award | Garder une main tablée jusqu’à : l’attribution
    | RC 13; RC 65-A; MO 9.2; RO 8.1; RO 10.5; TF §10 b2 | RO 8.1`,
};
