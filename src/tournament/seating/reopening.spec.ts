/** The wrong table was broken, and is open again: its number, its button, its players. */
import {
  after,
  asRunning,
  open,
  outcome,
  settle,
  sitting,
  stacksAt,
  START,
  started,
  under,
  when,
} from '../../../test/tournament-scenario.js';
import type { TournamentCommand } from '../../../commands/tournament.js';
import { seatOf, type Running, type TournamentState } from '../state.js';
import { makeCurrentPlan, reasonOf, planArticlesOf } from './proposal.js';

const names = (count: number): string[] => Array.from({ length: count }, (_, index) => `p${String(index).padStart(2, '0')}`);
const books = ['redcactus', 'mons', 'tdaFr', 'ropta', 'toufflers'] as const;
const reopen: TournamentCommand = { type: 'ReopenTable', table: 2, reason: 'it was to be table 3' };
const chipsOf = (state: TournamentState): number => asRunning(state).tables.reduce((sum, { chips }) => sum + chips, 0);

/** Three tables of eight seats with five players each, one hand typed in at the second. */
function fifteen(id: string): Running {
  const drawn = started(names(15), under(id, { seatsPerTable: 5 }));
  const wide = { ...drawn, settings: { ...drawn.settings, seatsPerTable: 8 } };
  const opened = after(wide, open(2));
  return asRunning(after(opened, settle(opened, 2, stacksAt(opened, 2))));
}

describe.each(books)('%s: a table that was broken by mistake', (book) => {
  const before = fifteen(book);
  const broken = after(before, { type: 'BreakTable', table: 2 });

  it('is open again with its number, its button and its hands, and its players are back at their seats', () => {
    const decision = when(broken, reopen);
    expect(outcome(decision)).toEqual(['TableReopened', ...Array.from({ length: 5 }, () => 'PlayerMoved')]);
    expect(decision.events![0]).toEqual({ type: 'TableReopened', data: { table: 2, players: 5, reason: 'it was to be table 3' } });
    const again = asRunning(after(broken, reopen));
    expect(
      again.tables.map(({ table, seats, chips, positions, hands, broken: isBroken }) => [table, seats, chips, positions, hands, isBroken]),
    ).toEqual(before.tables.map(({ table, seats, chips, positions, hands }) => [table, seats, chips, positions, hands, false]));
    const later = after(again, open(2));
    expect(when(later, open(2)).refusal?.code).toBe('HAND_IN_PROGRESS');
    expect(asRunning(later).tables[1]!.openHand!.handId).toBe('friday.2.2');
  });

  it('is not proposed for breaking again, and the proposal says why, with an article', () => {
    const again = asRunning(after(broken, reopen));
    expect(makeCurrentPlan(before)).toMatchObject({ due: 'tableBreak' });
    const plan = makeCurrentPlan(again);
    expect(plan).toMatchObject({ due: 'nothing', spare: { because: 'reopened', needed: 2 } });
    expect(reasonOf(plan, 3)).toMatchObject({ key: 'tablesKeptReopened', parameters: { players: 15, tables: 3, needed: 2 } });
    expect(planArticlesOf(plan).length).toBeGreaterThan(0);
    // Once somebody is out, what the book has is due.
    const out = after(
      again,
      { type: 'RecordHandPlayed', table: 1, at: START },
      { type: 'EliminatePlayer', playerId: sitting(again, 1, 1), at: START },
    );
    expect(makeCurrentPlan(asRunning(out))).toMatchObject({ due: 'tableBreak' });
    // The right one is broken by order.
    expect(outcome(when(again, { type: 'BreakTable', table: 3 }))).toContain('TableBroken');
    expect(makeCurrentPlan(asRunning(after(again, { type: 'BreakTable', table: 3 }))).due).not.toBe('tableBreak');
  });

  it('keeps its chips, wherever its players were', () => {
    expect(chipsOf(after(broken, reopen))).toBe(chipsOf(before));
  });
});

describe('ReopenTable', () => {
  const before = fifteen('ropta');
  const broken = asRunning(after(before, { type: 'BreakTable', table: 2 }));

  it('has those come back later who are in a hand, or whose chips are not known', () => {
    const to = seatOf(broken.tables, sitting(before, 2, 1))!.table.table;
    const dealt = after(broken, open(to));
    const back = after(dealt, reopen);
    expect(asRunning(back).seating.due.map(({ to: place, waitsFor }) => [place.table, waitsFor])).toContainEqual([2, 'hand']);
    const over = after(back, settle(back, to, stacksAt(back, to)));
    expect(asRunning(over).tables[1]!.seats).toEqual(before.tables[1]!.seats);
    const played = after(broken, { type: 'RecordHandPlayed', table: to, at: START }, reopen);
    expect(asRunning(played).seating.due.map(({ waitsFor }) => waitsFor)).toContain('count');
  });

  it('leaves those where they are who have gone out or moved since', () => {
    const [one, two] = [sitting(before, 2, 1), sitting(before, 2, 2)];
    const [place] = broken.tables
      .filter((each) => !each.broken)
      .flatMap(({ table, seats }) =>
        [1, 2, 3, 4, 5, 6, 7, 8].filter((seat) => seats.every((seated) => seated.seat !== seat)).map((seat) => ({ table, seat })),
      );
    const since = after(
      broken,
      { type: 'MovePlayer', playerId: two, ...place!, reason: 'a better chair' },
      { type: 'RecordAbandonment', playerId: one, confirmed: true, judged: false, reason: null, at: START },
    );
    const again = asRunning(after(since, reopen));
    expect(again.tables[1]!.seats.map(({ playerId }) => playerId)).toEqual([3, 4, 5].map((seat) => sitting(before, 2, seat)));
    expect(seatOf(again.tables, two)!.table.table).toBe(place!.table);
  });

  it('is refused for a table that is open, that there is none of, and beside the final table', () => {
    expect(when(before, reopen).refusal).toEqual({ code: 'TABLE_NOT_BROKEN', article: null, parameters: { table: 2 } });
    expect(when(broken, { ...reopen, table: 9 }).refusal).toEqual({
      code: 'UNKNOWN_TABLE',
      article: null,
      parameters: { table: '9' },
    });
    const formed = { ...broken, seating: { ...broken.seating, finalTable: { table: 1, seats: 9 } } };
    expect(when(formed, reopen).refusal).toEqual({ code: 'FINAL_TABLE_RUNS', article: null, parameters: { table: 1 } });
  });

  it('is not broken again at once where moves are automatic', () => {
    const automatic: Running = { ...broken, settings: { ...broken.settings, automaticMoves: true } };
    expect(outcome(when(automatic, reopen))).not.toContain('TableBroken');
    const again = asRunning(after(automatic, reopen));
    expect(again.tables.map(({ broken: isBroken }) => isBroken)).toEqual([false, false, false]);
  });
});
