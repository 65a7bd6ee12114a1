/**
 * People who play: their clubs, licences and suspensions, under what name they stand, and which ids are theirs. No personal data.
 */
import type { Visibility } from '../events/federation.js';
import type { ClubId, FederationId, PlayerId, SuspensionId } from '../events/ids.js';
import { type Projection, type Rows, UNLISTED } from './projection.js';

export interface Membership {
  readonly clubId: ClubId;
  readonly since: string;
  /** Null while it stands. */
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
  /** The last day; null where it stands until it is lifted. */
  readonly until: string | null;
}

export interface PersonRow {
  readonly playerId: PlayerId;
  /** False for somebody whom only tournaments know. */
  readonly registered: boolean;
  /** The club that they play for, else the last one that they played for, else the one that registered them: whose affair they are. */
  readonly keptBy: ClubId | null;
  readonly ofAge: boolean | null;
  /** Those that have ended among them, in the order in which they began. */
  readonly memberships: readonly Membership[];
  readonly licences: readonly Licence[];
  /** Those that were not lifted. */
  readonly suspensions: readonly Suspension[];
  readonly visibility: Visibility | null;
  readonly mergedInto: PlayerId | null;
  readonly duplicates: readonly PlayerId[];
  /** Whether they asked to be erased, and that is not decided yet. */
  readonly erasureRequested: boolean;
  readonly erased: boolean;
}

/** The partition of those who are erased; of the others nobody has a list. */
export const ERASED = 'erased';

const nobody: Omit<PersonRow, 'playerId'> = {
  registered: false,
  keptBy: null,
  ofAge: null,
  memberships: [],
  licences: [],
  suspensions: [],
  visibility: null,
  mergedInto: null,
  duplicates: [],
  erasureRequested: false,
  erased: false,
};

/** Whether nothing is known of an id: a merge of it was taken back. */
const isNobody = ({ registered, mergedInto, duplicates, erased, suspensions }: PersonRow): boolean =>
  !registered && mergedInto === null && duplicates.length === 0 && !erased && suspensions.length === 0;

/** A person may be heard of first when they are merged or erased. */
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
  // Who only changes the club that they play for has been a member since before.
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
  version: 2,
  on: {
    PersonRegistered({ data: { playerId, clubId } }, rows) {
      changePerson(rows, playerId, () => ({ registered: true, keptBy: clubId }));
    },
    IdentityConfirmed({ data: { playerId, ofAge } }, rows) {
      changePerson(rows, playerId, (person) => ({ ofAge: ofAge ?? person.ofAge }));
    },
    ClubJoined({ data: { playerId, clubId, since, primary } }, rows) {
      changePerson(rows, playerId, ({ memberships, keptBy }) => ({
        memberships: join(memberships, { clubId, since, until: null, primary }),
        keptBy: primary ? clubId : keptBy,
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
