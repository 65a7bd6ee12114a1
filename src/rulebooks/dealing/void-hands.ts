/**
 * An irregular deck, a spoilt stub, and hands that are cancelled after the deal.
 */
import { agreed, t } from '../definition.js';
import { handling } from './deck-handling.js';

const cancelled = t('the hand is cancelled and the chips come back', 'le coup est annulé et les jetons reviennent');

export const stub = {
  revealedOrDropped: agreed(
    'splitOrVoid',
    t('shared if folds came before it, cancelled if not', 'partage si des abandons ont précédé, annulation sinon'),
    {
      title: t('Stub revealed or dropped', 'Paquet dévoilé ou tombé'),
      about: t('What becomes of a hand whose stub was seen or fell.', 'Ce que devient un coup dont le paquet fut vu ou est tombé.'),
      cites: 'RO 7.6; RO 7.8 [CD-RO-07]',
      silent: 'RO 7.6; RO 7.8',
    },
  ),
  mixedWithMuck: agreed(
    'shuffledTogether',
    t('all is shuffled together, and the hand goes on', 'tout est mélangé ensemble, et le coup continue'),
    {
      title: t('Stub mixed with the muck', 'Paquet mêlé au rebut'),
      about: t(
        'What is done when the stub cannot be told from thrown cards and cards are still to come.',
        'Que faire quand le paquet se confond avec le rebut et que des cartes sont à venir.',
      ),
      cites: 'RO 7.7',
      silent: 'RO 7.7',
    },
  ),
};

export const deck = {
  ...handling,
  irregular: {
    effect: agreed('void', cancelled, {
      title: t('Irregular deck', 'Paquet irrégulier'),
      about: t(
        'What is done when a joker, a foreign card or a card twice is found, however late in the hand.',
        'Que faire quand on trouve un joker, une carte étrangère ou un double, si tard que ce soit dans le coup.',
      ),
      cites: 'RO 5.4; RO 7.8 [CD-RO-06]',
      silent: 'RO 5.4; RO 7.8',
    }),
    earlierHands: agreed('stand', t('stand', 'restent acquis'), {
      title: t('Hands played before with that deck', 'Coups joués avant avec ce paquet'),
      about: t(
        'What becomes of hands that were finished with an irregular deck.',
        'Ce que deviennent les coups finis avec un paquet irrégulier.',
      ),
      cites: 'MO 10.1; RO 5.4; TF §11 b1',
      silent: 'RO 5.4',
    }),
  },
  twoUsed: {
    recoverable: agreed(
      'dealtAgain',
      t('the wrong part is dealt again with the right deck', 'la part fautive se redonne avec le bon paquet'),
      {
        title: t('Two decks in one hand, reparable', 'Deux paquets dans un coup, réparable'),
        about: t(
          'What is done when cards of a second deck came, but nobody acted on both.',
          "Que faire quand des cartes d'un second paquet sont venues sans que nul ait agi sur les deux.",
        ),
        cites: 'RO 5.4',
        silent: 'RO 5.4',
      },
    ),
    unrecoverable: agreed('void', cancelled, {
      title: t('Two decks in one hand, beyond repair', 'Deux paquets dans un coup, irréparable'),
      about: t('What is done when players acted on cards of both decks.', 'Que faire quand on a agi sur des cartes des deux paquets.'),
      cites: 'RO 5.4',
      silent: 'RO 5.4',
    }),
  },
};

export const voidHand = {
  causes: agreed(
    'closedList',
    t(
      'what makes a misdeal, two boxed cards, an irregular deck, a stub shown too soon',
      "ce qui fait fausse donne, deux cartes à l'envers, un paquet irrégulier, un paquet dévoilé trop tôt",
    ),
    {
      title: t('What cancels a hand', 'Ce qui annule un coup'),
      about: t('For which causes a hand is cancelled after the deal.', 'Pour quelles causes un coup est annulé après la donne.'),
      cites: 'RO 7.8 [CD-RO-05]',
      silent: 'RO 7.8',
    },
  ),
  refund: agreed('everything', t('every bet and blind, to everybody', 'toutes les mises et blindes, à tous'), {
    title: t('What comes back from a cancelled hand', "Ce qui revient d'un coup annulé"),
    about: t(
      'Which chips go back to their owners when a hand is cancelled.',
      'Quels jetons reviennent à leurs propriétaires quand un coup est annulé.',
    ),
    cites: 'RO 7.8; RO 5.3; RO 5.4',
    silent: 'RO 7.8',
  }),
  splitInstead: agreed('ifFoldsUninfluenced', t('if it had no part in the folds before it', "s'il n'a pesé sur aucun abandon antérieur"), {
    title: t('Sharing instead of cancelling', "Partager au lieu d'annuler"),
    about: t(
      'When the players still in share the pot instead of having the hand cancelled.',
      'Quand les joueurs encore en jeu se partagent le pot au lieu de voir le coup annulé.',
    ),
    cites: 'RO 7.8 [CD-RO-06]',
    silent: 'RO 7.8',
  }),
  replay: agreed('wholeHand', t('the whole hand, unless the pot was shared', 'le coup entier, sauf si le pot fut partagé'), {
    title: t('After a cancelled hand', 'Après un coup annulé'),
    about: t('What is played again after a hand was cancelled.', "Ce qu'on rejoue après un coup annulé."),
    unread: t(
      'A hand whose chips went back awaits its new deal, and takes nothing else',
      "Un coup dont les jetons sont rendus attend sa nouvelle donne, et rien d'autre",
    ),
    cites: 'RO 5.3; RO 7.8',
    silent: 'RO 5.3; RO 7.8',
  }),
  possibleAfterSA: agreed('yes', t('yes', 'oui'), {
    title: t('Cancelling after substantial action', 'Annuler après une action substantielle'),
    about: t(
      'Whether a hand can be cancelled for its deck after substantial action.',
      'Si un coup peut être annulé pour son paquet après une action substantielle.',
    ),
    unread: t('Only a misdeal looks at substantial action', "Seule une fausse donne regarde l'action substantielle"),
    cites: 'RO 5.4',
    silent: 'RO 5.4',
  }),
};
