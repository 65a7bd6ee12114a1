/**
 * Federations, clubs and players, in a stream for each. People are identified by id only: names, dates of birth, contacts, licence numbers
 * and texts about people are in the vault, so that they can be erased.
 */
import { z } from 'zod';
import { defineEventType, type EventIn } from './event-type.js';
import { TimeZone } from './calendar.js';
import { ClubId, FederationId, PlayerId, SuspensionId } from './ids.js';

/** A plausible day, such as `2026-09-01`: views sort rows by it. */
export const Day = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/);

const Name = z.string().min(1).max(120);

/** The form in which the public sees a person's name. */
export const Visibility = z.enum(['name', 'initials', 'pseudonym', 'hidden']);
export type Visibility = z.infer<typeof Visibility>;

/** Forms that a club or federation can set for everybody: a pseudonym is a person's own choice. */
export const PublicName = z.enum(['name', 'initials', 'hidden']);
export type PublicName = z.infer<typeof PublicName>;

/** A part of a federation, by its code. */
export const RegionCode = z.string().regex(/^[A-Z0-9][A-Z0-9-]{0,15}$/);

/** The kinds of vault data of a person. */
export const PersonalField = z.enum(['name', 'birthDate', 'contacts', 'externalId', 'licenceNumber', 'pseudonym']);
export type PersonalField = z.infer<typeof PersonalField>;

/** How a person's identity was checked. */
export const IdentityCheck = z.enum(['document', 'licence', 'knownToClub']);
export type IdentityCheck = z.infer<typeof IdentityCheck>;

/** The period of a licence, such as `2026-2027`. */
const Period = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,19}$/);

export const federationEvents = {
  FederationFounded: defineEventType('FederationFounded', 'A federation of clubs is kept here.', {
    federationId: FederationId,
    name: Name,
  }),
  FederationRenamed: defineEventType('FederationRenamed', 'A federation has another name.', { federationId: FederationId, name: Name }),
  RegionDefined: defineEventType('RegionDefined', 'A federation has a region, or the region has another name.', {
    federationId: FederationId,
    region: RegionCode,
    name: Name,
  }),
  LicenceTermsSet: defineEventType('LicenceTermsSet', 'A federation set from which age it licenses players.', {
    federationId: FederationId,
    /** Years. */
    minimumAge: z.int().min(0).max(99),
  }),
  PrivacyTermsSet: defineEventType('PrivacyTermsSet', 'A federation set under what name its players stand in public who chose none.', {
    federationId: FederationId,
    publicName: PublicName,
  }),
} as const;

export type FederationEvent = EventIn<typeof federationEvents>;

export const clubEvents = {
  ClubRegistered: defineEventType('ClubRegistered', 'A club is kept here.', {
    clubId: ClubId,
    name: Name,
    /** Two letters of ISO 3166-1; absent when unknown. */
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional(),
  }),
  ClubProfileChanged: defineEventType(
    'ClubProfileChanged',
    'The name, the country, the time zone or the privacy terms of a club are others. What is absent stays.',
    {
      clubId: ClubId,
      name: Name.optional(),
      country: z
        .string()
        .regex(/^[A-Z]{2}$/)
        .optional(),
      /** The time zone of its tournaments. */
      timeZone: TimeZone.optional(),
      /** The public form of the names of members who chose none. */
      publicName: PublicName.optional(),
    },
  ),
  ClubAffiliated: defineEventType('ClubAffiliated', 'A club belongs to a federation.', {
    clubId: ClubId,
    federationId: FederationId,
    /** The region of the federation; null for none. */
    region: RegionCode.nullable(),
    /** The first day of it. Absent in events of earlier releases: it holds for all days. */
    since: Day.optional(),
  }),
  AffiliationEnded: defineEventType('AffiliationEnded', 'A club no longer belongs to its federation.', {
    clubId: ClubId,
    federationId: FederationId,
    /** The last day of it. Absent in events of earlier releases: the day on which it was recorded. */
    on: Day.optional(),
  }),
  AffiliationCorrected: defineEventType(
    'AffiliationCorrected',
    'The days or the region of an affiliation of a club were recorded wrongly: they are corrected.',
    {
      clubId: ClubId,
      federationId: FederationId,
      /** Its first day as it was recorded before; null where none was. */
      began: Day.nullable(),
      since: Day,
      /** Its last day; null while it holds. */
      until: Day.nullable(),
      region: RegionCode.nullable(),
    },
  ),
  ClubClosed: defineEventType(
    'ClubClosed',
    { states: 'A club is closed: it announces no tournament any longer.', says: { en: 'club closed', fr: 'club fermé' } },
    { clubId: ClubId },
  ),
  ClubReopened: defineEventType(
    'ClubReopened',
    { states: 'A club that was closed announces tournaments again.', says: { en: 'club open again', fr: 'club rouvert' } },
    { clubId: ClubId },
  ),
} as const;

export type ClubEvent = EventIn<typeof clubEvents>;

export const personEvents = {
  PersonRegistered: defineEventType('PersonRegistered', 'A club registered a person under a new id.', {
    playerId: PlayerId,
    /** The club that did so. */
    clubId: ClubId,
  }),
  PersonalDataRecorded: defineEventType(
    'PersonalDataRecorded',
    { states: 'Personal data were recorded in the vault. The event holds none of them.', unshown: 'Personal data are in the vault.' },
    {
      playerId: PlayerId,
      /** The fields that were given or removed. */
      fields: z.array(PersonalField).min(1),
    },
  ),
  IdentityConfirmed: defineEventType('IdentityConfirmed', 'A club made sure who a person is.', {
    playerId: PlayerId,
    clubId: ClubId,
    by: IdentityCheck,
    /** Whether they are of age on the day of the check; null when that was not checked. */
    ofAge: z.boolean().nullable(),
  }),
  ClubJoined: defineEventType('ClubJoined', 'A person is a member of a club.', {
    playerId: PlayerId,
    clubId: ClubId,
    since: Day,
    /** Whether it is the club they play for: a person has one. */
    primary: z.boolean(),
  }),
  ClubLeft: defineEventType('ClubLeft', 'A person is no longer a member of a club.', { playerId: PlayerId, clubId: ClubId, on: Day }),
  MembershipCorrected: defineEventType('MembershipCorrected', 'The days of a membership were recorded wrongly: they are corrected.', {
    playerId: PlayerId,
    clubId: ClubId,
    /** Its first day as it was recorded before. */
    began: Day,
    since: Day,
    /** Its last day; null while it holds. */
    until: Day.nullable(),
  }),
  LicenceRequested: defineEventType('LicenceRequested', 'A club asked a federation for a licence of one of its members.', {
    playerId: PlayerId,
    federationId: FederationId,
    period: Period,
    clubId: ClubId,
  }),
  LicenceGranted: defineEventType('LicenceGranted', 'A federation licensed a player for a period.', {
    playerId: PlayerId,
    federationId: FederationId,
    period: Period,
    /** The club that they are licensed with. */
    clubId: ClubId,
    from: Day,
    until: Day,
  }),
  LicenceRevoked: defineEventType('LicenceRevoked', 'A federation took a licence back.', {
    playerId: PlayerId,
    federationId: FederationId,
    period: Period,
  }),
  PlayerSuspended: defineEventType('PlayerSuspended', 'A federation suspended a player from the tournaments of its clubs.', {
    playerId: PlayerId,
    suspensionId: SuspensionId,
    federationId: FederationId,
    from: Day,
    /** The last day; null until it is lifted. */
    until: Day.nullable(),
  }),
  SuspensionLifted: defineEventType('SuspensionLifted', 'A suspension was lifted.', { playerId: PlayerId, suspensionId: SuspensionId }),
  ExcludedFromClub: defineEventType('ExcludedFromClub', 'A club excludes a person from its tournaments, perhaps at their own wish.', {
    playerId: PlayerId,
    exclusionId: SuspensionId,
    clubId: ClubId,
    from: Day,
    /** The last day; null until it is ended. */
    until: Day.nullable(),
    /** The person asked for it. */
    atOwnWish: z.boolean(),
  }),
  ClubExclusionEnded: defineEventType('ClubExclusionEnded', 'A person is no longer excluded from the tournaments of a club.', {
    playerId: PlayerId,
    exclusionId: SuspensionId,
  }),
  VisibilityChosen: defineEventType('VisibilityChosen', 'A person chose under what name they stand in public.', {
    playerId: PlayerId,
    /** Null when the default of their club or federation applies again. */
    visibility: Visibility.nullable(),
  }),
  DuplicateAbsorbed: defineEventType(
    'DuplicateAbsorbed',
    'Another id is of the same person: what stands under it is theirs. No event is rewritten.',
    {
      playerId: PlayerId,
      duplicateId: PlayerId,
    },
  ),
  DuplicateReleased: defineEventType('DuplicateReleased', 'Another id is of another person after all, or could not be merged.', {
    playerId: PlayerId,
    duplicateId: PlayerId,
    /** The refusal code when the other id could not be merged; null when the merge was undone. */
    refusedAs: z.string().min(1).max(64).nullable(),
  }),
  MergedInto: defineEventType('MergedInto', 'This id is of a person who is kept under another one.', {
    playerId: PlayerId,
    survivorId: PlayerId,
  }),
  UnmergedFrom: defineEventType('UnmergedFrom', 'This id is of a person of its own again.', { playerId: PlayerId, survivorId: PlayerId }),
  ErasureRequested: defineEventType('ErasureRequested', 'A person asked to be erased.', { playerId: PlayerId }),
  ErasureOrdered: defineEventType('ErasureOrdered', 'It was decided that the personal data of a person are erased.', {
    playerId: PlayerId,
  }),
  PersonalDataErased: defineEventType(
    'PersonalDataErased',
    'The personal data of a person are erased, for good. The id and the results stay.',
    {
      playerId: PlayerId,
    },
  ),
} as const;

export type PersonEvent = EventIn<typeof personEvents>;

export type RegistryEvent = FederationEvent | ClubEvent | PersonEvent;
