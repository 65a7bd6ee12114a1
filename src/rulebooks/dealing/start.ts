/**
 * When a hand starts, and which level it is played on (matrix of dealing, section 1).
 * Pure. May import: `definition.ts`.
 */
import { choice, says, t } from '../definition.js';

export const hand = {
  startsAt: choice({
    title: t('Start of a hand', 'Début du coup'),
    about: t(
      'The moment that fixes the level of a hand and ends the one before it.',
      'Le moment qui fixe le palier du coup et clôt le précédent.',
    ),
    values: {
      firstRiffle: t('the first riffle of the shuffle', 'le premier battement des cartes'),
      deckInHand: t('the dealer holds the whole deck', 'le donneur tient le paquet entier'),
      shuffleBegins: t('the shuffle begins', 'le mélange commence'),
      previousPotAwarded: t('the last pot is awarded', 'le pot précédent est attribué'),
    },
    books: {
      redcactus: says('firstRiffle', 'RC 23'),
      mons: says('deckInHand', 'MO 7.5; MO 10.1'),
      tdaFr: says('shuffleBegins', 'TDA 17'),
      ropta: says('previousPotAwarded', 'RO 3.1'),
      toufflers: says('shuffleBegins', 'TF §8 b5; TF §11 b1'),
    },
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
      mons: says('timer', 'MO 7.4'),
      tdaFr: says('announcement', 'TDA 17'),
      ropta: says('timer', 'RO 3.1'),
      toufflers: says('timer', 'TF §8 b4'),
    },
  }),
};
