/**
 * What is said when a tournament can not be announced so.
 * Pure. May import: its neighbours, the refusal codes.
 */
import type { CreationRefusals } from '../tournament/creation/refusals.js';
import type { TextsOf } from './shared-texts.js';

export const creationTexts: TextsOf<CreationRefusals> = {
  TOURNAMENT_ALREADY_EXISTS: {
    en: 'The tournament "{name}" already has this id; choose another one.',
    fr: 'Le tournoi « {name} » porte déjà cet identifiant ; choisissez-en un autre.',
  },
  UNKNOWN_SETTING: {
    en: 'No rulebook has a setting {setting} for a house rule to change; there are: {known}.',
    fr: 'Aucun règlement n’a de réglage {setting} qu’une règle maison puisse changer ; il y a : {known}.',
  },
  VALUE_OUT_OF_RANGE: {
    en: 'The setting {setting} can’t be {value}; it can be: {allowed}.',
    fr: 'Le réglage {setting} ne peut valoir {value} ; il peut valoir : {allowed}.',
  },
  INVALID_STRUCTURE_LENGTH: {
    en: 'The structure has {periods} levels and breaks; it needs 1 to {maximum}.',
    fr: 'La structure compte {periods} niveaux et pauses ; il en faut de 1 à {maximum}.',
  },
  STRUCTURE_BEGINS_WITH_BREAK: {
    en: 'The structure must begin with a level, not a break.',
    fr: 'La structure doit commencer par un niveau, pas par une pause.',
  },
  STRUCTURE_ENDS_WITH_BREAK: {
    en: 'The structure must end with a level: the last one goes on until there is a winner.',
    fr: 'La structure doit finir par un niveau : le dernier dure jusqu’à la victoire.',
  },
  SMALL_BLIND_ABOVE_BIG_BLIND: {
    en: 'In period {period} the small blind {smallBlind} is above the big blind {bigBlind}.',
    fr: 'À la période {period}, la petite blinde {smallBlind} dépasse la grosse blinde {bigBlind}.',
  },
  ANTE_WITHOUT_FORMAT: {
    en: 'Period {period} has an ante of {ante}, but the tournament’s ante format is "none": say who pays it.',
    fr: 'La période {period} a un ante de {ante}, mais le tournoi n’a pas de format d’ante : dites qui le paie.',
  },
  STACK_NOT_CONFORMING: {
    en: 'The book has players begin with {expected} chips, not {startingStack}; a house rule can change that.',
    fr: 'Le règlement donne {expected} jetons au départ, pas {startingStack} ; une règle maison peut le changer.',
  },
  ANTE_NOT_ALLOWED: {
    en: 'The book does not have antes of the format {anteFormat} at such an event ({kind}); a house rule can change that.',
    fr: 'Le règlement n’a pas d’antes au format {anteFormat} à un tel tournoi ({kind}) ; une règle maison peut le changer.',
  },
  QUALIFIERS_NEEDED: {
    en: 'Say how many players this satellite qualifies.',
    fr: 'Dites combien de joueurs ce satellite qualifie.',
  },
  DISPENSATION_REQUIRED: {
    en: 'Tables of such an event seat {most}, not {seatsPerTable}; say by which dispensation, or why the venue suits.',
    fr: 'Les tables d’un tel tournoi prennent {most} joueurs, pas {seatsPerTable} ; dites par quelle dérogation, ou en quoi le lieu s’y prête.',
  },
  CHIP_UNIT_NOT_SMALLEST: {
    en: 'The smallest chip of the set is {smallest}, that of the tournament {chipUnit}; they must be the same.',
    fr: 'Le plus petit jeton du jeu vaut {smallest}, celui du tournoi {chipUnit} ; ce doit être le même.',
  },
  CHIP_VALUE_TWICE: {
    en: 'The value {value} stands in the chip set twice; name each value once.',
    fr: 'La valeur {value} figure deux fois parmi les jetons ; indiquez chaque valeur une fois.',
  },
  STACK_NOT_MADE_UP: {
    en: 'The chips of a starting stack come to {made}; they must make {startingStack}.',
    fr: 'Les jetons d’un tapis de départ font {made} ; ils doivent faire {startingStack}.',
  },
};
