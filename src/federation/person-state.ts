/**
 * What is known of one person, as their events tell it. No personal data: those are in the vault.
 */
import type { PersonEvent, Visibility } from '../../events/federation.js';
import type { ClubId, FederationId, PlayerId, SuspensionId } from '../../events/ids.js';

/** Days; `until` is null where it stands until it is lifted. */
export interface SuspensionTerms {
  readonly federationId: FederationId;
  readonly from: string;
  readonly until: string | null;
}

export interface PersonState {
  readonly registered: boolean;
  readonly erasure: 'requested' | 'ordered' | 'erased' | null;
  /** The clubs that they are a member of, and whether they play for it. */
  readonly clubs: ReadonlyMap<ClubId, boolean>;
  /** Licences that stand or are asked for, by {@link licenceKey}. */
  readonly licences: ReadonlyMap<string, 'requested' | 'granted'>;
  readonly suspensions: ReadonlyMap<SuspensionId, SuspensionTerms>;
  readonly visibility: Visibility | null;
  /** The id that this one was merged into; null for none. */
  readonly mergedInto: PlayerId | null;
  readonly duplicates: readonly PlayerId[];
  /** Whether somebody made sure that they are of age; null where nobody did. */
  readonly ofAge: boolean | null;
}

export const unknownPerson: PersonState = {
  registered: false,
  erasure: null,
  clubs: new Map(),
  licences: new Map(),
  suspensions: new Map(),
  visibility: null,
  mergedInto: null,
  duplicates: [],
  ofAge: null,
};

/** A licence by its federation and its period. */
export const licenceKey = (federationId: FederationId, period: string): string => `${federationId} ${period}`;

export function evolvePerson(state: PersonState, { type, data }: PersonEvent): PersonState {
  switch (type) {
    case 'PersonRegistered':
      return { ...state, registered: true };
    case 'PersonalDataRecorded':
      return state;
    case 'IdentityConfirmed':
      return { ...state, ofAge: data.ofAge ?? state.ofAge };
    case 'ClubJoined':
      return { ...state, clubs: joinClub(state.clubs, data) };
    case 'ClubLeft':
      return { ...state, clubs: without(state.clubs, data.clubId) };
    case 'LicenceRequested':
      return { ...state, licences: new Map(state.licences).set(licenceKey(data.federationId, data.period), 'requested') };
    case 'LicenceGranted':
      return { ...state, licences: new Map(state.licences).set(licenceKey(data.federationId, data.period), 'granted') };
    case 'LicenceRevoked':
      return { ...state, licences: without(state.licences, licenceKey(data.federationId, data.period)) };
    case 'PlayerSuspended':
      return { ...state, suspensions: new Map(state.suspensions).set(data.suspensionId, data) };
    case 'SuspensionLifted':
      return { ...state, suspensions: without(state.suspensions, data.suspensionId) };
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

/** Who plays for one club plays for no other. */
function joinClub(clubs: PersonState['clubs'], { clubId, primary }: { readonly clubId: ClubId; readonly primary: boolean }) {
  const others = [...clubs].map(([id, was]) => [id, was && !primary] as const);
  return new Map(others).set(clubId, primary);
}

function without<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): ReadonlyMap<Key, Value> {
  return new Map([...map].filter(([each]) => each !== key));
}
