/**
 * How our events lie in KurrentDB: data as JSON, so that its own tools can read it, and in the metadata our metadata with our id before it.
 * The port's texts come back byte for byte. The id that KurrentDB knows an event by is the append's own: docs/decisions/0011.
 */
import type { EventData, RecordedEvent } from '@kurrent/kurrentdb-client';
import type { StreamName } from '../../../events/ids.js';
import type { EventToAppend, StoredEvent } from '../event-store.js';

/** Before our own metadata stands our id. */
const ID = 'eventId';
/** Texts that JSON does not give back byte for byte stand whole under this name; nothing that Tapis writes needs it. */
const TEXTS = 'texts';

const encoder = new TextEncoder();

interface Texts {
  readonly data: string;
  readonly metadata: string;
}

/** @param appendId a UUID for this event in this append alone */
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
    // As bytes: the client writes an object as Base64, and reads that back twice.
    metadata: encoder.encode(JSON.stringify(form)),
  };
}

/** An event as Tapis wrote it; null for one that Tapis did not write, by its type and its metadata. */
export function fromKurrent(event: RecordedEvent, stream: StreamName, position: number): StoredEvent | null {
  const { metadata, type } = event;
  if (type.startsWith('$') || !event.isJson || !isObject(metadata) || typeof metadata[ID] !== 'string') return null;
  const { [ID]: id, [TEXTS]: texts, ...fields } = metadata;
  const place = { stream, revision: Number(event.revision), position };
  if (texts === undefined) {
    // The client gives text that is no JSON as it is.
    if (event.data === undefined) return null;
    return { id, type, data: JSON.stringify(event.data), metadata: JSON.stringify(fields), ...place };
  }
  return isTexts(texts) ? { id, type, data: texts.data, metadata: texts.metadata, ...place } : null;
}

/** The value of a JSON text that would be written again just so; undefined for any other text. */
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
