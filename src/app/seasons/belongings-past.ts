/** Where people belong, folded from their streams up to a position, for tables that do not rank everybody. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { localDay } from '../../../events/calendar.js';
import { type PlayerId, playerStream } from '../../../events/ids.js';
import { clubs } from '../../../projections/clubs.js';
import {
  type Belonging,
  type BelongingEvent,
  belongingTypes,
  belongsNowhere,
  foldBelonging,
  registryOf,
} from '../../federation/belonging.js';
import { readEvents } from '../../store/stream-pieces.js';
import { decodeEvent } from '../dispatch/event-codec.js';
import type { EventStore } from '../../store/event-store.js';
import type { ViewStore } from '../views/view-store.js';

const types: ReadonlySet<string> = new Set(belongingTypes);
/** People read in one turn. */
const IN_A_TURN = 50;

/**
 * What is known of people on days. Clubs are as they are known now.
 * @param idsOf all ids of a person, by any of them
 * @param at the position; null for now
 */
export async function readRegistry(
  { store, views }: { readonly store: EventStore; readonly views: ViewStore },
  people: ReadonlySet<string>,
  idsOf: (person: string) => readonly string[],
  at: number | null,
): Promise<ReturnType<typeof registryOf>> {
  const belongings = new Map<string, Belonging>();
  for (const id of new Set([...people].flatMap(idsOf))) {
    if (belongings.size % IN_A_TURN === 0) await nextTurn();
    let belonging = belongsNowhere;
    for await (const stored of readEvents(store, playerStream(id as PlayerId))) {
      if (at !== null && stored.position > at) break;
      const event = decodeEvent(stored);
      if (types.has(event.type))
        belonging = foldBelonging(belonging, event as unknown as BelongingEvent, localDay(event.metadata.recordedAt, 'UTC'));
    }
    belongings.set(id, belonging);
  }
  return registryOf(
    (person) => idsOf(person).map((id) => belongings.get(id)!),
    (club) => views.get(clubs, club)?.body.affiliations ?? [],
  );
}
