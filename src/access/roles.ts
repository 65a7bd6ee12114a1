/** The roles of each kind of scope, and who may grant them. */
import type { AccessScope, GrantableRole } from '../../events/access.js';
import { ROLES, type Role } from './principal.js';

/** A club's role may also be granted for all clubs, by whoever is above them. */
const scopesOf: Readonly<Record<GrantableRole, readonly AccessScope['kind'][]>> = {
  integrationRead: ['installation', 'federation', 'club', 'tournament'],
  integrationWrite: ['installation', 'federation', 'club', 'tournament'],
  floor: ['installation', 'federation', 'club', 'tournament'],
  td: ['installation', 'federation', 'club', 'tournament'],
  clubAdmin: ['installation', 'federation', 'club'],
  federationOfficial: ['installation', 'federation'],
  federationAdmin: ['installation', 'federation'],
};

/** Whether a role can be held on a kind of scope. */
export function isRoleOf(role: GrantableRole, kind: AccessScope['kind']): boolean {
  return scopesOf[role].includes(kind);
}

const rankOf = (role: Role): number => ROLES.indexOf(role);

/** Whether these roles on a scope allow granting or revoking a role there: admins may, up to their own role. */
export function mayGrant(ownRoles: readonly string[], role: GrantableRole): boolean {
  return (['clubAdmin', 'federationAdmin'] as const).some((own) => ownRoles.includes(own) && rankOf(role) <= rankOf(own));
}
