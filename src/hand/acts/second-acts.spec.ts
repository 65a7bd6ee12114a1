import type { Gesture } from '../../../events/judging.js';
import { bookIds, flop, say } from '../../../test/fixtures/acts.js';
import type { HandAtTable } from '../../../test/fixtures/hand-at-table.js';

const everyBook = it.each(bookIds);

function acting(table: HandAtTable, ...acts: readonly (readonly [seat: number, gesture: Gesture])[]): HandAtTable {
  for (const [seat, gesture] of acts) table.give({ type: 'Act', seat, gesture });
  return table;
}
const refusalOf = (table: HandAtTable, seat: number, gesture: Gesture) => table.refusal({ type: 'Act', seat, gesture })?.code;

/** Seat 1 is skipped; seat 2 bets, seat 3 raises, and seat 2, whose bet still waits, calls the raise. */
const around = (book: string, players = 3): HandAtTable =>
  acting(flop(book, players), [2, say('bet', 200)], [3, say('raise', 600)], [2, say('call')]);

describe('a second act of a seat whose first one waits (RC 44-A; MO 8.14, 8.15; TDA 30; RO 9.3; TF §9 b14)', () => {
  everyBook('answers the raise that was made over its first, and both bind in their order (%s)', (book) => {
    const table = around(book);
    expect(table.all('OutOfTurnActRecorded').at(-1)).toMatchObject({ seat: 2, ruling: 'call', to: 600, currentBet: 600, answers: 3 });
    table.act(1, 'fold');
    expect(table.state.pots).toEqual([{ amount: 1_500, seats: [2, 3] }]);
    expect(table.state.phase).toBe('awaitingBoard');
  });

  everyBook('the skipped player answers what was done over them, and the second act waits for that (%s)', (book) => {
    const table = around(book).act(1, 'check');
    expect(table.legal).toMatchObject({ seat: 1, callAmount: 600 });
    expect(table.state.bets).toEqual([0, 200, 600]);
    table.act(1, 'call');
    expect(table.state.pots).toEqual([{ amount: 2_100, seats: [1, 2, 3] }]);
  });

  it('both are released by a bet of the skipped player, their chips go back, and each is an offence (RC 44-A)', () => {
    const table = around('redcactus').act(1, 400);
    expect(table.all('OutOfTurnActReleased')).toMatchObject([{ seat: 2, mayRaise: true }]);
    expect(table.legal).toMatchObject({ seat: 2, callAmount: 400 });
    expect(table.all('InfractionNoted').map(({ seat }) => seat)).toEqual([2, 3, 2]);
  });

  everyBook('is another one only where the bet was raised since (%s)', (book) => {
    const table = acting(flop(book, 4), [2, say('bet', 200)], [3, say('call')]);
    expect(refusalOf(table, 2, say('raise', 900))).toBe('OUT_OF_TURN_ACT_PENDING');
    expect(table.give({ type: 'Act', seat: 2, gesture: say('bet', 200) })).toEqual([]);
    acting(table, [4, say('raise', 600)], [2, say('call')]);
    expect(refusalOf(table, 2, say('raise', 1_400))).toBe('OUT_OF_TURN_ACT_PENDING');
    acting(table, [3, say('raise', 1_400)], [4, say('fold')], [2, say('call')]);
    table.act(1, 'fold');
    expect(table.state.pots).toEqual([{ amount: 3_800, seats: [2, 3] }]);
  });

  it('MO 8.15: three persons must have acted, so three acts of two do not kill the hand of the skipped player', () => {
    const table = around('mons');
    expect(table.refusalOf(1, 'check')).toBeUndefined();
    const four = acting(around('mons', 4), [4, say('call')]);
    expect(four.refusalOf(1, 'check')?.code).toBe('SKIPPED_HAND_DEAD');
    four.give({ type: 'ClaimSkippedTurn', seat: 1, reasonableTimePassed: true });
    expect(four.state.pots).toEqual([{ amount: 2_200, seats: [2, 3, 4] }]);
  });

  it('RC 36: three acts are substantial action, whoever made them', () => {
    const table = around('redcactus');
    table.give({ type: 'ClaimSkippedTurn', seat: 1, reasonableTimePassed: true });
    expect(table.all('RulingRequested')).toMatchObject([{ kind: 'skippedTurn', seat: 1 }]);
  });

  it('an all-in made over a bet that waits', () => {
    const table = acting(flop('ropta', 3, { 3: 900 }), [2, say('bet', 200)], [3, say('allIn')], [2, say('call')]).act(1, 'fold');
    expect(table.state.pots).toEqual([{ amount: 2_100, seats: [2, 3] }]);
  });
});

describe('a hand thrown while its call before its turn waits (RC 44-A, 58; MO 5.1, 8.14; TDA 30; RO 9.3; TF §6 b1, §9 b14)', () => {
  /** Seat 1 has bet 300; seat 3 calls before seat 2 has spoken, and then throws its hand. */
  const thrown = (book: string, by: 'word' | 'cards', players = 4): HandAtTable => {
    const table = acting(flop(book, players).act(1, 300), [3, say('call')]);
    if (by === 'word') return acting(table, [3, say('fold')]);
    table.give({ type: 'ReportDiscard', seat: 3, identifiable: true });
    return table;
  };

  for (const by of ['word', 'cards'] as const) {
    everyBook(`is dead at once, and its call stays in the pot where the bet did not change (by ${by}; %s)`, (book) => {
      const table = thrown(book, by);
      expect(table.all('HandKilled')).toMatchObject([{ seat: 3, cause: 'mucked' }]);
      expect(table.state.bets).toEqual([300, 0, 0, 0]);
      table.act(2, 'call');
      expect(table.state.bets).toEqual([300, 300, 300, 0]);
      table.act(4, 'fold');
      expect(table.state.pots).toEqual([{ amount: 1_300, seats: [1, 2] }]);
    });

    everyBook(`its chips go back where the bet was raised (by ${by}; %s)`, (book) => {
      const table = thrown(book, by).act(2, 900);
      expect(table.all('OutOfTurnActReleased')).toMatchObject([{ seat: 3, returned: 300 }]);
      table.act(4, 'fold').act(1, 'fold');
      expect(table.state.stacks).toEqual([19_700, 20_700, 20_000, 20_000]);
    });
  }

  everyBook('and is in the pot when all others give up (%s)', (book) => {
    const table = thrown(book, 'word', 3).act(2, 'fold');
    expect(table.state.stacks).toEqual([20_600, 20_000, 19_700]);
  });

  everyBook('a bet of its own that nobody could answer is none (%s)', (book) => {
    const table = acting(flop(book, 3), [2, say('bet', 200)], [2, say('fold')]).act(1, 'check');
    expect(table.legal).toMatchObject({ seat: 3, canCheck: true });
    expect(table.state.stacks[1]).toBe(20_000);
  });
});
