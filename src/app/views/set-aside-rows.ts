/** Reads of a view that has set streams aside: rows of other streams are normal, and those of such a stream say so. */
import type { Projection, Row } from '../../../projections/projection.js';
import type { SetAside, SetAsideStreams } from './set-aside-streams.js';
import { ViewError } from './view-error.js';
import type { Page } from './view-table.js';

/** @throws ViewError `ROWS_SET_ASIDE` for a row of a stream that is set aside, when the row itself does not say so */
export function showRow<Body>(
  { name, shows }: Projection<Body>,
  setAside: SetAsideStreams,
  key: string,
  row: Row<Body> | undefined,
): Row<Body> | undefined {
  if (setAside.size === 0) return row;
  if (shows !== undefined && row !== undefined) return markRow(setAside, shows, row);
  const found = setAside.find(key, ...(row === undefined ? [] : [row.partition]));
  if (found !== null) throw makeSetAsideError(name, found);
  return row;
}

/** @throws ViewError `ROWS_SET_ASIDE` for a partition that is set aside, when its rows do not say so themselves */
export function showPage<Body>(
  { name, shows }: Projection<Body>,
  setAside: SetAsideStreams,
  partition: string,
  page: Page<never>,
): Page<Body> {
  if (setAside.size === 0) return page;
  if (shows !== undefined) return { ...page, rows: page.rows.map((row: Row<Body>) => markRow(setAside, shows, row)) };
  const found = setAside.find(partition);
  if (found !== null) throw makeSetAsideError(name, found);
  return page;
}

function markRow<Body>(setAside: SetAsideStreams, shows: NonNullable<Projection<Body>['shows']>, row: Row<Body>): Row<Body> {
  const stream = setAside.find(row.key, row.partition)?.stream ?? shows(row.body).find((each) => setAside.has(each));
  return stream === undefined ? row : { ...row, body: { ...row.body, setAside: stream } };
}

function makeSetAsideError(view: string, { stream, position }: SetAside): ViewError {
  return new ViewError('ROWS_SET_ASIDE', `The view ${view} could not take ${stream} since position ${position}; all others are shown.`, {
    stream,
  });
}
