import { after, asRunning, friday, minutes, outcome, START, started, when } from '../../../test/tournament-scenario.js';
import { readClock, findDueClockEvents } from './clock.js';
import type { ClockReading } from './clock.js';
import type { TournamentState } from '../state.js';

const { structure } = friday;

function reading(state: TournamentState, at: number): ClockReading {
  return readClock(asRunning(state).clock, structure, at);
}

describe('the clock', () => {
  const state = started(['ada', 'bo']);

  it('reads the first level at the start', () => {
    expect(reading(state, START)).toEqual({
      period: 0,
      level: 1,
      blinds: { level: 1, smallBlind: 25, bigBlind: 50, ante: 0 },
      isBreak: false,
      paused: false,
      remainingMs: minutes(10),
      endsAt: START + minutes(10),
      nextLevel: { level: 2, smallBlind: 50, bigBlind: 100, ante: 100 },
      nextBreakInMs: minutes(20),
    });
  });

  it('reads any instant without an event that says so', () => {
    expect(reading(state, START + minutes(10) - 1)).toMatchObject({ level: 1, remainingMs: 1 });
    expect(reading(state, START + minutes(10))).toMatchObject({ level: 2, remainingMs: minutes(10), nextBreakInMs: minutes(10) });
    expect(reading(state, START + minutes(21))).toMatchObject({
      level: null,
      blinds: null,
      isBreak: true,
      remainingMs: minutes(4),
      nextLevel: { level: 3 },
      nextBreakInMs: null,
    });
  });

  it('stays in the last level for ever', () => {
    expect(reading(state, START + minutes(60 * 24))).toMatchObject({
      period: 3,
      level: 3,
      remainingMs: null,
      endsAt: null,
      nextLevel: null,
    });
  });

  it('never has more left than the whole period, whatever clock the command came from', () => {
    expect(reading(state, START - minutes(3))).toMatchObject({ remainingMs: minutes(10) });
  });
});

describe('AdvanceClock', () => {
  const state = started(['ada', 'bo']);

  it('gives nothing before its time', () => {
    expect(when(state, { type: 'AdvanceClock', at: START + minutes(10) - 1 })).toEqual({ events: [] });
  });

  it('records each level and break that is due at its own instant', () => {
    expect(when(state, { type: 'AdvanceClock', at: START + minutes(27) })).toEqual({
      events: [
        { type: 'LevelStarted', data: { period: 1, level: 2, at: START + minutes(10), by: 'clock' } },
        { type: 'BreakStarted', data: { period: 2, at: START + minutes(20), by: 'clock' } },
        { type: 'LevelStarted', data: { period: 3, level: 3, at: START + minutes(25), by: 'clock' } },
      ],
    });
  });

  it('twice gives no events', () => {
    const advanced = after(state, { type: 'AdvanceClock', at: START + minutes(27) });
    expect(when(advanced, { type: 'AdvanceClock', at: START + minutes(27) })).toEqual({ events: [] });
  });

  it('comes to the same clock in one step as in many', () => {
    let many: TournamentState = state;
    for (let minute = 0; minute <= 40; minute += 1) many = after(many, { type: 'AdvanceClock', at: START + minutes(minute) });
    expect(many).toEqual(after(state, { type: 'AdvanceClock', at: START + minutes(40) }));
  });
});

describe('a clock that nobody saw', () => {
  const state = started(['ada', 'bo']);
  const seen = START + minutes(4);

  it('goes on where one period ended', () => {
    const decision = when(state, { type: 'StopUnseenClock', unseenSince: seen, at: START + minutes(11) });
    expect(decision).toEqual(when(state, { type: 'AdvanceClock', at: START + minutes(11) }));
  });

  it('is stopped where more than one would have ended, with what was left when it was seen', () => {
    const decision = when(state, { type: 'StopUnseenClock', unseenSince: seen, at: START + minutes(21) });
    expect(decision).toEqual({
      events: [{ type: 'ClockPaused', data: { at: START + minutes(21), remainingMs: minutes(6), unseenSince: seen } }],
    });
    const stopped = after(state, { type: 'StopUnseenClock', unseenSince: seen, at: START + minutes(21) });
    expect(when(stopped, { type: 'StopUnseenClock', unseenSince: seen, at: START + minutes(22) })).toEqual({ events: [] });
    const goesOn = after(stopped, { type: 'ResumeClock', at: START + minutes(100) });
    expect(reading(goesOn, START + minutes(100))).toMatchObject({ level: 1, remainingMs: minutes(6), paused: false });
  });

  it('runs as if it had been seen where the director says that the time counts', () => {
    const stopped = after(state, { type: 'StopUnseenClock', unseenSince: seen, at: START + minutes(21) });
    const counted = after(stopped, { type: 'ResumeClock', unseenTimeCounts: true, at: START + minutes(27) });
    expect(counted).toEqual(after(state, { type: 'AdvanceClock', at: START + minutes(27) }));
  });

  it('is not one that was stopped by hand, nor one that the director has put to a period', () => {
    const byHand = after(state, { type: 'PauseClock', at: seen });
    expect(when(byHand, { type: 'ResumeClock', unseenTimeCounts: true, at: seen }).refusal).toEqual({
      code: 'NO_UNSEEN_TIME',
      article: null,
      parameters: {},
    });
    const stopped = after(state, { type: 'StopUnseenClock', unseenSince: seen, at: START + minutes(21) });
    const put = after(stopped, { type: 'StartPeriod', period: 1, at: START + minutes(30) });
    expect(when(put, { type: 'ResumeClock', unseenTimeCounts: true, at: START + minutes(30) })).toMatchObject({
      refusal: { code: 'NO_UNSEEN_TIME' },
    });
  });
});

describe('PauseClock and ResumeClock', () => {
  const paused = after(started(['ada', 'bo']), { type: 'PauseClock', at: START + minutes(4) });

  it('keep what is left of the level', () => {
    expect(reading(paused, START + minutes(300))).toMatchObject({ paused: true, level: 1, remainingMs: minutes(6), endsAt: null });
    const resumed = after(paused, { type: 'ResumeClock', at: START + minutes(100) });
    expect(reading(resumed, START + minutes(105))).toMatchObject({ level: 1, remainingMs: minutes(1), endsAt: START + minutes(106) });
    expect(findDueClockEvents(asRunning(resumed).clock, structure, START + minutes(106)).events).toHaveLength(1);
  });

  it('twice give no events', () => {
    expect(when(paused, { type: 'PauseClock', at: START + minutes(5) })).toEqual({ events: [] });
    const resumed = after(paused, { type: 'ResumeClock', at: START + minutes(9) });
    expect(when(resumed, { type: 'ResumeClock', at: START + minutes(9) })).toEqual({ events: [] });
  });

  it('say why until the clock runs again, and the reason is put right', () => {
    const at = START + minutes(4);
    const pause = (reason?: string) => ({ type: 'PauseClock', at, ...(reason === undefined ? {} : { reason }) }) as const;
    const because = when(started(['ada', 'bo']), pause('A fire alarm.'));
    expect(because.events).toEqual([{ type: 'ClockPaused', data: { at, remainingMs: minutes(6), reason: 'A fire alarm.' } }]);
    const standing = after(started(['ada', 'bo']), pause('A fire alarm.'));
    expect(asRunning(standing).clock.pausedFor).toBe('A fire alarm.');
    expect(when(standing, pause('A fire alarm.'))).toEqual({ events: [] });
    expect(when(standing, pause())).toEqual({ events: [] });
    expect(when(standing, pause(' ')).refusal?.code).toBe('INVALID_TEXT');
    expect(when(paused, pause('Food.')).events).toEqual([{ type: 'PauseReasonChanged', data: { at, reason: 'Food.' } }]);
    const corrected = after(standing, pause('A power cut.'), { type: 'StartPeriod', period: 1, at });
    expect(asRunning(corrected).clock).toMatchObject({ pausedFor: 'A power cut.', pausedWith: minutes(10) });
    const resumed = after(corrected, { type: 'ResumeClock', at: START + minutes(9) });
    expect(asRunning(resumed).clock).not.toHaveProperty('pausedFor');
    expect(asRunning(after(resumed, { ...pause(), at: START + minutes(10) })).clock).not.toHaveProperty('pausedFor');
  });

  it('record first what was due', () => {
    const decision = when(started(['ada', 'bo']), { type: 'PauseClock', at: START + minutes(11) });
    expect(outcome(decision)).toEqual(['LevelStarted', 'ClockPaused']);
    expect(decision.events?.[1]?.data).toEqual({ at: START + minutes(11), remainingMs: minutes(9) });
  });

  it('let no level begin while the clock stands', () => {
    expect(when(paused, { type: 'AdvanceClock', at: START + minutes(100) })).toEqual({ events: [] });
  });
});

describe('StartPeriod', () => {
  const state = started(['ada', 'bo']);
  const toBreak = { type: 'StartPeriod', period: 2, at: START + minutes(2) } as const;

  it('begins the period now, by the director', () => {
    expect(when(state, toBreak)).toEqual({
      events: [{ type: 'BreakStarted', data: { period: 2, at: START + minutes(2), by: 'director' } }],
    });
    expect(reading(after(state, toBreak), START + minutes(3))).toMatchObject({ isBreak: true, remainingMs: minutes(4) });
  });

  it('twice gives no events, and later begins the period again', () => {
    expect(when(after(state, toBreak), toBreak)).toEqual({ events: [] });
    expect(outcome(when(after(state, toBreak), { ...toBreak, at: toBreak.at + 1 }))).toEqual(['BreakStarted']);
  });

  it('leaves a paused clock paused, with the whole period left', () => {
    const moved = after(state, { type: 'PauseClock', at: START + 1 }, { type: 'StartPeriod', period: 1, at: START + 2 });
    expect(reading(moved, START + minutes(50))).toMatchObject({ paused: true, level: 2, remainingMs: minutes(10) });
  });

  it.each([-1, 4, 1.5, Number.NaN, 1e18])('refuses period %p', (period) => {
    expect(when(state, { type: 'StartPeriod', period, at: START }).refusal).toEqual({
      code: 'UNKNOWN_PERIOD',
      article: null,
      parameters: { period: String(period), last: 3 },
    });
  });
});

describe('an instant that is none', () => {
  it.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 1e18])('is refused: %p', (at) => {
    const state = started(['ada', 'bo']);
    for (const type of ['AdvanceClock', 'PauseClock', 'ResumeClock'] as const)
      expect(when(state, { type, at }).refusal).toEqual({
        code: 'INVALID_NUMBER',
        article: null,
        parameters: { field: 'at', value: String(at), minimum: 0, maximum: 8.64e15 },
      });
    expect(when(state, { type: 'StartPeriod', period: 1, at }).refusal).toEqual({
      code: 'INVALID_NUMBER',
      article: null,
      parameters: { field: 'at', value: String(at), minimum: 0, maximum: 8.64e15 },
    });
  });
});

describe('a clock that the director adjusts', () => {
  const adjust = (seconds: number, at: number) => ({ type: 'AdjustClock', seconds, reason: 'the room was late', at }) as const;
  const state = started(['ada', 'bo']);

  it('has more time, or less, running or not, and tells why', () => {
    const longer = when(state, adjust(300, START + minutes(4)));
    expect(longer.events).toEqual([
      {
        type: 'ClockAdjusted',
        data: {
          at: START + minutes(4),
          by: 'director',
          byMs: minutes(5),
          remainingMs: minutes(11),
          reason: 'the room was late',
          articles: [],
        },
      },
    ]);
    const lengthened = after(state, adjust(300, START + minutes(4)));
    expect(reading(lengthened, START + minutes(4))).toMatchObject({ remainingMs: minutes(11), endsAt: START + minutes(15) });
    expect(reading(lengthened, START + minutes(15))).toMatchObject({ level: 2, remainingMs: minutes(10) });
    const paused = after(state, { type: 'PauseClock', at: START + minutes(4) }, adjust(-120, START + minutes(9)));
    expect(reading(paused, START + minutes(30))).toMatchObject({ paused: true, remainingMs: minutes(4) });
  });

  it('goes to the next level where all that was left is taken, and no further', () => {
    expect(outcome(when(state, adjust(-600, START)))).toEqual(['ClockAdjusted', 'LevelStarted']);
    expect(when(state, adjust(-601, START)).refusal).toEqual({
      code: 'TIME_ALREADY_PLAYED',
      article: null,
      parameters: { seconds: 601, left: 600 },
    });
  });

  it('stays as it is by no time at all, and is not moved without a reason', () => {
    expect(when(state, adjust(0, START))).toEqual({ events: [] });
    expect(when(state, { ...adjust(60, START), reason: ' ' }).refusal).toEqual({
      code: 'INVALID_TEXT',
      article: null,
      parameters: { field: 'reason', maximum: 500 },
    });
    expect(when(state, adjust(90_000, START)).refusal).toEqual({
      code: 'INVALID_NUMBER',
      article: null,
      parameters: { field: 'seconds', value: '90000', minimum: -86_400, maximum: 86_400 },
    });
  });
});
