/**
 * Which player a principal is.
 */
import type { PlayerId, PrincipalId } from '../../events/ids.js';
import { ownAccessCommand } from '../command.js';
import { byTapis } from '../field.js';

const fields = {
  principalId: byTapis<PrincipalId>('Who has credentials.'),
  playerId: byTapis<PlayerId>('The player that they are.'),
  mayLink: byTapis<boolean>('Whether whoever gives the command may, wherever the principal holds a role.'),
};

export const linkPlayer = ownAccessCommand('LinkPlayer', {
  about: 'Records that a principal is a player. A principal is one player at a time.',
  occasion: 'an admin links a principal with a player',
  fields: {
    ...fields,
    /** Identities of a provider are registered nowhere. */
    isIdentity: byTapis<boolean>('Whether the principal signs in elsewhere.'),
    isKnown: byTapis<boolean>('Whether somebody is registered under the id of the player, or has entered a tournament.'),
  },
});

export const unlinkPlayer = ownAccessCommand('UnlinkPlayer', {
  about: 'Records that a principal is not that player.',
  occasion: 'an admin takes a link back',
  fields,
});

export const playersCommands = [linkPlayer, unlinkPlayer] as const;
