/** Merges of ids, event by event: the person of an id at any position. */
import type { PlayerId } from '../events/ids.js';
import type { Projection } from './projection.js';

export interface MergeRow {
  readonly playerId: PlayerId;
  /** The person from here on: the id itself when the merge was undone. */
  readonly survivorId: PlayerId;
}

export const ALL_MERGES = 'all';

export const merges: Projection<MergeRow> = {
  name: 'merges',
  version: 1,
  on: {
    MergedInto({ position, data: { playerId, survivorId } }, rows) {
      rows.put({ key: String(position), partition: ALL_MERGES, sort: position, body: { playerId, survivorId } });
    },
    UnmergedFrom({ position, data: { playerId } }, rows) {
      rows.put({ key: String(position), partition: ALL_MERGES, sort: position, body: { playerId, survivorId: playerId } });
    },
  },
};
