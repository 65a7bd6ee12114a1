/** Values that commands store by a schema: rules and schemes of seasons. Their inputs have the form of the API, and are read into the stored one. */
import type { z } from 'zod';
import type { DocumentSchema } from '../../../commands/field.js';
import { readText } from '../../../events/free-text.js';
import { unfitText } from '../../texts/unfit-text.js';
import { findTwice, givenPathOf, storedOf } from './schema-inputs.js';

export type ReadDocument =
  | { readonly value: unknown; readonly problem?: undefined }
  /** `at`: the place in the given value, such as `.counting[0].name`; empty for the whole. */
  | { readonly problem: string; readonly inFrench?: string; readonly at: string; readonly value?: undefined };

/** The longest stored value as JSON, in UTF-16 code units. */
const MAX_DOCUMENT = 100_000;

/** Reads and checks a given value. An error names its place in the value. */
export function readDocument(schema: DocumentSchema, given: unknown): ReadDocument {
  const unfit = findUnfitText(given, '');
  if (unfit !== null) return unfit;
  const twice = findTwice(schema as z.ZodType, given);
  if (twice !== null) return { at: twice.at === '' ? '' : `.${twice.at}`, problem: `is not as it should be: ${twice.name} is given twice` };
  const read = schema.safeParse(storedOf(schema as z.ZodType, given));
  if (read.success) {
    const isTooLong = JSON.stringify(read.data).length > MAX_DOCUMENT;
    return isTooLong ? { at: '', problem: `is longer than ${MAX_DOCUMENT} characters` } : { value: read.data };
  }
  const [first] = read.error.issues;
  return { at: givenPathOf(schema as z.ZodType, given, first!.path), problem: `is not as it should be: ${first!.message}` };
}

/** The first text that cannot be taken, such as one that steers a terminal; null for none. */
function findUnfitText(given: unknown, at: string): Extract<ReadDocument, { readonly at: string }> | null {
  if (typeof given === 'string') {
    const { fault } = readText(given, 'words');
    return fault === undefined ? null : { at, problem: unfitText(fault, 'en'), inFrench: unfitText(fault, 'fr') };
  }
  if (typeof given !== 'object' || given === null) return null;
  for (const [name, each] of Object.entries(given)) {
    // As in other lists of texts, the place is that of the list.
    const below = !Array.isArray(given) ? `${at}.${name}` : typeof each === 'string' ? at : `${at}[${name}]`;
    const found = findUnfitText(each, below);
    if (found !== null) return found;
  }
  return null;
}
