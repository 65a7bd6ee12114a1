/**
 * The tokens of a principal, and what is noted of their use.
 */
import type { AccessScope, GrantableRole, ReadField } from '../../events/access.js';
import type { PlayerId, PrincipalId, TokenId } from '../../events/ids.js';
import { ownAccessCommand } from '../command.js';
import { byTapis, optional } from '../field.js';
import { line, now } from '../fields.js';

const principalId = byTapis<PrincipalId>('Whose token it is.');
const tokenId = byTapis<TokenId>('The id of the token.');

export const issueToken = ownAccessCommand('IssueToken', {
  about: 'Makes a token for a principal, and registers the principal with the first one.',
  occasion: 'somebody makes a token',
  fields: {
    principalId,
    kind: byTapis<'person' | 'service'>('What the principal is.'),
    tokenId,
    tokenHash: byTapis<string>('SHA-256 of the token.'),
    issuedBy: byTapis<PrincipalId>('Who makes it.'),
    label: optional(line(60, 'What it is for, {bound}. It goes to the vault and into no event.')),
    roles: byTapis<readonly GrantableRole[] | null>('The roles that it may use; null for all that the principal holds.'),
    within: byTapis<AccessScope | null>('The scope that it may be used within; null for wherever the principal holds a role.'),
    expiresAt: byTapis<number | null>('When it ends; null where it ends when it is revoked.'),
    parent: optional(byTapis<TokenId>('The token that it is made with; left out for the admin token of the folder.')),
    at: now(),
  },
});

export const revokeToken = ownAccessCommand('RevokeToken', {
  about: 'Revokes a token, and with it all that were made with it, for good and at once.',
  occasion: 'somebody revokes a token, or one that a token of somebody else was made with',
  fields: {
    principalId,
    tokenId,
    keep: optional(byTapis<readonly TokenId[]>('Tokens that go on, with those that were made with them.')),
    with: optional(byTapis<TokenId>('The token that was revoked, where this one comes from a token of somebody else.')),
  },
});

export const noteTokenSeen = ownAccessCommand('NoteTokenSeen', {
  about: 'Notes that a token is in use.',
  occasion: 'a token is used for the first time on a day',
  fields: { principalId, tokenId, day: byTapis<string>('The day in UTC, such as 2026-01-31.') },
});

export const noteRefusals = ownAccessCommand('NoteRefusals', {
  about: 'Notes that a principal asked for an operation that they may not use.',
  occasion: 'a minute is over in which operations were refused',
  fields: {
    principalId,
    operation: byTapis<string>('The operation, by its name in the schema.'),
    minute: byTapis<number>('When the minute began.'),
    count: byTapis<number>('How often they asked.'),
  },
});

export const notePersonalDataRead = ownAccessCommand('NotePersonalDataRead', {
  about: 'Notes that a principal read what the vault keeps of a person.',
  occasion: 'a minute is over in which somebody read data of another person',
  fields: {
    principalId,
    playerId: byTapis<PlayerId>('The person.'),
    fields: byTapis<readonly ReadField[]>('What was read.'),
    minute: byTapis<number>('When the minute began.'),
  },
});

export const tokensCommands = [issueToken, revokeToken, noteTokenSeen, noteRefusals, notePersonalDataRead] as const;
