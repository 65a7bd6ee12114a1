/** The cash desk: what is paid, owed, due back and paid out, by the price and the moment. */
import { firstEdition } from '../../../events/editions.js';
import type { PrizeTerms } from '../../../events/tournament-prizes.js';
import type { TournamentCommand } from '../../../commands/tournament.js';
import {
  after,
  asRunning,
  count,
  type Create,
  draw,
  friday,
  outcome,
  player,
  register,
  seed,
  sitting,
  START,
  when,
} from '../../../test/tournament-scenario.js';
import { initialTournamentState, type TournamentState } from '../state.js';
import { type CashReport, type PersonAccount, reportCash } from './report.js';

const [ada, bo, cyd] = ['ada', 'bo', 'cyd'].map(player) as [
  ReturnType<typeof player>,
  ReturnType<typeof player>,
  ReturnType<typeof player>,
];
const settings: Create = {
  ...friday,
  rulebook: { ...firstEdition('tdaFr'), houseRules: { 'addOn.allowed': true } },
  entry: { rebuys: { chips: 10_000, lastLevel: 2, most: 5 }, addOn: { chips: 5000, lastLevel: 2 } },
};
const prices = (entry: number): PrizeTerms => ({
  entry: { price: entry, toPot: entry - 500, bounty: 0 },
  rebuy: { price: 1000, toPot: 1000 },
  addOn: { price: 700, toPot: 600 },
  added: 300,
  table: { kind: 'percentages', basisPoints: [7000, 3000], unit: 1 },
  things: [],
});
const set = (entry: number, more: object = {}): TournamentCommand => ({ type: 'SetPrizes', prizes: prices(entry), at: START, ...more });
const pay = (playerId = ada, more: object = {}): TournamentCommand => ({ type: 'PayEntry', playerId, ...more });
const rebuy = (playerId = ada, paid = false, more: object = {}): TournamentCommand => ({
  type: 'Rebuy',
  playerId,
  paid,
  at: START,
  ...more,
});
const addOn = (playerId = ada, paid = false): TournamentCommand => ({ type: 'TakeAddOn', playerId, paid, at: START });

const known = (state: TournamentState): Exclude<TournamentState, { phase: 'unknown' }> => {
  if (state.phase === 'unknown') throw new Error('there is no tournament');
  return state;
};
const reportOf = (state: TournamentState, at = START): CashReport => reportCash(known(state), at);
const of = (state: TournamentState, playerId = ada, at = START): PersonAccount =>
  reportOf(state, at).people.find((each) => each.playerId === playerId)!;

const listed = after(initialTournamentState, settings, ...register('ada', 'bo', 'cyd'));
const begin = (state: TournamentState): TournamentState => after(state, ...draw(seed('1')), { type: 'StartTournament', at: START });

describe('what is sold and taken', () => {
  it('splits each price into the fee, the pot and what is owed', () => {
    const state = after(listed, set(2500), pay(ada, { method: 'cash', receipt: 'R17' }), pay(bo, { method: 'card' }));
    expect(reportOf(state)).toMatchObject({
      entries: 3,
      charged: 7500,
      fees: 1500,
      toPot: 6000,
      added: 300,
      pot: 6300,
      paid: 5000,
      owed: 2500,
      left: 5000,
      methods: [
        { method: 'cash', taken: 2500, left: 2500 },
        { method: 'card', taken: 2500, left: 2500 },
      ],
    });
    expect(of(state).payments).toEqual([{ cents: 2500, method: 'cash', receipt: 'R17', order: 1, of: 'entry', isVoid: false }]);
    expect(of(state, cyd)).toMatchObject({ paid: 0, owed: 2500 });
  });

  it('counts rebuys and add-ons at their own prices; paid at once is the one that was just bought', () => {
    const state = after(begin(after(listed, set(2500))), rebuy(), addOn(ada, true));
    expect(of(state)).toMatchObject({ rebuys: 1, addOns: 1, charged: 4200, paid: 700, owed: 3500, owedFor: ['entry', 'rebuy'] });
    expect(of(after(state, { type: 'PayPurchase', playerId: ada, method: 'cash' }))).toMatchObject({ paid: 1700, owed: 2500 });
    const twice = after(begin(after(listed, set(2500))), rebuy(), addOn());
    expect(of(after(twice, { type: 'PayPurchase', playerId: ada, purchase: 'rebuy' }))).toMatchObject({ paid: 1000, owed: 3200 });
    expect(when(state, { type: 'PayPurchase', playerId: ada, purchase: 'addOn' }).refusal).toEqual({
      code: 'PURCHASE_PAID',
      article: null,
      parameters: { playerId: 'ada', purchase: 'addOn' },
    });
  });

  it('takes back the payment that was recorded last', () => {
    const state = after(begin(after(listed, set(2500), pay())), rebuy(ada, true), addOn(ada, true));
    expect(of(after(state, { type: 'WithdrawPayment', playerId: ada, reason: 'not yet' }))).toMatchObject({ paid: 3500, owed: 700 });
    expect(of(after(state, { type: 'WithdrawEntryPayment', playerId: ada, reason: 'not yet' }))).toMatchObject({ paid: 1700, owed: 2500 });
  });

  it('refuses a method for what is not said to be paid', () => {
    const running = begin(after(listed, set(2500)));
    expect(when(running, rebuy(ada, false, { method: 'cash' })).refusal).toEqual({
      code: 'NOT_SAID_TO_BE_PAID',
      article: null,
      parameters: {},
    });
    expect(when(running, rebuy(ada, true, { method: 'cash', receipt: 'R1' })).events!.at(-1)).toEqual({
      type: 'PurchasePaid',
      data: { playerId: 'ada', owed: 0, method: 'cash', receipt: 'R1' },
    });
  });

  it('takes a method with an entry that is paid at once, first or again', () => {
    const first = when(listed, { ...register('dan')[0]!, paid: true, method: 'card', receipt: 'R9' } as TournamentCommand);
    expect(first.events!.at(-1)).toEqual({ type: 'EntryPaid', data: { playerId: 'dan', owed: 0, method: 'card', receipt: 'R9' } });
    expect(outcome(when(listed, { ...register('dan')[0]!, method: 'card' } as TournamentCommand))).toBe('NOT_SAID_TO_BE_PAID');
    const comes = { type: 'AdmitLatePlayer', playerId: player('zoe'), adult: true, method: 'cash', at: START } as const;
    expect(outcome(when(begin(listed), comes))).toBe('NOT_SAID_TO_BE_PAID');
    expect(when(begin(listed), { ...comes, paid: true }).events!.at(-1)).toMatchObject({ type: 'EntryPaid', data: { method: 'cash' } });
    const terms: Create = { ...settings, rulebook: { ...settings.rulebook, houseRules: { 'reEntry.allowed': true } }, entry: {} };
    const running = after(begin(after(initialTournamentState, terms, ...register('ada', 'bo', 'cyd'))), {
      type: 'EliminatePlayer',
      playerId: ada,
      at: START,
    });
    const again = { type: 'ReEnter', playerId: ada, receipt: '7', at: START } as const;
    expect(outcome(when(running, again))).toBe('NOT_SAID_TO_BE_PAID');
    expect(when(running, { ...again, paid: true }).events!.at(-1)).toMatchObject({ type: 'EntryPaid', data: { owed: 1, receipt: '7' } });
  });

  it('has what players who wait or have not come have paid as paid in advance', () => {
    const small = after(
      initialTournamentState,
      { ...settings, entry: { ...settings.entry, capacity: 2 } },
      ...register('ada', 'bo', 'cyd'),
    );
    const state = after(small, set(2500), pay(cyd));
    expect(of(state, cyd)).toMatchObject({ entries: 0, charged: 0, paid: 2500, inAdvance: 2500, owed: 0 });
    expect(reportOf(state)).toMatchObject({ entries: 2, pot: 4300, paid: 2500, inAdvance: 2500, owed: 5000 });
  });
});

describe('a price that changes', () => {
  it('counts for what was paid before any price was set', () => {
    expect(of(after(listed, pay()))).toMatchObject({ paid: 0, owed: 0 });
    expect(of(after(listed, pay(), set(2500)))).toMatchObject({ paid: 2500, owed: 0 });
  });

  it('leaves what was paid as it was: who paid less owes the difference, who paid more gets it back', () => {
    const raised = after(listed, set(2500), pay(), set(3000));
    expect(of(raised)).toMatchObject({ charged: 3000, paid: 2500, owed: 500, dueBack: 0 });
    const rest = after(raised, pay(ada, { method: 'card', receipt: '9' }));
    expect(of(rest)).toMatchObject({ paid: 3000, owed: 0 });
    expect(of(rest).payments.map(({ cents, method }) => [cents, method])).toEqual([
      [2500, null],
      [500, 'card'],
    ]);
    expect(outcome(when(rest, pay()))).toBe('ENTRIES_PAID');
    const lowered = after(listed, set(2500), pay(), set(2000));
    expect(of(lowered)).toMatchObject({ charged: 2000, paid: 2500, owed: 0, dueBack: 500 });
  });

  it('counts for what was paid before, where it was typed wrongly', () => {
    const typed = after(listed, set(2500), pay(), set(3000), pay(ada, { method: 'cash' }), set(3500, { mistyped: true }));
    expect(of(typed)).toMatchObject({ charged: 3500, paid: 3500, owed: 0, dueBack: 0 });
    expect(of(typed).payments.map(({ cents }) => cents)).toEqual([2500, 1000]);
    expect(of(after(typed, set(2000, { mistyped: true }))).payments.map(({ cents }) => cents)).toEqual([2000, 0]);
  });

  it('has a rebuy’s difference paid too', () => {
    const dearer = { ...prices(2500), rebuy: { price: 1200, toPot: 1000 } };
    const state = after(begin(after(listed, set(2500))), rebuy(ada, true), { type: 'SetPrizes', prizes: dearer, at: START });
    expect(of(state)).toMatchObject({ owed: 2700, paid: 1000 });
    expect(of(after(state, { type: 'PayPurchase', playerId: ada }))).toMatchObject({ owed: 2500, paid: 1200 });
  });
});

describe('money back', () => {
  const left = after(listed, set(2500), pay(ada, { method: 'cash' }), { type: 'WithdrawRegistration', playerId: ada });
  const refund = (more: object = {}): TournamentCommand => ({ type: 'GiveRefund', playerId: ada, ...more });

  it('is due for an entry that counts no longer, and is given once', () => {
    expect(of(left)).toMatchObject({ entries: 0, paid: 2500, dueBack: 2500, givenBack: 0 });
    const part = after(left, refund({ cents: 1000, method: 'cash', receipt: 'B2' }));
    expect(of(part)).toMatchObject({ givenBack: 1000, payouts: [{ payout: 1, cents: 1000, method: 'cash', receipt: 'B2' }] });
    expect(when(part, refund({ cents: 1501 })).refusal).toEqual({
      code: 'MORE_THAN_DUE',
      article: null,
      parameters: { playerId: 'ada', given: 1501, due: 1500 },
    });
    const all = after(part, refund({ method: 'cash' }));
    expect(reportOf(all)).toMatchObject({ paid: 2500, dueBack: 2500, givenBack: 2500, left: 0, methods: [{ method: 'cash', left: 0 }] });
    expect(when(all, refund()).refusal).toEqual({ code: 'NO_REFUND_DUE', article: null, parameters: { playerId: 'ada' } });
  });

  it('is taken back by its number, and again gives no events', () => {
    const given = after(left, refund());
    const back = { type: 'WithdrawPayout', playerId: ada, payout: 1, reason: 'not given yet' } as const;
    expect(when(given, { ...back, payout: 2 }).refusal).toEqual({
      code: 'UNKNOWN_PAYOUT',
      article: null,
      parameters: { playerId: 'ada', payout: 2 },
    });
    expect(outcome(when(given, { ...back, playerId: bo }))).toBe('UNKNOWN_PAYOUT');
    const undone = after(given, back);
    expect(of(undone)).toMatchObject({ dueBack: 2500, givenBack: 0 });
    expect(when(undone, back)).toEqual({ events: [] });
    expect(when(undone, refund()).events).toMatchObject([{ data: { payout: 2 } }]);
  });

  it('is due for all that was paid with an annulled entry and for a cancelled purchase', () => {
    const running = after(begin(after(listed, set(2500), pay())), rebuy(ada, true), rebuy());
    const cancelled = after(running, { type: 'CancelPurchase', playerId: ada, purchase: 'rebuy', reason: 'sold twice', at: START });
    expect(of(cancelled)).toMatchObject({ rebuys: 1, paid: 3500, owed: 0, dueBack: 0 });
    const both = after(cancelled, { type: 'CancelPurchase', playerId: ada, purchase: 'rebuy', reason: 'sold twice', at: START });
    expect(of(both)).toMatchObject({ rebuys: 0, charged: 2500, paid: 3500, owed: 0, dueBack: 1000 });
    const annulled = after(running, { type: 'AnnulEntry', playerId: ada, reason: 'entered twice', at: START });
    expect(of(annulled)).toMatchObject({ entries: 0, charged: 0, paid: 3500, owed: 0, dueBack: 3500 });
  });

  it('stays due to the person whose registration it was, where a later entry is another’s', () => {
    const again = begin(after(left, ...register('ada'), pay()));
    const moved = after(again, {
      type: 'TransferEntry',
      playerId: ada,
      toPlayer: player('zoe'),
      adult: true,
      showsDocument: true,
      reason: 'wrong person',
      at: START,
    });
    expect(of(moved)).toMatchObject({ entries: 0, paid: 2500, dueBack: 2500 });
    expect(of(moved, player('zoe'))).toMatchObject({ entries: 1, paid: 2500, dueBack: 0, owed: 0 });
  });

  it('survives the start and that the start is taken back', () => {
    const running = after(begin(left), refund());
    const back = after(running, { type: 'WithdrawStart', reason: 'too early' });
    expect(of(back)).toMatchObject({ dueBack: 2500, givenBack: 2500 });
  });
});

describe('prizes', () => {
  /** Ada has all chips at the table, level 4: nothing is sold from then on. */
  const late = START + 60 * 60_000;
  const playing = after(begin(after(listed, set(2500), pay(ada), pay(bo), pay(cyd))), {
    type: 'CloseLateEntry',
    ruling: 'all here',
    at: START,
  });
  const prize = (playerId: typeof ada, more: object = {}): TournamentCommand => ({ type: 'PayPrize', playerId, at: late, ...more });
  const third = sitting(playing, 1, 3);

  it('are due once a player is out and no more money comes in, and are paid up to that', () => {
    const seats = asRunning(playing).tables[0]!.seats;
    expect(when(playing, prize(third)).refusal).toEqual({ code: 'NO_PRIZE_DUE', article: null, parameters: { playerId: third } });
    const two = after(playing, count(playing, 1, { [seats[0]!.seat]: 15_000, [seats[1]!.seat]: 15_000 }, late));
    const over = after(two, count(two, 1, { [seats[0]!.seat]: 30_000 }, late));
    const [winner, second] = [seats[0]!.playerId, seats[1]!.playerId];
    // The pot is 3 × 20.00 and 3.00 added: 63.00. The places get 70 % and 30 % of it.
    expect(reportOf(over)).toMatchObject({ pot: 6300, prizesDue: 6300, prizesPaid: 0 });
    expect(when(over, prize(second, { cents: 1891 })).refusal).toMatchObject({ code: 'MORE_THAN_DUE', parameters: { due: 1890 } });
    const paid = after(over, prize(second, { method: 'cash' }), prize(winner, { cents: 4000, method: 'transfer', receipt: 'V1' }));
    expect(of(paid, winner)).toMatchObject({ prizesDue: 4410, prizesPaid: 4000 });
    expect(reportOf(paid)).toMatchObject({ paid: 7500, prizesPaid: 5890, left: 1610 });
    expect(outcome(when(paid, prize(second)))).toBe('NO_PRIZE_DUE');
    expect(of(after(paid, { type: 'WithdrawPayout', playerId: second, payout: 1, reason: 'came back' }), second)).toMatchObject({
      prizesPaid: 0,
    });
  });

  it('that were paid and become less are to be brought back', () => {
    const seats = asRunning(playing).tables[0]!.seats;
    const two = after(playing, count(playing, 1, { [seats[0]!.seat]: 15_000, [seats[1]!.seat]: 15_000 }, late));
    const over = after(two, count(two, 1, { [seats[0]!.seat]: 30_000 }, late));
    const second = seats[1]!.playerId;
    const less: PrizeTerms = { ...prices(2500), table: { kind: 'percentages', basisPoints: [8000, 2000], unit: 1 } };
    const changed = after(over, prize(second), { type: 'SetPrizes', prizes: less, ruling: 'as announced', at: late });
    expect(of(changed, second)).toMatchObject({ prizesDue: 1260, prizesPaid: 1890, tooMuch: 630 });
  });

  it('have a share of a deal due once it is made, and the place of who went out before it', () => {
    const seats = asRunning(playing).tables[0]!.seats;
    const [first, second, third3] = seats.map(({ playerId }) => playerId) as [typeof ada, typeof ada, typeof ada];
    const paying: PrizeTerms = { ...prices(2500), table: { kind: 'percentages', basisPoints: [5000, 3000, 2000], unit: 1 } };
    const two = after(
      playing,
      { type: 'SetPrizes', prizes: paying, ruling: 'three places', at: late },
      count(playing, 1, { [seats[0]!.seat]: 20_000, [seats[1]!.seat]: 10_000 }, late),
    );
    expect(of(two, third3, late)).toMatchObject({ prizesDue: 1260 });
    expect(of(two, first, late)).toMatchObject({ prizesDue: 0 });
    const dealt = after(
      two,
      { type: 'ProposeDeal', method: 'chipChop', leftForWinner: 500, playOn: true, acceptedBy: [first, second], at: late },
      prize(first, { cents: 1000 }),
    );
    // 63.00 × 80 % − 5.00 = 45.40: 18.90 each, and the other 7.60 by 2 : 1.
    expect([of(dealt, first, late).prizesDue, of(dealt, second, late).prizesDue, of(dealt, third3, late).prizesDue]).toEqual([
      expect.any(Number),
      expect.any(Number),
      1260,
    ]);
    expect(of(dealt, first, late).prizesDue + of(dealt, second, late).prizesDue).toBe(4540);
    const over = after(dealt, count(dealt, 1, { [seats[0]!.seat]: 30_000 }, late));
    expect(reportOf(over, late)).toMatchObject({ prizesDue: 6300, prizesPaid: 1000 });
    expect(of(over, first, late).prizesDue).toBe(of(dealt, first, late).prizesDue + 500);
  });
});
