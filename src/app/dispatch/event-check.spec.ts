import { readdirSync, readFileSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { eventTypes, findEventType, jsonSchemaOf, UnreadableEvent, validateEvent, type DomainEvent } from '../../../events/catalogue.js';
import { itHoldsForEach } from '../../../test/each-item.js';
import { checkEvent, prepareChecks } from './event-check.js';

const golden = readdirSync('events/golden').map((file) => {
  const [type, version] = file.split('.v') as [string, string];
  return {
    type,
    version: parseInt(version, 10),
    data: JSON.parse(readFileSync(`events/golden/${file}`, 'utf8')) as Record<string, unknown>,
  };
});
const current = golden.filter(({ type, version }) => findEventType(type).version === version);
const typeOf = ({ type }: { readonly type: string }): string => type;
const fits = (check: (event: DomainEvent) => unknown, event: unknown): boolean => {
  try {
    check(event as DomainEvent);
    return true;
  } catch (error) {
    if (error instanceof UnreadableEvent) return false;
    throw error;
  }
};

describe('the preparation of checks', () => {
  const compile = jest.spyOn(Ajv2020.prototype, 'compile');
  afterAll(() => compile.mockRestore());

  /** The number of checks compiled in each turn of the event loop meanwhile. */
  async function compiledByTurn(work: Promise<void> | null): Promise<number[]> {
    const turns = [compile.mock.calls.length];
    compile.mockClear();
    const over = new AbortController();
    if (work === null) over.abort();
    else void work.finally(() => over.abort());
    while (!over.signal.aborted) {
      await nextTurn();
      turns.push(compile.mock.calls.length);
      compile.mockClear();
    }
    return turns.filter((each) => each > 0);
  }

  it('compiles what a command needs one type a turn, once', async () => {
    const events = ['SheetPublished', 'SheetRevised', 'SheetPublished'].map((type) => ({ type }));
    // Fewer when another spec in this process compiled one before.
    expect([[], [1], [1, 1]]).toContainEqual(await compiledByTurn(prepareChecks(events)));
    expect(prepareChecks(events)).toBeNull();
  });
});

describe('the check before an event is recorded', () => {
  it('is made of schemas that are schemas', () => {
    const ajv = new Ajv2020();
    expect(eventTypes.filter((declared) => ajv.validateSchema(jsonSchemaOf(declared)) !== true)).toEqual([]);
  });

  itHoldsForEach('accepts an event as it should be, and gives its version', current, typeOf, ({ type, version, data }) => {
    expect(checkEvent({ type, data } as never)).toBe(version);
  });

  itHoldsForEach(
    'judges an event with any field missing, strange, or of another kind as the declaration does',
    current,
    typeOf,
    ({ type, data }) => {
      const broken: unknown[] = [{ ...data, extra: 1 }, null, []];
      for (const [field, value] of Object.entries(data)) {
        const { [field]: _removed, ...without } = data;
        broken.push(without);
        for (const other of [null, -1, 1.5, 1e18, NaN, '', 'x', '0', [], {}, true]) broken.push({ ...data, [field]: other });
        if (Array.isArray(value)) broken.push({ ...data, [field]: [...(value as unknown[]), null] });
      }
      const events = broken.map((wrong) => ({ type, data: wrong }));
      expect(events.filter((event) => fits(checkEvent, event) !== fits(validateEvent, event))).toEqual([]);
    },
  );
});
