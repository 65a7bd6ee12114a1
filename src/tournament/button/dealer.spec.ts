import { findDealer } from './dealer.js';

const deals = (deadButtonDealer: 'rightOfButton' | 'previousDealer', before: number | null, newcomers: readonly number[] = []): number =>
  findDealer(6, [8, 9], [2, 4, 5, 8, 9], {
    before,
    newcomers,
    rules: { bigBlindGoesBack: false, deadButtonDealer, absentDealer: deadButtonDealer },
  });

describe('who deals when the player on the button is away or suspended (MO 7.14 with 3.2; RO 4.3)', () => {
  const absent = (rule: 'rightOfButton' | 'previousDealer', away: readonly number[], before: number | null = 4): number =>
    findDealer(6, [8, 9], [2, 4, 5, 6, 8, 9], {
      before,
      newcomers: [],
      absent: away,
      rules: { bigBlindGoesBack: false, deadButtonDealer: 'rightOfButton', absentDealer: rule },
    });

  it('is the dealer of the last hand (MO 7.14), or the player to the right of the button', () => {
    expect([absent('previousDealer', [6]), absent('rightOfButton', [6])]).toEqual([4, 5]);
  });

  it('is nobody who is away too, and no blind while another is there', () => {
    expect(absent('rightOfButton', [5, 6])).toBe(4);
    expect(absent('previousDealer', [4, 6])).toBe(5);
    expect(absent('previousDealer', [2, 4, 5, 6])).toBe(9);
  });

  it('is the button where nobody is there', () => {
    expect(absent('previousDealer', [2, 4, 5, 6, 8, 9])).toBe(6);
  });
});

describe('who deals when nobody sits at the button', () => {
  it('is the player to its right, never a blind (RO 4.3)', () => {
    expect(deals('rightOfButton', 4)).toBe(5);
  });

  it('is the dealer of the last hand, where a newcomer sits between him and the button (MO 7.13, 7.14; TF §8 b10, b11)', () => {
    expect(deals('previousDealer', 4, [5])).toBe(4);
    expect(deals('rightOfButton', 4, [5])).toBe(5);
  });

  it('is the player to its right where the dealer of the last hand has gone, is new, or owes a blind', () => {
    expect([null, 3, 8].map((before) => deals('previousDealer', before))).toEqual([5, 5, 5]);
    expect(deals('previousDealer', 4, [4])).toBe(5);
  });
});
