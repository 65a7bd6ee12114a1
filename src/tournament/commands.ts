/**
 * What can be asked of one tournament: the commands of its rooms.
 * Pure. May import: its rooms' commands.
 */
import type { ButtonCommand } from './button/commands.js';
import type { ChipRaceCommand } from './chip-race/commands.js';
import type { ChipsCommand } from './chips/commands.js';
import type { ClockCommand } from './clock/commands.js';
import type { CreationCommand } from './creation/commands.js';
import type { DisciplineCommand } from './discipline/commands.js';
import type { DrawCommand } from './draw/commands.js';
import type { EntryCommand } from './entry/commands.js';
import type { HandForHandCommand } from './hand-for-hand/commands.js';
import type { HandsCommand } from './hands/commands.js';
import type { PrizesCommand } from './prizes/commands.js';
import type { RankingCommand } from './ranking/commands.js';
import type { SeatingCommand } from './seating/commands.js';

export type TournamentCommand =
  | CreationCommand
  | DrawCommand
  | EntryCommand
  | ClockCommand
  | HandsCommand
  | ButtonCommand
  | SeatingCommand
  | HandForHandCommand
  | RankingCommand
  | ChipsCommand
  | ChipRaceCommand
  | DisciplineCommand
  | PrizesCommand;

export type TournamentCommandType = TournamentCommand['type'];

/** The command of one type. */
export type CommandOf<Type extends TournamentCommandType> = {
  readonly [Each in Type]: Extract<TournamentCommand, { readonly type: Each }> & { readonly type: Each };
}[Type];
