/**
 * What can be asked of the access to Tapis, room by room: of a scope (grants, pairing) and of a principal (tokens, webhooks,
 * the player that they are). Tapis gives all of it for mutations that show a secret once, or for what it notes itself.
 */
import { grantsCommands } from './access/grants.js';
import { pairingCommands } from './access/pairing.js';
import { playersCommands } from './access/players.js';
import { tokensCommands } from './access/tokens.js';
import { webhooksCommands } from './access/webhooks.js';
import type { TypeOf } from './command.js';

export const accessRooms = {
  grants: grantsCommands,
  pairing: pairingCommands,
  tokens: tokensCommands,
  players: playersCommands,
  webhooks: webhooksCommands,
} as const;

type Rooms = typeof accessRooms;

/** Given to the stream of a scope. */
export type AccessCommand = TypeOf<Rooms['grants' | 'pairing'][number]>;

/** Given to the stream of a principal. */
export type PrincipalCommand = TypeOf<Rooms['tokens' | 'players' | 'webhooks'][number]>;
