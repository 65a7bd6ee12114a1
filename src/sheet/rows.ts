/** The rows of a sheet: order, consistency, differences between two lists, and amendments. */
import type { PlayerId } from '../../events/ids.js';
import type { SheetRow } from '../../events/sheet-row.js';
import type { RowChange, SheetFacts } from '../../events/sheet.js';
import type { RefusedBy, RefusalOf } from '../decider.js';
import { refuse, type SheetRefusals } from './refusals.js';
import type { Amendment, SheetState } from './state.js';
import { lookUp } from '../../events/look-up.js';

/** A row with its amendments and its person. */
export interface Result extends SheetRow {
  readonly playerId: PlayerId;
}

export function sortRows(rows: readonly SheetRow[]): SheetRow[] {
  return rows.toSorted((a, b) => a.place - b.place || (a.recordedAs < b.recordedAs ? -1 : 1));
}

const fields = [
  'place',
  'tied',
  'state',
  'entries',
  'rebuys',
  'addOns',
  'bounties',
  'expense',
  'winnings',
  'extraPoints',
  'team',
  'manche',
  'unmatched',
] as const;
export type RowField = (typeof fields)[number];

export interface FieldDifference {
  readonly field: RowField;
  readonly before: string | null;
  readonly after: string | null;
}

const plain = (value: string | number | boolean | undefined): string | null => (value === undefined ? null : String(value));

/** The changed fields of a row; all fields of a new or removed one. */
export function listDifferences({ before, after }: RowChange): FieldDifference[] {
  return fields.flatMap((field) => {
    const difference = { field, before: plain(before?.[field]), after: plain(after?.[field]) };
    return difference.before === difference.after ? [] : [difference];
  });
}

/** The changes from one list of rows to another, by id. */
export function listChanges(from: readonly SheetRow[], to: readonly SheetRow[]): RowChange[] {
  const before = new Map(from.map((row) => [row.recordedAs, row]));
  const after = new Map(to.map((row) => [row.recordedAs, row]));
  const ids = [...new Set([...before.keys(), ...after.keys()])].sort();
  return ids
    .map((recordedAs) => ({ recordedAs, before: before.get(recordedAs) ?? null, after: after.get(recordedAs) ?? null }))
    .filter((change) => listDifferences(change).length > 0);
}

export function applyChanges(rows: readonly SheetRow[], changes: readonly RowChange[]): SheetRow[] {
  const kept = new Map(rows.map((row) => [row.recordedAs, row]));
  for (const { recordedAs, after } of changes) {
    if (after === null) kept.delete(recordedAs);
    else kept.set(recordedAs, after);
  }
  return sortRows([...kept.values()]);
}

/** Whether all participants have a row. */
export function isComplete({ entrants }: SheetFacts, rows: readonly SheetRow[]): boolean {
  return rows.filter(({ state }) => state !== 'notStarted').length === entrants;
}

type Refused = RefusedBy<RefusalOf<SheetRefusals>>;

/** Why rows are inconsistent; null when they are not. */
export function checkRows(facts: SheetFacts, rows: readonly SheetRow[], ownerOf: (row: SheetRow) => PlayerId): Refused | null {
  const owners = new Set<PlayerId>();
  for (const row of rows) {
    const playerId = ownerOf(row);
    if (owners.has(playerId)) return refuse('PERSON_TWICE', { playerId });
    owners.add(playerId);
  }
  const started = rows.filter(({ state }) => state !== 'notStarted').length;
  if (started > facts.entrants) return refuse('ENTRANTS_TOO_FEW', { entrants: facts.entrants, rows: started });
  return checkPlaces(rows, isComplete(facts, rows));
}

/** A place is shared by as many rows as it says; the next place follows all of them. An incomplete list may have gaps. */
function checkPlaces(rows: readonly SheetRow[], isWhole: boolean): Refused | null {
  const groups = Map.groupBy(sortRows(rows), ({ place }) => place);
  let next = 1;
  for (const [place, group] of groups) {
    const { length } = group;
    const { tied } = group[0]!;
    const fits = isWhole ? length === tied && place === next : length <= tied && place >= next;
    if (!fits || group.some((row) => row.tied !== tied)) return refuse('PLACES_INCONSISTENT', { place, tied, rows: length });
    next = place + tied;
  }
  return null;
}

/** The amended rows: each amendment changes the result of the earlier ones. */
export function listResults({ rows, amendments, assigned }: Pick<SheetState, 'rows' | 'amendments' | 'assigned'>): Result[] {
  const amended = amendments.reduce(amend, rows);
  return sortRows(amended).map((row) => {
    const playerId = lookUp(assigned, row.recordedAs);
    if (playerId === undefined) return { ...row, playerId: row.recordedAs };
    const { unmatched: _unmatched, ...matched } = row;
    return { ...matched, playerId };
  });
}

type PlacedRow = Pick<SheetRow, 'place' | 'tied' | 'state'>;

/** A player who is not in a later revision has nothing to amend. */
function amend(rows: readonly SheetRow[], { playerId, ...amendment }: Amendment): readonly SheetRow[] {
  return amendRow(rows, ({ recordedAs }) => recordedAs === playerId, amendment);
}

/** The rows with another state or place for one of them; the same array when there is none. Null keeps a value. */
export function amendRow<Each extends PlacedRow>(
  rows: readonly Each[],
  isMeant: (row: Each) => boolean,
  { state, place, tied, promote }: Pick<Amendment, 'state' | 'place' | 'tied' | 'promote'>,
): readonly Each[] {
  const row = rows.find(isMeant);
  if (row === undefined) return rows;
  const whole = { ...row, state: state ?? row.state, place: place ?? row.place, tied: tied ?? row.tied };
  return rows.map((each) => (each === row ? whole : promote ? promoteBehind(row, each) : each));
}

/** Players tied with this one now share the place with one fewer. */
function promoteBehind<Each extends PlacedRow>({ place }: PlacedRow, each: Each): Each {
  if (each.place > place) return { ...each, place: each.place - 1 };
  return each.place === place ? { ...each, tied: each.tied - 1 } : each;
}

/** A changed field of a result. */
export interface ResultDifference extends FieldDifference {
  readonly recordedAs: PlayerId;
}

/** The differences of the amended results, by id. */
export function listDifferencesBetween(before: SheetState, after: SheetState): ResultDifference[] {
  const was = new Map(listResults(before).map((row) => [row.recordedAs, row]));
  const now = new Map(listResults(after).map((row) => [row.recordedAs, row]));
  return [...new Set([...was.keys(), ...now.keys()])].sort().flatMap((recordedAs) =>
    listDifferences({ recordedAs, before: was.get(recordedAs) ?? null, after: now.get(recordedAs) ?? null }).map((each) => ({
      recordedAs,
      ...each,
    })),
  );
}
