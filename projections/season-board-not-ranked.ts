/** The results that a board does not rank, listed by tournament and by competitor. */
import type { SheetId } from '../events/ids.js';
import { registryOf } from '../src/federation/belonging.js';
import type { RowAsCounted, SheetAsCounted } from '../src/season/sheet.js';
import { affiliations, belongings, notRankedIn, playedIn } from './season-board-notes.js';
import {
  type BoardBody,
  type BoardRows,
  competitorsKeyOf,
  type NotRankedBody,
  notRankedKeyOf,
  notRankedOf,
  notRankedOfCompetitor,
  putIfChanged,
} from './season-board-rows.js';
import type { Row } from './projection.js';

/** The digits of a place in a text that orders rows. */
const PLACE_DIGITS = 7;

/** What the rows say of people and clubs on days. @param idsOf all ids of a person */
export const registryIn = (rows: BoardRows, idsOf: (person: string) => readonly string[]): ReturnType<typeof registryOf> =>
  registryOf(
    (person) => idsOf(person).flatMap((id) => belongings.get(rows, id) ?? []),
    (club) => affiliations.get(rows, club) ?? [],
  );

/** Lists the results of a tournament that are not ranked. @param sheet null where the tournament does not count */
export function listNotRanked(
  rows: BoardRows,
  board: string,
  sheetId: string,
  sheet: SheetAsCounted | null,
  competitorOf: (row: RowAsCounted) => string | null,
): void {
  const key = competitorsKeyOf(board, sheetId);
  const before = notRankedIn.get(rows, key) ?? [];
  const now = new Map<string, NotRankedBody>();
  for (const { row, why } of sheet?.notRanked ?? []) {
    const competitor = competitorOf(row);
    if (competitor !== null) now.set(row.person, { kind: 'notRanked', sheetId: sheetId as SheetId, competitor, row, why });
  }
  for (const person of before) {
    const rowKey = notRankedKeyOf(board, sheetId, person);
    const was = (rows.get(rowKey)!.body as NotRankedBody).competitor;
    if (was !== now.get(person)?.competitor) rows.delete(ownKeyOf(rowKey, was));
    if (!now.has(person)) rows.delete(rowKey);
  }
  for (const [person, body] of now) {
    const rowKey = notRankedKeyOf(board, sheetId, person);
    const order = `${sheet!.date} ${sheetId} ${String(body.row.place).padStart(PLACE_DIGITS, '0')}`;
    const row = { key: rowKey, partition: notRankedOf(board), sort: 0, order, body };
    putIfChanged(rows, row);
    const { competitor } = body;
    putIfChanged(rows, { ...row, key: ownKeyOf(rowKey, competitor), partition: notRankedOfCompetitor(board, competitor) });
  }
  if (now.size > 0) notRankedIn.put(rows, key, [...now.keys()]);
  else if (before.length > 0) notRankedIn.delete(rows, key);
}

const ownKeyOf = (rowKey: string, competitor: string): string => `${rowKey} of ${competitor}`;

/** Notes who played in a tournament of a board that does not rank everybody. */
export function notePlayers(rows: BoardRows, board: string, { id, rows: ranked, notRanked = [] }: SheetAsCounted): void {
  for (const { person } of [...ranked, ...notRanked.map(({ row }) => row)]) {
    const key = `${board} ${person}`;
    const known = playedIn.get(rows, key) ?? [];
    if (!known.includes(id)) playedIn.put(rows, key, [...known, id]);
  }
}

/** All rows of a board about results that are not ranked. */
export function rowsNotRanked(rows: BoardRows, board: string): readonly Row<BoardBody>[] {
  return rows.list(notRankedOf(board)).flatMap((row) => [row, rows.get(ownKeyOf(row.key, (row.body as NotRankedBody).competitor))!]);
}
