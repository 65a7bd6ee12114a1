/** Finds the people, tables and seats in an event's data by the schema of its type. */
import type { z } from 'zod';
import { type DomainEvent, eventTypes } from './catalogue.js';
import type { CommittedEvent } from './envelope.js';
import { HandId, handOfStream, isHandStream, PlayerId, tableOfHand } from './ids.js';
import { Seat, TableNumber } from './values.js';

export interface Mentions {
  readonly players: readonly PlayerId[];
  /** For an event of a hand, the hand's table. */
  readonly tables: readonly number[];
  /** For an event of a hand; empty for others, whose seats may be at several tables. */
  readonly seats: readonly number[];
}

interface Found {
  readonly players: Set<PlayerId>;
  readonly tables: Set<number>;
  readonly seats: Set<number>;
}

/** Finds the mentions in a value. */
type Search = (value: unknown, found: Found) => void;

interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly element?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly options?: readonly z.ZodType[];
}

/** The search for mentions in values of a schema; null when there can be none. @param key the name of the field */
function searchOf(schema: z.ZodType, key = ''): Search | null {
  if (schema === PlayerId) return (value, { players }) => players.add(value as PlayerId);
  if (schema === Seat) return (value, { seats }) => seats.add(value as number);
  if (schema === HandId) return (value, { tables }) => tables.add(tableOfHand(value as HandId));
  const { type, shape, element, innerType, options } = schema.def as unknown as Definition;
  if (schema === TableNumber || (key === 'table' && type === 'number')) return (value, { tables }) => tables.add(value as number);
  if (innerType !== undefined) return unlessAbsent(searchOf(innerType, key));
  if (element !== undefined) return inEach(searchOf(element, key));
  if (options !== undefined) return inAnyOf(options.map((option) => searchOf(option, key)));
  return shape === undefined ? null : inFields(shape);
}

function unlessAbsent(search: Search | null): Search | null {
  return search && ((value, found) => (value == null ? undefined : search(value, found)));
}

function inEach(search: Search | null): Search | null {
  return (
    search &&
    ((values, found) => {
      for (const value of values as readonly unknown[]) search(value, found);
    })
  );
}

/** Each option searches its own fields, which the others lack. */
function inAnyOf(searches: readonly (Search | null)[]): Search | null {
  const some = searches.filter((search) => search !== null);
  if (some.length === 0) return null;
  return (value, found) => {
    if (typeof value === 'object') for (const search of some) search(value, found);
  };
}

function inFields(shape: Readonly<Record<string, z.ZodType>>): Search | null {
  const fields = Object.entries(shape).flatMap(([key, schema]) => {
    const search = unlessAbsent(searchOf(schema, key));
    return search === null ? [] : [[key, search] as const];
  });
  if (fields.length === 0) return null;
  return (value, found) => {
    for (const [key, search] of fields) search((value as Readonly<Record<string, unknown>>)[key], found);
  };
}

const searches: ReadonlyMap<string, Search | null> = new Map(eventTypes.map(({ type, data }) => [type, searchOf(data)]));

/** The mentions in an event, once each, in the order of its data. */
export function mentionsOf({ type, data, stream }: Pick<CommittedEvent, 'stream'> & DomainEvent): Mentions {
  const found: Found = { players: new Set(), tables: new Set(), seats: new Set() };
  searches.get(type)?.(data, found);
  const isOfHand = isHandStream(stream);
  return {
    players: [...found.players],
    tables: isOfHand ? [tableOfHand(handOfStream(stream))] : [...found.tables],
    seats: isOfHand ? [...found.seats] : [],
  };
}
