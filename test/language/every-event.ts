/**
 * Variants of the recorded examples of events: with 0, 1 and 2 in place of each number and of each length of a list, and with nothing where a value may
 * be missing.
 */
import { type DomainEvent, eventTypes, findEventType, validateEvent } from '../../events/catalogue.js';
import { wordsOf } from '../../events/words.js';
import { goldenOf } from '../golden/golden.js';

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** Values in place of one: the numbers and lengths that sentences may get wrong. */
function insteadOf(value: Json): readonly Json[] {
  if (typeof value === 'number') return [0, 1, 2, 1000];
  if (typeof value === 'boolean') return [!value];
  if (!Array.isArray(value)) return [];
  const [first, second = first] = value as readonly Json[];
  return first === undefined ? [] : [[], [first], [first, second!]];
}

/** Every value with one part replaced. */
function* variantsOf(value: Json): Generator<Json> {
  yield* insteadOf(value);
  if (Array.isArray(value)) {
    for (const [index, part] of (value as readonly Json[]).entries()) {
      for (const other of variantsOf(part)) yield value.with(index, other) as readonly Json[];
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value)) {
      for (const other of variantsOf(part)) yield Object.assign({}, value, { [name]: other }) as Json;
      if (part !== null) yield Object.assign({}, value, { [name]: null }) as Json;
    }
  }
}

function isValid(event: DomainEvent): boolean {
  try {
    validateEvent(event);
    return true;
  } catch {
    return false;
  }
}

/** Its steps always name cards. */
const NEVER_EMPTY: ReadonlySet<string> = new Set(['BoardErrorRuled']);

const hasNothing = (value: Json): boolean =>
  typeof value === 'object' && value !== null && ((Array.isArray(value) && value.length === 0) || Object.values(value).some(hasNothing));

/** Everything that an event of a type may be, with one more value changed. @param others fields of the example that are replaced first */
export function* eventsOf(type: string, others: readonly object[]): Generator<DomainEvent> {
  const golden: Readonly<Record<string, Json>> = goldenOf(findEventType(type)).data as never;
  for (const other of [{}, ...others]) {
    const data = { ...golden, ...other } as Json;
    for (const each of [data, ...variantsOf(data)]) {
      const event = { type, data: each } as DomainEvent;
      if (isValid(event) && !(NEVER_EMPTY.has(type) && each !== data && hasNothing(each))) yield event;
    }
  }
}

/** The words that somebody typed, which stay as they were typed. */
export const typedIn = (event: DomainEvent): string | null => wordsOf(event);

export const types: readonly string[] = eventTypes.map(({ type }) => type);
