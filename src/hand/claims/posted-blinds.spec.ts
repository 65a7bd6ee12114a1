import { firstEdition } from '../../../events/editions.js';
import type { HandId } from '../../../events/ids.js';
import { bookIds } from '../../../test/fixtures/acts.js';
import { HandAtTable, type Setting } from '../../../test/fixtures/hand-at-table.js';
import type { HandCommand } from '../../../commands/hand.js';

const everyBook = it.each(bookIds);

const correction = (...changes: { seat: number; amount: number }[]): HandCommand => ({
  type: 'CorrectStacks',
  handId: 'friday.1.1' as HandId,
  correction: 1,
  changes,
});

/** Blinds 50 and 100 of seats 1 and 2; seat 3 has the button. */
const next = (book: string, setting: Partial<Setting> = {}): HandAtTable =>
  HandAtTable.with({ stacks: [1_000, 1_000, 1_000], rulebook: firstEdition(book), ...setting });

describe('RC 22: until substantial action in the next hand, a claim reaches the blind that the wrong winner posted', () => {
  everyBook('who had less than the blind is all in for what they had (%s)', (book) => {
    const table = next(book);
    table.give(correction({ seat: 2, amount: -960 }, { seat: 3, amount: 960 }));
    expect(table.state).toMatchObject({ stacks: [950, 0, 1_960], bets: [50, 40, 0], currentBet: 100 });
    table.act(3, 'fold').act(1, 'fold');
    expect(table.state.stacks).toEqual([960, 80, 1_960]);
  });

  everyBook('who had nothing is not in the hand (%s)', (book) => {
    const table = next(book);
    table.give(correction({ seat: 2, amount: -1_000 }, { seat: 3, amount: 1_000 }));
    expect(table.all('HandKilled')).toMatchObject([{ seat: 2, cause: 'ruled' }]);
    expect(table.act(3, 'fold').state.stacks).toEqual([1_000, 0, 2_000]);
  });

  everyBook('one call is no substantial action, two are (%s)', (book) => {
    const table = next(book, { stacks: [1_000, 1_000, 1_000, 1_000] }).act(3, 'call');
    const taken = correction({ seat: 2, amount: -960 }, { seat: 3, amount: 960 });
    expect(table.refusal(taken)).toBeUndefined();
    table.act(4, 'call');
    expect(table.refusal(taken)).toEqual({ code: 'STACK_IN_PLAY', article: null, parameters: { seat: 2, amount: 960, behind: 900 } });
  });

  it('a bet that the others have to answer stays', () => {
    const table = next('redcactus', { stacks: [1_000, 1_000, 1_000, 1_000] }).act(3, 300);
    const taken = correction({ seat: 3, amount: -800 }, { seat: 1, amount: 800 });
    expect(table.refusal(taken)).toEqual({ code: 'STACK_IN_PLAY', article: null, parameters: { seat: 3, amount: 800, behind: 700 } });
  });

  it.each([
    ['anteFirst', { bets: [50, 0, 0], deadAnte: 70 }],
    ['blindFirst', { bets: [50, 70, 0], deadAnte: 0 }],
  ] as const)('the ante for the table too, what comes first is posted first (%s)', (antePriority, left) => {
    const table = next('ropta', { stakes: { ante: 100, anteFormat: 'bigBlind', antePriority } });
    table.give(correction({ seat: 2, amount: -930 }, { seat: 3, amount: 930 }));
    expect(table.state).toMatchObject(left);
    expect(table.state.stacks[1]).toBe(0);
    expect((table.state.live >> 1) & 1).toBe(1);
  });

  it('a classic ante too', () => {
    const table = next('ropta', { stakes: { ante: 10, anteFormat: 'classic', antePriority: 'blindFirst' } });
    table.give(correction({ seat: 1, amount: -995 }, { seat: 3, amount: 995 }));
    expect(table.state).toMatchObject({ stacks: [0, 890, 1_985], bets: [0, 100, 0], gathered: [5, 10, 10] });
  });
});
