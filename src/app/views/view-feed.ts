/**
 * Views at one position, and how a batch of events changes them: each event counts once in each view. If a view cannot take an event, it
 * sets the event's stream aside and continues with the others.
 */
import { typesIn } from '../../../events/catalogue.js';
import { categoryOf } from '../../../events/ids.js';
import { drain, type EventHandler, type EventPieceHandler, handlerOf, piecesOf } from '../../../projections/projection.js';
import { RowNotStored } from './row-buffer.js';
import { MOST_SET_ASIDE, type SetAside } from './set-aside-streams.js';
import { AlteredEvent } from '../dispatch/altered-event.js';
import { letOthersGo } from '../pieces.js';
import { messageOf, type ReadEvent } from './decoded-batch.js';
import { checkOrder } from '../../store/position-order.js';
import type { View } from './view.js';
import type { ViewStore } from './view-store.js';
import type { ViewsLog } from './views-database.js';

/** Changed rows of one partition of a view. */
export interface ViewChange {
  readonly view: string;
  readonly partition: string;
  readonly keys: readonly string[];
  /** The position of the view after the change. */
  readonly position: number;
}

interface Reader {
  readonly view: View;
  readonly fold: EventHandler<never>;
  readonly pieces: EventPieceHandler<never> | undefined;
}

/** Folding and storing a batch yields to other work after this time, in milliseconds. */
const TURN_MS = 10;

export class ViewFeed {
  readonly #store: ViewStore;
  readonly #log: ViewsLog;
  #views: readonly View[] = [];
  readonly #readers = new Map<string, Reader[]>();
  #stored: number | null;
  /** The last folded event that is not stored yet. */
  #folded: ReadEvent | null = null;
  /** Whether the folded rows are serialised. */
  #isSerialised = false;
  #taking: Promise<void> | null = null;

  /** @param position the last event that all views of this feed reflect; null for none */
  constructor(store: ViewStore, log: ViewsLog, position: number | null, views: readonly View[]) {
    this.#store = store;
    this.#log = log;
    this.#stored = position;
    this.views = views;
  }

  /** The position of the last folded event; null for none. */
  get position(): number | null {
    return this.#folded?.position ?? this.#stored;
  }

  get views(): readonly View[] {
    return this.#views;
  }

  set views(views: readonly View[]) {
    this.#views = views;
    this.#readers.clear();
    for (const view of views) {
      const { on } = view.projection;
      for (const type of Object.keys(on)) {
        const reader = { view, fold: handlerOf(on, type)!, pieces: piecesOf(view.projection, type) };
        const known = this.#readers.get(type);
        if (known === undefined) this.#readers.set(type, [reader]);
        else known.push(reader);
      }
    }
  }

  /** Removes views from the feed. */
  remove(names: readonly string[]): void {
    this.views = this.#views.filter(({ name }) => !names.includes(name));
  }

  /**
   * Folds events into the views; readers see the rows after they are stored. A stream with an altered event is set aside in each view that
   * takes such streams.
   * @throws PositionWentBack when an event does not come after the one before it, or after the feed's position; then none is folded
   */
  fold(events: readonly ReadEvent[]): void {
    drain(this.#foldEach(events));
  }

  /**
   * Folds and stores events, and yields to other work if that takes long; a short batch is stored before this returns. Until it ends
   * nothing else may be stored, and no view may join: see {@link taking}.
   * @param wantsChanges asked after the commit
   * @returns the changes, if they are wanted
   * @throws what {@link fold} and {@link store} throw
   */
  async takeInTurns(events: readonly ReadEvent[], wantsChanges: () => boolean): Promise<readonly ViewChange[]> {
    const pieces = this.#takeEach(events, wantsChanges);
    const ended = Promise.withResolvers<void>();
    this.#taking = ended.promise;
    try {
      for (;;) {
        const changes = workFor(TURN_MS, pieces);
        if (changes !== null) return changes;
        await letOthersGo();
      }
    } finally {
      this.#taking = null;
      ended.resolve();
    }
  }

  /**
   * Resolves when {@link takeInTurns} has ended; null when it is not running. It must be asked again, because the next batch may follow at
   * once.
   */
  get taking(): Promise<void> | null {
    return this.#taking;
  }

  *#takeEach(events: readonly ReadEvent[], wantsChanges: () => boolean): Generator<void, readonly ViewChange[]> {
    yield* this.#foldEach(events);
    yield* this.#serialiseEach();
    return yield* this.#storeEach(wantsChanges);
  }

  *#foldEach(events: readonly ReadEvent[]): Generator<void, void> {
    checkOrder(events, this.position);
    this.#isSerialised = false;
    const begun = this.#views;
    for (const event of events) {
      if (event instanceof AlteredEvent) {
        this.#leaveOut(event);
        continue;
      }
      const readers = this.#readers.get(event.type);
      if (readers === undefined) continue;
      for (const { view, fold, pieces } of readers) {
        if (view.failure !== null || view.setAside.has(event.stream)) continue;
        // The view was removed while an event was folded in pieces, and now belongs to another feed.
        if (this.#views !== begun && !this.#views.includes(view)) continue;
        const { rows } = view;
        rows.begin(event.stream);
        try {
          if (pieces === undefined) fold(event, rows);
          else yield* pieces(event, rows);
        } catch (error) {
          if (this.#store.replaceIfDamaged(error)) continue;
          rows.undo();
          const what = `its fold threw on event ${event.id} (${event.type}, position ${event.position})`;
          this.#setAside(view, { stream: event.stream, key: null, position: event.position, reason: `${what}: ${messageOf(error)}` });
        }
      }
    }
    this.#folded = events.at(-1) ?? this.#folded;
  }

  /**
   * Stores the folded rows and the checkpoint in one transaction, so that no reader sees a part.
   * @throws StoreError when the views cannot be stored; the feed returns to its last stored position, and the same events may be folded
   * again
   */
  store(): void {
    drain(this.#storeEach());
  }

  /** @param wantsChanges left out to store in one piece, when no changes are wanted */
  *#storeEach(wantsChanges?: () => boolean): Generator<void, readonly ViewChange[]> {
    const last = this.#folded;
    if (last === null) return [];
    if (!this.#isSerialised) drain(this.#serialiseEach());
    this.#isSerialised = false;
    this.#folded = null;
    if (this.#views.some(({ failure }) => failure !== null)) this.views = this.#views.filter(({ failure }) => failure === null);
    const views = this.#views;
    let changes: readonly ViewChange[] = [];
    const note = (): void => {
      if (wantsChanges?.() === true)
        changes = views.filter(({ rows }) => rows.hasChanges).flatMap((view) => changesOf(view, last.position));
    };
    if (views.length > 0 && wantsChanges === undefined) this.#store.commit(views, last);
    else if (views.length > 0) yield* this.#store.commitInPieces(views, last, note);
    this.#stored = last.position;
    return changes;
  }

  *#serialiseEach(): Generator<void, void> {
    for (const view of this.#views) {
      const isStillOurs = view.failure === null && this.#views.includes(view);
      if (isStillOurs && view.rows.hasChanges) yield* this.#serialise(view, this.#folded!.position);
    }
    this.#isSerialised = true;
  }

  /** Serialises the rows; leaves out a row that cannot be serialised. */
  *#serialise(view: View, position: number): Generator<void, void> {
    for (;;) {
      try {
        return yield* view.rows.serialise();
      } catch (error) {
        if (!(error instanceof RowNotStored))
          return this.#fail(view, `its rows after position ${position} can't be stored: ${messageOf(error)}`);
        view.rows.drop(error.key);
        this.#setAside(view, { stream: error.stream, key: error.key, position, reason: error.message });
        if (view.failure !== null) return;
      }
    }
  }

  /**
   * A view that decides on permissions stops only for streams that it depends on. The end of a tournament is not one, and its devices have
   * nothing left to do there.
   */
  #leaveOut({ stream, position, message }: AlteredEvent): void {
    const category = categoryOf(stream);
    const types = typesIn(category);
    const isOfPlay = category === 'tournament' || category === 'hand';
    for (const view of this.#views) {
      const takesSuch = types.some((type) => handlerOf(view.projection.on, type) !== undefined);
      if (!takesSuch || view.failure !== null || view.setAside.has(stream)) continue;
      const given = { stream, key: null, position, reason: message };
      if (isOfPlay) this.#setAsideIn(view, given);
      else this.#setAside(view, given);
    }
  }

  /** The view continues without the stream. A view that decides on permissions, or that lacks too many streams, stops. */
  #setAside(view: View, given: SetAside): void {
    if (view.projection.guards === true) return this.#fail(view, given.reason);
    this.#setAsideIn(view, given);
  }

  #setAsideIn(view: View, given: SetAside): void {
    this.#store.setAside(view.name, given);
    if (view.setAside.size >= MOST_SET_ASIDE)
      this.#fail(view, `it could not take ${MOST_SET_ASIDE} streams, the last because ${given.reason}`);
  }

  #fail(view: View, reason: string): void {
    this.#store.fail(view.name, reason);
    this.#log.error(`View ${view.name} stands still, the others go on: ${reason}`);
  }
}

/** Works on pieces for a time, in milliseconds. @returns the result; null when pieces are left */
function workFor<Result>(ms: number, pieces: Generator<void, Result>): Result | null {
  const ends = performance.now() + ms;
  do {
    const next = pieces.next();
    if (next.done === true) return next.value;
  } while (performance.now() < ends);
  return null;
}

function changesOf({ name, rows }: View, position: number): ViewChange[] {
  return [...rows.changed()].map(([partition, keys]) => ({ view: name, partition, keys, position }));
}
