/**
 * What a commission changes on a sheet after the event: a state of a row, with or without moving up those behind.
 */
import type { RowState } from '../../events/season-schemes.js';
import type { RowAsCounted, SheetAsCounted } from './sheet.js';

export interface RowAmendment {
  /** As recorded on the sheet. */
  readonly person: string;
  readonly state: RowState;
  /** Whoever is behind moves up a place, and whoever was tied shares with one less. The amended row keeps its place, which counts for nothing. */
  readonly promote: boolean;
}

/** The sheet with an amendment. A revised sheet is amended again: the amendment survives. */
export function amendSheet(sheet: SheetAsCounted, { person, state, promote }: RowAmendment): SheetAsCounted {
  const amended = sheet.rows.find((row) => row.person === person);
  if (amended === undefined) return sheet;
  return {
    ...sheet,
    rows: sheet.rows.map((row) => {
      if (row === amended) return { ...row, state };
      return promote ? promoteRow(row, amended) : row;
    }),
  };
}

function promoteRow(row: RowAsCounted, amended: RowAsCounted): RowAsCounted {
  if (row.place > amended.place) return { ...row, place: row.place - 1 };
  return row.place === amended.place ? { ...row, tied: row.tied - 1 } : row;
}
