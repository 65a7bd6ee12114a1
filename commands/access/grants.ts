/**
 * Roles on a scope: who holds which.
 */
import type { AccessScope, GrantableRole } from '../../events/access.js';
import type { PrincipalId } from '../../events/ids.js';
import { ownAccessCommand, type TypeOf } from '../command.js';
import { byTapis } from '../field.js';
import { now } from '../fields.js';

const grantFields = {
  scope: byTapis<AccessScope>('Where the role holds: the scope of the stream.'),
  roles: byTapis<readonly GrantableRole[]>('The roles, each once.'),
  principalId: byTapis<PrincipalId>('Who holds them.'),
  ownRoles: byTapis<readonly string[]>('The roles that whoever asks holds on the scope, or on one that contains it.'),
  at: now(),
};

export const grantRoles = ownAccessCommand('GrantRoles', {
  about: 'Grants roles on a scope, also again until another time. Nobody grants above their own role.',
  occasion: 'somebody grants a role, or makes a token for a new principal',
  fields: { ...grantFields, until: byTapis<number | null>('When they end; null where they end when they are revoked.') },
});

export const revokeRoles = ownAccessCommand('RevokeRoles', {
  about: 'Takes roles on a scope away. A federation keeps one admin whose role does not end by itself.',
  occasion: 'somebody revokes a role',
  fields: grantFields,
});

export const grantsCommands = [grantRoles, revokeRoles] as const;

export type GrantsCommand = TypeOf<(typeof grantsCommands)[number]>;
