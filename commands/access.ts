/**
 * What can be asked of the access to Tapis, room by room: of a scope (grants, pairing) and of a principal (tokens). Tapis gives all of it for
 * mutations that answer something else than events, or for what it notes itself.
 */
import { grantsCommands, type GrantsCommand } from './access/grants.js';
import { pairingCommands, type PairingCommand } from './access/pairing.js';
import { tokensCommands } from './access/tokens.js';

export type { TokensCommand as PrincipalCommand } from './access/tokens.js';

export const accessRooms = { grants: grantsCommands, pairing: pairingCommands, tokens: tokensCommands } as const;

/** Given to the stream of a scope. */
export type AccessCommand = GrantsCommand | PairingCommand;
