import { existsSync, readFileSync } from 'node:fs';
import { type DomainEvent, eventTypes, validateEvent } from '../../events/catalogue.js';
import { handEvents } from '../../events/hand.js';
import type { PlayerId } from '../../events/ids.js';
import { citationsOf } from '../../src/texts/incident-event-texts.js';
import { eventText, explanationText } from '../../src/texts/event-texts.js';
import { articleName } from '../../src/texts/ruling-texts.js';
import type { Sentence } from '../../src/texts/sentences.js';
import { wordsOf } from '../../events/words.js';

/** What a line says of an event, and of why it was judged so. */
interface Example extends Sentence {
  readonly why?: Sentence;
}

/** Another event of a type: fields of its golden example are replaced by these. */
interface Variant extends Example {
  readonly type: string;
  readonly with: object;
}

const read = (name: string): unknown => JSON.parse(readFileSync(`test/event-lines/${name}.json`, 'utf8'));
const examples = { ...(read('hand') as Record<string, Example>), ...(read('tournament') as Record<string, Example>) };
const variants = read('variants') as readonly Variant[];

/** One player has a name; the others are shown by their ids. */
const nameOf = (playerId: PlayerId): string | null => (playerId === 'chloe' ? 'Chloé' : null);

/** The golden example of the newest version. */
function golden(type: string): DomainEvent {
  const { version } = eventTypes.find((declared) => declared.type === type)!;
  return { type, data: JSON.parse(readFileSync(`events/golden/${type}.v${version}.json`, 'utf8')) as unknown } as DomainEvent;
}

function shown(event: DomainEvent): Example {
  const [en, fr] = [explanationText(event, 'en'), explanationText(event, 'fr')];
  const line = { en: eventText(event, 'en', nameOf), fr: eventText(event, 'fr', nameOf) };
  return en === null || fr === null ? line : { ...line, why: { en, fr } };
}

describe('the line of every event', () => {
  it.each(eventTypes.map(({ type }) => type))('%s has an exact example in both languages', (type) => {
    expect(existsSync(`events/golden/${type}.v1.json`)).toBe(true);
    expect({ [type]: shown(golden(type)) }).toEqual({ [type]: examples[type] });
  });

  it('has no example of an event that does not exist', () => {
    const known = new Set(eventTypes.map(({ type }) => type));
    expect([...Object.keys(examples), ...variants.map(({ type }) => type)].filter((type) => !known.has(type))).toEqual([]);
    expect(Object.keys(read('hand') as object).filter((type) => !Object.hasOwn(handEvents, type))).toEqual([]);
  });

  it.each(variants)('$type, $with: $en', ({ type, with: other, ...example }) => {
    const event = { type, data: { ...golden(type).data, ...other } } as DomainEvent;
    expect(() => validateEvent(event)).not.toThrow();
    expect(shown(event)).toEqual(example);
  });
});

describe('what no account leaves out', () => {
  const events = [
    ...eventTypes.map(({ type }) => golden(type)),
    ...variants.map(({ type, with: other }) => ({ type, data: { ...golden(type).data, ...other } }) as DomainEvent),
  ];

  it.each(events.filter((event) => wordsOf(event) !== null))('$type: the words of the person who ruled', (event) => {
    for (const language of ['en', 'fr'] as const) expect(eventText(event, language)).toContain(wordsOf(event));
  });

  it.each(events.filter((event) => citationsOf(event).length > 0))('$type: the first article', (event) => {
    const { article } = citationsOf(event)[0]!;
    for (const language of ['en', 'fr'] as const) expect(eventText(event, language)).toContain(articleName(article, language));
  });

  it.each(events)('$type: nothing that is not a word', (event) => {
    for (const language of ['en', 'fr'] as const) {
      expect(eventText(event, language)).toMatch(/^\S.*\S$/);
      expect(eventText(event, language)).not.toMatch(/undefined|NaN|\bnull\b|\[object|\n| {2}/);
    }
  });
});
