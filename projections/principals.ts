/**
 * The people and programs that have tokens. Partition {@link ALL_PRINCIPALS}, the first registered first.
 */
import type { PrincipalId } from '../events/ids.js';
import type { Projection } from './projection.js';

/** The one partition of the view. */
export const ALL_PRINCIPALS = 'all';

export interface PrincipalRow {
  readonly principalId: PrincipalId;
  readonly kind: 'person' | 'service';
  /** Milliseconds since 1970. */
  readonly registeredAt: number;
}

export const principals: Projection<PrincipalRow> = {
  name: 'principals',
  version: 1,
  on: {
    PrincipalRegistered({ data, position, metadata }, rows) {
      const body = { ...data, registeredAt: metadata.recordedAt };
      rows.put({ key: data.principalId, partition: ALL_PRINCIPALS, sort: position, body });
    },
  },
};
