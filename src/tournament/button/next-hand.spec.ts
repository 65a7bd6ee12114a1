import { findFirstHand, findNextHand } from './next-hand.js';
import type { ButtonRules, LastHand, NextHand, TableNow } from './positions.js';

const rightOfButton: ButtonRules = { bigBlindGoesBack: false, deadButtonDealer: 'rightOfButton', absentDealer: 'rightOfButton' };
const previousDealer: ButtonRules = { bigBlindGoesBack: false, deadButtonDealer: 'previousDealer', absentDealer: 'previousDealer' };
const ropta: ButtonRules = { bigBlindGoesBack: true, deadButtonDealer: 'rightOfButton', absentDealer: 'rightOfButton' };

const full = [1, 2, 3, 4, 5, 6];
/** Six players, button at seat 1. */
const last: LastHand = { button: 1, smallBlind: 2, bigBlind: 3, dealer: 1, headsUp: false };

function tableOf(occupied: readonly number[], newcomers: readonly number[] = [], maxSeats = 6): TableNow {
  return { maxSeats, occupied, newcomers, vacated: [], waited: [] };
}

/** The hand after that, should nobody come or go. */
function after(hand: NextHand, rules: ButtonRules = rightOfButton): NextHand {
  const { button, smallBlind, bigBlind, dealer, headsUp, dealtIn, waiting } = hand;
  const occupied = [...dealtIn, ...waiting].sort((a, b) => a - b);
  const before = { button: button.seat, smallBlind: smallBlind.seat, bigBlind, dealer, headsUp };
  return findNextHand(before, { ...tableOf(occupied), waited: waiting }, rules);
}

/** Button, small blind, big blind, dealer: a dead button and a small blind that nobody posts in brackets. */
function line({ button, smallBlind, bigBlind, dealer }: NextHand): string {
  const shown = (seat: number, taken: boolean): string => (taken ? String(seat) : `(${seat})`);
  return `${shown(button.seat, button.live)} ${shown(smallBlind.seat, smallBlind.posted)} ${bigBlind} ${dealer}`;
}

describe('the next hand of a table', () => {
  it('goes one seat on where nobody has come or gone (RC preamble, new hand; RC 32; MO 7.6; TDA 6; RO 4.3)', () => {
    expect(findNextHand(last, tableOf(full), rightOfButton)).toEqual({
      button: { seat: 2, live: true },
      dealer: 2,
      smallBlind: { seat: 3, posted: true },
      bigBlind: 4,
      waiting: [],
      headsUp: false,
      dealtIn: full,
      course: 'advance',
    });
  });

  // Who has left; the next hands, each as button, small blind, big blind and dealer.
  it.each([
    ['the small blind', [2], ['(2) 3 4 1', '3 4 5 3']],
    ['the big blind', [3], ['2 (3) 4 2', '(3) 4 5 2', '4 5 6 4']],
    ['both blinds', [2, 3], ['(2) (3) 4 1', '(3) 4 5 1', '4 5 6 4']],
    ['the button', [1], ['2 3 4 2', '3 4 5 3']],
    ['the button and the small blind', [1, 2], ['(2) 3 4 6', '3 4 5 3']],
    ['the button and both blinds', [1, 2, 3], ['(2) (3) 4 6', '(3) 4 5 6', '4 5 6 4']],
    ['the next big blind', [4], ['2 3 5 2', '3 5 6 3']],
    ['the big blind and the next one', [3, 4], ['2 (3) 5 2', '(3) 5 6 2', '5 6 1 5']],
  ] as const)('has the big blind go on once %s has left (RO 4.3; MO 7.13, 7.14; TF §8 b10, b11)', (_who, gone, lines) => {
    let hand = findNextHand(last, tableOf(full.filter((seat) => !(gone as readonly number[]).includes(seat))), rightOfButton);
    const seen = [line(hand)];
    while (seen.length < lines.length) {
      hand = after(hand);
      seen.push(line(hand));
    }
    expect(seen).toEqual(lines);
  });

  it('with a dead button is dealt by the player to its right, or by the last dealer (RO 4.3; MO 7.14; TF §8 b11)', () => {
    const before: LastHand = { button: 1, smallBlind: 3, bigBlind: 4, dealer: 1, headsUp: false };
    const now = tableOf([1, 2, 4, 5, 6], [2]);
    expect(findNextHand(before, now, rightOfButton).dealer).toBe(2);
    expect(findNextHand(before, now, previousDealer).dealer).toBe(1);
    // The player is gone, or another one sits there now; or they owe a blind.
    expect(findNextHand(before, tableOf([2, 4, 5, 6], [2]), previousDealer).dealer).toBe(2);
    expect(findNextHand(before, tableOf([1, 2, 4, 5, 6], [1, 2]), previousDealer).dealer).toBe(2);
    expect(findNextHand({ ...before, dealer: 5 }, tableOf([1, 2, 4, 5, 6]), previousDealer).dealer).toBe(2);
  });

  it.each([
    [3, { button: 2, bigBlind: 1 }],
    [2, { button: 3, bigBlind: 1 }],
    [1, { button: 3, bigBlind: 2 }],
  ])(
    'between two has the button with the small blind, and another big blind, once seat %i of three has left (RC 34; MO 7.16, 7.17; TDA 35; RO 4.4; TF §8 b13, b14)',
    (gone, { button, bigBlind }) => {
      const hand = findNextHand(last, tableOf([1, 2, 3].filter((seat) => seat !== gone)), rightOfButton);
      expect(hand).toMatchObject({ button: { seat: button }, smallBlind: { seat: button, posted: true }, bigBlind, headsUp: true });
      expect(after(hand)).toMatchObject({ button: { seat: bigBlind }, bigBlind: button });
    },
  );

  it('keeps the button where it is rather than have a player pay the big blind twice running (TDA 35)', () => {
    const noSmallBlind: LastHand = { button: 2, smallBlind: 3, bigBlind: 4, dealer: 2, headsUp: false };
    expect(line(findNextHand(noSmallBlind, tableOf([1, 2]), rightOfButton))).toBe('2 2 1 2');
  });
});

describe('a newcomer', () => {
  it('plays on the button on the seat that the small blind has left (RC 10; RO 2.3; MO 7.9; TF §8 b6)', () => {
    expect(line(findNextHand(last, tableOf(full, [2]), rightOfButton))).toBe('2 3 4 2');
  });

  it('posts the small blind on the seat that the big blind has left (RC 10; RO 2.3; MO 7.9; TF §8 b6)', () => {
    expect(line(findNextHand(last, tableOf(full, [3]), rightOfButton))).toBe('2 3 4 2');
  });

  it('posts the big blind behind it (RC 10; RO 2.3; MO 7.9; TDA 24)', () => {
    const before: LastHand = { ...last, smallBlind: 2, bigBlind: 3 };
    expect(line(findNextHand(before, tableOf([1, 2, 3, 4, 6], [4]), rightOfButton))).toBe('2 3 4 2');
  });

  it('passes the button to his left between the last button and the last small blind (RC 10; RO 2.3; MO 7.11; TF §8 b8)', () => {
    const before: LastHand = { button: 1, smallBlind: 3, bigBlind: 4, dealer: 1, headsUp: false };
    const hand = findNextHand(before, tableOf(full, [2]), rightOfButton);
    expect(line(hand)).toBe('3 4 5 3');
    expect(hand.dealtIn).toContain(2);
  });

  it('waits one hand between button and small blind, then plays with the button behind him (RC 10; MO 7.10; TDA 24; RO 2.3; TF §8 b7)', () => {
    const before: LastHand = { button: 1, smallBlind: 2, bigBlind: 4, dealer: 1, headsUp: false };
    const hand = findNextHand(before, tableOf(full, [3]), rightOfButton);
    expect(line(hand)).toBe('2 4 5 2');
    expect(hand).toMatchObject({ waiting: [3], dealtIn: [1, 2, 4, 5, 6] });
    const next = after(hand);
    expect(line(next)).toBe('4 5 6 4');
    expect(next).toMatchObject({ waiting: [], dealtIn: full });
  });

  it('plays with the button on a dead one that was empty before (RC 10; RO 2.3; MO 7.12; TF §8 b9)', () => {
    const before: LastHand = { button: 2, smallBlind: 3, bigBlind: 4, dealer: 2, headsUp: false };
    expect(line(findNextHand(before, tableOf(full, [3]), rightOfButton))).toBe('3 4 5 3');
  });

  it('is the big blind or the button at a table of two', () => {
    const between: LastHand = { button: 1, smallBlind: 1, bigBlind: 4, dealer: 1, headsUp: true };
    expect(line(findNextHand(between, tableOf([1, 4, 5], [5]), rightOfButton))).toBe('1 4 5 1');
    expect(line(findNextHand(between, tableOf([1, 2, 4], [2]), rightOfButton))).toBe('2 4 1 2');
  });

  it('who waited while two played has the button next', () => {
    const between: LastHand = { button: 8, smallBlind: 8, bigBlind: 6, dealer: 8, headsUp: true };
    const hand = findNextHand(between, { ...tableOf([1, 6, 7, 8], [7], 8), waited: [1] }, rightOfButton);
    expect(line(hand)).toBe('1 6 7 1');
    expect(hand.dealtIn).toEqual([1, 6, 7, 8]);
  });

  it('waits while two play where only two are not between button and small blind', () => {
    const before: LastHand = { button: 1, smallBlind: 2, bigBlind: 5, dealer: 1, headsUp: false };
    const hand = findNextHand(before, tableOf([2, 3, 4, 7], [3, 4], 9), rightOfButton);
    expect(line(hand)).toBe('2 2 7 2');
    expect(hand).toMatchObject({ headsUp: true, waiting: [3, 4], dealtIn: [2, 7] });
  });

  it('does not wait where too few would be left, or all sit between the last blinds', () => {
    const before: LastHand = { button: 1, smallBlind: 2, bigBlind: 5, dealer: 1, headsUp: false };
    const alone = findNextHand(before, tableOf([3, 4, 7], [3, 4], 9), rightOfButton);
    expect([line(alone), alone.waiting, alone.course]).toEqual(['4 (5) 7 4', [], 'insideArc']);
    const inside = findNextHand(before, tableOf([2, 3, 5], [3], 9), rightOfButton);
    expect([line(inside), inside.waiting, inside.course]).toEqual(['3 5 2 3', [], 'insideArc']);
  });
});

describe('the big blind', () => {
  /** Seats 3 and 4 were empty, the big blind at seat 5 goes out, and newcomers take seats. */
  const before: LastHand = { button: 1, smallBlind: 2, bigBlind: 5, dealer: 1, headsUp: false };
  const with3to5 = [1, 2, 3, 4, 5, 6, 7, 8, 9];

  it('goes back where newcomers have taken every seat from the small blind on to its own (RO 2.3)', () => {
    const hand = findNextHand(before, tableOf(with3to5, [3, 4, 5], 9), ropta);
    expect([line(hand), hand.waiting, hand.course]).toEqual(['2 3 4 2', [], 'bigBlindBack']);
    expect(line(after(hand, ropta))).toBe('3 4 5 3');
  });

  it('goes on all the same under books that have it go on without exception (RC 32; MO 7.6; TDA 6)', () => {
    const hand = findNextHand(before, tableOf(with3to5, [3, 4, 5], 9), rightOfButton);
    expect([line(hand), hand.waiting]).toEqual(['2 5 6 2', [3, 4]]);
  });

  it.each([
    ['a seat stays empty', [1, 2, 3, 5, 6], [3, 5], 9],
    ['the big blind is still there', with3to5, [3, 4], 9],
    ['the small blind has gone too', [1, 3, 4, 5, 6], [3, 4, 5], 9],
    ['the small blind has been replaced', with3to5, [2, 3, 4, 5], 9],
  ] as const)('goes on where %s (RO 2.3)', (_why, occupied, newcomers, maxSeats) => {
    expect(findNextHand(before, tableOf(occupied, newcomers, maxSeats), ropta)).toMatchObject({ course: 'advance', bigBlind: 6 });
  });

  it('goes on where one seat only lay between the blinds, or two were playing (RO 2.3)', () => {
    const near: LastHand = { ...before, bigBlind: 4 };
    expect(findNextHand(near, tableOf([1, 2, 3, 4, 5], [3, 4], 9), ropta)).toMatchObject({ course: 'advance', bigBlind: 5, waiting: [3] });
    const two: LastHand = { button: 2, smallBlind: 2, bigBlind: 5, dealer: 2, headsUp: true };
    expect(findNextHand(two, tableOf([2, 3, 4, 5, 7], [3, 4, 5, 7], 9), ropta)).toMatchObject({ course: 'advance', bigBlind: 7 });
  });

  it('counts the seats that the table has: those past its last are none (RO 2.3)', () => {
    const round: LastHand = { button: 7, smallBlind: 8, bigBlind: 2, dealer: 7, headsUp: false };
    const occupied = [1, 2, 4, 7, 8];
    expect(findNextHand(round, tableOf(occupied, [1, 2], 8), ropta)).toMatchObject({ course: 'advance', bigBlind: 4 });
    expect(findNextHand(round, tableOf([1, 2, 4, 7, 8, 9], [1, 2, 9], 9), ropta)).toMatchObject({ course: 'bigBlindBack', bigBlind: 1 });
  });
});

describe('the first hand of a table', () => {
  it('has the blinds behind the button, nothing dead (RC 6; MO 2.2)', () => {
    expect(line(findFirstHand({ occupied: [2, 3, 5, 6, 8] }, 5, ropta))).toBe('5 6 8 5');
  });

  it('has the button at the next player where nobody sits at its seat', () => {
    expect(line(findFirstHand({ occupied: [2, 3, 5, 6, 8] }, 1, ropta))).toBe('2 3 5 2');
    expect(line(findFirstHand({ occupied: [2, 3, 5] }, 7, ropta))).toBe('2 3 5 2');
  });

  it('has the small blind on the button between two (RO 4.4)', () => {
    expect(findFirstHand({ occupied: [3, 7] }, 7, ropta)).toMatchObject({
      button: { seat: 7 },
      smallBlind: { seat: 7 },
      bigBlind: 3,
      headsUp: true,
    });
  });
});
