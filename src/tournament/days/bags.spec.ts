/**
 * Bags at the end of a day: each counted by two people, and beside the stacks that are known (RC 64; MO 11.3; TDA 23; RO 3.7; TF §3 b3).
 */
import {
  after,
  asRunning,
  type CommandOf,
  count,
  minutes,
  open,
  outcome,
  player,
  START,
  started,
  when,
} from '../../../test/tournament-scenario.js';
import type { TournamentCommand } from '../../../commands/tournament.js';
import type { TournamentState } from '../state.js';
import { listBags } from './bag-list.js';

const names = ['ada', 'bo', 'cyd', 'dan', 'eve', 'fay'];
const at = START + minutes(30);
const endDay: TournamentCommand = { type: 'EndDay', at };
const startDay: CommandOf<'StartDay'> = { type: 'StartDay', absent: [], at: at + minutes(600) };
const bagged = (name: string, bag: number, stack: number, which: 'first' | 'second'): CommandOf<'RecordBag'> => ({
  type: 'RecordBag',
  playerId: player(name),
  bag,
  count: which,
  stack,
  at,
});
const twice = (name: string, bag: number, stack: number): TournamentCommand[] => [
  bagged(name, bag, stack, 'first'),
  bagged(name, bag, stack, 'second'),
];
const all = (state: TournamentState, ...but: readonly string[]): TournamentCommand[] =>
  asRunning(state).tables.flatMap(({ seats }) =>
    seats
      .filter(({ playerId }) => !but.includes(playerId))
      .flatMap(({ playerId, stack }) => twice(playerId, 101 + names.indexOf(playerId), stack)),
  );

describe('A bag', () => {
  const over = after(started(names), endDay);
  const statesOf = (state: TournamentState) => Object.fromEntries(listBags(asRunning(state))!.bags.map((bag) => [bag.playerId, bag.state]));

  it('has two counts, given apart from one another; the same again gives no events', () => {
    expect(listBags(asRunning(over))).toBeNull();
    expect(when(over, bagged('ada', 101, 10_000, 'first')).events).toEqual([
      { type: 'BagCounted', data: { bag: 101, playerId: 'ada', count: 'first', stack: 10_000, at } },
    ]);
    const once = after(over, bagged('ada', 101, 10_000, 'first'));
    expect(when(once, bagged('ada', 101, 10_000, 'first'))).toEqual({ events: [] });
    expect(statesOf(once)).toEqual({ ada: 'countedOnce' });
    expect(statesOf(after(once, bagged('ada', 101, 9_975, 'second')))).toEqual({ ada: 'countsDiffer' });
    expect(statesOf(after(once, bagged('ada', 101, 9_975, 'second'), bagged('ada', 101, 10_000, 'second')))).toEqual({ ada: 'agrees' });
  });

  it('is of one player, and a player has one', () => {
    const once = after(over, bagged('ada', 101, 10_000, 'first'));
    expect(when(once, bagged('bo', 101, 10_000, 'first')).refusal).toEqual({
      code: 'BAG_OF_ANOTHER',
      article: null,
      parameters: { bag: 101, playerId: 'ada' },
    });
    expect(when(once, bagged('ada', 102, 10_000, 'second')).refusal).toEqual({
      code: 'HAS_OTHER_BAG',
      article: null,
      parameters: { playerId: 'ada', bag: 101 },
    });
    expect(when(once, { type: 'WithdrawBag', bag: 102 }).refusal).toEqual({ code: 'UNKNOWN_BAG', article: null, parameters: { bag: 102 } });
    const withdrawn = after(once, { type: 'WithdrawBag', bag: 101 });
    expect(listBags(asRunning(withdrawn))).toBeNull();
    expect(outcome(when(withdrawn, bagged('bo', 101, 10_000, 'first')))).toEqual(['BagCounted']);
  });

  it('holds chips that are in play, of a player who is in and in no hand', () => {
    expect(when(over, bagged('ada', 101, 9_990, 'first')).refusal?.code).toBe('NOT_A_CHIP_MULTIPLE');
    expect(when(over, bagged('zoe', 101, 9_975, 'first')).refusal?.code).toBe('UNKNOWN_PLAYER');
    const playing = after(started(names), open(1));
    const [first] = asRunning(playing).tables[0]!.seats;
    expect(when(playing, bagged(first!.playerId, 101, 10_000, 'first')).refusal?.code).toBe('HAND_IN_PROGRESS');
  });

  it('is opened by the next hand of its table', () => {
    const state = after(started(names), ...all(started(names)));
    const played = after(state, { type: 'RecordHandPlayed', table: 1, at });
    const left = asRunning(played).tables[1]!.seats.map(({ playerId }) => playerId);
    expect(
      listBags(asRunning(played))!
        .bags.map(({ playerId }) => playerId)
        .toSorted(),
    ).toEqual(left.toSorted());
  });
});

describe('The bags of a table', () => {
  const played = after(started(names), { type: 'RecordHandPlayed', table: 1, at: START });
  const [one, two, ...others] = asRunning(played).tables[0]!.seats.map(({ playerId }) => playerId);
  const rest = others.flatMap((name) => twice(name, 101 + names.indexOf(name), 10_000));

  it('are its count where its stacks are not known, once they hold all of its chips', () => {
    expect(when(played, endDay).refusal?.code).toBe('COUNT_FIRST');
    const almost = after(played, ...rest, ...twice(one!, 1, 12_000), bagged(two!, 2, 8_000, 'first'));
    const decision = when(almost, bagged(two!, 2, 8_000, 'second'));
    expect(outcome(decision)).toEqual(['BagCounted', 'ChipsCounted']);
    const counted = after(almost, bagged(two!, 2, 8_000, 'second'));
    expect(outcome(when(counted, endDay))).toContain('DayEnded');
    expect(listBags(asRunning(counted))!.bags.every(({ state }) => state === 'agrees')).toBe(true);
  });

  it('are none while chips are missing, until the director accepts that', () => {
    const short = after(played, ...rest, ...twice(one!, 1, 12_000), ...twice(two!, 2, 7_500));
    expect(listBags(asRunning(short))!.bags.map(({ state }) => state)).toEqual(['stackUnknown', 'stackUnknown', 'stackUnknown']);
    const stacks = [one!, two!, ...others].map((playerId) => ({
      playerId,
      stack: playerId === one ? 12_000 : playerId === two ? 7_500 : 10_000,
    }));
    const accepted = after(short, { type: 'RecordChipDiscrepancy', table: 1, stacks, reason: 'Five hundred are missing.', at });
    const list = listBags(asRunning(accepted))!;
    expect(list.bags.every(({ state }) => state === 'agrees')).toBe(true);
    expect(outcome(when(accepted, endDay))).toContain('DayEnded');
  });
});

describe('StartDay after bags', () => {
  const over = after(started(names), endDay);

  it('goes on without bags where there are none, and with a bag for everybody', () => {
    expect(outcome(when(over, startDay))).toEqual(['DayStarted', 'ClockResumed']);
    const done = after(over, ...all(over));
    const list = listBags(asRunning(done))!;
    expect(list).toMatchObject({ missing: [], bagged: 60_000, inPlay: 60_000 });
    expect(outcome(when(done, startDay))).toEqual(['DayStarted', 'ClockResumed']);
    expect(listBags(asRunning(after(done, startDay)))).toBeNull();
  });

  it('waits for who has no bag, for counts that differ, and for bags that are not the known stack', () => {
    const state = after(over, ...all(over, 'ada', 'bo', 'cyd'), bagged('bo', 102, 10_000, 'first'), ...twice('cyd', 103, 9_500));
    expect(when(state, startDay).refusal).toEqual({
      code: 'BAGS_UNRESOLVED',
      article: null,
      parameters: { missing: ['ada'], recount: ['bo'], differing: ['cyd'] },
    });
    const { table, seats } = asRunning(state).tables.find((each) => each.seats.some(({ playerId }) => playerId === 'cyd'))!;
    const stacks = Object.fromEntries(seats.map(({ seat, playerId, stack }) => [seat, playerId === 'cyd' ? 9_500 : stack]));
    expect(when(state, count(state, table, stacks, at)).refusal?.code).toBe('CHIP_COUNT_MISMATCH');
    const listed = seats.map(({ playerId, stack }) => ({ playerId, stack: playerId === 'cyd' ? 9_500 : stack }));
    const resolved = after(
      state,
      { type: 'RecordChipDiscrepancy', table, stacks: listed, reason: 'Not found.', at },
      ...twice('ada', 101, 10_000),
      bagged('bo', 102, 10_000, 'second'),
    );
    expect(listBags(asRunning(resolved))).toMatchObject({ missing: [], bagged: 59_500, inPlay: 59_500 });
    expect(outcome(when(resolved, startDay))).toEqual(['DayStarted', 'ClockResumed']);
  });
});
