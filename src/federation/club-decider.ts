/** The state of one club. It belongs to one federation at a time, so the affiliation is in its own stream. */
import type { ClubCommand } from '../../commands/federation.js';
import type { ClubEvent, PublicName } from '../../events/federation.js';
import type { ClubId, FederationId } from '../../events/ids.js';
import { isTimeZone } from '../../events/calendar.js';
import type { Decider } from '../decider.js';
import { type Affiliation, areApart, foldAffiliations } from './affiliations.js';
import { refuseDay } from './effective-days.js';
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
  /** Its federations through time, the present one included. */
  readonly affiliations: readonly Affiliation[];
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
  if (command.type === 'EndAffiliation') return endAffiliation(command, state);
  if (command.type === 'CorrectAffiliation') return correctAffiliation(command, state);
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

function affiliate({ of: clubId, federationId, region, regions, since: asked, today }: Of<'AffiliateClub'>, state: ClubState): Decided {
  if (regions === null) return refuse('FEDERATION_UNKNOWN', { federationId });
  if (state.federationId !== null && state.federationId !== federationId)
    return refuse('CLUB_IN_FEDERATION', { federationId: state.federationId });
  if (region !== null && !regions.includes(region)) return refuse('REGION_UNKNOWN', { region, known: regions });
  if (asked === undefined && state.federationId === federationId && state.region === region) return { events: [] };
  const since = asked ?? today;
  const refused = refuseDay(since, today);
  if (refused !== null) return refused;
  const last = state.affiliations.at(-1);
  if (last?.federationId === federationId && last.since === since && last.region === region && last.until === null) return { events: [] };
  const latest = last?.until ?? last?.since ?? null;
  if (since !== undefined && latest !== null && (last!.until === null ? since < latest : since <= latest))
    return refuse('AFFILIATION_OVERLAPS', { since, latest });
  return { events: [{ type: 'ClubAffiliated', data: { clubId, federationId, region, ...(since === undefined ? {} : { since }) } }] };
}

function endAffiliation({ of: clubId, federationId, on: asked, today }: Of<'EndAffiliation'>, state: ClubState): Decided {
  if (state.federationId !== federationId) return refuse('CLUB_NOT_IN_FEDERATION', { federationId });
  const on = asked ?? today;
  const refused = refuseDay(on, today);
  if (refused !== null) return refused;
  const from = state.affiliations.at(-1)?.since ?? null;
  if (on !== undefined && from !== null && on < from) return refuse('DAYS_REVERSED', { from, until: on });
  return { events: [{ type: 'AffiliationEnded', data: { clubId, federationId, ...(on === undefined ? {} : { on }) } }] };
}

function correctAffiliation(command: Of<'CorrectAffiliation'>, { affiliations }: ClubState): Decided {
  const { of: clubId, federationId, began, since, regions, today } = command;
  const meant = affiliations.find((each) => each.federationId === federationId && each.since === began);
  if (meant === undefined || regions === null) return refuse('AFFILIATION_NOT_FOUND', { federationId });
  const until = command.until ?? meant.until;
  const region = command.region ?? meant.region;
  if (command.region !== null && !regions.includes(command.region))
    return refuse('REGION_UNKNOWN', { region: command.region, known: regions });
  const refused = refuseDay(since, today) ?? refuseDay(until ?? undefined, today);
  if (refused !== null) return refused;
  if (until !== null && until < since) return refuse('DAYS_REVERSED', { from: since, until });
  if (command.until !== null && meant.until === null) return refuse('AFFILIATION_HOLDS');
  if (!areApart(affiliations.map((each) => (each === meant ? { ...each, since, until } : each))))
    return refuse('AFFILIATION_OVERLAPS', { since, latest: affiliations.findLast((each) => each !== meant)?.until ?? since });
  if (meant.since === since && meant.until === until && meant.region === region) return { events: [] };
  return { events: [{ type: 'AffiliationCorrected', data: { clubId, federationId, began, since, until, region } }] };
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
      return {
        ...state,
        federationId: data.federationId,
        region: data.region,
        affiliations: foldAffiliations(state.affiliations, { type, data }, ''),
      };
    case 'AffiliationEnded':
      return { ...state, federationId: null, region: null, affiliations: foldAffiliations(state.affiliations, { type, data }, '') };
    case 'AffiliationCorrected': {
      const affiliations = foldAffiliations(state.affiliations, { type, data }, '');
      return { ...state, affiliations, region: state.federationId === null ? null : affiliations.at(-1)!.region };
    }
    case 'ClubClosed':
    case 'ClubReopened':
      return { ...state, closed: type === 'ClubClosed' };
  }
}

export const clubDecider: Decider<ClubState, Given, ClubEvent> = {
  initialState: {
    name: null,
    country: null,
    publicName: null,
    timeZone: null,
    federationId: null,
    region: null,
    affiliations: [],
    closed: false,
  },
  evolve,
  decide,
};
