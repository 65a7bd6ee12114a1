import { firstEdition } from '../../../events/editions.js';
import type { HandId } from '../../../events/ids.js';
import { bookIds } from '../../../test/fixtures/acts.js';
import { dealingUnder } from '../../../test/fixtures/deals.js';
import { HandAtTable } from '../../../test/fixtures/hand-at-table.js';
import type { HandCommand } from '../../../commands/hand.js';

const everyBook = it.each(bookIds);

const correction = (...changes: { seat: number; amount: number }[]): HandCommand => ({
  type: 'CorrectStacks',
  handId: 'friday.1.1' as HandId,
  correction: 1,
  changes,
});

const next = (book: string): HandAtTable => HandAtTable.with({ stacks: [1_000, 1_000, 1_000], rulebook: firstEdition(book) });
const voided = { type: 'VoidHand', cause: 'boxedCards', settlement: 'refundAll', reason: 'two aces of spades' } as const;
const resultsOf = (table: HandAtTable) =>
  table.all('HandCompleted')[0]?.results.map(({ stackBefore, stackAfter }) => [stackBefore, stackAfter]);

describe('RC 22, RO 5.3: the hand before is corrected while a hand that was cancelled waits for its new deal', () => {
  everyBook('the new deal begins with the corrected stacks (%s)', (book) => {
    const table = next(book);
    table.give(voided);
    table.give(correction({ seat: 1, amount: -400 }, { seat: 3, amount: 400 }));
    table.give({ type: 'Redeal' });
    expect(table.state.stacks).toEqual([550, 900, 1_400]);
    table.act(3, 'fold').act(1, 'fold');
    expect(resultsOf(table)).toEqual([
      [600, 550],
      [1_000, 1_050],
      [1_400, 1_400],
    ]);
  });

  everyBook('a correction that came before the misdeal stays (%s)', (book) => {
    const table = next(book);
    table.give(correction({ seat: 1, amount: -400 }, { seat: 3, amount: 400 }));
    table.give(voided);
    expect(table.state.stacks).toEqual([600, 1_000, 1_400]);
    table.give({ type: 'Redeal' });
    expect(table.state.stacks).toEqual([550, 900, 1_400]);
    expect(table.give(correction({ seat: 1, amount: -400 }, { seat: 3, amount: 400 }))).toEqual([]);
  });

  everyBook('who had less than the blind posts what they have; who had nothing is not in it (%s)', (book) => {
    const short = next(book);
    short.give(voided);
    short.give(correction({ seat: 2, amount: -960 }, { seat: 3, amount: 960 }));
    short.give({ type: 'Redeal' });
    expect(short.state).toMatchObject({ stacks: [950, 0, 1_960], bets: [50, 40, 0] });
    const out = next(book);
    out.give(voided);
    out.give(correction({ seat: 2, amount: -1_000 }, { seat: 3, amount: 1_000 }));
    out.give({ type: 'Redeal' });
    expect(out.act(3, 'fold').state.stacks).toEqual([1_000, 0, 2_000]);
  });
});

describe('RC 22: the hand before is corrected while the cards of the next one are dealt', () => {
  everyBook('its blinds are reached, and the deal goes on (%s)', (book) => {
    const table = dealingUnder(book);
    const [first, second] = table.state.stacks.map((stack, i) => stack + table.state.bets[i]!);
    table.give(correction({ seat: 1, amount: -first! + 20 }, { seat: 2, amount: first! - 20 }));
    expect(table.state.phase).toBe('dealing');
    expect([table.state.stacks[0]! + table.state.bets[0]!, table.state.stacks[1]! + table.state.bets[1]!]).toEqual([
      20,
      second! + first! - 20,
    ]);
  });
});
