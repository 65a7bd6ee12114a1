/**
 * The events that opened hands, from the stream of their tournament: what starts a hand that no node has started yet.
 */
import type { RecordedEvent } from '../../events/envelope.js';
import { type HandId, type TournamentId, tournamentStream } from '../../events/ids.js';
import type { EventStore } from '../store/event-store.js';
import { decodeEvent } from './event-codec.js';

export async function readOpenings(store: EventStore, id: TournamentId, hands: ReadonlySet<HandId>): Promise<RecordedEvent[]> {
  const events = (await store.readStream(tournamentStream(id))).map((stored) => decodeEvent(stored));
  return events.filter((event) => event.type === 'HandOpened' && hands.has(event.data.handId));
}
