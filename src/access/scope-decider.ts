/** The decider of one scope's access: its roles, and the devices of its tables. */
import type { AccessCommand } from '../../commands/access.js';
import type { AccessEvent, GrantableRole } from '../../events/access.js';
import type { PrincipalId } from '../../events/ids.js';
import type { Decider } from '../decider.js';
import { decideGrants } from './grants.js';
import { decidePairing } from './pairing.js';
import type { AccessRefusal } from './refusals.js';
import type { HeldRole, ScopeState } from './scope-state.js';

export const scopeDecider: Decider<ScopeState, AccessCommand, AccessEvent, AccessRefusal> = {
  initialState: { roles: [], offers: new Map(), pairings: new Map() },
  evolve(state, event) {
    switch (event.type) {
      case 'RoleGranted': {
        const { principalId, role, until } = event.data;
        return { ...state, roles: [...withoutRole(state, principalId, role), { principalId, role, until }] };
      }
      case 'RoleRevoked':
        return { ...state, roles: withoutRole(state, event.data.principalId, event.data.role) };
      case 'PairingOffered': {
        const { table, pairingId, codeMark, secretMark, until, desk = null } = event.data;
        const replaced = state.offers.get(table)?.pairingId;
        const pairings = new Map(state.pairings).set(pairingId, table);
        if (replaced !== undefined) pairings.delete(replaced);
        return { ...state, pairings, offers: new Map(state.offers).set(table, { pairingId, codeMark, secretMark, until, desk }) };
      }
      // Earlier releases recorded wrong codes.
      case 'PairingMissed':
        return state;
      case 'DevicePaired':
        return { ...state, offers: without(state.offers, event.data.table) };
      case 'PairingSpoilt':
      case 'PairingEnded': {
        const { table, pairingId } = event.data;
        const offers = state.offers.get(table)?.pairingId === pairingId ? without(state.offers, table) : state.offers;
        return { ...state, offers, pairings: without(state.pairings, pairingId) };
      }
    }
  },
  decide(command, state) {
    switch (command.type) {
      case 'GrantRoles':
      case 'RevokeRoles':
        return decideGrants(command, state);
      case 'OfferPairing':
      case 'RedeemPairing':
      case 'EndPairing':
        return decidePairing(command, state);
    }
  },
};

function withoutRole({ roles }: ScopeState, principalId: PrincipalId, role: GrantableRole): readonly HeldRole[] {
  return roles.filter((held) => held.principalId !== principalId || held.role !== role);
}

function without<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): ReadonlyMap<Key, Value> {
  const rest = new Map(map);
  rest.delete(key);
  return rest;
}
