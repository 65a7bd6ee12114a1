import type { HandId } from '../../../events/ids.js';
import {
  after,
  asRunning,
  count,
  open,
  outcome,
  settle,
  sitting,
  stacksAt,
  START,
  started,
  when,
} from '../../../test/tournament-scenario.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import type { Elimination, TournamentState } from '../state.js';

const four = ['ada', 'bo', 'cyd', 'dan'];
type Correction = CommandOf<'CorrectSettlement'>;

/** Settles the open hand of table 1 with stacks by seat; answers the state and the correction that changes them to others. */
function played(state: TournamentState, was: Record<number, number>, is: Record<number, number>, table = 1) {
  const opened = asRunning(state).tables[table - 1]!.openHand!;
  const results = opened.seats.map(({ seat, playerId, stack }) => ({ playerId, stackBefore: stack, stackAfter: is[seat] ?? 0 }));
  const changes = opened.seats
    .map(({ seat, playerId }) => ({ playerId, amount: (is[seat] ?? 0) - (was[seat] ?? 0) }))
    .filter(({ amount }) => amount !== 0);
  const correction: Correction = { type: 'CorrectSettlement', handId: opened.handId, correction: 1, changes, results, at: START + 5 };
  return { state: after(state, settle(state, table, was)), correction };
}

const places = (state: TournamentState) =>
  (state as { eliminations: readonly Elimination[] }).eliminations.map(({ playerId, place, tied }) => `${playerId} ${place}/${tied}`);

const even = { 1: 10_000, 2: 10_000, 3: 10_000, 4: 10_000 };

describe('CorrectSettlement', () => {
  const won = played(
    after(started(four), open(1)),
    { 1: 8000, 2: 12_000, 3: 10_000, 4: 10_000 },
    { 1: 12_000, 2: 8000, 3: 10_000, 4: 10_000 },
  );

  it('moves chips between stacks, once', () => {
    const state = after(won.state, won.correction);
    expect(outcome(when(won.state, won.correction))).toEqual(['SettlementCorrected']);
    expect(stacksAt(state, 1)).toEqual({ 1: 12_000, 2: 8000, 3: 10_000, 4: 10_000 });
    expect(when(state, won.correction)).toEqual({ events: [] });
    const back = { ...won.correction, correction: 2, changes: won.correction.changes.map((each) => ({ ...each, amount: -each.amount })) };
    expect(stacksAt(after(state, back), 1)).toEqual({ 1: 8000, 2: 12_000, 3: 10_000, 4: 10_000 });
  });

  it('is of a hand that was settled, and leaves the sum of the chips alone', () => {
    const odd = { ...won.correction, changes: [...won.correction.changes.slice(1), { ...won.correction.changes[0]!, amount: 25 }] };
    expect(when(won.state, odd).refusal).toEqual({
      code: 'CHIP_COUNT_MISMATCH',
      article: null,
      parameters: { table: 1, expected: 0, counted: -3975 },
    });
    expect(when(won.state, { ...won.correction, handId: 'friday.1.2' as HandId }).refusal).toEqual({
      code: 'UNKNOWN_HAND',
      article: null,
      parameters: { handId: 'friday.1.2' },
    });
    const running = after(won.state, open(1));
    expect(when(running, { ...won.correction, handId: 'friday.1.2' as HandId }).refusal).toEqual({
      code: 'UNKNOWN_HAND',
      article: null,
      parameters: { handId: 'friday.1.2' },
    });
  });

  it('does not disturb a second settlement of the hand as it was', () => {
    const opened = after(started(four), open(1));
    const settlement = settle(opened, 1, { 1: 8000, 2: 12_000, 3: 10_000, 4: 10_000 });
    expect(when(after(won.state, won.correction), settlement)).toEqual({ events: [] });
  });

  it('places those who are out by it after all by the stacks with which they began the hand (RO 1.10; MO 9.10; TF §10 b10)', () => {
    const before = after(won.state, open(1));
    const lost = played(before, stacksAt(before, 1), { 3: 20_000, 4: 20_000 });
    const [shorter, longer] = [sitting(before, 1, 1), sitting(before, 1, 2)];
    expect(places(after(lost.state, lost.correction))).toEqual([`${shorter} 4/1`, `${longer} 3/1`]);
  });

  it('places players whom it leaves without chips only now above those who went out in between', () => {
    const between = after(won.state, open(1));
    const later = after(between, settle(between, 1, { 1: 16_000, 2: 4000, 4: 20_000 }));
    const [first, second] = [sitting(between, 1, 3), sitting(between, 1, 2)];
    expect(places(after(later, won.correction))).toEqual([`${first} 4/1`, `${second} 3/1`]);
  });

  it('takes no chips that are gone, and none where nobody knows', () => {
    let later = after(won.state, open(1));
    later = after(later, settle(later, 1, { 1: 16_000, 2: 3000, 3: 11_000, 4: 10_000 }));
    expect(when(later, won.correction).refusal).toEqual({
      code: 'STACK_TOO_SHORT',
      article: null,
      parameters: { playerId: 'dan', stack: 3000, amount: 4000 },
    });
    const unknown = after(won.state, { type: 'RecordHandPlayed', table: 1, at: START });
    expect(when(unknown, won.correction).refusal).toEqual({
      code: 'COUNT_FIRST',
      article: null,
      parameters: { table: 1, players: ['dan'] },
    });
  });

  it('comes to the hand that is being played, which ends with the chips as corrected', () => {
    const running = after(won.state, open(1), won.correction);
    expect(asRunning(running).tables[0]!.openHand!.seats.map(({ stack }) => stack)).toEqual([12_000, 8000, 10_000, 10_000]);
    expect(outcome(when(running, settle(running, 1, { 1: 12_000, 2: 8000, 3: 10_000, 4: 10_000 })))).toEqual(['HandSettled']);
  });

  it('follows players who have changed tables since', () => {
    const names = ['ada', 'bo', 'cyd', 'dan', 'eve'];
    const two = played(after(started(names), open(1)), { 1: 8000, 2: 12_000, 3: 10_000 }, { 1: 12_000, 2: 8000, 3: 10_000 });
    const moved = after(two.state, { type: 'MovePlayer', playerId: sitting(two.state, 1, 2), table: 2, seat: 4, reason: 'balance' });
    const state = after(moved, open(2), two.correction);
    expect(stacksAt(state, 2)[4]).toBe(8000);
    expect(asRunning(state).tables.map(({ chips }) => chips)).toEqual([22_000, 28_000]);
    expect(asRunning(state).tables[1]!.openHand!.seats.map(({ stack }) => stack)).toEqual([10_000, 10_000, 8000]);
  });
});

describe('a player who was out by mistake', () => {
  const lost = { 2: 20_000, 3: 10_000, 4: 10_000 };
  const kept = { 1: 20_000, 3: 10_000, 4: 10_000 };
  const wrong = played(after(started(four), open(1)), lost, kept);
  const [ada, bo] = [1, 2].map((seat) => sitting(started(four), 1, seat));

  it('is in again at his seat, and whoever loses by it is out in his place', () => {
    expect(places(wrong.state)).toEqual([`${ada} 4/1`]);
    expect(when(wrong.state, wrong.correction).events).toMatchObject([
      { type: 'PlayerReinstated', data: { playerId: ada, to: { table: 1, seat: 1 } } },
      { type: 'SettlementCorrected' },
      { type: 'PlayerEliminated', data: { playerId: bo, place: 4, tied: 1, handId: 'friday.1.1' } },
    ]);
    const state = after(wrong.state, wrong.correction);
    expect(stacksAt(state, 1)).toEqual({ 1: 20_000, 3: 10_000, 4: 10_000 });
    expect(places(state)).toEqual([`${bo} 4/1`]);
    expect(when(state, wrong.correction)).toEqual({ events: [] });
  });

  it('changes the places of those who went out since', () => {
    const opened = after(wrong.state, open(1));
    const later = after(opened, settle(opened, 1, { 2: 30_000, 4: 10_000 }));
    const cyd = sitting(opened, 1, 3);
    expect(places(later)).toEqual([`${ada} 4/1`, `${cyd} 3/1`]);
    const state = after(later, wrong.correction);
    // Bo has their other chips: nobody is out by the first hand, and cyd is the first who is.
    expect(places(state)).toEqual([`${cyd} 4/1`]);
    expect(stacksAt(state, 1)).toEqual({ 1: 20_000, 2: 10_000, 4: 10_000 });
  });

  it('leaves a player who goes out by it behind those who went out since', () => {
    const names = ['ada', 'bo', 'cyd', 'dan', 'eve', 'fay'];
    const first = played(after(started(names), open(1)), { 1: 20_000, 2: 10_000 }, { 2: 20_000, 3: 10_000 });
    const [one, , three] = [1, 2, 3].map((seat) => sitting(started(names), 1, seat));
    const opened = after(first.state, open(2));
    const later = after(opened, settle(opened, 2, { 1: 20_000, 2: 10_000 }));
    const fay = sitting(opened, 2, 3);
    expect(places(later)).toEqual([`${three} 6/1`, `${fay} 5/1`]);
    const state = after(later, first.correction);
    expect(places(state)).toEqual([`${one} 6/1`, `${fay} 5/1`]);
  });

  it('shares a place, or not, as the stacks at the start of the hand have it (RO 1.10; MO 9.10; TF §10 b10)', () => {
    let state: TournamentState = after(started(four), open(1));
    state = after(state, settle(state, 1, { 1: 4000, 2: 4000, 3: 22_000, 4: 10_000 }), open(1));
    const both = played(state, { 2: 8000, 3: 22_000, 4: 10_000 }, { 3: 30_000, 4: 10_000 });
    const [first, second] = [1, 2].map((seat) => sitting(state, 1, seat));
    expect(places(both.state)).toEqual([`${first} 4/1`]);
    expect(places(after(both.state, both.correction))).toEqual([`${first} 3/2`, `${second} 3/2`]);
  });

  it('takes the next free seat where his own is taken, and waits for one where every seat is', () => {
    const names = ['ada', 'bo', 'cyd', 'dan', 'eve'];
    const first = played(after(started(names), open(1)), { 2: 20_000, 3: 10_000 }, { 1: 10_000, 2: 10_000, 3: 10_000 });
    const taken = after(first.state, { type: 'MovePlayer', playerId: sitting(first.state, 2, 1), table: 1, seat: 1, reason: 'balance' });
    expect(when(taken, first.correction).events?.[0]?.data).toMatchObject({ to: { table: 1, seat: 4 } });
    const closed = after(first.state, { type: 'BreakTable', table: 1 });
    expect(when(closed, first.correction).events?.[0]?.data).toMatchObject({ to: null });
  });

  it('takes the lowest free seat of the table with the fewest players where every seat of his own is taken', () => {
    const names = ['ada', 'bo', 'cyd', 'dan', 'eve', 'fay', 'gus', 'hal', 'ian', 'jon'];
    const first = played(after(started(names), open(1)), { 2: 20_000, 3: 10_000, 4: 10_000 }, even);
    const come = { type: 'MovePlayer', playerId: sitting(first.state, 3, 2), table: 1, seat: 1, reason: 'balance' } as const;
    const full = after(first.state, come);
    expect(asRunning(full).tables.map(({ seats }) => seats.length)).toEqual([4, 3, 2]);
    expect(when(full, first.correction).events?.[0]?.data).toMatchObject({ to: { table: 3, seat: 2 } });
  });

  it('stays in where his last chips lie in the pot of the hand that is being played', () => {
    const opened = after(wrong.state, open(1));
    expect(outcome(when(opened, wrong.correction))).toEqual(['PlayerReinstated', 'SettlementCorrected']);
    const state = after(opened, wrong.correction);
    expect(stacksAt(state, 1)).toEqual({ 1: 20_000, 2: 0, 3: 10_000, 4: 10_000 });
    const settled = after(state, settle(state, 1, { 3: 10_000, 4: 10_000 }));
    expect(places(settled)).toEqual([`${bo} 4/1`]);
  });
});

describe('the hand that ended the tournament', () => {
  const heads = after(started(['ada', 'bo']), open(1));
  const last = played(heads, { 1: 20_000 }, { 2: 20_000 });
  const first = sitting(heads, 1, 1);
  const second = sitting(heads, 1, 2);

  it('can have another winner', () => {
    expect(last.state).toMatchObject({ phase: 'finished', winner: first });
    expect(outcome(when(last.state, last.correction))).toEqual([
      'TournamentReopened',
      'PlayerReinstated',
      'SettlementCorrected',
      'PlayerEliminated',
      'TournamentFinished',
    ]);
    const state = after(last.state, last.correction);
    expect(state).toMatchObject({ phase: 'finished', winner: second, playersLeft: 1 });
    expect(places(state)).toEqual([`${first} 2/1`]);
    expect(when(state, last.correction)).toEqual({ events: [] });
  });

  it('can have none, and the tournament goes on with its clock', () => {
    const split = played(heads, { 1: 20_000 }, { 1: 10_000, 2: 10_000 });
    const state = after(split.state, split.correction);
    expect(state).toMatchObject({ phase: 'running', playersLeft: 2, eliminations: [] });
    expect(state).not.toHaveProperty('winner');
    expect(outcome(when(state, open(1)))).toEqual(['HandOpened']);
    expect(outcome(when(state, { ...count(state, 1, { 1: 5000, 2: 15_000 }), reason: 'a stack was miscounted' }))).toEqual([
      'ChipsCounted',
    ]);
  });
});

describe('an even result', () => {
  it('needs no correction', () => {
    const same = played(after(started(four), open(1)), even, even);
    expect(same.correction.changes).toEqual([]);
  });
});
