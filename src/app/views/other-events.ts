/** Detects views that were built from other events than those of this store, which may have been restored from a backup or swapped. */
import type { EventStore } from '../../store/event-store.js';
import type { View } from './view.js';

/** The names of views from other events. @param last the store's last position; null when it is empty */
export async function findForeignViews(events: EventStore, views: readonly View[], last: number | null): Promise<readonly string[]> {
  const others: string[] = [];
  for (const { name, checkpoint } of views) {
    if (checkpoint === null) continue;
    const { stream, revision, position, id } = checkpoint;
    const [there] = last === null || position > last ? [] : await events.readStream(stream, { fromRevision: revision, limit: 1 });
    if (there?.id !== id || there.position !== position) others.push(name);
  }
  return others;
}
