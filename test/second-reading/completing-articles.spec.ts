/**
 * An article that completes what a book says is one that the readers found for the same question, in whatever book it stands, or it stands
 * below with its reason. So a wrong one fails without a pinned answer.
 */
import { declaredRules } from '../../src/rulebooks/policies.js';
import { type BookId, bookIds, type Source } from '../../src/rulebooks/setting.js';
import { type ByKey, isRead, keyInReading, readAnswers, reading } from './answers.js';

const kept = readAnswers('kept.json') as ByKey<readonly [answer: string, why: string]>;

/** Setting, book and article. The readers had the five books, and not the English text of the TDA, nor what is custom. */
const others: readonly (readonly [why: string, ...completions: string[]])[] = [
  ['the option exists because the blind is a bet', 'blinds.bigBlindOption redcactus RO 9.7'],
  [
    'the English text says it at length',
    'fifty.lastChips ropta TDA-EN 45-B',
    'multiChip.lastChips ropta TDA-EN 45-B',
    'priorChips.counted redcactus TDA-EN 46',
    'priorChips.counted ropta TDA-EN 46',
  ],
  ['TDA 7 leaves other faults of the kind to the officials; the general clause says what they may give', 'fold.faceUpOrHigh tdaFr RO 11.1'],
  [
    'a break takes over the table that balancing sends players to, which RC 10 completes (CT-RO-07)',
    'tableBreak.tableAssignment ropta RC 10',
  ],
];

/** The articles of every answer of the readers to a question. */
function articlesRead(key: string): ReadonlySet<string> {
  const answers = Object.values(reading[keyInReading(key)] ?? {});
  return new Set(answers.flatMap((answer) => answer.slice(answer.indexOf(': ') + 2).split('; ')));
}

function completions(source: Source): readonly string[] {
  return source.kind === 'article' ? (source.completedBy?.split('; ') ?? []) : [];
}

/** What no reader found. Decisions that are kept have their own reason. */
function listUnread(key: string, book: BookId, source: Source): string[] {
  if (!isRead(key) || kept[key]?.[book] !== undefined) return [];
  const read = articlesRead(key);
  return completions(source).flatMap((article) => (read.has(article) ? [] : `${key} ${book} ${article}`));
}

describe('an article that completes a book', () => {
  it('was found by the readers for the same question, or has a reason', () => {
    const unread = declaredRules.flatMap(({ key, definition: { settings } }) =>
      bookIds.flatMap((book) => listUnread(key, book, settings[book].source)),
    );
    expect(unread.toSorted()).toEqual(others.flatMap(([, ...each]) => each).toSorted());
  });

  it('is noticed where it is a wrong one', () => {
    const all = declaredRules.flatMap(({ key, definition: { settings } }) =>
      bookIds.flatMap((book) => {
        const { source } = settings[book];
        if (completions(source).length === 0 || !isRead(key) || kept[key]?.[book] !== undefined) return [];
        return [listUnread(key, book, { ...source, completedBy: 'RC 99' } as Source)];
      }),
    );
    expect(all.length).toBeGreaterThan(60);
    expect(all.filter((unread) => unread.length === 0)).toEqual([]);
  });
});
