/**
 * What can be asked of seasons.
 */
import type { TypeOf } from './command.js';
import { seasonDecisionsCommands } from './season/decisions.js';
import { seasonsCommands } from './season/seasons.js';
import { teamsCommands } from './season/teams.js';

export const seasonRooms = { seasons: seasonsCommands, 'season-decisions': seasonDecisionsCommands, teams: teamsCommands } as const;

export type SeasonCommand = TypeOf<(typeof seasonsCommands | typeof seasonDecisionsCommands | typeof teamsCommands)[number]>;
