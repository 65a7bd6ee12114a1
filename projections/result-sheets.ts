/** The result sheets, one row each. Partitions: by club and by federation, the latest day first. */
import type { ClubId, FederationId, SheetId } from '../events/ids.js';
import type { SheetFacts } from '../events/sheet.js';
import { isComplete } from '../src/sheet/rows.js';
import type { SheetState } from '../src/sheet/state.js';
import { mergeHandlers, Notes, type Projection, type Rows, UNLISTED } from './projection.js';
import { dayNumber, onSheet } from './sheet-fold.js';
import { lookUp } from '../events/look-up.js';

export interface ResultSheetRow extends SheetFacts {
  readonly sheetId: SheetId;
  readonly revision: number;
  readonly status: SheetState['status'];
  /** Whether all participants have a row. */
  readonly complete: boolean;
  /** The number of rows, and of unmatched ones. */
  readonly rows: number;
  readonly unmatched: number;
  /** Milliseconds since 1970. */
  readonly publishedAt: number;
  readonly changedAt: number;
}

export const sheetsOfClub = (clubId: string): string => `club ${clubId}`;
export const sheetsOfFederation = (federationId: string): string => `federation ${federationId}`;

/** The federation of each club. */
const federations = new Notes<FederationId>('federation');

const listedKey = (sheetId: SheetId): string => `${sheetId} listed`;

function putSheet(rows: Rows<ResultSheetRow>, body: ResultSheetRow): void {
  const { sheetId, clubId } = body;
  const sort = -dayNumber(body.date);
  const federationId = clubId === null ? undefined : federations.get(rows, clubId);
  rows.put({ key: sheetId, partition: clubId === null ? UNLISTED : sheetsOfClub(clubId), sort, body });
  if (federationId === undefined) rows.delete(listedKey(sheetId));
  else rows.put({ key: listedKey(sheetId), partition: sheetsOfFederation(federationId), sort, body });
}

/** A club's sheets follow the club to its federation. */
function relist(rows: Rows<ResultSheetRow>, clubId: ClubId): void {
  for (const { body } of rows.list(sheetsOfClub(clubId))) putSheet(rows, body);
}

export const resultSheets: Projection<ResultSheetRow> = {
  name: 'result-sheets',
  version: 1,
  on: mergeHandlers(
    onSheet<ResultSheetRow>(({ data: { sheetId }, metadata: { recordedAt } }, _before, state, rows) => {
      const publishedAt = rows.get(sheetId)?.body.publishedAt ?? recordedAt;
      putSheet(rows, {
        sheetId,
        ...state.facts!,
        revision: state.revision,
        status: state.status,
        complete: isComplete(state.facts!, state.rows),
        rows: state.rows.length,
        unmatched: state.rows.filter(({ recordedAs, unmatched }) => unmatched === true && lookUp(state.assigned, recordedAs) === undefined)
          .length,
        publishedAt,
        changedAt: recordedAt,
      });
    }),
    {
      ClubAffiliated({ data: { clubId, federationId } }, rows) {
        federations.put(rows, clubId, federationId);
        relist(rows, clubId);
      },
      AffiliationEnded({ data: { clubId } }, rows) {
        federations.delete(rows, clubId);
        relist(rows, clubId);
      },
    },
  ),
};
