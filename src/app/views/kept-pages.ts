/**
 * Cached pages of views. Many screens show the same page of a tournament: it is read once for all, until a row of its partition changes.
 */
import type { Page, PageWindow } from './view-table.js';

export class KeptPages {
  readonly #partitions = new Map<string, Map<string, Page<never>>>();
  #rows = 0;

  /** @param most about how many rows are cached; above it, the cache is emptied */
  constructor(private readonly most: number) {}

  /** A page, from the cache or by `read`. */
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

  /** Drops the cached pages of a partition whose rows have changed. */
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
