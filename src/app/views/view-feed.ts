/**
 * Some views that have come to the same position, and what one batch of events does to them: each event counts once in each view. A stream of
 * which a view can't take an event is set aside in that view, and the view goes on with the others.
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

/** Rows of one partition of a view that a batch changed. */
export interface ViewChange {
  readonly view: string;
  readonly partition: string;
  readonly keys: readonly string[];
  /** The position that the view reflects now. */
  readonly position: number;
}

interface Reader {
  readonly view: View;
  readonly fold: EventHandler<never>;
  readonly pieces: EventPieceHandler<never> | undefined;
}

/** A batch that is folded and stored in pieces gives others their turn after so long, milliseconds. */
const TURN_MS = 10;

export class ViewFeed {
  readonly #store: ViewStore;
  readonly #log: ViewsLog;
  #views: readonly View[] = [];
  readonly #readers = new Map<string, Reader[]>();
  #stored: number | null;
  /** The last event that was folded and is not stored yet. */
  #folded: ReadEvent | null = null;
  /** Whether the rows of what was folded are texts already. */
  #isSerialised = false;
  #taking: Promise<void> | null = null;

  /** @param position the last event that all views of this feed reflect; null for none */
  constructor(store: ViewStore, log: ViewsLog, position: number | null, views: readonly View[]) {
    this.#store = store;
    this.#log = log;
    this.#stored = position;
    this.views = views;
  }

  /** Of the last event that was folded; null for none. */
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

  /** Takes views out of the feed. */
  remove(names: readonly string[]): void {
    this.views = this.#views.filter(({ name }) => !names.includes(name));
  }

  /**
   * Folds events into the views. Nobody sees it before it is stored. A stream with an altered event is set aside in each view that takes such streams.
   * @throws PositionWentBack where one of them is not after the one before it, or after where the feed stands; then none is folded
   */
  fold(events: readonly ReadEvent[]): void {
    drain(this.#foldEach(events));
  }

  /**
   * Folds events and stores what they give, with turns for others where that takes long; a short batch is stored before this returns. Until it has
   * ended nothing else may be stored, and no view may join: see {@link taking}.
   * @param wantsChanges asked when all is committed
   * @returns what changed, where it is wanted
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

  /** Resolves when {@link takeInTurns} has ended; null while it takes nothing. To be asked again then, for the next batch may follow at once. */
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
        // It was taken out while an event was folded in pieces: what it has now is of another feed.
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
   * Stores what was folded since the last time, rows and checkpoint in one transaction: nobody sees a part of it.
   * @throws StoreError when the views can't be stored; the feed stands at what was stored before then, and the same events may be folded again
   */
  store(): void {
    drain(this.#storeEach());
  }

  /** @param wantsChanges left out where it is to be done in one go, and nobody wants them */
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

  /** Makes the texts of the rows; one that is no text is left out. */
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

  /** A view that guards stands still only for what it guards by: the end of a tournament is not that, and its devices can do nothing there anyway. */
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

  /** The view goes on without the stream. One that guards, or that takes hardly any stream, stands still. */
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

/** Works on the pieces until the time is over, in milliseconds. @returns their result; null where pieces are left */
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
