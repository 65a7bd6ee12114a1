/** Values that commands store by a schema: rules and schemes of seasons. Their inputs have the form of the API, and are read into the stored one. */
import type { z } from 'zod';
import type { DocumentSchema } from '../../../commands/field.js';
import { findTwice, storedOf } from './schema-inputs.js';

export type ReadDocument =
  | { readonly value: unknown; readonly problem?: undefined }
  | { readonly problem: string; readonly value?: undefined };

/** The longest stored value as JSON, in UTF-16 code units. */
const MAX_DOCUMENT = 100_000;

/** Reads and checks a given value. An error names its place in the value. */
export function readDocument(schema: DocumentSchema, given: unknown): ReadDocument {
  const twice = findTwice(schema as z.ZodType, given);
  if (twice !== null) return { problem: `is not as it should be at ${twice.at}: ${twice.name} is given twice` };
  const read = schema.safeParse(storedOf(schema as z.ZodType, given));
  if (read.success) {
    const isTooLong = JSON.stringify(read.data).length > MAX_DOCUMENT;
    return isTooLong ? { problem: `is longer than ${MAX_DOCUMENT} characters` } : { value: read.data };
  }
  const [first] = read.error.issues;
  const where = first!.path.map(String).join('.');
  return { problem: [`is not as it should be`, ...(where === '' ? [] : [`at ${where}`])].join(' ').concat(`: ${first!.message}`) };
}
