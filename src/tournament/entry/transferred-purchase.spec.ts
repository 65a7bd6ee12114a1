/** A rebuy or an add-on recorded for the wrong player, whose chips are lost since. */
import { firstEdition } from '../../../events/editions.js';
import { after, asRunning, open, player, settle, START, started, stacksAt, when } from '../../../test/tournament-scenario.js';
import type { TournamentCommand } from '../../../commands/tournament.js';
import { purchasesOf } from '../state/entry.js';
import { outOf } from '../state.js';

const terms = { rebuys: { chips: 10_000, lastLevel: 2, most: 1 }, addOn: { chips: 5000, lastLevel: 3 } };
const four = started(['ada', 'bo', 'cyd', 'dan'], {
  rulebook: { ...firstEdition('tdaFr'), houseRules: { 'addOn.allowed': true } },
  entry: terms,
});
const rebuy = (playerId: string, paid = false): TournamentCommand => ({ type: 'Rebuy', playerId: player(playerId), paid, at: START });
const transfer = (playerId: string, toPlayer: string, purchase: 'rebuy' | 'addOn' = 'rebuy'): TournamentCommand => ({
  type: 'TransferPurchase',
  playerId: player(playerId),
  toPlayer: player(toPlayer),
  purchase,
  reason: 'Bo bought it',
});

/** Ada has lost all her chips since, in a hand that was typed in. */
function lost(paid: boolean) {
  const opened = after(four, rebuy('ada', paid), open(1));
  const { seats } = asRunning(opened).tables[0]!;
  const winner = seats.find(({ playerId }) => playerId === 'cyd')!;
  const result = Object.fromEntries(seats.map(({ seat, playerId, stack }) => [seat, playerId === 'ada' ? 0 : stack]));
  const after1 = after(opened, settle(opened, 1, { ...result, [winner.seat]: winner.stack + 20_000 }));
  expect(outOf(asRunning(after1), player('ada'))).toBeDefined();
  return after1;
}

describe('TransferPurchase', () => {
  it.each([
    [false, 0, 1],
    [true, 0, 0],
  ])('has the buyer have it and owe it, and leaves the chips where they are (paid: %s)', (paid, owed, toOwed) => {
    const state = lost(paid);
    const cancel = { type: 'CancelPurchase', playerId: player('ada'), purchase: 'rebuy', reason: 'it was Bo', at: START } as const;
    expect(when(state, cancel).refusal?.code).toBe('PURCHASE_LOST');
    const decision = when(state, transfer('ada', 'bo'));
    expect(decision.events).toEqual([
      {
        type: 'PurchaseTransferred',
        data: { playerId: 'ada', toPlayer: 'bo', purchase: 'rebuy', owed, toOwed, reason: 'Bo bought it' },
      },
    ]);
    const moved = asRunning(after(state, transfer('ada', 'bo')));
    expect(purchasesOf(moved.entry, player('ada'))).toMatchObject({ rebuys: 0, owed });
    expect(purchasesOf(moved.entry, player('bo'))).toMatchObject({ rebuys: 1, owed: toOwed });
    expect(stacksAt(moved, 1)).toEqual(stacksAt(state, 1));
    expect(moved.entry.issued).toBe(asRunning(state).entry.issued);
    const back = asRunning(after(moved, transfer('bo', 'ada')));
    expect(back.entry.purchases.filter(({ rebuys }) => rebuys > 0)).toEqual(
      asRunning(state).entry.purchases.filter(({ rebuys }) => rebuys > 0),
    );
  });

  it('is refused for what was not bought, for nobody else, and beyond what one may buy', () => {
    const state = lost(false);
    expect(when(state, transfer('bo', 'cyd')).refusal).toEqual({
      code: 'NOTHING_BOUGHT',
      article: null,
      parameters: { playerId: 'bo', purchase: 'rebuy' },
    });
    expect(when(state, transfer('ada', 'ada')).refusal?.code).toBe('PLAYER_REPEATED');
    expect(when(state, transfer('ada', 'zoe')).refusal).toEqual({ code: 'UNKNOWN_PLAYER', article: null, parameters: { playerId: 'zoe' } });
    const both = after(state, rebuy('bo'));
    expect(when(both, transfer('ada', 'bo')).refusal).toEqual({
      code: 'NO_REBUY_LEFT',
      article: null,
      parameters: { playerId: 'bo', most: 1 },
    });
    const addOns = ['bo', 'cyd'].map((id): TournamentCommand => ({ type: 'TakeAddOn', playerId: player(id), paid: false, at: START }));
    expect(when(after(four, ...addOns), transfer('bo', 'cyd', 'addOn')).refusal).toEqual({
      code: 'ADDON_TAKEN',
      article: null,
      parameters: { playerId: 'cyd' },
    });
    expect(purchasesOf(asRunning(after(four, addOns[0]!, transfer('bo', 'dan', 'addOn'))).entry, player('dan'))).toMatchObject({
      addOn: true,
      owed: 1,
    });
  });
});
