/**
 * Turn order, and what an act made in turn commits to.
 */
import { agreed, choice, cites, integer, says, stands, t } from '../definition.js';

export const turn = {
  direction: agreed('clockwise', t('clockwise', 'sens horaire'), {
    title: t('Direction', 'Sens du jeu'),
    about: t('In which direction the turn goes round the table.', 'Dans quel sens la parole fait le tour de la table.'),
    books: { redcactus: 'RC preamble, course of a hand' },
    silent: 'TDA practice',
  }),
  preflopFirst: agreed('leftOfBigBlind', t('the seat left of the big blind', 'le siège à gauche de la grosse blinde'), {
    title: t('First before the flop', 'Premier avant le flop'),
    about: t('Who opens the first round.', 'Qui ouvre le premier tour.'),
    books: { redcactus: 'RC preamble, course of a hand' },
    silent: 'TDA practice',
  }),
  postflopFirst: agreed(
    'firstLiveLeftOfButton',
    t('the first live player left of the button', 'le premier joueur en jeu à gauche du bouton'),
    {
      title: t('First after the flop', 'Premier après le flop'),
      about: t('Who opens the later rounds.', 'Qui ouvre les tours suivants.'),
      books: { redcactus: cites('RC preamble, flop; RC preamble, turn; RC preamble, river', { reading: 'CB-RC-12' }) },
      silent: 'TDA practice',
    },
  ),
  mustBeSeated: choice({
    title: t('At their seat to act', 'À sa place pour agir'),
    about: t('How near their seat a player must be for their act to count.', 'À quelle distance de son siège un joueur peut agir.'),
    values: { seated: t('seated', 'assis'), withinReach: t('within reach of their seat', 'à portée de son siège') },
    books: {
      redcactus: says('withinReach', 'RC 30; RC 31'),
      mons: says('seated', 'MO 3.3'),
      tdaFr: says('seated', 'TDA 38'),
      ropta: says('withinReach', 'RO 4.1'),
      toufflers: says('seated', 'TF §4 b4'),
    },
  }),
  verbalInTurnBinding: choice({
    title: t('Words said in turn', 'Paroles dites à son tour'),
    about: t('Whether what a player says in their turn binds them.', "Si ce que dit un joueur à son tour l'engage."),
    unread: t(
      'A gesture says whether the table agrees on the words, and what follows is decided there',
      'Un geste dit si la table est d’accord sur les mots, et la suite s’y décide',
    ),
    values: {
      always: t('bind them', "l'engagent"),
      unlessMisunderstood: t(
        'bind them, unless the table disagrees on what was said',
        "l'engagent, sauf désaccord de la table sur ce qui a été dit",
      ),
    },
    books: {
      redcactus: says('always', 'RC 41; RC 42'),
      mons: says('always', 'MO 8.2'),
      tdaFr: says('always', 'TDA 30'),
      ropta: says('always', 'RO 9.3; RO 9.4'),
      toufflers: says('unlessMisunderstood', 'TF §9 b2', { reading: 'CB-TF-02' }),
    },
  }),
  chipsInTurnBinding: agreed('binding', t('stay in the pot', 'restent au pot'), {
    title: t('Chips put in in turn', 'Jetons engagés à son tour'),
    about: t('Whether chips pushed in turn commit their owner.', 'Si les jetons poussés à son tour engagent leur propriétaire.'),
    books: {
      redcactus: 'RC 41',
      mons: cites('MO 8.9', { completedBy: 'RO 9.4' }),
      ropta: 'RO 9.4',
      toufflers: 'TF §9 b9',
    },
    silent: 'RO 9.4; RO 9.5',
  }),
  waitForAmount: agreed('required', t('required', 'obligatoire'), {
    title: t('Waiting for the amount', 'Attendre le montant'),
    about: t(
      'Whether the next player must wait until an announced raise has its amount.',
      'Si le suivant doit attendre que la relance annoncée ait son montant.',
    ),
    books: { redcactus: 'RC 41', ropta: 'RO 9.3' },
    silent: 'RO 9.3',
  }),
};

export const check = {
  raiseAllowed: agreed('allowed', t('allowed', 'permis'), {
    title: t('Check-raise', 'Check-raise'),
    about: t(
      'Whether a player who has checked may raise later in the round.',
      'Si celui qui a dit parole peut relancer dans le même tour.',
    ),
    books: { mons: 'MO 8.1', toufflers: 'TF §9 b1' },
    silent: 'TDA practice',
  }),
};

export const tap = {
  count: integer({
    title: t('Taps that make a sign', 'Tapes qui font un signe'),
    about: t('How many taps on the table count as an act.', 'Combien de tapes sur la table valent un acte.'),
    minimum: 1,
    maximum: 3,
    unit: t('or more', 'ou plus'),
    books: { redcactus: says(1, 'RC 3'), mons: says(2, 'MO 8.4'), ropta: says(2, 'RO 1.6'), toufflers: says(2, 'TF §9 b4') },
    silent: stands(2, 'RO 1.6'),
  }),
  noBet: agreed('check', t('a check', 'parole'), {
    title: t('Tapping when nobody has bet', "Taper quand personne n'a misé"),
    about: t('What taps on the table mean when there is nothing to call.', "Ce que valent des tapes quand il n'y a rien à suivre."),
    books: { redcactus: 'RC 3', mons: 'MO 8.4', ropta: 'RO 1.6', toufflers: 'TF §9 b4' },
    silent: 'RO 1.6',
  }),
  facingBet: choice({
    title: t('Tapping when facing a bet', 'Taper face à une mise'),
    about: t('What taps on the table mean when there is a bet to call.', 'Ce que valent des tapes quand il y a une mise à suivre.'),
    values: { fold: t('a fold', 'un abandon'), callOrFold: t('a void check: they call or fold', 'une parole nulle : il suit ou passe') },
    books: {
      redcactus: says('callOrFold', 'RC 3; RC 55'),
      mons: says('fold', 'MO 8.4'),
      ropta: says('callOrFold', 'RO 1.6; RO 9.4'),
      toufflers: says('fold', 'TF §9 b4'),
    },
    silent: stands('callOrFold', 'RO 1.6; RO 9.4'),
  }),
};
