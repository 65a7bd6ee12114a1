/** House rules laid over a book, and two books side by side. */
import { withHouseRules } from './house-rules.js';
import { declaredRules } from './policies.js';
import { renderDifferences } from './render.js';
import { rulebookNumbered } from './rulebooks.js';
import type { Rulebook } from './rulebooks.js';
import type { BookId } from './setting.js';
import { citationOf } from './setting.js';
import { differences, settingsOf } from './settings-of.js';

const book = (id: BookId): Rulebook => {
  const found = rulebookNumbered(id, 1);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
};
const withRules = (id: BookId, overrides: Readonly<Record<string, unknown>>): Rulebook => {
  const { rulebook, problems } = withHouseRules(book(id), overrides);
  if (rulebook === undefined) throw new Error(JSON.stringify(problems));
  return rulebook;
};

describe('house rules', () => {
  it('stand beside what the book itself says', () => {
    const mons = withRules('mons', { 'minRaise.method': 'lastIncrement', 'timeCall.seconds': 30 });
    expect(mons.betting.minRaise.method.value).toBe('lastIncrement');
    expect(mons.betting.minRaise.method.source).toEqual({ kind: 'house', book: book('mons').betting.minRaise.method });
    expect(mons.betting.timeCall.seconds.value).toBe(30);
    expect(mons.houseRules).toEqual({ 'minRaise.method': 'lastIncrement', 'timeCall.seconds': 30 });
    expect(citationOf(mons.betting.minRaise.method)).toEqual({ article: 'MO 8.8', fallback: false, house: true });
  });

  it('share with the book all that they do not change', () => {
    const own = book('mons');
    const mons = withRules('mons', { 'minRaise.method': 'lastIncrement' });
    expect(mons.dealing).toBe(own.dealing);
    expect(mons.betting.timeCall).toBe(own.betting.timeCall);
    expect(mons.betting.minRaise.cap).toBe(own.betting.minRaise.cap);
    expect(mons.betting.minRaise.method).not.toBe(own.betting.minRaise.method);
  });

  it('leave everything else, and the published book, as it was', () => {
    const before = settingsOf(book('mons'));
    const mons = withRules('mons', { 'pot.finalAfterGathering': false });
    expect(differences(book('mons'), mons).map(({ key }) => key)).toEqual(['pot.finalAfterGathering']);
    expect(settingsOf(book('mons'))).toEqual(before);
    expect({ id: mons.id, version: mons.version, coverage: mons.coverage }).toEqual({
      id: 'mons',
      version: 1,
      coverage: book('mons').coverage,
    });
  });

  it('laid twice say the same as once, and never lose sight of the book', () => {
    const once = withRules('ropta', { 'string.facingBet': 'call' });
    const twice = withHouseRules(once, { 'string.facingBet': 'call' }).rulebook;
    expect(twice).toEqual(once);
    const changed = withHouseRules(once, { 'string.facingBet': 'firstMotion' }).rulebook;
    expect(changed?.betting.string.facingBet.source).toEqual({ kind: 'house', book: book('ropta').betting.string.facingBet });
  });

  it('are none when nothing is overridden', () => {
    expect(withRules('toufflers', {})).toEqual(book('toufflers'));
  });

  it('refuse an unknown setting with the five keys that are nearest to it', () => {
    expect(withHouseRules(book('ropta'), { 'minRaise.methode': 'lastIncrement' })).toEqual({
      problems: [{ code: 'UNKNOWN_SETTING', key: 'minRaise.methode', known: expect.any(Array) }],
    });
  });

  it.each([
    ['minRaise.methode', 'minRaise.method'],
    ['timecall.seconds', 'timeCall.seconds'],
    ['stack.intial', 'stack.initial'],
    ['deals', 'prize.deals'],
  ])('%s is taken for a mistyped %s', (key, meant) => {
    const [problem] = withHouseRules(book('ropta'), { [key]: 1 }).problems!;
    const { known } = problem as { readonly known: readonly string[] };
    expect(known).toHaveLength(5);
    expect(known[0]).toBe(meant);
  });

  it.each([
    ['minRaise.method', 'triple'],
    ['minRaise.method', 2],
    ['minRaise.method', null],
    ['timeCall.seconds', 601],
    ['timeCall.seconds', -1],
    ['timeCall.seconds', 12.5],
    ['timeCall.seconds', Number.NaN],
    ['timeCall.seconds', '30'],
    ['pot.finalAfterGathering', 'true'],
    ['blinds.posters', 'everybody'],
  ])('refuse %s = %p with the values that it can take', (key, value) => {
    const allowed = declaredRules.find((declared) => declared.key === key)?.definition.schema;
    expect(withHouseRules(book('ropta'), { [key]: value })).toEqual({ problems: [{ code: 'VALUE_OUT_OF_RANGE', key, value, allowed }] });
  });

  it('tell every problem at once', () => {
    const { problems } = withHouseRules(book('ropta'), { constructor: 1, 'minRaise.method': 'triple', minRaise: 'lastIncrement' });
    expect(problems?.map(({ code, key }) => `${code} ${key}`)).toEqual([
      'UNKNOWN_SETTING constructor',
      'VALUE_OUT_OF_RANGE minRaise.method',
      'UNKNOWN_SETTING minRaise',
    ]);
  });
});

describe('two books side by side', () => {
  it('RO 9.6 and MO 8.8 differ on the minimum raise, each with its source', () => {
    const difference = differences(book('ropta'), book('mons')).find(({ key }) => key === 'minRaise.method');
    expect(difference?.a).toEqual({ value: 'lastIncrement', source: { kind: 'article', articles: ['RO 9.6'] }, reading: 'CB-RO-22' });
    expect(difference?.b).toEqual({ value: 'doubleLargestBet', source: { kind: 'article', articles: ['MO 8.8'] }, reading: 'CB-MO-01' });
  });

  it('a book does not differ from itself', () => {
    expect(differences(book('ropta'), book('ropta'))).toEqual([]);
    expect(renderDifferences(book('ropta'), book('ropta'))).toContain('They rule alike everywhere.');
  });

  it('the order only changes the sides', () => {
    const there = differences(book('redcactus'), book('toufflers'));
    const back = differences(book('toufflers'), book('redcactus'));
    expect(back.map(({ key, a, b }) => ({ key, a: b, b: a }))).toEqual(there.map(({ key, a, b }) => ({ key, a, b })));
    expect(there.length).toBeGreaterThan(20);
  });
});

describe('two rulebooks in Markdown', () => {
  it('show a house rule beside the book', () => {
    const mons = withRules('mons', { 'minRaise.method': 'lastIncrement' });
    const own = 'house rule; the book: the total of the last full bet or raise of the round, MO 8.8 [CB-MO-01]';
    expect(renderDifferences(book('mons'), mons)).toContain(own);
    expect(renderDifferences(book('mons'), mons, 'fr')).toContain('règle maison ; le livre');
  });
});
