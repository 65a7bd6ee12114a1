/** The rows of one view during its fold: read once, changed in memory, and written at the end of a batch. */
import type { StreamName } from '../../../events/ids.js';
import { compareRows, type Row, type Rows, UNLISTED } from '../../../projections/projection.js';
import { StoreError } from '../../store/event-store.js';
import { messageOf } from './decoded-batch.js';
import { RecentMap, UNUSED_MS } from '../../store/recent-map.js';
import type { ViewTable } from './view-table.js';

type AnyRow = Row<never>;

/** A row that is not JSON, is too large, or that the database rejects. Its change can be dropped, and the others are stored. */
export class RowNotStored extends Error {
  constructor(
    readonly key: string,
    /** The stream of the event that put it. */
    readonly stream: StreamName,
    cause: unknown,
  ) {
    // SQLite's message about the row, without the advice about its file.
    const said = cause instanceof StoreError && cause.cause instanceof Error ? cause.cause : cause;
    super(`the row ${key} can't be stored: ${messageOf(said)}`, { cause });
    this.name = 'RowNotStored';
  }
}

/** Rows serialised or stored per piece. */
const ROWS_A_PIECE = 16;

/** A row with more characters grows without limit: a bug. */
export const MOST_CHARACTERS = 16_000_000;

/**
 * The rows of a batch: `begin` before each event, and `undo` if its fold threw; then `serialise`, then `write` within the transaction, then
 * `settle` after the commit, or `forget` without one.
 */
export interface RowBuffer extends Rows<never> {
  begin(stream: StreamName): void;
  /** Reverts the changes since `begin`. */
  undo(): void;
  /** Makes the texts for `write`, in pieces. @throws RowNotStored */
  serialise(): Generator<void, void>;
  /** The total length of those texts. */
  readonly characters: number;
  /** Writes in pieces. @throws RowNotStored, and what the database throws when it cannot be written */
  write(): Generator<void, void>;
  /** Drops the changes of one row; the others are serialised again. */
  drop(key: string): void;
  settle(): void;
  /** Drops the changes since the last `settle`. */
  forget(): void;
  /** Drops unchanged rows from memory; they are read again when needed. */
  release(): void;
  /** Whether anything changed since the last `settle`: most batches change few views. */
  readonly hasChanges: boolean;
  /** The keys changed since the last `settle`, by partition. */
  changed(): ReadonlyMap<string, readonly string[]>;
}

function keysByPartition(rows: Iterable<{ readonly partition: string; readonly key: string }>): ReadonlyMap<string, readonly string[]> {
  const keys = new Map<string, string[]>();
  for (const { partition, key } of rows) {
    const known = keys.get(partition);
    if (known === undefined) keys.set(partition, [key]);
    else known.push(key);
  }
  return keys;
}

/** The place and key of a row, and its new content; null when it is deleted. */
interface Change {
  readonly key: string;
  readonly partition: string;
  readonly row: AnyRow | null;
  readonly stream: StreamName;
}

/** Rows that are read and changed. `cacheRows`: about how many unchanged ones stay in memory. */
export class CachedRows implements RowBuffer {
  readonly #table: ViewTable;
  #changes = new Map<string, Change>();
  /** The keys of rows put into each partition, including rows that left it since. */
  #changedIn = new Map<string, Set<string>>();
  #texts: string[] = [];
  readonly #kept: RecentMap<string, AnyRow>;
  #stream: StreamName = 'store-record';
  /** The value before each change of this event. */
  #undone: (readonly [key: string, before: Change | undefined])[] = [];

  constructor(table: ViewTable, cacheRows: number) {
    this.#table = table;
    this.#kept = new RecentMap(Math.max(1, cacheRows >> 1), UNUSED_MS);
  }

  get hasChanges(): boolean {
    return this.#changes.size > 0;
  }

  get(key: string): AnyRow | undefined {
    const change = this.#changes.get(key);
    if (change !== undefined) return change.row ?? undefined;
    const kept = this.#kept.get(key);
    if (kept !== undefined) return kept;
    const row = this.#table.get(key);
    if (row !== undefined) this.#kept.set(key, row);
    return row;
  }

  begin(stream: StreamName): void {
    this.#stream = stream;
    if (this.#undone.length > 0) this.#undone = [];
  }

  undo(): void {
    for (const [key, before] of this.#undone.toReversed()) {
      if (before === undefined) this.#changes.delete(key);
      else this.#changes.set(key, before);
    }
    this.#undone = [];
  }

  put(row: AnyRow): void {
    this.#change(row.key, row.partition, row);
    if (row.partition === UNLISTED) return;
    const keys = this.#changedIn.get(row.partition);
    if (keys === undefined) this.#changedIn.set(row.partition, new Set([row.key]));
    else keys.add(row.key);
  }

  delete(key: string): void {
    const row = this.get(key);
    if (row !== undefined) this.#change(key, row.partition, null);
  }

  #change(key: string, partition: string, row: AnyRow | null): void {
    this.#undone.push([key, this.#changes.get(key)]);
    this.#changes.set(key, { key, partition, row, stream: this.#stream });
  }

  list(partition: string): readonly AnyRow[] {
    const rows = this.#table.list(partition).filter(({ key }) => !this.#changes.has(key));
    for (const key of this.#changedIn.get(partition) ?? []) {
      const row = this.#changes.get(key)?.row;
      if (row?.partition === partition) rows.push(row);
    }
    return rows.sort(compareRows);
  }

  *serialise(): Generator<void, void> {
    this.#texts = [];
    for (const { row, stream } of this.#changes.values()) {
      const made = this.#texts.push(row === null ? '' : textOf(row, stream));
      if (made % ROWS_A_PIECE === 0) yield;
    }
  }

  get characters(): number {
    return this.#texts.reduce((sum, { length }) => sum + length, 0);
  }

  *write(): Generator<void, void> {
    let index = 0;
    for (const { key, row, stream } of this.#changes.values()) {
      const text = this.#texts[index++]!;
      try {
        this.#writeRow(key, row, text);
      } catch (error) {
        throw isOfRow(error) ? new RowNotStored(key, stream, error) : error;
      }
      if (index % ROWS_A_PIECE === 0) yield;
    }
  }

  #writeRow(key: string, row: AnyRow | null, text: string): void {
    if (row === null) return this.#table.delete(key);
    const before = this.#kept.get(key);
    const stays =
      before !== undefined && before.sort === row.sort && (before.order ?? '') === (row.order ?? '') && before.partition === row.partition;
    if (stays) this.#table.putBody(key, text);
    else this.#table.put(row, text);
  }

  drop(key: string): void {
    this.#changes.delete(key);
    for (const keys of this.#changedIn.values()) keys.delete(key);
  }

  settle(): void {
    for (const { key, row } of this.#changes.values()) {
      if (row === null) this.#kept.delete(key);
      else this.#kept.set(key, row);
    }
    this.forget();
  }

  forget(): void {
    this.#changes = new Map();
    this.#changedIn = new Map();
    this.#texts = [];
    this.#undone = [];
  }

  release(): void {
    this.#kept.clear();
  }

  changed(): ReadonlyMap<string, readonly string[]> {
    return keysByPartition(this.#changes.values());
  }
}

function textOf({ key, body }: AnyRow, stream: StreamName): string {
  let text: string | undefined;
  try {
    text = JSON.stringify(body) as string | undefined;
  } catch (error) {
    throw new RowNotStored(key, stream, error);
  }
  if (text === undefined) throw new RowNotStored(key, stream, 'it is not JSON');
  if (text.length > MOST_CHARACTERS) throw new RowNotStored(key, stream, `it has ${text.length} characters`);
  return text;
}

/** SQLite errors about a value instead of the file: https://sqlite.org/rescode.html TOOBIG, CONSTRAINT, MISMATCH, RANGE. */
const ofValues: ReadonlySet<number> = new Set([18, 19, 20, 25]);

/** Whether an error concerns the written row. Other errors would affect every row. */
function isOfRow(error: unknown): boolean {
  if (!(error instanceof StoreError)) return true;
  const { errcode } = (error.cause ?? {}) as { readonly errcode?: number };
  return error.code === 'STORE_FAILED' && errcode !== undefined && ofValues.has(errcode & 0xff);
}
