import { firstEdition } from '../../../events/editions.js';
import { after, asRunning, open, outcome, player, settle, started, when, type Create } from '../../../test/tournament-scenario.js';
import type { TournamentState } from '../state.js';

const undeclared = (playerId: string) =>
  ({ type: 'RecordUndeclaredElimination', playerId: player(playerId), reason: 'he went home' }) as const;

/** One player is out. */
function oneOut(rulebook: string, settings: Partial<Create> = {}): { readonly state: TournamentState; readonly out: string } {
  let state: TournamentState = started(['ada', 'bo', 'cyd', 'dan'], {
    rulebook: firstEdition(rulebook),
    startingStack: 15_000,
    ...settings,
  });
  state = after(state, open(1));
  state = after(state, settle(state, 1, { 2: 30_000, 3: 15_000, 4: 15_000 }));
  return { state, out: asRunning(state).eliminations[0]!.playerId };
}

describe('MO 7.18: a player who is out tells the officials', () => {
  const points = { atStake: { forPoints: true } };

  it('and gets no points where he does not; twice gives no events', () => {
    const { state, out } = oneOut('mons', points);
    expect(when(state, undeclared(out)).events).toEqual([
      {
        type: 'PlayerDeclassed',
        data: { playerId: out, points: 0, reason: 'he went home', articles: [{ article: 'MO 7.18', fallback: false, house: false }] },
      },
    ]);
    const declassed = after(state, undeclared(out));
    expect(when(declassed, undeclared(out))).toEqual({ events: [] });
    expect(asRunning(declassed).eliminations).toMatchObject([{ place: 4, declassed: true }]);
  });

  it('has them again where the declassing is lifted, in play and after the finish', () => {
    const { state, out } = oneOut('mons', points);
    const lift = { type: 'LiftDeclassing', playerId: player(out), reason: 'the desk had noted it' } as const;
    expect(when(state, lift)).toEqual({ refusal: { code: 'NOT_DECLASSED', article: null, parameters: { playerId: out } } });
    const declassed = after(state, undeclared(out));
    expect(when(declassed, lift).events).toEqual([
      {
        type: 'DeclassingLifted',
        data: { playerId: out, reason: 'the desk had noted it', articles: [{ article: 'MO 7.18', fallback: false, house: false }] },
      },
    ]);
    expect(asRunning(after(declassed, lift)).eliminations).toMatchObject([{ place: 4, declassed: false }]);
    const won = after(declassed, open(1));
    const over = after(won, settle(won, 1, { 2: 60_000 }));
    expect(after(over, lift)).toMatchObject({ phase: 'finished', eliminations: [{ playerId: out, place: 4, declassed: false }, {}, {}] });
    const [winner] = asRunning(state).tables[0]!.seats;
    expect(when(state, { ...lift, playerId: winner!.playerId }).refusal).toEqual({
      code: 'PLAYER_STILL_IN',
      article: null,
      parameters: { playerId: 'dan' },
    });
    expect(outcome(when(after(declassed, lift), undeclared(out)))).toEqual(['PlayerDeclassed']);
  });

  it('loses nothing where he did, or where there are no points', () => {
    const { state, out } = oneOut('mons', points);
    const told = after(state, { type: 'DeclareElimination', playerId: player(out) });
    expect(when(told, { type: 'DeclareElimination', playerId: player(out) })).toEqual({ events: [] });
    expect(when(told, undeclared(out)).refusal).toEqual({ code: 'ELIMINATION_DECLARED', article: null, parameters: { playerId: 'ada' } });
    const without = oneOut('mons');
    expect(when(without.state, undeclared(without.out)).refusal).toEqual({
      code: 'NO_POINTS_AT_STAKE',
      article: 'MO 7.18',
      parameters: {},
    });
  });

  it('is out', () => {
    const { state } = oneOut('mons', points);
    const [still] = asRunning(state).tables[0]!.seats;
    expect(when(state, undeclared(still!.playerId)).refusal).toEqual({
      code: 'PLAYER_STILL_IN',
      article: null,
      parameters: { playerId: 'dan' },
    });
    expect(when(state, undeclared('zoe')).refusal).toEqual({ code: 'UNKNOWN_PLAYER', article: null, parameters: { playerId: 'zoe' } });
    expect(when(state, { type: 'DeclareElimination', playerId: still!.playerId }).refusal).toEqual({
      code: 'PLAYER_STILL_IN',
      article: null,
      parameters: { playerId: 'dan' },
    });
  });
});

describe.each(['redcactus', 'tdaFr', 'ropta', 'toufflers'])('%s says nothing of points that are lost', (book) => {
  it('so that nobody loses any', () => {
    const { state, out } = oneOut(book, { atStake: { forPoints: true } });
    expect(when(state, undeclared(out)).refusal).toEqual({ code: 'NOT_IN_THIS_RULEBOOK', article: 'custom', parameters: {} });
    expect(when(state, { type: 'DeclareElimination', playerId: player(out) }).events).toHaveLength(1);
  });
});
