/**
 * Why the registry refuses a command of a federation, a club or a person.
 */
import { makeRefuse, type Decision, type None, type Private, type RefusalOf, type SentencesOf } from '../decider.js';

export interface RegistryRefusals {
  // Federations
  FEDERATION_NOT_FOUND: None;
  FEDERATION_ALREADY_EXISTS: { name: string };
  /** A command of a club or a person names it. */
  FEDERATION_UNKNOWN: { federationId: string };
  REGION_UNKNOWN: { region: string; known: readonly string[] };
  // Clubs
  CLUB_NOT_FOUND: None;
  CLUB_ALREADY_EXISTS: { name: string };
  /** A command of a person, or a tournament, names it. */
  CLUB_UNKNOWN: { clubId: string };
  CLUB_CLOSED: None;
  TIME_ZONE_UNKNOWN: { timeZone: string };
  CLUB_IN_FEDERATION: { federationId: string };
  CLUB_NOT_IN_FEDERATION: { federationId: string };
  /** The club has no affiliation with it that began on the day. */
  AFFILIATION_NOT_FOUND: { federationId: string };
  /** It has no last day yet. */
  AFFILIATION_HOLDS: None;
  /** `latest`: the last day of another one, or the first where it holds. */
  AFFILIATION_OVERLAPS: { since: string; latest: string };
  DAY_AHEAD: { day: string };
  /** The person has no membership of the club that began on the day. */
  MEMBERSHIP_NOT_FOUND: { clubId: string };
  /** It has no last day yet. */
  MEMBERSHIP_HOLDS: None;
  // People
  PERSON_NOT_FOUND: None;
  PERSON_ALREADY_REGISTERED: None;
  PERSON_ERASED: None;
  /** The id is of a person who is kept under another one. */
  PERSON_MERGED: { survivorId: string };
  NO_PERSONAL_DATA: None;
  PSEUDONYM_MISSING: None;
  NOT_A_MEMBER: { clubId: string };
  /** `source` of an id that is another person's. Whose, is not for everybody who may ask. */
  EXTERNAL_ID_TAKEN: { source: string };
  /** The person has no such id of another program. */
  EXTERNAL_ID_NOT_THEIRS: None;
  /** A number of a licence is no id that a club may give or take. */
  LICENCE_BY_FEDERATION: None;
  /** A club erases nobody whom a federation has licensed. */
  PERSON_LICENSED: { federationId: string };
  // Licences and suspensions
  LICENCE_EXISTS: { period: string };
  /** Both ids have a licence of the federation for the period. */
  LICENCES_CLASH: { federationId: string; period: string };
  LICENCE_NOT_FOUND: { period: string };
  /** Years. */
  LICENCE_UNDER_AGE: { age: Private<'birthDate', number>; minimum: number };
  LICENCE_AGE_UNKNOWN: { minimum: number };
  /** No day of the calendar, or in the future where it is of a birth. */
  DAY_INVALID: { day: string };
  DAYS_REVERSED: { from: string; until: string };
  SUSPENSION_NOT_FOUND: { suspensionId: string };
  EXCLUSION_NOT_FOUND: { exclusionId: string };
  /** The person asked for it themselves, and it was no mistake. */
  EXCLUSION_AT_OWN_WISH: None;
  /** Their date of birth says otherwise. */
  AGE_CONTRADICTED: None;
  // Two ids of one person
  SAME_PLAYER: None;
  /** Nobody is registered under the id, and it entered no tournament. */
  DUPLICATE_UNKNOWN: { duplicateId: string };
  PLAYERS_MET: { tournamentId: string };
  /** Ids are merged into it, so it cannot be merged itself. */
  HAS_DUPLICATES: { duplicates: readonly string[] };
  NOT_MERGED: { duplicateId: string };
}

export type Refused = { readonly refusal: RefusalOf<RegistryRefusals> };
export type RegistryDecision<Event> = Decision<Event, RefusalOf<RegistryRefusals>>;

export const refuse = makeRefuse<RegistryRefusals>();

/** A command, and the id of the federation, the club or the person that it is given to. */
export type GivenTo<Id, Command> = Command & { readonly of: Id };

/** What a person reads of each. */
export const federationSentences: SentencesOf<RegistryRefusals> = {
  FEDERATION_NOT_FOUND: {
    en: 'No federation has this id. Check it, or found the federation first (foundFederation).',
    fr: 'Aucune fédération n’a cet identifiant. Vérifiez-le, ou créez d’abord la fédération (foundFederation).',
  },
  FEDERATION_ALREADY_EXISTS: {
    en: 'The federation "{name}" already has this id. Choose another one.',
    fr: 'La fédération « {name} » porte déjà cet identifiant. Choisissez-en un autre.',
  },
  FEDERATION_UNKNOWN: {
    en: 'There is no federation {federationId}. Check the id.',
    fr: 'Il n’y a pas de fédération {federationId}. Vérifiez l’identifiant.',
  },
  REGION_UNKNOWN: {
    en: 'The federation has no region {region}. Define it first (defineRegion)[, or choose one of: {known}].',
    fr: 'La fédération n’a pas de région {region}. Créez-la d’abord (defineRegion)[, ou choisissez parmi : {known}].',
  },
  CLUB_NOT_FOUND: {
    en: 'No club has this id. Check it, or register the club first (registerClub).',
    fr: 'Aucun club n’a cet identifiant. Vérifiez-le, ou enregistrez d’abord le club (registerClub).',
  },
  CLUB_ALREADY_EXISTS: {
    en: 'The club "{name}" already has this id. Choose another one, or change its profile (changeClubProfile).',
    fr: 'Le club « {name} » porte déjà cet identifiant. Choisissez-en un autre, ou modifiez sa fiche (changeClubProfile).',
  },
  CLUB_UNKNOWN: {
    en: 'There is no club {clubId}. Check the id, or register the club first (registerClub).',
    fr: 'Il n’y a pas de club {clubId}. Vérifiez l’identifiant, ou enregistrez d’abord le club (registerClub).',
  },
  AFFILIATION_NOT_FOUND: {
    en: 'The club has no affiliation with {federationId} that began on this day. Give its first day as it is recorded, or none where it has none.',
    fr: 'Le club n’a pas d’affiliation à {federationId} commençant ce jour-là. Indiquez son premier jour tel qu’il est enregistré, ou rien s’il n’en a pas.',
  },
  AFFILIATION_HOLDS: {
    en: 'This affiliation has no last day yet. End it first (endAffiliation).',
    fr: 'Cette affiliation est encore en cours. Mettez-y d’abord fin (endAffiliation).',
  },
  AFFILIATION_OVERLAPS: {
    en: 'The club already has an affiliation on these days: the one of {latest:day}. Begin after it ({since:day} does not), or correct its days (correctAffiliation).',
    fr: 'Le club a déjà une affiliation à ces dates : celle du {latest:day}. Commencez après (le {since:day} ne convient pas), ou corrigez ses dates (correctAffiliation).',
  },
  MEMBERSHIP_NOT_FOUND: {
    en: 'They have no membership of {clubId} that began on this day. Give its first day as it is recorded.',
    fr: 'Cette personne n’a pas d’adhésion à {clubId} commençant ce jour-là. Indiquez son premier jour tel qu’il est enregistré.',
  },
  MEMBERSHIP_HOLDS: {
    en: 'This membership has no last day yet. End it first (leaveClub).',
    fr: 'Cette adhésion est encore en cours. Mettez-y d’abord fin (leaveClub).',
  },
  DAY_AHEAD: {
    en: '{day:day} has not come yet. Record it on that day.',
    fr: 'Le {day:day} n’est pas encore arrivé. Enregistrez-le ce jour-là.',
  },
  TIME_ZONE_UNKNOWN: {
    en: 'There is no time zone {timeZone}. Give its name, such as Europe/Brussels or America/Guadeloupe.',
    fr: 'Le fuseau horaire {timeZone} n’existe pas. Indiquez son nom, comme Europe/Brussels ou America/Guadeloupe.',
  },
  CLUB_CLOSED: {
    en: 'The club is closed. Nothing new can be recorded for it.',
    fr: 'Le club est fermé. Rien de nouveau ne peut y être enregistré.',
  },
  CLUB_IN_FEDERATION: {
    en: 'The club belongs to the federation {federationId}. End that affiliation first (endAffiliation).',
    fr: 'Le club appartient à la fédération {federationId}. Mettez d’abord fin à cette affiliation (endAffiliation).',
  },
  CLUB_NOT_IN_FEDERATION: {
    en: 'The club does not belong to the federation {federationId}. Check both ids.',
    fr: 'Le club n’appartient pas à la fédération {federationId}. Vérifiez les deux identifiants.',
  },
  PERSON_NOT_FOUND: {
    en: 'No registered person has this id. Check it, or register the person first (registerPerson).',
    fr: 'Aucune personne enregistrée n’a cet identifiant. Vérifiez-le, ou enregistrez d’abord la personne (registerPerson).',
  },
  PERSON_ALREADY_REGISTERED: {
    en: 'This person is already registered. Record what is new (recordPersonalData, joinClub).',
    fr: 'Cette personne est déjà enregistrée. Enregistrez ce qui est nouveau (recordPersonalData, joinClub).',
  },
  PERSON_ERASED: {
    en: 'The personal data of this person were erased, for good. Register the person again if they ask for it.',
    fr: 'Les données personnelles de cette personne ont été effacées définitivement. Enregistrez-la à nouveau si elle le demande.',
  },
  PERSON_MERGED: {
    en: 'This person is kept under the id {survivorId}. Use that id.',
    fr: 'Cette personne est enregistrée sous l’identifiant {survivorId}. Utilisez celui-là.',
  },
  NO_PERSONAL_DATA: {
    en: 'Give something to record: a name, a date of birth or contacts.',
    fr: 'Indiquez quelque chose à enregistrer : un nom, une date de naissance ou des coordonnées.',
  },
  PSEUDONYM_MISSING: { en: 'Give the pseudonym as well.', fr: 'Indiquez aussi le pseudonyme.' },
  NOT_A_MEMBER: {
    en: 'This person is not a member of the club {clubId}. Record the membership first (joinClub).',
    fr: 'Cette personne n’est pas membre du club {clubId}. Enregistrez d’abord son adhésion (joinClub).',
  },
  EXTERNAL_ID_TAKEN: {
    en: 'In {source}, this id belongs to another player of the federation. Check it, or ask the federation to merge the two ids of the person (mergePlayers).',
    fr: 'Dans {source}, cet identifiant est celui d’un autre joueur de la fédération. Vérifiez-le, ou demandez à la fédération de fusionner les deux (mergePlayers).',
  },
  EXTERNAL_ID_NOT_THEIRS: {
    en: 'This person has no such id. See which they have (personalData, externalIds).',
    fr: 'Cette personne n’a pas cet identifiant. Voyez lesquels elle a (personalData, externalIds).',
  },
  PERSON_LICENSED: {
    en: 'The federation {federationId} has licensed this person. It decides on the erasure, or revokes the licence first (revokeLicence).',
    fr: 'La fédération {federationId} a délivré une licence à cette personne. C’est elle qui décide de l’effacement, ou qui retire d’abord la licence (revokeLicence).',
  },
  LICENCE_BY_FEDERATION: {
    en: 'Licence numbers are given by the federation with the licence (grantLicence). Name another source.',
    fr: 'Les numéros de licence sont donnés par la fédération avec la licence (grantLicence). Indiquez une autre source.',
  },
  LICENCES_CLASH: {
    en: 'Both ids have a licence of the federation {federationId} for {period}. Revoke one of them first (revokeLicence).',
    fr: 'Les deux identifiants ont une licence de la fédération {federationId} pour {period}. Retirez-en une d’abord (revokeLicence).',
  },
  LICENCE_EXISTS: {
    en: 'The player already has a licence for {period}. Revoke it first (revokeLicence).',
    fr: 'Le joueur a déjà une licence pour {period}. Retirez-la d’abord (revokeLicence).',
  },
  LICENCE_NOT_FOUND: {
    en: 'The player has no licence for {period}, and none was asked for.',
    fr: 'Le joueur n’a pas de licence pour {period}, et aucune n’a été demandée.',
  },
  LICENCE_UNDER_AGE: {
    en: 'The player is {age} year{age||s} old on the first day. The federation licenses from {minimum}.',
    fr: 'Le joueur a {age} an{age||s} le premier jour. La fédération accorde des licences à partir de {minimum} an{minimum||s}.',
  },
  LICENCE_AGE_UNKNOWN: {
    en: 'The federation licenses from the age of {minimum}. Record the date of birth, or confirm that the player is of age (confirmIdentity).',
    fr: 'La fédération accorde des licences à partir de {minimum} an{minimum||s}. Indiquez la date de naissance, ou confirmez la majorité (confirmIdentity).',
  },
  DAY_INVALID: { en: '{day:day} is not a possible day. Check it.', fr: '{day:day} n’est pas un jour possible. Vérifiez-le.' },
  DAYS_REVERSED: {
    en: 'The last day ({until:day}) is before the first ({from:day}). Check both days.',
    fr: 'Le dernier jour ({until:day}) précède le premier ({from:day}). Vérifiez les deux dates.',
  },
  SUSPENSION_NOT_FOUND: {
    en: 'The player has no suspension {suspensionId} that could be lifted.',
    fr: 'Le joueur n’a pas de suspension {suspensionId} à lever.',
  },
  EXCLUSION_NOT_FOUND: {
    en: 'The person has no exclusion {exclusionId} from this club that could be ended.',
    fr: 'La personne n’a pas d’exclusion {exclusionId} de ce club à lever.',
  },
  EXCLUSION_AT_OWN_WISH: {
    en: 'The person asked to be excluded, so it stands until its last day. If it was recorded by mistake, say so (mistaken).',
    fr: 'La personne a demandé elle-même son exclusion : elle court jusqu’à son dernier jour. Si c’était une erreur de saisie, précisez-le (mistaken).',
  },
  AGE_CONTRADICTED: {
    en: 'The date of birth that is recorded says otherwise. Put it right first (recordPersonalData).',
    fr: 'La date de naissance enregistrée dit le contraire. Corrigez-la d’abord (recordPersonalData).',
  },
  SAME_PLAYER: {
    en: 'Both ids are the same. Give the other id of the person.',
    fr: 'Les deux identifiants sont les mêmes. Indiquez l’autre.',
  },
  DUPLICATE_UNKNOWN: {
    en: 'Nobody is known under the id {duplicateId}. Check it.',
    fr: 'Personne n’est connu sous l’identifiant {duplicateId}. Vérifiez-le.',
  },
  PLAYERS_MET: {
    en: 'Both entered the tournament {tournamentId}, so they are two persons. If an entry there is wrong, correct it first, in the tournament (transferEntry) or on the imported sheet (reassignRow).',
    fr: 'Les deux ont participé au tournoi {tournamentId} : ce sont deux personnes. Si une inscription y est fausse, corrigez-la d’abord, dans le tournoi (transferEntry) ou sur les résultats importés (reassignRow).',
  },
  HAS_DUPLICATES: {
    en: 'Other ids are merged into this one: {duplicates}. Take those merges back first (unmergePlayers).',
    fr: 'D’autres identifiants sont fusionnés dans celui-ci : {duplicates}. Annulez d’abord ces fusions (unmergePlayers).',
  },
  NOT_MERGED: {
    en: 'The id {duplicateId} is not merged into this one. Check both ids.',
    fr: 'L’identifiant {duplicateId} n’est pas fusionné dans celui-ci. Vérifiez les deux.',
  },
};
