/**
 * What can be asked of one tournament, room by room.
 */
import type { ByType } from '../events/event-type.js';
import type { AcceptedIn, TournamentPhase } from './accepted.js';
import type { TypeOf } from './command.js';
import type { Fields } from './field.js';
import { buttonCommands } from './tournament/button.js';
import { cashCommands } from './tournament/cash.js';
import { chipRaceCommands } from './tournament/chip-race.js';
import { chipsCommands } from './tournament/chips.js';
import { clockCommands } from './tournament/clock.js';
import { creationCommands } from './tournament/creation.js';
import { daysCommands } from './tournament/days.js';
import { disciplineCommands } from './tournament/discipline.js';
import { doorCommands } from './tournament/door.js';
import { drawCommands } from './tournament/draw.js';
import { entryCommands } from './tournament/entry.js';
import { handForHandCommands } from './tournament/hand-for-hand.js';
import { handsCommands } from './tournament/hands.js';
import { messagesCommands } from './tournament/messages.js';
import { prizesCommands } from './tournament/prizes.js';
import { rankingCommands } from './tournament/ranking.js';
import { seatingCommands } from './tournament/seating.js';

export const tournamentRooms = {
  button: buttonCommands,
  cash: cashCommands,
  'chip-race': chipRaceCommands,
  chips: chipsCommands,
  clock: clockCommands,
  creation: creationCommands,
  days: daysCommands,
  discipline: disciplineCommands,
  door: doorCommands,
  draw: drawCommands,
  entry: entryCommands,
  'hand-for-hand': handForHandCommands,
  hands: handsCommands,
  messages: messagesCommands,
  prizes: prizesCommands,
  ranking: rankingCommands,
  seating: seatingCommands,
} as const;

/** The fields of each command, by its type. */
export const tournamentFields: ReadonlyMap<string, Fields> = new Map(
  Object.values(tournamentRooms).flatMap((commands) => commands.map(({ type, fields }) => [type, fields])),
);

/** What each phase does with a command, by its type. */
export const acceptedInPhases: ReadonlyMap<string, AcceptedIn<TournamentPhase>> = new Map(
  Object.values(tournamentRooms).flatMap((commands) => commands.map(({ type, acceptedIn }) => [type, acceptedIn!])),
);

type Declared = (typeof tournamentRooms)[keyof typeof tournamentRooms][number];

export type TournamentCommand = TypeOf<Declared>;

export type TournamentCommandType = TournamentCommand['type'];

/** The command of one type. */
export type TournamentCommandOf<Type extends TournamentCommandType> = {
  readonly [Each in Type]: ByType<TournamentCommand>[Each] & { readonly type: Each };
}[Type];

/** The phases that accept the command of one type, as its declaration says. */
export type TournamentPhasesOf<Type extends TournamentCommandType> = NonNullable<Extract<Declared, { readonly type: Type }>['acceptedIn']>;
