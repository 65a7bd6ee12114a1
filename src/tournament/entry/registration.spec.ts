import { firstEdition } from '../../../events/editions.js';
import { after, draw, friday, outcome, player, register, seed, when } from '../../../test/tournament-scenario.js';
import { initialTournamentState, type TournamentState } from '../state.js';

const announced = after(initialTournamentState, friday);
const leave = (name: string) => ({ type: 'WithdrawRegistration', playerId: player(name) }) as const;

function registered(state: TournamentState): readonly string[] {
  if (state.phase !== 'announced') throw new Error(state.phase);
  return state.registered;
}

describe('RegisterPlayer', () => {
  const [ada] = register('ada');

  it('enters a player; twice gives no events', () => {
    expect(when(announced, ada!)).toEqual({
      events: [{ type: 'PlayerRegistered', data: { playerId: 'ada', admission: { age: 'declared', identity: 'document' } } }],
    });
    expect(when(after(announced, ada!), ada!)).toEqual({ events: [] });
  });

  it('refuses an id that is none', () => {
    expect(when(announced, register('Ada Lovelace')[0]!).refusal).toEqual({
      code: 'INVALID_ID',
      article: null,
      parameters: { field: 'playerId' },
    });
  });

  it('stops where the chips of one tournament would no longer be counted exactly', () => {
    const rich = after(initialTournamentState, { ...friday, startingStack: 500_000_000_000 }, ...register('ada', 'bo'));
    expect(when(rich, register('cyd')[0]!).refusal).toEqual({
      code: 'TOURNAMENT_FULL',
      article: null,
      parameters: { players: 2, maximum: 2 },
    });
    expect(when(rich, ada!)).toEqual({ events: [] });
  });
});

describe('WithdrawRegistration', () => {
  const two = after(announced, ...register('bo', 'ada'));

  it('takes a player off the list, who may come back; twice gives no events', () => {
    expect(registered(two)).toEqual(['ada', 'bo']);
    const left = after(two, leave('ada'));
    expect(registered(left)).toEqual(['bo']);
    expect(when(left, leave('ada'))).toEqual({ events: [] });
    const back = after(left, ...register('ada'));
    expect(registered(back)).toEqual(['ada', 'bo']);
    expect(outcome(when(back, leave('ada')))).toEqual(['RegistrationWithdrawn']);
  });

  it('refuses a player who never stood on the list', () => {
    expect(when(two, leave('zoe')).refusal).toEqual({ code: 'UNKNOWN_PLAYER', article: null, parameters: { playerId: 'zoe' } });
  });
});

describe('StartTournament', () => {
  const three = after(announced, ...register('cyd', 'ada', 'bo'));
  const drawn = after(three, ...draw(seed('1')));
  const start = { type: 'StartTournament', at: 5000 } as const;

  it('gives every player the starting stack and begins the first level', () => {
    expect(when(drawn, start)).toEqual({
      events: [
        { type: 'TournamentStarted', data: { startingStack: 10_000, players: 3 } },
        { type: 'LevelStarted', data: { period: 0, level: 1, at: 5000, by: 'clock' } },
      ],
    });
    expect(after(drawn, start)).toMatchObject({
      phase: 'running',
      playersLeft: 3,
      clock: { period: 0, startedAt: 5000, endsAt: 605_000 },
      tables: [{ table: 1, chips: 30_000, stacksFrom: 'start', seats: [{ seat: 1, stack: 10_000 }, { seat: 2 }, { seat: 3 }] }],
    });
  });

  it('twice gives no events', () => {
    expect(when(after(drawn, start), start)).toEqual({ events: [] });
    expect(when(after(drawn, start), { ...start, at: 9000 })).toEqual({ events: [] });
  });

  it("needs a draw, by the tournament's own book", () => {
    expect(when(three, start).refusal).toEqual({ code: 'SEATS_NOT_DRAWN', article: 'RO 2.1', parameters: { players: 3 } });
    const mons = after(
      initialTournamentState,
      { ...friday, rulebook: firstEdition('mons'), startingStack: 15_000 },
      ...register('ada', 'bo'),
    );
    expect(when(mons, start).refusal).toEqual({ code: 'SEATS_NOT_DRAWN', article: 'MO 1.3', parameters: { players: 2 } });
  });

  it('needs a draw of exactly the registered players', () => {
    const reopened = after(drawn, { type: 'ReopenRegistration', reason: 'one more has come' });
    expect(when(reopened, start).refusal).toEqual({ code: 'SEATS_NOT_DRAWN', article: 'RO 2.1', parameters: { players: 3 } });
    expect(when(after(reopened, ...register('dan')), start).refusal).toEqual({
      code: 'SEATS_NOT_DRAWN',
      article: 'RO 2.1',
      parameters: { players: 4 },
    });
    expect(when(after(drawn, leave('ada')), start).refusal).toEqual({
      code: 'SEATS_NOT_DRAWN',
      article: 'RO 2.1',
      parameters: { players: 2 },
    });
    expect(when(after(reopened, leave('ada'), ...register('ada')), start).refusal).toEqual({
      code: 'SEATS_NOT_DRAWN',
      article: 'RO 2.1',
      parameters: { players: 3 },
    });
  });

  it.each([Number.NaN, -1, 0.5, 1e18])('refuses the instant %p', (at) => {
    expect(when(drawn, { type: 'StartTournament', at }).refusal).toEqual({
      code: 'INVALID_NUMBER',
      article: null,
      parameters: { field: 'at', value: String(at), minimum: 0, maximum: 8.64e15 },
    });
  });
});
