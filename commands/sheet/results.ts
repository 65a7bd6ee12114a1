/**
 * What is asked of a result sheet: that results are recorded or withdrawn, ratified, amended, and given to the right person.
 */
import type { PlayerId } from '../../events/ids.js';
import { MAX_COUNT, ResultState, type SheetRow } from '../../events/sheet-row.js';
import type { SheetCause, SheetFacts } from '../../events/sheet.js';
import { ownSheetCommand, sheetCommand } from '../command.js';
import { byTapis, defaultsTo, nullMeans } from '../field.js';
import { day, flag, impersonalReason, number, player, reason, whole, word } from '../fields.js';

const cause = byTapis<SheetCause>('What it follows from.');
const through = byTapis<number | null>('The revision of the tournament that it is of; null for an import.');

export const recordSheet = ownSheetCommand('RecordSheet', {
  about: 'Records the results of a tournament: for the first time, or as they are now.',
  occasion: 'when a tournament is over or its places change, when its director publishes them, and when results are imported',
  fields: {
    facts: byTapis<SheetFacts>(),
    rows: byTapis<readonly SheetRow[]>(),
    cause,
    through,
    /** Of a tournament on Tapis: the extra points of players, in place of those given before; null keeps these. */
    extraPoints: byTapis<ReadonlyMap<PlayerId, string> | null>('Null for an import.'),
  },
});

export const withdrawSheet = ownSheetCommand('WithdrawSheet', {
  about: 'Withdraws the results of a tournament that goes on.',
  occasion: 'when a tournament is reopened',
  fields: { cause, through },
});

export const ratifySheet = sheetCommand('RatifySheet', {
  group: 'sheets.ratify',
  about: 'Ratifies the results of a tournament. A later revision has to be ratified again.',
  putRightBy: '`amendRow` by the commission. What is corrected since makes a revision that has to be ratified again.',
  fields: {},
});

export const amendRow = sheetCommand('AmendRow', {
  group: 'sheets.ratify',
  about: 'Amends a result by decision of a commission. The amendment stands in later revisions.',
  putRightBy: '`liftAmendment`.',
  fields: {
    playerId: player('The player, by the id that the result was recorded under.'),
    state: nullMeans('It stays.', word('ResultState', ResultState.options, 'How the player stands on the sheet.')),
    place: nullMeans('It stays.', whole(1, MAX_COUNT * 100, 'The place, the better number where players are tied.')),
    tied: nullMeans('It stays.', whole(1, MAX_COUNT * 100, 'How many share the place.')),
    promote: defaultsTo(false, flag('Whether all who are behind the player move up one place.')),
    reason: reason(),
  },
});

export const liftAmendment = sheetCommand('LiftAmendment', {
  group: 'sheets.ratify',
  about: 'Lifts an amendment of a result.',
  putRightBy: '`amendRow` again.',
  fields: {
    amendment: number(1, 'The number of the amendment on the sheet.'),
    reason: reason(),
  },
});

export const reassignRow = sheetCommand('ReassignRow', {
  group: 'sheets.import',
  about: 'Says whose result a row is: of a row that waits to be matched, or that was recorded under the id of somebody else.',
  putRightBy: '`reassignRow` with the right person, or with the id of the record itself.',
  fields: {
    recordedAs: player('The id that the result was recorded under.'),
    playerId: player('Whose result it is. The id of the record itself undoes it.'),
    /** Whether somebody is registered under the id, or has entered a tournament. */
    isKnown: byTapis<boolean>(),
    /** The id that theirs was merged into; null for none. */
    survivorId: byTapis<PlayerId | null>(),
  },
});

export const correctSheetDay = sheetCommand('CorrectSheetDay', {
  group: 'sheets.import',
  about:
    'Corrects the day of a tournament on its result sheet. It stays through later revisions, until the tournament or an import says another day than before. A ratified sheet has to be ratified again.',
  putRightBy: '`correctSheetDay` again.',
  fields: {
    date: day('2026-09-04', 'The day on which the tournament was, such as "2026-09-04".'),
    reason: impersonalReason('a whole tournament'),
  },
});

export const withdrawImport = sheetCommand('WithdrawImport', {
  group: 'sheets.import',
  about: 'Withdraws results that should not have been imported, and forgets the names of rows that wait. Imported again, they stand again.',
  putRightBy: 'None: import the results again; the sheet stands again as a revision.',
  fields: {},
});

export const resultsCommands = [
  recordSheet,
  withdrawSheet,
  withdrawImport,
  ratifySheet,
  amendRow,
  liftAmendment,
  reassignRow,
  correctSheetDay,
] as const;
