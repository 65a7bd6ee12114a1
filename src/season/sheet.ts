/** A result sheet as seasons use it: the results, and facts of the tournament. Decimals are texts; ids are the recorded ones. */
import type { RowState } from '../../events/season-schemes.js';

export interface RowAsCounted {
  /** As recorded: a merged duplicate keeps its own. */
  readonly person: string;
  readonly place: number;
  /** The number of players who share the place, including this one. */
  readonly tied: number;
  readonly state: RowState;
  readonly rebuys: number;
  readonly bounties: number;
  /** The player's expenses; null when they were not recorded: then the buy-in is used. */
  readonly expense: string | null;
  /** What they won in money; null when it was not recorded. */
  readonly winnings: string | null;
  readonly team: string | null;
  /** Points that were given to them on this sheet, a decimal; none when it is not given. */
  readonly extraPoints?: string | undefined;
  /** The place on the sheet, where those who are not ranked make room and the season has another. */
  readonly sheetPlace?: number | undefined;
}

/** Why a result is not ranked: what its player is not on the day. */
export type NotRankedReason = 'notLicensed' | 'notMember' | 'notResident';

/** A result that the season does not rank, as it is on the sheet. */
export interface NotRankedRow {
  readonly row: RowAsCounted;
  readonly why: NotRankedReason;
}

export interface SheetAsCounted {
  readonly id: string;
  readonly date: string;
  readonly club: string | null;
  readonly region: string | null;
  readonly kind: string | null;
  readonly level: string | null;
  readonly entrants: number;
  readonly entries: number;
  /** Null when it is not recorded, as the next two. */
  readonly buyIn: string | null;
  readonly prizePool: string | null;
  /** Paid places. */
  readonly paid: number | null;
  /** The manche of a team season that this table belongs to. */
  readonly manche: number | null;
  readonly rows: readonly RowAsCounted[];
  /** The results that the season does not rank; none when it is not given. */
  readonly notRanked?: readonly NotRankedRow[] | undefined;
}

/** The order of tournaments in a season, independent of the order in which their sheets arrived. */
export function compareSheets(a: SheetAsCounted, b: SheetAsCounted): number {
  if (a.date !== b.date) return a.date < b.date ? -1 : 1;
  return a.id < b.id ? -1 : Number(a.id > b.id);
}
