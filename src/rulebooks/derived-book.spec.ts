import { roptaChanges, roptaTest } from '../../test/fixtures/ropta-test.js';
import { mons } from './books/mons.js';
import { ropta } from './books/ropta.js';
import { derivedFrom, deriveBook } from './derived-book.js';
import { withHouseRules } from './house-rules.js';
import { declaredSettings } from './policies.js';
import { InvalidBook, rulebookFrom } from './rulebook.js';
import { addRulebook, newestRulebook, removeRulebook, rulebookNumbered, rulebookOf, rulebooks } from './rulebooks.js';
import { citationOf } from './setting.js';
import { differences, settingOf, settingsOf } from './settings-of.js';

const published = rulebookOf('ropta', '2020-04')!;
const newest = newestRulebook('ropta')!;
const edition = rulebookFrom(roptaTest, 2);

/** What speaks against a derivation from ROPTA; none where it stands. */
function problemsOf(derivation: object): readonly string[] {
  try {
    deriveBook(ropta, derivation);
    return [];
  } catch (error) {
    if (error instanceof InvalidBook) return error.problems;
    throw error;
  }
}
const overriding = (key: string, override: object): readonly string[] => problemsOf({ edition: 'test', overrides: { [key]: override } });

describe('an edition that is derived from another', () => {
  it('differs from its base by what its file names, each with its article', () => {
    expect(differences(published, edition).map(({ key, a, b }) => [key, a.value, b.value, citationOf(b).article])).toEqual([
      ['minRaise.method', 'lastIncrement', 'doubleLargestBet', 'RO 9.6'],
      ['timeCall.seconds', 25, 40, 'RO 3.5'],
      ['balance.triggerDifference.early', 3, 2, 'RO 2.3'],
    ]);
  });

  it('says all else as its base does, article by article', () => {
    const changed = new Set(Object.keys(roptaChanges.overrides));
    for (const { key, setting } of settingsOf(edition)) if (!changed.has(key)) expect(setting).toBe(settingOf(published, key));
    expect(edition.coverage.map(({ article, decided }) => ({ article, decided }))).toEqual(
      published.coverage.map(({ article, decided }) => ({ article, decided })),
    );
  });

  it('has house rules of a club laid over it like any book', () => {
    const { rulebook } = withHouseRules(edition, { 'timeCall.seconds': 35 });
    expect(rulebook?.betting.timeCall.seconds).toMatchObject({ value: 35, source: { kind: 'house', book: { value: 40 } } });
  });

  it('is a base itself', () => {
    const third = derivedFrom(roptaTest, { edition: 'third', overrides: { 'timeCall.seconds': { value: 45, articles: 'RO 3.5' } } });
    expect(differences(edition, rulebookFrom(third, 3)).map(({ key }) => key)).toEqual(['timeCall.seconds']);
  });

  it("is a club's own book under a name of its own, with articles of its own", () => {
    const elm = rulebookFrom(
      derivedFrom(mons, {
        id: 'elm',
        edition: '2026',
        name: { en: 'Rules of the Elm', fr: "Règlement de l'Orme" },
        articles: [{ article: 'ELM 1', topic: { en: 'calling time', fr: 'demander le temps' }, decided: [{ by: 'settings' }] }],
        overrides: { 'timeCall.seconds': { value: 30, articles: 'ELM 1; MO 5.6' } },
      }),
      1,
    );
    expect(elm).toMatchObject({ id: 'elm', edition: '2026', version: 1 });
    expect(elm.betting.timeCall.seconds).toEqual({ value: 30, source: { kind: 'article', articles: ['ELM 1', 'MO 5.6'] } });
    expect(elm.coverage.at(-1)).toMatchObject({ article: 'ELM 1', settings: ['timeCall.seconds'] });
    expect(elm.betting.timeCall.countdownSeconds).toBe(rulebookOf('mons', '1')!.betting.timeCall.countdownSeconds);
  });
});

describe('the file of a derived book is refused when it is loaded', () => {
  it.each<[string, string, object, string]>([
    ['an unknown setting', 'timeCall.secondes', { value: 40, articles: 'RO 3.5' }, 'No setting is called timeCall.secondes.'],
    ['a part of a key', 'timeCall', { value: 40, articles: 'RO 3.5' }, 'No setting is called timeCall.'],
    ['a number out of bounds', 'timeCall.seconds', { value: 601, articles: 'RO 3.5' }, 'timeCall.seconds cannot be 601.'],
    ['another kind of value', 'timeCall.seconds', { value: '40', articles: 'RO 3.5' }, 'timeCall.seconds cannot be 40.'],
    ['a word that it cannot be', 'minRaise.method', { value: 'triple', articles: 'RO 9.6' }, 'minRaise.method cannot be triple.'],
    ['another value where all books agree', 'balance.mover', { value: 'anybody', articles: 'RO 2.3' }, 'balance.mover cannot be anybody.'],
    [
      'an article of another book',
      'timeCall.seconds',
      { value: 40, articles: 'RO 3.5; MO 5.6' },
      'timeCall.seconds cites MO 5.6, which is no article of the book.',
    ],
    [
      'a reading that does not exist',
      'timeCall.seconds',
      { value: 40, articles: 'RO 3.5', reading: 'CB-X' },
      'timeCall.seconds names the reading CB-X, which does not exist.',
    ],
  ])('for %s', (_what, key, override, problem) => {
    expect(overriding(key, override)).toContain(problem);
  });

  it.each<[string, object]>([
    ['no article', { edition: 'test', overrides: { 'timeCall.seconds': { value: 40 } } }],
    ['an empty article', { edition: 'test', overrides: { 'timeCall.seconds': { value: 40, articles: '' } } }],
    ['no edition', { overrides: {} }],
    ['an edition that is no name', { edition: 'a b', overrides: {} }],
    ['an id that is no name', { id: 'elm@1', edition: '1', overrides: {} }],
    ['a field that nobody reads', { edition: 'test', overrides: {}, settings: {} }],
    ['no object', []],
  ])('for %s', (_what, derivation) => {
    expect(problemsOf(derivation)).not.toEqual([]);
  });

  it('for articles of which it is not said any more what decides them', () => {
    const article = published.coverage.find(({ settings }) => settings.length === 0)!.article;
    expect(overriding('handForHand.minutesPerHand', { value: 3, articles: article })).toEqual([
      `${article} decides a setting now: list it in articles as decided by settings.`,
    ]);
  });

  it('with every problem at once', () => {
    const overrides = { 'timeCall.seconds': { value: 601, articles: 'RO 99' }, minRaise: { value: 1, articles: 'RO 9.6' } };
    expect(problemsOf({ edition: 'test', overrides })).toHaveLength(3);
  });
});

it('the compiler refuses them too', () => {
  expect(() => {
    // @ts-expect-error no setting has this key
    derivedFrom(ropta, { edition: 'test', overrides: { 'timeCall.secondes': { value: 40, articles: 'RO 3.5' } } });
  }).toThrow(InvalidBook);
  expect(() => {
    // @ts-expect-error the setting takes a number
    derivedFrom(ropta, { edition: 'test', overrides: { 'timeCall.seconds': { value: 'many', articles: 'RO 3.5' } } });
  }).toThrow(InvalidBook);
  expect(() => {
    // @ts-expect-error the setting takes other words
    derivedFrom(ropta, { edition: 'test', overrides: { 'minRaise.method': { value: 'triple', articles: 'RO 9.6' } } });
  }).toThrow(InvalidBook);
  expect(() => {
    // @ts-expect-error an override has its article
    derivedFrom(ropta, { edition: 'test', overrides: { 'timeCall.seconds': { value: 40 } } });
  }).toThrow(InvalidBook);
});

describe('an edition beside those that are published', () => {
  it('is found by its name and its number, is the newest of its book, and changes nothing in the one before', () => {
    const before = settingsOf(published);
    const added = addRulebook(roptaTest);
    expect(rulebookOf('ropta', 'test')).toBe(added);
    expect(rulebookNumbered('ropta', newest.version + 1)).toBe(added);
    expect(newestRulebook('ropta')).toBe(added);
    expect(rulebookOf('ropta', '2020-04')).toBe(published);
    expect(settingsOf(published)).toEqual(before);
    expect(declaredSettings).toHaveLength(before.length);
  });

  it('is added once', () => {
    expect(() => addRulebook(roptaTest)).toThrow('The rulebook ropta@test cannot be used. There is one already.');
  });

  it('is not found once it is removed, and can be added again', () => {
    removeRulebook(rulebookOf('ropta', 'test')!);
    expect(rulebookOf('ropta', 'test')).toBeUndefined();
    expect(newestRulebook('ropta')).toBe(newest);
    removeRulebook(addRulebook(roptaTest));
    expect(rulebooks).not.toContainEqual(expect.objectContaining({ edition: 'test' }));
  });
});
