/** A player who sits down once a hand is open is dealt into it, or waits. */
import { after, asRunning, open, settle, sitting, stacksAt, started, under } from '../../../test/tournament-scenario.js';
import type { TournamentState } from '../state.js';
import { planJoining } from './joining.js';

const names = Array.from({ length: 9 }, (_, index) => `p${index}`);

/** Two tables of five seats with five and four players. Hands are played at the second until its button is at seat 4: seat 5 is free. */
function begunUnder(book: string): TournamentState {
  let state: TournamentState = started(names, under(book, { seatsPerTable: 5 }, 15_000));
  for (let hands = 0; hands < 8; hands += 1) {
    state = after(state, open(2));
    if (hands > 0 && asRunning(state).tables[1]!.openHand!.button === 4) return state;
    state = after(state, settle(state, 2, stacksAt(state, 2)));
  }
  throw new Error('the button does not come to seat 4');
}

describe.each([
  ['redcactus', 'RC 10'],
  ['mons', 'MO 7.10'],
  ['tdaFr', 'TDA 24'],
  ['ropta', 'RO 2.3'],
  ['toufflers', 'TF §8 b7'],
])('under %s a newcomer (%s)', (book, article) => {
  const state = begunUnder(book);

  it('has no hand to join where none is open', () => {
    expect(planJoining(state, sitting(state, 1, 5)).refusal).toEqual({ code: 'NO_HAND_OPEN', article: null, parameters: { table: 1 } });
  });

  it('waits between the button and the small blind', () => {
    const mover = sitting(state, 1, 5);
    const joined = after(state, { type: 'MovePlayer', playerId: mover, table: 2, seat: 5, reason: 'balance' });
    expect(planJoining(joined, mover).refusal).toEqual({ code: 'NEWCOMER_WAITS', article, parameters: { playerId: mover, seat: 5 } });
  });
});
