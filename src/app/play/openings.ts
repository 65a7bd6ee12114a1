/** The events that opened hands, from the stream of their tournament: needed to start a hand that no node has started yet. */
import type { RecordedEvent } from '../../../events/envelope.js';
import { type HandId, type TournamentId, tournamentStream } from '../../../events/ids.js';
import type { EventStore } from '../../store/event-store.js';
import { readEvents } from '../../store/stream-pieces.js';
import { decodeEvent } from '../dispatch/event-codec.js';

export async function readOpenings(store: EventStore, id: TournamentId, hands: ReadonlySet<HandId>): Promise<RecordedEvent[]> {
  const openings: RecordedEvent[] = [];
  for await (const stored of readEvents(store, tournamentStream(id))) {
    if (stored.type !== 'HandOpened') continue;
    const event = decodeEvent(stored);
    if (event.type === 'HandOpened' && hands.has(event.data.handId)) openings.push(event);
  }
  return openings;
}
