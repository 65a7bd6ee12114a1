import { checkDeal, type EvalRecord } from './eval-record.js';

describe('a recorded deal', () => {
  const deal: EvalRecord = {
    id: 'flush over straight',
    board: ['6d', '6s', '5d', 'Jh', '7d'],
    hands: [
      ['3d', 'Ad'],
      ['8c', '9c'],
    ],
    winners: [0],
    categories: ['Flush', 'Straight'],
    strength: [6659, 5857],
    boardPlays: [false, false],
  };

  it('comes out as it is stated', () => {
    expect(checkDeal(deal)).toEqual([]);
  });

  it('is found out when it states something else', () => {
    expect(checkDeal({ ...deal, winners: [1], strength: [1, 2], categories: ['Straight', 'Straight'] }).map((each) => each.field)).toEqual([
      'winners',
      'categories',
      'strength order',
    ]);
  });
});
