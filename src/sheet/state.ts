/** The state of one result sheet. Plain values, so that views can store it. */
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
  /** The revision of the tournament's stream that it is from; null for an import. */
  readonly through: number | null;
  /** As recorded, by place and id, without amendments. */
  readonly rows: readonly SheetRow[];
  /** The valid amendments, in order. */
  readonly amendments: readonly Amendment[];
  /** The number of amendments, lifted ones included. */
  readonly amended: number;
  /** The person of each result that was recorded under another id. */
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
