/**
 * An export of a sheet that comes back. It names the sheet and its rows by their ids here, and shows them with amendments. Where it says the
 * same as the sheet, importing it changes nothing.
 */
import type { PlayerId } from '../../../events/ids.js';
import type { SheetRow } from '../../../events/sheet-row.js';
import type { SheetFacts } from '../../../events/sheet.js';
import { lookUp } from '../../../events/look-up.js';
import { listChanges, listResults } from '../../sheet/rows.js';
import type { SheetState } from '../../sheet/state.js';
import type { GivenRow } from './given-results.js';

/** The source of ids that Tapis made: of sheets, and of people. */
export const OWN_SOURCE = 'tapis';
/** The source of the ids of rows that wait for a person. */
export const WAITING_SOURCE = 'tapis-waiting';

export interface OwnRows {
  /** The row of the sheet that a row of its export is; undefined for another one. */
  rowOf(given: Pick<GivenRow, 'playerId' | 'externalId'>): SheetRow | undefined;
}

/** @param survivorOf the person of an id, where ids were merged */
export function ownRows({ rows, assigned }: SheetState, survivorOf: (id: PlayerId) => PlayerId): OwnRows {
  const waiting = new Map(rows.flatMap((row) => (row.unmatched === true ? [[row.recordedAs as string, row]] : [])));
  const byPerson = new Map(rows.map((row) => [survivorOf(lookUp(assigned, row.recordedAs) ?? row.recordedAs), row]));
  return {
    rowOf({ playerId, externalId }) {
      if (playerId !== undefined) return byPerson.get(survivorOf(playerId));
      return externalId?.source === WAITING_SOURCE ? waiting.get(externalId.id) : undefined;
    },
  };
}

interface Recording {
  readonly facts: SheetFacts;
  readonly rows: readonly SheetRow[];
  readonly through: number | null;
}

/** The facts that an export has. */
const exported = ['name', 'date', 'kind', 'entrants', 'entries', 'buyIn', 'prizePool', 'paidPlaces', 'level'] as const;

/**
 * What an export of a sheet says, in the form of what was recorded: without the amendments, and with the source of its day.
 * @returns null for changed results of a tournament on Tapis, which follow the tournament alone
 */
export function asRecorded(said: Recording, state: SheetState): Recording | null {
  const facts = state.facts!;
  const isSame = listChanges(amendedRows(state), said.rows).length === 0;
  const rows = isSame ? state.rows : said.rows;
  if (facts.source === 'tapis') {
    const isWhole = isSame && state.status !== 'withdrawn' && exported.every((name) => facts[name] === said.facts[name]);
    return isWhole ? { facts, rows, through: state.through } : null;
  }
  if (said.facts.date !== facts.date) return { ...said, rows };
  const { dayFrom: _dayFrom, ...others } = said.facts;
  const day = facts.dayFrom === undefined ? {} : { dayFrom: said.facts.dayFrom! };
  return { facts: { ...others, ...day, date: facts.sourceDay ?? facts.date }, rows, through: null };
}

function amendedRows(state: SheetState): SheetRow[] {
  const unmatched = new Map(state.rows.map((row) => [row.recordedAs, row.unmatched]));
  return listResults(state).map(({ playerId: _playerId, unmatched: _unmatched, ...row }) =>
    unmatched.get(row.recordedAs) === true ? { ...row, unmatched: true } : row,
  );
}
