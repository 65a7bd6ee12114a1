/**
 * Who is at their seat for the deal, and what becomes of the hand of one who is not.
 */
import { choice, rule, says, stands, t } from '../definition.js';

export const presence = {
  cutoff: choice({
    title: t('At the table by', 'Présent au plus tard'),
    about: t(
      'The moment at which a player away from their seat loses the hand.',
      'Le moment où un joueur éloigné de son siège perd la main.',
    ),
    values: {
      firstCard: t('the first card of the deal', 'à la première carte de la donne'),
      lastCard: t('the last card of the deal', 'à la dernière carte de la donne'),
      allHandsDealt: t('once every hand is dealt', 'quand toutes les mains sont données'),
    },
    books: {
      redcactus: says('lastCard', 'RC 30', { reading: 'CD-ALL-10' }),
      mons: says('firstCard', 'MO 2.18; MO 3.2', { reading: 'CD-MO-06' }),
      tdaFr: says('allHandsDealt', 'TDA 8', { reading: 'CD-ALL-10' }),
      ropta: says('firstCard', 'RO 4.1'),
      toufflers: says('lastCard', 'TF §4 b3; TF §4 b2', { reading: 'CD-TF-01' }),
    },
  }),
  posture: choice({
    title: t('What being at the table takes', 'Ce qu’être présent demande'),
    about: t('How near their seat a player must be at that moment.', 'À quelle distance de son siège il suffit alors de se tenir.'),
    values: { seated: t('seated', 'assis'), withinReach: t('within reach of their seat', 'à portée de son siège') },
    books: {
      redcactus: says('withinReach', 'RC 30', { reading: 'CD-RC-23' }),
      mons: says('seated', 'MO 2.18; MO 3.2'),
      tdaFr: says('seated', 'TDA 8'),
      ropta: says('withinReach', 'RO 4.1'),
      toufflers: says('seated', 'TF §4 b2; TF §4 b3'),
    },
  }),
  exempt: choice({
    title: t('Excused from being present', 'Dispensés de présence'),
    about: t('Who keeps a live hand although away from the table.', 'Qui garde une main vivante bien qu’éloigné de la table.'),
    values: { none: t('nobody', 'personne'), officials: t('officials who play', 'les responsables qui jouent') },
    books: {
      redcactus: says('none', 'RC 30'),
      mons: says('officials', 'MO 2.18', { reading: 'CD-MO-06' }),
      tdaFr: says('none', 'TDA 8'),
      ropta: says('none', 'RO 4.1'),
    },
    silent: stands('none', 'custom'),
  }),
};

export const absent = {
  dealtIn: rule`dealt | Cards for an absent player: they are dealt in | Cartes d’un absent : il reçoit des cartes
    | RC 30; MO 2.18; MO 3.2; TDA 8; RO 4.1; TF §4 b2; TF §4 b3`,
  handFate: rule`deadUnseen | Hand of an absent player: dead, and taken away unseen when the deal ends
    | Main d’un absent : morte, et retirée sans être vue à la fin de la donne
    | RC 30; MO 2.18; MO 3.2; TDA 8 (RO 4.1); RO 4.1; TF §4 b3; TF §4 b2`,
  canWinAllInByBlind: rule`no | An absent player all-in by their blind: no | Absent à tapis par sa blinde : non
    | RC 30; MO 2.18; MO 3.2; TDA 8; RO 1.9 [CD-RO-15]; TF §4 b2`,
};

export const penalised = {
  dealtIn: rule`dealtDead | A player under penalty: dealt in, blinds taken, hand dead unseen
    | Joueur sous pénalité : il reçoit des cartes, ses blindes sont prélevées, sa main meurt sans être vue
    | RC 71-C; MO 13.1 (RO 11.2); TDA 7 (RO 11.2); RO 11.1; RO 11.2 | RO 11.2`,
};
