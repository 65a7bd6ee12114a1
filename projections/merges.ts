/**
 * Which ids of people were merged into which, event by event: who an id stood for at any position.
 */
import type { PlayerId } from '../events/ids.js';
import type { Projection } from './projection.js';

export interface MergeRow {
  readonly playerId: PlayerId;
  /** The id that it stands for from here on: its own where a merge was taken back. */
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
