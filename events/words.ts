/** Texts in people's own words in events: the director's reason, a note, a suspicion. */
import type { z } from 'zod';
import { eventTypes } from './catalogue.js';
import { reasonsOfTheBook } from './tournament-seating.js';

/** The fields with such texts, if the schema accepts any text there. */
const fields = ['reason', 'ruling', 'note', 'orderedBecause', 'largerTables', 'suspicion', 'consequence'] as const;

/** A schema without optional and nullable wrappers. */
function unwrapped(schema: z.ZodType | undefined): z.ZodType | undefined {
  const inner = (schema?.def as { readonly innerType?: z.ZodType } | undefined)?.innerType;
  return inner === undefined ? schema : unwrapped(inner);
}

const shapeOf = (schema: z.ZodType): Readonly<Record<string, z.ZodType>> =>
  (schema.def as { readonly shape?: Record<string, z.ZodType> }).shape ?? {};

/** The text fields of each type. Many types have a field of the same name with one of a few values. */
const wordFields: ReadonlyMap<string, readonly string[]> = new Map(
  eventTypes.map(({ type, data }) => {
    const shape = shapeOf(data);
    return [type, fields.filter((field) => unwrapped(shape[field])?.def.type === 'string')];
  }),
);

/** The text; null for none. */
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
