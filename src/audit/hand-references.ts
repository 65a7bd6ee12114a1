/** Checks that tournaments and hands refer to each other: removing a whole stream leaves no gap in any stream. */
import { handOfStream, isHandStream, tournamentOfHand, tournamentOfStream } from '../../events/ids.js';
import type { StoredEvent } from '../store/event-store.js';
import { type EventCheck, findingAt } from './verify.js';

/** What the events say about one hand. */
interface Hand {
  /** The event by which the tournament opened it. */
  opened: StoredEvent | null;
  /** The event by which the tournament settled it. */
  settled: StoredEvent | null;
  /** The first event of its own stream. */
  first: StoredEvent | null;
  isCompleted: boolean;
}

/**
 * @param reactedTo the position up to which reactions are known to be done. A hand is started in its own stream after its tournament opened
 * it; one opened later may still be started
 */
export function checkHandReferences(reactedTo: number | null): EventCheck {
  const hands = new Map<string, Hand>();
  const handOf = (id: string): Hand => {
    let hand = hands.get(id);
    if (hand === undefined) hands.set(id, (hand = { opened: null, settled: null, first: null, isCompleted: false }));
    return hand;
  };
  return {
    see(event) {
      if (isHandStream(event.stream)) {
        const hand = handOf(handOfStream(event.stream));
        hand.first ??= event;
        if (event.type === 'HandCompleted') hand.isCompleted = true;
      } else if (event.type === 'HandOpened' || event.type === 'HandSettled') {
        const id = handIdIn(event);
        if (id !== null) handOf(id)[event.type === 'HandOpened' ? 'opened' : 'settled'] = event;
      }
    },
    *end() {
      for (const [id, { opened, settled, first, isCompleted }] of hands) {
        if (first === null) {
          const by = settled ?? opened!;
          if (settled !== null || opened!.position <= (reactedTo ?? -1)) yield findingAt(by, { code: 'HAND_MISSING', handId: id });
        } else if (settled !== null && !isCompleted) {
          yield findingAt(settled, { code: 'HAND_CUT_SHORT', handId: id });
        }
        if (first !== null && opened === null)
          yield findingAt(first, { code: 'HAND_NOT_OPENED', tournamentId: tournamentOfHand(handOfStream(first.stream)) });
      }
    },
  };
}

function handIdIn({ data, stream }: StoredEvent): string | null {
  try {
    const { handId } = JSON.parse(data) as { handId?: unknown };
    // A hand of another tournament would be an altered event, which its hash shows.
    return typeof handId === 'string' && handId.startsWith(`${tournamentOfStream(stream)}.`) ? handId : null;
  } catch {
    return null;
  }
}
