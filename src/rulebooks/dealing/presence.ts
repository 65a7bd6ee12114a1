/**
 * Who is at his seat for the deal, and what becomes of the hand of one who is not (matrix of dealing, section 2).
 * Pure. May import: `definition.ts`.
 */
import { choice, says, stands, t } from '../definition.js';

export const presence = {
  cutoff: choice({
    title: t('At the table by', 'Présent au plus tard'),
    about: t(
      'The moment at which a player away from his seat loses the hand.',
      'Le moment où un joueur éloigné de son siège perd le coup.',
    ),
    values: {
      firstCard: t('the first card of the deal', 'à la première carte de la donne'),
      lastCard: t('the last card of the deal', 'à la dernière carte de la donne'),
      allHandsDealt: t('once every hand is dealt', 'quand toutes les mains sont données'),
    },
    books: {
      redcactus: says('lastCard', 'RC 30'),
      mons: says('firstCard', 'MO 2.18; MO 3.2'),
      tdaFr: says('allHandsDealt', 'TDA 8'),
      ropta: says('firstCard', 'RO 4.1'),
      toufflers: says('lastCard', 'TF §4 b3; TF §4 b2'),
    },
  }),
  posture: choice({
    title: t('What being at the table takes', "Ce qu'être présent demande"),
    about: t('How near his seat a player must be at that moment.', 'À quelle distance de son siège il suffit alors de se tenir.'),
    values: { seated: t('seated', 'assis'), withinReach: t('within reach of his seat', 'à portée de son siège') },
    books: {
      redcactus: says('withinReach', 'RC 30'),
      mons: says('seated', 'MO 2.18; MO 3.2'),
      tdaFr: says('seated', 'TDA 8'),
      ropta: says('withinReach', 'RO 4.1'),
      toufflers: says('seated', 'TF §4 b2; TF §4 b3'),
    },
  }),
  exempt: choice({
    title: t('Excused from being present', 'Dispensés de présence'),
    about: t('Who keeps a live hand although away from the table.', "Qui garde une main vivante bien qu'éloigné de la table."),
    values: { none: t('nobody', 'personne'), officials: t('officials who play', 'les arbitres qui jouent') },
    books: { mons: says('officials', 'MO 2.18') },
    silent: stands('none', 'custom'),
  }),
};
