import type { ResultState } from '../../../events/sheet-row.js';
import type { SheetCauseKind, SheetDayFrom, SheetSource } from '../../../events/sheet.js';
import type { SheetHappening } from '../../../projections/sheet-history.js';
import type { ImportPointKind } from '../../sheet/import-point.js';
import type { SheetState } from '../../sheet/state.js';
import { enumeration } from '../language/enums.js';

/** With the one that earlier releases did not write down. */
export type KnownDayFrom = SheetDayFrom | 'startedInUtc';

export const ResultStateEnum = enumeration<ResultState>('ResultState', 'The state of a player on a result sheet.', {
  finished: 'They played to the end or until they were out.',
  withdrawn: 'They gave up.',
  disqualified: 'They were excluded.',
  declassed: 'They did not tell the officials that they were out: they get no points.',
  qualified: 'They qualified by a satellite.',
  notStarted: 'They entered and had no chips in play.',
});

export const ImportPointKindEnum = enumeration<ImportPointKind>('ImportPointKind', 'What to look at in an import of results.', {
  otherName: 'An id or a licence is of a person with another name.',
  nameTwice: 'Two rows have one name, and nothing else that tells the people apart.',
  sameEvening: 'The club has results of the day with mostly the same players at the same places.',
  licenceEnded: 'A licence had ended before the day of the tournament. Nobody has to confirm it.',
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
  dayCorrected: 'The time or the time zone of the tournament was corrected.',
  byDirector: 'The director published it.',
  wronglyImported: 'It should not have been imported.',
  imported: 'It was imported.',
});

export const SheetDayFromEnum = enumeration<KnownDayFrom>('SheetDayFrom', 'How the day of a tournament is known.', {
  scheduled: 'It is the day of the announced start, in its time zone.',
  started: 'No start was announced: it is the day of the start, in its time zone.',
  announced: 'Neither is known: it is the day on which it was announced, in its time zone.',
  imported: 'The import says it.',
  ruled: 'An official ruled on it (correctSheetDay).',
  startedInUtc: 'An earlier release took the day of the start in UTC, which may be the day before or after.',
});

export const SheetHappeningEnum = enumeration<SheetHappening>('SheetHappening', 'What happened to a result sheet.', {
  published: 'It was published.',
  revised: 'Results changed.',
  dayCorrected: 'An official corrected the day of the tournament.',
  withdrawn: 'It was withdrawn.',
  ratified: 'A federation ratified it.',
  amended: 'A commission amended a result.',
  amendmentLifted: 'An amendment was lifted.',
  reassigned: 'A result is of another person than it was recorded under.',
});
