/**
 * A tournament while its events are folded: the rows of its views, and its state.
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
import { bytesOf, KeptRows, RowsThen } from './rows-then.js';

/** The views of a tournament that have a past. */
export const pastViews: readonly AnyProjection[] = [tournaments, tables, standings, clock, moves, breakOrder, chipLedger, discipline];

interface FoldedState {
  readonly state: TournamentState;
  readonly revision: number;
}

/** What a tournament was after an event, for many to begin from. */
export interface KeptFold {
  readonly position: number;
  readonly rows: ReadonlyMap<string, KeptRows<never>>;
  /** Null before it was announced. */
  readonly state: FoldedState | null;
}

export class TournamentFold {
  readonly #rows: ReadonlyMap<string, RowsThen<never>>;
  #state: FoldedState | null;
  #position: number;

  private constructor(
    private readonly id: TournamentId,
    {
      position,
      rows,
      state,
    }: { readonly position: number; readonly rows: ReadonlyMap<string, RowsThen<never>>; readonly state: FoldedState | null },
  ) {
    this.#rows = rows;
    this.#state = state;
    this.#position = position;
  }

  /** Begins with nothing, or with what was kept. */
  static from(id: TournamentId, kept: KeptFold | null): TournamentFold {
    const rows = new Map(pastViews.map(({ name }) => [name, new RowsThen<never>(kept?.rows.get(name) ?? new KeptRows())]));
    return new TournamentFold(id, { position: kept?.position ?? -1, rows, state: kept?.state ?? null });
  }

  get state(): FoldedState | null {
    return this.#state;
  }

  fold(event: RecordedEvent): void {
    const { position, stream, revision } = event;
    this.#position = position;
    for (const view of pastViews) handlerOf(view.on, event.type)?.(event, this.#rows.get(view.name)!);
    if (stream !== tournamentStream(this.id)) return;
    const before = this.#state?.state ?? tournamentDecider.initialState;
    this.#state = { state: tournamentDecider.evolve(before, event as unknown as TournamentEvent), revision };
  }

  keep(): KeptFold {
    return { position: this.#position, rows: new Map([...this.#rows].map(([name, rows]) => [name, rows.keep()])), state: this.#state };
  }

  /** The same, folded on apart from this one. */
  fork(): TournamentFold {
    const rows = new Map([...this.#rows].map(([name, each]) => [name, each.fork()]));
    return new TournamentFold(this.id, { position: this.#position, rows, state: this.#state });
  }

  /** Its views as they are now. */
  get views(): ViewReads {
    const position = this.#position;
    return {
      get: (view, key) => this.#rowsOf(view).get(key),
      page: (view, partition, window) => this.#rowsOf(view).page(partition, window),
      count: (view, partition) => this.#rowsOf(view).list(partition).length,
      countBefore: (view, partition, sort) => this.#rowsOf(view).countBefore(partition, sort as number),
      view: () => ({ checkpoint: { position } }),
    };
  }

  #rowsOf<Body>(view: Projection<Body>): RowsThen<Body> {
    const rows = this.#rows.get(view.name);
    if (rows === undefined) throw new Error(`the view ${view.name} has no past`);
    return rows;
  }
}

/** About how many bytes a fold takes beside an earlier one. */
export function bytesBeside(kept: KeptFold, before: KeptFold | null): number {
  let bytes = kept.state === null || kept.state === before?.state ? 0 : bytesOf(kept.state);
  for (const [name, rows] of kept.rows) bytes += rows.bytesBeside(before?.rows.get(name) ?? null);
  return bytes;
}
