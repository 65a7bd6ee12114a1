/**
 * The principals that are there before anybody was registered: whoever brings no credentials, and the operator of the installation.
 */
import type { PrincipalId } from '../../events/ids.js';
import type { Principal } from './principal.js';

/** Whoever brings no credentials. */
export const publicPrincipal: Principal = { id: 'public', kind: 'public', grants: [] };

/** The bearer of the admin token: may do everything, everywhere. */
export const operatorPrincipal: Principal = {
  id: 'admin',
  kind: 'person',
  isOperator: true,
  grants: (['federationAdmin', 'federationOfficial', 'clubAdmin', 'td'] as const).map((role) => ({
    scope: { kind: 'installation' },
    role,
  })),
};

/** Under which the refusals of all those who hold no role are noted together. */
export const STRANGERS = 'strangers' as PrincipalId;

/** Whether a principal has any role here. An identity of a provider has none until it is granted one: it is served as strangers are. */
export function hasRoles({ grants }: Principal): boolean {
  return grants.length > 0;
}

/** Whether a principal administers the whole installation, and the token lets them. */
export function isInstallationAdmin({ grants, tokenRoles }: Principal): boolean {
  if (tokenRoles !== undefined && !tokenRoles.includes('federationAdmin')) return false;
  return grants.some(({ scope, role }) => scope.kind === 'installation' && role === 'federationAdmin');
}
