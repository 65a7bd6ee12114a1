import { readdirSync, readFileSync } from 'node:fs';
import { findEventType, UnreadableEvent, validateEvent, type DomainEvent } from '../../events/catalogue.js';
import { checkEvent } from './event-check.js';

const golden = readdirSync('events/golden').map((file) => {
  const [type, version] = file.split('.v') as [string, string];
  return {
    type,
    version: parseInt(version, 10),
    data: JSON.parse(readFileSync(`events/golden/${file}`, 'utf8')) as Record<string, unknown>,
  };
});
const current = golden.filter(({ type, version }) => findEventType(type).version === version);
const fits = (check: (event: DomainEvent) => unknown, event: unknown): boolean => {
  try {
    check(event as DomainEvent);
    return true;
  } catch (error) {
    if (error instanceof UnreadableEvent) return false;
    throw error;
  }
};

describe('the check before an event is recorded', () => {
  it.each(current)('accepts a $type as it should be, and tells its version', ({ type, version, data }) => {
    expect(checkEvent({ type, data } as never)).toBe(version);
  });

  it.each(current)('judges a $type with any field missing, strange, or of another kind as the declaration does', ({ type, data }) => {
    const broken: unknown[] = [{ ...data, extra: 1 }, null, []];
    for (const [field, value] of Object.entries(data)) {
      const { [field]: _removed, ...without } = data;
      broken.push(without);
      for (const other of [null, -1, 1.5, 1e18, NaN, '', 'x', '0', [], {}, true]) broken.push({ ...data, [field]: other });
      if (Array.isArray(value)) broken.push({ ...data, [field]: [...(value as unknown[]), null] });
    }
    const events = broken.map((wrong) => ({ type, data: wrong }));
    expect(events.filter((event) => fits(checkEvent, event) !== fits(validateEvent, event))).toEqual([]);
  });
});
