/**
 * Why the registry refuses a command of a federation, a club or a person.
 */
import { makeRefuse, type Decision, type None, type Private, type RefusalOf } from '../decider.js';

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
  CLUB_IN_FEDERATION: { federationId: string };
  CLUB_NOT_IN_FEDERATION: { federationId: string };
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
