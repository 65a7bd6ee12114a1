import type { ResultState } from '../../../events/sheet-row.js';
import type { SheetCauseKind, SheetSource } from '../../../events/sheet.js';
import type { SheetHappening } from '../../../projections/sheet-history.js';
import type { SheetState } from '../../sheet/state.js';
import { enumeration } from '../language/enums.js';

export const ResultStateEnum = enumeration<ResultState>('ResultState', 'The state of a player on a result sheet.', {
  finished: 'They played to the end or until they were out.',
  withdrawn: 'They gave up.',
  disqualified: 'They were excluded.',
  declassed: 'They did not tell the officials that they were out: they get no points.',
  qualified: 'They qualified by a satellite.',
  notStarted: 'They entered and had no chips in play.',
});

export const SheetSourceEnum = enumeration<SheetSource>('SheetSource', 'Where results come from.', {
  tapis: 'The tournament was played on Tapis.',
  import: 'They were imported.',
});

export const SheetStatusEnum = enumeration<SheetState['status']>('SheetStatus', 'The state of a result sheet.', {
  provisional: 'It is published.',
  ratified: 'A federation ratified it.',
  withdrawn: 'It is undone: the tournament continues.',
});

export const SheetCauseKindEnum = enumeration<SheetCauseKind>('SheetCauseKind', 'What a revision of results came from.', {
  finished: 'The tournament was over.',
  reopened: 'The tournament went on.',
  placeCorrected: 'A place was corrected.',
  disqualified: 'A player was disqualified, or that was lifted.',
  declassed: 'A player lost their points, or got them back.',
  entryCorrected: 'An entry or a purchase was corrected.',
  prizesChanged: 'Prices or prizes changed.',
  announcementCorrected: 'What was announced of the tournament was corrected.',
  byDirector: 'The director published it.',
  wronglyImported: 'It should not have been imported.',
  imported: 'It was imported.',
});

export const SheetHappeningEnum = enumeration<SheetHappening>('SheetHappening', 'What happened to a result sheet.', {
  published: 'It was published.',
  revised: 'Results changed.',
  withdrawn: 'It was withdrawn.',
  ratified: 'A federation ratified it.',
  amended: 'A commission amended a result.',
  amendmentLifted: 'An amendment was lifted.',
  reassigned: 'A result is of another person than it was recorded under.',
});
