import { flop } from '../../../test/fixtures/acts.js';
import { rulebookNumbered } from '../../rulebooks/rulebooks.js';
import { isSubstantialAction } from '../betting/substantial-action.js';
import type { HandCommand } from '../../../commands/hand.js';

const count = (askedBy: number | null, of: 'bet' | 'stack' | 'pot' = 'bet'): HandCommand => ({ type: 'RequestCount', askedBy, of });

describe('asking for a count', () => {
  it('of a bet is for an opponent still in (RO 9.15, 3.3)', () => {
    const table = flop('ropta').act(1, 2300).act(2, 'fold');
    expect(table.give(count(4))).toEqual([
      {
        type: 'CountGiven',
        data: { askedBy: 4, of: 'bet', countedBy: 'bettor', amount: 2300, article: { article: 'RO 9.15', fallback: false, house: false } },
      },
    ]);
    expect(table.refusal(count(2))).toEqual({ code: 'COUNT_NOT_DUE', article: 'RO 9.15', parameters: { askedBy: 2 } });
    expect(table.refusal(count(1))).toEqual({ code: 'COUNT_NOT_DUE', article: 'RO 9.15', parameters: { askedBy: 1 } });
    expect(flop('ropta').refusal(count(2))).toEqual({ code: 'COUNT_NOT_DUE', article: 'RO 9.15', parameters: { askedBy: 2 } });
  });

  it('of a bet is under RC 60 only for who faces an all-in, in his turn', () => {
    expect(flop('redcactus').act(1, 2300).refusal(count(2))).toEqual({
      code: 'COUNT_NOT_DUE',
      article: 'RC 60',
      parameters: { askedBy: 2 },
    });
    const table = flop('redcactus', 4, { 1: 2300 }).act(1, 'allIn');
    expect(table.give(count(2))).toMatchObject([{ data: { amount: 2300, countedBy: 'dealerOrDirector' } }]);
    expect(table.refusal(count(3))).toEqual({ code: 'COUNT_NOT_DUE', article: 'RC 60', parameters: { askedBy: 3 } });
    expect(table.refusal(count(null))).toBeUndefined();
  });

  it.each([
    ['redcactus', 'RC 60', 'RC 54-A'],
    ['mons', 'MO 11.2', 'RO 9.15'],
    ['tdaFr', 'TDA 19', 'TDA 34'],
    ['ropta', 'RO 3.3', 'RO 9.15'],
    ['toufflers', 'TF §3 b2', 'RO 9.15'],
  ])('of a stack or of the pot gives no figure under %s (%s; %s)', (book, stack, pot) => {
    const table = flop(book).act(1, 2300);
    for (const [of, article] of Object.entries({ stack, pot }) as ['stack' | 'pot', string][])
      expect(table.give(count(2, of))).toMatchObject([{ data: { of, countedBy: 'nobody', amount: null, article: { article } } }]);
    expect(table.refusal(count(9, 'pot'))).toEqual({ code: 'SEAT_NOT_IN_HAND', article: null, parameters: { seat: 9 } });
  });
});

describe('asking for change', () => {
  const change = (announced: number | null, ...chips: number[]): HandCommand => ({ type: 'RequestChange', seat: 1, chips, announced });

  it('needs the amount first (RO 9.2)', () => {
    const table = flop('ropta');
    expect(table.give(change(300, 500))).toMatchObject([{ type: 'ChangeGiven', data: { announced: 300, pushed: 500, change: 200 } }]);
    expect(table.refusal(change(null, 500))).toEqual({ code: 'AMOUNT_NOT_ANNOUNCED', article: 'RO 9.2', parameters: { seat: 1 } });
    expect(table.refusal(change(500, 500))).toEqual({
      code: 'NO_CHANGE_DUE',
      article: null,
      parameters: { seat: 1, announced: 500, pushed: 500 },
    });
    expect(table.refusal(change(300, 500, 50_000))).toEqual({
      code: 'CHIPS_EXCEED_STACK',
      article: null,
      parameters: { seat: 1, pushed: 50500, stack: 20000 },
    });
    expect(table.refusal({ type: 'RequestChange', seat: 2, chips: [500], announced: 300 })).toEqual({
      code: 'NOT_IN_TURN',
      article: 'RO 9.3',
      parameters: { seat: 2, turn: 1 },
    });
  });
});

describe('substantial action', () => {
  const acts = (text: string) =>
    text.split(' ').map((act, i) => ({ seat: i + 1, kind: act === 'c' ? 'check' : act === 'f' ? 'fold' : 'chips' }) as const);
  const is = (book: string, text: string, error: 'turn' | 'misdeal' = 'turn') =>
    isSubstantialAction(acts(text), rulebookNumbered(book, 1)!.betting.substantialAction, error);

  it.each([
    ['$ f', true, true],
    ['c f', false, false],
    ['f f', false, false],
    ['f f f', true, true],
    ['c c c', true, false],
    ['c c f', true, false],
    ['$', false, false],
    ['c $', true, true],
  ])('by %s: RC 36 %s, RO 6.7 %s', (text, redcactus, ropta) => {
    expect(is('redcactus', text)).toBe(redcactus);
    expect(is('ropta', text)).toBe(ropta);
  });

  it('is two players who have bet where a misdeal is in question (MO 2.20; TF §2 b17)', () => {
    expect(is('mons', '$ f', 'misdeal')).toBe(false);
    expect(is('toufflers', '$ f $', 'misdeal')).toBe(true);
    expect(is('toufflers', '$ f', 'turn')).toBe(true);
  });

  it('takes two players', () => {
    const same = [
      { seat: 1, kind: 'chips' },
      { seat: 1, kind: 'chips' },
    ] as const;
    expect(isSubstantialAction(same, rulebookNumbered('ropta', 1)!.betting.substantialAction, 'turn')).toBe(false);
  });
});
