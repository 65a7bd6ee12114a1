/**
 * What a view is: a pure fold from events to rows, in the words that every view is written in. Where rows are kept, and how fast, is the runner's affair.
 */
import { type DomainEvent, type EventsByType, eventTypes } from '../events/catalogue.js';
import type { RecordedEvent } from '../events/envelope.js';
import type { StreamName } from '../events/ids.js';

/**
 * The place of one row. Rows of a `partition` (a tournament, say) are listed by ascending `order` where the view has one, `sort`, then `key`.
 * `sort` is a safe integer; `key` is unique within the view.
 */
export interface Row<Body> {
  readonly key: string;
  readonly partition: string;
  readonly sort: number;
  /** Of a ranked view, and of no other: the place as a text of ASCII characters. `sort` is 0 there. */
  readonly order?: string;
  /** JSON values only; a row that was stored and read back equals the row that was put. Never changed in place: put a new row. */
  readonly body: Body;
}

/** The partition of rows that are only ever found by their key. Nobody lists it. */
export const UNLISTED = '';

/** The rows of one view as its fold sees them: what it has put, it gets. */
export interface Rows<Body> {
  get(key: string): Row<Body> | undefined;
  put(row: Row<Body>): void;
  delete(key: string): void;
  /** All rows of a partition, by `sort` and `key`. For rare events that touch all of them; costs what it returns. */
  list(partition: string): readonly Row<Body>[];
}

/** One event of the type `Type`, as it is read back. */
export type EventNamed<Type extends DomainEvent['type']> = RecordedEvent<EventsByType[Type]>;

/** What a fold does with each type of event that it reads. Handlers never read a clock and never throw on an event of their type. */
export type EventHandlers<Body> = { readonly [Type in DomainEvent['type']]?: (event: EventNamed<Type>, rows: Rows<Body>) => void };

/** What a fold does with an event in pieces: others have their turn between two of them. */
export type EventPieces<Body> = {
  readonly [Type in DomainEvent['type']]?: (event: EventNamed<Type>, rows: Rows<Body>) => Generator<void, void>;
};

export interface Projection<Body> {
  /** kebab-case; the name of the view in tables, commands and logs. */
  readonly name: string;
  /** Raised when the fold or its rows change: views of an older version are rebuilt. */
  readonly version: number;
  /**
   * The properties of a body, all of them in every one, where the fold only ever puts rows, each once. Their `sort` grows with every row and is,
   * in decimal, the row's key. Such rows cost a third to keep, no memory, and are read by page, not by key.
   */
  readonly appendOnly?: readonly (keyof Body & string)[];
  /**
   * Where it is given, each row has an `order`. In the partitions that it names rows are counted, so that a rank, and the row at a rank, are found
   * at the same cost anywhere.
   */
  readonly ranked?: (partition: string) => boolean;
  /** About how many rows of pages that were read stay in memory, for the next who asks. The rows of such a view never go to another partition. */
  readonly keptRows?: number;
  /**
   * Whether it decides who may do what: a stream that it can't take stops it, and what it decides is refused. Any other view sets such a stream aside
   * and goes on.
   */
  readonly guards?: true;
  /**
   * The streams that a row shows beside the one of its key and the one of its partition. Where one of them is set aside, the row says so in its
   * `setAside` when it is read.
   */
  readonly shows?: (body: Body) => readonly StreamName[];
  /** Types that are not named here never reach the fold. */
  readonly on: EventHandlers<Body>;
  /** The same for events that may change very many rows, in pieces. Nobody reads these rows before the event is folded whole. */
  readonly inPieces?: EventPieces<Body>;
}

export type EventHandler<Body> = (event: RecordedEvent, rows: Rows<Body>) => void;
export type EventPieceHandler<Body> = (event: RecordedEvent, rows: Rows<Body>) => Generator<void, void>;

/** What a view does with events of a type, for whoever has events of any type; undefined where it does not read them. */
export function handlerOf<Body>(on: EventHandlers<Body>, type: string): EventHandler<Body> | undefined {
  return (on as Readonly<Record<string, unknown>>)[type] as EventHandler<Body> | undefined;
}

/** How a view takes events of a type in pieces; undefined where it takes them in one go. */
export const piecesOf = <Body>({ inPieces }: Projection<Body>, type: string): EventPieceHandler<Body> | undefined =>
  inPieces === undefined ? undefined : piecesIn(inPieces, type);

const piecesIn = <Body>(pieces: EventPieces<Body>, type: string): EventPieceHandler<Body> | undefined =>
  (pieces as Readonly<Record<string, unknown>>)[type] as EventPieceHandler<Body> | undefined;

/** Does all pieces in one go. */
export function drain(pieces: Generator<void, unknown>): void {
  while (pieces.next().done !== true);
}

/** Takes the same events in one go. */
export const inOneGo = <Body>(pieces: EventPieces<Body>): EventHandlers<Body> =>
  byType(Object.keys(pieces).map((type) => [type, (event, rows) => drain(piecesIn(pieces, type)!(event, rows))]));

/** One handler for several types of event. */
export function onEach<Type extends DomainEvent['type'], Body>(
  types: readonly Type[],
  handler: (event: EventNamed<Type>, rows: Rows<Body>) => void,
): EventHandlers<Body> {
  return byType(types.map((type) => [type, handler as unknown as EventHandler<Body>]));
}

/** One handler for every event there is. */
export function onEvery<Body>(handler: EventHandler<Body>): EventHandlers<Body> {
  return byType(eventTypes.map(({ type }) => [type, handler]));
}

/** The handlers of several parts of one view. Where more than one part reads a type, they do so in this order. */
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

/** Comparing a handler for all events with those for one, for each of them, keeps the compiler busy for seconds. */
const byType = <Body>(handlers: Iterable<readonly [type: string, EventHandler<Body>]>): EventHandlers<Body> =>
  Object.fromEntries<unknown>(handlers);

/** By place: negative where the first comes before. */
export function compareRows(a: Pick<Row<unknown>, 'sort' | 'order' | 'key'>, b: Pick<Row<unknown>, 'sort' | 'order' | 'key'>): number {
  const [ofA, ofB] = [a.order ?? '', b.order ?? ''];
  if (ofA !== ofB) return ofA < ofB ? -1 : 1;
  return a.sort - b.sort || (a.key < b.key ? -1 : Number(a.key > b.key));
}

/** Changes the body of a row that stays in its place; nothing where there is no such row. */
export function change<Body extends object>(rows: Rows<Body>, key: string, next: (body: Body) => Partial<Body>): void {
  const row = rows.get(key);
  if (row !== undefined) rows.put({ ...row, body: { ...row.body, ...next(row.body) } });
}

/** What a fold keeps for itself between events, beside the rows that it shows and under keys of its own. `name`: what the notes are of. */
export class Notes<Note> {
  constructor(private readonly name: string) {}

  get<Body>(rows: Rows<Body>, key: string): Note | undefined {
    return rows.get(this.#keyOf(key))?.body as Note | undefined;
  }

  put<Body>(rows: Rows<Body>, key: string, note: Note): void {
    // Rows of this key are read by `get` alone.
    rows.put({ key: this.#keyOf(key), partition: UNLISTED, sort: 0, order: '', body: note as unknown as Body });
  }

  delete<Body>(rows: Rows<Body>, key: string): void {
    rows.delete(this.#keyOf(key));
  }

  #keyOf(key: string): string {
    return `${this.name} ${key}`;
  }
}
