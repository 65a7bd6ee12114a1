/** JSON values in text fields. */
import type { DocumentSchema } from '../../../commands/field.js';
import { MAX_DOCUMENT } from '../../../commands/fields.js';

export type ReadDocument =
  | { readonly value: unknown; readonly problem?: undefined }
  | { readonly problem: string; readonly value?: undefined };

/** Parses and checks a document. An error names its place in the value. */
export function readDocument(schema: DocumentSchema, text: unknown): ReadDocument {
  if (typeof text !== 'string' || text.length > MAX_DOCUMENT) return { problem: `must be JSON of at most ${MAX_DOCUMENT} characters` };
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    return { problem: `is no JSON: ${(error as Error).message}` };
  }
  const read = schema.safeParse(parsed);
  if (read.success) return { value: read.data };
  const [first] = read.error.issues;
  const where = first!.path.map(String).join('.');
  return { problem: [`is not as it should be`, ...(where === '' ? [] : [`at ${where}`])].join(' ').concat(`: ${first!.message}`) };
}
