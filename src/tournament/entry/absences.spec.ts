/** Players who are not at their seats, and days (RC 30; MO 2.18, 3.2; TDA 8; RO 1.8, 1.9, 4.1; TF §4 b2, b3). */
import {
  after,
  asRunning,
  type Create,
  minutes,
  open,
  outcome,
  player,
  settle,
  START,
  started,
  under,
  when,
} from '../../../test/tournament-scenario.js';
import type { TournamentState } from '../state.js';

const four = ['ada', 'bo', 'cyd', 'dan'];
const of = (id: string, settings: Partial<Create> = {}) => started(four, under(id, settings));
const away = (name: string, official = false) => ({ type: 'MarkAway', playerId: player(name), official }) as const;
const back = (name: string) => ({ type: 'MarkBack', playerId: player(name), at: START }) as const;
const openedBy = (state: TournamentState) => {
  const event = when(state, open(1)).events?.find(({ type }) => type === 'HandOpened');
  return event?.type === 'HandOpened' ? event.data : undefined;
};

describe.each(['redcactus', 'mons', 'tdaFr', 'ropta', 'toufflers'])('in %s a player who is not at his seat', (id) => {
  const state = of(id);

  it('stays in, and is dealt dead hands until he is back; twice gives no events', () => {
    const decision = when(state, away('ada'));
    expect(decision.events).toMatchObject([{ type: 'PlayerAway', data: { playerId: 'ada' } }]);
    const without = after(state, away('ada'));
    expect(when(without, away('ada'))).toEqual({ events: [] });
    expect(
      openedBy(without)
        ?.seats.filter(({ dead }) => dead)
        .map(({ playerId }) => playerId),
    ).toEqual(['ada']);
    const again = after(without, back('ada'));
    expect(openedBy(again)?.seats.some(({ dead }) => dead)).toBe(false);
    expect(when(again, back('ada'))).toEqual({ events: [] });
  });

  it('pays his blinds all the same', () => {
    const [, , third] = asRunning(state).tables[0]!.seats;
    const without = after(state, away(third!.playerId));
    expect(openedBy(without)).toMatchObject({
      bigBlindSeat: openedBy(state)!.bigBlindSeat,
      smallBlindSeat: openedBy(state)!.smallBlindSeat,
    });
  });
});

it('an official who plays and is called away is excused in Mons alone (MO 2.18)', () => {
  for (const id of ['redcactus', 'tdaFr', 'ropta', 'toufflers']) expect(outcome(when(of(id), away('ada', true)))).toEqual(['PlayerAway']);
  expect(when(of('mons'), away('ada', true)).refusal).toEqual({
    code: 'OFFICIAL_IS_EXEMPT',
    article: 'MO 2.18',
    parameters: { playerId: 'ada' },
  });
});

it('who is nowhere is not away, nor back', () => {
  expect(when(of('ropta'), away('zoe')).refusal).toEqual({ code: 'UNKNOWN_PLAYER', article: null, parameters: { playerId: 'zoe' } });
  expect(when(of('ropta'), back('zoe')).refusal).toEqual({ code: 'UNKNOWN_PLAYER', article: null, parameters: { playerId: 'zoe' } });
});

it('a table at which nobody is there deals no hand', () => {
  const empty = after(of('ropta'), ...four.map((name) => away(name)));
  expect(when(empty, open(1)).refusal).toEqual({ code: 'EVERYONE_ABSENT', article: null, parameters: { table: 1 } });
});

describe('a tournament of two days (RO 1.8)', () => {
  const state = of('ropta', { entry: { showUpMinutes: 30 } });
  const end = { type: 'EndDay', at: START + minutes(5) } as const;
  const next = START + minutes(24 * 60);
  const begin = { type: 'StartDay', absent: [player('bo')], at: next } as const;
  const takeOut = (at: number, gaveNotice = false) => ({ type: 'RemoveAbsentPlayer', playerId: player('bo'), gaveNotice, at }) as const;

  it('stops with every hand over and the clock standing; twice gives no events', () => {
    expect(when(after(state, open(1)), end).refusal).toEqual({
      code: 'HAND_IN_PROGRESS',
      article: 'RO 3.1',
      parameters: { table: 1, handId: 'friday.1.1' },
    });
    expect(when(state, end).events).toEqual([
      { type: 'ClockPaused', data: { at: end.at, remainingMs: minutes(5) } },
      { type: 'DayEnded', data: { day: 1, at: end.at } },
    ]);
    const over = after(state, end);
    expect(when(over, end)).toEqual({ events: [] });
    expect(when(over, open(1)).refusal).toEqual({ code: 'DAY_OVER', article: null, parameters: { day: 1 } });
  });

  it('wants the stacks known of tables whose hands nobody types in', () => {
    const played = after(state, { type: 'RecordHandPlayed', table: 1, at: START });
    expect(when(played, end).refusal).toEqual({ code: 'COUNT_FIRST', article: null, parameters: { table: 1 } });
  });

  it('goes on without those who are not there, who are blinded', () => {
    expect(when(state, begin).refusal).toEqual({ code: 'DAY_NOT_OVER', article: null, parameters: { day: 1 } });
    const over = after(state, end);
    expect(when(over, begin).events).toMatchObject([
      { type: 'DayStarted', data: { day: 2, absent: ['bo'], articles: [{ article: 'RO 1.8' }] } },
      { type: 'ClockResumed', data: { at: next } },
    ]);
    const second = after(over, begin);
    expect(when(second, begin)).toEqual({ events: [] });
    const seats =
      openedBy(second)?.seats ??
      when(second, open(1, next)).events?.flatMap((event) => (event.type === 'HandOpened' ? event.data.seats : []));
    expect(seats?.filter(({ dead }) => dead).map(({ playerId }) => playerId)).toEqual(['bo']);
  });

  it('keeps who has not come until his chips are gone, but at the deadline of the event, or by his own notice', () => {
    const second = after(state, end, begin);
    expect(when(second, takeOut(next + minutes(29))).refusal).toEqual({
      code: 'STILL_HAS_CHIPS',
      article: 'RO 1.8',
      parameters: { playerId: 'bo', stack: 10000 },
    });
    expect(outcome(when(second, takeOut(next + minutes(30))))).toContain('PlayerWithdrew');
    expect(outcome(when(second, takeOut(next, true)))).toContain('PlayerWithdrew');
    const came = after(second, { ...back('bo'), at: next + minutes(10) });
    expect(when(came, takeOut(next + minutes(31))).refusal).toEqual({
      code: 'STILL_HAS_CHIPS',
      article: 'RO 1.8',
      parameters: { playerId: 'bo', stack: 10000 },
    });
  });

  it('names nobody who is not in it', () => {
    expect(when(after(state, end), { ...begin, absent: [player('zoe')] }).refusal).toEqual({
      code: 'UNKNOWN_PLAYER',
      article: null,
      parameters: { playerId: 'zoe' },
    });
  });
});

it('a player who was away and is out is away no more', () => {
  const state = after(of('ropta'), away('ada'));
  const opened = after(state, open(1));
  const { seat } = asRunning(opened).tables[0]!.seats.find(({ playerId }) => playerId === 'ada')!;
  const stacks = Object.fromEntries([1, 2, 3, 4].map((each) => [each, each === seat ? 0 : 10_000]));
  const winner = seat === 1 ? 2 : 1;
  const settled = after(opened, settle(opened, 1, { ...stacks, [winner]: 20_000 }));
  expect(asRunning(settled).entry.away).toEqual([]);
});
