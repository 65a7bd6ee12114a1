import { bookIds, byBook } from '../../../test/fixtures/acts.js';
import { HandAtTable } from '../../../test/fixtures/hand-at-table.js';
import { allInCalled, BOARD, headsUp, riverBet, sidePot } from '../../../test/fixtures/showdowns.js';
import type { HandCommand } from '../../../commands/hand.js';
import { listAllInHandsDue } from './all-in.js';

const turnUp: HandCommand = { type: 'TurnUpAllInHands' };
const muck = (seat: number): HandCommand => ({ type: 'MuckHand', seat });

const articles: readonly (readonly [book: string, article: string])[] = [
  ['redcactus', 'RC 16'],
  ['mons', 'MO 9.7'],
  ['tdaFr', 'TDA 9'],
  ['ropta', 'RO 10.4'],
  ['toufflers', 'TF §10 b7'],
];

describe('all-in hands (RC 16; MO 9.7; TDA 9; RO 10.4; TF §10 b7)', () => {
  it.each(articles)('are all called on under %s once no betting is left (%s)', (book, article) => {
    const table = allInCalled(book);
    expect(table.give(turnUp)).toEqual([
      { type: 'AllInHandsDue', data: { seats: [1, 2], articles: [{ article, fallback: false, house: false }] } },
    ]);
    expect(table.give(turnUp)).toEqual([]);
  });

  it.each(articles)('can’t be mucked under %s, before the board is complete or after (%s)', (book, article) => {
    const table = allInCalled(book);
    expect(table.refusal(muck(2))).toEqual({ code: 'ALL_IN_MUST_TABLE', article, parameters: { seat: 2 } });
    table.board(BOARD).tables(1, 'Ah Qc');
    expect(table.refusal(muck(2))).toEqual({ code: 'ALL_IN_MUST_TABLE', article, parameters: { seat: 2 } });
    expect(table.tables(2, 'Kc Ks').awards).toEqual([[0, 2_000, { 2: 2_000 }]]);
  });

  it('may be mucked where the book is not known, and in the record of a hand that was played: it tells what happened', () => {
    const table = allInCalled('conformance').board(BOARD).mucks(2);
    expect(table.awards).toEqual([[0, 2_000, { 1: 2_000 }]]);
    const imported = allInCalled('ropta').board(BOARD);
    imported.give({ type: 'MuckHand', seat: 2, fromRecord: true });
    expect(imported.awards).toEqual([[0, 2_000, { 1: 2_000 }]]);
  });

  it.each(bookIds)('are not due while players with chips may bet, or without an all-in (%s)', (book) => {
    expect(listAllInHandsDue(sidePot(book).state)).toBeNull();
    expect(sidePot(book).refusal(turnUp)).toEqual({
      code: 'BETTING_STILL_POSSIBLE',
      article: byBook(book, { redcactus: 'RC 16', mons: 'MO 9.7', tdaFr: 'TDA 9', ropta: 'RO 10.4', toufflers: 'TF §10 b7' }),
      parameters: {},
    });
    expect(headsUp(book).refusal(turnUp)).toEqual({ code: 'WRONG_PHASE', article: null, parameters: { phase: 'showdown' } });
    expect(listAllInHandsDue(riverBet(book).state)).toBeNull();
  });

  it.each([
    ['redcactus', [1, 2, 3, 4]],
    ['mons', null],
    ['tdaFr', null],
    ['ropta', null],
    ['toufflers', null],
  ])('beside a side pot of players with chips: under %s the hands due are %j (RC 16)', (book, due) => {
    expect(listAllInHandsDue(sidePot(book).board(BOARD).state)).toEqual(due);
  });

  it('stay due for those left when a hand is thrown that was not due', () => {
    const table = sidePot('ropta').board(BOARD).mucks(1).mucks(2);
    expect(listAllInHandsDue(table.state)).toBeNull();
  });

  it('leave a fold to the blind who had nothing to decide (RO 4.2, example 2.1), and to nobody else', () => {
    const short = HandAtTable.with({ stacks: [1_000, 40, 1_000] })
      .act(3, 'fold')
      .act(1, 'fold');
    expect(short.awards).toEqual([[0, 80, { 2: 80 }]]);
    const called = HandAtTable.with({ stacks: [1_000, 40, 1_000] })
      .act(3, 'call')
      .act(1, 'fold');
    expect(called.refusalOf(3, 'fold')).toEqual({ code: 'ALL_IN_MUST_TABLE', article: 'RO 10.4', parameters: { seat: 3 } });
  });
});

describe('hand for hand (RO 2.7)', () => {
  const hold: HandCommand = { type: 'HoldAllInHands' };

  it('keeps all-in hands and the board hidden until the other tables have finished', () => {
    const table = allInCalled('ropta');
    expect(table.give(hold)).toMatchObject([
      { type: 'AllInHandsHeld', data: { articles: [{ article: 'RO 2.7' }, { article: 'RO 10.4' }] } },
    ]);
    expect(table.give(hold)).toEqual([]);
    expect(table.refusal(turnUp)).toEqual({ code: 'HAND_FOR_HAND_WAIT', article: 'RO 2.7', parameters: {} });
    expect(table.refusal({ type: 'TableHand', seat: 1, cards: ['Ah', 'Qc'] })).toEqual({
      code: 'HAND_FOR_HAND_WAIT',
      article: 'RO 2.7',
      parameters: {},
    });
    expect(table.refusal({ type: 'TableOneCard', seat: 1, card: 'Ah' })).toEqual({
      code: 'HAND_FOR_HAND_WAIT',
      article: 'RO 2.7',
      parameters: {},
    });
    expect(table.refusal({ type: 'DealBoard', street: 'flop', cards: ['2c', '7d', '9h'] })).toEqual({
      code: 'HAND_FOR_HAND_WAIT',
      article: 'RO 2.7',
      parameters: {},
    });
    expect(table.give({ type: 'TurnUpAllInHands', otherTablesFinished: true })).toMatchObject([{ type: 'AllInHandsDue' }]);
    expect(table.tables(1, 'Ah Qc').board(BOARD).state.phase).toBe('showdown');
  });

  it('holds nothing back in a hand that goes to the river without an all-in', () => {
    const table = HandAtTable.with({ stacks: [1_000, 1_000] });
    table.give(hold);
    table.act(1, 'call').act(2, 'check').board(BOARD);
    expect(table.tables(2, 'Ah Qc').tables(1, 'Kc 3h').state.phase).toBe('completed');
  });

  it('keeps them hidden too where two others with chips have checked to the end; then they are turned up', () => {
    const table = HandAtTable.with({ stacks: [1_000, 1_000, 60] });
    table.act(3, 'allIn').act(1, 'call').act(2, 'check').deal('flop');
    table.give(hold);
    for (const street of ['turn', 'river', null] as const) {
      table.act(1, 'check').act(2, 'check');
      if (street !== null) table.deal(street);
    }
    const tabled: HandCommand = { type: 'TableHand', seat: 1, cards: ['Ah', 'Qc'] };
    expect(table.refusal(tabled)).toEqual({ code: 'HAND_FOR_HAND_WAIT', article: 'RO 2.7', parameters: {} });
    expect(table.refusal(turnUp)).toEqual({ code: 'HAND_FOR_HAND_WAIT', article: 'RO 2.7', parameters: {} });
    expect(table.give({ type: 'TurnUpAllInHands', otherTablesFinished: true })).toMatchObject([
      { type: 'AllInHandsDue', data: { seats: [1, 2, 3] } },
    ]);
    expect(table.refusal(tabled)).toBeUndefined();
  });

  it.each(['redcactus', 'mons', 'tdaFr', 'toufflers'])('is no reason to wait under %s', (book) => {
    expect(allInCalled(book).refusal(hold)).toEqual({ code: 'NOT_HELD_BACK', article: 'RC 16', parameters: {} });
  });
});
