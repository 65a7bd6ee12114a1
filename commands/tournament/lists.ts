/**
 * Lists of commands that a client gives as one: each entry is decided as its command is alone, and what one is refused for stops no other.
 */
import { definePart, tournamentCommand } from '../command.js';
import type { Command } from '../command.js';
import { parts, player } from '../fields.js';
import { admission } from './admission.js';
import { registerPlayer } from './entry.js';
import { howPaid } from './payment.js';
import { takeAddOn } from './purchases.js';

/** The most entries of a list. */
const MOST_LISTED = 200;

/** A list, and the command that each of its entries is. */
export interface CommandList {
  readonly list: Command;
  readonly each: Command;
}

const oneByOne = 'Each is decided as alone, and has its own answer: one that is refused stops no other.';
const again =
  'Sent again with the same commandId, entries that were taken have no second effect, and those that were refused are tried again.';

const entrant = definePart('Entrant', 'A player who enters, with what is known of them.', {
  playerId: player('The id of the player.'),
  ...admission,
  paid: registerPlayer.fields.paid,
  inAdvance: registerPlayer.fields.inAdvance,
  ...howPaid,
});

const buyer = definePart('Buyer', 'A player who buys.', {
  playerId: player('The id of the player.'),
  paid: takeAddOn.fields.paid,
  ...howPaid,
});

const registerPlayers = tournamentCommand('RegisterPlayers', {
  group: 'floor.entries',
  acceptedIn: registerPlayer.acceptedIn!,
  about: `Enters players in one call, in their order. ${oneByOne} ${again}`,
  articles: registerPlayer.articles!,
  input: 'Enters players, each on the waiting list where every place is taken.',
  putRightBy: 'As for `registerPlayer`, player by player.',
  fields: { players: parts([1, MOST_LISTED], entrant, `The players, 1 to ${MOST_LISTED} of them, each once.`, 'playerId') },
});

const takeAddOns = tournamentCommand('TakeAddOns', {
  group: 'floor.entries',
  acceptedIn: takeAddOn.acceptedIn!,
  about: `Sells add-ons in one call, as at a break. ${oneByOne} ${again}`,
  input: 'Sells add-ons to several players.',
  putRightBy: '`cancelPurchase` with `ADD_ON`, player by player.',
  fields: { players: parts([1, MOST_LISTED], buyer, `The players, 1 to ${MOST_LISTED} of them, each once.`, 'playerId') },
});

export const commandLists: readonly CommandList[] = [
  { list: registerPlayers, each: registerPlayer },
  { list: takeAddOns, each: takeAddOn },
];
