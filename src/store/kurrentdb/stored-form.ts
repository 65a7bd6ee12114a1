/**
 * The form of events in KurrentDB: data as JSON, readable by its own tools, and metadata with our id at its start. Texts are restored byte
 * for byte. KurrentDB's own event id belongs to the append: docs/decisions/0011.
 */
import type { EventData, RecordedEvent } from '@kurrent/kurrentdb-client';
import type { StreamName } from '../../../events/ids.js';
import type { EventToAppend, StoredEvent } from '../event-store.js';

/** The property for our id, before our own metadata. */
const ID = 'eventId';
/** The property for texts that JSON would not restore byte for byte; Tapis writes none. */
const TEXTS = 'texts';

const encoder = new TextEncoder();

interface Texts {
  readonly data: string;
  readonly metadata: string;
}

/** @param appendId a UUID for this event in this append only */
export function toKurrent({ id, type, data, metadata }: EventToAppend, appendId: string): EventData {
  const value = findSameEvent(data);
  const fields = findSameEvent(metadata);
  const isPlain = value !== undefined && isObject(fields) && !(ID in fields) && !(TEXTS in fields);
  const form = isPlain ? { [ID]: id, ...fields } : { [ID]: id, [TEXTS]: { data, metadata } satisfies Texts };
  return {
    id: appendId,
    contentType: 'application/json',
    type,
    data: isPlain ? (value as Record<string, unknown>) : {},
    // As bytes: the client would write an object as Base64, and parse it twice.
    metadata: encoder.encode(JSON.stringify(form)),
  };
}

/** An event of Tapis; null for a foreign one, by its type and metadata. */
export function fromKurrent(event: RecordedEvent, stream: StreamName, position: number): StoredEvent | null {
  const { metadata, type } = event;
  if (type.startsWith('$') || !event.isJson || !isObject(metadata) || typeof metadata[ID] !== 'string') return null;
  const { [ID]: id, [TEXTS]: texts, ...fields } = metadata;
  const place = { stream, revision: Number(event.revision), position };
  if (texts === undefined) {
    // The client returns text that is not JSON unchanged.
    if (event.data === undefined) return null;
    return { id, type, data: JSON.stringify(event.data), metadata: JSON.stringify(fields), ...place };
  }
  return isTexts(texts) ? { id, type, data: texts.data, metadata: texts.metadata, ...place } : null;
}

/** The value of a JSON text that would be serialised the same again; undefined for any other text. */
function findSameEvent(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return JSON.stringify(value) === text ? value : undefined;
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Uint8Array);
}

function isTexts(value: unknown): value is Texts {
  return isObject(value) && typeof value['data'] === 'string' && typeof value['metadata'] === 'string';
}
