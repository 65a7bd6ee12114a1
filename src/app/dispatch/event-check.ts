/**
 * Checks each event before it is recorded against its published JSON Schema, compiled to code. So Tapis enforces exactly what it publishes,
 * at a twentieth of the cost of the declarations' own parser, which the audit uses.
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
 * Two slow steps of the first compilation are off: checking our schemas against the meta-schema, which a spec does, and the code optimizer,
 * which makes no check faster.
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
 * Checks an event before it is recorded. @returns the current version of its type
 * @throws UnreadableEvent when it does not match its schema: a bug in a decider
 */
export function checkEvent(event: DomainEvent): number {
  const check = checks.get(event.type) ?? compile(event.type);
  if (!check.fits(event.data)) throw new UnreadableEvent(event.type, check.version, ajv.errorsText(check.fits.errors, { dataVar: 'data' }));
  return check.version;
}

/**
 * Compiles the checks for these events, one type per turn of the event loop. Compiling all types at the start would take 30 MB.
 * @returns null when they are compiled already
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
