/** Seats of their own for players with special needs (RC 8; RO 2.1), and players who began at a wrong seat (RC 6; RO 2.1). */
import { firstEdition } from '../../../events/editions.js';
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
  stacksAt,
  START,
  started,
  under,
  when,
} from '../../../test/tournament-scenario.js';
import { initialTournamentState, seatOf, type TournamentState } from '../state.js';

describe.each([
  ['redcactus', 'RC 8'],
  ['ropta', 'RO 2.1'],
])('in %s a player with special needs', (id, article) => {
  const list = after(initialTournamentState, { ...friday, rulebook: firstEdition(id) }, ...register('ada', 'bo', 'cyd', 'dan'));
  const needs = { type: 'RecordSpecialNeeds', playerId: player('bo') } as const;
  const assign = (seat: number, told = {}) => ({ type: 'AssignSeat', playerId: player('bo'), table: 1, seat, ...told }) as const;
  const seatsOf = (state: TournamentState) => (state.phase === 'announced' ? (state.draw?.seats ?? []) : []);

  it(`may be given a seat (${article}); which needs is kept nowhere, twice gives no events`, () => {
    expect(when(list, assign(2)).refusal).toEqual({ code: 'NO_SPECIAL_NEED', article, parameters: { playerId: 'bo' } });
    expect(when(list, needs).events).toMatchObject([{ type: 'SpecialNeedsRecorded', data: { playerId: 'bo', articles: [{ article }] } }]);
    const known = after(list, needs);
    expect(when(known, needs)).toEqual({ events: [] });
    expect(outcome(when(known, assign(2)))).toEqual(['SeatAssigned']);
    expect(when(after(known, assign(2)), assign(2))).toEqual({ events: [] });
  });

  it('has it whatever is drawn, and who drew it takes the other', () => {
    const drawn = seatsOf(after(list, ...draw(seed('1'))));
    const own = drawn.find(({ playerId }) => playerId === 'bo')!;
    const other = drawn.find(({ playerId }) => playerId !== 'bo')!;
    const before = after(list, needs, assign(other.seat), ...draw(seed('1')));
    const later = after(list, needs, ...draw(seed('1')), assign(other.seat));
    for (const state of [before, later]) {
      expect(seatsOf(state).find(({ playerId }) => playerId === 'bo')?.seat).toBe(other.seat);
      expect(seatsOf(state).find(({ playerId }) => playerId === other.playerId)?.seat).toBe(own.seat);
      expect(seatsOf(state)).toHaveLength(4);
    }
    const running = after(before, { type: 'StartTournament', at: START });
    expect(seatOf(asRunning(running).tables, player('bo'))?.seated.seat).toBe(other.seat);
  });

  it('has the one that was given last, and the other is free', () => {
    const moved = after(list, needs, { ...needs, playerId: player('cyd') }, assign(2), assign(3));
    expect(outcome(when(moved, assign(2, { playerId: player('cyd') })))).toEqual(['SeatAssigned']);
    expect(seatsOf(after(moved, ...draw(seed('1')))).find(({ playerId }) => playerId === 'bo')?.seat).toBe(3);
  });

  it('gives it up by leaving the list', () => {
    const gone = after(list, needs, assign(2), { type: 'WithdrawRegistration', playerId: player('bo') });
    const next = after(gone, { ...needs, playerId: player('cyd') });
    expect(outcome(when(next, assign(2, { playerId: player('cyd') })))).toEqual(['SeatAssigned']);
  });

  it('has it alone', () => {
    const two = after(list, needs, { ...needs, playerId: player('cyd') }, assign(2));
    expect(when(two, assign(2, { playerId: player('cyd') })).refusal).toEqual({
      code: 'SEAT_TAKEN',
      article: null,
      parameters: { table: 1, seat: 2, playerId: 'bo' },
    });
  });

  it('must be on the list, and the seat at a table', () => {
    const known = after(list, needs);
    expect(when(list, { ...needs, playerId: player('zoe') }).refusal).toEqual({
      code: 'UNKNOWN_PLAYER',
      article: null,
      parameters: { playerId: 'zoe' },
    });
    expect(when(known, assign(2, { playerId: player('zoe') })).refusal).toEqual({
      code: 'UNKNOWN_PLAYER',
      article: null,
      parameters: { playerId: 'zoe' },
    });
    expect(when(known, assign(5)).refusal).toEqual({
      code: 'INVALID_NUMBER',
      article: null,
      parameters: { field: 'seat', value: '5', minimum: 1, maximum: 4 },
    });
    expect(when(after(known, ...draw(seed('1'))), assign(1, { table: 2 })).refusal).toEqual({
      code: 'UNKNOWN_TABLE',
      article: null,
      parameters: { table: '2' },
    });
  });
});

describe('a player who began at a wrong seat', () => {
  const names = ['ada', 'bo', 'cyd', 'dan', 'eve', 'fay'];
  const of = (id: string) => started(names, { rulebook: firstEdition(id) });
  const state = of('ropta');
  const one = sitting(state, 1, 1);
  const wrong = { type: 'CorrectWrongSeat', playerId: one, table: 2, seat: 4, rightAmount: true, exchange: false, ruling: null } as const;

  it.each([
    ['redcactus', 'RC 6'],
    ['ropta', 'RO 2.1'],
  ])('goes to his own with the chips that he has, in %s (%s); twice gives no events', (id, article) => {
    const decision = when(of(id), wrong);
    const { data } = decision.events!.find(({ type }) => type === 'WrongSeatCorrected')!;
    expect(data).toMatchObject({
      players: [{ playerId: one, from: { table: 1, seat: 1 }, to: { table: 2, seat: 4 }, stack: 10_000 }],
      ruling: null,
    });
    expect((data as { readonly articles: readonly { readonly article: string }[] }).articles.map((cited) => cited.article)).toContain(
      article,
    );
    const corrected = after(of(id), wrong);
    expect(asRunning(corrected).tables.map(({ chips }) => chips)).toEqual([20_000, 40_000]);
    expect(when(corrected, wrong)).toEqual({ events: [] });
  });

  it.each(['redcactus', 'mons', 'tdaFr', 'ropta', 'toufflers'])(
    'refuses a ruling or a count where the player sits (%s, RC 6; RO 2.1)',
    (id) => {
      const corrected = after(started(names, under(id)), wrong);
      const withRuling = { ...wrong, rightAmount: false, ruling: 'had 500 too many' };
      const refusal = { code: 'AT_OWN_SEAT', article: null, parameters: { playerId: wrong.playerId, table: 2, seat: 4 } };
      expect(when(corrected, withRuling).refusal).toEqual(refusal);
      expect(when(corrected, { ...wrong, rightAmount: false }).refusal).toEqual(refusal);
      expect(when(corrected, { ...wrong, ruling: 'a warning' }).refusal).toEqual(refusal);
      expect(when(corrected, { ...wrong, stack: 9000 }).refusal).toEqual(refusal);
    },
  );

  it('exchanges with who sits there, where that is his', () => {
    const there = sitting(state, 2, 1);
    expect(when(state, { ...wrong, seat: 1 }).refusal).toEqual({
      code: 'SEAT_TAKEN',
      article: null,
      parameters: { table: 2, seat: 1, playerId: 'cyd' },
    });
    const exchanged = after(state, { ...wrong, seat: 1, exchange: true });
    expect([sitting(exchanged, 1, 1), sitting(exchanged, 2, 1)]).toEqual([there, one]);
    expect(stacksAt(exchanged, 1)).toEqual({ 1: 10_000, 2: 10_000, 3: 10_000 });
  });

  it('waits until the hand is over', () => {
    expect(when(after(state, open(1)), wrong).refusal).toEqual({
      code: 'HAND_IN_PROGRESS',
      article: 'RO 3.1',
      parameters: { table: 1, handId: 'friday.1.1' },
    });
    expect(when(after(state, open(2)), { ...wrong, seat: 1, exchange: true }).refusal).toEqual({
      code: 'HAND_IN_PROGRESS',
      article: 'RO 3.1',
      parameters: { table: 2, handId: 'friday.2.1' },
    });
  });

  it('is counted first where the stacks are not known', () => {
    const played = after(state, { type: 'RecordHandPlayed', table: 1, at: START });
    expect(when(played, wrong).refusal).toEqual({ code: 'COUNT_FIRST', article: null, parameters: { table: 1, players: ['ada'] } });
    expect(outcome(when(played, { ...wrong, stack: 9000 }))).toContain('WrongSeatCorrected');
  });

  it('says since which hand they sat there: hands and blinds stand, and the ruling is kept', () => {
    const home = sitting(state, 1, 1);
    const since = { ...wrong, playerId: home, table: 1, seat: 4, stack: 9000, sinceHand: 1, ruling: 'no penalty: the ticket was smudged' };
    const twoPlayed = after(state, { type: 'RecordHandPlayed', table: 1, at: START }, { type: 'RecordHandPlayed', table: 1, at: START });
    expect(when(twoPlayed, since).events?.[0]?.data).toMatchObject({
      players: [{ playerId: home, from: { table: 1, seat: 1 }, to: { table: 1, seat: 4 } }],
      ruling: 'no penalty: the ticket was smudged',
      since: { hand: 1, hands: 2, blinds: 'asPlayed' },
    });
    expect(when(twoPlayed, { ...since, sinceHand: 3 }).refusal).toEqual({
      code: 'INVALID_NUMBER',
      article: null,
      parameters: { field: 'sinceHand', value: '3', minimum: 1, maximum: 2 },
    });
    // They came to this seat after hand 1: they can't have played it there.
    const moved = after(twoPlayed, { ...since, sinceHand: 2 });
    expect(when(moved, { ...since, seat: 1, sinceHand: 1 }).refusal).toEqual({
      code: 'SAT_ELSEWHERE',
      article: null,
      parameters: { playerId: home, table: 1, seat: 4, hand: 2 },
    });
    expect(when(moved, { ...since, seat: 1, sinceHand: 2 }).refusal).toEqual({
      code: 'SAT_ELSEWHERE',
      article: null,
      parameters: { playerId: home, table: 1, seat: 4, hand: 2 },
    });
    expect(when(moved, since).refusal).toEqual({ code: 'AT_OWN_SEAT', article: null, parameters: { playerId: 'ada', table: 1, seat: 4 } });
  });

  it('needs a ruling where he did not begin with the right chips (RO 2.1)', () => {
    expect(when(state, { ...wrong, rightAmount: false }).refusal).toEqual({
      code: 'STARTING_AMOUNT_DISPUTED',
      article: 'RO 1.1',
      parameters: { playerId: one },
    });
    const ruled = when(state, { ...wrong, rightAmount: false, ruling: 'he plays on with them' });
    expect(ruled.events?.[0]?.data).toMatchObject({ ruling: 'he plays on with them' });
    expect(when(state, { ...wrong, rightAmount: false, ruling: ' ' }).refusal).toEqual({
      code: 'INVALID_TEXT',
      article: null,
      parameters: { field: 'ruling', maximum: 500 },
    });
  });

  it('is in the tournament, and his seat too', () => {
    expect(when(state, { ...wrong, playerId: player('zoe') }).refusal).toEqual({
      code: 'UNKNOWN_PLAYER',
      article: null,
      parameters: { playerId: 'zoe' },
    });
    expect(when(state, { ...wrong, table: 9 }).refusal).toEqual({ code: 'UNKNOWN_TABLE', article: null, parameters: { table: '9' } });
    expect(when(state, { ...wrong, seat: 5 }).refusal).toEqual({
      code: 'INVALID_NUMBER',
      article: null,
      parameters: { field: 'seat', value: '5', minimum: 1, maximum: 4 },
    });
  });
});
