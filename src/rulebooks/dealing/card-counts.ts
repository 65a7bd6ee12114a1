/**
 * Hands that do not hold two cards when the deal is over (matrix of dealing, section 7).
 * Pure. May import: `definition.ts`.
 */
import { choice, says, stands, t } from '../definition.js';

const completed = {
  complete: t('he gets it while he has not acted', "il la reçoit tant qu'il n'a pas agi"),
  misdeal: t('misdeal', 'fausse donne'),
};

export const cards = {
  button: {
    oneMissing: {
      completed: choice({
        title: t('Button one card short', 'Une carte manque au bouton'),
        about: t('Whether the button is given his second card.', 'Si le bouton reçoit sa seconde carte.'),
        values: completed,
        books: {
          redcactus: says('complete', 'RC 37'),
          mons: says('misdeal', 'MO 2.17'),
          ropta: says('complete', 'RO 6.8'),
          toufflers: says('misdeal', 'TF §2 b16'),
        },
        silent: stands('complete', 'RO 6.8'),
      }),
    },
    twoMissing: choice({
      title: t('Button without cards', 'Bouton sans cartes'),
      about: t('Whether a button who got no card at all is given two.', "Si un bouton qui n'a rien reçu se voit donner deux cartes."),
      values: completed,
      books: {
        redcactus: says('complete', 'RC 37'),
        mons: says('misdeal', 'MO 2.17'),
        ropta: says('misdeal', 'RO 6.1'),
        toufflers: says('misdeal', 'TF §2 b16'),
      },
      silent: stands('misdeal', 'RO 6.1'),
    }),
  },
};
