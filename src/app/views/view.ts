/**
 * One view as the runner drives it.
 */
import type { AnyProjection } from '../../../projections/catalogue.js';
import type { StoredEvent } from '../../store/event-store.js';
import type { RowBuffer } from './row-buffer.js';
import type { SetAsideStreams } from './set-aside-streams.js';

/** The event that a view has come to: where it stands, and by its id whether it is still the one that the view was built from. */
export type ViewCheckpoint = Pick<StoredEvent, 'position' | 'stream' | 'revision' | 'id'>;

export interface View {
  readonly projection: AnyProjection;
  readonly name: string;
  readonly rows: RowBuffer;
  /** Null before the first event. */
  readonly checkpoint: ViewCheckpoint | null;
  /** Why the fold stopped; null while it runs. */
  readonly failure: string | null;
  /** True while the view is built from the first event on: it can't be read yet. */
  readonly rebuilding: boolean;
  /** The streams that it could not take. */
  readonly setAside: SetAsideStreams;
}
