/**
 * Checks each event before it is recorded against the JSON Schema that Tapis publishes for it, compiled to code: what
 * integrators are promised is what is enforced, at a twentieth of the cost of the declarations' own parser (the audit uses that one).
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { findEventType, jsonSchemaOf, UnreadableEvent, type DomainEvent } from '../../../events/catalogue.js';
import { SECRET_KEYWORD } from '../../../events/event-type.js';

interface Check {
  readonly version: number;
  readonly fits: ValidateFunction;
}

/**
 * What takes longest of a first compilation is left out: the schema of schemas, against which the spec holds ours, and the optimizer of the code, which makes
 * no check faster.
 */
const ajv = new Ajv2020({
  strict: true,
  allowUnionTypes: true,
  keywords: [SECRET_KEYWORD],
  meta: false,
  validateSchema: false,
  code: { optimize: false },
});
const checks = new Map<string, Check>();

/**
 * Checks an event that is about to be recorded. @returns the version of its type that is written today
 * @throws UnreadableEvent when it does not fit: a bug in a decider
 */
export function checkEvent(event: DomainEvent): number {
  const check = checks.get(event.type) ?? compile(event.type);
  if (!check.fits(event.data)) throw new UnreadableEvent(event.type, check.version, ajv.errorsText(check.fits.errors, { dataVar: 'data' }));
  return check.version;
}

/**
 * Compiles what {@link checkEvent} needs for these events, one type a turn. Not for all types at the start: that would take 30 MB.
 * @returns null where it is there already
 */
export function prepareChecks(events: readonly { readonly type: string }[]): Promise<void> | null {
  if (events.every(({ type }) => checks.has(type))) return null;
  return compileInTurns(new Set(events.map(({ type }) => type)));
}

async function compileInTurns(types: Iterable<string>): Promise<void> {
  for (const type of types) {
    if (checks.has(type)) continue;
    compile(type);
    await nextTurn();
  }
}

function compile(type: string): Check {
  const declared = findEventType(type);
  const check = { version: declared.version, fits: ajv.compile(jsonSchemaOf(declared)) };
  checks.set(type, check);
  return check;
}
