/**
 * Showdown without an all-in: who shows first, who may throw their hand, what counts as tabled.
 */
import { agreed, choice, says, silence, t } from '../definition.js';

const bothCards = t('both cards, face up, to everybody', 'les deux cartes, ouvertes, à tous');

export const showdown = {
  voluntaryOrder: choice({
    title: t('Whether the order of showdown binds', "Si l'ordre d'abattage s'impose"),
    about: t(
      'Whether hands are shown in order, or as their players like.',
      'Si les mains se montrent dans un ordre, ou au gré des joueurs.',
    ),
    unread: t(
      'Hands are tabled in any order; an official imposes one by a command',
      'Les mains se tablent dans tout ordre ; un arbitre en impose un par une commande',
    ),
    values: {
      spontaneous: t('as they like; an order only if the director imposes one', "à leur gré ; un ordre seulement si le directeur l'impose"),
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
    withAggression: agreed(
      'lastAggressor',
      t('who bet or raised last in the last round', 'qui a misé ou relancé en dernier au dernier tour'),
      {
        title: t('First to show after a bet on the river', 'Premier à montrer après une mise à la river'),
        about: t('Who shows first when somebody bet in the last round.', "Qui montre d'abord quand on a misé au dernier tour."),
        cites: 'RC 17; MO 9.1 [CD-ALL-05]; TDA 37 [CD-ALL-05]; RO 10.5; TF §10 b1 [CD-ALL-05]',
      },
    ),
    noAggression: agreed('leftOfButton', t('the player nearest to the left of the button', 'le joueur le plus près à gauche du bouton'), {
      title: t('First to show when nobody bet on the river', 'Premier à montrer sans mise à la river'),
      about: t('Who shows first when the last round was checked through.', "Qui montre d'abord quand nul n'a misé au dernier tour."),
      unread: t('The order of a showdown is that of the last round', "L'ordre d'un abattage est celui du dernier tour"),
      cites: 'RC 17; MO 9.1; TDA 37; RO 10.5; TF §10 b1',
    }),
  },
  next: agreed('clockwise', t('clockwise', 'dans le sens des aiguilles'), {
    title: t('Who shows next', 'Qui montre ensuite'),
    about: t('In which order the others show.', 'Dans quel ordre montrent les autres.'),
    cites: 'MO 9.1; TDA 37; RO 10.5; TF §10 b1',
    silent: 'RO 10.5',
  }),
  aggressionEarlierStreet: agreed('notCounted', t('does not count', 'ne compte pas'), {
    title: t('A bet of an earlier round', "Une mise d'un tour précédent"),
    about: t('Whether it decides who shows first.', "Si elle décide de qui montre d'abord."),
    unread: t('A street begins without an aggressor', 'Un tour commence sans agresseur'),
    cites: 'RC 17; MO 9.1; TDA 37; RO 10.5; TF §10 b1',
  }),
  mayMuck: agreed('allowed', t('allowed: who shows claims the pot', 'permis : montrer, c’est prétendre au pot'), {
    title: t('Throwing a hand at showdown', "Jeter sa main à l'abattage"),
    about: t('Whether a player may give up the pot without showing.', 'Si un joueur peut renoncer au pot sans montrer.'),
    unread: t(
      'A hand may be thrown at showdown unless another rule forbids it',
      "Une main peut se jeter à l'abattage, sauf règle contraire",
    ),
    cites: 'RC 17; MO 9.1; TDA 37; TDA 40; RO 10.5; TF §10 b1',
  }),
  muckToDodgeRequest: agreed('penalty', t('a penalty is due', 'une sanction est due'), {
    title: t('Throwing a hand so as not to show it', 'Jeter sa main pour ne pas la montrer'),
    about: t(
      'What a player receives who sends his hand into the muck to escape being seen.',
      "Ce que reçoit celui qui envoie sa main au rebut pour qu'on ne la voie pas.",
    ),
    cites: 'RC 18; RO 10.5; RO 11.1',
    silent: 'RO 10.5',
  }),
  lastHandStanding: agreed('winsWithoutShowing', t('wins without showing', 'gagne sans montrer'), {
    title: t('The last hand when all others were thrown', 'La dernière main, les autres jetées'),
    about: t('Whether it must be shown to take the pot.', 'Si elle doit être montrée pour prendre le pot.'),
    unread: t('The last live hand is paid at once', 'La dernière main vivante est payée aussitôt'),
    cites: 'RC 17; MO 9.2; MO 9.1 (RO 10.5) [CD-ALL-06]; TDA 40 (RO 10.5) [CD-ALL-06]; RO 10.5; TF §10 b2; TF §10 b1 (RO 10.5) [CD-ALL-06]',
  }),
};

export const table = {
  bothCards: agreed('bothCards', bothCards, {
    title: t('What tabling a hand is', 'Ce qu’est tabler'),
    about: t('What a player must show to claim a pot.', "Ce qu'un joueur doit montrer pour prétendre à un pot."),
    cites: 'RC 13; RC 13-A; RC 13-B; MO 9.3; TDA 40; RO 10.5; TF §10 b3',
  }),
  playsTheBoard: agreed('bothCards', bothCards, {
    title: t('Playing the board', 'Jouer le tableau'),
    about: t(
      'What a player must show whose best five cards are the board, even for a share.',
      'Ce que doit montrer, même pour un partage, celui dont les cinq meilleures cartes sont le tableau.',
    ),
    cites: 'RC 19; MO 9.3; MO 9.1; TDA 40; RO 10.5; TF §10 b3; TF §10 b1',
  }),
  oneCardOnly: agreed('secondCardAsked', t('not enough: the second is asked for', 'insuffisant : la seconde est demandée'), {
    title: t('One card shown', 'Une seule carte montrée'),
    about: t('What a single card is worth that would win.', 'Ce que vaut une seule carte, qui gagnerait.'),
    cites: 'RC 15; MO 9.3; TDA 40; RO 10.2; TF §10 b3',
  }),
  sufficiencyDecidedBy: agreed('director', t('the director, finally', 'le directeur, sans appel'), {
    title: t('Whether a hand was tabled well enough', 'Si une main a été assez tablée'),
    about: t('Who decides whether a hand was tabled.', 'Qui décide si une main a été tablée.'),
    books: { redcactus: 'RC 13', mons: silence('MO 13.2'), tdaFr: silence('TDA 1'), ropta: 'RO 10.5' },
    silent: 'RO 10.5',
  }),
  holdUntil: agreed('award', t('the award', "l'attribution"), {
    title: t('Keeping a tabled hand until', "Garder une main tablée jusqu'à"),
    about: t('How long a player must keep his cards in front of him.', 'Combien de temps un joueur doit garder ses cartes devant lui.'),
    cites: 'RC 13; RC 65-A; MO 9.2; RO 8.1; RO 10.5; TF §10 b2',
    silent: 'RO 8.1',
  }),
};
