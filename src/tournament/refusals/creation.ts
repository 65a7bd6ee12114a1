/**
 * Why a tournament cannot be announced so.
 */
import type { None, SentencesOf } from '../../decider.js';

export interface CreationRefusals {
  /** Another tournament was announced under this id. `name`. */
  TOURNAMENT_ALREADY_EXISTS: { name: string };
  /** `rulebook`, `edition`, `known`: every edition that exists, as `id@edition`. */
  UNKNOWN_RULEBOOK: { rulebook: string; edition: string; known: readonly string[] };
  /** `currency`: no code of ISO 4217 that is in use. */
  UNKNOWN_CURRENCY: { currency: string };
  UNKNOWN_TIME_ZONE: { timeZone: string };
  /** A correction of the announcement that says nothing of what is to be corrected. */
  CORRECTION_EMPTY: None;
  /** A correction of the terms that says nothing of what is to be corrected. */
  TERMS_EMPTY: None;
  /** A hand was opened since the start, or players, chips or seats have changed: the terms stand. */
  TERMS_STAND: None;
  /** Tables of another size need a new draw, before the start. */
  SEATS_NEED_DRAW: None;
  /** `clubId`: no such club is registered. */
  TOURNAMENT_OF_UNKNOWN_CLUB: { clubId: string };
  /** `clubId`: it is closed. */
  TOURNAMENT_OF_CLOSED_CLUB: { clubId: string };
  /** `kind`: of the event, null where nobody said; play has begun by its rules. */
  KIND_SETTLED: { kind: string | null };
  /** `setting`, `known`: no setting of a rulebook has that key; the keys that are nearest to it. */
  UNKNOWN_SETTING: { setting: string; known: readonly string[] };
  /** `setting`, `value` (as text), `allowed`: the values that the setting can take, a number's bounds as `0–60`. */
  VALUE_OUT_OF_RANGE: { setting: string; value: string; allowed: readonly string[] };
  /** `periods`, `maximum`: the structure has no period, or too many. */
  INVALID_STRUCTURE_LENGTH: { periods: number; maximum: number };
  /** The structure's first period is a break. */
  STRUCTURE_BEGINS_WITH_BREAK: None;
  /** The structure's last period is a break; the last level goes on for ever. */
  STRUCTURE_ENDS_WITH_BREAK: None;
  /** `period` (from 0), `smallBlind`, `bigBlind`. */
  SMALL_BLIND_ABOVE_BIG_BLIND: { period: number; smallBlind: number; bigBlind: number };
  /** `period` (from 0), `ante`: the tournament has no ante format that says who pays it. */
  ANTE_WITHOUT_FORMAT: { period: number; ante: number };
  /** `startingStack`, `expected`: chips, as the book has them. */
  STACK_NOT_CONFORMING: { startingStack: number; expected: number };
  /** `anteFormat`, `kind`, `allowed`: the rulebook has only these formats at an event of this kind; `setting`: the key of a house rule for others. */
  ANTE_NOT_ALLOWED: { anteFormat: string; kind: string; allowed: readonly string[]; setting: string };
  /** The organiser must say how many qualify. */
  QUALIFIERS_NEEDED: None;
  /** `seatsPerTable`, `most`: more seats than the book gives a table of such an event, and no ground for it. */
  DISPENSATION_REQUIRED: { seatsPerTable: number; most: number };
  /** `smallest`, `chipUnit`: the smallest value of the set is another one than the smallest chip. */
  CHIP_UNIT_NOT_SMALLEST: { smallest: number; chipUnit: number };
  /** `value`: it stands in the set twice. */
  CHIP_VALUE_TWICE: { value: number };
  /** `made`, `startingStack`: the pieces of a starting stack come to another amount. */
  STACK_NOT_MADE_UP: { made: number; startingStack: number };
}

/** What a person reads of each. */
export const creationSentences: SentencesOf<CreationRefusals, 'UNKNOWN_RULEBOOK'> = {
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
  UNKNOWN_TIME_ZONE: {
    en: 'There is no time zone {timeZone}. Give its name, such as Europe/Brussels or America/Guadeloupe.',
    fr: 'Le fuseau horaire {timeZone} n’existe pas. Indiquez son nom, comme Europe/Brussels ou America/Guadeloupe.',
  },
  CORRECTION_EMPTY: {
    en: 'Say what to correct: the time (scheduledAt), the time zone (timeZone), the venue, the currency, the level in seasons (seasonLevel) or the kind of event.',
    fr: 'Dites ce qu’il faut corriger : l’heure (scheduledAt), le fuseau horaire (timeZone), le lieu (venue), la devise (currency), le niveau en championnat (seasonLevel) ou le type d’événement (kind).',
  },
  TERMS_EMPTY: {
    en: 'Say what to correct: the name, club, rulebook, starting stack, seats or another term.',
    fr: 'Dites ce qu’il faut corriger : le nom, le club, le règlement, le tapis de départ, les sièges ou un autre paramètre.',
  },
  TERMS_STAND: {
    en: 'Since the start a hand was opened, or players, chips or seats have changed: the terms stand. To begin again with all entries, copy the tournament (copyTournament) and correct the copy.',
    fr: 'Depuis le départ, une main a commencé, ou des joueurs, jetons ou sièges ont changé : les paramètres restent. Pour recommencer avec toutes les inscriptions, copiez le tournoi (copyTournament) et corrigez la copie.',
  },
  SEATS_NEED_DRAW: {
    en: 'Tables of another size need a new draw. Take the start back (withdrawStart), correct the seats, then draw and start again.',
    fr: 'Des tables d’une autre taille demandent un nouveau tirage. Annulez le départ (withdrawStart), corrigez les sièges, puis tirez et démarrez à nouveau.',
  },
  KIND_SETTLED: {
    en: 'The tournament has started under the rules for this kind of event. The kind could be corrected only before the start.',
    fr: 'Le tournoi a commencé selon les règles de ce type d’événement. Le type ne pouvait être corrigé qu’avant le départ.',
  },
  UNKNOWN_SETTING: {
    en: 'No rulebook has a setting of this key ({setting}). The nearest keys are: {known}. The page of a rulebook lists all (rulebook).',
    fr: 'Aucun règlement n’a de réglage sous cette clé ({setting}). Les clés les plus proches : {known}. La page d’un règlement les donne toutes (rulebook).',
  },
  VALUE_OUT_OF_RANGE: {
    en: 'This setting ({setting}) can’t be {value}. It can be: {allowed}.',
    fr: 'Ce réglage ({setting}) ne peut pas valoir {value}. Il peut valoir : {allowed}.',
  },
  INVALID_STRUCTURE_LENGTH: {
    en: 'The structure has {periods} {periods|period|levels and breaks}. It needs 1 to {maximum}.',
    fr: 'La structure compte {periods} {periods|période|niveaux et pauses}. Il en faut de 1 à {maximum}.',
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
    en: 'Period {period} has an ante of {ante}, but the tournament has no ante format. Leave the ante out, or say before the start who pays it (anteFormat).',
    fr: 'La période {period} a une ante de {ante}, mais le tournoi n’a pas de format d’ante. Retirez l’ante, ou dites avant le départ qui la paie (anteFormat).',
  },
  STACK_NOT_CONFORMING: {
    en: 'This rulebook gives a starting stack of {expected}, not {startingStack}. A house rule can change that (stack.initial).',
    fr: 'Ce règlement prévoit un tapis de départ de {expected}, pas de {startingStack}. Une règle maison peut changer cela (stack.initial).',
  },
  ANTE_NOT_ALLOWED: {
    en: 'Under this rulebook {kind} allow: {allowed}. This tournament has: {anteFormat}. A house rule can change that ({setting}).',
    fr: 'Selon ce règlement, antes permises pour {kind} : {allowed}. Ce tournoi prévoit : {anteFormat}. Une règle maison peut changer cela ({setting}).',
  },
  QUALIFIERS_NEEDED: {
    en: 'Say how many players this satellite qualifies (qualifiers).',
    fr: 'Dites combien de joueurs ce satellite qualifie (qualifiers).',
  },
  DISPENSATION_REQUIRED: {
    en: 'Tables of this event seat {most} player{most||s}, not {seatsPerTable}. Give the dispensation, or say why the venue suits (largerTables).',
    fr: 'Les tables d’un tel tournoi prennent {most} joueur{most||s}, pas {seatsPerTable}. Indiquez la dérogation, ou en quoi le lieu s’y prête (largerTables).',
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
