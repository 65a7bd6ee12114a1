/**
 * When a hand starts, and which level it is played on.
 */
import { choice, rule, says, t } from '../definition.js';

export const hand = {
  startsAt: choice({
    title: t('Start of a hand', 'Début de la main'),
    about: t('The moment that fixes the level of a hand.', 'Le moment qui fixe le niveau de la main.'),
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
  levelFixedAt: rule`start | The level of a hand: at its start | Le niveau de la main : à son début
    | RC 23 [CD-RC-01]; MO 7.4; TDA 17; RO 3.1; TF §8 b4`,
  startedOnWrongLevel: rule`staysAfterSA | A hand begun on the old level: put right until substantial action, then played out
    | Main commencée sur l’ancien niveau : rectifiée jusqu’à une action substantielle, puis jouée telle quelle | RO 3.1 [CD-RO-24] | RO 3.1`,
  startWithTwoDecks: rule`notBeforeAward | Start with two decks: never before the last pot is awarded
    | Début à deux paquets : jamais avant l’attribution du pot précédent
    | RC 23; RC G, shuffle and cut [CD-RC-02]; MO 7.5 [CD-MO-05]; RO 3.1 | RC 23; RC G, shuffle and cut`,
};

export const level = {
  becomesDue: choice({
    title: t('A new level falls due', 'Nouveau niveau exigible'),
    about: t('What makes the next hand one of the new level.', 'Ce qui place la main suivante au nouveau niveau.'),
    values: {
      timer: t('the time of the old one is over', 'la fin du temps de l’ancien'),
      announcement: t('an official announces it', 'l’annonce d’un responsable'),
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
