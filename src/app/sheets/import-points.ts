/** What an importer should look at before results count: some of it they must confirm. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SheetId } from '../../../events/ids.js';
import { resultSheets, type ResultSheetRow, sheetsOfClub } from '../../../projections/result-sheets.js';
import { resultsOfSheet, sheetResults } from '../../../projections/sheet-results.js';
import type { ImportPoint } from '../../sheet/import-point.js';
import type { SheetState } from '../../sheet/state.js';
import { rememberedName } from '../registry/external-ids.js';
import type { PlaceInView } from '../views/view-table.js';
import type { GivenResults } from './given-results.js';
import { countBy, hasOnlyName, type MatchedRow, type Matching, type Waiting } from './match-rows.js';
import { canBeNameOf, plainName } from './names.js';

const SHEETS_A_TURN = 200;

interface Importing {
  readonly sheetId: SheetId;
  readonly given: GivenResults;
  readonly matched: readonly MatchedRow[];
  readonly waiting: readonly Waiting[];
  /** The sheet before the import. What it has already was looked at. */
  readonly before: SheetState;
}

export async function findImportPoints(matching: Matching, importing: Importing): Promise<readonly ImportPoint[]> {
  return [
    ...findOtherNames(matching, importing),
    ...findNamesTwice(importing),
    ...(await findEndedLicences(matching, importing)),
    ...(await findSameEvening(matching, importing)),
  ];
}

function* newRows({ matched, before }: Importing): Iterable<MatchedRow & { readonly number: number }> {
  const known = new Set(before.rows.map(({ recordedAs }) => recordedAs));
  for (const [index, each] of matched.entries()) if (!known.has(each.row.recordedAs)) yield { ...each, number: index + 1 };
}

/** Rows whose id or licence belongs to somebody with another name. */
function* findOtherNames({ vault }: Matching, importing: Importing): Iterable<ImportPoint> {
  const { clubId } = importing.given;
  for (const { given, row, by, number } of newRows(importing)) {
    const known = vault.nameOf(row.recordedAs);
    if (by === null || by === 'name' || given.name === undefined || known === null || canBeNameOf(given.name, known)) continue;
    if (vault.holderOf(rememberedName(clubId, plainName(given.name))) === row.recordedAs) continue;
    yield { kind: 'otherName', row: number, otherRow: null, playerId: row.recordedAs, sheetId: null };
  }
}

/** A re-entry is one row with two entries. Where the club has as many members of the name, they are two people. */
function* findNamesTwice(importing: Importing): Iterable<ImportPoint> {
  const rows = [...newRows(importing)]
    .filter(({ given }) => hasOnlyName(given))
    .map((each) => ({ ...each, name: plainName(each.given.name!) }));
  const namesakes = countBy(rows, ({ name }) => name);
  const members = new Map(importing.waiting.map(({ row, proposed }) => [row, proposed.length]));
  const first = new Map<string, number>();
  for (const { name, number } of rows) {
    if ((members.get(number) ?? 0) >= namesakes.get(name)!) continue;
    const otherRow = first.get(name);
    if (otherRow === undefined) first.set(name, number);
    else yield { kind: 'nameTwice', row: number, otherRow, playerId: null, sheetId: null };
  }
}

async function findEndedLicences({ registry }: Matching, importing: Importing): Promise<ImportPoint[]> {
  const { clubId, date } = importing.given;
  const { federationId } = (await registry.loadClub(clubId)).state;
  const found: ImportPoint[] = [];
  if (federationId === null) return found;
  for (const { row, given, number } of newRows(importing)) {
    if (given.licence === undefined || row.unmatched === true) continue;
    if (await registry.isLicensedOn(row.recordedAs, federationId, date)) continue;
    found.push({ kind: 'licenceEnded', row: number, otherRow: null, playerId: row.recordedAs, sheetId: null });
  }
  return found;
}

/** Other results of the club on the day, most of whose rows are the same. */
async function findSameEvening(matching: Matching, { sheetId, given, matched, before }: Importing): Promise<ImportPoint[]> {
  if (before.facts !== null && before.status !== 'withdrawn') return [];
  const own = new Set(
    matched.map(({ row, given: { name } }) => `${row.place} ${row.unmatched === true ? plainName(name ?? '') : row.recordedAs}`),
  );
  const found: ImportPoint[] = [];
  for await (const other of sheetsOfDay(matching, given)) {
    if (other.sheetId === sheetId || other.status === 'withdrawn') continue;
    const rows = placesOn(matching, other.sheetId);
    const same = rows.filter((each) => own.has(each)).length;
    if (same * 2 > Math.max(rows.length, own.size))
      found.push({ kind: 'sameEvening', row: null, otherRow: null, playerId: null, sheetId: other.sheetId });
  }
  return found;
}

/** The sheets of a club on a day. They are in the order of their days, the latest first. */
async function* sheetsOfDay({ views }: Matching, { clubId, date }: GivenResults): AsyncIterable<ResultSheetRow> {
  for (let after: PlaceInView | undefined; ;) {
    const { rows, hasNext } = views.page(resultSheets, sheetsOfClub(clubId), { after, first: SHEETS_A_TURN });
    for (const { body } of rows) if (body.date === date) yield body;
    const last = rows.at(-1);
    if (!hasNext || last === undefined || last.body.date < date) return;
    after = last;
    await nextTurn();
  }
}

function placesOn({ vault, views }: Matching, sheetId: SheetId): readonly string[] {
  return views
    .page(sheetResults, resultsOfSheet(sheetId))
    .rows.map(({ body }) => `${body.place} ${body.unmatched === true ? plainName(vault.nameOf(body.recordedAs) ?? '') : body.playerId}`);
}
