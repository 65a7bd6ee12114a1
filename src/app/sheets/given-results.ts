/** Results of a tournament that was played elsewhere, as a program or a person gives them. */
import type { ClubId, PlayerId } from '../../../events/ids.js';
import type { ResultState } from '../../../events/sheet-row.js';
import type { SheetFacts } from '../../../events/sheet.js';

/** The most rows of one import, so that it fits into a request. */
export const MAX_IMPORTED_ROWS = 1000;

/** A row as given. One of the ids matches a person; the name only suggests people. */
export interface GivenRow {
  readonly playerId?: PlayerId | undefined;
  readonly externalId?: { readonly source: string; readonly id: string } | undefined;
  readonly licence?: string | undefined;
  readonly name?: string | undefined;
  readonly place: number;
  /** When it is not given, all rows with the place share it. */
  readonly tied?: number | undefined;
  readonly state: ResultState;
  readonly entries: number;
  readonly rebuys: number;
  readonly addOns?: number | undefined;
  readonly bounties: number;
  readonly expense?: number | undefined;
  readonly winnings?: number | undefined;
  /** Without needless zeros; undefined for none. */
  readonly extraPoints?: string | undefined;
  readonly team?: string | undefined;
  readonly manche?: number | undefined;
}

export interface GivenResults extends Pick<SheetFacts, 'name' | 'date' | 'kind' | 'buyIn'> {
  readonly prizePool?: number | undefined;
  readonly paidPlaces?: number | undefined;
  readonly level?: string | undefined;
  readonly clubId: ClubId;
  /** The program or list that issued the id. */
  readonly source: string;
  readonly externalId: string;
  readonly entrants?: number | undefined;
  readonly entries?: number | undefined;
  readonly rows: readonly GivenRow[];
}
