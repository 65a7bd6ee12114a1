/**
 * All that can be asked of Tapis, by the kind of stream that it is given to, room by room.
 */
import { accessRooms } from './access.js';
import type { Command } from './command.js';
import { disputeRooms } from './dispute.js';
import { federationRooms } from './federation.js';
import { handRooms } from './hand.js';
import { seasonRooms } from './season.js';
import { sheetRooms } from './sheet.js';
import { tournamentRooms } from './tournament.js';

export const commandRooms = {
  tournament: tournamentRooms,
  hand: handRooms,
  access: accessRooms,
  federation: federationRooms,
  sheet: sheetRooms,
  season: seasonRooms,
  dispute: disputeRooms,
} as const;

/** The rooms with their names. */
export const namedRooms: readonly (readonly [room: string, commands: readonly Command[]])[] = Object.values(commandRooms).flatMap((rooms) =>
  Object.entries<readonly Command[]>(rooms),
);

/** Every command that is declared. */
export const allCommands: readonly Command[] = namedRooms.flatMap(([, commands]) => commands);
