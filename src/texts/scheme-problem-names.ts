/**
 * What can be wrong with the scheme of a season: with the text of its formula, or where it has no number.
 */
import type { NumberProblem } from '../season/fixed.js';
import type { FormulaProblem } from '../season/formula/tokens.js';
import type { RuleProblem } from '../season/rule-words.js';
import type { Sentence } from './sentences.js';

export const schemeProblemNames: Readonly<Record<FormulaProblem | NumberProblem, Sentence>> = {
  FORMULA_TOO_LONG: { en: 'the formula is too long', fr: 'la formule est trop longue' },
  FORMULA_TOO_DEEP: { en: 'too many brackets inside each other', fr: 'trop de parenthèses imbriquées' },
  FORMULA_TOO_LARGE: { en: 'the formula has too many parts', fr: 'la formule a trop d’éléments' },
  UNKNOWN_CHARACTER: { en: 'this character is not known', fr: 'ce caractère est inconnu' },
  NUMBER_TOO_LONG: { en: 'this number has too many digits', fr: 'ce nombre a trop de chiffres' },
  UNKNOWN_NAME: { en: 'this name is not known', fr: 'ce nom est inconnu' },
  UNKNOWN_FUNCTION: { en: 'this function is not known', fr: 'cette fonction est inconnue' },
  WRONG_NUMBER_OF_ARGUMENTS: {
    en: 'this function takes another number of arguments',
    fr: 'cette fonction prend un autre nombre d’arguments',
  },
  UNEXPECTED: { en: 'something else is expected here', fr: 'autre chose est attendu ici' },
  DIVISION_BY_ZERO: { en: 'it divides by zero', fr: 'elle divise par zéro' },
  ROOT_OF_NEGATIVE: { en: 'it takes the root of a number below zero', fr: 'elle prend la racine d’un nombre négatif' },
  LOGARITHM_OF_NOT_POSITIVE: {
    en: 'it takes the logarithm of a number that is not above zero',
    fr: 'elle prend le logarithme d’un nombre qui n’est pas positif',
  },
  POWER_OF_NEGATIVE: { en: 'it takes a power of a number below zero', fr: 'elle prend une puissance d’un nombre négatif' },
  TOO_LARGE: { en: 'the number is too large', fr: 'le nombre est trop grand' },
  NOT_RECORDED: {
    en: 'it needs the buy-in, the prize pool, the paid places or what the player spent, which the results do not have',
    fr: 'il lui faut le buy-in, la dotation, les places payées ou la dépense du joueur, que les résultats n’indiquent pas',
  },
  NO_TABLE_FOR_SIZE: { en: 'no table is for a field of this size', fr: 'aucun tableau ne correspond à ce nombre de joueurs' },
};

export const ruleProblemNames: Readonly<Record<RuleProblem, Sentence>> = {
  NO_SUCH_DAY: { en: 'the calendar has no such day', fr: 'ce jour n’existe pas au calendrier' },
  FROM_AFTER_TO: { en: 'the first day is after the last one', fr: 'le premier jour est après le dernier' },
  LEVEL_TWICE: { en: 'a level is named twice', fr: 'un niveau est indiqué deux fois' },
  CRITERION_TWICE: { en: 'a criterion is named twice', fr: 'un critère est indiqué deux fois' },
  REQUIREMENT_TWICE: { en: 'a requirement is given twice', fr: 'une exigence est indiquée deux fois' },
  MEMBERS_OF_PLAYERS: { en: 'the season ranks players, who have no members', fr: 'la saison classe des joueurs, qui n’ont pas de membres' },
  MEMBERS_WITHOUT_MANCHE: {
    en: 'the best members count in a manche, and no rule gives a manche',
    fr: 'les meilleurs membres comptent par manche, et aucune règle n’indique de manche',
  },
  CARRIES_NOTHING: { en: 'no stage is before the first one', fr: 'aucune phase ne précède la première' },
};
