/**
 * What is asked of the teams of a season.
 */
import type { ClubId, PlayerId, TeamId } from '../../events/ids.js';
import { openSeason } from '../accepted.js';
import { seasonCommand } from '../command.js';
import { byTapis, ofNobody } from '../field.js';
import { entity, line, players, reason } from '../fields.js';
import { theStage } from './seasons.js';

const team = entity<TeamId>('The id of the team.');
const club = entity<ClubId>('The id of its club.');

export const enterTeam = seasonCommand('EnterTeam', {
  group: 'season.define',
  acceptedIn: openSeason,
  about: 'Enters a team of a club in a season of teams, under an id of the client’s choice. Sheets name it by that id.',
  putRightBy: '`withdrawTeam`, `renameTeam`.',
  fields: {
    teamId: team,
    clubId: club,
    name: ofNobody('the name of a team', line(120, 'Its name, {bound}.')),
    /** Whether the club is the owner of the season, or one of its clubs. */
    isOwnClub: byTapis<boolean>(),
  },
});

export const renameTeam = seasonCommand('RenameTeam', {
  group: 'season.define',
  acceptedIn: openSeason,
  about: 'Gives a team another name.',
  putRightBy: '`renameTeam` again.',
  fields: { teamId: team, name: ofNobody('the name of a team', line(120, 'Its name, {bound}.')) },
});

export const withdrawTeam = seasonCommand('WithdrawTeam', {
  group: 'season.define',
  acceptedIn: openSeason,
  about: 'Takes a team out of a season. Entered again, it has its results again.',
  putRightBy: '`enterTeam` again: it has its results again.',
  fields: { teamId: team, reason: reason() },
});

export const nameLineup = seasonCommand('NameLineup', {
  group: 'team.lineup',
  acceptedIn: openSeason,
  about: 'Names who plays for a team in a stage: players who are licensed with its club today, each for one team.',
  putRightBy: '`nameLineup` again.',
  fields: {
    stage: theStage,
    teamId: team,
    clubId: club,
    members: players([0, 100], 'The players; none takes the line-up back.'),
    /** The ids that merged ones are kept under: of these players, and of those in other line-ups of the stage. */
    survivingIds: byTapis<Readonly<Record<PlayerId, PlayerId>>>(),
    /** The club with which each of them is licensed today, by the owner of the season; null for none. */
    licensedWith: byTapis<Readonly<Record<PlayerId, ClubId | null>>>(),
  },
});

export const teamsCommands = [enterTeam, renameTeam, withdrawTeam, nameLineup] as const;
