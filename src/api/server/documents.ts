/**
 * Values that are written as JSON in a text field.
 */
import type { DocumentSchema } from '../../../commands/field.js';
import { MAX_DOCUMENT } from '../../../commands/fields.js';
import type { FieldProblem } from '../language/api-error.js';

type Problem = Pick<FieldProblem, 'problem' | 'inFrench'>;
export type ReadDocument =
  { readonly value: unknown; readonly problem?: undefined } | { readonly problem: Problem; readonly value?: undefined };

/** Reads the value of a document, or says what is wrong with it and where. */
export function readDocument(schema: DocumentSchema, text: unknown): ReadDocument {
  if (typeof text !== 'string' || text.length > MAX_DOCUMENT) {
    const most = String(MAX_DOCUMENT);
    return {
      problem: { problem: `must be JSON of at most ${most} characters`, inFrench: `doit être du JSON d’au plus ${most} caractères` },
    };
  }
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    const { message } = error as Error;
    return { problem: { problem: `is no JSON: ${message}`, inFrench: `n’est pas du JSON : ${message}` } };
  }
  const read = schema.safeParse(parsed);
  if (read.success) return { value: read.data };
  const [first] = read.error.issues;
  const where = first!.path.map(String).join('.');
  const at = where === '' ? '' : ` at ${where}`;
  return {
    problem: {
      problem: `is not as it should be${at}: ${first!.message}`,
      inFrench: `ne convient pas${where === '' ? '' : `, à ${where}`} : ${first!.message}`,
    },
  };
}
