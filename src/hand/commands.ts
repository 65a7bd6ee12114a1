/**
 * What can be asked of one hand, room by room.
 * Pure. May import: the rooms' commands.
 */
import type { ActCommand } from './acts/commands.js';
import type { CardCommand } from './cards/commands.js';
import type { IncidentCommand } from './incidents/commands.js';
import type { PotCommand } from './pots/commands.js';
import type { ReportCommand } from './reports/commands.js';
import type { StartCommand } from './start/commands.js';

export type HandCommand = StartCommand | ActCommand | CardCommand | PotCommand | ReportCommand | IncidentCommand;

export type HandCommandType = HandCommand['type'];

/** The command of one type. */
export type CommandOf<Type extends HandCommandType> = {
  readonly [Each in Type]: Extract<HandCommand, { readonly type: Each }> & { readonly type: Each };
}[Type];
