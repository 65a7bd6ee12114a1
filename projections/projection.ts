/**
 * What a projection is: a pure fold from events to rows. Where rows are kept, and how fast, is the runner's affair.
 * May import: `events/`.
 */
import type { DomainEvent } from '../events/catalogue.js';
import type { RecordedEvent } from '../events/envelope.js';

/**
 * The place of one row. Rows of a `partition` (a tournament, say) are listed by ascending `sort`, then `key`.
 * `sort` is a safe integer; `key` is unique within the view.
 */
export interface Row<Body> {
  readonly key: string;
  readonly partition: string;
  readonly sort: number;
  /** JSON values only; a row that was stored and read back equals the row that was put. Never changed in place: put a new row. */
  readonly body: Body;
}

/** The rows of one view as its fold sees them: what it has put, it gets. */
export interface Rows<Body> {
  get(key: string): Row<Body> | undefined;
  put(row: Row<Body>): void;
  delete(key: string): void;
  /** All rows of a partition, by `sort` and `key`. For rare events that touch all of them; costs what it returns. */
  list(partition: string): readonly Row<Body>[];
}

/** One event of the type `Type`, as it is read back. */
export type EventNamed<Type extends DomainEvent['type']> = RecordedEvent<Extract<DomainEvent, { readonly type: Type }>>;

/** What a fold does with each type of event that it reads. Handlers never read a clock and never throw on an event of their type. */
export type Handlers<Body> = { readonly [Type in DomainEvent['type']]?: (event: EventNamed<Type>, rows: Rows<Body>) => void };

export interface Projection<Body> {
  /** kebab-case; the name of the view in tables, commands and logs. */
  readonly name: string;
  /** Raised when the fold or its rows change: views of an older version are rebuilt. */
  readonly version: number;
  /**
   * True where the fold only ever puts rows, each once, with a `sort` that grows with every row and is in decimal the row's key, and
   * bodies that have all the same properties. Such rows cost a third to keep, no memory, and are read by page, not by key.
   */
  readonly appendOnly?: true;
  /** Types that are not named here never reach the fold. */
  readonly on: Handlers<Body>;
}
