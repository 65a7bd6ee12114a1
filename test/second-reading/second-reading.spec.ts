/**
 * Holds the settings and a second reading of the five books together: every value and every article of every book, without a generated page.
 *
 * `reading.json`: what readers found who had the texts and the questions, and neither settings nor code, as `value: articles`. A book that is
 * not named says nothing on the question.
 * `kept.json`: where the settings differ from it in value, in every article, or on whether the book speaks, with the reason.
 * `pinned.json`: where they agree, and name further articles or fewer, or stand on a rule that the reading does not confirm. No reader
 * proves these; they change on purpose only. A setting that is newer than the reading stands here with its five answers: `npm run docs` adds
 * them, and changes none.
 * An answer is written `value: own articles (articles that stand for a silence)`.
 */
import { declaredRules } from '../../src/rulebooks/policies.js';
import { rulebooks } from '../../src/rulebooks/rulebooks.js';
import { articlePrefixes, type BookId, bookIds, type Setting, type SettingValue, type Source } from '../../src/rulebooks/setting.js';
import type { ValueSchema } from '../../src/rulebooks/definition.js';
import { type Answer, answerOf, type ByKey, isRead, keyInReading, newAnswers, readAnswers, reading, written } from './answers.js';

const kept = readAnswers('kept.json') as ByKey<readonly [answer: string, why: string]>;
const pinned = readAnswers('pinned.json') as ByKey<string>;

describe('the second reading', () => {
  it('has an answer to every setting that is not newer, and those of newer ones are pinned in every book', () => {
    const keys = new Set(declaredRules.map(({ key }) => keyInReading(key)));
    expect(Object.keys(reading).filter((key) => !keys.has(key))).toEqual([]);
    const unpinned = declaredRules.filter(({ key }) => !isRead(key) && bookIds.some((book) => pinned[key]?.[book] === undefined));
    expect(unpinned.map(({ key }) => key)).toEqual([]);
  });

  it.each(bookIds)('and the settings agree, or the difference is decided: %s', (book) => {
    expect(declaredRules.flatMap(({ key, definition }) => troubleWith(key, book, definition.settings[book]) ?? [])).toEqual([]);
  });

  it('is departed from with a reason', () => {
    const without = Object.entries(kept).flatMap(([key, books]) =>
      Object.entries(books).flatMap(([book, [, why]]) => (/^.{20,}\.$/su.test(why) ? [] : `${book} ${key}: ${why}`)),
    );
    expect(without).toEqual([]);
  });

  it('pins the five answers of a newer setting, and touches no other', () => {
    const [first, ...others] = declaredRules;
    const newer = { ...first!, key: 'newer.setting' };
    const own = Object.fromEntries(bookIds.map((book) => [book, written(answerOf(first!.definition.settings[book]))]));
    expect(newAnswers([newer, ...others], pinned)).toEqual({ 'newer.setting': own });
    expect(newAnswers(declaredRules, pinned)).toEqual({});
    const [changed] = Object.keys(pinned);
    expect(newAnswers(declaredRules, { ...pinned, [changed!]: { mons: 'changed: ' } })).toEqual({});
  });

  it('has no decision on what is no setting', () => {
    const keys = new Set(declaredRules.map(({ key }) => key));
    expect([...Object.keys(kept), ...Object.keys(pinned)].filter((key) => !keys.has(key))).toEqual([]);
  });
});

describe('a setting that is wrong', () => {
  it.each(bookIds)('in one article is noticed, whichever it is: %s', (book) => {
    const unnoticed = declaredRules.flatMap(({ key, definition: { settings } }) =>
      withAnotherArticle(settings[book]).flatMap((wrong) =>
        troubleWith(key, book, wrong) === null ? `${key}: ${written(answerOf(wrong))}` : [],
      ),
    );
    expect(unnoticed).toEqual([]);
  });

  it.each(bookIds)('in the article that it names first is noticed: %s', (book) => {
    const unnoticed = declaredRules.flatMap(({ key, definition: { settings } }) => {
      const { source } = settings[book];
      if (source.kind !== 'article' || source.articles.length < 2) return [];
      const wrong = { ...settings[book], source: { ...source, articles: source.articles.toReversed() } };
      return troubleWith(key, book, wrong) === null ? key : [];
    });
    expect(unnoticed).toEqual([]);
  });

  it.each(bookIds)('in its value is noticed: %s', (book) => {
    const unnoticed = declaredRules.flatMap(({ key, definition: { schema, settings } }) =>
      othersOf(schema, settings[book].value).flatMap((value) =>
        troubleWith(key, book, { ...settings[book], value }) === null ? `${key}: ${String(value)}` : [],
      ),
    );
    expect(unnoticed).toEqual([]);
  });

  it.each(bookIds)('in whether the book speaks is noticed: %s', (book) => {
    const unnoticed = declaredRules.flatMap(({ key, definition: { settings } }) =>
      troubleWith(key, book, { ...settings[book], source: turnedRound(settings[book].source, book) }) === null ? key : [],
    );
    expect(unnoticed).toEqual([]);
  });
});

/** What is wrong with the answer of a book; null where the reading or a decision has it. */
function troubleWith(key: string, book: BookId, setting: Setting): string | null {
  const answer = answerOf(setting);
  const [keptAnswer] = kept[key]?.[book] ?? [];
  const decided = keptAnswer ?? pinned[key]?.[book];
  const where = `${book} ${key} = ${written(answer)}`;
  if (decided === undefined) return agrees(key, book, answer) ? null : `${where}; read: ${reading[key]?.[book] ?? 'silence'}`;
  if (decided !== written(answer)) return `${where}; decided: ${decided}`;
  if (!isRead(key)) return null;
  if (agrees(key, book, answer)) return `${where} agrees with the reading and needs no decision`;
  return differs(key, book, answer) === (keptAnswer === undefined) ? `${where} stands in the wrong file of decisions` : null;
}

/** The reading has the value and these articles in this order, for the first is the one that a refusal cites; and where others stand for a silence, those are what it has for their own books. */
function agrees(key: string, book: BookId, answer: Answer): boolean {
  const found = readOf(key, book);
  if (differs(key, book, answer)) return false;
  if (found !== null && answer.own.join() !== found.own.join()) return false;
  const { standing } = answer;
  const sources = [...new Set(standing.map(bookOf))].map((from) => (from === undefined ? null : readOf(key, from)));
  if (sources.some((source) => source?.value !== answer.value)) return false;
  return sameArticles(
    standing,
    sources.flatMap((source) => source?.own ?? []),
  );
}

/** Another value, no article in common, or one speaks where the other is silent. */
function differs(key: string, book: BookId, { value, own }: Answer): boolean {
  const found = readOf(key, book);
  if (found === null) return own.length > 0;
  return found.value !== value || !own.some((article) => found.own.includes(article));
}

function readOf(key: string, book: BookId): Pick<Answer, 'value' | 'own'> | null {
  const text = reading[keyInReading(key)]?.[book];
  if (text === undefined) return null;
  const at = text.indexOf(': ');
  return { value: text.slice(0, at), own: text.slice(at + 2).split('; ') };
}

/** In any order. */
function sameArticles(some: readonly string[], others: readonly string[]): boolean {
  return new Set(some).size === new Set(others).size && some.every((article) => others.includes(article));
}

/** The book that an article is of; undefined for an international rule, for practice and for custom. */
function bookOf(article: string): BookId | undefined {
  if (/^(TDA-EN|TDA practice|custom)/u.test(article)) return undefined;
  return bookIds.find((id) => article.startsWith(`${articlePrefixes[id]} `));
}

/** The setting with each of its articles, and of those that stand for a silence, changed for the next of the same book. */
function withAnotherArticle(setting: Setting): Setting[] {
  const { own, standing } = answerOf(setting);
  const sources: Source[] =
    setting.source.kind === 'silent'
      ? eachChanged(standing).map((from) => ({ kind: 'silent', from: from.join('; ') }))
      : [
          ...eachChanged(own).map((articles) => ({ ...setting.source, articles }) as Source),
          ...eachChanged(standing).map((from) => ({ ...setting.source, completedBy: from.join('; ') }) as Source),
        ];
  return sources.map((source) => ({ ...setting, source }));
}

function eachChanged(articles: readonly string[]): string[][] {
  return articles.map((article, at) => articles.with(at, nextTo(article)));
}

function nextTo(article: string): string {
  const book = rulebooks.find(({ id }) => id === bookOf(article));
  if (book === undefined) return 'RO 1.1';
  const at = book.coverage.findIndex((entry) => entry.article === article);
  return book.coverage[(at + 1) % book.coverage.length]!.article;
}

function othersOf(schema: ValueSchema, value: SettingValue): SettingValue[] {
  switch (schema.kind) {
    case 'enum':
      return schema.values.map((each) => each.value).filter((each) => each !== value);
    case 'boolean':
      return [value !== true];
    case 'integer':
      return [Number(value) - 1, Number(value) + 1];
  }
}

/** A book that speaks made silent, and a silent one made to speak. */
function turnedRound(source: Source, book: BookId): Source {
  if (source.kind === 'article') return { kind: 'silent', from: source.articles.join('; ') };
  return { kind: 'article', articles: [rulebooks.find(({ id }) => id === book)!.coverage[0]!.article] };
}
