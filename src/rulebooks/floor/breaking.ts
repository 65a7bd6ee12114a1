/**
 * Breaking a table: when, in which order, and where its players go.
 */
import { choice, rule, says, stands, t } from '../definition.js';

export const tableBreak = {
  trigger: rule`fitOneFewer | When a table is broken: once everybody fits at one table fewer
    | Quand une table ferme : dès que tous les joueurs tiennent sur une table de moins |  | custom`,
  order: rule`announced | Order of breaking: fixed and shown beforehand; the director may change it if they announce it to the players
    | Ordre de fermeture : fixé et affiché d’avance ; le directeur le change en avertissant les joueurs | RO 2.4 | RO 2.4`,
  tableAssignment: choice({
    title: t('Tables of its players', 'Tables de ses joueurs'),
    about: t('To which table each player of a broken table goes.', 'À quelle table va chaque joueur d’une table fermée.'),
    values: {
      drawn: t('drawn by lot', 'tirée au sort'),
      shortest: t(
        'the one with the fewest players, the lowest number first',
        'celle qui a le moins de joueurs, le plus petit numéro d’abord',
      ),
      designated: t(
        'one named beforehand; failing that the one with the fewest players, the lowest number first',
        'celle désignée d’avance ; à défaut celle qui a le moins de joueurs, le plus petit numéro d’abord',
      ),
    },
    books: {
      redcactus: says('drawn', 'RC 9'),
      mons: says('shortest', 'MO 7.1'),
      tdaFr: says('drawn', 'TDA 13'),
      ropta: says('designated', 'RO 2.4; RO 2.3', { completedBy: 'RC 10', reading: 'CT-RO-07' }),
      toufflers: says('drawn', 'TF §8 b12', { reading: 'CT-TF-01' }),
    },
  }),
  seatAssignment: choice({
    title: t('Seats of its players', 'Sièges de ses joueurs'),
    about: t('Which free seat each player of a broken table is given.', 'Quel siège libre reçoit chaque joueur d’une table fermée.'),
    values: {
      drawn: t('drawn by lot', 'tiré au sort'),
      anticlockwiseFromButton: t('the first free one anticlockwise from the button', 'le premier libre en remontant depuis le bouton'),
      nearestLeftOfBigBlind: t('the one that pays the big blind soonest', 'celui qui paiera la grosse blinde le plus tôt'),
    },
    books: {
      redcactus: says('drawn', 'RC 9'),
      mons: says('anticlockwiseFromButton', 'MO 7.1', { reading: 'CT-MO-15' }),
      tdaFr: says('drawn', 'TDA 13'),
      ropta: says('nearestLeftOfBigBlind', 'RO 2.4; RO 2.3', { reading: 'CT-RO-07' }),
      toufflers: says('drawn', 'TF §8 b12', { reading: 'CT-TF-01' }),
    },
  }),
  playerOrder: choice({
    title: t('Order of its players', 'Ordre de ses joueurs'),
    about: t('In which order the players of a broken table are placed.', 'Dans quel ordre se placent les joueurs d’une table fermée.'),
    values: {
      seatOrder: t('from seat 1 up', 'à partir du siège 1'),
      fromNextBigBlind: t('from the next big blind, clockwise', 'à partir de la future grosse blinde, dans le sens horaire'),
    },
    books: {
      mons: says('seatOrder', 'MO 7.1', { reading: 'CT-MO-15' }),
      ropta: stands('fromNextBigBlind', 'RO 2.3', { reading: 'CT-RO-07' }),
    },
    silent: stands('seatOrder', 'custom'),
  }),
  forbiddenSeats: choice({
    title: t('Seats that none of them is given', 'Sièges qu’aucun ne reçoit'),
    about: t('Which free seats are left out when a table is broken.', 'Quels sièges libres sont écartés à la fermeture d’une table.'),
    values: {
      betweenButtonAndSmallBlind: t(
        'those between button and small blind of the next hand, while others are free',
        'ceux entre bouton et petite blinde de la main suivante, tant qu’il en reste d’autres',
      ),
      none: t('none; between button and small blind they wait', 'aucun ; entre bouton et petite blinde, il attend'),
    },
    books: {
      redcactus: says('betweenButtonAndSmallBlind', 'RC 9', { reading: 'CT-RC-07' }),
      mons: says('none', 'MO 7.8; MO 7.10'),
      tdaFr: says('none', 'TDA 24', { reading: 'CT-TDA-06' }),
      ropta: says('none', 'RO 2.3'),
      toufflers: says('none', 'TF §8 b7'),
    },
  }),
  blindsAllowed: rule`every | Positions that they may come to: blinds and button, all possible
    | Positions où ils peuvent tomber : blindes et bouton, tous possibles | RC 9; MO 7.8; MO 7.15; TDA 24; RO 2.4; RO 2.3; TF §8 b12`,
  complaint: rule`none | Recourse against the new seat: none | Recours contre la nouvelle place : aucun | MO 7.15; TDA 24; RO 1.7; TF §8 b12
    | RC 1`,
};
