/**
 * Chips found after an all-in, gathering and finality of the pot, substantial action, and the director's power to depart from the text.
 */
import { choice, rule, says, stands, t, yesOrNo } from '../definition.js';

const removed = t('removed from play', 'retirés du jeu');

export const hiddenChips = {
  partOfAllIn: choice({
    title: t('Chips found after a called all-in', 'Jetons retrouvés après un tapis payé'),
    about: t('Whether chips that were out of sight belong to the all-in.', 'Si des jetons hors de vue font partie du tapis.'),
    values: { directorDecides: t('the director rules', 'le directeur tranche'), removed },
    books: {
      redcactus: says('directorDecides', 'RC 62', { reading: 'CB-RC-12' }),
      tdaFr: says('removed', 'TDA 23'),
      ropta: says('directorDecides', 'RO 9.23'),
    },
    silent: stands('directorDecides', 'RO 9.23'),
  }),
  notPart: {
    allInWins: choice({
      title: t('Found chips, the all-in wins', 'Jetons retrouvés, le tapis gagne'),
      about: t(
        'Whether the caller pays chips that were held not to belong to the all-in.',
        'Si le suiveur paie des jetons jugés hors du tapis.',
      ),
      unread: t(
        'Nobody pays chips that do not belong to the all-in; whether they leave play is decided in `hiddenChips.partOfAllIn`',
        'Nul ne paie des jetons hors du tapis ; s’ils sont retirés se décide dans `hiddenChips.partOfAllIn`',
      ),
      values: { notPaid: t('the caller does not pay them', 'le suiveur ne les paie pas'), removed },
      books: { redcactus: says('notPaid', 'RC 62'), tdaFr: says('removed', 'TDA 23'), ropta: says('notPaid', 'RO 9.23') },
      silent: stands('notPaid', 'RO 9.23'),
    }),
    allInLoses: choice({
      title: t('Found chips, the all-in loses', 'Jetons retrouvés, le tapis perd'),
      about: t('Whether such chips keep the loser in the tournament.', 'Si de tels jetons gardent le perdant en course.'),
      values: {
        directorMayAward: t(
          'they do not save them; the director may give them to the winner',
          'ils ne le sauvent pas ; le directeur peut les donner au gagnant',
        ),
        lostToCaller: t('they are lost to the caller', 'ils sont perdus au profit du suiveur'),
        removed,
      },
      books: { redcactus: says('directorMayAward', 'RC 62'), tdaFr: says('removed', 'TDA 23'), ropta: says('lostToCaller', 'RO 9.23') },
      silent: stands('lostToCaller', 'RO 9.23'),
    }),
  },
  fromOutside: choice({
    title: t('Chips brought back from a pocket', 'Jetons ressortis d’une poche'),
    about: t(
      'What becomes of chips that had left the table, and of their holder.',
      'Ce que deviennent des jetons qui avaient quitté la table, et leur détenteur.',
    ),
    values: {
      removedMayDisqualify: t('removed; the player can be disqualified', 'retirés ; le joueur peut être disqualifié'),
      removedPenalty: t('removed; the player is punished', 'retirés ; le joueur est sanctionné'),
    },
    books: {
      redcactus: says('removedMayDisqualify', 'RC 63'),
      mons: says('removedPenalty', 'MO 11.3'),
      tdaFr: says('removedMayDisqualify', 'TDA 23'),
      ropta: says('removedMayDisqualify', 'RO 3.7'),
      toufflers: says('removedPenalty', 'TF §3 b3'),
    },
  }),
};

export const gather = {
  when: rule`roundOver | Gathering the chips: when the round is over | Réunion des jetons : quand le tour est fini
    | RC preamble, dealer button; MO 8.10; RO 9.17; TF §9 b10 | RO 9.17`,
};

export const pot = {
  finalAfterGathering: yesOrNo({
    title: t('The pot is final once gathered', 'Pot définitif une fois réuni'),
    about: t(
      'Whether amounts can be disputed after the chips went to the middle.',
      'Si les montants se contestent encore après la réunion des jetons.',
    ),
    yes: t('final', 'définitif'),
    no: t(
      'open: bets until the next card, sums until substantial action in the next hand',
      'ouvert : les mises jusqu’à la carte suivante, les sommes jusqu’à une action substantielle de la main suivante',
    ),
    books: {
      redcactus: says(false, 'RC 22; RC 43', { reading: 'CB-RC-09' }),
      mons: says(true, 'MO 10.2; MO 8.11'),
      ropta: says(true, 'RO 9.17'),
      toufflers: says(true, 'TF §11 b2; TF §9 b11'),
    },
    silent: stands(true, 'RO 9.17'),
  }),
};

export const uncalledBet = rule`returned | A bet that nobody covers: comes back | Une mise que personne ne couvre : revient
  | RC 15; RC 65-A; MO 5.8 (RO 9.7); TDA 28 (RO 9.7); RO 9.7 [CB-RO-16]; TF §6 b7 (RO 9.7)`;

export const sidePots = rule`separatelyOutermostFirst | Side pots: each by itself, the outermost first
  | Pots extérieurs : chacun à part, l’extérieur d’abord
  | RC preamble, betting; RC 21 (RO 10.7); MO 9.9; TDA 4; RO 9.7; RO 10.7; TF §10 b9`;

export const substantialAction = {
  two: choice({
    title: t('Substantial action made of two', 'Action substantielle à deux'),
    about: t('Which two acts make an error irreparable.', 'Quels deux actes rendent une erreur irréparable.'),
    values: {
      twoActsOneWithChips: t(
        'two acts by two players, one of them putting chips in',
        'deux actes de deux joueurs, dont un engage des jetons',
      ),
      twoPlayersBet: t('two players have bet after the blinds', 'deux joueurs ont misé après les blindes'),
    },
    books: {
      redcactus: says('twoActsOneWithChips', 'RC 36', { reading: 'CB-RC-10' }),
      mons: says('twoPlayersBet', 'MO 2.20'),
      ropta: says('twoActsOneWithChips', 'RO 6.7'),
      toufflers: says('twoPlayersBet', 'TF §2 b17'),
    },
    silent: stands('twoActsOneWithChips', 'RO 6.7'),
  }),
  three: choice({
    title: t('Substantial action made of three', 'Action substantielle à trois'),
    about: t(
      'Which three acts make an error irreparable; three checks are asked apart.',
      'Quels trois actes rendent une erreur irréparable ; trois paroles ont leur propre question.',
    ),
    values: { anyThree: t('any three acts', 'trois actes quelconques'), threeFolds: t('three folds', 'trois abandons') },
    books: { redcactus: says('anyThree', 'RC 36'), ropta: says('threeFolds', 'RO 6.7') },
    silent: stands('threeFolds', 'RO 6.7'),
  }),
  threeChecks: yesOrNo({
    title: t('Three checks are substantial action', 'Trois paroles sont une action substantielle'),
    about: t('Whether three checks alone make an error irreparable.', 'Si trois paroles suffisent à rendre une erreur irréparable.'),
    yes: t('yes', 'oui'),
    no: t('no', 'non'),
    books: { redcactus: says(true, 'RC 36'), ropta: says(false, 'RO 6.7') },
    silent: stands(false, 'RO 6.7'),
  }),
  blindsCount: rule`notCounted | Posted blinds: do not count | Blindes posées : ne comptent pas | RC 36; MO 2.20; TF §2 b17 | TDA-EN 36`,
};

export const director = {
  mayDepart: rule`forFairness | Departing from the text: yes, for fairness, finally | S’écarter du texte : oui, par équité, sans appel
    | RC 1; MO 13.2; TDA 1; RO 1.1 | RO 1.1`,
};
