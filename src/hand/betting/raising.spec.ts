import { firstEdition } from '../../../events/editions.js';
import { bookIds, flop } from '../../../test/fixtures/acts.js';
import { HandAtTable } from '../../../test/fixtures/hand-at-table.js';

const everyBook = it.each(bookIds);

/** Blinds 50 and 100; seat 3 raises to 225, seats 4 and 5 are all in for 300 and 400, the others fold to seat 3. */
function shortAllIns(book: string): HandAtTable {
  const stacks = [20_000, 20_000, 20_000, 300, 400, 20_000];
  return HandAtTable.with({ stacks, rulebook: firstEdition(book) })
    .act(3, 225)
    .act(4, 'allIn')
    .act(5, 'allIn')
    .act(6, 'call')
    .act(1, 'fold')
    .act(2, 'fold');
}

describe('the smallest raise (RC 47-A; MO 8.8; TDA 26; RO 9.6; TF §9 b8)', () => {
  it.each([
    ['redcactus', 400, 800],
    ['mons', 400, 800],
    ['tdaFr', 300, 700],
    ['ropta', 300, 700],
    ['toufflers', 300, 700],
  ])('%s: over 100 raised to 200, %i; over 100 raised to 400, %i', (book, after200, after400) => {
    expect(flop(book).act(1, 100).legal?.minRaiseTo).toBe(200);
    expect(flop(book).act(1, 100).act(2, 200).legal?.minRaiseTo).toBe(after200);
    expect(flop(book).act(1, 100).act(2, 400).legal?.minRaiseTo).toBe(after400);
  });

  everyBook('adds to a short all-in what it had to add before: 200, all-in 290, then 490 (%s)', (book) => {
    expect(flop(book, 4, { 2: 290 }).act(1, 200).act(2, 'allIn').legal).toMatchObject({ seat: 3, minRaiseTo: 490 });
  });

  everyBook('adds the big blind to an opening all-in below it: 30, then 130 (%s)', (book) => {
    expect(flop(book, 4, { 1: 30 }).act(1, 'allIn').legal).toMatchObject({ callAmount: 30, minRaiseTo: 130 });
  });

  it.each([
    ['redcactus', 450],
    ['mons', 450],
    ['tdaFr', 350],
    ['ropta', 350],
    ['toufflers', 350],
  ])('before the flop is counted on the big blind: a raise to 225, then %s %i', (book, to) => {
    const table = HandAtTable.with({ stacks: [5000, 5000, 5000, 5000], rulebook: firstEdition(book) });
    expect(table.legal?.minRaiseTo).toBe(200);
    expect(table.act(3, 225).legal?.minRaiseTo).toBe(to);
  });

  it('is counted as the club has it', () => {
    const table = flop('redcactus', 4, {}, { 'minRaise.method': 'lastIncrement' });
    expect(table.act(1, 100).act(2, 400).legal?.minRaiseTo).toBe(700);
  });
});

describe('raising again after short all-ins (RC 48; MO 8.13; TDA 10; RO 9.21; TF §9 b13)', () => {
  everyBook('one alone opens nothing (%s)', (book) => {
    const table = flop(book, 4, { 2: 290 }).act(1, 200).act(2, 'allIn').act(3, 'call').act(4, 'fold');
    expect(table.legal).toMatchObject({ seat: 1, raiseBar: 'notReopened' });
  });

  everyBook('several that double the bet open it: 100, 180, 210 (%s)', (book) => {
    const table = flop(book, 4, { 2: 180, 3: 210 }).act(1, 100).act(2, 'allIn').act(3, 'allIn').act(4, 'call');
    expect(table.legal).toMatchObject({ seat: 1, raiseBar: null, minRaiseTo: 310 });
  });

  it.each([
    ['redcactus', 'notReopened'],
    ['mons', 'notReopened'],
    ['tdaFr', null],
    ['ropta', null],
    ['toufflers', null],
  ])('225 over a blind of 100, then 300 and 400: %s, %s', (book, raiseBar) => {
    expect(shortAllIns(book).legal).toMatchObject({ seat: 3, raiseBar, minRaiseTo: raiseBar === null ? 525 : null });
  });

  everyBook('a player who has only checked may raise (%s)', (book) => {
    const table = flop(book, 4, { 2: 30 }).act(1, 'check').act(2, 'allIn').act(3, 'call').act(4, 'fold');
    expect(table.legal).toMatchObject({ seat: 1, raiseBar: null, minRaiseTo: 130 });
  });
});
