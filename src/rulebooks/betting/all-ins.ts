/**
 * All-ins that are short of a raise or of the big blind, and who may raise after them.
 */
import { agreed, choice, cites, says, silence, stands, t } from '../definition.js';

export const shortAllIn = {
  isARaise: agreed('notARaise', t('not a raise', "n'est pas une relance"), {
    title: t('A short all-in is', 'Un tapis court est'),
    about: t('Whether an all-in below the minimum raise is one.', 'Si un tapis sous la relance minimum en est une.'),
    books: {
      redcactus: 'RC 48',
      mons: 'MO 8.13',
      tdaFr: 'TDA 10',
      ropta: cites('RO 9.8; RO 9.21', { reading: 'CB-RO-07' }),
      toufflers: 'TF §9 b13',
    },
  }),
  callAmount: agreed('allInAmount', t('the amount of the all-in', 'le montant du tapis'), {
    title: t('To call a short all-in', 'Pour suivre un tapis court'),
    about: t('What the others owe to stay in.', 'Ce que doivent les autres pour rester.'),
    books: {
      redcactus: cites('RC preamble, course of a hand; RC preamble, betting', { completedBy: 'RO 9.21' }),
      mons: 'MO 8.13; MO 8.7',
      ropta: 'RO 9.21',
      toufflers: cites('TF §9 b7', { completedBy: 'RO 9.21' }),
    },
    silent: 'RO 9.21',
  }),
};

export const reopen = {
  single: agreed('mayNotRaise', t('may not raise', 'ne peut pas relancer'), {
    title: t('One short all-in, to a player who has acted', 'Un tapis court, face à qui a déjà agi'),
    about: t(
      'Whether a single short all-in gives a player who has acted a new raise.',
      'Si un seul tapis court rend la relance à qui a déjà agi.',
    ),
    books: { redcactus: 'RC 48', mons: 'MO 8.13', tdaFr: 'TDA 10', ropta: 'RO 9.21', toufflers: 'TF §9 b13' },
  }),
  cumulative: agreed('mayRaise', t('may raise', 'peut relancer'), {
    title: t('Several short all-ins that add up to a raise', 'Plusieurs tapis courts valant ensemble une relance'),
    about: t('Whether short all-ins are counted together.', "Si les tapis courts s'additionnent."),
    books: {
      redcactus: cites('RC 48', { reading: 'CB-RC-11' }),
      mons: cites('MO 8.13', { reading: 'CB-MO-05' }),
      ropta: 'RO 9.21',
      toufflers: 'TF §9 b13',
    },
    silent: 'RO 9.21',
  }),
  threshold: agreed('incrementInForce', t('the increment in force after their last act', "l'ajout en vigueur après son dernier acte"), {
    title: t('How much must be faced', "Ce qu'il faut affronter"),
    about: t(
      'How far above their own bet the total must lie for a player who has acted to raise again.',
      'De combien le total doit dépasser sa mise pour que celui qui a agi puisse relancer.',
    ),
    books: {
      redcactus: 'RC 48; RC 47-A',
      mons: cites('MO 8.13', { reading: 'CB-MO-05' }),
      ropta: 'RO 9.21',
      toufflers: cites('TF §9 b13; TF §9 b8', { reading: 'CB-TF-01' }),
    },
    silent: 'RO 9.21',
  }),
  blockedPlayers: agreed('everyoneWhoHasActed', t('everyone who has bet, called or raised', 'tous ceux qui ont misé, suivi ou relancé'), {
    title: t('Who is blocked', 'Qui est bloqué'),
    about: t('Which players a short all-in keeps from raising.', 'À quels joueurs un tapis court ôte la relance.'),
    books: {
      redcactus: 'RC 48',
      mons: 'MO 8.13',
      tdaFr: cites('TDA 10', { reading: 'CB-TD-02' }),
      ropta: cites('RO 9.21', { completedBy: 'TDA-EN 47-A', reading: 'CB-RO-10' }),
      toufflers: 'TF §9 b13',
    },
  }),
  notYetActed: agreed('mayRaise', t('may raise', 'peut relancer'), {
    title: t('A player who has not acted yet', "Qui n'a pas encore agi"),
    about: t(
      'What a short all-in leaves to those who speak for the first time.',
      "Ce qu'un tapis court laisse à qui parle pour la première fois.",
    ),
    books: {
      redcactus: cites('RC 48', { completedBy: 'RO 9.8' }),
      mons: 'MO 8.13',
      tdaFr: cites('TDA 10', { completedBy: 'RO 9.8' }),
      ropta: 'RO 9.8',
      toufflers: 'TF §9 b13',
    },
  }),
  afterLaterFullRaise: agreed('mayRaise', t('may raise again', 'peut de nouveau relancer'), {
    title: t('A full raise after the short all-in', 'Relance complète après le tapis court'),
    about: t('Whether a full raise by another player frees a blocked one.', "Si la relance complète d'un autre libère un joueur bloqué."),
    books: { ropta: 'RO 9.21' },
    silent: 'RO 9.21',
  }),
  minRaiseTo: agreed('betPlusIncrement', t('the bet faced plus the required increment', "la mise affrontée plus l'ajout exigé"), {
    title: t('Smallest raise once reopened', 'Plus petite relance une fois rouverte'),
    about: t(
      'To how much a player who may raise again must at least raise.',
      'À combien doit au moins relancer celui qui le peut de nouveau.',
    ),
    books: { tdaFr: cites('TDA 26', { completedBy: 'RO 9.21' }), ropta: 'RO 9.21', toufflers: 'TF §9 b13' },
    silent: 'RO 9.21',
  }),
  checkerFacingShortOpening: choice({
    title: t('A checker facing an opening all-in below the big blind', 'Parole, puis ouverture à tapis sous la grosse blinde'),
    about: t(
      'Whether a player who has checked may raise an all-in that opened for less than the big blind.',
      'Si celui qui a dit parole peut relancer un tapis qui ouvre sous la grosse blinde.',
    ),
    values: { mayRaise: t('may raise', 'peut relancer'), mayNotRaise: t('may only call or fold', 'peut seulement suivre ou passer') },
    books: {
      mons: says('mayRaise', 'MO 8.7; MO 8.13'),
      ropta: says('mayRaise', 'RO 9.9', { reading: 'CB-RO-11' }),
      toufflers: says('mayRaise', 'TF §9 b7'),
    },
    silent: stands('mayRaise', 'RO 9.9'),
  }),
};

export const allInBelowBB = {
  preflop: {
    callAmount: agreed('fullBigBlind', t('one full big blind', 'une grosse blinde entière'), {
      title: t('To call, before the flop', 'Pour suivre, avant le flop'),
      about: t(
        'What the others owe when an all-in before the flop is below the big blind.',
        'Ce que doivent les autres sur un tapis sous la grosse blinde avant le flop.',
      ),
      books: { mons: 'MO 8.6', ropta: 'RO 9.7', toufflers: 'TF §9 b6' },
      silent: 'RO 9.7',
    }),
    minRaiseTo: agreed('twiceBigBlind', t('two big blinds', 'deux grosses blindes'), {
      title: t('To raise, before the flop', 'Pour relancer, avant le flop'),
      about: t(
        'The smallest raise over an all-in below the big blind before the flop.',
        'La plus petite relance sur un tapis sous la grosse blinde avant le flop.',
      ),
      books: { mons: 'MO 8.6', ropta: 'RO 9.7', toufflers: 'TF §9 b6' },
      silent: 'RO 9.7',
    }),
  },
  postflop: {
    callAmount: agreed('allInAmount', t('the amount of the all-in', 'le montant du tapis'), {
      title: t('To call, after the flop', 'Pour suivre, après le flop'),
      about: t(
        'What the others owe when an opening all-in after the flop is below the big blind.',
        'Ce que doivent les autres sur une ouverture à tapis sous la grosse blinde après le flop.',
      ),
      books: { mons: 'MO 8.7', ropta: 'RO 9.9', toufflers: 'TF §9 b7' },
      silent: 'RO 9.9',
    }),
    minRaiseTo: agreed('allInPlusBigBlind', t('the all-in plus one big blind', 'le tapis plus une grosse blinde'), {
      title: t('To raise, after the flop', 'Pour relancer, après le flop'),
      about: t(
        'The smallest raise over an opening all-in below the big blind after the flop.',
        'La plus petite relance sur une ouverture à tapis sous la grosse blinde après le flop.',
      ),
      books: { mons: 'MO 8.7', ropta: 'RO 9.9', toufflers: 'TF §9 b7' },
      silent: 'RO 9.9',
    }),
  },
};

export const allIn = {
  maxWin: agreed('matchedFromEach', t('what they put in, from each opponent', "ce qu'il a mis, de chaque adversaire"), {
    title: t('Most that an all-in wins', "Gain maximal d'un tapis"),
    about: t('How much of the pot an all-in player contests.', 'Quelle part du pot un joueur à tapis dispute.'),
    books: {
      redcactus: cites('RC preamble, betting', { reading: 'CD-RC-21' }),
      mons: silence('MO 9.9'),
      tdaFr: silence('TDA 4'),
      ropta: 'RO 9.7',
      toufflers: silence('TF §10 b9'),
    },
  }),
};
