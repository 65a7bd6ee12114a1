/**
 * What officials decide in a season: points given and taken, who proceeds, when it is over.
 */
import type { SheetId, TeamId } from '../../events/ids.js';
import { MAX_QUALIFIED, type Qualified } from '../../events/season.js';
import { openSeason } from '../accepted.js';
import { ownSeasonCommand, seasonCommand } from '../command.js';
import { byTapis, optional } from '../field.js';
import { entity, flag, impersonalReason, list, number, player, pointsText, reason } from '../fields.js';
import { theStage } from './seasons.js';

/** Who proceeds by the table as it is. */
export interface TableAtCut {
  readonly qualified: readonly Qualified[];
  readonly cut: readonly Qualified[];
}

const table = byTapis<TableAtCut>('Who proceeds by the table as it is.');
const whose = { name: 'competitor', input: 'SeasonCompetitor', about: 'Whom it is about.', of: ['playerId', 'teamId'] } as const;
const competitor = {
  playerId: optional(player('The id of the player.')),
  teamId: optional(entity<TeamId>('The id of the team.')),
};
const competitorId = entity<string>('The id of a player or a team.');

export const adjustPoints = seasonCommand('AdjustPoints', {
  group: 'season.decide',
  acceptedIn: openSeason,
  about: 'Gives a competitor points, or takes them, by decision of a commission.',
  oneOf: whose,
  putRightBy: '`liftAdjustment`.',
  fields: {
    stage: theStage,
    ...competitor,
    points: pointsText('The points, such as "-4" or "2.5".'),
    reason: reason(),
    /** Whether somebody is known by the id; the id that a merged one is kept under. */
    known: byTapis<boolean>(),
  },
});

export const liftAdjustment = seasonCommand('LiftAdjustment', {
  group: 'season.decide',
  acceptedIn: openSeason,
  about: 'Lifts an adjustment of points.',
  putRightBy: '`adjustPoints` again.',
  fields: { adjustment: number(1, 'The number of the adjustment.'), reason: reason() },
});

export const closeStage = seasonCommand('CloseStage', {
  group: 'season.decide',
  acceptedIn: openSeason,
  about: 'Closes a stage. Those who proceed by the table as it is proceed through later corrections, too.',
  putRightBy: '`reopenStage`; once the next stage is open, `amendQualification`.',
  fields: { stage: theStage, table },
});

export const reopenStage = seasonCommand('ReopenStage', {
  group: 'season.decide',
  acceptedIn: openSeason,
  about: 'Opens again a stage that was closed by mistake, before the next one is opened.',
  putRightBy: '`closeStage`.',
  fields: { stage: theStage, reason: impersonalReason('a whole stage') },
});

export const ruleOnCut = seasonCommand('RuleOnCut', {
  group: 'season.decide',
  acceptedIn: openSeason,
  about: 'Names who of those tied at the cut proceeds.',
  putRightBy: '`amendQualification`.',
  fields: {
    stage: theStage,
    competitors: list([0, MAX_QUALIFIED], competitorId, 'Who proceeds, of those tied at the cut.', true),
    reason: reason(),
  },
});

export const amendQualification = seasonCommand('AmendQualification', {
  group: 'season.decide',
  acceptedIn: openSeason,
  about: 'Lets a competitor proceed from a closed stage after all, or takes that back.',
  oneOf: whose,
  putRightBy: '`amendQualification` the other way.',
  fields: {
    stage: theStage,
    ...competitor,
    proceeds: flag('Whether they proceed.'),
    reason: reason(),
    /** Where they stand now; null where they are not in the table. */
    standing: byTapis<Omit<Qualified, 'competitor'> | null>(),
  },
});

export const upholdQualification = seasonCommand('UpholdQualification', {
  group: 'season.decide',
  acceptedIn: openSeason,
  about: 'Upholds who proceeded from a closed stage, after a correction by which others would.',
  putRightBy: '`amendQualification`.',
  fields: { stage: theStage, reason: reason() },
});

export const closeSeason = seasonCommand('CloseSeason', {
  group: 'season.decide',
  acceptedIn: { open: 'all', closed: 'nothing' },
  about:
    'Closes a season: its table is frozen, and a corrected table is kept apart. Where results still wait for a person, it takes a reason.',
  putRightBy: '`reopenSeason`.',
  fields: {
    reason: optional(impersonalReason('a whole season', 'Why it is closed while results wait for a person, {bound}.')),
    /** The rows of counting tournaments that wait to be matched with a person. */
    waiting: byTapis<number>(),
  },
});

export const reopenSeason = seasonCommand('ReopenSeason', {
  group: 'season.decide',
  acceptedIn: { closed: 'all' },
  about: 'Opens again a season that was closed by mistake.',
  putRightBy: '`closeSeason`.',
  fields: { reason: impersonalReason('a whole season') },
});

export const adoptCorrection = seasonCommand('AdoptCorrection', {
  group: 'season.decide',
  acceptedIn: { closed: 'all' },
  about: 'Makes the corrected table of a closed season its table.',
  putRightBy: 'None: results that are corrected again make the next correction, which `adoptCorrection` adopts.',
  fields: { reason: impersonalReason('a whole table') },
});

export const reviewStage = ownSeasonCommand('ReviewStage', {
  about: 'Compares who proceeded from a closed stage with who would now.',
  occasion: 'when results, points or merged players of a closed stage change',
  acceptedIn: { open: 'all', closed: 'nothing' },
  fields: { stage: byTapis<number>(), table },
});

export const noteCorrection = ownSeasonCommand('NoteCorrection', {
  about: 'Notes that results of a closed season were corrected, or came after it.',
  occasion: 'when a result sheet that counts in it is revised, or one that its rules match is published',
  acceptedIn: { open: 'nothing', closed: 'all' },
  fields: {
    sheetId: byTapis<SheetId>(),
    /** Whether the rules match the tournament, which does not count because the season is closed. */
    late: byTapis<boolean>(),
  },
});

export const seasonDecisionsCommands = [
  adjustPoints,
  liftAdjustment,
  closeStage,
  reopenStage,
  ruleOnCut,
  amendQualification,
  upholdQualification,
  closeSeason,
  reopenSeason,
  adoptCorrection,
  reviewStage,
  noteCorrection,
] as const;
