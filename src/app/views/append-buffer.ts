/** The rows that the fold of an append-only view puts during a batch. None is kept afterwards. */
import type { StreamName } from '../../../events/ids.js';
import type { Row } from '../../../projections/projection.js';
import type { AppendTable, PackedBlock } from './append-table.js';
import { RowNotStored, type RowBuffer } from './row-buffer.js';

interface Put {
  readonly sorts: number[];
  readonly bodies: never[];
  /** The stream of each row's event. */
  readonly streams: StreamName[];
}

export class AppendBuffer implements RowBuffer {
  readonly #view: string;
  readonly #table: AppendTable;
  #partitions = new Map<string, Put>();
  #blocks: PackedBlock[] = [];
  #stream: StreamName = 'store-record';
  /** The partitions of the rows that this event has put, once for each row. */
  #undone: Put[] = [];

  constructor(view: string, table: AppendTable) {
    this.#view = view;
    this.#table = table;
  }

  get hasChanges(): boolean {
    return this.#partitions.size > 0;
  }

  begin(stream: StreamName): void {
    this.#stream = stream;
    if (this.#undone.length > 0) this.#undone = [];
  }

  undo(): void {
    for (const { sorts, bodies, streams } of this.#undone) [sorts, bodies, streams].forEach((list) => list.pop());
    this.#undone = [];
    this.#removeEmpty();
  }

  put({ partition, sort, body }: Row<never>): void {
    let put = this.#partitions.get(partition);
    if (put === undefined) {
      put = { sorts: [], bodies: [], streams: [] };
      this.#partitions.set(partition, put);
    }
    put.sorts.push(sort);
    put.bodies.push(body);
    put.streams.push(this.#stream);
    this.#undone.push(put);
  }

  get(): never {
    throw new Error(`the fold of the append-only view ${this.#view} reads rows`);
  }

  delete(): never {
    throw new Error(`the fold of the append-only view ${this.#view} deletes a row`);
  }

  list(): never {
    return this.get();
  }

  *serialise(): Generator<void, void> {
    this.#blocks = [];
    for (const [partition, put] of this.#partitions) {
      this.#blocks.push(...this.#pack(partition, put));
      yield;
    }
  }

  #pack(partition: string, { sorts, bodies, streams }: Put): PackedBlock[] {
    try {
      return this.#table.pack(partition, sorts, bodies);
    } catch (error) {
      for (const [at, sort] of sorts.entries()) {
        try {
          this.#table.pack(partition, [sort], [bodies[at]!]);
        } catch (cause) {
          throw new RowNotStored(String(sort), streams[at]!, cause);
        }
      }
      throw error;
    }
  }

  drop(key: string): void {
    for (const { sorts, bodies, streams } of this.#partitions.values()) {
      for (let at = sorts.length - 1; at >= 0; at--)
        if (String(sorts[at]) === key) for (const list of [sorts, bodies, streams]) list.splice(at, 1);
    }
    this.#removeEmpty();
  }

  #removeEmpty(): void {
    for (const [partition, { sorts }] of this.#partitions) if (sorts.length === 0) this.#partitions.delete(partition);
  }

  get characters(): number {
    return this.#blocks.reduce((sum, { text }) => sum + text.length, 0);
  }

  *write(): Generator<void, void> {
    for (const block of this.#blocks) {
      this.#table.append(block);
      yield;
    }
  }

  settle(): void {
    this.forget();
  }

  forget(): void {
    this.#partitions = new Map();
    this.#blocks = [];
    this.#undone = [];
  }

  release(): void {}

  changed(): ReadonlyMap<string, readonly string[]> {
    return new Map([...this.#partitions].map(([partition, { sorts }]) => [partition, sorts.map(String)]));
  }
}
