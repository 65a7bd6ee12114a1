/**
 * What a tournament was after each of its events: its views and its state, folded once from its own events, with every version that they had.
 */
import type { AnyProjection } from '../../../projections/catalogue.js';
import type { RecordedEvent } from '../../../events/envelope.js';
import { type HandId, handOfStream, isHandStream, type TournamentId, tournamentStream } from '../../../events/ids.js';
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
import type { StreamState } from '../outcome.js';
import type { ViewReads } from '../views/view-store.js';
import { partitionPoint } from './partition-point.js';
import { RowsThen, type Version } from './rows-then.js';

/** The views of a tournament that have a past. */
export const pastViews: readonly AnyProjection[] = [tournaments, tables, standings, clock, moves, breakOrder, chipLedger, discipline];

/** A moment of a tournament: exactly one of these. */
export interface Moment {
  readonly position?: number | null;
  /** Milliseconds since 1970. */
  readonly time?: number | null;
  /** After this hand, with what the tournament did with its result. */
  readonly handId?: HandId | null;
}

/** A tournament as it was at a moment. */
export interface TournamentThen {
  readonly position: number;
  /** When the last event was recorded, milliseconds since 1970. */
  readonly recordedAt: number;
  /** The instant of the moment, milliseconds since 1970. */
  readonly at: number;
  readonly views: ViewReads;
  readonly state: StreamState<TournamentState>;
}

interface FoldedEvent {
  readonly position: number;
  readonly recordedAt: number;
}

export class TournamentHistory {
  readonly #rows = new Map<string, RowsThen<never>>(pastViews.map(({ name }) => [name, new RowsThen<never>()]));
  readonly #states: { readonly position: number; readonly state: TournamentState; readonly revision: number }[] = [];
  readonly #events: FoldedEvent[] = [];
  /** The last event that a hand has, or that names it. */
  readonly #lastOf = new Map<HandId, number>();

  constructor(readonly id: TournamentId) {}

  get length(): number {
    return this.#events.length;
  }

  /** Whether it has events of a hand. */
  knowsHand(handId: HandId): boolean {
    return this.#lastOf.has(handId);
  }

  /** The position that it has come to; -1 before the first event. */
  get through(): number {
    return this.#events.at(-1)?.position ?? -1;
  }

  /** The next event of the tournament or one of its hands, in the order of the log. */
  fold(event: RecordedEvent): void {
    const { position, stream, revision, metadata } = event;
    this.#events.push({ position, recordedAt: metadata.recordedAt });
    const handId = isHandStream(stream) ? handOfStream(stream) : (event.data as { readonly handId?: HandId | null }).handId;
    if (handId != null) this.#lastOf.set(handId, position);
    for (const view of pastViews) {
      const handle = handlerOf(view.on, event.type);
      if (handle === undefined) continue;
      const rows = this.#rows.get(view.name)!;
      rows.position = position;
      handle(event, rows);
    }
    if (stream !== tournamentStream(this.id)) return;
    const before = this.#states.at(-1)?.state ?? tournamentDecider.initialState;
    const state = tournamentDecider.evolve(before, event as unknown as TournamentEvent);
    this.#states.push({ position, state, revision });
  }

  /** @returns null before the tournament was announced, and for a hand that it does not have */
  at(moment: Moment): TournamentThen | null {
    const last = this.#findEvent(moment);
    if (last === undefined) return null;
    const { position, recordedAt } = last;
    const found = this.#states[partitionPoint(this.#states, (each) => each.position <= position) - 1];
    if (found === undefined) return null;
    const { state, revision } = found;
    return {
      position,
      recordedAt,
      at: moment.time ?? recordedAt,
      views: this.#viewsAt(position),
      state: { state, revision, position, stop: null },
    };
  }

  /** The versions of a row up to a position, each with the position of the event that made it. */
  versionsOf<Body>(view: Projection<Body>, key: string, upTo: number): readonly Version<Body>[] {
    return this.#rowsOf(view).versionsOf(key, upTo);
  }

  #rowsOf<Body>(view: Projection<Body>): RowsThen<Body> {
    const rows = this.#rows.get(view.name);
    if (rows === undefined) throw new Error(`the view ${view.name} has no past`);
    return rows;
  }

  #viewsAt(position: number): ViewReads {
    return {
      get: (view, key) => this.#rowsOf(view).getAt(key, position),
      page: (view, partition, window) => this.#rowsOf(view).pageAt(partition, position, window),
      count: (view, partition) => this.#rowsOf(view).countAt(partition, position),
      countBefore: (view, partition, sort) => this.#rowsOf(view).countBeforeAt(partition, position, sort as number),
      view: () => ({ checkpoint: { position } }),
    };
  }

  #findEvent({ position, time, handId }: Moment): FoldedEvent | undefined {
    if (handId != null) {
      const last = this.#lastOf.get(handId);
      return last === undefined ? undefined : this.#events[this.#indexAt(last)];
    }
    // Clocks of several nodes differ: what counts is the last event that was recorded by then.
    if (time != null) return this.#events.findLast(({ recordedAt }) => recordedAt <= time);
    return this.#events[this.#indexAt(position ?? Infinity)];
  }

  /** The index of the last event at or before a position; -1 for none. */
  #indexAt(position: number): number {
    return partitionPoint(this.#events, (event) => event.position <= position) - 1;
  }
}
