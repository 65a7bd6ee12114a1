/** A view as used by the runner. */
import type { AnyProjection } from '../../../projections/catalogue.js';
import type { StoredEvent } from '../../store/event-store.js';
import type { RowBuffer } from './row-buffer.js';
import type { SetAsideStreams } from './set-aside-streams.js';

/** The last event of a view: its position, and its id, which shows whether the view was built from these events. */
export type ViewCheckpoint = Pick<StoredEvent, 'position' | 'stream' | 'revision' | 'id'>;

export interface View {
  readonly projection: AnyProjection;
  readonly name: string;
  readonly rows: RowBuffer;
  /** Null before the first event. */
  readonly checkpoint: ViewCheckpoint | null;
  /** Why the fold stopped; null while it runs. */
  readonly failure: string | null;
  /** True during a rebuild from the first event, when it cannot be read. */
  readonly rebuilding: boolean;
  /** The streams that it could not fold. */
  readonly setAside: SetAsideStreams;
}
