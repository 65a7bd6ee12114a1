/** Consumers that count events once check their order: a store that delivers one again, or an earlier one, is damaged. */
import { StoreError, type StoredEvent } from './event-store.js';

/** The store delivered an event out of order, which was ignored. */
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
