/** People who play: clubs, licences, suspensions, public visibility, and merged ids. No personal data. */
import type { Visibility } from '../events/federation.js';
import type { ClubId, FederationId, PlayerId, SuspensionId } from '../events/ids.js';
import { type Projection, type Rows, UNLISTED } from './projection.js';

export interface Membership {
  readonly clubId: ClubId;
  readonly since: string;
  /** Null while it is valid. */
  readonly until: string | null;
  readonly primary: boolean;
}

export interface Licence {
  readonly federationId: FederationId;
  readonly period: string;
  readonly clubId: ClubId;
  readonly status: 'requested' | 'granted' | 'revoked';
  /** Null until it is granted. */
  readonly from: string | null;
  readonly until: string | null;
}

export interface Suspension {
  readonly suspensionId: SuspensionId;
  readonly federationId: FederationId;
  readonly from: string;
  /** The last day; null until it is lifted. */
  readonly until: string | null;
}

export interface ClubExclusion {
  readonly exclusionId: SuspensionId;
  readonly clubId: ClubId;
  readonly from: string;
  /** The last day; null until it is ended. */
  readonly until: string | null;
  readonly atOwnWish: boolean;
}

export interface PersonRow {
  readonly playerId: PlayerId;
  /** False for a person known only to tournaments. */
  readonly registered: boolean;
  /** The club responsible for them: the one they play for, else the last one, else the one that registered them. */
  readonly keptBy: ClubId | null;
  readonly ofAge: boolean | null;
  /** Whether a club has seen a document of theirs. */
  readonly identified: boolean;
  /** Including ended ones, in the order in which they began. */
  readonly memberships: readonly Membership[];
  readonly licences: readonly Licence[];
  /** Suspensions that were not lifted. */
  readonly suspensions: readonly Suspension[];
  /** Exclusions from the tournaments of clubs that were not ended. */
  readonly exclusions: readonly ClubExclusion[];
  readonly visibility: Visibility | null;
  readonly mergedInto: PlayerId | null;
  readonly duplicates: readonly PlayerId[];
  /** Whether an erasure was requested and is not decided yet. */
  readonly erasureRequested: boolean;
  readonly erased: boolean;
}

/** The partition of erased people; others are not listed. */
export const ERASED = 'erased';

const nobody: Omit<PersonRow, 'playerId'> = {
  registered: false,
  keptBy: null,
  ofAge: null,
  identified: false,
  memberships: [],
  licences: [],
  suspensions: [],
  exclusions: [],
  visibility: null,
  mergedInto: null,
  duplicates: [],
  erasureRequested: false,
  erased: false,
};

/** Whether nothing is known of an id, for example after a merge was undone. */
const isNobody = ({ registered, mergedInto, duplicates, erased, suspensions }: PersonRow): boolean =>
  !registered && mergedInto === null && duplicates.length === 0 && !erased && suspensions.length === 0;

/** The first event about a person may be a merge or an erasure. */
function changePerson(rows: Rows<PersonRow>, playerId: PlayerId, next: (body: PersonRow) => Partial<PersonRow>): void {
  const before = rows.get(playerId)?.body ?? { playerId, ...nobody };
  const body = { ...before, ...next(before) };
  if (isNobody(body)) {
    rows.delete(playerId);
    return;
  }
  rows.put({ key: playerId, partition: body.erased ? ERASED : UNLISTED, sort: 0, body });
}

const endOf = (memberships: readonly Membership[], clubId: ClubId, until: string): Membership[] =>
  memberships.map((each) => (each.clubId === clubId && each.until === null ? { ...each, until, primary: false } : each));

function join(memberships: readonly Membership[], joined: Membership): Membership[] {
  const others = memberships.map((each) => (joined.primary ? { ...each, primary: false } : each));
  const known = others.findIndex(({ clubId, until }) => clubId === joined.clubId && until === null);
  // A member who changes their primary club keeps the membership.
  return known < 0 ? [...others, joined] : others.with(known, { ...others[known]!, primary: joined.primary });
}

const isOf =
  (federationId: FederationId, period: string) =>
  (licence: Licence): boolean =>
    licence.federationId === federationId && licence.period === period;

function license(licences: readonly Licence[], licence: Licence): Licence[] {
  const isSame = isOf(licence.federationId, licence.period);
  return [...licences.filter((each) => !isSame(each)), licence];
}

export const people: Projection<PersonRow> = {
  name: 'people',
  version: 4,
  on: {
    PersonRegistered({ data: { playerId, clubId } }, rows) {
      changePerson(rows, playerId, () => ({ registered: true, keptBy: clubId }));
    },
    IdentityConfirmed({ data: { playerId, ofAge, by } }, rows) {
      changePerson(rows, playerId, (person) => ({
        ofAge: ofAge ?? person.ofAge,
        identified: person.identified || by === 'document',
      }));
    },
    ClubJoined({ data: { playerId, clubId, since, primary } }, rows) {
      changePerson(rows, playerId, ({ memberships, keptBy }) => ({
        memberships: join(memberships, { clubId, since, until: null, primary }),
        keptBy: primary ? clubId : keptBy,
      }));
    },
    MembershipCorrected({ data: { playerId, clubId, began, since, until } }, rows) {
      changePerson(rows, playerId, ({ memberships }) => ({
        memberships: memberships.map((each) => (each.clubId === clubId && each.since === began ? { ...each, since, until } : each)),
      }));
    },
    ClubLeft({ data: { playerId, clubId, on } }, rows) {
      changePerson(rows, playerId, ({ memberships }) => ({ memberships: endOf(memberships, clubId, on) }));
    },
    LicenceRequested({ data: { playerId, federationId, period, clubId } }, rows) {
      const licence: Licence = { federationId, period, clubId, status: 'requested', from: null, until: null };
      changePerson(rows, playerId, ({ licences }) => ({ licences: license(licences, licence) }));
    },
    LicenceGranted({ data: { playerId, federationId, period, clubId, from, until } }, rows) {
      const licence: Licence = { federationId, period, clubId, status: 'granted', from, until };
      changePerson(rows, playerId, ({ licences }) => ({ licences: license(licences, licence) }));
    },
    LicenceRevoked({ data: { playerId, federationId, period } }, rows) {
      const isIt = isOf(federationId, period);
      changePerson(rows, playerId, ({ licences }) => ({
        licences: licences.map((each) => (isIt(each) ? { ...each, status: 'revoked' } : each)),
      }));
    },
    PlayerSuspended({ data: { playerId, ...suspension } }, rows) {
      changePerson(rows, playerId, ({ suspensions }) => ({ suspensions: [...suspensions, suspension] }));
    },
    SuspensionLifted({ data: { playerId, suspensionId } }, rows) {
      changePerson(rows, playerId, ({ suspensions }) => ({
        suspensions: suspensions.filter((each) => each.suspensionId !== suspensionId),
      }));
    },
    ExcludedFromClub({ data: { playerId, ...exclusion } }, rows) {
      changePerson(rows, playerId, ({ exclusions }) => ({ exclusions: [...exclusions, exclusion] }));
    },
    ClubExclusionEnded({ data: { playerId, exclusionId } }, rows) {
      changePerson(rows, playerId, ({ exclusions }) => ({ exclusions: exclusions.filter((each) => each.exclusionId !== exclusionId) }));
    },
    VisibilityChosen({ data: { playerId, visibility } }, rows) {
      changePerson(rows, playerId, () => ({ visibility }));
    },
    DuplicateAbsorbed({ data: { playerId, duplicateId } }, rows) {
      changePerson(rows, playerId, ({ duplicates }) => ({ duplicates: [...duplicates, duplicateId] }));
    },
    DuplicateReleased({ data: { playerId, duplicateId } }, rows) {
      changePerson(rows, playerId, ({ duplicates }) => ({ duplicates: duplicates.filter((each) => each !== duplicateId) }));
    },
    MergedInto({ data: { playerId, survivorId } }, rows) {
      changePerson(rows, playerId, () => ({ mergedInto: survivorId }));
    },
    UnmergedFrom({ data: { playerId } }, rows) {
      changePerson(rows, playerId, () => ({ mergedInto: null }));
    },
    ErasureRequested({ data: { playerId } }, rows) {
      changePerson(rows, playerId, () => ({ erasureRequested: true }));
    },
    ErasureOrdered({ data: { playerId } }, rows) {
      changePerson(rows, playerId, () => ({ erasureRequested: false }));
    },
    PersonalDataErased({ data: { playerId } }, rows) {
      changePerson(rows, playerId, () => ({ erased: true }));
    },
  },
};
