/** Capacity, and who waits for a place to become free. */
import { firstEdition } from '../../../events/editions.js';
import { after, draw, friday, outcome, player, register, seed, START, when } from '../../../test/tournament-scenario.js';
import { initialTournamentState, type TournamentState } from '../state.js';

const small = after(initialTournamentState, { ...friday, entry: { capacity: 2 } });
const full = after(small, ...register('ada', 'bo'));
const waiting = after(full, ...register('cyd', 'dan'));
const leave = (name: string) => ({ type: 'WithdrawRegistration', playerId: player(name) }) as const;
const listOf = (state: TournamentState) => (state.phase === 'announced' ? [state.registered, state.list.waiting] : null);

it('a player who comes when every place is taken waits, in the order of coming; twice gives no events', () => {
  expect(when(full, register('cyd')[0]!).events).toMatchObject([{ type: 'PlayerWaitlisted', data: { playerId: 'cyd', position: 1 } }]);
  expect(when(after(full, ...register('cyd')), register('dan')[0]!).events).toMatchObject([{ data: { position: 2 } }]);
  expect(when(waiting, register('cyd')[0]!)).toEqual({ events: [] });
  expect(listOf(waiting)).toEqual([
    ['ada', 'bo'],
    ['cyd', 'dan'],
  ]);
});

it('the first who waits gets the place of one who leaves, or is excluded', () => {
  expect(when(waiting, leave('ada')).events).toEqual([
    { type: 'RegistrationWithdrawn', data: { playerId: 'ada' } },
    { type: 'PlayerPromoted', data: { playerId: 'cyd' } },
  ]);
  const excluded = { type: 'DisqualifyPlayer', playerId: player('bo'), cause: 'other', reason: 'banned', at: START } as const;
  expect(outcome(when(waiting, excluded))).toEqual(['PlayerExcluded', 'PlayerPromoted']);
  expect(listOf(after(waiting, leave('ada'), leave('bo')))).toEqual([['cyd', 'dan'], []]);
});

it('who waits may leave, and frees no place', () => {
  expect(when(waiting, leave('cyd')).events).toEqual([{ type: 'RegistrationWithdrawn', data: { playerId: 'cyd', waited: true } }]);
  expect(listOf(after(waiting, leave('cyd')))).toEqual([['ada', 'bo'], ['dan']]);
});

it('who waits gets no seat in the draw, and can come when a late place is free', () => {
  const drawn = after(waiting, ...draw(seed('1')));
  expect(drawn.phase === 'announced' && drawn.draw?.seats.map(({ playerId }) => playerId).sort()).toEqual(['ada', 'bo']);
  const running = after(drawn, { type: 'StartTournament', at: START, notThere: [] });
  const late = { type: 'AdmitLatePlayer', playerId: player('cyd'), at: START } as const;
  expect(when(running, late).refusal).toEqual({ code: 'TOURNAMENT_FULL', article: null, parameters: { players: 2, maximum: 2 } });
});

it('after the start a place becomes free only where somebody leaves who has not come', () => {
  const rc = { ...friday, rulebook: firstEdition('redcactus'), entry: { capacity: 3 } };
  const running = after(initialTournamentState, rc, ...register('ada', 'bo', 'cyd', 'dan'), ...draw(seed('1')), {
    type: 'StartTournament',
    at: START,
    notThere: [player('cyd')],
  });
  expect(when(running, leave('cyd')).events).toEqual([
    { type: 'RegistrationWithdrawn', data: { playerId: 'cyd' } },
    { type: 'PlayerPromoted', data: { playerId: 'dan' } },
  ]);
  expect(outcome(when(after(running, leave('cyd')), { type: 'AdmitLatePlayer', playerId: player('dan'), at: START }))).toEqual([
    'LatePlayerAdmitted',
  ]);
  expect(when(running, leave('ada')).refusal).toEqual({
    code: 'TOURNAMENT_ALREADY_STARTED',
    article: null,
    parameters: { phase: 'running' },
  });
});
