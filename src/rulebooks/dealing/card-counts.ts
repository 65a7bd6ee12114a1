/**
 * Hands that do not hold two cards when the deal is over, and positions found wrong too late.
 */
import { choice, rule, says, stands, t } from '../definition.js';

const completed = {
  complete: t('they get it while they have not acted', 'il la reçoit tant qu’il n’a pas agi'),
  misdeal: t('misdeal', 'fausse donne'),
};

export const cards = {
  button: {
    oneMissing: {
      completed: choice({
        title: t('Button one card short', 'Une carte manque au bouton'),
        about: t('Whether the button is given their second card.', 'Si le bouton reçoit sa seconde carte.'),
        values: completed,
        books: {
          redcactus: says('complete', 'RC 37', { reading: 'CD-RC-10' }),
          mons: says('misdeal', 'MO 2.17', { reading: 'CD-MO-03' }),
          ropta: says('complete', 'RO 6.8', { reading: 'CD-RO-03' }),
          toufflers: says('misdeal', 'TF §2 b16', { reading: 'CD-MO-03' }),
        },
        silent: stands('complete', 'RO 6.8'),
      }),
    },
    twoMissing: choice({
      title: t('Button without cards', 'Bouton sans cartes'),
      about: t('Whether a button who got no card at all is given two.', 'Si un bouton qui n’a rien reçu se voit donner deux cartes.'),
      values: completed,
      books: {
        redcactus: says('complete', 'RC 37', { reading: 'CD-RC-10' }),
        mons: says('misdeal', 'MO 2.17'),
        ropta: says('misdeal', 'RO 6.1', { reading: 'CD-RO-03' }),
        toufflers: says('misdeal', 'TF §2 b16'),
      },
      silent: stands('misdeal', 'RO 6.1'),
    }),
    completion: {
      until: rule`hasActed | Time to complete the button: until they have acted | Délai pour compléter le bouton : jusqu’à ce qu’il ait agi
        | RC 37 [CD-RC-10]; RO 6.8 | RO 6.8`,
    },
    actedShort: rule`handDead | Button who acted short of cards: their hand is dead
      | Bouton qui a agi sans toutes ses cartes : sa main est morte | RC 37; MO 2.20; RO 6.8; TF §2 b17 | RO 6.8`,
    completionCard: rule`nextOfStub | Card that completes the button: the next of the stub
      | Carte qui complète le bouton : la suivante du paquet |  | custom`,
  },
  other: {
    wrongCount: {
      afterSA: rule`handDead | Wrong number of cards, seen too late: that hand is dead, the others play on
        | Mauvais nombre de cartes, vu trop tard : cette main est morte, les autres continuent | RC 38; MO 2.20; RO 6.7; TF §2 b17
        | RO 6.7`,
    },
  },
  smallBlind: {
    oneExtra: {
      whichCard: rule`lastDealtUnseen
        | Which of the small blind’s three cards goes back: the last one dealt, if it is known and unseen; else misdeal
        | Laquelle des trois cartes de la petite blinde est reprise : la dernière donnée, si elle est connue et que nul ne l’a vue ;
        sinon fausse donne |  | custom`,
    },
  },
  stubAfterDeadHand: rule`asItLies | The stub after a wrong number of cards: used as it lies, one burn a street
    | Le paquet après un mauvais nombre de cartes : tel quel, une carte brûlée par tour | RC 38 [CD-ALL-04]; RO 6.7 [CD-ALL-04] | RO 6.7`,
};

export const sa = {
  stops: {
    wrongPositions: rule`stay | Wrong blinds, seen too late: stay as they were | Mauvaises blindes, vues trop tard : restent telles quelles
      | RO 2.3 | RO 2.3`,
  },
};
