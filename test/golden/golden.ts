/**
 * The recorded examples of events, `events/golden/`: one is written once for each version of an event, from its declaration or its schema, and with it the
 * line that says it. From then on neither may change.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type DomainEvent, eventTypes, jsonSchemaOf, validateEvent } from '../../events/catalogue.js';
import type { EventType } from '../../events/event-type.js';
import { handEvents } from '../../events/hand.js';
import type { PlayerId } from '../../events/ids.js';
import { eventText, explanationText } from '../../src/texts/event-texts.js';
import type { Sentence } from '../../src/texts/sentences.js';
import { exampleOf } from './example-of.js';

const FOLDER = 'events/golden';
const PINS = 'test/golden/pinned.json';

/** What a line says of an event, and of why it was judged so. */
export interface Line extends Sentence {
  readonly why?: Sentence;
}

/** One player has a name; the others are shown by their ids. */
const nameOf = (playerId: PlayerId): string | null => (playerId === 'chloe' ? 'Chloé' : null);

/** What people read of an event. */
export function lineOf(event: DomainEvent): Line {
  const [en, fr] = [explanationText(event, 'en'), explanationText(event, 'fr')];
  const line = { en: eventText(event, 'en', nameOf), fr: eventText(event, 'fr', nameOf) };
  return en === null || fr === null ? line : { ...line, why: { en, fr } };
}

/** The example of an event as it is written today. */
export function goldenOf({ type, version }: Pick<EventType, 'type' | 'version'>): DomainEvent {
  return { type, data: JSON.parse(readFileSync(`${FOLDER}/${type}.v${version}.json`, 'utf8')) as unknown } as DomainEvent;
}

const readJson = (path: string): Record<string, unknown> => JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
const writeJson = (path: string, value: unknown): void => writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);

/** The digest of each example that there is, whatever its line breaks. */
export function digestGolden(): Readonly<Record<string, string>> {
  const digest = (file: string): string =>
    createHash('sha256')
      .update(JSON.stringify(readJson(`${FOLDER}/${file}`)))
      .digest('hex')
      .slice(0, 16);
  return Object.fromEntries(
    readdirSync(FOLDER)
      .toSorted()
      .map((file) => [file, digest(file)]),
  );
}

/** The digests that were pinned. */
export const readPins = (): Readonly<Record<string, string>> => readJson(PINS) as Record<string, string>;

/**
 * Writes the examples, the lines and the pins that are not there yet.
 * @returns the files that were written
 * @throws Error for an event whose schema gives no example that fits: its declaration needs one
 */
export function writeMissingGolden(): readonly string[] {
  const written: string[] = [];
  for (const declared of eventTypes) {
    const path = `${FOLDER}/${declared.type}.v${declared.version}.json`;
    if (existsSync(path)) continue;
    const data = declared.example ?? exampleOf(jsonSchemaOf(declared));
    validateEvent({ type: declared.type, data } as DomainEvent);
    writeJson(path, data);
    written.push(path);
  }
  for (const [name, isOne] of [
    ['hand', (type: string) => Object.hasOwn(handEvents, type)],
    ['tournament', (type: string) => !Object.hasOwn(handEvents, type)],
  ] as const) {
    const path = `test/event-lines/${name}.json`;
    const lines = readJson(path);
    const missing = eventTypes.filter(({ type }) => isOne(type) && !Object.hasOwn(lines, type));
    if (missing.length === 0) continue;
    writeJson(path, { ...lines, ...Object.fromEntries(missing.map((declared) => [declared.type, lineOf(goldenOf(declared))])) });
    written.push(path);
  }
  const pins = existsSync(PINS) ? readPins() : {};
  const all = { ...digestGolden(), ...pins };
  if (Object.keys(all).length > Object.keys(pins).length) {
    writeJson(PINS, Object.fromEntries(Object.entries(all).toSorted(([one], [other]) => (one < other ? -1 : 1))));
    written.push(PINS);
  }
  return written;
}
