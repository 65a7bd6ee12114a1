/**
 * The roles of each principal, with their scopes. Expired ones stay until they are revoked: readers compare the time. Partition: the
 * principal.
 */
import type { AccessScope, GrantableRole } from '../events/access.js';
import type { PrincipalId } from '../events/ids.js';
import type { Projection } from './projection.js';

export interface GrantRow {
  readonly principalId: PrincipalId;
  readonly scope: AccessScope;
  readonly role: GrantableRole;
  /** Milliseconds since 1970; null when it lasts until it is revoked. */
  readonly until: number | null;
}

/** @param stream the stream of the scope */
const keyOf = (stream: string, principalId: PrincipalId, role: GrantableRole): string => `${principalId} ${stream} ${role}`;

export const accessGrants: Projection<GrantRow> = {
  name: 'access-grants',
  version: 2,
  guards: true,
  on: {
    RoleGranted({ stream, data, position }, rows) {
      const { principalId, role } = data;
      const key = keyOf(stream, principalId, role);
      // A role that is granted again, for another time, keeps its age.
      rows.put({ key, partition: principalId, sort: rows.get(key)?.sort ?? position, body: data });
    },
    RoleRevoked({ stream, data: { principalId, role } }, rows) {
      rows.delete(keyOf(stream, principalId, role));
    },
  },
};
