/**
 * Turn order, and what an act made in turn commits to.
 */
import { choice, integer, rule, says, stands, t } from '../definition.js';

export const turn = {
  direction: rule`clockwise | Direction: clockwise | Sens du jeu : sens horaire | RC preamble, course of a hand | TDA practice`,
  preflopFirst: rule`leftOfBigBlind | First before the flop: the seat left of the big blind
    | Premier avant le flop : le siège à gauche de la grosse blinde | RC preamble, course of a hand | TDA practice`,
  postflopFirst: rule`firstLiveLeftOfButton | First after the flop: the first live player left of the button
    | Premier après le flop : le premier joueur en jeu à gauche du bouton
    | RC preamble, flop; RC preamble, turn; RC preamble, river [CB-RC-12] | TDA practice`,
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
    about: t('Whether what a player says in their turn binds them.', 'Si ce que dit un joueur à son tour l’engage.'),
    unread: t(
      'A gesture says whether the table agrees on the words, and what follows is decided there',
      'Un geste dit si la table est d’accord sur les mots, et la suite s’y décide',
    ),
    values: {
      always: t('bind them', 'l’engagent'),
      unlessMisunderstood: t(
        'bind them, unless the table disagrees on what was said',
        'l’engagent, sauf désaccord de la table sur ce qui a été dit',
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
  chipsInTurnBinding: rule`binding | Chips put in in turn: stay in the pot | Jetons engagés à son tour : restent au pot
    | RC 41; MO 8.9 (RO 9.4); RO 9.4; TF §9 b9 | RO 9.4; RO 9.5`,
  waitForAmount: rule`required | Waiting for the amount: required | Attendre le montant : obligatoire | RC 41; RO 9.3 | RO 9.3`,
};

export const check = {
  raiseAllowed: rule`allowed | Check-raise: allowed | Check-raise : permis | MO 8.1; TF §9 b1 | TDA practice`,
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
  noBet: rule`check | Tapping when nobody has bet: a check | Taper quand personne n’a misé : parole | RC 3; MO 8.4; RO 1.6; TF §9 b4
    | RO 1.6`,
  facingBet: choice({
    title: t('Tapping when facing a bet', 'Taper face à une mise'),
    about: t('What taps on the table mean when there is a bet to call.', 'Ce que valent des tapes quand il y a une mise à suivre.'),
    values: { fold: t('a fold', 'un abandon'), callOrFold: t('a void check: they call or fold', 'un check nul : il suit ou passe') },
    books: {
      redcactus: says('callOrFold', 'RC 3; RC 55'),
      mons: says('fold', 'MO 8.4'),
      ropta: says('callOrFold', 'RO 1.6; RO 9.4'),
      toufflers: says('fold', 'TF §9 b4'),
    },
    silent: stands('callOrFold', 'RO 1.6; RO 9.4'),
  }),
};
