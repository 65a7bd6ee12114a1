/** A count says why it moves chips between players, and one that was typed wrong is put right, hands later too. */
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
import type { TournamentCommand, TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import type { TournamentState } from '../state.js';

const played: TournamentCommand = { type: 'RecordHandPlayed', table: 1, at: START };
const begun = after(started(['ada', 'bo', 'cyd', 'dan']), played);
const wrong = count(begun, 1, { 1: 19_000, 2: 1000, 3: 15_000, 4: 5000 });
const counted = after(begun, wrong);
const correct = (stacks: Record<number, number>, more: Partial<CommandOf<'CorrectChipCount'>> = {}): CommandOf<'CorrectChipCount'> => ({
  type: 'CorrectChipCount',
  table: 1,
  count: 1,
  stacks: count(begun, 1, stacks).stacks,
  reason: 'the first two lines were swapped',
  ...more,
});
const right = { 1: 1000, 2: 19_000, 3: 15_000, 4: 5000 };
const chipsOf = (state: TournamentState): number => asRunning(state).tables.reduce((sum, { chips }) => sum + chips, 0);

describe('RecordChipCounts, where the stacks were known', () => {
  it('says by how much chips change hands, and why', () => {
    const decision = when(counted, { ...count(begun, 1, right), reason: 'a pot went to the wrong side' });
    expect(decision.events).toMatchObject([
      {
        type: 'ChipsCounted',
        data: {
          changes: [
            { playerId: sitting(begun, 1, 1), amount: -18_000 },
            { playerId: sitting(begun, 1, 2), amount: 18_000 },
          ],
          reason: 'a pot went to the wrong side',
        },
      },
    ]);
    expect(when(begun, wrong).events![0]!.data).not.toHaveProperty('changes');
  });

  it('needs a reason where it moves chips, and none once a hand was recorded', () => {
    const players = [sitting(begun, 1, 1), sitting(begun, 1, 2)];
    expect(when(counted, count(begun, 1, right))).toEqual({
      refusal: { code: 'COUNT_NEEDS_REASON', article: null, parameters: { table: 1, players } },
    });
    expect(when(counted, wrong)).toEqual({ events: [] });
    const dealt = after(counted, open(1));
    const typed = after(dealt, settle(dealt, 1, { 1: 19_000, 2: 1000, 3: 15_000, 4: 5000 }));
    expect(when(typed, count(begun, 1, right)).refusal).toEqual({
      code: 'COUNT_NEEDS_REASON',
      article: null,
      parameters: { table: 1, players: ['ada', 'dan'] },
    });
    expect(outcome(when(after(counted, { type: 'RecordHandPlayed', table: 1, at: START }), count(begun, 1, right)))).toEqual([
      'ChipsCounted',
    ]);
  });
});

describe('CorrectChipCount', () => {
  it('names the count, and gives each player what the count had wrong', () => {
    const decision = when(counted, correct(right));
    expect(decision.events).toEqual([
      {
        type: 'ChipCountCorrected',
        data: {
          table: 1,
          count: 1,
          stacks: count(begun, 1, right).stacks,
          changes: [
            { playerId: sitting(begun, 1, 1), amount: -18_000 },
            { playerId: sitting(begun, 1, 2), amount: 18_000 },
          ],
          reason: 'the first two lines were swapped',
        },
      },
    ]);
    const put = after(counted, correct(right));
    expect(stacksAt(put, 1)).toEqual(right);
    expect(chipsOf(put)).toBe(40_000);
    expect(when(put, correct(right))).toEqual({ events: [] });
    expect(stacksAt(after(put, correct({ 1: 19_000, 2: 1000, 3: 15_000, 4: 5000 })), 1)).toEqual(stacksAt(counted, 1));
  });

  it('lets hands that were played since stand', () => {
    const inHand = after(counted, open(1));
    expect(when(inHand, correct(right)).refusal).toEqual({
      code: 'PLAYER_IN_HAND',
      article: null,
      parameters: { playerId: 'ada', handId: 'friday.1.2' },
    });
    const later = after(inHand, settle(inHand, 1, { 1: 19_500, 2: 500, 3: 15_000, 4: 5000 }));
    expect(stacksAt(after(later, correct(right)), 1)).toEqual({ 1: 1500, 2: 18_500, 3: 15_000, 4: 5000 });
    const unknown = after(counted, played);
    expect(stacksAt(after(unknown, correct(right)), 1)).toEqual(right);
    expect(asRunning(after(unknown, correct(right))).tables[0]!.stacksFrom).toBe('unknown');
  });

  it.each([
    ['a count that there was not', counted, correct(right, { count: 2 }), 'UNKNOWN_COUNT', { table: 1, count: 2 }],
    ['a table that was never counted', begun, correct(right), 'UNKNOWN_COUNT', { table: 1, count: 1 }],
    [
      'a count after which the table was counted again',
      after(counted, played, count(begun, 1, right), played, count(begun, 1, right)),
      correct(right, { count: 2 }),
      'COUNT_SUPERSEDED',
      { table: 1, count: 2, last: 3 },
    ],
    ['chips that appear', counted, correct({ ...right, 4: 6000 }), 'CHIP_COUNT_MISMATCH', { table: 1, expected: 40_000, counted: 41_000 }],
    [
      'more than a player has left',
      after(after(counted, open(1)), settle(after(counted, open(1)), 1, { 1: 10_000, 2: 10_000, 3: 15_000, 4: 5000 })),
      correct(right),
      'STACK_TOO_SHORT',
      { playerId: sitting(begun, 1, 1), stack: 10_000, amount: 18_000 },
    ],
  ] as const)('refuses %s', (_what, state, command, code, parameters) => {
    expect(when(state, command)).toEqual({ refusal: { code, article: null, parameters } });
  });

  it('refuses what a player gains who is out: they are reinstated first', () => {
    const out = after(begun, count(begun, 1, { 1: 20_000, 2: 0, 3: 15_000, 4: 5000 }));
    expect(when(out, correct(right)).refusal).toEqual({
      code: 'PLAYER_ELIMINATED',
      article: null,
      parameters: { playerId: sitting(begun, 1, 2), place: 4 },
    });
  });

  it('refuses what a player gains who went to another table since: both tables are counted again', () => {
    const hall = started(Array.from({ length: 11 }, (_, index) => `p${index}`));
    const playerId = sitting(hall, 1, 1);
    const known = after(hall, played, count(after(hall, played), 1, stacksAt(hall, 1)));
    const seat = [1, 2, 3, 4].find((each) => !(each in stacksAt(hall, 3)))!;
    const gone = after(known, { type: 'MovePlayer', playerId, table: 3, seat, reason: 'balance' });
    const [, second] = Object.keys(stacksAt(hall, 1)).map(Number);
    const stacks = count(hall, 1, { ...stacksAt(hall, 1), 1: 11_000, [second!]: 9000 }).stacks;
    expect(when(gone, correct(right, { stacks })).refusal).toEqual({
      code: 'NOT_AT_TABLE',
      article: null,
      parameters: { playerId, table: 1 },
    });
  });
});
