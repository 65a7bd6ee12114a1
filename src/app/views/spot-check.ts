/**
 * Regularly compares the views of some tournaments with a fold of their events while the node runs. Otherwise only `tapis verify --views`
 * would find a wrong view. Tournaments take turns; the newest is checked each time.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { UnreadableEvent } from '../../../events/catalogue.js';
import type { RecordedEvent } from '../../../events/envelope.js';
import { handStream, ownerOfStream, tournamentStream, type StreamName, type TournamentId } from '../../../events/ids.js';
import { auditFeed } from '../../../projections/audit-feed.js';
import type { AnyProjection } from '../../../projections/catalogue.js';
import { handlerOf, type Projection, type Row } from '../../../projections/projection.js';
import { RowsInMemory } from '../../../projections/rows-in-memory.js';
import { ALL_TOURNAMENTS, tournaments } from '../../../projections/tournaments.js';
import { StoreError, type StreamReader } from '../../store/event-store.js';
import type { AlteredStreams } from '../dispatch/altered-event.js';
import { decodeEvent } from '../dispatch/event-codec.js';
import type { ProjectionRunner } from './projection-runner.js';
import { ViewError } from './view-error.js';
import type { ViewStore } from './view-store.js';

/** Tournaments per round, and the number of events after which a round starts no further one. */
const TOURNAMENTS_A_ROUND = 3;
const EVENTS_A_ROUND = 50_000;
/** Events folded or rows compared per piece. */
const PIECE = 500;
/** The most differences kept. Most have one cause. */
const MOST_KEPT = 20;
const REACH_MS = 5_000;

export interface SpotCheckOptions {
  readonly store: StreamReader;
  readonly views: ViewStore;
  readonly runner: ProjectionRunner;
  /** Records altered events. */
  readonly altered?: AlteredStreams;
  /** Called with each message for the operator, one line each. */
  readonly notice: (line: string) => void;
  /** The time between two rounds, in milliseconds. */
  readonly everyMs: number;
}

export class SpotCheck {
  private readonly wrong = new Map<string, string>();
  private timer: NodeJS.Timeout | null = null;
  private round: Promise<void> | null = null;
  private stopped = false;
  /** The last tournament checked. */
  private last: Row<never> | undefined;

  constructor(private readonly options: SpotCheckOptions) {}

  start(): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.round = this.checkSome()
        .catch((error: unknown) =>
          this.options.notice(`the views could not be compared with their events; this is a bug: ${String(error)}`),
        )
        .then(() => this.start());
    }, this.options.everyMs).unref();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    if (this.timer !== null) clearTimeout(this.timer);
    await this.round;
  }

  /** The differences at the last check, one sentence each. */
  problems(): readonly string[] {
    return [...this.wrong.values()];
  }

  /** One round. Never fails: whoever needs unreadable data reports them. */
  async checkSome(): Promise<void> {
    let events = 0;
    for (const id of this.choose()) {
      if (this.stopped || events >= EVENTS_A_ROUND) return;
      try {
        events += await this.check(id);
      } catch (error) {
        this.options.altered?.meet(error);
        if (error instanceof StoreError || error instanceof ViewError || error instanceof UnreadableEvent) continue;
        // The others are still compared.
        this.options.notice(`the views of ${id} could not be compared with their events; this is a bug: ${String(error)}`);
      }
    }
  }

  private choose(): ReadonlySet<TournamentId> {
    const { views } = this.options;
    try {
      const next = views.page(tournaments, ALL_TOURNAMENTS, { after: this.last, first: TOURNAMENTS_A_ROUND });
      const [newest] = views.page(tournaments, ALL_TOURNAMENTS, { last: 1 }).rows;
      this.last = next.hasNext ? (next.rows.at(-1) as Row<never>) : undefined;
      return new Set([...(newest === undefined ? [] : [newest]), ...next.rows].map(({ body }) => body.tournamentId));
    } catch (error) {
      if (error instanceof ViewError) return new Set();
      throw error;
    }
  }

  /** @returns the number of events read */
  private async check(id: TournamentId): Promise<number> {
    const { runner, views } = this.options;
    // A tournament that changes meanwhile cannot be compared, and is checked later.
    let isDisturbed = false;
    const forget = runner.onEvents((events) => {
      isDisturbed ||= events.some(({ stream, type }) => type === 'EventsLost' || ownerOfStream(stream) === id);
    });
    try {
      const events = await this.read(id);
      if ((await runner.waitFor(events.at(-1)?.position ?? -1, REACH_MS)) !== 'reached') return events.length;
      for (const { projection, failure, rebuilding } of views.views) {
        if (failure !== null || rebuilding) continue;
        const difference = await this.differenceIn(projection, id, await foldSlowly(projection, id, events));
        if (isDisturbed || this.stopped) return events.length;
        this.keep(projection.name, id, difference);
      }
      return events.length;
    } finally {
      forget();
    }
  }

  /** All events of a tournament in the order of the store: of its stream, of its hands, and of other streams in its audit feed. */
  private async read(id: TournamentId): Promise<RecordedEvent[]> {
    const events: RecordedEvent[] = [];
    const own = tournamentStream(id);
    const streams = new Set<StreamName>();
    for await (const { body } of this.rowsOf(auditFeed, id)) streams.add(body.stream);
    for await (const event of this.eventsOf(own)) {
      events.push(event);
      if (event.type === 'HandOpened') streams.add(handStream(event.data.handId));
    }
    streams.delete(own);
    for (const stream of streams) for await (const event of this.eventsOf(stream)) events.push(event);
    return events.sort((one, other) => one.position - other.position);
  }

  private async *eventsOf(stream: StreamName): AsyncGenerator<RecordedEvent> {
    for (let fromRevision = 0; ;) {
      const piece = await this.options.store.readStream(stream, { fromRevision, limit: PIECE });
      yield* piece.map((stored) => decodeEvent(stored));
      if (piece.length < PIECE) return;
      fromRevision = piece.at(-1)!.revision + 1;
      await nextTurn();
    }
  }

  private async *rowsOf<Body>(projection: Projection<Body>, partition: string): AsyncGenerator<Row<Body>> {
    for (let after: Row<Body> | undefined; ;) {
      const { rows, hasNext } = this.options.views.page(projection, partition, { after, first: PIECE });
      yield* rows;
      if (!hasNext) return;
      after = rows.at(-1);
      await nextTurn();
    }
  }

  /** The first row of a view that differs from the events, in words; null for none. */
  private async differenceIn(projection: AnyProjection, id: TournamentId, due: RowsInMemory<never>): Promise<string | null> {
    const listed = new Map<string, Row<never>>();
    for await (const row of this.rowsOf(projection, id)) listed.set(row.key, row);
    let compared = 0;
    for (const row of due.all()) {
      const there = row.partition === id ? listed.get(row.key) : this.options.views.get(projection, row.key);
      if (there === undefined) return `the row ${row.key} is missing`;
      if (!isSame(there, row)) return `the row ${row.key} is different`;
      listed.delete(row.key);
      if (++compared % PIECE === 0) await nextTurn();
    }
    const [strange] = listed.keys();
    return strange === undefined ? null : `the row ${strange} is unexpected`;
  }

  private keep(view: string, id: TournamentId, difference: string | null): void {
    const key = `${view} ${id}`;
    const before = this.wrong.get(key);
    if (difference === null) {
      if (this.wrong.delete(key)) this.options.notice(`The view ${view} matches the events of the tournament ${id} again`);
      return;
    }
    if (before === undefined && this.wrong.size >= MOST_KEPT) return;
    const problem = `The view ${view} does not match the events of the tournament ${id}: ${difference}. Stop this node, and run "tapis verify --views" and "tapis rebuild --view ${view}" on its folder.`;
    this.wrong.set(key, problem);
    if (before === undefined) this.options.notice(problem);
  }
}

/** Rows of one tournament: an event about several tournaments makes a row with the same key for each. */
class RowsOfOne extends RowsInMemory<never> {
  constructor(private readonly partition: string) {
    super();
  }

  override put(row: Row<never>): void {
    if (row.partition === this.partition) super.put(row);
  }
}

async function foldSlowly(projection: AnyProjection, id: TournamentId, events: readonly RecordedEvent[]): Promise<RowsInMemory<never>> {
  const rows = projection.appendOnly === undefined ? new RowsInMemory<never>() : new RowsOfOne(id);
  for (const [index, event] of events.entries()) {
    handlerOf(projection.on, event.type)?.(event, rows);
    if (index % PIECE === PIECE - 1) await nextTurn();
  }
  return rows;
}

function isSame(kept: Row<never>, due: Row<never>): boolean {
  if (kept.partition !== due.partition || kept.sort !== due.sort || (kept.order ?? '') !== (due.order ?? '')) return false;
  return isDeepStrictEqual(kept.body, JSON.parse(JSON.stringify(due.body)));
}
