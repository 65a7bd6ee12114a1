/**
 * Every sentence that the program can make of an event, a refusal, a ruling or a step, in both languages, read for the faults that come back: numbers,
 * elision, spaces, codes in place of words. What fails is printed with what shows the fault.
 */
import { readFileSync } from 'node:fs';
import type { Reason } from '../../events/judging.js';
import type { PlayerId } from '../../events/ids.js';
import { isAboutIds } from '../../src/texts/refusal-names.js';
import { refusalText, withheldText } from '../../src/texts/refusal-texts.js';
import { eventText, explanationText } from '../../src/texts/event-texts.js';
import { reasonSentences, reasonText } from '../../src/texts/ruling-texts.js';
import { seatingReasons, seatingReasonText } from '../../src/texts/seating-texts.js';
import type { Language } from '../../src/texts/sentences.js';
import { eventsOf, typedIn, types } from './every-event.js';
import { everyRefusal, playerNames } from './every-refusal.js';
import { faultsIn } from './faults.js';

const languages: readonly Language[] = ['en', 'fr'];
const ids = Object.keys(playerNames);
/** Whoever an example names has one of the three names. */
const nameOf = (playerId: PlayerId): string => playerNames[playerId] ?? playerNames[ids[playerId.length % ids.length]!]!;

/** Each sentence with a fault, once, with its faults. */
function faulty(said: Iterable<readonly [from: string, sentence: string, language: Language, typed?: string | RegExp | null]>): string[] {
  const found = new Map<string, string>();
  for (const [from, sentence, language, typed] of said) {
    const own = typed == null ? sentence : sentence.replaceAll(typed, '…');
    const faults = faultsIn(own, language);
    const key = `${from} ${language} ${faults.map((fault) => fault.replaceAll(/\d+/g, '#')).join(' ')}`;
    if (faults.length > 0 && !found.has(key)) found.set(key, `${from} (${language}): ${faults.join(', ')}\n    ${sentence}`);
  }
  return [...found.values()];
}

const holds = (faults: readonly string[]): void => {
  if (faults.length > 0) throw new Error(`${faults.length} sentences have faults:\n\n${faults.join('\n')}`);
};

const variants = JSON.parse(readFileSync('test/event-lines/variants.json', 'utf8')) as readonly { type: string; with: object }[];

describe('the language of every sentence', () => {
  it('of events', () => {
    function* lines() {
      for (const type of types) {
        const others = variants.filter((each) => each.type === type).map((each) => each.with);
        for (const event of eventsOf(type, others)) {
          for (const language of languages) {
            yield [type, eventText(event, language, nameOf), language, typedIn(event)] as const;
            const why = explanationText(event, language);
            if (why !== null) yield [`why ${type}`, why, language] as const;
          }
        }
      }
    }
    holds(faulty(lines()));
  });

  it('of refusals', () => {
    const people = { nameOf: (id: string) => playerNames[id] ?? null };
    function* lines() {
      for (const refusal of everyRefusal())
        for (const language of languages) {
          const whole = refusalText(refusal, language, people);
          const part = withheldText(refusal, language, people);
          yield [refusal.code, whole, language, isAboutIds(refusal.code) ? /(?:elise|estelle|hugo)-\p{L}+/giu : null] as const;
          if (part !== whole) yield [`${refusal.code}, in part`, part, language] as const;
        }
    }
    holds(faulty(lines()));
  });

  it('of rulings and proposals', () => {
    function* lines() {
      const all = [...Object.entries(reasonSentences), ...Object.entries(seatingReasons)];
      for (const [key, sentence] of all) {
        const names = [...sentence.fr.matchAll(/\{(\w+)/g)].map(([, name]) => name!);
        for (const varied of names.length === 0 ? [''] : names)
          for (const value of [0, 1, 2, 1000]) {
            const parameters = Object.fromEntries(names.map((name) => [name, name === varied ? value : 3])) as Reason['parameters'];
            for (const language of languages) {
              const said = Object.hasOwn(seatingReasons, key)
                ? seatingReasonText({ key, parameters }, [], language)
                : reasonText({ key, parameters }, [], language);
              yield [key, said, language] as const;
            }
          }
      }
    }
    holds(faulty(lines()));
  });
});
