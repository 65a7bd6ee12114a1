/** The structure corrected in play, and a period that is put back. */
import {
  after,
  asRunning,
  friday,
  minutes,
  open,
  outcome,
  register,
  START,
  started,
  under,
  when,
} from '../../../test/tournament-scenario.js';
import type { Period } from '../../../events/tournament.js';
import { initialTournamentState, type TournamentState } from '../state.js';
import { readClock, type ClockReading } from '../timing/clock.js';
import { readLateWindow } from '../timing/late-window.js';
import { bookOf } from '../book.js';

const level = (bigBlind: number, more: Partial<Extract<Period, { kind: 'level' }>> = {}): Period => ({
  kind: 'level',
  smallBlind: bigBlind / 2,
  bigBlind,
  ante: 0,
  seconds: 600,
  ...more,
});
const change = (from: number, periods: readonly Period[], at = START) =>
  ({ type: 'ChangeStructure', from, periods, reason: 'mistyped', at }) as const;
const rest = friday.structure;

function reading(state: TournamentState, at: number): ClockReading {
  const { clock, settings } = asRunning(state);
  return readClock(clock, settings.structure, at);
}

describe('ChangeStructure', () => {
  const state = started(['ada', 'bo']);

  it('RC preamble: puts no antes into a weekly tournament, also where a format was announced that no level used', () => {
    const book = under('redcactus').rulebook!;
    const weekly = after(initialTournamentState, {
      ...friday,
      rulebook: book,
      kind: 'weekly',
      anteFormat: 'bigBlind',
      structure: [level(50)],
    });
    expect(when(weekly, change(0, [level(50, { ante: 50 })])).refusal).toEqual({
      code: 'ANTE_NOT_ALLOWED',
      article: 'RC preamble, big blind ante',
      parameters: { anteFormat: 'bigBlind', kind: 'weekly', allowed: ['none'], setting: 'structure.antes.weekly' },
    });
  });

  it('corrects the blinds of later levels, and the clock follows', () => {
    const periods = [level(150), ...rest.slice(2)];
    const decision = when(state, change(1, periods, START + minutes(4)));
    expect(decision.events).toEqual([
      { type: 'StructureChanged', data: { from: 1, periods, at: START + minutes(4), remainingMs: minutes(6), reason: 'mistyped' } },
    ]);
    const changed = after(state, change(1, periods, START + minutes(4)));
    expect(reading(changed, START + minutes(4))).toMatchObject({ remainingMs: minutes(6), nextLevel: { level: 2, bigBlind: 150 } });
    expect(reading(changed, START + minutes(11))).toMatchObject({ level: 2, blinds: { smallBlind: 75, bigBlind: 150 } });
    expect(when(changed, change(1, periods, START + minutes(5)))).toEqual({ events: [] });
  });

  it('puts levels in and leaves levels out', () => {
    const longer = after(state, change(1, [level(100), level(150), ...rest.slice(2)]));
    expect(reading(longer, START + minutes(21))).toMatchObject({ level: 3, blinds: { bigBlind: 150 }, nextBreakInMs: minutes(9) });
    const shorter = after(state, change(1, []));
    expect(reading(shorter, START)).toMatchObject({ remainingMs: null, nextLevel: null, nextBreakInMs: null });
  });

  it('counts new blinds of the running level from the next hand on: the hand in progress keeps its stakes', () => {
    const playing = after(state, open(1), change(0, [level(100), ...rest.slice(1)], START + minutes(1)));
    expect(asRunning(playing).tables[0]!.openHand!.stakes).toMatchObject({ smallBlind: 25, bigBlind: 50 });
    const opened = when(asRunning(playing), open(1, START + minutes(1)));
    expect(opened.refusal).toEqual({ code: 'HAND_IN_PROGRESS', article: 'RO 3.1', parameters: { table: 1, handId: 'friday.1.1' } });
    const before = after(state, change(0, [level(100), ...rest.slice(1)], START + minutes(1)), open(1, START + minutes(1)));
    expect(asRunning(before).tables[0]!.openHand!.stakes).toMatchObject({ smallBlind: 50, bigBlind: 100 });
  });

  it('makes the running level longer or shorter from its start, running or paused', () => {
    const longer = after(state, change(0, [level(50, { seconds: 900 }), ...rest.slice(1)], START + minutes(4)));
    expect(reading(longer, START + minutes(4))).toMatchObject({ remainingMs: minutes(11), endsAt: START + minutes(15) });
    const paused = after(
      state,
      { type: 'PauseClock', at: START + minutes(4) },
      change(0, [level(50, { seconds: 300 }), ...rest.slice(1)], START + minutes(30)),
    );
    expect(reading(paused, START + minutes(40))).toMatchObject({ paused: true, remainingMs: minutes(1) });
    expect(when(state, change(0, [level(50, { seconds: 240 }), ...rest.slice(1)], START + minutes(4))).refusal).toEqual({
      code: 'PERIOD_TOO_SHORT',
      article: null,
      parameters: { period: 0, seconds: 240, played: 240 },
    });
    const later = START + minutes(4) + 300;
    expect(when(state, change(0, [level(50, { seconds: 240 }), ...rest.slice(1)], later)).refusal?.parameters).toEqual({
      period: 0,
      seconds: 240,
      played: 241,
    });
  });

  it('adds levels after the last one only with time left of it', () => {
    const last = START + minutes(25);
    const periods = [level(400)];
    expect(when(state, change(4, periods, last + minutes(12))).refusal).toEqual({
      code: 'PERIOD_TOO_SHORT',
      article: null,
      parameters: { period: 3, seconds: 600, played: 720 },
    });
    const more = after(state, change(3, [level(200, { seconds: 900 }), ...periods], last + minutes(12)));
    expect(reading(more, last + minutes(12))).toMatchObject({ level: 3, remainingMs: minutes(3), nextLevel: { level: 4, bigBlind: 400 } });
    const shorter = when(state, change(3, [level(200, { seconds: 300 })], last + minutes(12)));
    expect(shorter.events!.at(-1)).toMatchObject({ type: 'StructureChanged', data: { remainingMs: 0 } });
  });

  it('leaves what is over, and what the running period is', () => {
    const second = START + minutes(11);
    expect(when(state, change(0, rest, second)).refusal).toEqual({
      code: 'PERIOD_OVER',
      article: null,
      parameters: { from: 0, running: 1 },
    });
    const asBreak: Period[] = [{ kind: 'break', seconds: 900 }, level(100)];
    expect(when(state, change(1, asBreak, second)).refusal).toEqual({
      code: 'PERIOD_RUNS',
      article: null,
      parameters: { period: 1, kind: 'level' },
    });
    expect(when(state, change(1, [], second)).refusal).toEqual({
      code: 'PERIOD_RUNS',
      article: null,
      parameters: { period: 1, kind: 'level' },
    });
    expect(outcome(when(state, change(2, [level(200)], second)))).toEqual(['LevelStarted', 'StructureChanged']);
  });

  it('refuses what could not be announced either', () => {
    expect(when(state, change(1, [level(110)])).refusal).toEqual({
      code: 'NOT_A_CHIP_MULTIPLE',
      article: null,
      parameters: { field: 'structure.1.smallBlind', amount: 55, chipUnit: 25 },
    });
    expect(when(state, change(1, [{ kind: 'break', seconds: 60 }])).refusal).toEqual({
      code: 'STRUCTURE_ENDS_WITH_BREAK',
      article: null,
      parameters: {},
    });
    expect(when(state, change(1, [level(100, { smallBlind: 200 })])).refusal).toEqual({
      code: 'SMALL_BLIND_ABOVE_BIG_BLIND',
      article: null,
      parameters: { period: 1, smallBlind: 200, bigBlind: 100 },
    });
    expect(when(state, change(5, [level(100)])).refusal).toEqual({
      code: 'INVALID_NUMBER',
      article: null,
      parameters: { field: 'from', value: '5', minimum: 0, maximum: 4 },
    });
  });

  it('is named by the number of a level, as people say it', () => {
    const byLevel = (fromLevel: number) => ({ ...change(0, [level(400)]), from: undefined, fromLevel });
    expect(when(state, byLevel(2))).toEqual(when(state, change(1, [level(400)])));
    expect(when(state, byLevel(3))).toEqual(when(state, change(3, [level(400)])));
    expect(when(state, byLevel(9)).refusal).toEqual({ code: 'UNKNOWN_LEVEL', article: null, parameters: { level: 9, last: 3 } });
    expect(when(state, { ...byLevel(2), from: 1 }).refusal).toEqual({ code: 'PERIOD_UNCLEAR', article: null, parameters: {} });
    expect(when(state, { ...byLevel(2), fromLevel: undefined }).refusal?.code).toBe('PERIOD_UNCLEAR');
    const at = START + minutes(1);
    expect(when(state, { type: 'StartPeriod', level: 3, at })).toEqual(when(state, { type: 'StartPeriod', period: 3, at }));
  });

  it('is corrected before the start too', () => {
    const announced = after(initialTournamentState, friday, ...register('ada', 'bo'));
    const changed = after(announced, change(0, [level(200), level(400)]));
    expect(changed).toMatchObject({ phase: 'announced', settings: { structure: [{ bigBlind: 200 }, { bigBlind: 400 }] } });
    expect(when(changed, change(0, [level(200), level(400)]))).toEqual({ events: [] });
  });
});

describe('StartPeriod with the time that is left', () => {
  const state = started(['ada', 'bo']);
  const back = { type: 'StartPeriod', period: 0, remainingSeconds: 180, reason: 'begun too early', at: START + minutes(8) } as const;
  const early = after(state, { type: 'StartPeriod', period: 2, at: START + minutes(7) });

  it('puts a level back that was left too early', () => {
    expect(when(early, back)).toEqual({
      events: [
        {
          type: 'LevelStarted',
          data: { period: 0, level: 1, at: back.at, by: 'director', remainingMs: minutes(3), reason: 'begun too early' },
        },
      ],
    });
    expect(reading(after(early, back), back.at)).toMatchObject({ level: 1, remainingMs: minutes(3), endsAt: START + minutes(11) });
  });

  it('does not count a break that began by mistake, nor the time of the level twice', () => {
    const isOpen = (of: TournamentState): boolean => {
      const { settings, clock } = asRunning(of);
      return readLateWindow(settings, bookOf(settings), clock, back.at).open;
    };
    const houseRules = { 'lateEntry.window': 'minutesOrBreakEarlier' };
    const mons = started(['ada', 'bo'], { ...under('mons'), rulebook: { ...under('mons').rulebook!, houseRules } });
    const first = after(mons, { type: 'StartPeriod', period: 2, at: START + minutes(7) });
    expect([mons, first, after(first, back)].map(isOpen)).toEqual([true, false, true]);
    expect(asRunning(after(first, back)).clock.begun).toEqual([
      { period: 0, at: START },
      { period: 2, at: START + minutes(7), undone: true },
      { period: 0, at: back.at, remainingMs: minutes(3) },
    ]);
  });

  it('gives more than the whole where the director says so, and leaves a paused clock paused', () => {
    const more = after(state, { type: 'PauseClock', at: START + 1 }, { ...back, remainingSeconds: 900 });
    expect(reading(more, START + minutes(50))).toMatchObject({ paused: true, level: 1, remainingMs: minutes(15) });
  });

  it('needs a reason', () => {
    const { reason: _none, ...without } = back;
    expect(when(early, without).refusal).toEqual({ code: 'INVALID_TEXT', article: null, parameters: { field: 'reason', maximum: 500 } });
    expect(when(early, { ...back, remainingSeconds: 0 }).refusal).toEqual({
      code: 'INVALID_NUMBER',
      article: null,
      parameters: { field: 'remainingSeconds', value: '0', minimum: 1, maximum: 86_400 },
    });
  });
});
