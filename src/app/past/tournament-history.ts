/**
 * What a tournament was after each of its events: its views and its state, folded once from its own events, with every version that they had.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AnyProjection } from '../../../projections/catalogue.js';
import type { RecordedEvent } from '../../../events/envelope.js';
import { type HandId, handOfStream, isHandStream, type StreamName, type TournamentId, tournamentStream } from '../../../events/ids.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import { auditFeed } from '../../../projections/audit-feed.js';
import { breakOrder } from '../../../projections/break-order.js';
import { chipLedger } from '../../../projections/chip-ledger.js';
import { clock } from '../../../projections/clock.js';
import { discipline } from '../../../projections/discipline.js';
import { moves } from '../../../projections/moves.js';
import { handlerOf, type Projection, type Row } from '../../../projections/projection.js';
import { standings } from '../../../projections/standings.js';
import { tables } from '../../../projections/tables.js';
import { tournaments } from '../../../projections/tournaments.js';
import type { EventStore } from '../../store/event-store.js';
import { tournamentDecider } from '../../tournament/decider.js';
import type { TournamentState } from '../../tournament/state.js';
import { decodeEvent } from '../event-codec.js';
import type { StreamState } from '../outcome.js';
import type { ViewReads, ViewStore } from '../views/view-store.js';
import { RowsThen } from './rows-then.js';

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
  /** The instant of the moment, milliseconds since 1970. */
  readonly at: number;
  readonly views: ViewReads;
  readonly state: StreamState<TournamentState>;
}

/** Where an event stands, and when it was recorded. */
export interface EventPlace {
  readonly position: number;
  readonly recordedAt: number;
  readonly stream: StreamName;
  readonly revision: number;
}

/** Events that are folded before others have their turn. */
const EVENTS_A_TURN = 100;
const EVENTS_A_READ = 500;

export class TournamentHistory {
  readonly #rows = new Map<string, RowsThen<never>>(pastViews.map(({ name }) => [name, new RowsThen<never>()]));
  readonly #states: { readonly position: number; readonly state: TournamentState; readonly revision: number }[] = [];
  readonly #events: EventPlace[] = [];
  /** The last event that a hand has, or that names it. */
  readonly #lastOf = new Map<HandId, number>();

  constructor(
    readonly id: TournamentId,
    private readonly store: EventStore,
    private readonly views: Pick<ViewStore, 'page' | 'view'>,
  ) {}

  get length(): number {
    return this.#events.length;
  }

  /** The position that it has come to; -1 before the first event. */
  get through(): number {
    return this.#events.at(-1)?.position ?? -1;
  }

  /** Folds what was recorded since, as far as the audit feed has come. */
  async extend(): Promise<void> {
    for (;;) {
      const after = this.through < 0 ? undefined : { sort: this.through, key: String(this.through) };
      const { rows, hasNext } = this.views.page(auditFeed, this.id, { after, first: EVENTS_A_READ });
      const places = rows.map(({ sort, body: { stream, revision } }) => ({ position: sort, stream, revision }));
      const events = await this.#read(places);
      for (const [index, event] of events.entries()) {
        if (index % EVENTS_A_TURN === EVENTS_A_TURN - 1) await nextTurn();
        this.#fold(event);
      }
      if (!hasNext) return;
    }
  }

  /** @returns null before the tournament was announced, and for a hand that it does not have */
  at(moment: Moment): TournamentThen | null {
    const last = this.#findEvent(moment);
    if (last === undefined) return null;
    const { position, recordedAt } = last;
    const found = this.#states.findLast((each) => each.position <= position);
    if (found === undefined) return null;
    const { state, revision } = found;
    return {
      position,
      at: moment.time ?? recordedAt,
      views: this.#viewsAt(position),
      state: { state, revision, position, stop: null },
    };
  }

  /** The versions of a row up to a position, each with the event that made it. */
  versionsOf<Body>(
    view: Projection<Body>,
    key: string,
    upTo: number,
  ): readonly { readonly row: Row<Body> | null; readonly event: EventPlace }[] {
    return this.#rowsOf(view)
      .versionsOf(key, upTo)
      .map(({ from, row }) => ({ row, event: this.#events[this.#indexAt(from)]! }));
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

  #findEvent({ position, time, handId }: Moment): EventPlace | undefined {
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
    let [low, high] = [0, this.#events.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#events[middle]!.position <= position) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }

  /** The events at some places, in their order: each stream is read once. */
  async #read(places: readonly Omit<EventPlace, 'recordedAt'>[]): Promise<RecordedEvent[]> {
    const found = new Map<number, RecordedEvent>();
    for (const [stream, own] of Map.groupBy(places, (place) => place.stream)) {
      const fromRevision = own[0]!.revision;
      const limit = own.at(-1)!.revision - fromRevision + 1;
      for (const stored of await this.store.readStream(stream, { fromRevision, limit })) found.set(stored.position, decodeEvent(stored));
    }
    return places.flatMap(({ position }) => found.get(position) ?? []);
  }

  #fold(event: RecordedEvent): void {
    const { position, stream, revision, metadata } = event;
    this.#events.push({ position, recordedAt: metadata.recordedAt, stream, revision });
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
    const state = tournamentDecider.evolve(before, event as RecordedEvent & TournamentEvent);
    this.#states.push({ position, state, revision });
  }
}
