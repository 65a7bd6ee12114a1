import { jest } from '@jest/globals';
import type { TournamentId } from '../../../events/ids.js';
import type { ClockRow } from '../../../projections/clock.js';
import { ClockKeeper, LOOK_EVERY_MS } from './clock-keeper.js';
import { Deadlines } from '../deadlines.js';

const minute = 60_000;
const hour = 60 * minute;
const start = Date.UTC(2026, 10, 20, 20);

describe('The keeper of clocks', () => {
  let wall: number;
  let advanced: string[];
  let notices: string[];
  /** Clocks that were stopped as unseen, and since when. */
  let stopped: string[];
  let fails: number;
  /** Makes the waiting commands fail; null when they are answered at once. */
  let failing: ((error: Error) => void)[] | null;
  let keeper: ClockKeeper;

  beforeEach(() => {
    jest.useFakeTimers();
    [wall, advanced, notices, fails, failing] = [start, [], [], 0, null];
    stopped = [];
    keeper = new ClockKeeper({
      now: () => wall,
      advance: async (id, commandId, unseenSince) => {
        if (unseenSince !== null) stopped.push(`${id} ${unseenSince - start}`);
        if (fails-- > 0) throw new Error('the disk is full');
        advanced.push(`${id} ${commandId}`);
        const waiting = failing;
        if (waiting !== null) await new Promise((_, reject) => waiting.push(reject));
      },
      notice: (line) => notices.push(line),
    });
  });

  afterEach(() => {
    keeper.stop();
    jest.useRealTimers();
  });

  const row = (id: string, endsIn: number | null, period = 0): ClockRow =>
    ({
      tournamentId: id as TournamentId,
      structure: Array.from({ length: 3 }, () => ({ kind: 'level', seconds: 24 * 3_600 })),
      period,
      startedAt: start,
      endsAt: endsIn === null ? null : start + endsIn,
      unseenSince: null,
    }) as unknown as ClockRow;

  /** Advances both the timers and the clock. */
  async function pass(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= 250) {
      wall += Math.min(250, left);
      await jest.advanceTimersByTimeAsync(Math.min(250, left));
    }
  }

  it('advances a period at the instant of its end, once', async () => {
    keeper.follow(row('friday', 2 * minute));
    await pass(2 * minute - 1);
    expect(advanced).toEqual([]);
    await pass(1);
    expect(advanced).toEqual([`friday clock-0-${start}-${start + 2 * minute}`]);
    await pass(hour);
    expect(advanced).toHaveLength(1);
  });

  it('looks once a second until then, no more often', async () => {
    let looks = 0;
    const counting = new ClockKeeper({ now: () => (looks++, wall), advance: async () => undefined, notice: () => undefined });
    counting.follow(row('friday', hour));
    expect(looks).toBe(2);
    await pass(10 * LOOK_EVERY_MS);
    // Once at each look, and once to set the timer.
    expect(looks).toBe(22);
    counting.stop();
  });

  it('after a suspend of ten minutes, in which timers stand still, it is at most a second late', async () => {
    keeper.follow(row('friday', 5 * minute));
    await pass(minute);
    wall += 10 * minute;
    expect(advanced).toEqual([]);
    await pass(LOOK_EVERY_MS);
    expect(advanced).toHaveLength(1);
  });

  it('after the clock is set forward an hour, it is at most a second late', async () => {
    keeper.follow(row('friday', 20 * minute));
    await pass(minute);
    wall += hour;
    await pass(LOOK_EVERY_MS);
    expect(advanced).toHaveLength(1);
  });

  it('after the clock is set forward so far that more than one period is over, it says since when nobody looked', async () => {
    keeper.follow(row('friday', 20 * minute));
    await pass(minute);
    wall += 25 * hour;
    expect(keeper.stopIfUnseen('saturday' as TournamentId)).toBeUndefined();
    await keeper.stopIfUnseen('friday' as TournamentId);
    expect(stopped).toEqual([`friday ${minute}`]);
    expect(keeper.stopIfUnseen('friday' as TournamentId)).toBeUndefined();
    await pass(LOOK_EVERY_MS);
    expect(advanced).toHaveLength(1);
  });

  it('after a start, nobody looked since something was last recorded', async () => {
    keeper.follow(row('friday', 20 * minute), start - hour);
    wall += 25 * hour;
    await pass(LOOK_EVERY_MS);
    expect(stopped).toEqual([`friday ${-hour}`]);
  });

  it('names the clocks that the director has to decide on, until they have', () => {
    keeper.follow({ ...row('friday', null), unseenSince: start, pausedAt: start + hour });
    expect(keeper.problems()).toEqual([expect.stringContaining('the clock of friday was stopped')]);
    keeper.follow(row('friday', hour));
    expect(keeper.problems()).toEqual([]);
  });

  it('when the clock by which it looks is set back, it waits for the instant, not for a timer', async () => {
    keeper.follow(row('friday', 20 * minute));
    await pass(minute);
    wall -= hour;
    await pass(20 * minute);
    expect(advanced).toEqual([]);
    wall += hour;
    await pass(LOOK_EVERY_MS);
    expect(advanced).toHaveLength(1);
  });

  it('has one timer for all tournaments, and none when no clock runs', async () => {
    for (let n = 0; n < 500; n += 1) keeper.follow(row(`t${n}`, (500 - n) * minute));
    expect(jest.getTimerCount()).toBe(1);
    await pass(3 * minute);
    expect(advanced.map((line) => line.split(' ')[0])).toEqual(['t499', 't498', 't497']);
    for (let n = 0; n < 500; n += 1) keeper.follow(row(`t${n}`, null));
    expect(jest.getTimerCount()).toBe(0);
  });

  it('follows what changed: a pause, another end, the last period', async () => {
    keeper.follow(row('friday', minute));
    keeper.follow(row('friday', 3 * minute));
    keeper.follow(row('paused', minute));
    keeper.follow(row('paused', null));
    keeper.follow(row('last', minute, 2));
    await pass(2 * minute);
    expect(advanced).toEqual([]);
    await pass(minute);
    expect(advanced).toHaveLength(1);
  });

  it('tries again after a failure, and says each', async () => {
    fails = 2;
    keeper.follow(row('friday', minute));
    await pass(minute + 2 * LOOK_EVERY_MS + 500);
    expect(advanced).toEqual([`friday clock-0-${start}-${start + minute}`]);
    expect(notices).toEqual(Array(2).fill('the clock of friday could not be advanced: the disk is full'));
  });

  it('waits a second before it tries again, and holds up no other clock meanwhile', async () => {
    fails = 2;
    keeper.follow(row('friday', minute));
    keeper.follow(row('saturday', minute + 1_250, 1));
    await pass(minute);
    expect(notices).toHaveLength(1);
    await pass(LOOK_EVERY_MS - 250);
    expect(notices).toHaveLength(1);
    await pass(250);
    expect(notices).toHaveLength(2);
    await pass(250);
    expect(advanced).toEqual([`saturday clock-1-${start}-${start + minute + 1_250}`]);
    await pass(LOOK_EVERY_MS - 250);
    expect(advanced.slice(1)).toEqual([`friday clock-0-${start}-${start + minute}`]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it.each<[string, () => ClockRow, string[]]>([
    ['goes on', () => row('friday', 3 * minute, 1), [`friday clock-1-${start}-${start + 3 * minute}`]],
    ['is paused', () => row('friday', null), []],
    ['comes to its last period', () => row('friday', 3 * minute, 2), []],
  ])('does not try again with what it knew before when the clock %s in the view while the command fails', async (_what, newer, next) => {
    failing = [];
    keeper.follow(row('friday', minute));
    await pass(minute);
    expect(advanced.splice(0)).toEqual([`friday clock-0-${start}-${start + minute}`]);
    keeper.follow(newer());
    failing.forEach((fail) => fail(new Error('the store is away')));
    failing = null;
    await pass(2 * minute - 250);
    expect(notices).toEqual(['the clock of friday could not be advanced: the store is away']);
    expect(advanced).toEqual([]);
    await pass(minute);
    expect(advanced).toEqual(next);
  });

  it('does nothing once it is stopped, not even after a failure', async () => {
    fails = 1;
    keeper.follow(row('friday', 0));
    jest.advanceTimersByTime(0);
    keeper.stop();
    await pass(minute);
    expect(advanced).toEqual([]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('follows nothing that the views still show once it is stopped', async () => {
    keeper.follow(row('friday', minute));
    keeper.stop();
    keeper.follow(row('friday', minute));
    expect(jest.getTimerCount()).toBe(0);
    await pass(2 * minute);
    expect(advanced).toEqual([]);
  });
});

describe('Deadlines', () => {
  it('come in order of their instants, one for each key, however they were set', () => {
    const deadlines = new Deadlines<string, number>();
    for (let n = 0; n < 300; n += 1) deadlines.set(`k${n % 100}`, (n * 7_919) % 101, n);
    deadlines.delete('k7');
    deadlines.delete('nobody');
    const found: number[] = [];
    for (let next = deadlines.next(); next !== undefined; next = deadlines.next()) {
      found.push(next.at);
      deadlines.delete(next.key);
    }
    expect(found).toHaveLength(99);
    expect(found).toEqual(found.toSorted((a, b) => a - b));
  });
});
