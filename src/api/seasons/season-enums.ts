import type { Eligibility } from '../../../events/season-counting.js';
import type { Qualification, RankingCriterion, RankNumbers, Scheme, Selection, StageRules } from '../../../events/season-schemes.js';
import type { Competitors } from '../../../events/season.js';
import type { ExportFormat } from '../../app/seasons/export-formats.js';
import type { ExportedTable } from '../../app/seasons/season-export.js';
import type { NotRankedReason } from '../../season/sheet.js';
import { enumeration } from '../language/enums.js';

export const CompetitorsEnum = enumeration<Competitors>('Competitors', 'Who is ranked in a season.', {
  players: 'Players, each for themselves.',
  teams: 'Teams of clubs.',
});

export const SeasonStatusEnum = enumeration<'open' | 'closed'>('SeasonStatus', 'The state of a season or a stage.', {
  open: 'It goes on: the table follows every result.',
  closed: 'It is over: its table is frozen, or who proceeds is.',
});

export const CountedByEnum = enumeration<'rule' | 'official'>('CountedBy', 'By what a tournament counts.', {
  rule: 'A rule of the stage matches it.',
  official: 'An official said so.',
});

export const ExportedTableEnum = enumeration<ExportedTable>('SeasonTable', 'What of a season is exported.', {
  leaderboard: 'The table, a row a competitor.',
  points: 'The points of each result, with what they are made of.',
  tournaments: 'The tournaments that count.',
});

export const ExportFormatEnum = enumeration<ExportFormat>('ExportFormat', 'The form of an export.', {
  csv: 'CSV (RFC 4180) with a first line of column names.',
  json: 'A list of records.',
  html: 'A page for the printer.',
});

export const ExportLanguageEnum = enumeration<'en' | 'fr'>('ExportLanguage', 'The language of a page for the printer.', {
  en: 'English.',
  fr: 'French.',
});

export const NotRankedReasonEnum = enumeration<NotRankedReason>('NotRankedReason', 'Why a season does not rank a result.', {
  notLicensed: 'The player held no licence that the rules ask for on the day.',
  notMember: 'The player was a member of no club that the rules ask for on the day.',
  notResident: 'The player played for no club of a region that the rules ask for on the day.',
});

enumeration<NonNullable<Eligibility['places']>>('PlacesOfRanked', 'The places of those who are ranked.', {
  kept: 'Those of the sheet.',
  movedUp: 'Those of the sheet without those who are not ranked. The size of the field stays.',
});

enumeration<Scheme['tiedPlaces']>('TiedPlaces', 'Which of the shared places gives tied players their points.', {
  average: 'The average of all of them.',
  best: 'The best one.',
  worst: 'The worst one.',
});

enumeration<Scheme['rounding']['mode']>('RoundingMode', 'Where a number between two goes.', {
  halfUp: 'To the nearer one; a half goes away from zero.',
  down: 'Towards zero.',
  up: 'Away from zero.',
});

enumeration<NonNullable<Scheme['fieldSize']>>('FieldSize', 'What the size of a field is.', {
  entrants: 'The players who took part.',
  entries: 'All entries, with those of players who entered again.',
});

enumeration<RankingCriterion>('RankingCriterion', 'A criterion of a table, after those before it.', {
  points: 'More points.',
  wins: 'More counted wins.',
  countback: 'More counted first places, then second ones, and so on.',
  bestResult: 'More points in the best counted result.',
  latest: 'More points in the last tournament, then in the one before, and so on.',
  participations: 'More tournaments played.',
  bounties: 'More bounties in the counted results.',
  net: 'More won in the counted results, after what was spent on them.',
});

enumeration<RankNumbers>('RankNumbers', 'The rank after a shared one.', {
  standard: 'One more than the number of those ahead: 1, 2, 2, 4.',
  dense: 'The next number: 1, 2, 2, 3.',
});

enumeration<Qualification['tieAtCut']>('TieAtCut', 'Who of those tied at the cut proceeds.', {
  all: 'All of them.',
  official: 'Those whom an official names (ruleOnCut).',
});

enumeration<NonNullable<StageRules['clubOf']>>('ClubOf', 'The club that gets a player’s points.', {
  atResult: 'Theirs when the tournament was counted.',
  current: 'Their present one.',
});

enumeration<NonNullable<Selection['average']>['over']>('AveragedOver', 'What a sum of points is divided by.', {
  counted: 'The number of counted results.',
  participations: 'The number of all results.',
  rootOfParticipations: 'The square root of the number of all results.',
});
