import { readdirSync, readFileSync } from 'node:fs';
import { type FieldDefinitionNode, Kind, parse, visit } from 'graphql';
import { type DomainEvent, eventTypes } from '../../events/catalogue.js';
import { type HandEvent, handEvents } from '../../events/hand.js';
import { main } from '../../src/cli/main.js';
import { declaredRules } from '../../src/rulebooks/policies.js';
import { rulebooks } from '../../src/rulebooks/rulebooks.js';
import { settingsOf } from '../../src/rulebooks/settings-of.js';
import { eventText } from '../../src/texts/event-texts.js';
import { refusalSentences } from '../../src/texts/refusal-texts.js';
import { reasonSentences } from '../../src/texts/ruling-texts.js';
import { seatingReasons } from '../../src/texts/seating-texts.js';
import type { Language, Sentence } from '../../src/texts/sentences.js';
import { hideSecrets } from '../../src/audit/secrets.js';
import { itHoldsForEach } from '../each-item.js';
import { commentsOf } from './comments.js';
import { around, program } from './sources.js';

/** The longest sentence of a refusal or of an event, in words. */
const MOST_WORDS = 25;

/** Turns that nobody says, and words that guess who somebody is. */
const bannedEnglish =
  /\b(told|tells of|he|him|his|himself|any more|by its leave|in its course|what it makes of|nobody types in|anew|whichever|as to whether|thereof)\b/i;

const bannedFrench: readonly (readonly [rule: string, pattern: RegExp])[] = [
  ['a hand is “main”', /(?<!\p{L})coups?(?!\p{L})/iu],
  ['a level is “niveau”', /\bpaliers? (?!de gains)/i],
  ['cards are shown, not opened', /\bouvr\w+ (?:sa|leur|ses|leurs|la|les) (?:main|mains|cartes)\b/i],
  ['a check is “check”', /\b(?:dire|dit|vaut|une) parole\b(?!,)/i],
  ['an offence is “faute”', /\binfractions?\b/i],
  ['an official is “responsable”', /\b(?:arbitre|officiel)s?\b/i],
  ['a silence is “silence du règlement”', /\bmuet\b/i],
  ['no English', /\b(?:the|and|with|seats?|hands?|players?|raises?|bets?|dealer|unless|chips?(?! race)|custom)\b/i],
];

const texts: readonly (readonly [name: string, text: Sentence])[] = [
  ...Object.entries(refusalSentences),
  ...Object.entries(reasonSentences),
  ...Object.entries(seatingReasons),
  ...Object.values(handEvents).map(({ type, version }) => [type, lineOf(type, version)] as const),
];

/** The lines of a tournament are entries of a record: clauses, with names and amounts behind colons. */
const records: readonly (readonly [name: string, text: Sentence])[] = eventTypes
  .filter(({ type }) => !Object.hasOwn(handEvents, type))
  .map(({ type, version }) => [type, lineOf(type, version)]);

function lineOf(type: string, version: number): Sentence {
  const data: unknown = JSON.parse(readFileSync(`events/golden/${type}.v${version}.json`, 'utf8'));
  const event = hideSecrets({ type, data: withoutWords(data) } as HandEvent) as DomainEvent;
  return { en: eventText(event, 'en'), fr: eventText(event, 'fr') };
}

/** The event without the free texts that somebody typed: they are in whatever language they were typed in. */
function withoutWords(value: unknown): unknown {
  if (typeof value === 'string') return value.includes(' ') && !/^[A-Z]{2,3} /.test(value) ? '…' : value;
  if (Array.isArray(value)) return value.map(withoutWords);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withoutWords(each)]));
}

const nameOf = ([name]: readonly [name: string, text: unknown]): string => name;

/** What a person reads of a template: commands, fields and parameters are no words of a language. */
const plain = (text: string): string =>
  text
    .replaceAll(/\{\w+\|([^{|}]*)\|[^{|}]*\}/g, '$1')
    .replaceAll(/\{\w+(?::\w+)?\}/g, 'x')
    .replaceAll(/[[\]]/g, '')
    .replaceAll(/\([^()]*\)/g, (part) => (/[a-z][A-Z.]/.test(part) ? '' : part));

function longestSentence(text: string): number {
  const sentences = plain(text).split(/[.!?](?=\s|$)/);
  return Math.max(...sentences.map((sentence) => sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length));
}

describe('the language of texts', () => {
  itHoldsForEach('sentences have at most 25 words', texts, nameOf, ([, { en, fr }]) => {
    expect({ en: longestSentence(en) <= MOST_WORDS, fr: longestSentence(fr) <= MOST_WORDS }).toEqual({ en: true, fr: true });
  });

  itHoldsForEach('clauses of a record have at most 25 words', records, nameOf, ([, { en, fr }]) => {
    for (const text of [en, fr]) for (const clause of text.split(/[;:]/)) expect(longestSentence(clause)).toBeLessThanOrEqual(MOST_WORDS);
  });

  itHoldsForEach('words are those that directors use', [...texts, ...records], nameOf, ([, { en, fr }]) => {
    expect(bannedEnglish.exec(plain(en))?.[0]).toBeUndefined();
    expect(bannedFrench.flatMap(([rule, pattern]) => (pattern.test(plain(fr)) ? [rule] : []))).toEqual([]);
  });

  itHoldsForEach('a seat is “siège”, a place is a rank', texts, nameOf, ([, { fr }]) => {
    if (/\{(?:seat|fromSeat|toSeat|seats)\b/.test(fr) && !fr.includes('qualificatives'))
      expect(fr).not.toMatch(/(?<!\p{L})places?(?!\p{L})/iu);
  });

  const sources = [
    ...readdirSync('src/texts').map((file) => `src/texts/${file}`),
    ...readdirSync('src', { recursive: true, encoding: 'utf8' }).flatMap((file) => (file.endsWith('refusals.ts') ? [`src/${file}`] : [])),
    ...readdirSync('events').map((file) => `events/${file}`),
  ];
  const programs = sources.filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'));
  itHoldsForEach('files of texts have no archaic turns', programs, String, (file) => {
    expect(bannedEnglish.exec(literalsOf(readFileSync(file, 'utf8'), 'en').join('\n'))?.[0]).toBeUndefined();
    const french = plain(literalsOf(readFileSync(file, 'utf8'), 'fr').join('\n'));
    expect(bannedFrench.flatMap(([rule, pattern]) => (pattern.exec(french) === null ? [] : [rule]))).toEqual([]);
  });
});

/** The plain literals of a language in a source file. What is put together of parts is read above, in the lines of events. */
function literalsOf(source: string, language: Language): string[] {
  const literal = new RegExp(`\\b${language}: ('(?:[^'\\\\]|\\\\.)*')`, 'g');
  return [...source.matchAll(literal)].map(([, text]) => text!.slice(1, -1));
}

describe('what a refusal names', () => {
  const schema = readFileSync('schema.graphql', 'utf8');
  const settings = settingsOf(rulebooks[0]!).map(({ key }) => key);

  itHoldsForEach('is a command, a field or a setting that exists', Object.entries(refusalSentences), nameOf, ([, { en, fr }]) => {
    const named = (text: string): string[] => text.replaceAll(/\{[^}]*\}/g, '').match(/\b[a-z]\w*(?:[A-Z]\w*|\.[a-z]\w*)+/g) ?? [];
    expect(named(en)).toEqual(named(fr));
    for (const name of named(en)) {
      const exists = name.includes('.') ? settings.some((key) => key.startsWith(name)) : new RegExp(`^  ${name}[(:]`, 'm').test(schema);
      expect([name, exists]).toEqual([name, true]);
    }
  });
});

describe('the language of the command line', () => {
  const pages = async (...args: string[]): Promise<string> => {
    let text = '';
    const out = { write: (part: string) => ((text += part), true), on: () => undefined } as unknown as NodeJS.WritableStream;
    await main(args, { out, err: out });
    return text;
  };

  it('has no archaic turns in any help', async () => {
    const overview = await pages('--help');
    const commands = [...overview.matchAll(/^ {2}([a-z-]+) +\S/gm)].map(([, name]) => name!);
    expect(commands.length).toBeGreaterThan(10);
    for (const name of commands) {
      const help = await pages(name, '--help');
      expect([name, bannedEnglish.exec(help)?.[0] ?? null]).toEqual([name, null]);
    }
  });
});

describe('the language of the pages', () => {
  const written = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', ...['docs', 'docs/operations', 'docs/decisions'].flatMap(pagesIn)];

  function pagesIn(folder: string): string[] {
    return readdirSync(folder).flatMap((file) => (file.endsWith('.md') ? [`${folder}/${file}`] : []));
  }

  itHoldsForEach('has no archaic turns', written, String, (file) => {
    const prose = readFileSync(file, 'utf8')
      .replaceAll(/```.*?```/gs, '')
      .replaceAll(/`[^`]*`/g, '');
    expect(bannedEnglish.exec(prose)?.[0]).toBeUndefined();
  });
});

describe('the language of rulebooks and events', () => {
  /** Fewer than elsewhere: rules say that cards can be `told apart`, or `whichever comes first`. */
  const bannedWords = /\b(he|him|his|himself|tells of|told to|any more|anew|thereof|as to whether)\b/i;

  function englishIn(value: unknown, seen = new Set<unknown>()): string[] {
    if (typeof value !== 'object' || value === null || seen.has(value)) return [];
    seen.add(value);
    const own = 'en' in value && typeof value.en === 'string' ? [value.en] : [];
    return [...own, ...Object.values(value).flatMap((each) => englishIn(each, seen))];
  }

  it.each([
    ['settings', 1_000, englishIn([declaredRules, rulebooks])],
    ['events', 150, eventTypes.map(({ description }) => description)],
  ])('has no archaic turns, and guesses nobody’s gender: %s', (_name, least, found) => {
    expect(found.length).toBeGreaterThan(least);
    expect(found.filter((text) => bannedWords.test(text))).toEqual([]);
  });
});

describe('the language of comments', () => {
  /** Turns that are banned from comments only. A comment that needs one of these words as code has it in backticks. */
  const bannedTurns = /\b(he's|he'll|herself|manyeth|nobody admitted|has it that|(?:what|whatever) \w+ makes? of|makes? of (?:it|them))\b/i;

  const found = (source: string): string[] =>
    commentsOf(source).flatMap(({ line, text }) => {
      const turn = bannedEnglish.exec(text) ?? bannedTurns.exec(text);
      return turn === null ? [] : [`${line}: ${turn[0]}`];
    });

  const files = [...program, ...around].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((file) => (file.endsWith('.ts') ? [`${folder}/${file}`] : [])),
  );

  it('has no archaic turns, and guesses nobody’s gender, in programs and specs', () => {
    expect(files.length).toBeGreaterThan(1_000);
    expect(files.flatMap((file) => found(readFileSync(file, 'utf8')).map((turn) => `${file}:${turn}`))).toEqual([]);
  });

  it.each([
    ['a comment of one line', '/** What he has. */', ['1: he']],
    ['a turn over two lines', 'run();\n/**\n * Not needed any\n * more.\n */', ['2: any more']],
    ['a comment behind code', 'const a = 1; // As told.', ['1: told']],
    ['comments between code', '// One.\nrun();\n// His.', ['3: His']],
    ['no code', "const told = 'https://example.org/his // him'; // Calls `told`.", []],
  ])('reads %s', (_name, source, turns) => {
    expect(found(source)).toEqual(turns);
  });
});

describe('the language of the schema', () => {
  /** Turns that are banned from descriptions only: elsewhere these words can be needed. */
  const bannedTurns = /\b(makes? of|beside|sooner|whoever|book has (?:it|them)|nobody (?:typed|need|owes)|owed (?:with|once|while))/i;

  /** The articles that a sentence cites are no words of it. */
  const uncited = (text: string): string => text.replaceAll(/ \((?:RC|MO|TDA|RO|TF) [^()]*\)/g, '');

  const described: (readonly [place: string, text: string])[] = [];
  const mutations: FieldDefinitionNode[] = [];
  visit(parse(readFileSync('schema.graphql', 'utf8')), {
    enter(node, _key, _parent, _path, ancestors) {
      if (node.kind === Kind.OBJECT_TYPE_DEFINITION && node.name.value === 'Mutation') mutations.push(...(node.fields ?? []));
      if (!('description' in node) || node.description === undefined || !('name' in node)) return;
      const around = ancestors.flatMap((each) => ('name' in each && each.name !== undefined ? [each.name.value] : []));
      described.push([[...around, node.name?.value].join('.'), uncited(node.description.value.replaceAll(/\s+/g, ' '))]);
    },
  });

  it('reads every kind of description', () => {
    const places = described.map(([place]) => place);
    expect(places).toEqual(
      expect.arrayContaining(['Chips', 'Mutation.act', 'Query.player', 'ActInput.seat', 'Standing.stack', 'WordsKind.BET']),
    );
    expect(mutations.length).toBeGreaterThan(100);
  });

  it('has no archaic turns, and guesses nobody’s gender', () => {
    const found = described.flatMap(([place, text]) => {
      const turn = bannedEnglish.exec(plain(text)) ?? bannedTurns.exec(plain(text));
      return turn === null ? [] : [`${place}: ${turn[0]}`];
    });
    expect(found).toEqual([]);
  });

  it('has sentences of at most 25 words', () => {
    expect(described.flatMap(([place, text]) => (longestSentence(text) > MOST_WORDS ? [`${place}: ${text}`] : []))).toEqual([]);
  });

  it('begins a mutation with what it does: a verb in the third person', () => {
    const others = mutations.flatMap(({ name, description }) => {
      const [first] = description?.value.split(' ') ?? [];
      return first === undefined || !/^[A-Z][a-z]+s,?$/.test(first) || ['Has', 'Is', 'This'].includes(first)
        ? [`${name.value}: ${first}`]
        : [];
    });
    expect(others).toEqual([]);
  });
});
