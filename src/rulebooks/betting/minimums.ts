/**
 * Opening minimum, minimum raise, and the 50 % rule.
 */
import { agreed, choice, cites, says, silence, t } from '../definition.js';

export const open = {
  minimum: agreed('bigBlind', t('one big blind', 'une grosse blinde'), {
    title: t('Smallest opening bet', 'Plus petite ouverture'),
    about: t('The least that opens a round, an all-in apart.', 'Le moins qui ouvre un tour, hors tapis.'),
    books: { redcactus: 'RC preamble, betting', mons: 'MO 8.5', ropta: 'RO 9.6', toufflers: 'TF §9 b5' },
    silent: 'RO 9.6',
  }),
  maximum: agreed('wholeStack', t('the whole stack', 'tout le tapis'), {
    title: t('Largest bet', 'Plus grande mise'),
    about: t('The most that a player may bet at once.', "Le plus qu'un joueur peut miser d'un coup."),
    books: { redcactus: 'RC preamble, betting', tdaFr: silence('TDA 26'), ropta: silence('custom') },
    silent: 'TDA practice',
  }),
  below: agreed('raisedToMinimum', t('completed to the minimum', 'complétée au minimum'), {
    title: t('A bet below the minimum', 'Ouverture sous le minimum'),
    about: t('What an opening bet that is too small becomes.', 'Ce que devient une ouverture trop petite.'),
    books: { redcactus: 'RC 43', mons: 'MO 8.9', ropta: 'RO 9.10', toufflers: 'TF §9 b9' },
    silent: 'RO 9.10',
  }),
};

export const minRaise = {
  method: choice({
    title: t('How the minimum raise is counted', 'Comment se compte la relance minimum'),
    about: t('What a raise must at least add to the bet it faces.', "Ce qu'une relance doit au moins ajouter à la mise qu'elle affronte."),
    values: {
      lastIncrement: t(
        'the largest bet, or raise by its increment, of the round',
        'la plus grosse mise, ou relance mesurée à son ajout, du tour',
      ),
      doubleLargestBet: t(
        'the total of the last full bet or raise of the round',
        'le total de la dernière mise ou relance complète du tour',
      ),
    },
    books: {
      redcactus: says('doubleLargestBet', 'RC 47-A; RC preamble, betting', { reading: 'CB-RC-01' }),
      mons: says('doubleLargestBet', 'MO 8.8', { reading: 'CB-MO-01' }),
      tdaFr: says('lastIncrement', 'TDA 26', { reading: 'CB-TD-01' }),
      ropta: says('lastIncrement', 'RO 9.6', { reading: 'CB-RO-22' }),
      toufflers: says('lastIncrement', 'TF §9 b8'),
    },
  }),
  floorIncrement: agreed('bigBlind', t('one big blind', 'une grosse blinde'), {
    title: t('Least that a raise adds', "Ajout minimal d'une relance"),
    about: t(
      'The increment below which no raise may go, whatever was bet.',
      "L'ajout sous lequel aucune relance ne descend, quoi qu'on ait misé.",
    ),
    books: { redcactus: 'RC 47-A', mons: 'MO 8.8', ropta: 'RO 9.6', toufflers: 'TF §9 b8' },
    silent: 'RO 9.6',
  }),
  resetsEachStreet: agreed('resets', t('yes, to the big blind', 'oui, à la grosse blinde'), {
    title: t('Starts again on each street', 'Repart à chaque tour'),
    about: t('Whether the required increment is forgotten when a round ends.', "Si l'ajout exigé s'oublie à la fin du tour."),
    books: { redcactus: 'RC 47-A', mons: 'MO 8.5', ropta: 'RO 9.6', toufflers: 'TF §9 b5' },
    silent: 'RO 9.6',
  }),
  cap: agreed('none', t('no limit', 'sans limite'), {
    title: t('Number of raises', 'Nombre de relances'),
    about: t('How many raises a round allows.', 'Combien de relances un tour permet.'),
    books: { redcactus: 'RC 52; RC preamble, betting', tdaFr: 'TDA 26', ropta: 'RO 9.14' },
    silent: 'RO 9.14',
  }),
  afterShortAllIn: agreed('allInPlusIncrement', t('the all-in plus the required increment', "le tapis plus l'ajout exigé"), {
    title: t('Smallest raise over a short all-in', 'Plus petite relance sur un tapis court'),
    about: t(
      'What a player who may still raise must put in over an all-in that was not a raise.',
      "Ce que doit mettre celui qui peut encore relancer sur un tapis qui n'était pas une relance.",
    ),
    books: {
      mons: cites('MO 8.7', { completedBy: 'RO 9.8' }),
      ropta: cites('RO 9.8; RO 9.21', { reading: 'CB-RO-23' }),
      toufflers: cites('TF §9 b13', { reading: 'CB-TF-04' }),
    },
    silent: 'RO 9.8; RO 9.21',
  }),
};

export const fifty = {
  appliesTo: agreed('undeclared', t('silent chips or a bare amount', 'jetons muets ou montant seul'), {
    title: t('What the 50 % rule judges', 'Ce que juge la règle des 50 %'),
    about: t(
      'Which acts above a call and below a minimum raise are measured, chips being left behind.',
      'Quels actes entre le suivi et la relance minimum se mesurent, le joueur gardant des jetons.',
    ),
    books: { redcactus: 'RC 47-A; RC 40-C; RC 50-B', mons: 'MO 8.9', tdaFr: 'TDA 10', ropta: 'RO 9.6; RO 9.10', toufflers: 'TF §9 b9' },
  }),
  base: agreed('halfIncrement', t('half of the required increment', "la moitié de l'ajout exigé"), {
    title: t('Half of what', 'La moitié de quoi'),
    about: t('What must be reached above the call for a raise.', "Ce qu'il faut atteindre au-dessus du suivi pour relancer."),
    books: {
      redcactus: cites('RC 47-A', { reading: 'CB-RC-01' }),
      mons: cites('MO 8.9', { reading: 'CB-MO-02' }),
      tdaFr: 'TDA 10',
      ropta: cites('RO 9.6; RO 9.2; RO 9.10', { reading: 'CB-RO-05' }),
      toufflers: 'TF §9 b9',
    },
  }),
  exactlyHalfCounts: agreed('counts', t('counts as half', 'suffit'), {
    title: t('Exactly half', 'La moitié juste'),
    about: t('Whether an act that reaches exactly half is a raise.', 'Si un acte qui atteint juste la moitié est une relance.'),
    books: { redcactus: 'RC 47-A', mons: 'MO 8.9', tdaFr: 'TDA 10', ropta: 'RO 9.6', toufflers: 'TF §9 b9' },
  }),
  reached: agreed('minimumRaise', t('exactly the minimum raise', 'exactement la relance minimum'), {
    title: t('Half is reached', 'La moitié est atteinte'),
    about: t('What the act becomes when it reaches half.', "Ce que devient l'acte qui atteint la moitié."),
    books: { redcactus: 'RC 47-A', mons: 'MO 8.9', tdaFr: 'TDA 10', ropta: 'RO 9.6', toufflers: 'TF §9 b9' },
  }),
  notReached: {
    silent: agreed('call', t('a call; the surplus comes back', 'un suivi ; le surplus revient'), {
      title: t('Half is not reached, nothing declared', 'Moitié non atteinte, sans annonce'),
      about: t('What silent chips below half become.', 'Ce que deviennent des jetons muets sous la moitié.'),
      books: { redcactus: 'RC 47-A', mons: 'MO 8.9', ropta: 'RO 9.6', toufflers: 'TF §9 b9' },
      silent: 'RO 9.6',
    }),
    raiseDeclared: agreed('minimumRaise', t('the minimum raise', 'la relance minimum'), {
      title: t('Half is not reached, raise declared', 'Moitié non atteinte, relance annoncée'),
      about: t(
        'What chips below half become after a declared raise.',
        'Ce que deviennent des jetons sous la moitié après une relance annoncée.',
      ),
      books: {
        redcactus: 'RC 46-C; RC 47-A',
        mons: 'MO 8.9',
        tdaFr: cites('TDA 30', { reading: 'CB-TD-02' }),
        ropta: 'RO 9.6; RO 9.10',
        toufflers: 'TF §9 b9',
      },
    }),
  },
  mayGoAboveMinimum: agreed('no', t('no', 'non'), {
    title: t('Completing beyond the minimum', 'Compléter au-delà du minimum'),
    about: t('Whether a player whose raise is completed may add more.', 'Si celui dont la relance est complétée peut ajouter davantage.'),
    books: { redcactus: 'RC 47-A; RC 46-C', mons: 'MO 8.9', tdaFr: 'TDA 10', ropta: 'RO 9.6', toufflers: 'TF §9 b9' },
  }),
  lastChips: agreed('allInStands', t('the all-in stands, without being a raise', 'le tapis vaut, sans être une relance'), {
    title: t('Last chips between call and minimum raise', 'Derniers jetons entre suivi et relance minimum'),
    about: t(
      "What becomes of a player's whole stack that lies below a minimum raise.",
      "Ce que devient tout le tapis d'un joueur, sous la relance minimum.",
    ),
    books: {
      redcactus: cites('RC 50-B; RC 50-A', { reading: 'CB-RC-02' }),
      mons: 'MO 8.8',
      tdaFr: 'TDA 10',
      ropta: cites('RO 9.8; RO 9.21', { completedBy: 'TDA-EN 45-B' }),
      toufflers: 'TF §9 b8',
    },
  }),
};
