import type { Competitors } from '../../../events/season.js';
import type { ExportFormat } from '../../app/seasons/export-formats.js';
import type { ExportedTable } from '../../app/seasons/season-export.js';
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
