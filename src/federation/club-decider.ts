/** The state of one club. It belongs to one federation at a time, so the affiliation is in its own stream. */
import type { ClubCommand } from '../../commands/federation.js';
import type { ClubEvent, PublicName } from '../../events/federation.js';
import type { ClubId, FederationId } from '../../events/ids.js';
import { isTimeZone } from '../../events/calendar.js';
import type { Decider } from '../decider.js';
import { type GivenTo, refuse, type RegistryDecision } from './refusals.js';

export interface ClubState {
  /** Null before it is registered. */
  readonly name: string | null;
  readonly country: string | null;
  /** Null when its federation's default applies. */
  readonly publicName: PublicName | null;
  /** Null when that of the installation applies. */
  readonly timeZone: string | null;
  readonly federationId: FederationId | null;
  readonly region: string | null;
  readonly closed: boolean;
}

type Given = GivenTo<ClubId, ClubCommand>;
type Decided = RegistryDecision<ClubEvent>;
type Of<Type extends Given['type']> = Extract<Given, { readonly type: Type }>;

function decide(command: Given, state: ClubState): Decided {
  if (command.type === 'RegisterClub') return register(command, state);
  if (state.name === null) return refuse('CLUB_NOT_FOUND');
  const clubId = command.of;
  if (command.type === 'CloseClub') return { events: state.closed ? [] : [{ type: 'ClubClosed', data: { clubId } }] };
  if (command.type === 'ReopenClub') return { events: state.closed ? [{ type: 'ClubReopened', data: { clubId } }] : [] };
  if (command.type === 'EndAffiliation') {
    const { federationId } = command;
    if (state.federationId !== federationId) return refuse('CLUB_NOT_IN_FEDERATION', { federationId });
    return { events: [{ type: 'AffiliationEnded', data: { clubId, federationId } }] };
  }
  if (state.closed) return refuse('CLUB_CLOSED');
  return command.type === 'AffiliateClub' ? affiliate(command, state) : changeProfile(command, state);
}

function register({ of: clubId, name, country }: Of<'RegisterClub'>, state: ClubState): Decided {
  if (state.name !== null) {
    return state.name === name && state.country === (country ?? null)
      ? { events: [] }
      : refuse('CLUB_ALREADY_EXISTS', { name: state.name });
  }
  return { events: [{ type: 'ClubRegistered', data: { clubId, name, ...(country === undefined ? {} : { country }) } }] };
}

function changeProfile({ of: clubId, name, country, timeZone, publicName }: Of<'ChangeClubProfile'>, state: ClubState): Decided {
  if (timeZone !== undefined && !isTimeZone(timeZone)) return refuse('TIME_ZONE_UNKNOWN', { timeZone });
  const changes = {
    ...(name === undefined || name === state.name ? {} : { name }),
    ...(country === undefined || country === state.country ? {} : { country }),
    ...(timeZone === undefined || timeZone === state.timeZone ? {} : { timeZone }),
    ...(publicName === undefined || publicName === state.publicName ? {} : { publicName }),
  };
  return { events: Object.keys(changes).length === 0 ? [] : [{ type: 'ClubProfileChanged', data: { clubId, ...changes } }] };
}

function affiliate({ of: clubId, federationId, region, regions }: Of<'AffiliateClub'>, state: ClubState): Decided {
  if (regions === null) return refuse('FEDERATION_UNKNOWN', { federationId });
  if (state.federationId !== null && state.federationId !== federationId)
    return refuse('CLUB_IN_FEDERATION', { federationId: state.federationId });
  if (region !== null && !regions.includes(region)) return refuse('REGION_UNKNOWN', { region, known: regions });
  if (state.federationId === federationId && state.region === region) return { events: [] };
  return { events: [{ type: 'ClubAffiliated', data: { clubId, federationId, region } }] };
}

function evolve(state: ClubState, { type, data }: ClubEvent): ClubState {
  switch (type) {
    case 'ClubRegistered':
      return { ...state, name: data.name, country: data.country ?? null };
    case 'ClubProfileChanged':
      return {
        ...state,
        name: data.name ?? state.name,
        country: data.country ?? state.country,
        timeZone: data.timeZone ?? state.timeZone,
        publicName: data.publicName ?? state.publicName,
      };
    case 'ClubAffiliated':
      return { ...state, federationId: data.federationId, region: data.region };
    case 'AffiliationEnded':
      return { ...state, federationId: null, region: null };
    case 'ClubClosed':
    case 'ClubReopened':
      return { ...state, closed: type === 'ClubClosed' };
  }
}

export const clubDecider: Decider<ClubState, Given, ClubEvent> = {
  initialState: { name: null, country: null, publicName: null, timeZone: null, federationId: null, region: null, closed: false },
  evolve,
  decide,
};
