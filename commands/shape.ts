/**
 * The check of shapes in front of the tournament's decider: numbers, texts, ids and words within the bounds that the command declares, whoever
 * gives it. The hand has refusals of its own for each such value, most with an article, and checks them itself.
 * The API has checked them before and named the field in GraphQL's words; an import, a simulation or a reaction has not. The deciders check
 * what depends on the state, what they look up, how long lists are, cards, patterns, and what the API has inputs of its own for.
 */
import { HandId, PlayerId } from '../events/ids.js';
import { MAX_CENTS } from '../events/tournament-prizes.js';
import { MAX_CHIPS } from '../events/values.js';
import type { Fields, Shape } from './field.js';

/** The last instant that a date can hold, milliseconds since 1970. */
export const LAST_INSTANT = 8_640_000_000_000_000;

/** What is wrong with a field, as a refusal of the deciders. `field` is its path, such as `gives.0.count`. */
export type Misfit =
  | { readonly code: 'INVALID_NUMBER'; readonly parameters: { field: string; value: string; minimum: number; maximum: number } }
  | { readonly code: 'INVALID_TEXT'; readonly parameters: { field: string; maximum: number } }
  | { readonly code: 'INVALID_ID'; readonly parameters: { field: string } }
  | { readonly code: 'INVALID_CHOICE'; readonly parameters: { field: string; allowed: readonly string[] } };

/** The first field that is not as it is declared; null where all are. */
export function findMisfit(fields: Fields, values: object, path = ''): Misfit | null {
  for (const name in fields) {
    const field = fields[name]!;
    if (field.from === 'clientOnly') continue;
    const value = (values as Readonly<Record<string, unknown>>)[name];
    if (value == null && (field.when === 'maybe' || (value === null && field.nullMeans !== undefined))) continue;
    const misfit = misfitOf(field.shape, value, path + name);
    if (misfit !== null) return misfit;
  }
  return null;
}

function misfitOf(shape: Shape, value: unknown, field: string): Misfit | null {
  switch (shape.kind) {
    case 'whole':
      if (shape.lookedUp === true || (shape.least === undefined && shape.most === undefined)) return null;
      return numberMisfit(value, field, shape.least ?? Number.MIN_SAFE_INTEGER, shape.most ?? Number.MAX_SAFE_INTEGER);
    case 'chips':
      return numberMisfit(value, field, shape.least, MAX_CHIPS);
    case 'cents':
      return numberMisfit(value, field, shape.least, shape.most ?? MAX_CENTS);
    case 'instant':
      return numberMisfit(value, field, 0, LAST_INSTANT);
    case 'text':
      return isText(value, shape) ? null : { code: 'INVALID_TEXT', parameters: { field, maximum: shape.most } };
    case 'player':
      return PlayerId.safeParse(value).success ? null : { code: 'INVALID_ID', parameters: { field } };
    case 'hand':
      return HandId.safeParse(value).success ? null : { code: 'INVALID_ID', parameters: { field } };
    case 'word':
      return shape.words.includes(value as string) ? null : { code: 'INVALID_CHOICE', parameters: { field, allowed: shape.words } };
    case 'flag':
      return typeof value === 'boolean' ? null : { code: 'INVALID_CHOICE', parameters: { field, allowed: ['true', 'false'] } };
    case 'part':
      return findMisfit(shape.part.fields, value as object, `${field}.`);
    case 'list':
      return listMisfit(shape, value as readonly unknown[], field);
    case 'card':
    case 'pattern':
    case 'document':
    case 'written':
    case 'inside':
      return null;
  }
}

function listMisfit({ of }: Extract<Shape, { kind: 'list' }>, values: readonly unknown[], field: string): Misfit | null {
  for (const [index, value] of values.entries()) {
    const misfit = misfitOf(of, value, `${field}.${index}`);
    if (misfit !== null) return misfit;
  }
  return null;
}

function numberMisfit(value: unknown, field: string, minimum: number, maximum: number): Misfit | null {
  if (Number.isSafeInteger(value) && (value as number) >= minimum && (value as number) <= maximum) return null;
  return { code: 'INVALID_NUMBER', parameters: { field, value: String(value), minimum, maximum } };
}

/** Blanks alone are no text where one is needed. */
function isText(value: unknown, { least, most }: { readonly least: number; readonly most: number }): boolean {
  return typeof value === 'string' && value.length <= most && (least === 0 || value.trim() !== '');
}
