/** Tables for late players: more than the fewest from the draw on, or one opened during play. */
import {
  after,
  asRunning,
  draw,
  friday,
  open,
  outcome,
  player,
  register,
  seed,
  sitting,
  START,
  started,
  under,
  when,
} from '../../../test/tournament-scenario.js';
import type { TournamentCommand } from '../../../commands/tournament.js';
import { drawSeats } from '../lots/seat-draw.js';
import { initialTournamentState } from '../state.js';
import { seatingReasonText } from '../../texts/seating-texts.js';
import { makeCurrentPlan, planArticlesOf, reasonOf } from './proposal.js';

const names = (players: number): string[] => Array.from({ length: players }, (_, index) => `p${String(index).padStart(2, '0')}`);
const late = (name: string): TournamentCommand => ({
  type: 'AdmitLatePlayer',
  playerId: player(name),
  adult: true,
  showsDocument: true,
  ruling: { reason: 'the train was late' },
  at: START,
});
const openTable: TournamentCommand = { type: 'OpenTable', reason: 'late players are waiting' };
const closed: TournamentCommand = { type: 'CloseLateEntry', ruling: 'nobody else comes', at: START };

describe('OpenTable', () => {
  const full = started(names(8), { seatsPerTable: 8 });

  it('opens no more tables than a tournament has numbers for', () => {
    const [table] = asRunning(full).tables;
    const many = { ...full, tables: Array.from({ length: 9999 }, (_, k) => ({ ...table!, table: k + 1, broken: k > 0 })) };
    expect(when(many, openTable).refusal).toEqual({
      code: 'TOO_MANY_TABLES',
      article: null,
      parameters: { tables: 9999, maximum: 9999 },
    });
  });

  it('opens the next table, for the late player who found no seat', () => {
    expect(when(full, late('zoe')).refusal).toEqual({ code: 'NO_FREE_SEAT', article: null, parameters: {} });
    expect(when(full, openTable).events?.[0]).toEqual({ type: 'TableOpened', data: { table: 2, reason: 'late players are waiting' } });
    const state = after(full, openTable, late('zoe'));
    expect(asRunning(state).tables[1]).toMatchObject({ table: 2, chips: 10_000, broken: false, seats: [{ playerId: 'zoe' }] });
    expect(when(state, open(2)).refusal).toEqual({
      code: 'TOO_FEW_SEATED',
      article: null,
      parameters: { table: 2, players: 1, minimum: 2 },
    });
  });

  it('has a reason, and is not for a tournament that has its final table', () => {
    expect(when(full, { type: 'OpenTable', reason: '' }).refusal).toEqual({
      code: 'INVALID_TEXT',
      article: null,
      parameters: { field: 'reason', maximum: 500 },
    });
    const two = after(started(names(5)), closed, { type: 'RedrawFinalTable' });
    expect(when(two, openTable).refusal).toEqual({ code: 'FINAL_TABLE_RUNS', article: null, parameters: { table: 1 } });
  });

  it('keeps its table while late players are admitted', () => {
    const state = after(started(names(16), { seatsPerTable: 8 }), openTable);
    const balanced = after(
      state,
      ...[1, 2]
        .flatMap((table) =>
          [7, 8, 6].map((seat, k): TournamentCommand => ({
            type: 'MovePlayer',
            playerId: sitting(state, table, seat),
            table: 3,
            seat: 3 * table - 2 + k,
            reason: 'a full table',
          })),
        )
        .slice(0, 5),
    );
    const plan = makeCurrentPlan(asRunning(balanced));
    expect(plan).toMatchObject({ due: 'nothing', spare: { because: 'late', needed: 2 } });
    const why = reasonOf(plan, 3);
    expect(why).toMatchObject({ key: 'tablesKeptForLate', parameters: { players: 16, tables: 3, needed: 2 } });
    expect(seatingReasonText(why, planArticlesOf(plan), 'en')).toMatch(
      /^16 players would fit at 2 tables\. 3 are kept open: a table was opened for late players, and late entry is still open\. .*\(RO 2\.3\)$/,
    );
    expect(planArticlesOf(plan).map(({ article }) => article)).toContain('RO 1.8');
    expect(makeCurrentPlan(asRunning(state)).due).not.toBe('tableBreak');
    expect(makeCurrentPlan(asRunning(after(state, closed)))).toMatchObject({ due: 'tableBreak', table: 3 });
  });
});

describe('an announced break order', () => {
  const order = (tables: number[], reason: string | null = null): TournamentCommand => ({ type: 'AnnounceBreakOrder', tables, reason });

  it.each([
    ['redcactus', 'RO 2.4'],
    ['mons', 'RO 2.4'],
    ['tdaFr', 'RO 2.4'],
    ['ropta', 'RO 2.4'],
    ['toufflers', 'RO 2.4'],
  ])('has a table that was opened since go first, unless the director wants it otherwise: %s (%s)', (id, article) => {
    const announced = after(started(names(16), under(id, { seatsPerTable: 8 })), order([1, 2]));
    const opened = after(announced, openTable);
    const plan = makeCurrentPlan(asRunning(after(opened, closed)));
    expect(plan).toMatchObject({ due: 'tableBreak', table: 3 });
    expect(plan.due === 'tableBreak' && plan.articles.map((cited) => cited.article)).toContain(article);
    expect(asRunning(after(opened, { type: 'BreakTable', table: 3 }, openTable)).seating.breakOrder).toEqual([4, 1, 2]);
    const wished = after(opened, order([1, 2, 3], 'the new table stands by the bar'), closed);
    expect(makeCurrentPlan(asRunning(wished))).toMatchObject({ due: 'tableBreak', table: 1 });
  });

  it('breaks the new table and no other, where moves are automatic (RO 2.4)', () => {
    const settings = { seatsPerTable: 8, automaticMoves: true };
    const opened = after(started(names(16), settings), order([1, 2]), openTable);
    const decision = when(opened, closed);
    expect(decision.events!.filter(({ type }) => type === 'TableBroken')).toMatchObject([{ data: { table: 3 } }]);
    expect(asRunning(after(opened, closed)).tables.map(({ seats }) => seats.length)).toEqual([8, 8, 0]);
  });
});

describe('where moves are automatic', () => {
  it('a table is opened for the late player who finds no seat, and balancing brings others', () => {
    const full = started(names(8), { seatsPerTable: 8, automaticMoves: true });
    const decision = when(full, late('zoe'));
    expect(outcome(decision)).toEqual(expect.arrayContaining(['TableOpened', 'LatePlayerAdmitted', 'PlayerMoved']));
    const state = after(full, late('zoe'));
    const players = asRunning(state).tables.map(({ seats }) => seats.length);
    expect(Math.min(...players)).toBeGreaterThanOrEqual(2);
    expect(players.reduce((sum, count) => sum + count)).toBe(9);
  });

  it('the final table waits until nobody is admitted any more, and a late player finds a seat', () => {
    const state = started(names(9), { seatsPerTable: 8, automaticMoves: true });
    expect(state.seating.finalTable).toBeNull();
    expect(outcome(when(state, late('zoe')))).toContain('LatePlayerAdmitted');
    expect(outcome(when(state, closed))).toContain('FinalTableFormed');
  });

  it('it does not wait where a table has nobody to play with', () => {
    const state = started(names(3), { seatsPerTable: 2, automaticMoves: true });
    expect(state.seating.finalTable).not.toBeNull();
  });
});

it('by proposal the final table is due, with a word on the open doors', () => {
  const state = started(names(9), { seatsPerTable: 8 });
  expect(makeCurrentPlan(state)).toMatchObject({ due: 'finalTable', doorsOpen: true });
  expect(makeCurrentPlan(asRunning(after(state, closed)))).toMatchObject({ due: 'finalTable', doorsOpen: false });
});

describe('DrawSeats over more tables than the fewest', () => {
  const listed = after(initialTournamentState, { ...friday, seatsPerTable: 8 }, ...register(...names(9)));
  const [commit] = draw(seed('1')) as [TournamentCommand];
  const drawing = (tables: number): TournamentCommand => ({ type: 'DrawSeats', seed: seed('1'), tables });

  it('is told by the event, and can be drawn again', () => {
    const decision = when(after(listed, commit), drawing(3));
    const drawn = decision.events?.find(({ type }) => type === 'SeatsDrawn');
    expect(drawn?.data).toMatchObject({ tables: 3, seats: drawSeats(seed('1'), names(9).map(player), 8, 3) });
    expect(outcome(when(after(listed, commit, drawing(3)), drawing(3)))).toEqual([]);
    expect(when(after(listed, commit, drawing(3)), drawing(4)).refusal).toEqual({
      code: 'SEATS_ALREADY_DRAWN',
      article: 'RO 2.1',
      parameters: { players: 9 },
    });
    const plain = when(after(listed, commit), drawing(2)).events?.find(({ type }) => type === 'SeatsDrawn');
    expect(plain?.data).not.toHaveProperty('tables');
  });

  it('leaves two players at each at least, and a seat for everybody', () => {
    const ready = after(listed, commit);
    expect(when(ready, drawing(1)).refusal).toEqual({
      code: 'INVALID_NUMBER',
      article: null,
      parameters: { field: 'tables', value: '1', minimum: 2, maximum: 4 },
    });
    expect(when(ready, drawing(5)).refusal).toEqual({
      code: 'INVALID_NUMBER',
      article: null,
      parameters: { field: 'tables', value: '5', minimum: 2, maximum: 4 },
    });
  });

  it('keeps them while late players are admitted', () => {
    const state = after(after(initialTournamentState, { ...friday, seatsPerTable: 8 }, ...register(...names(16))), commit, drawing(4), {
      type: 'StartTournament',
      at: START,
    });
    expect(asRunning(state).seating.keeps).toBe(4);
    expect(makeCurrentPlan(asRunning(state)).due).toBe('nothing');
  });
});
