/**
 * Pages of a view that were read and have not changed since. Many screens show the same page of the same tournament: it is read once for all of them, until a
 * row of its partition changes.
 */
import type { Page, PageWindow } from './view-table.js';

export class KeptPages {
  readonly #partitions = new Map<string, Map<string, Page<never>>>();
  #rows = 0;

  /** @param most about how many rows are kept. When it is more, all are dropped and read again as they are asked for */
  constructor(private readonly most: number) {}

  /** A page, read if it is not here. */
  page(partition: string, window: PageWindow, read: () => Page<never>): Page<never> {
    const { after, before, first, last } = window;
    const key = JSON.stringify([after, before, first, last]);
    const kept = this.#partitions.get(partition)?.get(key);
    if (kept !== undefined) return kept;
    const page = read();
    // Strangers may ask for any number of partitions that do not exist.
    if (page.rows.length > 0) this.#keep(partition, key, page);
    return page;
  }

  /** Forgets the pages of a partition, whose rows have changed. */
  drop(partition: string): void {
    for (const { rows } of this.#partitions.get(partition)?.values() ?? []) this.#rows -= rows.length + 1;
    this.#partitions.delete(partition);
  }

  clear(): void {
    this.#partitions.clear();
    this.#rows = 0;
  }

  #keep(partition: string, key: string, page: Page<never>): void {
    const rows = page.rows.length + 1;
    if (this.#rows + rows > this.most) this.clear();
    this.#rows += rows;
    const pages = this.#partitions.get(partition);
    if (pages === undefined) this.#partitions.set(partition, new Map([[key, page]]));
    else pages.set(key, page);
  }
}
