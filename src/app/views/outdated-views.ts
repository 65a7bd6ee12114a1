/** Which views are rebuilt at the start: those of other events, and those that can now fold the streams they had set aside. */
import type { EventStore } from '../../store/event-store.js';
import { findForeignViews } from './other-events.js';
import { findRepairedViews } from './repaired-views.js';
import type { ViewStore } from './view-store.js';
import type { ViewsLog } from './views-database.js';

/** @param last the store's last position; null when it is empty */
export async function resetOutdated(events: EventStore, views: ViewStore, log: ViewsLog, last: number | null): Promise<void> {
  const strangers = await findForeignViews(events, views.views, last);
  if (strangers.length > 0) {
    log.error(`The views ${strangers.join(', ')} were built from other events than those of the store: they are built again.`);
    views.reset(strangers);
  }
  const repaired = await findRepairedViews(events, views.views);
  if (repaired.length > 0) {
    log.info(`The views ${repaired.join(', ')} can take what they had set aside: they are built again.`);
    views.reset(repaired);
  }
}
