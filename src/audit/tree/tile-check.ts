/**
 * Whether the events of a log are those of its published tiles: the first that is another one is named.
 */
import type { StoredEvent } from '../../store/event-store.js';
import { type EventCheck, type Finding, findingAt } from '../verify.js';
import { entryOf } from './log-tree.js';
import { hashLeaf } from './merkle-tree.js';
import { hashIn, type ReadTile, TILE_WIDTH, tileIn } from './tiles.js';

/** @param size of the last head @param readTile throws where a tile is not there */
export function checkTiles(size: number, readTile: ReadTile): EventCheck {
  let index = 0;
  let tile: Uint8Array | null = null;
  let finding: Finding | null = null;
  const read = (): Uint8Array | null => {
    try {
      return readTile(tileIn(size, 0, Math.floor(index / TILE_WIDTH)));
    } catch {
      return null;
    }
  };
  const isOther = (event: StoredEvent): boolean => tile === null || !hashLeaf(entryOf(event)).equals(hashIn(tile, index % TILE_WIDTH));
  return {
    see(event) {
      if (finding !== null || index >= size) return;
      if (tile === null || index % TILE_WIDTH === 0) tile = read();
      if (isOther(event)) finding = findingAt(event, { code: 'TILE_DIFFERS', isThere: tile !== null });
      index += 1;
    },
    *end() {
      if (finding !== null) yield finding;
    },
  };
}
