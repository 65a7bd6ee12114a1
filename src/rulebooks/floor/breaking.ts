/**
 * Breaking a table: when, in which order, and where its players go.
 */
import { agreed, choice, cites, says, silence, stands, t } from '../definition.js';

export const tableBreak = {
  trigger: agreed('fitOneFewer', t('once everybody fits at one table fewer', 'dès que tous tiennent à une table de moins'), {
    title: t('When a table is broken', 'Quand une table ferme'),
    about: t('How few players must be left for a table to be broken.', 'À combien de joueurs restants une table ferme.'),
    silent: 'custom',
  }),
  order: agreed(
    'announced',
    t(
      'fixed and shown beforehand; the director may change it if they announce it to the players',
      "fixé et affiché d'avance ; le directeur le change en avertissant les joueurs",
    ),
    {
      title: t('Order of breaking', 'Ordre de fermeture'),
      about: t('Which table is broken next.', 'Quelle table ferme ensuite.'),
      cites: 'RO 2.4',
      silent: 'RO 2.4',
    },
  ),
  tableAssignment: choice({
    title: t('Tables of its players', 'Tables de ses joueurs'),
    about: t('To which table each player of a broken table goes.', 'À quelle table va chaque joueur d’une table fermée.'),
    values: {
      drawn: t('drawn by lot', 'tirée au sort'),
      shortest: t(
        'the one with the fewest players, the lowest number first',
        "celle qui a le moins de joueurs, le plus petit numéro d'abord",
      ),
      designated: t(
        'one named beforehand; failing that the one with the fewest players, the lowest number first',
        "celle désignée d'avance ; à défaut celle qui a le moins de joueurs, le plus petit numéro d'abord",
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
      nearestLeftOfBigBlind: t('the one that pays the big blind soonest', 'celui qui paie la grosse blinde au plus tôt'),
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
        "ceux entre bouton et petite blinde du coup suivant, tant qu'il en reste d'autres",
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
  blindsAllowed: agreed('every', t('blinds and button, all possible', 'blindes et bouton, tous possibles'), {
    title: t('Positions that they may come to', 'Positions où ils peuvent tomber'),
    about: t(
      'Whether a player of a broken table may be a blind or the button at once.',
      "Si un joueur d'une table fermée peut être aussitôt de blinde ou au bouton.",
    ),
    unread: t('No seat of a blind or of the button is left out', "Aucune place de blinde ou de bouton n'est laissée de côté"),
    cites: 'RC 9; MO 7.8; MO 7.15; TDA 24; RO 2.4; RO 2.3; TF §8 b12',
  }),
  complaint: agreed('none', t('none', 'aucun'), {
    title: t('Recourse against the new seat', 'Recours contre la nouvelle place'),
    about: t(
      'Whether a player of a broken table may object to their new position.',
      'Si un joueur d’une table fermée peut contester sa nouvelle position.',
    ),
    unread: t(
      'No command gives the player another seat; an order of the director is recorded as a departure from the book',
      'Aucune commande ne donne un autre siège au joueur ; un ordre du directeur est noté comme un écart au règlement',
    ),
    books: { redcactus: silence('RC 1'), mons: 'MO 7.15', tdaFr: 'TDA 24', ropta: cites('RO 1.7'), toufflers: 'TF §8 b12' },
  }),
};
