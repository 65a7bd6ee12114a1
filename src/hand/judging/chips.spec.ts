import { firstEdition } from '../../../events/editions.js';
import { bookIds, flop, push, rule, say, sayAndPush } from '../../../test/fixtures/acts.js';
import { HandAtTable } from '../../../test/fixtures/hand-at-table.js';

const everyBook = it.each(bookIds);

describe('RC 45-B: exactly the bet', () => {
  everyBook('in silence is a call, by one chip or by several (%s)', (book) => {
    expect(rule(flop(book).act(1, 300), 2, push(100, 100, 100))).toMatchObject({ ruling: 'call', to: 300, returned: 0, toAdd: 0 });
    expect(rule(flop(book).act(1, 500), 2, push(500))).toMatchObject({ ruling: 'call', to: 500, returned: 0, toAdd: 0 });
  });
});

describe('RO 9.11, RC 49, MO 8.18, TDA 11, TF §9 b17: one larger chip', () => {
  everyBook('in silence over a bet is a call, and the change comes back (%s)', (book) => {
    expect(rule(flop(book).act(1, 300), 2, push(1000))).toMatchObject({ ruling: 'call', to: 300, returned: 700, toAdd: 0 });
  });

  everyBook('is a call even as the last chip (%s)', (book) => {
    expect(rule(flop(book, 4, { 2: 1000 }).act(1, 300), 2, push(1000))).toMatchObject({ ruling: 'call', to: 300, returned: 700 });
  });

  everyBook('opens for its value when nobody has bet (%s)', (book) => {
    expect(rule(flop(book), 1, push(1000))).toMatchObject({ ruling: 'bet', to: 1000, returned: 0, toAdd: 0 });
  });

  everyBook('is a raise to its value once a raise is said (%s)', (book) => {
    expect(rule(flop(book).act(1, 300), 2, sayAndPush('raise', 1000))).toMatchObject({ ruling: 'raise', to: 1000, toAdd: 0 });
  });

  everyBook('is a minimum raise when it is worth less than one (%s)', (book) => {
    expect(rule(flop(book).act(1, 300), 2, sayAndPush('raise', 500))).toMatchObject({ ruling: 'raise', to: 600, toAdd: 100 });
  });

  everyBook('is a call when the raise is said after the chip (%s)', (book) => {
    const late = { ...sayAndPush('raise', 1000), first: 'chips' as const };
    expect(rule(flop(book).act(1, 300), 2, late)).toMatchObject({ ruling: 'call', to: 300, returned: 700 });
  });

  const toTheBigBlind = (book: string, houseRules = {}): HandAtTable =>
    HandAtTable.with({ stacks: [5000, 5000, 5000], rulebook: { ...firstEdition(book), houseRules } })
      .act(3, 'call')
      .act(1, 'fold');

  everyBook('from the big blind who was only called is a check (%s)', (book) => {
    expect(rule(toTheBigBlind(book), 2, push(500))).toMatchObject({ ruling: 'check', to: 100, returned: 500 });
  });

  it('is counted with the blind where the club has it so', () => {
    const house = { 'overchip.bigBlindOption': 'countedTogether' };
    expect(rule(toTheBigBlind('ropta', house), 2, push(500))).toMatchObject({ ruling: 'raise', to: 600, returned: 0 });
  });
});

describe('RO 9.13, RC 50: several chips in silence over a bet', () => {
  everyBook('alike, and all needed to reach the call, are a call (%s)', (book) => {
    const call = { ruling: 'call', to: 1200, returned: 800, reason: 'chipsAllNeeded' };
    expect(rule(flop(book).act(1, 1200), 2, push(1000, 1000))).toMatchObject(call);
  });

  everyBook('alike, all needed and the last ones, are still a call (%s)', (book) => {
    expect(rule(flop(book, 4, { 2: 2000 }).act(1, 1050), 2, push(1000, 1000))).toMatchObject({ ruling: 'call', to: 1050, returned: 950 });
  });

  it.each([
    ['redcactus', 'call', 1100, 400, 'RC 50-A'],
    // MO 8.8 has a raise add 1,100: half of it is not reached before 1,650.
    ['mons', 'call', 1100, 400, 'MO 8.9'],
    ['tdaFr', 'raise', 1800, 0, 'TDA 10'],
    ['ropta', 'raise', 1800, 0, 'RO 9.6'],
    ['toufflers', 'raise', 1800, 0, 'TF §9 b9'],
  ])('mixed, 500 and 1000 over 1100 after 400: under %s a %s to %i', (book, ruling, to, returned, article) => {
    const given = rule(flop(book, 4).act(1, 400).act(2, 1100), 3, push(500, 1000));
    expect(given).toMatchObject({ ruling, to, returned });
    expect(given.articles).toContain(article);
  });

  everyBook('with one to spare and the last ones are all in, a raise or not (%s)', (book) => {
    const given = rule(flop(book, 4, { 2: 1100 }).act(1, 1000), 2, push(1000, 100));
    // The 100 can be left out of a call for 1,000: the chips are more than a call, and nothing is left behind.
    expect(given).toMatchObject({ ruling: 'allIn', to: 1100, returned: 0 });
  });

  everyBook('RC 61, RO 9.24: too many chips for change, 525 over 325, are a raise to 650 (%s)', (book) => {
    expect(rule(flop(book).act(1, 325), 2, push(500, 25))).toMatchObject({ ruling: 'raise', to: 650, toAdd: 125 });
  });

  everyBook('RO 9.13: chips already in count with them, the big blind adds two 1000 over 1300 (%s)', (book) => {
    const table = HandAtTable.with({ stacks: [9000, 9000, 9000], rulebook: firstEdition(book) })
      .act(3, 1300)
      .act(1, 'fold');
    expect(rule(table, 2, push(1000, 1000))).toMatchObject({ ruling: 'call', to: 1300, returned: 800 });
  });
});

describe('RO 9.6, the 50 % rule', () => {
  everyBook('completes 150 over 100 to the minimum raise: exactly half is enough (%s)', (book) => {
    expect(rule(flop(book).act(1, 100), 2, push(100, 25, 25))).toMatchObject({
      ruling: 'raise',
      to: 200,
      toAdd: 50,
      reason: 'fiftyReached',
    });
  });

  everyBook('brings 125 over 100 back to a call (%s)', (book) => {
    expect(rule(flop(book).act(1, 100), 2, push(100, 25))).toMatchObject({ ruling: 'call', to: 100, returned: 25 });
  });

  everyBook('does not save 125 over 100 once a raise was said (%s)', (book) => {
    expect(rule(flop(book).act(1, 100), 2, sayAndPush('raise', 100, 25))).toMatchObject({ ruling: 'raise', to: 200, toAdd: 75 });
  });

  everyBook('judges a bare amount too: 1400 over 1000 is a call, 1500 a raise to 2000 (%s)', (book) => {
    expect(rule(flop(book).act(1, 1000), 2, say('amount', 1400))).toMatchObject({ ruling: 'call', to: 1000 });
    expect(rule(flop(book).act(1, 1000), 2, say('amount', 1500))).toMatchObject({ ruling: 'raise', to: 2000 });
  });

  it.each([
    ['redcactus', 1650, 2200],
    ['mons', 1650, 2200],
    ['tdaFr', 1450, 1800],
    ['ropta', 1450, 1800],
    ['toufflers', 1450, 1800],
  ])('is half of what the book asks a raise to add: under %s from %i on, over 1100 after 400', (book, threshold, to) => {
    const table = flop(book).act(1, 400).act(2, 1100);
    expect(rule(table, 3, say('amount', threshold - 1))).toMatchObject({ ruling: 'call', to: 1100 });
    expect(rule(flop(book).act(1, 400).act(2, 1100), 3, say('amount', threshold))).toMatchObject({ ruling: 'raise', to });
  });
});

describe('the smallest bet (MO 8.5, RO 9.6)', () => {
  everyBook('completes chips below the big blind (%s)', (book) => {
    expect(rule(flop(book), 1, push(25, 25))).toMatchObject({ ruling: 'bet', to: 100, toAdd: 50 });
  });

  everyBook('completes an amount below it (%s)', (book) => {
    expect(rule(flop(book), 1, say('bet', 50))).toMatchObject({ ruling: 'bet', to: 100, toAdd: 100 });
  });

  everyBook('is not asked of a whole stack below it (%s)', (book) => {
    expect(rule(flop(book, 3, { 1: 50 }), 1, push(25, 25))).toMatchObject({ ruling: 'allIn', to: 50 });
  });
});
