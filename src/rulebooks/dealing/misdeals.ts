/**
 * Misdeals: what makes one, until when, and what follows (matrix of dealing, section 5).
 * Pure. May import: `definition.ts`.
 */
import { choice, says, stands, t, yesOrNo } from '../definition.js';

const misdealing = { yes: t('misdeal', 'fausse donne'), no: t('no misdeal', 'pas de fausse donne') };

export const misdeal = {
  listIsOpen: yesOrNo({
    title: t('Misdeals beyond the list', 'Fausses donnes hors liste'),
    about: t(
      'Whether a fault that the book does not name can be a misdeal.',
      'Si une faute que le livre ne nomme pas peut être une fausse donne.',
    ),
    yes: t('yes, the director may declare it', 'oui, le directeur peut la déclarer'),
    no: t('no', 'non'),
    books: { redcactus: says(true, 'RC 35'), tdaFr: says(false, 'TDA 27', { completedBy: 'RO 6.1' }) },
    silent: stands(false, 'custom'),
  }),
  automatic: yesOrNo({
    title: t('A misdeal by itself', 'Fausse donne de plein droit'),
    about: t(
      'Whether a listed fault makes a misdeal without anybody declaring it.',
      'Si une faute de la liste fait fausse donne sans que personne la déclare.',
    ),
    yes: t('by itself', 'de plein droit'),
    no: t('once declared', 'une fois déclarée'),
    books: {
      redcactus: says(false, 'RC 35'),
      mons: says(true, 'MO 2.17'),
      tdaFr: says(true, 'TDA 27'),
      ropta: says(true, 'RO 6.1'),
      toufflers: says(true, 'TF §2 b16'),
    },
  }),
  cause: {
    wrongOrderElsewhere: choice({
      title: t('Order broken after the first card', 'Ordre rompu après la première carte'),
      about: t(
        'Whether cards dealt in a wrong order are a misdeal, where everybody ends with two.',
        'Si des cartes données dans le mauvais ordre font fausse donne, quand chacun en a deux à la fin.',
      ),
      values: {
        yes: misdealing.yes,
        no: misdealing.no,
        ruling: t('the director rules', 'le directeur tranche'),
      },
      books: {
        redcactus: says('ruling', 'RC 35'),
        mons: says('yes', 'MO 2.17'),
        toufflers: says('yes', 'TF §2 b16'),
      },
      silent: stands('no', 'RO 6.1'),
    }),
    smallBlindOneExtra: yesOrNo({
      title: t('One card too many for the small blind', 'Une carte de trop à la petite blinde'),
      about: t(
        'Whether it is a misdeal, or goes back to be the burn card.',
        'Si c’est une fausse donne, ou si elle est reprise et brûlée.',
      ),
      ...misdealing,
      books: { mons: says(false, 'MO 2.17'), ropta: says(true, 'RO 6.1'), toufflers: says(false, 'TF §2 b16') },
      silent: stands(true, 'RO 6.1'),
    }),
  },
  deadline: choice({
    title: t('Too late for a misdeal', 'Trop tard pour une fausse donne'),
    about: t('What closes the right to a misdeal.', 'Ce qui ferme le droit à une fausse donne.'),
    values: {
      sa: t('substantial action', 'une action substantielle'),
      twoPlayersWithChips: t('two players have put in chips after the blinds', 'deux joueurs ont engagé des jetons après les blindes'),
    },
    books: {
      redcactus: says('sa', 'RC 35; RC 36'),
      mons: says('twoPlayersWithChips', 'MO 2.20'),
      ropta: says('sa', 'RO 6.7'),
      toufflers: says('twoPlayersWithChips', 'TF §2 b17'),
    },
    silent: stands('sa', 'RO 6.7'),
  }),
};
