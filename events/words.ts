/**
 * What somebody said or wrote when an event was recorded, in their own words: the director's reason, a note, a suspicion.
 */
import type { z } from 'zod';
import { eventTypes } from './catalogue.js';
import { reasonsOfTheBook } from './tournament-seating.js';

/** The fields of events in which such words stand, where the schema takes any text there. */
const fields = ['reason', 'ruling', 'note', 'orderedBecause', 'largerTables', 'suspicion', 'consequence'] as const;

/** A schema without what lets it be absent or null. */
function unwrapped(schema: z.ZodType | undefined): z.ZodType | undefined {
  const inner = (schema?.def as { readonly innerType?: z.ZodType } | undefined)?.innerType;
  return inner === undefined ? schema : unwrapped(inner);
}

const shapeOf = (schema: z.ZodType): Readonly<Record<string, z.ZodType>> =>
  (schema.def as { readonly shape?: Record<string, z.ZodType> }).shape ?? {};

/** The fields of each type that hold words. Many types have a field of the same name that holds one of a few values. */
const wordFields: ReadonlyMap<string, readonly string[]> = new Map(
  eventTypes.map(({ type, data }) => {
    const shape = shapeOf(data);
    return [type, fields.filter((field) => unwrapped(shape[field])?.def.type === 'string')];
  }),
);

/** The words; null where nobody gave any. */
export function wordsOf({ type, data }: { readonly type: string; readonly data: object }): string | null {
  const { byDirector, ...rest } = data as Readonly<Record<string, unknown>> & { readonly byDirector?: { readonly reason: string } };
  if (byDirector !== undefined) return byDirector.reason;
  for (const field of wordFields.get(type) ?? []) {
    const words = rest[field];
    if (typeof words === 'string' && words !== '' && !((type === 'PlayerMoved' || type === 'MoveDue') && reasonsOfTheBook.has(words)))
      return words;
  }
  return null;
}
