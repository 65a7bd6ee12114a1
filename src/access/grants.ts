/** Decides on granting and revoking roles. */
import type { GrantsCommand } from '../../commands/access/grants.js';
import { isRoleOf, mayGrant } from './roles.js';
import { type AccessDecision, refuse } from './refusals.js';
import type { ScopeState } from './scope-state.js';

export function decideGrants(command: GrantsCommand, state: ScopeState): AccessDecision {
  const { scope, roles, principalId, ownRoles, at } = command;
  for (const role of roles) {
    if (!isRoleOf(role, scope.kind)) return refuse('ROLE_NOT_OF_SCOPE', { role, scope: scope.kind });
    if (!mayGrant(ownRoles, role)) return refuse('ROLE_ABOVE_OWN', { role });
  }
  const held = (role: string) => state.roles.find((each) => each.principalId === principalId && each.role === role);
  const shortens = command.type === 'RevokeRoles' || command.until !== null;
  if (shortens && scope.kind === 'federation' && roles.includes('federationAdmin') && isLastAdmin(state, principalId))
    return refuse('LAST_ADMIN');
  if (command.type === 'RevokeRoles') {
    const gone = roles.filter((role) => held(role) !== undefined);
    return { events: gone.map((role) => ({ type: 'RoleRevoked', data: { scope, role, principalId } })) };
  }
  const { until } = command;
  if (until !== null && until <= at) return refuse('ALREADY_OVER', { until });
  const changed = roles.filter((role) => held(role)?.until !== until);
  return { events: changed.map((role) => ({ type: 'RoleGranted', data: { scope, role, principalId, until } })) };
}

/** Whether this is the only unlimited admin of the federation. */
function isLastAdmin({ roles }: ScopeState, principalId: string): boolean {
  const lasting = roles.filter(({ role, until }) => role === 'federationAdmin' && until === null);
  return lasting.length === 1 && lasting[0]!.principalId === principalId;
}
