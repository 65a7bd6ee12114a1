/**
 * The store of views: rows, checkpoints, and whether each view can be read. Rows and checkpoint change in one transaction. Readers see
 * complete batches only: while a batch is stored in several turns, reads use a second connection that sees the committed rows.
 * Long: it covers a file of views from opening to replacement.
 */
import type { AnyProjection } from '../../../projections/catalogue.js';
import { drain, type Projection, type Row } from '../../../projections/projection.js';
import type { SqliteStatement } from '../../store/sqlite-database.js';
import { AppendBuffer } from './append-buffer.js';
import type { AppendTable } from './append-table.js';
import { CommittedRows, tableOf } from './committed-rows.js';
import { KeptPages } from './kept-pages.js';
import { CachedRows, RowNotStored, type RowBuffer } from './row-buffer.js';
import { SetAsideStore } from './set-aside-store.js';
import { showPage, showRow } from './set-aside-rows.js';
import { describeSetAside, type SetAside, SetAsideStreams } from './set-aside-streams.js';
import { ViewError } from './view-error.js';
import type { View, ViewCheckpoint } from './view.js';
import { dropViewTable, type Page, type PageWindow, type PlaceInView, type RowTable, type ViewTable } from './view-table.js';
import {
  isDamage,
  keepFewPages,
  keepManyPages,
  openViewsDatabase,
  replaceViewsDatabase,
  type ViewsFile,
  type ViewsLog,
} from './views-database.js';

interface KeptView extends View {
  table: RowTable;
  rows: RowBuffer;
  /** Null for a view whose pages are not cached. */
  readonly pages: KeptPages | null;
  /** Makes a new buffer for a table that was emptied. */
  readonly buffer: () => RowBuffer;
  checkpoint: ViewCheckpoint | null;
  failure: string | null;
  rebuilding: boolean;
  setAside: SetAsideStreams;
}

interface StoredCheckpoint extends ViewCheckpoint {
  readonly view: string;
  readonly version: number;
}

export interface ViewStoreOptions {
  /** The path; `:memory:` for no file. */
  readonly path: string;
  readonly projections: readonly AnyProjection[];
  readonly log: ViewsLog;
  /** About how many rows of each view stay in memory for its fold. Default 16,384. */
  readonly cacheRows?: number;
}

/** What reads of views need, in the present or the past. */
export interface ViewReads extends Pick<ViewStore, 'get' | 'page' | 'count' | 'countBefore'> {
  view(name: string): { readonly checkpoint: Pick<ViewCheckpoint, 'position'> | null };
}

/** Longer texts of a batch are written to the log before the commit, which would otherwise take long. */
const LONG_CHARACTERS = 1_000_000;
/** The most messages about streams that are set aside. */
const MOST_TOLD = 20;
export class ViewStore {
  readonly #options: ViewStoreOptions;
  readonly #views = new Map<string, KeptView>();
  #file: ViewsFile;
  #setCheckpoints!: SqliteStatement<never>;
  #aside!: SetAsideStore;
  #whenReplaced: () => void = () => {};
  #changes = 0;
  /** Whether a batch is being written. This connection would show a part of it. */
  #isWriting = false;
  /** Serves reads meanwhile. */
  readonly #committed: CommittedRows;

  /** @throws StoreError when the file cannot be opened for writing, see `openViewsDatabase` */
  constructor(options: ViewStoreOptions) {
    this.#options = options;
    this.#file = openViewsDatabase(options.path, options.log);
    this.#committed = new CommittedRows(this.#file.database.path, options.projections);
    this.#adopt();
  }

  /** All views, in declaration order. */
  get views(): readonly View[] {
    return [...this.#views.values()];
  }

  /** @throws ViewError `VIEW_UNKNOWN` */
  view(name: string): View {
    return this.#kept(name);
  }

  /** Increases whenever a read may answer differently. */
  get changes(): number {
    return this.#changes;
  }

  /** Calls back when the database was damaged and all views are empty again. */
  whenReplaced(callback: () => void): void {
    this.#whenReplaced = callback;
  }

  /** A row by its key; undefined for none. Not for append-only views. @throws ViewError when the view cannot be read */
  get<Body>(view: Projection<Body>, key: string): Row<Body> | undefined {
    return this.#read(view, ({ table, setAside }) => showRow(view, setAside, key, table.get(key) as Row<Body> | undefined));
  }

  /** The rows of several keys, in their order; undefined for a missing row. */
  getMany<Body>(view: Projection<Body>, keys: readonly string[]): (Row<Body> | undefined)[] {
    return this.#read(view, ({ table, setAside }) =>
      keys.map((key) => showRow(view, setAside, key, table.get(key) as Row<Body> | undefined)),
    );
  }

  /** Rows of a partition in order. A page costs the same wherever it begins. */
  page<Body>(view: Projection<Body>, partition: string, window: PageWindow = {}): Page<Body> {
    return this.#read(view, ({ table, pages, setAside }) => {
      const read = (): Page<never> => table.page(partition, window);
      return showPage(view, setAside, partition, pages === null ? read() : pages.page(partition, window, read));
    });
  }

  count<Body>(view: Projection<Body>, partition: string): number {
    return this.#read(view, ({ table }) => table.count(partition));
  }

  /**
   * The number of rows of the partition with a smaller `sort` or `order`: for ranks. The cost is proportional to the count, and constant in
   * a ranked partition.
   */
  countBefore<Body>(view: Projection<Body>, partition: string, sort: number | string): number {
    return this.#read(view, ({ table }) => table.countBefore(partition, sort));
  }

  /** The place of the row with this many before it in a ranked partition; undefined when there are fewer rows. */
  countOrdersBefore<Body>(view: Projection<Body>, partition: string, order: string): number {
    return this.#read(view, ({ table }) => table.countOrdersBefore!(partition, order));
  }

  orderAt<Body>(view: Projection<Body>, partition: string, index: number): string | undefined {
    return this.#read(view, ({ table }) => table.orderAt!(partition, index));
  }

  placeAt<Body>(view: Projection<Body>, partition: string, index: number): PlaceInView | undefined {
    return this.#read(view, ({ table }) => table.placeAt!(partition, index));
  }

  /** Writes the changes of these views and their checkpoint in one transaction. @throws when the database cannot be written */
  commit(views: readonly View[], checkpoint: ViewCheckpoint): void {
    drain(this.#commit(views, checkpoint, false));
  }

  /**
   * The same in pieces, between which the caller may let other work run. Meanwhile readers see the previous commit, and nothing else may be
   * folded, stored or reset. It is one piece when readers cannot have a connection of their own.
   * @param onCommitted called before the changes are forgotten
   */
  commitInPieces(views: readonly View[], checkpoint: ViewCheckpoint, onCommitted: () => void): Generator<void, void> {
    return this.#commit(views, checkpoint, true, onCommitted);
  }

  *#commit(
    views: readonly View[],
    { position, stream, revision, id }: ViewCheckpoint,
    inPieces: boolean,
    onCommitted: () => void = () => {},
  ): Generator<void, void> {
    const checkpoint = { position, stream, revision, id };
    const file = this.#file;
    const isLong = inPieces && views.reduce((sum, { rows }) => sum + rows.characters, 0) > LONG_CHARACTERS;
    this.#isWriting = true;
    try {
      if (isLong) keepFewPages(file);
      const pieces = this.#write(views, checkpoint);
      while (pieces.next().done !== true) {
        if (!inPieces || !this.#committed.connect()) continue;
        yield;
        // A reader found the file damaged: it was replaced, and its views are empty.
        if (this.#file !== file) return;
      }
    } catch (error) {
      for (const view of views) view.rows.forget();
      this.replaceIfDamaged(error);
      throw error;
    } finally {
      this.#isWriting = false;
      if (isLong && this.#file === file) keepManyPages(file);
    }
    onCommitted();
    this.#file.checkpoints?.look();
    this.#changes += 1;
    for (const view of views) {
      const kept = this.#kept(view.name);
      kept.checkpoint = checkpoint;
      if (!view.rows.hasChanges) continue;
      if (kept.pages !== null) for (const partition of view.rows.changed().keys()) kept.pages.drop(partition);
      view.rows.settle();
    }
  }

  /** Writes rows and checkpoint; leaves out a row that the database rejects. */
  *#write(views: readonly View[], checkpoint: ViewCheckpoint): Generator<void, void> {
    for (;;) {
      let writing: View | undefined;
      const writeEach = function* (this: ViewStore): Generator<void, void> {
        for (writing of views) if (writing.rows.hasChanges) yield* writing.rows.write();
        this.#writeCheckpoint(views, checkpoint);
      };
      try {
        yield* this.#file.database.transactionInPieces(writeEach.call(this));
        return this.#aside.written();
      } catch (error) {
        if (!(error instanceof RowNotStored) || writing?.projection.guards === true) throw error;
        const { stream, key, message } = error;
        this.setAside(writing!.name, { stream, key, position: checkpoint.position, reason: message });
        writing!.rows.drop(key);
        drain(writing!.rows.serialise());
      }
    }
  }

  #writeCheckpoint(views: readonly View[], { position, stream, revision, id }: ViewCheckpoint): void {
    this.#aside.write();
    const names = JSON.stringify(views.map((view) => [view.name, view.projection.version]));
    this.#setCheckpoints.run(position, stream, revision, id, names);
  }

  /** Makes a view skip later events of a stream. Stored with the next commit. */
  setAside(name: string, given: SetAside): void {
    const kept = this.#aside.add(name, this.#kept(name).setAside, given);
    this.#changes += 1;
    this.#options.log.error(describeSetAside(name, kept));
  }

  /** The messages for the operator about streams that are set aside, one sentence each. */
  troubles(): readonly string[] {
    return this.views.flatMap(({ name, setAside }) => setAside.list().map((each) => describeSetAside(name, each))).slice(0, MOST_TOLD);
  }

  /** Marks a view whose fold threw: it keeps its checkpoint and cannot be read. */
  fail(name: string, reason: string): void {
    const view = this.#kept(name);
    view.rows.forget();
    view.failure = reason;
    this.#changes += 1;
  }

  /** Empties views, so that they can be rebuilt from the first event. */
  reset(names: readonly string[]): void {
    const views = names.map((name) => this.#kept(name));
    this.#file.database.transaction(() => {
      for (const view of views) {
        view.table.drop();
        view.table.create();
        this.#aside.forget(view.name);
      }
    });
    this.#changes += 1;
    for (const view of views) {
      view.rows = view.buffer();
      view.pages?.clear();
      view.checkpoint = null;
      view.failure = null;
      view.rebuilding = true;
      view.setAside = new SetAsideStreams();
    }
  }

  /** Makes a caught-up view readable. Its cached rows are dropped, since later changes rarely touch them. */
  complete(name: string): void {
    const view = this.#kept(name);
    view.rebuilding = false;
    view.rows.release();
    this.#changes += 1;
  }

  close(): void {
    this.#committed.close();
    this.#file.close();
  }

  #kept(name: string): KeptView {
    const view = this.#views.get(name);
    if (view === undefined)
      throw new ViewError('VIEW_UNKNOWN', `There is no view "${name}"; the views are ${[...this.#views.keys()].join(', ')}.`);
    return view;
  }

  /** Takes over the tables of this release's views in the file, and drops others. */
  #adopt(): void {
    this.#changes += 1;
    const { database } = this.#file;
    const found = database.prepare<StoredCheckpoint>('SELECT view, version, position, stream, revision, id FROM view_checkpoint').all();
    const stored = new Map(found.map((row) => [row.view, row]));
    this.#aside = new SetAsideStore(database);
    database.transaction(() => {
      for (const projection of this.#options.projections) {
        const { name, version } = projection;
        const kept = stored.get(name);
        const { table, buffer } = this.#keep(projection);
        if (kept?.version !== version) {
          table.drop();
          this.#aside.forget(name);
        }
        if (kept !== undefined && kept.version !== version)
          this.#options.log.info(`View ${name} was made by version ${kept.version} of its fold: it is built again by version ${version}.`);
        table.create();
        const checkpoint = kept?.version === version ? kept : null;
        this.#views.set(name, {
          projection,
          name,
          table,
          buffer,
          pages: projection.keptRows === undefined ? null : new KeptPages(projection.keptRows),
          rows: buffer(),
          checkpoint,
          failure: null,
          rebuilding: checkpoint === null,
          setAside: new SetAsideStreams(checkpoint === null ? [] : this.#aside.of(name)),
        });
        stored.delete(name);
      }
      for (const name of stored.keys()) {
        dropViewTable(database, name);
        this.#aside.forget(name);
      }
    });
    // One statement for all views: a batch of one event changes few rows, and every view's checkpoint.
    this.#setCheckpoints = database.prepare(
      `INSERT OR REPLACE INTO view_checkpoint (view, version, position, stream, revision, id)
       SELECT value ->> 0, value ->> 1, ?, ?, ?, ? FROM json_each(?)`,
    );
  }

  #keep(projection: AnyProjection): Pick<KeptView, 'table' | 'buffer'> {
    if (projection.appendOnly !== undefined) {
      const table = tableOf(this.#file.database, projection) as AppendTable;
      return { table, buffer: () => new AppendBuffer(projection.name, table) };
    }
    const table = tableOf(this.#file.database, projection) as ViewTable;
    return { table, buffer: () => new CachedRows(table, this.#options.cacheRows ?? 16_384) };
  }

  #read<Body, Answer>({ name }: Projection<Body>, answer: (view: KeptView) => Answer): Answer {
    const view = this.#kept(name);
    if (view.failure !== null) throw new ViewError('VIEW_FAILED', `The view ${name} has stopped: ${view.failure}`);
    if (view.rebuilding) throw new ViewError('VIEW_REBUILDING', `The view ${name} is being built again; try again shortly.`);
    try {
      return answer(this.#isWriting ? { ...view, table: this.#committed.of(name) } : view);
    } catch (error) {
      if (!this.replaceIfDamaged(error)) throw error;
      throw new ViewError('VIEW_REBUILDING', `The view ${name} is being built again; try again shortly.`, { cause: error });
    }
  }

  /** Replaces the file when an error means damage. @returns whether it did */
  replaceIfDamaged(error: unknown): boolean {
    if (!isDamage(error)) return false;
    this.#committed.close();
    this.#file = replaceViewsDatabase(this.#file, this.#options.log);
    this.#views.clear();
    this.#adopt();
    this.#whenReplaced();
    return true;
  }
}
