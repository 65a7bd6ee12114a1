import { after, asRunning, count, open, outcome, sitting, stacksAt, START, started, when } from '../../../test/tournament-scenario.js';
import { refusalText } from '../../texts/refusal-texts.js';
import type { TournamentCommand } from '../../../commands/tournament.js';
import type { TournamentState } from '../state.js';

const names = (count: number): string[] => Array.from({ length: count }, (_, index) => `p${index}`);
const played = (table: number): TournamentCommand => ({ type: 'RecordHandPlayed', table, at: START });

/** Every stack as it is taken to be, seat 1 with so many chips more. */
function stacksWith(state: TournamentState, table: number, difference: number) {
  const stacks = stacksAt(state, table);
  const [first] = Object.keys(stacks).map(Number);
  return count(state, table, { ...stacks, [first!]: stacks[first!]! + difference });
}

function accept(state: TournamentState, table: number, difference: number, more: object = {}): TournamentCommand {
  const { stacks } = stacksWith(state, table, difference);
  return { type: 'RecordChipDiscrepancy', table, stacks, reason: 'counted three times', at: START, ...more };
}

const move = (state: TournamentState, from: number, seat: number, to: number, toSeat: number): TournamentCommand => ({
  type: 'MovePlayer',
  playerId: sitting(state, from, seat),
  table: to,
  seat: toSeat,
  reason: 'balance',
});

describe('a count that does not add up', () => {
  it('says that no other table could explain it where none could', () => {
    const state = after(started(names(4)), played(1));
    const { refusal } = when(state, stacksWith(state, 1, -500));
    expect(refusal).toEqual({
      code: 'CHIP_COUNT_MISMATCH',
      article: null,
      parameters: {
        table: 1,
        expected: 40_000,
        counted: 39_500,
        difference: -500,
        opposite: [],
        moved: [],
        uncertain: [],
        countedAfter: [],
      },
    });
    expect(refusalText(refusal!, 'en')).toMatch(
      /Count again\. If the difference stays, record it \(recordChipDiscrepancy\)\. No other table can explain it\.$/,
    );
  });

  it('names tables whose stacks nobody has counted since hands went by, with when they last were', () => {
    const begun = started(names(11));
    const state = after(
      after(begun, played(2)),
      count(after(begun, played(2)), 2, { 1: 10_000, 2: 10_000, 3: 10_000, 4: 10_000 }),
      played(2),
      played(3),
    );
    expect(when(state, stacksWith(state, 1, 25)).refusal?.parameters).toMatchObject({
      opposite: [],
      moved: [],
      uncertain: [2, 3],
      countedAfter: [1, 0],
    });
  });

  it('names tables with which players have changed since, over a closed table too, until either is counted', () => {
    const begun = started(names(10), { seatsPerTable: 6 });
    const three = after(begun, move(begun, 1, 1, 2, 6));
    expect(when(three, stacksWith(three, 2, 25)).refusal?.parameters).toMatchObject({ moved: [1], uncertain: [] });
    expect(when(three, stacksWith(three, 1, 25)).refusal?.parameters).toMatchObject({ moved: [2], uncertain: [] });
    // A table that two things speak for is named once, for the likelier.
    const both = after(three, played(1));
    expect(when(both, stacksWith(both, 2, 25)).refusal?.parameters).toMatchObject({ moved: [1], uncertain: [], countedAfter: [] });
    const counted = after(three, played(1), count(three, 1, stacksAt(three, 1)));
    expect(when(counted, stacksWith(counted, 2, 25)).refusal?.parameters).toMatchObject({ moved: [] });
  });

  it('names tables that took the players of a closed one', () => {
    const begun = after(started(names(9)), played(3));
    const two = after(begun, count(begun, 3, { 1: 10_000, 2: 20_000 }));
    const emptied = after(two, move(two, 3, 1, 1, 4), move(two, 3, 2, 2, 4));
    expect(when(emptied, stacksWith(emptied, 1, 25)).refusal?.parameters).toMatchObject({ moved: [3] });
    const closed = after(emptied, { type: 'BreakTable', table: 3 });
    expect(when(closed, stacksWith(closed, 1, 25)).refusal?.parameters).toMatchObject({ moved: [2] });
  });

  it('says so in both languages', () => {
    const begun = started(names(10), { seatsPerTable: 6 });
    const state = after(begun, move(begun, 1, 1, 2, 6));
    const { refusal } = when(state, stacksWith(state, 2, 25));
    expect(refusalText(refusal!, 'en')).toMatch(/What can explain it: table 1 \(players moved between the two\)\.$/);
    expect(refusalText(refusal!, 'fr')).toMatch(/Ce qui peut l’expliquer : la table 1 \(joueurs passés de l’une à l’autre\)\.$/);
  });
});

describe('RecordChipDiscrepancy', () => {
  const begun = after(started(names(8)), played(1), played(2));

  it('makes the chips in play others, by an event that says how many and which tables could explain it', () => {
    const decision = when(begun, accept(begun, 1, -500));
    expect(outcome(decision)).toEqual(['ChipDiscrepancyRecorded', 'ChipsCounted']);
    expect(decision.events?.[0]?.data).toEqual({
      differenceId: 1,
      table: 1,
      expected: 40_000,
      counted: 39_500,
      candidates: [{ table: 2, reason: 'uncertain', differenceId: null, countedAfter: 0 }],
      explains: null,
      reason: 'counted three times',
      by: 'director',
    });
    const { tables, chips } = asRunning(after(begun, accept(begun, 1, -500)));
    expect(tables[0]).toMatchObject({ chips: 39_500, stacksFrom: 'count' });
    expect(chips).toMatchObject({ lost: 500, found: 0 });
    expect(chips.differences).toEqual([{ differenceId: 1, table: 1, playerId: null, amount: -500, open: -500 }]);
  });

  it('twice gives no events', () => {
    const command = accept(begun, 1, -500);
    expect(when(after(begun, command), command)).toEqual({ events: [] });
  });

  it('matches a difference that is as large the other way at another table: neither is open any more', () => {
    const one = after(begun, accept(begun, 1, -500));
    expect(when(one, stacksWith(one, 2, 500)).refusal?.parameters).toMatchObject({ opposite: [1] });
    const two = after(one, accept(one, 2, 500));
    expect(when(one, accept(one, 2, 500)).events?.[0]?.data).toMatchObject({ differenceId: 2, explains: 1 });
    expect(asRunning(two).chips.differences).toMatchObject([{ open: 0 }, { open: 0 }]);
    expect(asRunning(two).tables.reduce((sum, { chips }) => sum + chips, 0)).toBe(80_000);
    const other = after(one, accept(one, 2, 525));
    expect(asRunning(other).chips.differences).toMatchObject([{ open: -500 }, { open: 525 }]);
  });

  it('puts out who has nothing left', () => {
    const { seats } = asRunning(begun).tables[0]!;
    const stacks = seats.map(({ playerId }, index) => ({ playerId, stack: index === 0 ? 0 : 13_000 }));
    const command: TournamentCommand = { type: 'RecordChipDiscrepancy', table: 1, stacks, reason: 'a thousand short', at: START };
    expect(outcome(when(begun, command))).toEqual(['ChipDiscrepancyRecorded', 'ChipsCounted', 'PlayerEliminated']);
  });

  it('is the director’s, and takes a reason (RO 1.1)', () => {
    expect(when(begun, accept(begun, 1, 500, { by: 'floor' })).refusal).toEqual({
      code: 'TD_ONLY',
      article: 'RO 1.1',
      parameters: { by: 'floor' },
    });
    expect(when(begun, accept(begun, 1, 500, { reason: '' })).refusal).toEqual({
      code: 'INVALID_TEXT',
      article: null,
      parameters: { field: 'reason', maximum: 500 },
    });
  });

  it('is refused for a count that adds up, that no chips can make up, or while a hand runs', () => {
    const shifted = count(begun, 1, { 1: 9000, 2: 11_000, 3: 10_000, 4: 10_000 });
    const right: TournamentCommand = { type: 'RecordChipDiscrepancy', table: 1, stacks: shifted.stacks, reason: 'x', at: START };
    expect(when(begun, right).refusal).toEqual({ code: 'NO_DISCREPANCY', article: null, parameters: { table: 1, chips: 40_000 } });
    expect(when(begun, accept(begun, 1, 10)).refusal).toEqual({
      code: 'NOT_A_CHIP_MULTIPLE',
      article: null,
      parameters: { field: 'stack', amount: 10010, chipUnit: 25 },
    });
    const none = asRunning(begun).tables[0]!.seats.map(({ playerId }) => ({ playerId, stack: 0 }));
    expect(when(begun, { type: 'RecordChipDiscrepancy', table: 1, stacks: none, reason: 'x', at: START }).refusal).toEqual({
      code: 'INVALID_NUMBER',
      article: null,
      parameters: { field: 'counted', value: '0', minimum: 1, maximum: 999999960000 },
    });
    const opened = after(started(names(8)), open(1));
    expect(when(opened, accept(opened, 1, 500)).refusal).toEqual({
      code: 'HAND_IN_PROGRESS',
      article: 'RO 3.1',
      parameters: { table: 1, handId: 'friday.1.1' },
    });
    expect(when(begun, { type: 'RecordChipDiscrepancy', table: 7, stacks: [], reason: 'x', at: START }).refusal).toEqual({
      code: 'UNKNOWN_TABLE',
      article: null,
      parameters: { table: '7' },
    });
  });
});
