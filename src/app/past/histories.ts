/**
 * Histories of recently queried tournaments, and stretches of them, shared by all queries. One is folded at a time, in turns with other
 * work, so that only queries about the past wait for it. Both caches are bounded by bytes.
 */
import { LRUCache } from 'lru-cache';
import type { RecordedEvent } from '../../../events/envelope.js';
import type { TournamentId } from '../../../events/ids.js';
import { auditFeed } from '../../../projections/audit-feed.js';
import { handlerOf, type Projection, type Row } from '../../../projections/projection.js';
import type { StreamReader } from '../../store/event-store.js';
import { OneAtATime, Pieces } from '../pieces.js';
import { readEventsAt } from '../views/events-at.js';
import type { ViewStore } from '../views/view-store.js';
import { KeptRows, VersionedRows } from './rows-then.js';
import { Stretch } from './stretch.js';
import { type LastEvent, type Moment, TournamentHistory, thenOf, type TournamentThen } from './tournament-history.js';

/** About how many bytes the cached histories and stretches may have. */
const MOST = { histories: 24_000_000, stretches: 24_000_000 };
/** Events read and folded per turn. */
const EVENTS_A_TURN = 20;
const EVENTS_A_READ = 60;
/** Queries answered per turn, about a millisecond each. */
const QUESTIONS_A_TURN = 8;

/** The value of a row from an event on. */
export interface Version<Body> {
  /** The position of the event that made it. */
  readonly position: number;
  /** Null: the row was removed. */
  readonly row: Row<Body> | null;
}

export class Histories {
  /** The least recently queried first. */
  readonly #kept = new Map<TournamentId, TournamentHistory>();
  /** Stretches by tournament and start; the least recently queried first. */
  readonly #stretches: LRUCache<string, Stretch>;
  readonly #turns = new OneAtATime(QUESTIONS_A_TURN);
  #folded = 0;

  constructor(
    private readonly store: StreamReader,
    private readonly views: ViewStore,
    private readonly most: { readonly histories: number; readonly stretches: number } = MOST,
  ) {
    this.#stretches = new LRUCache({ maxSize: most.stretches, sizeCalculation: ({ bytes }) => bytes });
  }

  /** The number of events folded so far. */
  get folded(): number {
    return this.#folded;
  }

  /** About how many bytes the histories and the stretches have. */
  get bytes(): number {
    return this.#bytesOfHistories() + this.#stretches.calculatedSize;
  }

  /**
   * A tournament at a moment. Events after the position of the audit feed are not known yet.
   * @returns null when the tournament did not exist then
   * @throws ViewError, StoreError
   */
  async at(id: TournamentId, moment: Moment): Promise<TournamentThen | null> {
    const history = await this.#of(id, moment.position ?? Infinity);
    const last = history.lastAt(moment);
    return last === null ? null : thenOf(await this.#stretchTo(history, last), last, moment);
  }

  /**
   * The versions of a row up to a moment, each with the position of its event; up to now when no moment is given. Folds one view from the
   * beginning.
   */
  async versionsOf<Body>(id: TournamentId, view: Projection<Body>, key: string, moment: Moment | null): Promise<readonly Version<Body>[]> {
    const history = await this.#of(id, moment?.position ?? Infinity);
    const last = history.lastAt(moment ?? {});
    if (last === null) return [];
    return this.#turns.run(async () => {
      const rows = new VersionedRows<Body>(new KeptRows());
      const versions: Version<Body>[] = [];
      await this.#read(id, -1, last.position, (event) => {
        rows.moveTo(event.position);
        handlerOf(view.on, event.type)?.(event, rows);
        const row = rows.get(key) ?? null;
        if (row !== (versions.at(-1)?.row ?? null)) versions.push({ position: event.position, row });
      });
      return versions;
    });
  }

  /** The history of a tournament, at least up to a position, or up to the audit feed. */
  async #of(id: TournamentId, upTo: number): Promise<TournamentHistory> {
    const known = this.#kept.get(id);
    if (known !== undefined && upTo <= known.through) return this.#keep(known);
    return this.#turns.run(async () => {
      const history = this.#kept.get(id) ?? new TournamentHistory(id);
      await this.#read(id, history.through, Infinity, (event) => {
        const full = history.fold(event);
        if (full !== null) this.#stretches.set(keyOf(id, full.from), full);
      });
      return this.#keep(history);
    });
  }

  /** A stretch folded up to a moment. */
  #stretchTo(history: TournamentHistory, { position }: LastEvent): Stretch | Promise<Stretch> {
    const { id, head } = history;
    if (position > head.from) return head;
    const kept = history.keptBefore(position);
    const key = keyOf(id, kept?.position ?? -1);
    const known = this.#stretches.get(key);
    if (known !== undefined && position <= known.through) return known;
    return this.#turns.run(async () => {
      const stretch = this.#stretches.get(key) ?? new Stretch(id, kept);
      if (position > stretch.through) await this.#read(id, stretch.through, position, (event) => stretch.fold(event));
      this.#stretches.set(key, stretch);
      return stretch;
    });
  }

  /** Folds the events of a tournament after a position, up to the audit feed or a given position. */
  async #read(id: TournamentId, after: number, upTo: number, fold: (event: RecordedEvent) => void): Promise<void> {
    const pieces = new Pieces(EVENTS_A_TURN);
    for (let through = after; ;) {
      const from = through < 0 ? undefined : { sort: through, key: String(through) };
      const { rows, hasNext } = this.views.page(auditFeed, id, { after: from, first: EVENTS_A_READ });
      const wanted = rows.filter(({ sort }) => sort <= upTo);
      const events = await readEventsAt(
        this.store,
        wanted.map(({ body }) => body),
      );
      await pieces.done(wanted.length);
      for (const { sort: position } of wanted) {
        fold(events.get(position)!);
        this.#folded += 1;
        through = position;
        await pieces.done(1);
      }
      if (!hasNext || wanted.length < rows.length) return;
    }
  }

  #keep(history: TournamentHistory): TournamentHistory {
    // Not cached: strangers may ask for any number of tournaments that do not exist.
    if (history.length === 0) return history;
    this.#kept.delete(history.id);
    this.#kept.set(history.id, history);
    let bytes = this.#bytesOfHistories();
    for (const [id, other] of this.#kept) {
      if (bytes <= this.most.histories || other === history) break;
      this.#kept.delete(id);
      bytes -= other.bytes;
    }
    for (let before = Infinity; history.bytes > this.most.histories && history.bytes < before;) {
      before = history.bytes;
      history.thin();
    }
    return history;
  }

  #bytesOfHistories(): number {
    return [...this.#kept.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  }
}

/** The key of a stretch: its tournament and the position before its first event. */
const keyOf = (id: TournamentId, from: number): string => `${id} ${from}`;
