/**
 * Pages of a view that were read and have not changed since. Many screens show the same page of the same standings: it is read once
 * for all of them, until a row of its partition changes.
 */
import type { Projection } from '../../../projections/projection.js';
import type { Tapis } from '../../app/tapis.js';
import type { Page, PageWindow } from '../../app/views/view-table.js';

interface Kept<Body> {
  readonly page: Page<Body>;
  /** The buffer of the view's rows: another one when the view was rebuilt. */
  readonly rows: object;
}

/** About how many rows are kept of one view. When it is more, all are dropped and read again as they are asked for. */
const KEPT_ROWS = 20_000;

export class PageCache<Body> {
  private readonly partitions = new Map<string, Map<string, Kept<Body>>>();
  private rows = 0;
  private readonly unfollow: () => void;

  constructor(
    private readonly tapis: Tapis,
    private readonly view: Projection<Body>,
  ) {
    // Called in the same turn as the change is stored, so no reader comes between.
    this.unfollow = tapis.runner.onChange((changes) => {
      for (const change of changes) if (change.view === view.name) this.drop(change.partition);
    });
  }

  /** @throws ViewError when the view can't be read */
  page(partition: string, window: PageWindow): Page<Body> {
    const { failure, rebuilding, rows } = this.tapis.views.view(this.view.name);
    const key = JSON.stringify([window.after?.sort, window.after?.key, window.before?.sort, window.before?.key, window.first, window.last]);
    const kept = this.partitions.get(partition)?.get(key);
    if (kept !== undefined && kept.rows === rows && failure === null && !rebuilding) return kept.page;
    const page = this.tapis.views.page(this.view, partition, window);
    // Strangers may ask for any number of partitions that do not exist.
    if (page.rows.length > 0) this.keep(partition, key, { page, rows });
    return page;
  }

  close(): void {
    this.unfollow();
    this.partitions.clear();
  }

  private keep(partition: string, key: string, kept: Kept<Body>): void {
    this.rows += kept.page.rows.length + 1;
    if (this.rows > KEPT_ROWS) {
      this.partitions.clear();
      this.rows = kept.page.rows.length + 1;
    }
    const pages = this.partitions.get(partition);
    if (pages === undefined) this.partitions.set(partition, new Map([[key, kept]]));
    else pages.set(key, kept);
  }

  private drop(partition: string): void {
    for (const { page } of this.partitions.get(partition)?.values() ?? []) this.rows -= page.rows.length + 1;
    this.partitions.delete(partition);
  }
}
