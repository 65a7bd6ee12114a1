/**
 * Chips below the call, wrong amounts noticed late, and the player who was plainly unaware of the bet.
 */
import { agreed, choice, cites, says, stands, t } from '../definition.js';

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
    title: t('Below the call of an opening bet, several players', "Sous le suivi d'une ouverture, à plusieurs"),
    about: t(
      'What they become against the first bet of the street, with three or more holding cards.',
      "Ce qu'ils deviennent face à la première mise du tour, à trois joueurs ou plus.",
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
    title: t('Below the call of a raise, several players', "Sous le suivi d'une relance, à plusieurs"),
    about: t(
      'What they become against a raise, with three or more holding cards.',
      "Ce qu'ils deviennent face à une relance, à trois joueurs ou plus.",
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
  owedBigBlind: agreed('fullBigBlind', t('one full big blind', 'une grosse blinde entière'), {
    title: t('Below the big blind, when only it is owed', 'Sous la grosse blinde, quand elle seule est due'),
    about: t('What chips below an unraised big blind become.', 'Ce que deviennent des jetons sous une grosse blinde non relancée.'),
    books: {
      redcactus: 'RC 42',
      mons: cites('MO 8.9', { reading: 'CB-MO-03' }),
      ropta: 'RO 9.10; RO 9.7',
      toufflers: 'TF §9 b9',
    },
    silent: 'RO 9.10; RO 9.7',
  }),
  mayRaise: agreed('no', t('no', 'non'), {
    title: t('Raising after an undercall', 'Relancer après une mise insuffisante'),
    about: t(
      'Whether a player whose chips did not reach the call may still raise.',
      "Si celui dont les jetons n'atteignent pas le suivi peut encore relancer.",
    ),
    books: { redcactus: 'RC 42', mons: 'MO 8.9', ropta: 'RO 9.12', toufflers: 'TF §9 b9' },
    silent: 'RO 9.12',
  }),
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
        "corrigées depuis l'erreur ; les suivants peuvent changer",
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
    title: t('Until when a wrong amount is put right', "Jusqu'à quand se corrige un montant faux"),
    about: t(
      'By when an amount that broke the betting rules must be noticed.',
      'Quand un montant contraire aux règles doit être remarqué.',
    ),
    values: {
      endOfStreet: t('until the next card; on the river, until the showdown', "jusqu'à la carte suivante ; à la river, jusqu'à l'abattage"),
      gathering: t("until the round's chips are gathered", "jusqu'à la réunion des jetons du tour"),
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
      "Ce qu'une correction demande à ceux qui ont parlé après l'erreur.",
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
  afterWindow: agreed('stands', t('the error stands', "l'erreur demeure"), {
    title: t('A wrong amount noticed too late', 'Montant faux remarqué trop tard'),
    about: t('What becomes of an error found after its time.', 'Ce que devient une erreur vue hors délai.'),
    books: { redcactus: 'RC 43', mons: 'MO 8.11; MO 10.2', ropta: 'RO 9.17', toufflers: 'TF §9 b11; TF §11 b2' },
    silent: 'RO 9.17',
  }),
};

export const grossMisunderstanding = {
  allowed: agreed('directorInRareCases', t('the director, in rare cases', 'le directeur, dans de rares cas'), {
    title: t('Plainly unaware of a far larger bet', 'Visiblement ignorant une mise bien plus grande'),
    about: t(
      'Who may relieve a player who had manifestly not grasped the amount.',
      "Qui peut soulager un joueur qui n'avait manifestement pas saisi le montant.",
    ),
    books: { mons: 'MO 8.9', ropta: 'RO 9.4; RO 9.10' },
    silent: 'RO 9.4',
  }),
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
    title: t('Penalty for such a mistake', "Sanction d'une telle méprise"),
    about: t('Whether the relieved player is punished.', 'Si le joueur soulagé est sanctionné.'),
    values: { prescribed: t('prescribed', 'prescrite'), none: t('none prescribed', 'aucune prescrite') },
    books: { mons: says('prescribed', 'MO 8.9') },
    silent: stands('none', 'custom'),
  }),
};
