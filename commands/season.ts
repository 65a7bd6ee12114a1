/**
 * What can be asked of seasons.
 */
import type { AcceptedIn, SeasonPhase } from './accepted.js';
import type { TypeOf } from './command.js';
import { seasonDecisionsCommands } from './season/decisions.js';
import { seasonsCommands } from './season/seasons.js';
import { teamsCommands } from './season/teams.js';

export const seasonRooms = { seasons: seasonsCommands, 'season-decisions': seasonDecisionsCommands, teams: teamsCommands } as const;

export type SeasonCommand = TypeOf<(typeof seasonsCommands | typeof seasonDecisionsCommands | typeof teamsCommands)[number]>;

/** What an open and a closed season do with a command, by its type. */
export const acceptedInSeason: ReadonlyMap<string, AcceptedIn<SeasonPhase>> = new Map(
  Object.values(seasonRooms).flatMap((commands) => commands.map(({ type, acceptedIn }) => [type, acceptedIn!])),
);
