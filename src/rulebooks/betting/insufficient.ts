/**
 * Chips below the call, wrong amounts noticed late, and the player who was plainly unaware of the bet.
 */
import { choice, rule, says, stands, t } from '../definition.js';

const fullCall = t('a full call', 'un suivi entier');
const callOrFold = t('they complete, or fold and leave the chips', 'il complète, ou passe et laisse les jetons');

export const undercall = {
  headsUp: choice({
    title: t('Below the call, two players', 'Sous le suivi, à deux'),
    about: t(
      'What chips below the call become when two hold cards.',
      'Ce que deviennent des jetons insuffisants quand deux joueurs ont des cartes.',
    ),
    values: { fullCall, callOrFold },
    books: {
      redcactus: says('fullCall', 'RC 42'),
      mons: says('callOrFold', 'MO 8.9'),
      ropta: says('fullCall', 'RO 9.10'),
      toufflers: says('fullCall', 'TF §9 b9'),
    },
    silent: stands('fullCall', 'RO 9.10'),
  }),
  openingBetMultiway: choice({
    title: t('Below the call of an opening bet, several players', 'Sous le suivi d’une ouverture, à plusieurs'),
    about: t(
      'What they become against the first bet of the street, with three or more holding cards.',
      'Ce qu’ils deviennent face à la première mise du tour, à trois joueurs ou plus.',
    ),
    values: { fullCall, callOrFold },
    books: {
      redcactus: says('fullCall', 'RC 42', { reading: 'CB-RC-08' }),
      mons: says('callOrFold', 'MO 8.9'),
      ropta: says('fullCall', 'RO 9.10'),
      toufflers: says('fullCall', 'TF §9 b9'),
    },
    silent: stands('fullCall', 'RO 9.10'),
  }),
  raiseMultiway: choice({
    title: t('Below the call of a raise, several players', 'Sous le suivi d’une relance, à plusieurs'),
    about: t(
      'What they become against a raise, with three or more holding cards.',
      'Ce qu’ils deviennent face à une relance, à trois joueurs ou plus.',
    ),
    values: {
      fullCall,
      callOrFold,
      directorDecides: t(
        'the director rules: complete, or fold and leave the chips',
        'le directeur tranche : compléter, ou passer et laisser les jetons',
      ),
    },
    books: {
      redcactus: says('directorDecides', 'RC 42'),
      mons: says('callOrFold', 'MO 8.9'),
      ropta: says('directorDecides', 'RO 9.10'),
      toufflers: says('fullCall', 'TF §9 b9'),
    },
    silent: stands('directorDecides', 'RO 9.10'),
  }),
  owedBigBlind: rule`fullBigBlind | Below the big blind, when only it is owed: one full big blind
    | Sous la grosse blinde, quand elle seule est due : une grosse blinde entière | RC 42; MO 8.9 [CB-MO-03]; RO 9.10; RO 9.7; TF §9 b9
    | RO 9.10; RO 9.7`,
  mayRaise: rule`no | Raising after an undercall: no | Relancer après une mise insuffisante : non | RC 42; MO 8.9; RO 9.12; TF §9 b9
    | RO 9.12`,
  severalInARow: choice({
    title: t('Several undercalls in a row', 'Plusieurs mises insuffisantes de suite'),
    about: t('How a chain of chips below the call is put right.', 'Comment se répare une suite de mises insuffisantes.'),
    values: {
      firstCorrectsDirectorTheRest: t(
        'the first corrects; the director rules on the others',
        'le premier corrige ; le directeur tranche pour les autres',
      ),
      correctedLaterMayChange: t(
        'corrected from the error on; those after may change',
        'corrigées depuis l’erreur ; les suivants peuvent changer',
      ),
    },
    books: {
      redcactus: says('firstCorrectsDirectorTheRest', 'RC 42'),
      mons: says('correctedLaterMayChange', 'MO 8.11', { reading: 'CB-MO-07' }),
      ropta: says('firstCorrectsDirectorTheRest', 'RO 9.10'),
      toufflers: says('correctedLaterMayChange', 'TF §9 b11'),
    },
    silent: stands('firstCorrectsDirectorTheRest', 'RO 9.10'),
  }),
  tinyChip: choice({
    title: t('Chips far below the bet', 'Jetons très inférieurs à la mise'),
    about: t('How chips put in as a mere token of calling are judged.', 'Comment se jugent des jetons mis en simple signe de suivi.'),
    values: {
      undercall: t('as any undercall', 'comme toute mise insuffisante'),
      directorMayRuleFullCall: t(
        'as any undercall, with a penalty possible, and a full call among the rulings',
        'comme toute mise insuffisante, avec sanction possible, et un suivi entier parmi les décisions',
      ),
    },
    books: {
      redcactus: says('directorMayRuleFullCall', 'RC 45-D', { reading: 'CB-RC-08' }),
      mons: says('undercall', 'MO 8.9'),
      ropta: says('undercall', 'RO 9.10; RO 9.12'),
      toufflers: says('undercall', 'TF §9 b9'),
    },
    silent: stands('undercall', 'RO 9.10; RO 9.12'),
  }),
};

export const incorrectBet = {
  correctionWindow: choice({
    title: t('Until when a wrong amount is put right', 'Jusqu’à quand se corrige un montant faux'),
    about: t(
      'By when an amount that broke the betting rules must be noticed.',
      'Quand un montant contraire aux règles doit être remarqué.',
    ),
    values: {
      endOfStreet: t('until the next card; on the river, until the showdown', 'jusqu’à la carte suivante ; à la river, jusqu’à l’abattage'),
      gathering: t('until the round’s chips are gathered', 'jusqu’à la réunion des jetons du tour'),
    },
    books: {
      redcactus: says('endOfStreet', 'RC 43', { reading: 'CB-RC-09' }),
      mons: says('gathering', 'MO 8.11; MO 10.2'),
      ropta: says('gathering', 'RO 9.17'),
      toufflers: says('gathering', 'TF §9 b11; TF §11 b2'),
    },
    silent: stands('gathering', 'RO 9.17'),
  }),
  laterPlayers: choice({
    title: t('Those who acted after the wrong amount', 'Ceux qui ont agi après le montant faux'),
    about: t(
      'What a correction asks of the players who spoke after the error.',
      'Ce qu’une correction demande à ceux qui ont parlé après l’erreur.',
    ),
    values: {
      payCorrectedAmount: t(
        'those who put chips in pay the corrected amount; folds stand',
        'ceux qui ont misé paient le montant corrigé ; les abandons demeurent',
      ),
      mayChange: t('they decide again', 'ils décident à nouveau'),
      mayChangeUnlessBelowBigBlind: t(
        'they decide again, unless the wrong bet was below the big blind',
        'ils décident à nouveau, sauf si la mise fausse était sous la grosse blinde',
      ),
    },
    books: {
      redcactus: says('payCorrectedAmount', 'RC 43'),
      mons: says('mayChangeUnlessBelowBigBlind', 'MO 8.11', { reading: 'CB-MO-07' }),
      toufflers: says('mayChange', 'TF §9 b11', { reading: 'CB-TF-03' }),
    },
    silent: stands('payCorrectedAmount', 'TDA-EN 52'),
  }),
  afterWindow: rule`stands | A wrong amount noticed too late: the error stands | Montant faux remarqué trop tard : l’erreur demeure
    | RC 43; MO 8.11; MO 10.2; RO 9.17; TF §9 b11; TF §11 b2 | RO 9.17`,
};

export const grossMisunderstanding = {
  allowed: rule`directorInRareCases | Plainly unaware of a far larger bet: the director, in rare cases
    | Visiblement ignorant une mise bien plus grande : le directeur, dans de rares cas | MO 8.9; RO 9.4; RO 9.10 | RO 9.4`,
  effect: choice({
    title: t('What the relief gives', 'Ce que donne la mesure'),
    about: t('What a player relieved of such a mistake keeps and loses.', 'Ce que garde et perd le joueur ainsi soulagé.'),
    values: {
      takesBetsBack: t('they take their bets back', 'il reprend ses mises'),
      losesInsufficientBet: t('they fold and lose only the insufficient bet', 'il passe et ne perd que la mise insuffisante'),
    },
    books: { mons: says('takesBetsBack', 'MO 8.9'), ropta: says('losesInsufficientBet', 'RO 9.4; RO 9.10') },
    silent: stands('losesInsufficientBet', 'RO 9.4'),
  }),
  penalty: choice({
    title: t('Penalty for such a mistake', 'Sanction d’une telle méprise'),
    about: t('Whether the relieved player is punished.', 'Si le joueur soulagé est sanctionné.'),
    values: { prescribed: t('prescribed', 'prescrite'), none: t('none prescribed', 'aucune prescrite') },
    books: { mons: says('prescribed', 'MO 8.9') },
    silent: stands('none', 'custom'),
  }),
};
