import { firstEdition } from '../../../events/editions.js';
import {
  after,
  asRunning,
  type Create,
  friday,
  open,
  outcome,
  player,
  settle,
  sitting,
  START,
  started,
  when,
} from '../../../test/tournament-scenario.js';
import { initialTournamentState, type TournamentState } from '../state.js';

const create = (change: Partial<Create>) => when(initialTournamentState, { ...friday, ...change });

const ten = Array.from({ length: 10 }, (_, index) => `p${index}`);
const mons: Partial<Create> = {
  rulebook: firstEdition('mons'),
  startingStack: 15_000,
  seatsPerTable: 10,
  atStake: { satellite: true },
};

/** The last hand of ten players at one table, in which seat 1 with `first` and seat 2 with `second` lose everything. */
function lastHand(first: number, second: number): { readonly state: TournamentState; readonly stacks: Record<number, number> } {
  let state: TournamentState = after(started(ten, mons), open(1));
  const others = Object.fromEntries([4, 5, 6, 7, 8, 9, 10].map((seat) => [seat, 15_000]));
  state = after(state, settle(state, 1, { ...others, 1: first, 2: second, 3: 45_000 - first - second }), open(1));
  return { state, stacks: { ...others, 3: 45_000 } };
}

describe('MO 1.4: a satellite', () => {
  it('of a club that ends it by the rules of the event has to say there how many it qualifies', () => {
    const rulebook = { ...firstEdition('mons' as const), houseRules: { 'satellite.end': 'eventRules' } };
    expect(create({ ...mons, rulebook }).refusal).toEqual({ code: 'QUALIFIERS_NEEDED', article: null, parameters: {} });
    expect(outcome(create({ ...mons, rulebook, atStake: { satellite: true, qualifiers: 4 } }))).toEqual(['TournamentCreated']);
    expect(outcome(create(mons))).toEqual(['TournamentCreated']);
  });

  it('is over once nine players are left, whom it qualifies', () => {
    let state: TournamentState = after(started(ten, mons), open(1));
    const stacks = Object.fromEntries([2, 3, 4, 5, 6, 7, 8, 9].map((seat) => [seat, 15_000]));
    const decision = when(state, settle(state, 1, { ...stacks, 10: 30_000 }));
    expect(outcome(decision)).toEqual(['HandSettled', 'PlayerEliminated', 'SatelliteFinished']);
    expect(decision.events?.at(-1)?.data).toMatchObject({ ruling: null, at: START, articles: [{ article: 'MO 1.4' }] });
    state = after(state, settle(state, 1, { ...stacks, 10: 30_000 }));
    expect(state).toMatchObject({ phase: 'finished', winner: null });
    expect(state.phase === 'finished' && state.qualified).toHaveLength(9);
    expect(when(state, open(1)).refusal).toEqual({ code: 'SATELLITE_FINISHED', article: null, parameters: { qualified: 9 } });
  });

  it('MO 9.10: qualifies the larger stack of two who go out from ten', () => {
    const { state, stacks } = lastHand(6000, 2500);
    const ninth = sitting(state, 1, 1);
    const decision = when(state, settle(state, 1, stacks));
    expect(outcome(decision)).toEqual(['HandSettled', 'PlayerEliminated', 'PlayerEliminated', 'SatelliteFinished']);
    const { data } = decision.events!.at(-1)!;
    expect('qualified' in data && data.qualified).toHaveLength(9);
    expect('qualified' in data && data.qualified).toContain(ninth);
  });

  it('MO 13.2: waits for the director where their stacks were equal', () => {
    const { state, stacks } = lastHand(5000, 5000);
    const [one, two] = [sitting(state, 1, 1), sitting(state, 1, 2)];
    const tied = after(state, settle(state, 1, stacks));
    expect(asRunning(tied).tiedForSeats).toEqual({ seats: 1, players: [one, two] });
    expect(when(tied, open(1)).refusal).toEqual({
      code: 'QUALIFICATION_TIED',
      article: 'MO 13.2',
      parameters: { seats: 1, players: ['p9', 'p4'] },
    });
    const rule = (...players: (typeof one)[]) => ({ type: 'RuleOnQualification', players, reason: 'drawn by lot', at: START }) as const;
    expect(when(state, rule(two)).refusal).toEqual({ code: 'QUALIFICATION_NOT_TIED', article: null, parameters: {} });
    expect(when(tied, rule()).refusal).toEqual({
      code: 'WRONG_QUALIFIED',
      article: null,
      parameters: { players: ['p9', 'p4'], seats: 1, given: [] },
    });
    expect(when(tied, rule(one, one)).refusal).toEqual({
      code: 'WRONG_QUALIFIED',
      article: null,
      parameters: { players: ['p9', 'p4'], seats: 1, given: ['p9', 'p9'] },
    });
    expect(when(tied, rule(player('p9999'))).refusal).toEqual({
      code: 'WRONG_QUALIFIED',
      article: null,
      parameters: { players: ['p9', 'p4'], seats: 1, given: ['p9999'] },
    });
    expect(when(tied, rule(two)).events).toMatchObject([{ type: 'SatelliteFinished', data: { ruling: 'drawn by lot' } }]);
    const over = after(tied, rule(two));
    expect(over.phase === 'finished' && over.qualified?.at(-1)).toBe(two);
    expect(when(over, rule(two))).toEqual({ events: [] });
    expect(over.phase === 'finished' && over.qualified).toHaveLength(9);
    expect(after(tied, rule(one, two))).toMatchObject({ phase: 'finished' });
  });

  it('settles nothing of a hand that was still being played elsewhere', () => {
    const settings: Partial<Create> = { rulebook: firstEdition('ropta'), atStake: { satellite: true, qualifiers: 7 } };
    let state: TournamentState = after(started(ten.slice(0, 8), settings), open(1), open(2));
    const other = settle(state, 2, { 2: 20_000, 3: 10_000, 4: 10_000 });
    state = after(state, settle(state, 1, { 2: 20_000, 3: 10_000, 4: 10_000 }));
    expect(state.phase).toBe('finished');
    expect(when(state, other)).toEqual({ events: [] });
  });

  it('goes on where the hand that ended it is corrected', () => {
    let state: TournamentState = after(started(ten, mons), open(1));
    const [loser, winner] = [sitting(state, 1, 1), sitting(state, 1, 10)];
    const stacks = Object.fromEntries([2, 3, 4, 5, 6, 7, 8, 9].map((seat) => [seat, 15_000]));
    const last = settle(state, 1, { ...stacks, 10: 30_000 });
    state = after(state, last, {
      type: 'CorrectSettlement',
      handId: last.handId,
      correction: 1,
      changes: [
        { playerId: loser, amount: 15_000 },
        { playerId: winner, amount: -15_000 },
      ],
      results: [
        { playerId: loser, stackBefore: 15_000, stackAfter: 15_000 },
        { playerId: winner, stackBefore: 15_000, stackAfter: 15_000 },
      ],
      at: START,
    });
    expect(state).toMatchObject({ phase: 'running', playersLeft: 10, eliminations: [] });
  });
});
