import { existsSync, readFileSync } from 'node:fs';
import { type DomainEvent, eventTypes, findEventType, validateEvent } from '../../events/catalogue.js';
import { handEvents } from '../../events/hand.js';
import { citationsOf } from '../../src/texts/incident-event-texts.js';
import { eventText } from '../../src/texts/event-texts.js';
import { articleName } from '../../src/texts/ruling-texts.js';
import { itHoldsForEach } from '../each-item.js';
import { goldenOf, type Line, lineOf } from '../golden/golden.js';
import { wordsOf } from '../../events/words.js';

/** Another event of a type: fields of its golden example are replaced by these. */
interface Variant extends Line {
  readonly type: string;
  readonly with: object;
}

const read = (name: string): unknown => JSON.parse(readFileSync(`test/event-lines/${name}.json`, 'utf8'));
const examples = { ...(read('hand') as Record<string, Line>), ...(read('tournament') as Record<string, Line>) };
const variants = read('variants') as readonly Variant[];

/** The golden example of the newest version. */
const golden = (type: string): DomainEvent => goldenOf(findEventType(type));

const nameOf = ({ type, ...rest }: { readonly type: string; readonly with?: object; readonly data?: unknown }): string =>
  `${type} ${JSON.stringify(rest.with ?? {})}`;

describe('the line of every event', () => {
  const types = eventTypes.map(({ type }) => type);
  itHoldsForEach('is an exact example in both languages ("npm run docs" writes a new one)', types, String, (type) => {
    expect(existsSync(`events/golden/${type}.v1.json`)).toBe(true);
    expect({ [type]: lineOf(golden(type)) }).toEqual({ [type]: examples[type] });
  });

  it('has no example of an event that does not exist', () => {
    const known = new Set(eventTypes.map(({ type }) => type));
    expect([...Object.keys(examples), ...variants.map(({ type }) => type)].filter((type) => !known.has(type))).toEqual([]);
    expect(Object.keys(read('hand') as object).filter((type) => !Object.hasOwn(handEvents, type))).toEqual([]);
  });

  itHoldsForEach('is exact with other fields', variants, nameOf, ({ type, with: other, ...example }) => {
    const event = { type, data: { ...golden(type).data, ...other } } as DomainEvent;
    expect(() => validateEvent(event)).not.toThrow();
    expect(lineOf(event)).toEqual(example);
  });
});

describe('what no account leaves out', () => {
  const events = [
    ...eventTypes.map(({ type }) => golden(type)),
    ...variants.map(({ type, with: other }) => ({ type, data: { ...golden(type).data, ...other } }) as DomainEvent),
  ];

  const worded = events.filter((event) => wordsOf(event) !== null);
  itHoldsForEach('the words of the person who ruled', worded, nameOf, (event) => {
    for (const language of ['en', 'fr'] as const) expect(eventText(event, language)).toContain(wordsOf(event));
  });

  const citing = events.filter((event) => citationsOf(event).length > 0);
  itHoldsForEach('the first article', citing, nameOf, (event) => {
    const { article } = citationsOf(event)[0]!;
    for (const language of ['en', 'fr'] as const) expect(eventText(event, language)).toContain(articleName(article, language));
  });

  itHoldsForEach('nothing that is not a word', events, nameOf, (event) => {
    for (const language of ['en', 'fr'] as const) {
      expect(eventText(event, language)).toMatch(/^\S.*\S$/);
      expect(eventText(event, language)).not.toMatch(/undefined|NaN|\bnull\b|\[object|\n| {2}/);
    }
  });
});
