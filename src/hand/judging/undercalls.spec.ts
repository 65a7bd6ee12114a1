import { firstEdition } from '../../../events/editions.js';
import { bookIds, flop, push, rule, say, sayAndPush } from '../../../test/fixtures/acts.js';
import { HandAtTable } from '../../../test/fixtures/hand-at-table.js';

const everyBook = it.each(bookIds);
const full = { ruling: 'call', to: 800, toAdd: 600 };
const choice = { ruling: 'void', options: ['call', 'fold'], committed: 200 };
const director = { ruling: 'directorDecides', options: ['call', 'fold'], proposed: 'fold', committed: 200 };

describe('RO 9.10, RC 42, MO 8.9, TF §9 b9: chips below the call', () => {
  it.each([
    ['redcactus', full, 'RC 42'],
    ['mons', choice, 'MO 8.9'],
    ['tdaFr', full, 'RO 9.10'],
    ['ropta', full, 'RO 9.10'],
    ['toufflers', full, 'TF §9 b9'],
  ])('between two players (%s)', (book, expected, article) => {
    const given = rule(flop(book, 2).act(1, 800), 2, push(100, 100));
    expect(given).toMatchObject(expected);
    expect(given.articles).toContain(article);
  });

  it.each([
    ['redcactus', full],
    ['mons', choice],
    ['tdaFr', full],
    ['ropta', full],
    ['toufflers', full],
  ])('over the opening bet, several players (%s)', (book, expected) => {
    expect(rule(flop(book).act(1, 800), 2, push(100, 100))).toMatchObject(expected);
  });

  it.each([
    ['redcactus', director],
    ['mons', choice],
    ['tdaFr', director],
    ['ropta', director],
    ['toufflers', full],
  ])('over a raise, several players (%s)', (book, expected) => {
    expect(rule(flop(book).act(1, 200).act(2, 800), 3, push(100, 100))).toMatchObject(expected);
  });

  everyBook('with a call said are a full call (%s)', (book) => {
    expect(rule(flop(book).act(1, 200).act(2, 800), 3, sayAndPush('call', 100, 100))).toMatchObject(full);
  });

  everyBook('below an unraised big blind are completed to it (%s)', (book) => {
    const table = HandAtTable.with({ stacks: [5000, 5000, 5000, 5000], rulebook: firstEdition(book) });
    expect(rule(table, 3, push(25, 25))).toMatchObject({ ruling: 'call', to: 100, toAdd: 50 });
    expect(rule(table, 4, say('amount', 50))).toMatchObject({ ruling: 'call', to: 100, toAdd: 100 });
  });

  it('are completed to a call by those that are added, where they lie there already (MO 8.9)', () => {
    const table = flop('mons').act(1, 800);
    expect(rule(table, 2, push(100, 200))).toMatchObject({ ruling: 'void', committed: 300, reason: 'undercallChoice' });
    expect(rule(table, 2, push(400, 100))).toMatchObject({ ruling: 'call', to: 800, returned: 0, toAdd: 0, reason: 'chipsCall' });
  });

  everyBook('that are the last ones are all in (%s)', (book) => {
    expect(rule(flop(book, 4, { 2: 200 }).act(1, 800), 2, push(100, 100))).toMatchObject({ ruling: 'allIn', to: 200 });
  });
});

describe('RO 9.12: one chip below the call', () => {
  const chip = { to: 800, toAdd: 300 };
  it.each([
    ['redcactus', { ruling: 'call', ...chip }],
    ['mons', { ruling: 'void', committed: 500 }],
    ['tdaFr', { ruling: 'call', ...chip }],
    ['ropta', { ruling: 'call', ...chip }],
    ['toufflers', { ruling: 'call', ...chip }],
  ])('between two players (%s)', (book, expected) => {
    expect(rule(flop(book, 2).act(1, 800), 2, push(500))).toMatchObject(expected);
  });

  it.each([
    ['redcactus', { ruling: 'call', ...chip }],
    ['mons', { ruling: 'void', options: ['call', 'fold'], committed: 500 }],
    ['tdaFr', { ruling: 'void', options: ['call', 'fold'], committed: 500 }],
    ['ropta', { ruling: 'void', options: ['call', 'fold'], committed: 500 }],
    ['toufflers', { ruling: 'call', ...chip }],
  ])('several players (%s)', (book, expected) => {
    expect(rule(flop(book).act(1, 800), 2, push(500))).toMatchObject(expected);
  });
});

describe('RC 45-D: a token of calling', () => {
  it('is an offence, and over a raise with several players the director may hold it to be a call', () => {
    const table = flop('redcactus').act(1, 500).act(2, 2000);
    const given = rule(table, 3, push(25));
    expect(given).toMatchObject({ ruling: 'directorDecides', options: ['call', 'callOrFold', 'fold'], proposed: 'call', committed: 25 });
    expect(table.all('InfractionNoted')).toEqual([
      { seat: 3, offence: 'tinyChips', sanction: 'may', startsAt: null, article: { article: 'RC 45-D', fallback: false, house: false } },
    ]);
  });

  it('is so many chips against what is still owed, not against the bet (RC 45-D)', () => {
    // Seat 1 owes 1,000 of 1,200: a tenth of it is 100.
    const reraised = () => flop('redcactus').act(1, 200).act(2, 600).act(3, 1200).act(4, 'fold');
    expect(rule(reraised(), 1, push(100))).toMatchObject({ reason: 'tinyChipsDirector', proposed: 'call', committed: 100 });
    expect(rule(reraised(), 1, push(100, 25))).toMatchObject({ reason: 'undercallDirector', proposed: 'fold', committed: 125 });
  });

  it('is an undercall like others in the other books', () => {
    expect(rule(flop('ropta').act(1, 500).act(2, 2000), 3, push(25, 25))).toMatchObject({ options: ['call', 'fold'] });
  });
});

describe('an amount below the call, said alone', () => {
  it.each([
    ['redcactus', full, ['RC 42', 'RC 40-C']],
    ['mons', { ruling: 'void', options: ['call', 'fold'], committed: 0 }, ['MO 8.9']],
    ['tdaFr', full, ['RO 9.10']],
    ['ropta', full, ['RO 9.10', 'RO 9.5']],
    ['toufflers', full, ['TF §9 b9']],
  ])('over an opening bet (%s)', (book, expected, articles) => {
    const given = rule(flop(book).act(1, 800), 2, say('amount', 200));
    expect(given).toMatchObject({ ...expected, ...('toAdd' in expected ? { toAdd: 800 } : {}) });
    expect(given.articles).toEqual(articles);
  });

  it('is void, and every choice open, where the club reads RO 9.5 so', () => {
    const given = rule(flop('ropta', 4, {}, { 'amountOnly.belowCall': 'voidFreeChoice' }).act(1, 800), 2, say('amount', 200));
    expect(given).toMatchObject({ ruling: 'void', options: ['call', 'raise', 'fold'], committed: 0 });
  });
});

describe('RC 53, RO 9.20: a caller told a wrong amount', () => {
  everyBook('owes the true one, and the director may relieve him (%s)', (book) => {
    const table = flop(book, 2, { 1: 8000 }).act(1, 'allIn');
    expect(rule(table, 2, { ...push(1000, 1000, 1000, 1000, 1000), amountTold: 5000 })).toMatchObject({
      ruling: 'call',
      to: 8000,
      toAdd: 3000,
    });
    expect(table.all('GestureJudged')[0]?.directorMayRelieve).toBe(true);
  });
});

describe('MO 8.9, RO 9.4: plainly unaware of a far larger bet', () => {
  it.each([
    ['redcactus', ['foldLosingChips', 'call'], 'call', []],
    ['mons', ['takeBetsBack', 'callOrFold'], 'callOrFold', ['must']],
    ['tdaFr', ['foldLosingChips', 'call'], 'call', []],
    ['ropta', ['foldLosingChips', 'call'], 'call', []],
    ['toufflers', ['foldLosingChips', 'call'], 'call', []],
  ])('the director may relieve him (%s)', (book, options, proposed, sanctions) => {
    const table = flop(book).act(1, 10_000);
    const given = rule(table, 2, { ...push(1000, 1000), misunderstood: true });
    expect(given).toMatchObject({ ruling: 'directorDecides', options, proposed, committed: 2000 });
    expect(table.all('InfractionNoted').map(({ sanction }) => sanction)).toEqual(sanctions);
  });
});
