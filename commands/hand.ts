/**
 * What can be asked of one hand, room by room.
 */
import type { ByType } from '../events/event-type.js';
import type { AcceptedIn, HandWait } from './accepted.js';
import type { TypeOf } from './command.js';
import { actsCommands } from './hand/acts.js';
import { batchesCommands } from './hand/batches.js';
import { cardsCommands } from './hand/cards.js';
import { claimsCommands } from './hand/claims.js';
import { dealCommands } from './hand/deal.js';
import { dealtCardsCommands } from './hand/dealt-cards.js';
import { deckCommands } from './hand/deck.js';
import { discardsCommands } from './hand/discards.js';
import { entriesCommands } from './hand/entries.js';
import { rulingCommands } from './hand/incidents.js';
import { potsCommands } from './hand/pots.js';
import { reportsCommands } from './hand/reports.js';
import { showingCommands } from './hand/showing.js';
import { startCommands } from './hand/start.js';

export const handRooms = {
  acts: actsCommands,
  batches: batchesCommands,
  cards: cardsCommands,
  claims: claimsCommands,
  deal: dealCommands,
  'dealt-cards': dealtCardsCommands,
  deck: deckCommands,
  discards: discardsCommands,
  entries: entriesCommands,
  incidents: rulingCommands,
  pots: potsCommands,
  reports: reportsCommands,
  showing: showingCommands,
  start: startCommands,
} as const;

/** What a hand may wait for while it takes a command, by its type. */
export const acceptedWhileWaiting: ReadonlyMap<string, AcceptedIn<HandWait>> = new Map(
  Object.values(handRooms).flatMap((commands) => commands.map(({ type, acceptedIn }) => [type, acceptedIn!])),
);

export type HandCommand = TypeOf<(typeof handRooms)[keyof typeof handRooms][number]>;

export type HandCommandType = HandCommand['type'];

/** The command of one type. */
export type HandCommandOf<Type extends HandCommandType> = {
  readonly [Each in Type]: ByType<HandCommand>[Each] & { readonly type: Each };
}[Type];
