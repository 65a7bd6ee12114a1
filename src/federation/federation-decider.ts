/** The state of one federation: it is founded once; a region has one name at a time. */
import type { FederationCommand } from '../../commands/federation.js';
import type { FederationEvent } from '../../events/federation.js';
import type { FederationId } from '../../events/ids.js';
import type { Decider } from '../decider.js';
import { FULL_AGE } from './days.js';
import { type GivenTo, refuse, type RegistryDecision } from './refusals.js';

export interface FederationState {
  /** Null before it is founded. */
  readonly name: string | null;
  /** Names of regions by code. */
  readonly regions: ReadonlyMap<string, string>;
  /** Years. */
  readonly minimumAge: number;
  readonly publicName: 'name' | 'initials' | 'hidden';
}

/** Only adults play (MO 1.2, RO 1.4). */
export const DEFAULT_MINIMUM_AGE = FULL_AGE;

type Given = GivenTo<FederationId, FederationCommand>;

function decide(command: Given, state: FederationState): RegistryDecision<FederationEvent> {
  const federationId = command.of;
  if (command.type === 'FoundFederation') {
    const { name } = command;
    if (state.name === name) return { events: [] };
    if (state.name !== null) return refuse('FEDERATION_ALREADY_EXISTS', { name: state.name });
    return { events: [{ type: 'FederationFounded', data: { federationId, name } }] };
  }
  if (state.name === null) return refuse('FEDERATION_NOT_FOUND');
  switch (command.type) {
    case 'RenameFederation': {
      const { name } = command;
      return { events: state.name === name ? [] : [{ type: 'FederationRenamed', data: { federationId, name } }] };
    }
    case 'DefineRegion': {
      const { region, name } = command;
      if (state.regions.get(region) === name) return { events: [] };
      return { events: [{ type: 'RegionDefined', data: { federationId, region, name } }] };
    }
    case 'SetLicenceTerms': {
      const { minimumAge } = command;
      if (state.minimumAge === minimumAge) return { events: [] };
      return { events: [{ type: 'LicenceTermsSet', data: { federationId, minimumAge } }] };
    }
    case 'SetPrivacyTerms': {
      const { publicName } = command;
      if (state.publicName === publicName) return { events: [] };
      return { events: [{ type: 'PrivacyTermsSet', data: { federationId, publicName } }] };
    }
  }
}

function evolve(state: FederationState, { type, data }: FederationEvent): FederationState {
  switch (type) {
    case 'FederationFounded':
    case 'FederationRenamed':
      return { ...state, name: data.name };
    case 'RegionDefined':
      return { ...state, regions: new Map(state.regions).set(data.region, data.name) };
    case 'LicenceTermsSet':
      return { ...state, minimumAge: data.minimumAge };
    case 'PrivacyTermsSet':
      return { ...state, publicName: data.publicName };
  }
}

export const federationDecider: Decider<FederationState, Given, FederationEvent> = {
  initialState: { name: null, regions: new Map(), minimumAge: DEFAULT_MINIMUM_AGE, publicName: 'name' },
  evolve,
  decide,
};
