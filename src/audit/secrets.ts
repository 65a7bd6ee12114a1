/** The secrets of a hand: hole cards that were recorded and not tabled, and values from which they could be found by trying. */
import { secretFieldsOf } from '../../events/catalogue.js';
import type { EventMetadata, RecordedEvent } from '../../events/envelope.js';
import type { HandEvent, PublicHandEvent } from '../../events/hand.js';
import { emptyRecord } from '../hand/state/record.js';
import { isOpen } from '../hand/sealed-cards.js';
import type { HandState } from '../hand/state.js';
import { isKeyedDigest } from './command-print.js';

/** Removes from an event what the table did not see: cards that were only recorded, and cards that only an official looked at. */
export function hideSecrets(event: HandEvent): PublicHandEvent {
  return withoutSecrets(event) as PublicHandEvent;
}

/** The same for a decoded event. Its type shows which fields were secret. */
export function hideRecordedSecrets(event: RecordedEvent): RecordedEvent {
  return withoutSecrets(event) as RecordedEvent;
}

function withoutSecrets(event: { readonly type: string; readonly data: object }): unknown {
  const fields = secretFieldsOf(event.type);
  if (fields === undefined) return event;
  return { ...event, data: { ...event.data, ...Object.fromEntries(fields.map((field) => [field, null])) } };
}

/** How much of a stream's events a reader sees: everything, everything but secret values, or neither secret values nor ids and hashes. */
export type EventSight = 'all' | 'public' | 'publicWithoutIds';

/**
 * What everybody may see of a stream. Older releases made ids and hashes from the whole command and event, so the cards can be found from
 * them by trying all pairs. Hashes of later events in such a stream depend on the earlier ones.
 * @param first the metadata of the stream's first event
 */
export function makePublicSight(first: Pick<EventMetadata, 'commandDigest'>): EventSight {
  return isKeyedDigest(first.commandDigest) ? 'public' : 'publicWithoutIds';
}

/** Removes from a hand's state its events, and the hole cards neither tabled nor shown to everybody by then. */
export function hideStateSecrets(state: HandState): HandState {
  return { ...state, record: emptyRecord, holeCards: state.holeCards.map((cards, index) => (isOpen(state, index) ? cards : null)) };
}
