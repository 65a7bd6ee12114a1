/**
 * What can be asked of one hand, room by room.
 */
import { actsCommands, type ActCommand } from './hand/acts.js';
import { cardsCommands, type CardCommand } from './hand/cards.js';
import { claimsCommands, type ClaimCommand } from './hand/claims.js';
import { dealCommands, type DealCommand } from './hand/deal.js';
import { dealtCardsCommands, type DealtCardCommand } from './hand/dealt-cards.js';
import { deckCommands, type DeckCommand } from './hand/deck.js';
import { discardsCommands, type DiscardCommand } from './hand/discards.js';
import { rulingCommands, type RulingCommand } from './hand/incidents.js';
import { potsCommands, type PotCommand } from './hand/pots.js';
import { reportsCommands, type ReportCommand } from './hand/reports.js';
import { showingCommands, type ShowingCommand } from './hand/showing.js';
import { startCommands, type StartCommand } from './hand/start.js';

export const handRooms = {
  acts: actsCommands,
  cards: cardsCommands,
  claims: claimsCommands,
  deal: dealCommands,
  'dealt-cards': dealtCardsCommands,
  deck: deckCommands,
  discards: discardsCommands,
  incidents: rulingCommands,
  pots: potsCommands,
  reports: reportsCommands,
  showing: showingCommands,
  start: startCommands,
} as const;

export type HandCommand =
  | ActCommand
  | CardCommand
  | ClaimCommand
  | DealCommand
  | DealtCardCommand
  | DeckCommand
  | DiscardCommand
  | RulingCommand
  | PotCommand
  | ReportCommand
  | ShowingCommand
  | StartCommand;

export type HandCommandType = HandCommand['type'];

/** The command of one type. */
export type HandCommandOf<Type extends HandCommandType> = {
  readonly [Each in Type]: Extract<HandCommand, { readonly type: Each }> & { readonly type: Each };
}[Type];
