/**
 * A folded stretch of a tournament's events: the versions of its rows, and its states. Any moment in it can be read without folding again.
 */
import type { AnyProjection } from '../../../projections/catalogue.js';
import type { RecordedEvent } from '../../../events/envelope.js';
import { type TournamentId, tournamentStream } from '../../../events/ids.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import { breakOrder } from '../../../projections/break-order.js';
import { chipLedger } from '../../../projections/chip-ledger.js';
import { clock } from '../../../projections/clock.js';
import { discipline } from '../../../projections/discipline.js';
import { moves } from '../../../projections/moves.js';
import { handlerOf, type Projection } from '../../../projections/projection.js';
import { standings } from '../../../projections/standings.js';
import { tables } from '../../../projections/tables.js';
import { tournaments } from '../../../projections/tournaments.js';
import { tournamentDecider } from '../../tournament/decider.js';
import type { TournamentState } from '../../tournament/state.js';
import type { ViewReads } from '../views/view-store.js';
import { partitionPoint } from './partition-point.js';
import { bytesOf, KeptRows, RowsThen, VersionedRows } from './rows-then.js';

/** The views of a tournament that have a past. */
export const pastViews: readonly AnyProjection[] = [tournaments, tables, standings, clock, moves, breakOrder, chipLedger, discipline];

export interface FoldedState {
  readonly state: TournamentState;
  readonly revision: number;
}

/** A tournament after an event, from which a stretch can begin. */
export interface KeptFold {
  readonly position: number;
  readonly rows: ReadonlyMap<string, KeptRows<never>>;
  /** Null before it was announced. */
  readonly state: FoldedState | null;
}

/** About how many bytes an event takes beside its rows: its part of the state. */
const EVENT_BYTES = 500;

export class Stretch {
  readonly #rows: ReadonlyMap<string, VersionedRows<never>>;
  /** One for each event that changed the state, ascending by position. */
  readonly #states: (FoldedState & { readonly position: number })[] = [];
  #through: number;
  #length = 0;

  /** Begins after a kept moment, or with the first event. */
  constructor(
    private readonly id: TournamentId,
    private readonly base: KeptFold | null,
  ) {
    this.#rows = new Map(pastViews.map(({ name }) => [name, new VersionedRows<never>(base?.rows.get(name) ?? new KeptRows())]));
    this.#through = this.from;
  }

  /** The position after which it begins; -1 for the beginning. */
  get from(): number {
    return this.base?.position ?? -1;
  }

  /** The position of its last event. */
  get through(): number {
    return this.#through;
  }

  /** The number of its events. */
  get length(): number {
    return this.#length;
  }

  /** About how many bytes it takes in addition to the moment where it begins. */
  get bytes(): number {
    let bytes = (this.#length + 1) * EVENT_BYTES;
    for (const rows of this.#rows.values()) bytes += rows.bytes;
    return bytes;
  }

  /** The next event of the tournament or one of its hands, in the order of the log. */
  fold(event: RecordedEvent): void {
    const { position, stream, revision } = event;
    this.#through = position;
    this.#length += 1;
    for (const view of pastViews) {
      const handler = handlerOf(view.on, event.type);
      if (handler === undefined) continue;
      const rows = this.#rows.get(view.name)!;
      rows.moveTo(position);
      handler(event, rows);
    }
    if (stream !== tournamentStream(this.id)) return;
    const before = this.#stateAt(Infinity)?.state ?? tournamentDecider.initialState;
    this.#states.push({ state: tournamentDecider.evolve(before, event as unknown as TournamentEvent), revision, position });
  }

  /** The current state and rows. */
  keep(): KeptFold {
    return {
      position: this.#through,
      rows: new Map([...this.#rows].map(([name, rows]) => [name, rows.keep()])),
      state: this.#stateAt(Infinity),
    };
  }

  /** The tournament after the event at a position in the stretch. @returns null before it was announced */
  at(position: number): { readonly views: ViewReads; readonly state: FoldedState } | null {
    const state = this.#stateAt(position);
    return state === null ? null : { views: this.#viewsAt(position), state };
  }

  #stateAt(position: number): FoldedState | null {
    return this.#states[partitionPoint(this.#states, (each) => each.position <= position) - 1] ?? this.base?.state ?? null;
  }

  #viewsAt(position: number): ViewReads {
    const known = new Map<string, RowsThen<never>>();
    const rowsOf = <Body>({ name }: Projection<Body>): RowsThen<Body> => {
      let then = known.get(name);
      if (then === undefined) {
        const rows = this.#rows.get(name);
        if (rows === undefined) throw new Error(`the view ${name} has no past`);
        known.set(name, (then = new RowsThen(rows, position)));
      }
      return then;
    };
    return {
      get: (view, key) => rowsOf(view).get(key),
      page: (view, partition, window) => rowsOf(view).page(partition, window),
      count: (view, partition) => rowsOf(view).list(partition).length,
      countBefore: (view, partition, sort) => rowsOf(view).countBefore(partition, sort as number),
      view: () => ({ checkpoint: { position } }),
    };
  }
}

/** About how many bytes a kept moment takes in addition to an earlier one. */
export function bytesBeside(kept: KeptFold, before: KeptFold | null): number {
  let bytes = kept.state === null || kept.state === before?.state ? 0 : bytesOf(kept.state.state);
  for (const [name, rows] of kept.rows) bytes += rows.bytesBeside(before?.rows.get(name) ?? null);
  return bytes;
}
