/**
 * Whoever counts events once checks that each comes after the one before it: a store that gives one again, or an earlier one, is damaged.
 */
import { StoreError, type StoredEvent } from './event-store.js';

/** The store gave an event that is not after the one before it. Nothing was made of it. */
export class PositionWentBack extends StoreError {
  constructor(position: number, after: number) {
    super(
      'STORE_DAMAGED',
      `The store gave the event at position ${position} after that at position ${after}: start this node again, and run "tapis verify --views".`,
    );
    this.name = 'PositionWentBack';
  }
}

/** @throws PositionWentBack */
export function checkOrder(events: readonly Pick<StoredEvent, 'position'>[], after: number | null): void {
  let last = after ?? -1;
  for (const { position } of events) {
    if (position <= last) throw new PositionWentBack(position, last);
    last = position;
  }
}
