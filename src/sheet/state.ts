/**
 * What holds of one result sheet. Plain values, so that the views keep it as it is.
 */
import type { PlayerId } from '../../events/ids.js';
import type { ResultState, SheetRow } from '../../events/sheet-row.js';
import type { SheetFacts } from '../../events/sheet.js';

export interface Amendment {
  readonly amendment: number;
  readonly playerId: PlayerId;
  readonly state: ResultState | null;
  readonly place: number | null;
  readonly tied: number | null;
  readonly promote: boolean;
}

export interface SheetState {
  /** Null before it is published. */
  readonly facts: SheetFacts | null;
  readonly status: 'provisional' | 'ratified' | 'withdrawn';
  /** 0 before it is published. */
  readonly revision: number;
  /** The revision of the tournament's stream that it is of; null for an import. */
  readonly through: number | null;
  /** As they were recorded, by place and id, without amendments. */
  readonly rows: readonly SheetRow[];
  /** Those that stand, in the order in which they were made. */
  readonly amendments: readonly Amendment[];
  /** How many amendments there were, lifted ones among them. */
  readonly amended: number;
  /** Whose results they are that were recorded under another id. */
  readonly assigned: Readonly<Record<string, PlayerId>>;
}

export const initialState: SheetState = {
  facts: null,
  status: 'provisional',
  revision: 0,
  through: null,
  rows: [],
  amendments: [],
  amended: 0,
  assigned: {},
};
