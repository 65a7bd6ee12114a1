/**
 * What can be asked of one tournament, room by room.
 */
import type { Fields } from './field.js';
import { buttonCommands, type ButtonCommand } from './tournament/button.js';
import { chipRaceCommands, type ChipRaceCommand } from './tournament/chip-race.js';
import { chipsCommands, type ChipsCommand } from './tournament/chips.js';
import { clockCommands, type ClockCommand } from './tournament/clock.js';
import { creationCommands, type CreationCommand } from './tournament/creation.js';
import { disciplineCommands, type DisciplineCommand } from './tournament/discipline.js';
import { drawCommands, type DrawCommand } from './tournament/draw.js';
import { entryCommands, type EntryCommand } from './tournament/entry.js';
import { handForHandCommands, type HandForHandCommand } from './tournament/hand-for-hand.js';
import { handsCommands, type HandsCommand } from './tournament/hands.js';
import { prizesCommands, type PrizesCommand } from './tournament/prizes.js';
import { rankingCommands, type RankingCommand } from './tournament/ranking.js';
import { seatingCommands, type SeatingCommand } from './tournament/seating.js';

export const tournamentRooms = {
  button: buttonCommands,
  'chip-race': chipRaceCommands,
  chips: chipsCommands,
  clock: clockCommands,
  creation: creationCommands,
  discipline: disciplineCommands,
  draw: drawCommands,
  entry: entryCommands,
  'hand-for-hand': handForHandCommands,
  hands: handsCommands,
  prizes: prizesCommands,
  ranking: rankingCommands,
  seating: seatingCommands,
} as const;

/** The fields of each command, by its type. */
export const tournamentFields: ReadonlyMap<string, Fields> = new Map(
  Object.values(tournamentRooms).flatMap((commands) => commands.map(({ type, fields }) => [type, fields])),
);

export type TournamentCommand =
  | ButtonCommand
  | ChipRaceCommand
  | ChipsCommand
  | ClockCommand
  | CreationCommand
  | DisciplineCommand
  | DrawCommand
  | EntryCommand
  | HandForHandCommand
  | HandsCommand
  | PrizesCommand
  | RankingCommand
  | SeatingCommand;

export type TournamentCommandType = TournamentCommand['type'];

/** The command of one type. */
export type TournamentCommandOf<Type extends TournamentCommandType> = {
  readonly [Each in Type]: Extract<TournamentCommand, { readonly type: Each }> & { readonly type: Each };
}[Type];
