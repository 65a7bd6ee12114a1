import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { itHoldsForEach } from '../test/each-item.js';
import { digestGolden, goldenOf, readPins } from '../test/golden/golden.js';
import { eventTypes, upcast, UnreadableEvent, validateEvent } from './catalogue.js';

/** One example of every version of every event: these lines never change. */
const pathOf = (type: string, version: number): string => `events/golden/${type}.v${version}.json`;
const versions = eventTypes.flatMap((declared) =>
  Array.from({ length: declared.version }, (_, index) => [declared.type, index + 1] as const),
);

describe('every version of every event type', () => {
  itHoldsForEach('is read back from its golden file and fits its schema of today', versions, String, ([type, version]) => {
    expect(existsSync(pathOf(type, version))).toBe(true);
    const golden: unknown = JSON.parse(readFileSync(pathOf(type, version), 'utf8'));
    const event = upcast(type, version, golden);
    expect(() => validateEvent(event)).not.toThrow();
    if (version === eventTypes.find((declared) => declared.type === type)!.version) expect(event.data).toEqual(golden);
  });
});

itHoldsForEach(
  'every example is read: a version may have further ones, each with a word of its own',
  readdirSync('events/golden'),
  String,
  (file) => {
    const [, type, version] = /^(\w+)\.v(\d+)(?:\.[a-z-]+)?\.json$/.exec(file)!;
    expect(versions).toContainEqual([type, Number(version)]);
    const golden: unknown = JSON.parse(readFileSync(`events/golden/${file}`, 'utf8'));
    const event = upcast(type!, Number(version), golden);
    expect(() => validateEvent(event)).not.toThrow();
  },
);

it('the examples are those that were pinned: none was changed, none was taken away ("npm run docs" pins a new one)', () => {
  expect(digestGolden()).toEqual(readPins());
});

it('an example that stands in a declaration is the recorded one', () => {
  for (const declared of eventTypes) {
    const { data } = goldenOf(declared);
    expect([declared.type, declared.example ?? data]).toEqual([declared.type, data]);
  }
});

describe('what this release cannot read', () => {
  it('is named: an unknown type', () => {
    expect(() => upcast('ChipsPainted', 1, {})).toThrow(UnreadableEvent);
  });

  it('is named: a version from a newer release', () => {
    expect(() => upcast('Folded', 99, { seat: 1 })).toThrow('this release reads versions 1 to 1');
  });

  it('is refused before it is recorded: data that does not fit', () => {
    expect(() => validateEvent({ type: 'Folded', data: { seat: 11 } })).toThrow(UnreadableEvent);
    expect(() => validateEvent({ type: 'Folded', data: { seat: 1.5 } })).toThrow(UnreadableEvent);
    expect(() => validateEvent({ type: 'Folded', data: { seat: 1, card: 'Ah' } as never })).toThrow(UnreadableEvent);
  });
});
