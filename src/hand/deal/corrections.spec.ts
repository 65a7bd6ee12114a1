import { firstEdition } from '../../../events/editions.js';
import { bookIds, flop } from '../../../test/fixtures/acts.js';
import { HandAtTable, type Setting } from '../../../test/fixtures/hand-at-table.js';
import type { HandCommand } from '../../../commands/hand.js';

const five = (book: string, more: Partial<Setting> = {}): HandAtTable =>
  HandAtTable.with({ stacks: [5000, 5000, 5000, 5000, 5000], rulebook: firstEdition(book), ...more });
const types = (events: readonly { type: string }[]): string[] => events.map(({ type }) => type);
const level: HandCommand = {
  type: 'CorrectLevel',
  level: 2,
  stakes: { smallBlind: 100, bigBlind: 200, ante: 0, anteFormat: 'none', antePriority: 'blindFirst' },
};
const blinds: HandCommand = { type: 'CorrectBlinds', button: 1, smallBlindSeat: 2, bigBlindSeat: 3 };

describe('RO 3.1: a hand begun on the wrong level', () => {
  it.each(bookIds)('is put right while nothing substantial was played: %s', (book) => {
    const table = five(book).act(3, 'call');
    expect(types(table.give(level))).toEqual(['BetsReturned', 'HandLevelCorrected', 'BlindPosted', 'BlindPosted']);
    expect(table.state).toMatchObject({ stacks: [4900, 4800, 5000, 5000, 5000], bets: [100, 200, 0, 0, 0], currentBet: 200 });
    expect(table.legal).toMatchObject({ seat: 3, callAmount: 200, minRaiseTo: 400 });
    expect(table.give(level)).toEqual([]);
  });

  it('leaves folds as they are', () => {
    const table = five('ropta').act(3, 'fold').act(4, 'fold');
    table.give(level);
    expect(table.act(5, 'call').act(1, 'fold').legal).toMatchObject({ seat: 2, canCheck: true });
  });

  it.each([
    ['redcactus', { code: 'SUBSTANTIAL_ACTION_DONE', article: 'RO 3.1', parameters: {} }],
    ['mons', null],
    ['tdaFr', { code: 'SUBSTANTIAL_ACTION_DONE', article: 'RO 3.1', parameters: {} }],
    ['ropta', { code: 'SUBSTANTIAL_ACTION_DONE', article: 'RO 3.1', parameters: {} }],
    ['toufflers', null],
  ])('is played out after a call and a fold under %s: %j', (book, refusal) => {
    expect(five(book).act(3, 'call').act(4, 'fold').refusal(level) ?? null).toEqual(refusal);
  });

  it('keeps the cards that are known, and the deal that goes on', () => {
    const table = five('ropta', { stakes: { ante: 10, anteFormat: 'classic' } });
    table.give({ type: 'RecordHoleCards', seat: 1, cards: ['Ah', 'Kh'] });
    table.give({ type: 'BeginDeal', at: 1000 });
    table.give(level);
    expect(table.state).toMatchObject({ phase: 'dealing', turn: -1, gathered: [0, 0, 0, 0, 0] });
    expect(table.state.holeCards[0]).toEqual(['Ah', 'Kh']);
    table.give({ type: 'CompleteDeal', at: 2000 });
    expect(table.legal).toMatchObject({ seat: 3 });
  });

  it('must make sense', () => {
    const wrong = { ...level, stakes: { ...level.stakes, bigBlind: 0 } } as HandCommand;
    expect(five('ropta').refusal(wrong)).toEqual({
      code: 'STAKE_OUT_OF_RANGE',
      article: null,
      parameters: { stake: 'bigBlind', amount: 0, min: 1, max: 1000000000000 },
    });
  });
});

describe('RO 2.3: blinds from the wrong seats', () => {
  it.each(bookIds)('are posted again by the right ones: %s', (book) => {
    const table = five(book);
    expect(types(table.give(blinds))).toEqual(['BetsReturned', 'BlindsCorrected', 'BlindPosted', 'BlindPosted']);
    expect(table.state).toMatchObject({ stacks: [5000, 4950, 4900, 5000, 5000], leftOfButton: 1 });
    expect(table.legal).toMatchObject({ seat: 4 });
    expect(table.give(blinds)).toEqual([]);
  });

  it('stay once substantial action was made', () => {
    expect(five('ropta').act(3, 'call').act(4, 'fold').refusal(blinds)).toEqual({
      code: 'BLINDS_CORRECTION_TOO_LATE',
      article: 'RO 2.3',
      parameters: {},
    });
  });

  it('are posted by players of this hand, each one blind', () => {
    expect(five('ropta').refusal({ ...blinds, bigBlindSeat: 9 })).toEqual({
      code: 'BLIND_NOT_SEATED',
      article: null,
      parameters: { blind: 'big', seat: 9 },
    });
    expect(five('ropta').refusal({ ...blinds, bigBlindSeat: 2 })).toEqual({
      code: 'BLINDS_ON_ONE_SEAT',
      article: null,
      parameters: { seat: 2 },
    });
  });
});

describe('RO 9.20: an act that was misread', () => {
  const correct = (seat: number, to: number): HandCommand => ({ type: 'CorrectMisreadAction', seat, to });

  it('is put right, and who answered it answers again', () => {
    const table = flop('ropta').act(1, 'check').act(2, 900).act(3, 'call');
    expect(table.give(correct(2, 400))).toMatchObject([
      { type: 'BetsReturned', data: { seats: [{ seat: 3, amount: 900 }] } },
      { type: 'ActionCorrected', data: { seat: 2, action: 'bet', from: 900, to: 400, allIn: false } },
    ]);
    expect(table.legal).toMatchObject({ seat: 3, callAmount: 400, minRaiseTo: 800 });
    expect(table.give(correct(2, 400))).toEqual([]);
    expect(table.act(3, 'fold').act(4, 'fold').legal).toMatchObject({ seat: 1, callAmount: 400 });
  });

  it('may have been a call, or a check', () => {
    const raised = flop('ropta').act(1, 300).act(2, 900);
    expect(raised.give(correct(2, 300)).at(-1)).toMatchObject({ data: { action: 'call', to: 300 } });
    expect(raised.legal).toMatchObject({ seat: 3, callAmount: 300, minRaiseTo: 600 });
    const checked = flop('ropta').act(1, 'check').act(2, 500);
    expect(checked.give(correct(2, 0)).at(-1)).toMatchObject({ data: { action: 'check', to: 0 } });
    expect(checked.legal).toMatchObject({ seat: 3, canCheck: true });
    expect(checked.act(3, 'check').act(4, 'check').state.phase).toBe('awaitingBoard');
  });

  it('leaves out who folded to it', () => {
    const table = flop('ropta').act(1, 900).act(2, 'fold').act(3, 'fold');
    table.give(correct(1, 400));
    expect(table.legal).toMatchObject({ seat: 4, callAmount: 400 });
    expect(table.act(4, 'call').state.phase).toBe('awaitingBoard');
  });

  it('stands once substantial action has followed', () => {
    expect(flop('ropta').act(1, 900).act(2, 'call').act(3, 'fold').refusal(correct(1, 400))).toEqual({
      code: 'SUBSTANTIAL_ACTION_DONE',
      article: 'RO 9.20',
      parameters: {},
    });
    expect(flop('ropta', 2).act(1, 900).act(2, 'call').refusal(correct(1, 400))).toEqual({
      code: 'SUBSTANTIAL_ACTION_DONE',
      article: 'RO 9.20',
      parameters: {},
    });
  });

  it('is the last bet or raise, and could have been what it is said to be', () => {
    const table = flop('ropta').act(1, 300).act(2, 900);
    expect(table.refusal(correct(1, 200))).toEqual({ code: 'ACTION_NOT_MISREAD', article: null, parameters: { seat: 1 } });
    expect(table.refusal(correct(2, 500))).toEqual({
      code: 'BELOW_MINIMUM_RAISE',
      article: 'RO 9.6',
      parameters: { seat: 2, to: 500, minRaiseTo: 600, max: 20000 },
    });
    expect(table.refusal(correct(2, 1_000_000))).toEqual({
      code: 'BET_OUT_OF_RANGE',
      article: null,
      parameters: { seat: 2, to: 1000000, min: 600, max: 20000 },
    });
    expect(table.refusal(correct(2, 0.5))).toEqual({
      code: 'BET_OUT_OF_RANGE',
      article: null,
      parameters: { seat: 2, to: 0.5, min: 0, max: 20000 },
    });
    expect(flop('ropta').refusal(correct(1, 200))).toEqual({ code: 'ACTION_NOT_MISREAD', article: null, parameters: { seat: 1 } });
  });
});
