/**
 * Balancing tables and halting short ones: when, from where to where, who, and to which seat.
 */
import { choice, integer, rule, says, stands, t, yesOrNo } from '../definition.js';

const players = t('players', 'joueurs');
const difference = { minimum: 1, maximum: 9, unit: players };

export const balance = {
  triggerDifference: {
    early: integer({
      title: t('Difference that moves a player', 'Écart qui fait bouger un joueur'),
      about: t(
        'From how many players between the fullest table and the shortest on somebody moves.',
        'À partir de quel écart entre la table la plus pleine et la plus courte quelqu’un bouge.',
      ),
      ...difference,
      books: {
        redcactus: stands(3, 'RO 2.3', { reading: 'CT-RC-11' }),
        mons: says(2, 'MO 7.1', { reading: 'CT-MO-01' }),
        tdaFr: says(3, 'TDA 25', { reading: 'CT-TDA-03' }),
        ropta: says(3, 'RO 2.3'),
        toufflers: says(2, 'TF §8 b1'),
      },
    }),
    late: integer({
      title: t('The same, late in the event', 'Le même, en fin de tournoi'),
      about: t(
        'From which difference on somebody moves once tables are balanced more tightly.',
        'À partir de quel écart quelqu’un bouge une fois l’équilibrage resserré.',
      ),
      ...difference,
      books: {
        redcactus: says(2, 'RC 10', { completedBy: 'RO 2.3', reading: 'CT-RC-11' }),
        mons: says(2, 'MO 7.1', { reading: 'CT-MO-01' }),
        tdaFr: says(3, 'TDA 25', { reading: 'CT-TDA-03' }),
        ropta: says(2, 'RO 2.3'),
        toufflers: says(2, 'TF §8 b1'),
      },
    }),
  },
  phaseSwitch: choice({
    title: t('When balancing tightens', 'Quand l’équilibrage se resserre'),
    about: t('What makes the late difference the one that counts.', 'Ce qui fait passer à l’écart de fin de tournoi.'),
    values: {
      never: t('nothing: one difference throughout', 'rien : un seul écart de bout en bout'),
      director: t('the director says so', 'le directeur le dit'),
      tableCount: t('a number of tables fixed beforehand', 'un nombre de tables fixé d’avance'),
    },
    books: {
      redcactus: says('director', 'RC 10; RC 11', { reading: 'CT-RC-11' }),
      mons: says('never', 'MO 7.1'),
      tdaFr: says('never', 'TDA 25'),
      ropta: says('tableCount', 'RO 2.3', { reading: 'CT-RO-06' }),
      toufflers: says('never', 'TF §8 b1'),
    },
  }),
  lateFromTables: integer({
    title: t('Tables from which balancing is tight', 'Tables à partir desquelles l’équilibrage est serré'),
    about: t(
      'With how many tables left the late differences count where the director does not decide alone, 0 where they have yet to say.',
      'À combien de tables restantes valent les écarts de fin de tournoi là où le directeur n’en décide pas seul, 0 s’il ne l’a pas dit.',
    ),
    minimum: 0,
    maximum: 9999,
    unit: t('tables or fewer', 'tables ou moins'),
    books: { ropta: says(0, 'RO 2.3', { reading: 'CT-RO-06' }) },
    silent: stands(0, 'custom'),
  }),
  sourceTable: choice({
    title: t('Table that gives a player', 'Table qui cède un joueur'),
    about: t('From which table a player is taken.', 'De quelle table part un joueur.'),
    unread: t(
      'The fullest table is proposed; the director may move a player from any other',
      'La table la plus pleine est proposée ; le directeur peut déplacer un joueur de toute autre',
    ),
    values: {
      fullest: t('the fullest, the lowest number first', 'la plus pleine, le plus petit numéro d’abord'),
      designated: t(
        'one named beforehand by the director; failing that the fullest, the lowest number first',
        'celle que le directeur a désignée d’avance ; à défaut la plus pleine, le plus petit numéro d’abord',
      ),
    },
    books: { mons: says('fullest', 'MO 7.1'), ropta: says('designated', 'RO 2.3') },
    silent: stands('designated', 'RO 2.3'),
  }),
  destinationTable: choice({
    title: t('Table that receives them', 'Table qui le reçoit'),
    about: t('To which table a player is moved.', 'Vers quelle table part un joueur.'),
    unread: t(
      'The table with the fewest players is proposed; the director may move a player to any other',
      'La table la moins pleine est proposée ; le directeur peut déplacer un joueur vers toute autre',
    ),
    values: {
      shortest: t(
        'the one with the fewest players, the lowest number first',
        'celle qui a le moins de joueurs, le plus petit numéro d’abord',
      ),
      designated: t(
        'one named beforehand, by the director or their software; failing that the one with the fewest players, the lowest number first',
        'celle désignée d’avance, par le directeur ou son logiciel ; à défaut celle qui a le moins de joueurs, le plus petit numéro d’abord',
      ),
    },
    books: {
      redcactus: says('shortest', 'RC 10'),
      mons: says('shortest', 'MO 7.1'),
      tdaFr: says('designated', 'TDA 25', { completedBy: 'RC 10' }),
      ropta: says('designated', 'RO 2.3', { completedBy: 'RC 10' }),
      toufflers: says('designated', 'TF §8 b1', { completedBy: 'RC 10' }),
    },
  }),
  mover: rule`nextBigBlind | Who moves: the next big blind | Qui bouge : la future grosse blinde
    | RC 10; MO 7.7; MO 7.1 [CT-MO-02]; TDA 25; RO 2.3 | RO 2.3`,
  moveMoment: rule`outOfHand | When they move: as soon as they are out of the hand, at its end at the latest
    | Quand il bouge : dès qu’il n’est plus en jeu, à la fin de la main au plus tard | RC 2 (RO 2.3); MO 7.1 (RO 2.3) [CT-MO-02]; RO 2.3
    | RO 2.3`,
  absentMover: rule`calledOrCarried | A chosen player who is away: they are called, or an official carries their chips
    | Joueur désigné absent : il est rappelé, ou un responsable porte ses jetons | RO 2.3 | RO 2.3`,
  seat: rule`nearestLeftOfBigBlind | Seat of a moved player: the free seat that pays the big blind soonest
    | Siège d’un joueur déplacé : le siège libre qui paiera la grosse blinde le plus tôt
    | RC 10 [CT-RC-05]; MO 7.8; MO 7.1 [CT-MO-03]; TDA 25; RO 2.3 [CT-X-02]; TF §8 b1 (RO 2.3)`,
  neverSmallBlind: yesOrNo({
    title: t('Moved onto the small blind', 'Déplacé à la petite blinde'),
    about: t(
      'Whether the seat that the big blind has just left may be given to a player moved to balance while another is free.',
      'Si le siège que vient de quitter la grosse blinde se donne à un joueur déplacé tant qu’un autre est libre.',
    ),
    yes: t('never, while another seat is free', 'jamais, tant qu’un autre siège est libre'),
    no: t('if it comes first', 's’il vient en premier'),
    books: {
      redcactus: says(true, 'RC 10', { reading: 'CT-RC-05' }),
      mons: says(true, 'MO 7.8', { reading: 'CT-MO-06' }),
      tdaFr: says(true, 'TDA 25'),
      ropta: says(false, 'RO 2.3'),
    },
    silent: stands(false, 'RO 2.3'),
  }),
};

export const playHalt = {
  difference: {
    early: integer({
      title: t('Difference that halts a table', 'Écart qui arrête une table'),
      about: t(
        'By how many players fewer than the fullest table a table stops and waits.',
        'De combien de joueurs une table doit manquer, face à la plus pleine, pour s’arrêter.',
      ),
      ...difference,
      books: {
        redcactus: says(4, 'RC 10; RC 11', { reading: 'CT-RC-11' }),
        ropta: says(3, 'RO 2.3', { reading: 'CT-RO-05' }),
      },
      silent: stands(3, 'RO 2.3'),
    }),
    late: integer({
      title: t('The same, late in the event', 'Le même, en fin de tournoi'),
      about: t(
        'By how many players fewer a table stops once tables are balanced more tightly.',
        'De combien de joueurs une table doit manquer pour s’arrêter une fois l’équilibrage resserré.',
      ),
      ...difference,
      books: {
        redcactus: says(4, 'RC 10; RC 11', { reading: 'CT-RC-11' }),
        tdaFr: stands(3, 'RO 2.3', { reading: 'CT-TDA-07' }),
        ropta: says(2, 'RO 2.3', { reading: 'CT-RO-05' }),
      },
      silent: stands(2, 'RO 2.3'),
    }),
  },
  discretion: choice({
    title: t('Halt below that difference', 'Arrêt en deçà de cet écart'),
    about: t('Whether the director may stop a table sooner.', 'Si le directeur peut arrêter une table plus tôt.'),
    values: {
      director: t('as they see fit', 'selon son appréciation'),
      automatic: t('only the difference stops a table', 'seul l’écart arrête une table'),
    },
    books: { redcactus: says('director', 'RC 10; RC 11'), ropta: says('automatic', 'RO 2.3') },
    silent: stands('automatic', 'RO 2.3'),
  }),
  failureEffect: rule`none | A hand played in spite of a halt: none: the hand stands | Main jouée malgré l’arrêt : aucun : la main reste valable
    | RC 10; RC 11 | RC 10`,
};
