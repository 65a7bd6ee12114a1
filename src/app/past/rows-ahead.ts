/** The rows of a tournament after unrecorded events: the current rows with the events folded in. */
import type { CommittedEvent } from '../../../events/envelope.js';
import { clock } from '../../../projections/clock.js';
import { handlerOf, type Projection, type Row } from '../../../projections/projection.js';
import { standings } from '../../../projections/standings.js';
import { tables } from '../../../projections/tables.js';
import { tournaments } from '../../../projections/tournaments.js';
import type { ViewReads } from '../views/view-store.js';
import { KeptRows, RowsThen, VersionedRows } from './rows-then.js';

type Reads = Pick<ViewReads, 'get' | 'page'>;

/** The views of {@link readTournament}. */
const views: readonly Projection<never>[] = [tournaments, clock, tables, standings] as readonly unknown[] as readonly Projection<never>[];

export const viewsAhead: readonly string[] = views.map(({ name }) => name);

/** @param reads the current rows */
export function foldAhead(reads: Reads, events: readonly CommittedEvent[]): Reads {
  const ahead = new Map(views.map((view) => [view.name, rowsAfter(view, reads, events)]));
  const rowsOf = <Body>({ name }: Projection<Body>): RowsThen<Body> => ahead.get(name) as RowsThen<unknown> as RowsThen<Body>;
  return {
    get: (view, key) => rowsOf(view).get(key),
    page: (view, partition, window) => rowsOf(view).page(partition, window),
  };
}

function rowsAfter<Body>(view: Projection<Body>, reads: Reads, events: readonly CommittedEvent[]): RowsThen<Body> {
  const rows = new VersionedRows<Body>(new CurrentRows(view, reads));
  for (const [position, event] of events.entries()) {
    rows.moveTo(position);
    handlerOf(view.on, event.type)?.({ ...event, position }, rows);
  }
  return new RowsThen(rows, events.length);
}

/** The current rows, read on demand. */
class CurrentRows<Body> extends KeptRows<Body> {
  constructor(
    private readonly view: Projection<Body>,
    private readonly reads: Reads,
  ) {
    super();
  }

  override get(key: string): Row<Body> | undefined {
    return this.reads.get(this.view, key);
  }

  override list(partition: string): readonly Row<Body>[] {
    return this.reads.page(this.view, partition).rows;
  }
}
