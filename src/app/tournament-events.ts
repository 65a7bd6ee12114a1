/** The stored events of a tournament and its hands, in the order of the store. */
import { handStream, type HandId, type TournamentId, tournamentStream } from '../../events/ids.js';
import type { StoredEvent, StreamReader } from '../store/event-store.js';
import { readEvents, readPieces } from '../store/stream-pieces.js';

/** A hand's stream is read when the tournament opens the hand. Memory holds the hands in progress, and events of a hand after its end. */
export async function* eventsWithHands(reader: StreamReader, id: TournamentId): AsyncGenerator<readonly StoredEvent[]> {
  let waiting: StoredEvent[] = [];
  for await (const piece of readPieces(reader, tournamentStream(id))) {
    const given: StoredEvent[] = [];
    for (const event of piece) {
      const due = waiting.findIndex(({ position }) => position > event.position);
      const before = due < 0 ? waiting.length : due;
      if (before > 0) given.push(...waiting.splice(0, before));
      given.push(event);
      if (event.type !== 'HandOpened') continue;
      const { handId } = JSON.parse(event.data) as { handId: HandId };
      for await (const ofHand of readEvents(reader, handStream(handId))) waiting.push(ofHand);
      waiting = waiting.sort((one, other) => one.position - other.position);
    }
    yield given;
  }
  yield waiting;
}
