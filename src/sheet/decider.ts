/** The invariants of a result sheet: places are consistent, a person has one row, and amendments survive later revisions. */
import type { SheetCommand } from '../../commands/sheet.js';
import { isDay } from '../../events/calendar.js';
import type { PlayerId, SheetId } from '../../events/ids.js';
import type { SheetRow } from '../../events/sheet-row.js';
import { ROWS_A_PART, type SheetCause, type SheetEvent, type SheetFacts } from '../../events/sheet.js';
import type { Decider } from '../decider.js';
import { evolve } from './evolve.js';
import { refuse, type SheetDecision } from './refusals.js';
import { checkRows, listChanges, sortRows } from './rows.js';
import { initialState, type SheetState } from './state.js';
import { lookUp } from '../../events/look-up.js';

/** A command, and the id of its sheet. */
export type GivenToSheet = SheetCommand & { readonly of: SheetId };
type Of<Type extends GivenToSheet['type']> = Extract<GivenToSheet, { readonly type: Type }>;
type Decided = SheetDecision<SheetEvent>;

const nothing = { events: [] } as const;

function decide(command: GivenToSheet, state: SheetState): Decided {
  if (command.type === 'RecordSheet') return record(command, state);
  if (command.type === 'WithdrawSheet') return withdraw(command, state);
  if (state.facts === null) return refuse('SHEET_NOT_FOUND');
  switch (command.type) {
    case 'WithdrawImport':
      return withdrawImport(command, state);
    case 'RatifySheet':
      return ratify(command, state);
    case 'AmendRow':
      return amendRow(command, state);
    case 'LiftAmendment':
      return liftAmendment(command, state);
    case 'ReassignRow':
      return reassignRow(command, state);
    case 'CorrectSheetDay':
      return correctDay(command, state);
  }
}

/** Whether the sheet has a later state of the tournament: nodes may handle its events in another order. */
function isOutdated({ through }: { readonly through: number | null }, state: SheetState): boolean {
  return through !== null && state.through !== null && through < state.through;
}

function record({ of: sheetId, facts: said, rows: given, cause, through, extraPoints }: Of<'RecordSheet'>, state: SheetState): Decided {
  const before = state.facts;
  const facts = before === null ? said : keepDay(before, said, cause);
  if (before !== null && (before.source !== facts.source || (facts.source === 'import' && before.clubId !== facts.clubId)))
    return refuse('SHEET_OF_ANOTHER');
  if (isOutdated({ through }, state)) return nothing;
  const stranger = [...(extraPoints?.keys() ?? [])].find((playerId) => !given.some(({ recordedAs }) => recordedAs === playerId));
  if (stranger !== undefined) return refuse('ROW_NOT_FOUND', { recordedAs: stranger });
  const rows = sortRows(facts.source === 'tapis' ? giveExtraPoints(given, extraPoints ?? extraPointsIn(state)) : given);
  // The sheet of a tournament on Tapis has the tournament's own decisions.
  const refused = facts.source === 'import' ? checkRows(facts, rows, ownerIn(state)) : null;
  if (refused !== null) return refused;
  if (before === null) {
    const pieces = splitIntoParts(rows);
    return {
      events: pieces.map((piece, index) => ({
        type: 'SheetPublished',
        data: { sheetId, part: index + 1, parts: pieces.length, facts, cause, through, rows: piece },
      })),
    };
  }
  const changes = listChanges(state.rows, rows);
  if (changes.length === 0 && isSame(before, facts) && state.status !== 'withdrawn') return nothing;
  const pieces = splitIntoParts(changes);
  return {
    events: pieces.map((piece, index) => ({
      type: 'SheetRevised',
      data: { sheetId, part: index + 1, parts: pieces.length, revision: state.revision + 1, facts, cause, through, changes: piece },
    })),
  };
}

const extraPointsIn = ({ rows }: SheetState): ReadonlyMap<PlayerId, string> =>
  new Map(rows.flatMap(({ recordedAs, extraPoints }) => (extraPoints === undefined ? [] : [[recordedAs, extraPoints]])));

/** Rows of a tournament on Tapis, which knows no extra points. */
const giveExtraPoints = (rows: readonly SheetRow[], points: ReadonlyMap<PlayerId, string>): readonly SheetRow[] =>
  rows.map((row) => {
    const extraPoints = points.get(row.recordedAs);
    return extraPoints === undefined || extraPoints === '0' ? row : { ...row, extraPoints };
  });

/**
 * A day that an official ruled stays until the source says another one than before. A day of an earlier release, in UTC, stays until the time
 * of the tournament is corrected or its director publishes it.
 */
function keepDay(before: SheetFacts, said: SheetFacts, { kind }: SheetCause): SheetFacts {
  if (kind === 'dayCorrected') return said;
  if (before.dayFrom === 'ruled') {
    const isOther = before.source === 'import' && said.date !== before.sourceDay;
    return isOther ? said : { ...said, date: before.date, dayFrom: 'ruled', sourceDay: said.date };
  }
  if (before.source === 'import' || before.dayFrom !== undefined || kind === 'byDirector') return said;
  const { dayFrom: _dayFrom, timeZone: _timeZone, ...others } = said;
  return { ...others, date: before.date };
}

/** At least one part. */
function splitIntoParts<Each>(all: readonly Each[]): Each[][] {
  const count = Math.max(1, Math.ceil(all.length / ROWS_A_PART));
  return Array.from({ length: count }, (_, index) => all.slice(index * ROWS_A_PART, (index + 1) * ROWS_A_PART));
}

function isSame(one: SheetFacts, other: SheetFacts): boolean {
  return (Object.keys({ ...one, ...other }) as (keyof SheetFacts)[]).every((name) => one[name] === other[name]);
}

const ownerIn =
  ({ assigned }: SheetState) =>
  ({ recordedAs }: SheetRow): PlayerId =>
    lookUp(assigned, recordedAs) ?? recordedAs;

function withdraw({ of: sheetId, cause, through }: Of<'WithdrawSheet'>, state: SheetState): Decided {
  if (state.facts === null || state.status === 'withdrawn' || isOutdated({ through }, state)) return nothing;
  return { events: [{ type: 'SheetWithdrawn', data: { sheetId, cause, through } }] };
}

function withdrawImport({ of: sheetId }: Of<'WithdrawImport'>, { facts, status }: SheetState): Decided {
  if (facts?.source !== 'import') return refuse('SHEET_OF_TOURNAMENT');
  const cause = { kind: 'wronglyImported', eventId: null, article: null } as const;
  return status === 'withdrawn' ? nothing : { events: [{ type: 'SheetWithdrawn', data: { sheetId, cause, through: null } }] };
}

function ratify({ of: sheetId }: Of<'RatifySheet'>, { status, revision }: SheetState): Decided {
  if (status === 'withdrawn') return refuse('SHEET_WITHDRAWN');
  return status === 'ratified' ? nothing : { events: [{ type: 'SheetRatified', data: { sheetId, revision } }] };
}

function amendRow({ type: _type, of: sheetId, ...amendment }: Of<'AmendRow'>, state: SheetState): Decided {
  const { playerId, state: newState, place, tied, promote } = amendment;
  if (!hasRow(state, playerId)) return refuse('ROW_NOT_FOUND', { recordedAs: playerId });
  if (newState === null && place === null && tied === null && !promote) return refuse('AMENDMENT_EMPTY');
  return { events: [{ type: 'RowAmended', data: { sheetId, amendment: state.amended + 1, ...amendment } }] };
}

function liftAmendment({ of: sheetId, amendment, reason }: Of<'LiftAmendment'>, { amendments }: SheetState): Decided {
  const standing = amendments.find((each) => each.amendment === amendment);
  if (standing === undefined) return refuse('AMENDMENT_NOT_FOUND', { amendment });
  return { events: [{ type: 'AmendmentLifted', data: { sheetId, amendment, playerId: standing.playerId, reason } }] };
}

function reassignRow({ of: sheetId, recordedAs, playerId: named, isKnown, survivorId }: Of<'ReassignRow'>, state: SheetState): Decided {
  if (!hasRow(state, recordedAs)) return refuse('ROW_NOT_FOUND', { recordedAs });
  const playerId = survivorId ?? named;
  if (playerId !== recordedAs && !isKnown) return refuse('ROW_PERSON_UNKNOWN', { playerId });
  const ownerOf = ownerIn(state);
  const mine = state.rows.find((row) => ownerOf(row) === playerId);
  if (mine?.recordedAs === recordedAs) return nothing;
  if (mine !== undefined) return refuse('PERSON_TWICE', { playerId });
  return { events: [{ type: 'RowReassigned', data: { sheetId, recordedAs, playerId } }] };
}

function correctDay({ of: sheetId, date, reason }: Of<'CorrectSheetDay'>, { facts, revision }: SheetState): Decided {
  if (!isDay(date)) return refuse('SHEET_DAY_INVALID', { day: date });
  const { date: before, dayFrom } = facts!;
  if (before === date && dayFrom === 'ruled') return nothing;
  return { events: [{ type: 'SheetDayCorrected', data: { sheetId, revision: revision + 1, before, date, reason } }] };
}

const hasRow = ({ rows }: SheetState, id: PlayerId): boolean => rows.some(({ recordedAs }) => recordedAs === id);

export const sheetDecider: Decider<SheetState, GivenToSheet, SheetEvent> = { initialState, evolve, decide };
