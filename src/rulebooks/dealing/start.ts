/**
 * When a hand starts, and which level it is played on.
 */
import { agreed, choice, says, t } from '../definition.js';

export const hand = {
  startsAt: choice({
    title: t('Start of a hand', 'Début du coup'),
    about: t('The moment that fixes the level of a hand.', 'Le moment qui fixe le palier du coup.'),
    values: {
      firstRiffle: t('the first riffle of the shuffle', 'le premier battement des cartes'),
      deckInHand: t('the dealer holds the whole deck', 'le donneur tient le paquet entier'),
      shuffleBegins: t('the shuffle begins', 'le mélange commence'),
      previousPotAwarded: t('the last pot is awarded', 'le pot précédent est attribué'),
    },
    books: {
      redcactus: says('firstRiffle', 'RC 23', { reading: 'CD-RC-01' }),
      mons: says('deckInHand', 'MO 7.5; MO 10.1'),
      tdaFr: says('shuffleBegins', 'TDA 17'),
      ropta: says('previousPotAwarded', 'RO 3.1', { reading: 'CD-RO-01' }),
      toufflers: says('shuffleBegins', 'TF §8 b5; TF §11 b1'),
    },
  }),
  levelFixedAt: agreed('start', t('at its start', 'à son début'), {
    title: t('The level of a hand', 'Le palier du coup'),
    about: t(
      'When the level of a hand is fixed, whatever falls due while it is played.',
      'Quand se fixe le palier du coup, quoi qui devienne exigible pendant le jeu.',
    ),
    unread: t(
      'The level is the one on which the hand is opened, and nothing of the hand looks at the clock again',
      "Le palier est celui de l'ouverture du coup, et rien du coup ne regarde plus l'horloge",
    ),
    cites: 'RC 23 [CD-RC-01]; MO 7.4; TDA 17; RO 3.1; TF §8 b4',
  }),
  startedOnWrongLevel: agreed(
    'staysAfterSA',
    t('put right until substantial action, then played out', "rectifié jusqu'à une action substantielle, puis joué tel quel"),
    {
      title: t('A hand begun on the old level', "Coup commencé sur l'ancien palier"),
      about: t(
        'What becomes of a hand that began on the blinds of the old level.',
        "Ce que devient un coup commencé sur les blindes de l'ancien palier.",
      ),
      cites: 'RO 3.1 [CD-RO-24]',
      silent: 'RO 3.1',
    },
  ),
  startWithTwoDecks: agreed('notBeforeAward', t('never before the last pot is awarded', "jamais avant l'attribution du pot précédent"), {
    title: t('Start with two decks', 'Début à deux paquets'),
    about: t(
      'Whether a hand can start while the next deck is shuffled during the one before.',
      "Si un coup peut commencer pendant qu'on mélange l'autre paquet au cours du précédent.",
    ),
    unread: t(
      'What a hand takes for its beginning never lies before the award, whichever gesture that is',
      "Ce qu'un coup prend pour son début n'est jamais avant l'attribution du pot, quel que soit le geste",
    ),
    cites: 'RC 23; RC G, shuffle and cut [CD-RC-02]; MO 7.5 [CD-MO-05]; RO 3.1',
    silent: 'RC 23; RC G, shuffle and cut',
  }),
};

export const level = {
  becomesDue: choice({
    title: t('A new level falls due', 'Nouveau palier exigible'),
    about: t('What makes the next hand one of the new level.', 'Ce qui place le coup suivant au nouveau palier.'),
    values: {
      timer: t('the time of the old one is over', "la fin du temps de l'ancien"),
      announcement: t('an official announces it', "l'annonce d'un arbitre"),
    },
    books: {
      redcactus: says('timer', 'RC 23'),
      mons: says('timer', 'MO 7.4', { completedBy: 'RO 3.1' }),
      tdaFr: says('announcement', 'TDA 17', { reading: 'CD-TD-01' }),
      ropta: says('timer', 'RO 3.1'),
      toufflers: says('timer', 'TF §8 b4', { completedBy: 'RO 3.1' }),
    },
  }),
};
