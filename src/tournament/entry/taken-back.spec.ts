/** Decisions on the floor, the doors, the day and payments that a director takes back. */
import { firstEdition } from '../../../events/editions.js';
import { after, asRunning, minutes, open, outcome, START, started, when } from '../../../test/tournament-scenario.js';

const names = ['ada', 'bo', 'cyd', 'dan', 'eve', 'flo', 'gus', 'hal'];
const reason = 'by mistake';
const nothing = (code: string, parameters: object = {}) => ({ code, article: null, parameters });

describe('what was decided by mistake is taken back', () => {
  const state = started(names);

  it('tighter balancing', () => {
    const loosen = { type: 'LoosenBalancing', reason } as const;
    expect(when(state, loosen).refusal).toEqual({ code: 'BALANCING_NOT_TIGHTENED', article: null, parameters: {} });
    const tight = after(state, { type: 'TightenBalancing' });
    expect(when(tight, loosen)).toEqual({ events: [{ type: 'BalancingLoosened', data: { reason } }] });
    const loose = after(tight, loosen);
    expect(asRunning(loose).seating.tightened).toBe(false);
    expect(outcome(when(loose, { type: 'TightenBalancing' }))).toEqual(['BalancingTightened']);
  });

  it('an order of breaking: the next needs no reason', () => {
    const withdraw = { type: 'WithdrawBreakOrder', reason } as const;
    const announce = { type: 'AnnounceBreakOrder', tables: [2], reason: null } as const;
    expect(when(state, withdraw).refusal).toEqual({ code: 'NO_BREAK_ORDER', article: null, parameters: {} });
    const withdrawn = after(state, announce, withdraw);
    expect(asRunning(withdrawn).seating.breakOrder).toBeNull();
    expect(outcome(when(withdrawn, { ...announce, tables: [1] }))).toEqual(['BreakOrderAnnounced']);
  });

  it('closed doors: late players are admitted as the book has it', () => {
    const reopen = { type: 'ReopenLateEntry', reason, at: START + 1 } as const;
    const tda = started(['ada', 'bo'], { rulebook: firstEdition('tdaFr') });
    const late = { type: 'AdmitLatePlayer', playerId: 'zoe' as never, adult: true, showsDocument: true, at: START + 2 } as const;
    expect(when(tda, reopen).refusal).toEqual({ code: 'LATE_ENTRY_NOT_CLOSED', article: null, parameters: {} });
    const closed = after(tda, { type: 'CloseLateEntry', ruling: 'full', at: START });
    expect(when(closed, late).refusal).toEqual({
      code: 'LATE_WINDOW_CLOSED',
      article: null,
      parameters: { unit: 'director', until: null },
    });
    expect(when(closed, reopen)).toEqual({ events: [{ type: 'LateEntryReopened', data: { at: START + 1, reason } }] });
    expect(outcome(when(after(closed, reopen), late))).toContain('LatePlayerAdmitted');
  });

  it('the end of a day: tables deal again, and the clock waits', () => {
    const reopen = { type: 'ReopenDay', reason, at: START + minutes(2) } as const;
    expect(when(state, reopen).refusal).toEqual(nothing('DAY_NOT_OVER', { day: 1 }));
    const over = after(state, { type: 'EndDay', at: START + minutes(1) });
    expect(when(over, open(1)).refusal).toEqual({ code: 'DAY_OVER', article: null, parameters: { day: 1 } });
    expect(when(over, reopen)).toEqual({ events: [{ type: 'DayReopened', data: { day: 1, at: START + minutes(2), reason } }] });
    const again = after(over, reopen);
    expect(asRunning(again).clock.pausedWith).toBe(minutes(9));
    expect(outcome(when(again, { type: 'ResumeClock', at: START + minutes(3) }))).toEqual(['ClockResumed']);
    expect(outcome(when(again, open(1)))).toContain('HandOpened');
  });

  it('a payment: what was bought is owed again', () => {
    const playerId = 'ada' as never;
    const withdraw = { type: 'WithdrawPayment', playerId, reason } as const;
    const entry = { rebuys: { chips: 10_000, lastLevel: 2, most: 2 } };
    const tda = started(['ada', 'bo'], { rulebook: firstEdition('tdaFr'), entry });
    expect(when(tda, withdraw).refusal).toEqual(nothing('NOTHING_PAID', { playerId }));
    const paid = after(tda, { type: 'Rebuy', playerId, paid: true, at: START });
    expect(when(paid, withdraw)).toEqual({ events: [{ type: 'PaymentWithdrawn', data: { playerId, owed: 1, reason } }] });
    const owed = after(paid, withdraw);
    expect(when(owed, withdraw).refusal).toEqual({ code: 'NOTHING_PAID', article: null, parameters: { playerId: 'ada' } });
    expect(when(owed, { type: 'PayPurchase', playerId }).events).toEqual([{ type: 'PurchasePaid', data: { playerId, owed: 0 } }]);
  });
});
