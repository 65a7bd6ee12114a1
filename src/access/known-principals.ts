/** Built-in principals: requests without credentials, and the operator of the installation. */
import type { PrincipalId } from '../../events/ids.js';
import type { Principal } from './principal.js';

/** Requests without credentials. */
export const publicPrincipal: Principal = { id: 'public', kind: 'public', grants: [] };

/** The bearer of the admin token, who may do everything. */
export const operatorPrincipal: Principal = {
  id: 'admin',
  kind: 'person',
  isOperator: true,
  grants: (['federationAdmin', 'federationOfficial', 'clubAdmin', 'td'] as const).map((role) => ({
    scope: { kind: 'installation' },
    role,
  })),
};

/** Refusals of principals without roles are recorded together under this id. */
export const STRANGERS = 'strangers' as PrincipalId;

/** Whether a principal has any role here. Identities of a provider without a grant are treated as strangers. */
export function hasRoles({ grants }: Principal): boolean {
  return grants.length > 0;
}

/** Whether a principal is admin of the whole installation within their token's limits. */
export function isInstallationAdmin({ grants, tokenRoles }: Principal): boolean {
  if (tokenRoles !== undefined && !tokenRoles.includes('federationAdmin')) return false;
  return grants.some(({ scope, role }) => scope.kind === 'installation' && role === 'federationAdmin');
}
