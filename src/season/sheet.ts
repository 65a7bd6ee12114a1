/**
 * What a result sheet is to a season: who came where, and what the tournament was. Decimals are texts; ids are those that were recorded.
 */
import type { RowState } from '../../events/season-schemes.js';

export interface RowAsCounted {
  /** As recorded: a merged duplicate keeps its own. */
  readonly person: string;
  readonly place: number;
  /** How many players share the place, with this one. */
  readonly tied: number;
  readonly state: RowState;
  readonly rebuys: number;
  readonly bounties: number;
  /** What the player spent; null where it was not recorded: then the buy-in stands for it. */
  readonly expense: string | null;
  readonly team: string | null;
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
  readonly buyIn: string;
  readonly prizePool: string;
  /** Paid places. */
  readonly paid: number;
  /** The round of a team season that this table belongs to. */
  readonly manche: number | null;
  readonly rows: readonly RowAsCounted[];
}

/** The order of tournaments in a season. It does not depend on the order in which their sheets arrived. */
export function compareSheets(a: SheetAsCounted, b: SheetAsCounted): number {
  if (a.date !== b.date) return a.date < b.date ? -1 : 1;
  return a.id < b.id ? -1 : Number(a.id > b.id);
}
