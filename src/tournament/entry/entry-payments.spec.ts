/** What the cashier records of entries: paid, to be paid, and due back. */
import { after, asRunning, draw, friday, outcome, player, register, seed, START, when } from '../../../test/tournament-scenario.js';
import { initialTournamentState, type TournamentState } from '../state.js';
import { countPaidEntries } from '../state/entry.js';

const ada = player('ada');
const pay = { type: 'PayEntry', playerId: ada } as const;
const takeBack = { type: 'WithdrawEntryPayment', playerId: ada, reason: 'another had paid' } as const;
const list = after(initialTournamentState, friday, ...register('ada', 'bo', 'cyd'));
const begin = (state: TournamentState): TournamentState => after(state, ...draw(seed('1')), { type: 'StartTournament', at: START });

const paidIn = (state: TournamentState): number => {
  if (state.phase === 'unknown') return 0;
  return countPaidEntries(state.phase === 'announced' ? state.list : state.entry, ada);
};

describe('the payment of an entry', () => {
  it('comes with the registration or later, and is taken back', () => {
    const [withIt] = [{ type: 'RegisterPlayer', playerId: player('dan'), adult: true, showsDocument: true, paid: true } as const];
    expect(when(list, withIt).events).toMatchObject([
      { type: 'PlayerRegistered' },
      { type: 'EntryPaid', data: { playerId: 'dan', owed: 0 } },
    ]);
    const paid = after(list, pay);
    expect([paidIn(list), paidIn(paid), paidIn(begin(paid))]).toEqual([0, 1, 1]);
    expect(when(paid, pay).refusal).toEqual({ code: 'ENTRIES_PAID', article: null, parameters: { playerId: 'ada', entries: 1 } });
    expect(paidIn(after(paid, takeBack))).toBe(0);
    expect(outcome(when(list, takeBack))).toBe('NOTHING_PAID');
    expect(outcome(when(list, { ...pay, playerId: player('zoe') }))).toBe('UNKNOWN_PLAYER');
  });

  it('is due back to a player who leaves the list, or whose entry is annulled', () => {
    const paid = after(list, pay);
    expect(when(paid, { type: 'WithdrawRegistration', playerId: ada }).events).toMatchObject([
      { type: 'RegistrationWithdrawn', data: { refund: 1 } },
    ]);
    const annul = { type: 'AnnulEntry', playerId: ada, reason: 'entered twice', at: START } as const;
    const decision = when(begin(paid), annul);
    expect(decision.events).toMatchObject([{ type: 'EntryAnnulled', data: { refund: 1 } }]);
    expect(paidIn(after(begin(paid), annul))).toBe(0);
    expect(when(begin(list), annul).events![0]!.data).not.toHaveProperty('refund');
  });

  it('goes with the entry to the right person, and is given in play too', () => {
    const running = after(begin(list), pay);
    expect(paidIn(running)).toBe(1);
    const transferred = after(running, {
      type: 'TransferEntry',
      playerId: ada,
      toPlayer: player('zoe'),
      adult: true,
      showsDocument: true,
      reason: 'the wrong person',
      at: START,
    });
    expect(asRunning(transferred).entry.paid).toEqual([{ playerId: 'zoe', entries: 1 }]);
  });
});
