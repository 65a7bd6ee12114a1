/**
 * Which roles a scope has, and who may grant them.
 */
import type { AccessScope, GrantableRole } from '../../events/access.js';
import { ROLES, type Role } from './principal.js';

/** The widest scopes come first in none of these: a role of a club may also be granted for all clubs, by whoever stands above. */
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

/** Whether somebody who holds these roles on a scope may grant a role there, or take it away: admins may, up to their own role. */
export function mayGrant(ownRoles: readonly string[], role: GrantableRole): boolean {
  return (['clubAdmin', 'federationAdmin'] as const).some((own) => ownRoles.includes(own) && rankOf(role) <= rankOf(own));
}
