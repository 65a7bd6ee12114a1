import { finishedTournament, startedTournament, withHandDealt, withHandSettled } from '../test/recorded-history.js';
import { tableAfter } from '../test/view-words.js';
import { showTableHand } from './table-hand.js';

describe('a table', () => {
  it('has the starting stacks on its drawn seats', () => {
    expect(tableAfter(startedTournament(), 2)).toMatchObject({
      state: 'waiting',
      hand: null,
      seats: [
        { seat: 1, playerId: 'dan', stack: 10_000 },
        { seat: 2, playerId: 'eve', stack: 10_000 },
      ],
    });
  });

  it('shows blinds in front of their seats and chips behind', () => {
    const shown = tableAfter(withHandDealt(startedTournament()));
    expect(shown).toMatchObject({ state: 'handInProgress', button: 1, smallBlindSeat: 2, bigBlindSeat: 3, level: 1, handsPlayed: 0 });
    expect(showTableHand(shown!.hand!)).toMatchObject({
      handId: 'friday.1.1',
      state: 'inProgress',
      street: 'preflop',
      potTotal: 150,
      board: [],
    });
    expect(showTableHand(shown!.hand!).seats.map(({ stack, bet, action }) => ({ stack, bet, action }))).toEqual([
      { stack: 10_000, bet: 0, action: null },
      { stack: 9_950, bet: 50, action: 'smallBlind' },
      { stack: 9_900, bet: 100, action: 'bigBlind' },
    ]);
  });

  it('keeps chips conserved after every event of a hand', () => {
    const history = withHandSettled(withHandDealt(startedTournament()));
    const seen: number[] = [];
    for (let count = startedTournament().events.length + 1; count <= history.events.length; count++) {
      const part = withHandSettled(withHandDealt(startedTournament()));
      part.events.length = count;
      const hand = tableAfter(part)?.hand;
      const shown = hand ? showTableHand(hand) : null;
      if (shown) seen.push(shown.potTotal + shown.seats.reduce((sum, { stack }) => sum + stack, 0));
    }
    expect(seen.length).toBeGreaterThan(15);
    expect(new Set(seen)).toEqual(new Set([30_000]));
  });

  it('shows pots, an untyped card and the showdown, and cards of nobody but who tabled them', () => {
    const history = withHandSettled(withHandDealt(startedTournament()));
    history.events.length -= 3;
    const shown = showTableHand(tableAfter(history)!.hand!);
    expect(shown).toMatchObject({
      state: 'showdown',
      street: 'river',
      board: ['2c', '7d', '9h', null, '3s'],
      potTotal: 0,
      showdownOrder: [1, 2],
    });
    expect(shown.awards).toEqual([{ pot: 0, seat: 1, amount: 20_100 }]);
    expect(shown.seats.map(({ status, tabled }) => ({ status, tabled }))).toEqual([
      { status: 'allIn', tabled: ['As', 'Ad'] },
      { status: 'out', tabled: null },
      { status: 'out', tabled: null },
    ]);
  });

  it('returns an uncalled bet to its owner before the chips are gathered', () => {
    const history = withHandDealt(startedTournament()).add(
      'hand-friday.1.1',
      { type: 'Raised', data: { seat: 1, amount: 300, to: 300, allIn: false } },
      { type: 'UncalledBetReturned', data: { seat: 1, amount: 200, street: 'preflop' } },
    );
    expect(showTableHand(tableAfter(history)!.hand!)).toMatchObject({ potTotal: 250, seats: [{ stack: 9_900, bet: 100 }, {}, {}] });
  });

  it('takes the settled stacks, remembers the last hand, and frees the seat of who is out', () => {
    expect(tableAfter(withHandSettled(withHandDealt(startedTournament())))).toMatchObject({
      state: 'waiting',
      hand: null,
      handsPlayed: 1,
      seats: [
        { playerId: 'ann', stack: 20_100 },
        { playerId: 'cyd', stack: 9_900 },
      ],
      lastHand: { handId: 'friday.1.1', winners: [{ seat: 1, playerId: 'ann', amount: 20_100 }] },
    });
  });

  it('follows hands that nobody typed in, counts, moves and its own end', () => {
    expect(tableAfter(finishedTournament(), 2)).toMatchObject({
      state: 'broken',
      seats: [],
      handsPlayed: 1,
      level: 2,
      lastHand: { handId: null, number: 1 },
    });
    expect(tableAfter(finishedTournament())?.seats.map(({ playerId }) => playerId)).toEqual(['ann']);
  });
});
