/** A view is a pure fold from events to rows; this file defines its terms. The runner decides where and how rows are stored. */
import { type DomainEvent, type EventsByType, eventTypes } from '../events/catalogue.js';
import type { RecordedEvent } from '../events/envelope.js';
import type { StreamName } from '../events/ids.js';

/**
 * A row and its place. Rows of a `partition` (for example a tournament) are listed by ascending `order` if the view has one, `sort`, then
 * `key`. `sort` is a safe integer; `key` is unique within the view.
 */
export interface Row<Body> {
  readonly key: string;
  readonly partition: string;
  readonly sort: number;
  /** Only in a ranked view: the place as an ASCII text. `sort` is 0 then. */
  readonly order?: string;
  /** Only JSON values; a stored row read back equals the original. Immutable: put a new row. */
  readonly body: Body;
}

/** The partition of rows that are only found by key, never listed. */
export const UNLISTED = '';

/** The rows of one view during its fold, which sees its own changes. */
export interface Rows<Body> {
  get(key: string): Row<Body> | undefined;
  put(row: Row<Body>): void;
  delete(key: string): void;
  /** All rows of a partition, by `sort` and `key`. For rare events that change all of them; the cost is proportional to the result. */
  list(partition: string): readonly Row<Body>[];
}

/** One stored event of the type `Type`. */
export type EventNamed<Type extends DomainEvent['type']> = RecordedEvent<EventsByType[Type]>;

/** How a fold handles each event type. Handlers never read a clock and never throw. */
export type EventHandlers<Body> = { readonly [Type in DomainEvent['type']]?: (event: EventNamed<Type>, rows: Rows<Body>) => void };

/** Handlers that work in pieces: other work runs between pieces. */
export type EventPieces<Body> = {
  readonly [Type in DomainEvent['type']]?: (event: EventNamed<Type>, rows: Rows<Body>) => Generator<void, void>;
};

export interface Projection<Body> {
  /** kebab-case; the view's name in tables, commands and logs. */
  readonly name: string;
  /** Incremented when the fold or its rows change: views of an older version are rebuilt. */
  readonly version: number;
  /**
   * For a fold that only adds rows, once each: the properties of every body. `sort` increases with every row, and its decimal form is the
   * key. Such rows cost a third to store, need no memory, and are read by page, not by key.
   */
  readonly appendOnly?: readonly (keyof Body & string)[];
  /**
   * When given, every row has an `order`. Rows of the partitions for which it returns true are counted, so that a rank, and the row at a
   * rank, cost the same everywhere.
   */
  readonly ranked?: (partition: string) => boolean;
  /** About how many rows of cached pages stay in memory. Rows of such a view never change their partition. */
  readonly keptRows?: number;
  /**
   * Whether it decides on permissions: a stream that it cannot fold stops it, and its decisions are refused. Other views set such a stream
   * aside and continue.
   */
  readonly guards?: true;
  /** The streams that a row shows beside those of its key and partition. When one is set aside, the row's `setAside` says so. */
  readonly shows?: (body: Body) => readonly StreamName[];
  /** The fold only gets these types. */
  readonly on: EventHandlers<Body>;
  /** The same for events that may change very many rows, in pieces. Readers see them after the whole event. */
  readonly inPieces?: EventPieces<Body>;
}

export type EventHandler<Body> = (event: RecordedEvent, rows: Rows<Body>) => void;
export type EventPieceHandler<Body> = (event: RecordedEvent, rows: Rows<Body>) => Generator<void, void>;

/** A view's handler for any event type; undefined when it does not read it. */
export function handlerOf<Body>(on: EventHandlers<Body>, type: string): EventHandler<Body> | undefined {
  return (on as Readonly<Record<string, unknown>>)[type] as EventHandler<Body> | undefined;
}

/** A view's handler in pieces; undefined when it has none for the type. */
export const piecesOf = <Body>({ inPieces }: Projection<Body>, type: string): EventPieceHandler<Body> | undefined =>
  inPieces === undefined ? undefined : piecesIn(inPieces, type);

const piecesIn = <Body>(pieces: EventPieces<Body>, type: string): EventPieceHandler<Body> | undefined =>
  (pieces as Readonly<Record<string, unknown>>)[type] as EventPieceHandler<Body> | undefined;

/** Runs all pieces at once. */
export function drain(pieces: Generator<void, unknown>): void {
  while (pieces.next().done !== true);
}

/** Handlers that run all pieces at once. */
export const inOneGo = <Body>(pieces: EventPieces<Body>): EventHandlers<Body> =>
  byType(Object.keys(pieces).map((type) => [type, (event, rows) => drain(piecesIn(pieces, type)!(event, rows))]));

/** One handler for several event types. */
export function onEach<Type extends DomainEvent['type'], Body>(
  types: readonly Type[],
  handler: (event: EventNamed<Type>, rows: Rows<Body>) => void,
): EventHandlers<Body> {
  return byType(types.map((type) => [type, handler as unknown as EventHandler<Body>]));
}

/** One handler for all event types. */
export function onEvery<Body>(handler: EventHandler<Body>): EventHandlers<Body> {
  return byType(eventTypes.map(({ type }) => [type, handler]));
}

/** Merges the handlers of several parts of a view. Parts with the same type run in this order. */
export function mergeHandlers<Body>(...parts: readonly EventHandlers<Body>[]): EventHandlers<Body> {
  const all = new Map<string, EventHandler<Body>>();
  for (const part of parts) {
    for (const type of Object.keys(part)) {
      const before = all.get(type);
      const next = handlerOf(part, type)!;
      all.set(type, before === undefined ? next : (event, rows) => (before(event, rows), next(event, rows)));
    }
  }
  return byType(all);
}

/** Checking a general handler against every type would take the compiler seconds. */
const byType = <Body>(handlers: Iterable<readonly [type: string, EventHandler<Body>]>): EventHandlers<Body> =>
  Object.fromEntries<unknown>(handlers);

/** By place: negative when the first comes first. */
export function compareRows(a: Pick<Row<unknown>, 'sort' | 'order' | 'key'>, b: Pick<Row<unknown>, 'sort' | 'order' | 'key'>): number {
  const [ofA, ofB] = [a.order ?? '', b.order ?? ''];
  if (ofA !== ofB) return ofA < ofB ? -1 : 1;
  return a.sort - b.sort || (a.key < b.key ? -1 : Number(a.key > b.key));
}

/** Changes the body of a row in place; ignores a missing row. */
export function change<Body extends object>(rows: Rows<Body>, key: string, next: (body: Body) => Partial<Body>): void {
  const row = rows.get(key);
  if (row !== undefined) rows.put({ ...row, body: { ...row.body, ...next(row.body) } });
}

/** Private notes of a fold between events, beside its visible rows and under separate keys. `name`: the subject of the notes. */
export class Notes<Note> {
  constructor(private readonly name: string) {}

  get<Body>(rows: Rows<Body>, key: string): Note | undefined {
    return rows.get(this.#keyOf(key))?.body as Note | undefined;
  }

  put<Body>(rows: Rows<Body>, key: string, note: Note): void {
    // These rows are only read by `get`.
    rows.put({ key: this.#keyOf(key), partition: UNLISTED, sort: 0, order: '', body: note as unknown as Body });
  }

  delete<Body>(rows: Rows<Body>, key: string): void {
    rows.delete(this.#keyOf(key));
  }

  #keyOf(key: string): string {
    return `${this.name} ${key}`;
  }
}
