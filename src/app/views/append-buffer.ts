/**
 * The rows that the fold of an append-only view puts during a batch. None of them is kept after it.
 */
import type { Row } from '../../../projections/projection.js';
import type { AppendTable, PackedBlock } from './append-table.js';
import type { RowBuffer } from './row-buffer.js';

interface Put {
  readonly sorts: number[];
  readonly bodies: never[];
}

export class AppendBuffer implements RowBuffer {
  readonly #view: string;
  readonly #table: AppendTable;
  #partitions = new Map<string, Put>();
  #blocks: PackedBlock[] = [];

  constructor(view: string, table: AppendTable) {
    this.#view = view;
    this.#table = table;
  }

  get hasChanges(): boolean {
    return this.#partitions.size > 0;
  }

  put({ partition, sort, body }: Row<never>): void {
    let put = this.#partitions.get(partition);
    if (put === undefined) {
      put = { sorts: [], bodies: [] };
      this.#partitions.set(partition, put);
    }
    put.sorts.push(sort);
    put.bodies.push(body);
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

  serialise(): void {
    this.#blocks = [...this.#partitions].flatMap(([partition, { sorts, bodies }]) => this.#table.pack(partition, sorts, bodies));
  }

  write(): void {
    for (const block of this.#blocks) this.#table.append(block);
  }

  settle(): void {
    this.forget();
  }

  forget(): void {
    this.#partitions = new Map();
    this.#blocks = [];
  }

  changed(): ReadonlyMap<string, readonly string[]> {
    return new Map([...this.#partitions].map(([partition, { sorts }]) => [partition, sorts.map(String)]));
  }
}
