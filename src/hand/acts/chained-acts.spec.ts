import { firstEdition } from '../../../events/editions.js';
import type { Gesture } from '../../../events/judging.js';
import { bookIds, flop, push, say } from '../../../test/fixtures/acts.js';
import { HandAtTable } from '../../../test/fixtures/hand-at-table.js';

const everyBook = it.each(bookIds);

/** Seats act by gesture, in this order. */
function acting(table: HandAtTable, ...acts: readonly (readonly [seat: number, gesture: Gesture])[]): HandAtTable {
  for (const [seat, gesture] of acts) table.give({ type: 'Act', seat, gesture });
  return table;
}

const kindsOf = (table: HandAtTable, from = 0): string[] =>
  table.events
    .slice(from)
    .filter(({ type }) => ['Checked', 'Called', 'BetPlaced', 'Raised', 'Folded', 'OutOfTurnActReleased'].includes(type))
    .map(({ type, data }) => `${(data as { seat: number }).seat} ${type}`);

describe('an act before its turn that answers another one (RC 44-A; MO 8.14; TDA 30; RO 9.3; TF §9 b14)', () => {
  everyBook('is a call of the bet made before its turn, and binds once the skipped player checks (%s)', (book) => {
    const table = acting(flop(book).act(1, 'check'), [3, say('bet', 200)], [4, say('call')]);
    expect(table.all('OutOfTurnActRecorded')).toMatchObject([
      { seat: 3, ruling: 'bet', to: 200, currentBet: 0, skipped: [2] },
      { seat: 4, ruling: 'call', to: 200, currentBet: 200, answers: 3, skipped: [2] },
    ]);
    const from = table.events.length;
    table.act(2, 'check');
    expect(kindsOf(table, from)).toEqual(['2 Checked', '3 BetPlaced', '4 Called']);
    expect(table.legal).toMatchObject({ seat: 1, callAmount: 200 });
    expect(table.state.bets).toEqual([0, 0, 200, 200]);
  });

  everyBook('binds with a fold in between, and a raise over it (%s)', (book) => {
    const table = acting(flop(book, 6).act(1, 'check'), [3, say('bet', 200)], [4, say('fold')], [5, say('raise', 600)], [6, say('call')]);
    expect(table.all('HandKilled')).toMatchObject([{ seat: 4, cause: 'mucked' }]);
    const from = table.events.length;
    table.act(2, 'fold');
    expect(kindsOf(table, from)).toEqual(['2 Folded', '3 BetPlaced', '5 Raised', '6 Called']);
    expect(table.state.bets).toEqual([0, 0, 200, 0, 600, 600]);
  });

  everyBook('with silent chips is a call of that bet too, not a bet of its own (%s)', (book) => {
    const table = acting(flop(book).act(1, 'check'), [3, push(100, 100)], [4, push(500)]).act(2, 'check');
    expect(table.all('Called').at(-1)).toMatchObject({ seat: 4, to: 200 });
    expect(table.all('OutOfTurnActReleased')).toEqual([]);
  });

  everyBook('binds before the flop (%s)', (book) => {
    const table = HandAtTable.with({ stacks: [10_000, 10_000, 10_000, 10_000, 10_000], rulebook: firstEdition(book) });
    acting(table, [4, say('raise', 300)], [5, say('call')]);
    const from = table.events.length;
    table.act(3, 'fold');
    expect(kindsOf(table, from)).toEqual(['3 Folded', '4 Raised', '5 Called']);
    expect(table.state.bets).toEqual([50, 100, 0, 300, 300]);
  });

  it.each(['redcactus', 'mons'])('is released with the bet that it answered when the skipped player bets as much (%s)', (book) => {
    const table = acting(flop(book).act(1, 'check'), [3, say('bet', 200)], [4, { ...say('call'), ...push(100, 100) }]).act(2, 200);
    expect(table.all('OutOfTurnActReleased')).toMatchObject([{ seat: 3 }]);
    table.act(3, 'call');
    expect(table.all('OutOfTurnActReleased')).toMatchObject([{ seat: 3 }, { seat: 4, returned: 200 }]);
    expect(table.legal?.seat).toBe(4);
  });

  everyBook('stays where the raiser before it raises as he announced over the bet in turn (%s)', (book) => {
    const table = acting(flop(book, 5).act(1, 200), [3, say('raise', 600)], [4, say('call')]).act(2, 'call');
    expect(table.all('Raised')).toMatchObject([{ seat: 3, to: 600 }]);
    expect(table.all('Called').at(-1)).toMatchObject({ seat: 4, to: 600 });
    expect(table.legal?.seat).toBe(5);
  });

  everyBook('RC 59-B: that calls a raise out of turn without an amount is for the director once it is known (%s)', (book) => {
    const table = acting(flop(book).act(1, 200), [3, say('raise')], [4, say('call')]).act(2, 'fold');
    acting(table, [3, say('amount', 900)]);
    expect(table.all('RulingRequested')).toMatchObject([{ kind: 'callBeforeAmount', seat: 4 }]);
  });
});

describe('RO 9.18: acts at the same moment are taken in order, as far as they agree', () => {
  const together = (book: string, third: Gesture): HandAtTable => {
    const table = flop(book).act(1, 'check');
    table.give({
      type: 'ActSimultaneously',
      acts: [
        { seat: 3, gesture: third },
        { seat: 2, gesture: say('bet', 200) },
      ],
    });
    return table;
  };

  it.each(['redcactus', 'tdaFr', 'ropta'])('a bet and a call at once: nobody else has bet, so the call stands (%s)', (book) => {
    const table = together(book, say('call'));
    expect(table.all('OutOfTurnActReleased')).toEqual([]);
    expect(table.all('Called').at(-1)).toMatchObject({ seat: 3, to: 200 });
    expect(table.legal?.seat).toBe(4);
  });

  it.each(['redcactus', 'tdaFr', 'ropta'])('a bet and a raise at once: the raise stands (%s)', (book) => {
    expect(together(book, say('raise', 700)).all('Raised')).toMatchObject([{ seat: 3, to: 700 }]);
  });

  everyBook('a bet and a check, or a bet of his own, at once do not agree (%s)', (book) => {
    for (const gesture of [say('check'), say('bet', 300), push(100, 100)]) {
      const table = together(book, gesture);
      expect(table.all('OutOfTurnActReleased')).toMatchObject([{ seat: 3 }]);
      expect(table.legal?.seat).toBe(3);
    }
  });

  it.each(['mons', 'toufflers'])('the second has acted before his turn and is released by the bet (%s; MO 8.14; TF §9 b14)', (book) => {
    expect(together(book, say('call')).all('OutOfTurnActReleased')).toMatchObject([{ seat: 3, options: ['call', 'fold'] }]);
  });
});

describe('one act out of turn is one offence (RC 44-A; MO 8.16; TDA 36; RO 9.3, 11.1; TF §9 b15)', () => {
  it.each([
    ['redcactus', 'may', 'may', 'may'],
    ['mons', 'ifRepeated', 'ifRepeated', 'ifRepeated'],
    ['tdaFr', 'may', 'may', 'may'],
    ['ropta', 'ifRepeated', 'must', 'must'],
    ['toufflers', 'ifRepeated', 'ifRepeated', 'ifRepeated'],
  ])('under %s: bound %s, released %s, a fold %s', (book, bound, released, folded) => {
    const offences = (gesture: Gesture, then: 'call' | 600): unknown[] => {
      const table = acting(flop(book).act(1, 200), [3, gesture]).act(2, then);
      return table.all('InfractionNoted').map(({ seat, offence, sanction }) => [seat, offence, sanction]);
    };
    expect(offences(say('call'), 'call')).toEqual([[3, 'actOutOfTurn', bound]]);
    expect(offences(say('call'), 600)).toEqual([[3, 'actOutOfTurn', released]]);
    expect(offences(say('fold'), 600)).toEqual([[3, 'foldOutOfTurn', folded]]);
  });

  it('is noted where the turn never comes to it', () => {
    const table = acting(flop('ropta', 3).act(1, 200), [3, say('call')]);
    expect(table.all('InfractionNoted')).toEqual([]);
    table.give({ type: 'ReportHandKilled', seat: 3, cause: 'sweptByDealer' });
    expect(table.all('InfractionNoted')).toMatchObject([{ seat: 3, offence: 'actOutOfTurn', sanction: 'ifRepeated' }]);
  });
});
