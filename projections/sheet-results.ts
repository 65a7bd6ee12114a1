/**
 * The amended results. Partitions: by sheet in order of place, and by person, the latest day first. A person's results are listed under the
 * surviving id; the row keeps the recorded id.
 */
import type { PlayerId, SheetId } from '../events/ids.js';
import { listResults, type Result } from '../src/sheet/rows.js';
import { mergeHandlers, Notes, type Projection, type Rows } from './projection.js';
import { dayNumber, onSheet } from './sheet-fold.js';

export interface SheetResultRow extends Result {
  readonly sheetId: SheetId;
  readonly date: string;
}

export const resultsOfSheet = (sheetId: string): string => `sheet ${sheetId}`;
export const resultsOfPlayer = (playerId: string): string => `player ${playerId}`;

const keyInSheet = (sheetId: SheetId, recordedAs: PlayerId): string => `${sheetId}/${recordedAs}`;
const keyOfPlayer = (sheetId: SheetId, recordedAs: PlayerId): string => `${sheetId}/${recordedAs} player`;

/** The surviving id of each merged id. */
const survivors = new Notes<PlayerId>('survivor');

function putResult(rows: Rows<SheetResultRow>, body: SheetResultRow, isListed: boolean): void {
  const { sheetId, recordedAs, playerId } = body;
  rows.put({ key: keyInSheet(sheetId, recordedAs), partition: resultsOfSheet(sheetId), sort: body.place, body });
  // A withdrawn sheet can be read by id, and is in nobody's list.
  if (!isListed) rows.delete(keyOfPlayer(sheetId, recordedAs));
  else listForPlayer(rows, body, survivors.get(rows, playerId) ?? playerId);
}

function listForPlayer(rows: Rows<SheetResultRow>, body: SheetResultRow, survivingId: PlayerId): void {
  const key = keyOfPlayer(body.sheetId, body.recordedAs);
  rows.put({ key, partition: resultsOfPlayer(survivingId), sort: -dayNumber(body.date), body });
}

export const sheetResults: Projection<SheetResultRow> = {
  name: 'sheet-results',
  version: 1,
  on: mergeHandlers(
    onSheet<SheetResultRow>(({ data: { sheetId } }, before, after, rows) => {
      const { date } = after.facts!;
      const isListed = after.status !== 'withdrawn';
      const next = listResults(after);
      const ids = new Set(next.map(({ recordedAs }) => recordedAs));
      for (const { recordedAs } of before.rows) {
        if (ids.has(recordedAs)) continue;
        rows.delete(keyInSheet(sheetId, recordedAs));
        rows.delete(keyOfPlayer(sheetId, recordedAs));
      }
      const wasListed = before.facts?.date === date && (before.status !== 'withdrawn') === isListed;
      const was = new Map(wasListed ? listResults(before).map((row) => [row.recordedAs, JSON.stringify(row)]) : []);
      for (const row of next) if (was.get(row.recordedAs) !== JSON.stringify(row)) putResult(rows, { sheetId, date, ...row }, isListed);
    }),
    {
      MergedInto({ data: { playerId, survivorId } }, rows) {
        survivors.put(rows, playerId, survivorId);
        for (const { body } of rows.list(resultsOfPlayer(playerId))) listForPlayer(rows, body, survivorId);
      },
      UnmergedFrom({ data: { playerId, survivorId } }, rows) {
        survivors.delete(rows, playerId);
        for (const { body } of rows.list(resultsOfPlayer(survivorId))) {
          if (body.playerId === playerId) listForPlayer(rows, body, playerId);
        }
      },
    },
  ),
};
