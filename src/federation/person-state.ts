/** The state of a person from their events. Personal data are in the vault. */
import type { GrantedLicence } from '../../commands/federation/same-person.js';
import type { PersonEvent, Visibility } from '../../events/federation.js';
import type { ClubId, FederationId, PlayerId, SuspensionId } from '../../events/ids.js';

/** Days; `until` is null until it is lifted. */
export interface SuspensionTerms {
  readonly federationId: FederationId;
  readonly from: string;
  readonly until: string | null;
}

/** Days; `until` is null until it is ended. */
export interface ExclusionTerms {
  readonly clubId: ClubId;
  readonly from: string;
  readonly until: string | null;
  /** The person asked for it. */
  readonly atOwnWish: boolean;
}

export interface HeldLicence extends GrantedLicence {
  /** The last day; null for a request. */
  readonly until: string | null;
}

/** Days; `until` is null while it holds. */
interface DatedMembership {
  readonly clubId: ClubId;
  readonly since: string;
  readonly until: string | null;
}

export interface PersonState {
  readonly registered: boolean;
  readonly erasure: 'requested' | 'ordered' | 'erased' | null;
  /** The club responsible for them: the one they play for, else the last one, else the one that registered them. */
  readonly keptBy: ClubId | null;
  /** Their memberships, ended ones included, each with the day from which they play for the club or are a member. */
  readonly memberships: readonly DatedMembership[];
  /** The clubs of the person, and whether they play for each. */
  readonly clubs: ReadonlyMap<ClubId, boolean>;
  /** Granted and requested licences, by {@link licenceKey}. */
  readonly licences: ReadonlyMap<string, HeldLicence>;
  readonly suspensions: ReadonlyMap<SuspensionId, SuspensionTerms>;
  /** From the tournaments of clubs. */
  readonly exclusions: ReadonlyMap<SuspensionId, ExclusionTerms>;
  readonly visibility: Visibility | null;
  /** The id that this one was merged into; null for none. */
  readonly mergedInto: PlayerId | null;
  readonly duplicates: readonly PlayerId[];
  /** Whether they were checked to be of age; null when nobody did. */
  readonly ofAge: boolean | null;
  /** Whether a club has seen a document of theirs. */
  readonly identified: boolean;
}

export const unknownPerson: PersonState = {
  registered: false,
  erasure: null,
  keptBy: null,
  memberships: [],
  clubs: new Map(),
  licences: new Map(),
  suspensions: new Map(),
  exclusions: new Map(),
  visibility: null,
  mergedInto: null,
  duplicates: [],
  ofAge: null,
  identified: false,
};

/** The licences that were granted to a person. */
export function grantedLicences({ licences }: PersonState): HeldLicence[] {
  return [...licences.values()].filter(({ until }) => until !== null);
}

/** Whether a licence was granted and is valid on a day or later. */
export const runsOn = ({ until }: HeldLicence, day: string): boolean => until !== null && until >= day;

/** Whether a suspension excludes a person from the tournaments of a federation on a day. */
export const isSuspendedBy = (federationId: FederationId | null, suspension: SuspensionTerms, day: string): boolean =>
  suspension.federationId === federationId && suspension.from <= day && (suspension.until === null || day <= suspension.until);

/** Whether a club excludes a person from its tournaments on a day. */
export const isExcludedBy = (clubId: ClubId | null, exclusion: ExclusionTerms, day: string): boolean =>
  exclusion.clubId === clubId && exclusion.from <= day && (exclusion.until === null || day <= exclusion.until);

/** Whether somebody is a member of a club on a day: the last day of a membership counts. */
export const isMemberOn = (memberships: readonly DatedMembership[], clubId: ClubId | null, day: string): boolean =>
  memberships.some((each) => each.clubId === clubId && each.since <= day && (each.until === null || day <= each.until));

/** Whether a person is erased, or is to be. */
export const hasErasure = ({ erasure }: PersonState): boolean => erasure === 'ordered' || erasure === 'erased';

/** Whether a licence was granted to a person. */
export const isLicensed = ({ licences }: PersonState, licence: GrantedLicence): boolean =>
  (licences.get(licenceKey(licence))?.until ?? null) !== null;

/** A licence by its federation and its period. */
export const licenceKey = ({ federationId, period }: GrantedLicence): string => `${federationId} ${period}`;

export function evolvePerson(state: PersonState, { type, data }: PersonEvent): PersonState {
  switch (type) {
    case 'PersonRegistered':
      return { ...state, registered: true, keptBy: data.clubId };
    case 'PersonalDataRecorded':
      return state;
    case 'IdentityConfirmed':
      return { ...state, ofAge: data.ofAge ?? state.ofAge, identified: state.identified || data.by === 'document' };
    case 'ClubJoined':
      return {
        ...state,
        memberships: joinOn(state.memberships, data),
        clubs: joinClub(state.clubs, data),
        keptBy: data.primary ? data.clubId : state.keptBy,
      };
    case 'ClubLeft':
      return { ...state, memberships: leaveOn(state.memberships, data), clubs: without(state.clubs, data.clubId) };
    case 'MembershipCorrected': {
      const { clubId, began, since, until } = data;
      const isMeant = (each: DatedMembership): boolean => each.clubId === clubId && each.since === began;
      return { ...state, memberships: state.memberships.map((each) => (isMeant(each) ? { clubId, since, until } : each)) };
    }
    case 'LicenceRequested':
      return { ...state, licences: withLicence(state.licences, data, null) };
    case 'LicenceGranted':
      return { ...state, licences: withLicence(state.licences, data, data.until) };
    case 'LicenceRevoked':
      return { ...state, licences: without(state.licences, licenceKey(data)) };
    case 'PlayerSuspended':
      return { ...state, suspensions: new Map(state.suspensions).set(data.suspensionId, data) };
    case 'SuspensionLifted':
      return { ...state, suspensions: without(state.suspensions, data.suspensionId) };
    case 'ExcludedFromClub':
      return { ...state, exclusions: new Map(state.exclusions).set(data.exclusionId, data) };
    case 'ClubExclusionEnded':
      return { ...state, exclusions: without(state.exclusions, data.exclusionId) };
    case 'VisibilityChosen':
      return { ...state, visibility: data.visibility };
    case 'DuplicateAbsorbed':
      return { ...state, duplicates: [...state.duplicates, data.duplicateId] };
    case 'DuplicateReleased':
      return { ...state, duplicates: state.duplicates.filter((id) => id !== data.duplicateId) };
    case 'MergedInto':
      return { ...state, mergedInto: data.survivorId };
    case 'UnmergedFrom':
      return { ...state, mergedInto: null };
    case 'ErasureRequested':
      return { ...state, erasure: 'requested' };
    case 'ErasureOrdered':
      return { ...state, erasure: 'ordered' };
    case 'PersonalDataErased':
      return { ...state, erasure: 'erased' };
  }
}

function withLicence(licences: PersonState['licences'], { federationId, period }: GrantedLicence, until: string | null) {
  const licence = { federationId, period, until };
  return new Map(licences).set(licenceKey(licence), licence);
}

/** A membership that another begins in is one of two: a member who plays for the club since later. */
function joinOn(memberships: readonly DatedMembership[], { clubId, since }: { readonly clubId: ClubId; readonly since: string }) {
  return [...leaveOn(memberships, { clubId, on: since }), { clubId, since, until: null }];
}

function leaveOn(memberships: readonly DatedMembership[], { clubId, on }: { readonly clubId: ClubId; readonly on: string }) {
  return memberships.map((each) => (each.clubId === clubId && each.until === null ? { ...each, until: on } : each));
}

/** Playing for one club excludes playing for another. */
function joinClub(clubs: PersonState['clubs'], { clubId, primary }: { readonly clubId: ClubId; readonly primary: boolean }) {
  const others = [...clubs].map(([id, was]) => [id, was && !primary] as const);
  return new Map(others).set(clubId, primary);
}

function without<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): ReadonlyMap<Key, Value> {
  return new Map([...map].filter(([each]) => each !== key));
}
