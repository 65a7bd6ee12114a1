/** The public form of an event: a CloudEvent (cloudevents.io, 1.0) with a sentence in both languages. */
import { findEventType } from '../../events/catalogue.js';
import type { RecordedEvent } from '../../events/envelope.js';
import type { Sentence } from '../../events/event-type.js';
import type { StoredEvent } from '../store/event-store.js';
import type { Subject } from './change-kinds.js';

/**
 * The version of the public form: of the attributes, and of `data`. What an event states is in the version of the catalogue, which stands
 * beside it as `schema`.
 */
const FORM = 1;

/** Who gave the command. */
export interface ChangedBy {
  readonly role: string;
  /** Null for a reader who may not see it. */
  readonly id: string | null;
}

export interface ChangeData {
  readonly text: Sentence;
  readonly by: ChangedBy | null;
  /** The command that caused it, by its name and its id. */
  readonly command: string | null;
  readonly commandId: string | null;
  /** The version of {@link ChangeData.event} in the catalogue of events. */
  readonly schema: number | null;
  /** What it states; null where it could not be read. */
  readonly event: object | null;
}

/** An event as other programs get it. Attributes are those of CloudEvents; `position` is an extension. */
export interface Change {
  readonly specversion: '1.0';
  /** The same for the same event wherever the store is moved: its stream and revision. */
  readonly id: string;
  readonly source: string;
  /** Such as `tapis.PlayerMoved.v1`. */
  readonly type: string;
  /** Such as `tournament/friday`. */
  readonly subject: string;
  /** When it was recorded, as RFC 3339; left out of what cannot be read. */
  readonly time?: string;
  readonly datacontenttype: 'application/json';
  /** A whole number: changes come in its order, and a reader goes on after it. Extensions of CloudEvents have only 32 bits for numbers. */
  readonly position: string;
  readonly data: ChangeData;
}

interface Shown {
  readonly subject: Subject;
  readonly source: string;
  readonly by: ChangedBy;
  readonly text: Sentence;
}

/** @param event as the reader may see it */
export function makeChange(event: RecordedEvent, { subject, source, by, text }: Shown): Change {
  const { recordedAt, command, commandId } = event.metadata;
  const schema = findEventType(event.type).version;
  const data = { text, by, command, commandId, schema, event: event.data };
  return { ...attributesOf(event, subject, source), time: new Date(recordedAt).toISOString(), data };
}

const unreadable: Sentence = {
  en: 'an event that cannot be read: tapis verify says what is wrong with it',
  fr: 'un événement illisible : tapis verify dit ce qui ne va pas',
};

/** A stored event that is damaged, or of a later release: readers learn that there is one, and go on. */
export function makeUnreadableChange(stored: StoredEvent, subject: Subject, source: string): Change {
  const data = { text: unreadable, by: null, command: null, commandId: null, schema: null, event: null };
  return { ...attributesOf({ ...stored, type: 'Unreadable' }, subject, source), data };
}

/** Such as `tapis.PlayerMoved.v1`. @param type of the event */
export const typeOfChange = (type: string): string => `tapis.${type}.v${FORM}`;

function attributesOf(
  { stream, revision, position, type }: Pick<StoredEvent, 'stream' | 'revision' | 'position' | 'type'>,
  { kind, id }: Subject,
  source: string,
): Omit<Change, 'time' | 'data'> {
  return {
    specversion: '1.0',
    id: `${stream}/${revision}`,
    source,
    type: typeOfChange(type),
    subject: `${kind}/${id}`,
    datacontenttype: 'application/json',
    position: String(position),
  };
}
