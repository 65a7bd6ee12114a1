/** Compares the events of a log with its published tiles, and names the first difference. */
import type { StoredEvent } from '../../store/event-store.js';
import { type EventCheck, type Finding, findingAt } from '../verify.js';
import { EntryCounter, entryOf, type FormerPositions } from './log-entries.js';
import { hashLeaf } from './merkle-tree.js';
import { hashIn, type ReadTile, TILE_WIDTH, tileIn } from './tiles.js';

/** @param size of the last head @param readTile throws for a missing tile @param positions of a log that was moved */
export function checkTiles(size: number, readTile: ReadTile, positions?: FormerPositions): EventCheck {
  const counter = new EntryCounter(positions);
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
  const isOther = (event: StoredEvent): boolean => {
    const { number, former } = counter.next(event);
    const isLeaf = (each: number): boolean => hashLeaf(entryOf(event, each)).equals(hashIn(tile!, index % TILE_WIDTH));
    return tile === null || !(isLeaf(number) || (former !== number && isLeaf(former)));
  };
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
