/**
 * The refusals when a tournament is created.
 */
import type { CreationRefusals } from '../tournament/refusals/creation.js';
import type { TextsOf } from './shared-texts.js';

export const creationTexts: TextsOf<CreationRefusals> = {
  TOURNAMENT_ALREADY_EXISTS: {
    en: 'The tournament "{name}" already has this id. Choose another one.',
    fr: 'Le tournoi « {name} » porte déjà cet identifiant. Choisissez-en un autre.',
  },
  TOURNAMENT_OF_UNKNOWN_CLUB: {
    en: 'There is no club {clubId}. Check the id, register the club (registerClub), or give its name alone.',
    fr: 'Il n’y a pas de club {clubId}. Vérifiez l’identifiant, enregistrez le club (registerClub) ou n’indiquez que son nom.',
  },
  TOURNAMENT_OF_CLOSED_CLUB: {
    en: 'The club {clubId} is closed and announces no tournament.',
    fr: 'Le club {clubId} est fermé et n’annonce plus de tournoi.',
  },
  UNKNOWN_CURRENCY: {
    en: 'There is no currency {currency}. Give a code of ISO 4217, such as EUR.',
    fr: 'La devise {currency} n’existe pas. Indiquez un code ISO 4217, comme EUR.',
  },
  CORRECTION_EMPTY: {
    en: 'Say what to correct: the time (scheduledAt), the venue, the currency or the kind of event.',
    fr: 'Dites ce qu’il faut corriger : l’heure (scheduledAt), le lieu (venue), la devise (currency) ou le type d’événement (kind).',
  },
  KIND_SETTLED: {
    en: 'The tournament has started under the rules for this kind of event. The kind could be corrected only before the start.',
    fr: 'Le tournoi a commencé selon les règles de ce type d’événement. Le type ne pouvait être corrigé qu’avant le départ.',
  },
  UNKNOWN_SETTING: {
    en: 'No rulebook has a setting {setting}. A house rule can change: {known}.',
    fr: 'Aucun règlement n’a de réglage {setting}. Une règle maison peut changer : {known}.',
  },
  VALUE_OUT_OF_RANGE: {
    en: 'The setting {setting} can’t be {value}. It can be: {allowed}.',
    fr: 'Le réglage {setting} ne peut pas valoir {value}. Il peut valoir : {allowed}.',
  },
  INVALID_STRUCTURE_LENGTH: {
    en: 'The structure has {periods} levels and breaks. It needs 1 to {maximum}.',
    fr: 'La structure compte {periods} niveaux et pauses. Il en faut de 1 à {maximum}.',
  },
  STRUCTURE_BEGINS_WITH_BREAK: {
    en: 'The structure must begin with a level, not with a break.',
    fr: 'La structure doit commencer par un niveau, pas par une pause.',
  },
  STRUCTURE_ENDS_WITH_BREAK: {
    en: 'The structure must end with a level. The last level runs until somebody has won.',
    fr: 'La structure doit finir par un niveau. Le dernier dure jusqu’à la victoire.',
  },
  SMALL_BLIND_ABOVE_BIG_BLIND: {
    en: 'In period {period} the small blind {smallBlind} is larger than the big blind {bigBlind}. Correct one of them.',
    fr: 'À la période {period}, la petite blinde {smallBlind} dépasse la grosse blinde {bigBlind}. Corrigez l’une des deux.',
  },
  ANTE_WITHOUT_FORMAT: {
    en: 'Period {period} has an ante of {ante}, but the tournament has no ante format. Say who pays it (anteFormat).',
    fr: 'La période {period} a un ante de {ante}, mais le tournoi n’a pas de format d’ante. Dites qui le paie (anteFormat).',
  },
  STACK_NOT_CONFORMING: {
    en: 'This rulebook gives a starting stack of {expected} chips, not {startingStack}. A house rule on stack.initial can change that.',
    fr: 'Ce règlement donne {expected} jetons au départ, pas {startingStack}. Une règle maison sur stack.initial peut changer cela.',
  },
  ANTE_NOT_ALLOWED: {
    en: 'Under this rulebook {kind} allow: {allowed}. This tournament has: {anteFormat}. A house rule on structure.antes can change that.',
    fr: 'Selon ce règlement, antes permis pour {kind} : {allowed}. Ce tournoi prévoit : {anteFormat}. Une règle maison sur structure.antes peut changer cela.',
  },
  QUALIFIERS_NEEDED: {
    en: 'Say how many players this satellite qualifies (qualifiers).',
    fr: 'Dites combien de joueurs ce satellite qualifie (qualifiers).',
  },
  DISPENSATION_REQUIRED: {
    en: 'Tables of this event seat {most} players, not {seatsPerTable}. Give the dispensation, or say why the venue suits (largerTables).',
    fr: 'Les tables d’un tel tournoi prennent {most} joueurs, pas {seatsPerTable}. Indiquez la dérogation, ou en quoi le lieu s’y prête (largerTables).',
  },
  CHIP_UNIT_NOT_SMALLEST: {
    en: 'The smallest chip of the set is {smallest}, but the tournament’s is {chipUnit}. They must be the same.',
    fr: 'Le plus petit jeton de la dotation vaut {smallest}, celui du tournoi {chipUnit}. Ils doivent être égaux.',
  },
  CHIP_VALUE_TWICE: {
    en: 'The value {value} is in the chip set twice. Give each value once.',
    fr: 'La valeur {value} figure deux fois parmi les jetons. Indiquez chaque valeur une fois.',
  },
  STACK_NOT_MADE_UP: {
    en: 'The chips of a starting stack add up to {made}. They must add up to {startingStack}.',
    fr: 'Les jetons d’un tapis de départ font {made}. Ils doivent faire {startingStack}.',
  },
};
