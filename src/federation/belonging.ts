/** The clubs and licences of a person through time, by which seasons rank their results. */
import type { PersonEvent } from '../../events/federation.js';
import type { ClubId, FederationId } from '../../events/ids.js';
import { type Affiliation, affiliationOn, dayBefore } from './affiliations.js';
import { foldHomes, type HomeEvent, homeless, homeOn, type Homes } from './homes.js';

/** Between two days, both included. */
interface MembershipSpan {
  readonly clubId: ClubId;
  readonly since: string;
  /** Null while they are a member. */
  readonly until: string | null;
}

/** Between two days, both included. */
interface LicenceSpan {
  readonly federationId: FederationId;
  readonly period: string;
  readonly clubId: ClubId;
  readonly from: string;
  readonly until: string;
}

export interface Belonging {
  readonly homes: Homes;
  readonly memberships: readonly MembershipSpan[];
  readonly licences: readonly LicenceSpan[];
}

export const belongsNowhere: Belonging = { homes: homeless, memberships: [], licences: [] };

export type BelongingEvent = HomeEvent | Extract<PersonEvent, { readonly type: 'LicenceGranted' | 'LicenceRevoked' }>;

/** The types of events that change where a person belongs. */
export const belongingTypes = [
  'PersonRegistered',
  'ClubJoined',
  'ClubLeft',
  'MembershipCorrected',
  'LicenceGranted',
  'LicenceRevoked',
] as const satisfies readonly BelongingEvent['type'][];

/**
 * Where a person belongs after an event.
 * @param recordedOn the day on which it was recorded: a licence that is taken back was held until the day before
 */
export function foldBelonging(belonging: Belonging, event: BelongingEvent, recordedOn: string): Belonging {
  if (event.type === 'LicenceGranted') {
    const { federationId, period, clubId, from, until } = event.data;
    return { ...belonging, licences: [...belonging.licences, { federationId, period, clubId, from, until }] };
  }
  if (event.type === 'LicenceRevoked') {
    const { federationId, period } = event.data;
    const last = dayBefore(recordedOn);
    const licences = belonging.licences
      .map((each) => (each.federationId === federationId && each.period === period && each.until > last ? { ...each, until: last } : each))
      .filter(({ from, until }) => from <= until);
    return { ...belonging, licences };
  }
  return { ...belonging, homes: foldHomes(belonging.homes, event), memberships: foldMemberships(belonging.memberships, event) };
}

function foldMemberships(memberships: readonly MembershipSpan[], event: HomeEvent): readonly MembershipSpan[] {
  switch (event.type) {
    case 'PersonRegistered':
      return memberships;
    case 'ClubJoined': {
      const { clubId, since } = event.data;
      // A member who plays for their club from now on has a second span, and stays a member.
      return [...endOn(memberships, clubId, since), { clubId, since, until: null }];
    }
    case 'ClubLeft':
      return endOn(memberships, event.data.clubId, event.data.on);
    case 'MembershipCorrected': {
      const { clubId, began, since, until } = event.data;
      return memberships.map((each) => (each.clubId === clubId && each.since === began ? { clubId, since, until } : each));
    }
  }
}

function endOn(memberships: readonly MembershipSpan[], clubId: ClubId, until: string): readonly MembershipSpan[] {
  return memberships.map((each) => (each.clubId === clubId && each.until === null ? { ...each, until } : each));
}

const isWithin = (since: string, until: string | null, day: string): boolean => since <= day && (until === null || day <= until);

/**
 * What is known of people on days. All ids of a merged person are one person.
 * @param belongingsOf of each id of a person
 * @param affiliationsOf of a club, through time
 */
export function registryOf(
  belongingsOf: (person: string) => readonly Belonging[],
  affiliationsOf: (club: string) => readonly Affiliation[],
) {
  return {
    licensedWith: (person: string, federation: string, day: string): readonly string[] =>
      belongingsOf(person)
        .flatMap(({ licences }) => licences)
        .filter(({ federationId, from, until }) => federationId === federation && isWithin(from, until, day))
        .map(({ clubId }) => clubId),
    clubsOf: (person: string, day: string): readonly string[] =>
      belongingsOf(person)
        .flatMap(({ memberships }) => memberships)
        .filter(({ since, until }) => isWithin(since, until, day))
        .map(({ clubId }) => clubId),
    regionsOf: (person: string, day: string): readonly string[] =>
      belongingsOf(person).flatMap(({ homes }) => {
        const home = homeOn(homes, day);
        return home === null ? [] : (affiliationOn(affiliationsOf(home), day)?.region ?? []);
      }),
    federationOf: (club: string, day: string): string | null => affiliationOn(affiliationsOf(club), day)?.federationId ?? null,
  };
}
