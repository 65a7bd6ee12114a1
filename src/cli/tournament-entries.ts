/** The events of a tournament and its hands, in order, with the people and things each concerns. */
import type { RecordedEvent } from '../../events/envelope.js';
import { handStream, type PlayerId, type TournamentId, tournamentStream } from '../../events/ids.js';
import { type Mentions, mentionsOf } from '../../events/mentions.js';
import type { EventReader } from '../store/event-store.js';
import { readEvents } from '../store/stream-pieces.js';

/** An event with the people and things it concerns; for a hand, seats are resolved to players. */
export interface Entry extends Omit<Mentions, 'seats'> {
  readonly event: RecordedEvent;
}

/**
 * The events of a tournament and its hands in the order of the store. A hand is read when the tournament opens it: memory holds the hands
 * in progress.
 */
export async function* entriesOf(reader: EventReader, id: TournamentId): AsyncGenerator<Entry> {
  const { decodeEvent } = await import('../app/dispatch/event-codec.js');
  let waiting: Entry[] = [];
  for await (const stored of readEvents(reader, tournamentStream(id))) {
    const event = decodeEvent(stored);
    yield* waiting.filter((entry) => entry.event.position < event.position);
    waiting = waiting.filter((entry) => entry.event.position > event.position);
    yield { event, ...mentionsOf(event) };
    if (event.type !== 'HandOpened') continue;
    const ofHand: RecordedEvent[] = [];
    for await (const each of readEvents(reader, handStream(event.data.handId))) ofHand.push(decodeEvent(each));
    waiting = [...waiting, ...withPlayers(ofHand)].sort((a, b) => a.event.position - b.event.position);
  }
  yield* waiting;
}

/** The events of a hand with the players at their seats. */
function withPlayers(ofHand: readonly RecordedEvent[]): Entry[] {
  const seated = new Map<number, PlayerId>();
  return ofHand.map((event) => {
    if (event.type === 'HandStarted') for (const { seat, playerId } of event.data.seats) seated.set(seat, playerId);
    if (event.type === 'NewcomerDealtIn') seated.set(event.data.seat, event.data.playerId);
    const { players, tables, seats } = mentionsOf(event);
    return { event, tables, players: [...new Set([...players, ...seats.flatMap((seat) => seated.get(seat) ?? [])])] };
  });
}
