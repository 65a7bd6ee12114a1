/** Alternates: called in order as seats become free, seated with a full stack and at no late price. */
import { firstEdition } from '../../../events/editions.js';
import { after, draw, friday, outcome, player, register, seed, START, when } from '../../../test/tournament-scenario.js';
import { initialTournamentState, type TournamentState } from '../state.js';

const MINUTE = 60_000;
const four = { ...friday, rulebook: firstEdition('redcactus'), entry: { seats: 4 } };
const announced = after(initialTournamentState, four, ...register('ada', 'bo', 'cyd', 'dan', 'eve', 'fay', 'gil'));
const start = { type: 'StartTournament', at: START } as const;
const running = after(announced, ...draw(seed('1')), start);
const bust = (name: string, at = START + MINUTE) =>
  ({ type: 'DisqualifyPlayer', playerId: player(name), cause: 'other', reason: 'has to leave', at }) as const;
const admit = (name: string, at = START + 2 * MINUTE) => ({ type: 'AdmitLatePlayer', playerId: player(name), at }) as const;
const waitingOf = (state: TournamentState) =>
  state.phase === 'announced' ? state.list.waiting : state.phase === 'running' ? state.entry.waiting : null;
const called = (state: TournamentState, command: Parameters<typeof when>[1]) =>
  (when(state, command).events ?? []).flatMap(({ type, data }) =>
    type === 'AlternateCalled' ? [(data as { playerId: string }).playerId] : [],
  );

it('players beyond the seats wait, in order', () => {
  expect(waitingOf(running)).toEqual(['eve', 'fay', 'gil']);
});

it('a seat that becomes free is for the next alternate: a full stack, nothing for being late (RC 7)', () => {
  expect(called(running, bust('ada'))).toEqual(['eve']);
  const next = after(running, bust('ada'));
  expect(when(next, admit('fay')).refusal).toMatchObject({ code: 'NOT_CALLED' });
  expect(when(next, admit('eve')).events).toMatchObject([
    { type: 'LatePlayerAdmitted', data: { playerId: 'eve', stack: friday.startingStack, issued: friday.startingStack, price: 0 } },
  ]);
});

it('one call for each free seat, and none once late entry is closed', () => {
  const two = after(running, bust('ada'), bust('bo'));
  expect(waitingOf(two)).toEqual(['gil']);
  const closed = after(running, { type: 'CloseLateEntry', ruling: 'the organiser closes', at: START + MINUTE });
  expect(called(closed, bust('ada'))).toEqual([]);
});

it('who does not come goes to the end, or home; the next one is called', () => {
  const next = after(running, bust('ada'));
  const back = (to: 'first' | 'end') => ({ type: 'ReturnAlternate', playerId: player('eve'), to, at: START + 2 * MINUTE }) as const;
  expect(called(next, back('end'))).toEqual(['fay']);
  expect(waitingOf(after(next, back('end')))).toEqual(['gil', 'eve']);
  const home = after(next, { type: 'WithdrawRegistration', playerId: player('eve') });
  expect(called(home, bust('bo'))).toEqual(['fay', 'gil']);
  expect(when(next, { ...back('end'), playerId: player('gil') }).refusal).toEqual({
    code: 'NOT_CALLED',
    article: null,
    parameters: { playerId: 'gil' },
  });
});

it('an alternate who is not there keeps the position, and is passed over', () => {
  const away = after(running, { type: 'WithdrawCheckIn', playerId: player('eve'), at: START });
  expect(called(away, bust('ada'))).toEqual(['fay']);
  expect(waitingOf(after(away, bust('ada')))).toEqual(['eve', 'gil']);
});

it('another alternate may come while late players are admitted, and finds no seat that is free', () => {
  const [zoe] = register('zoe');
  expect(when(running, zoe!).events).toMatchObject([{ type: 'PlayerWaitlisted', data: { playerId: 'zoe', position: 4 } }]);
  const free = after(after(initialTournamentState, four, ...register('ada', 'bo')), ...draw(seed('1')), start);
  expect(when(free, zoe!).refusal).toMatchObject({ code: 'TOURNAMENT_ALREADY_STARTED' });
  expect(outcome(when(free, { ...admit('zoe'), adult: true, ruling: { reason: 'announced to the director' } }))).toEqual([
    'LatePlayerAdmitted',
  ]);
});

it('alternates who are there take the places of registered players who are not, in the draw', () => {
  const home = after(initialTournamentState, four, ...register('ada', 'bo', 'cyd'));
  const list = after(home, { type: 'RegisterPlayer', playerId: player('dan'), inAdvance: true }, ...register('eve', 'fay'));
  expect(waitingOf(list)).toEqual(['eve', 'fay']);
  const ready = after(list, ...draw(seed('1')));
  expect(ready.phase === 'announced' && ready.draw?.seats.map(({ playerId }) => playerId).toSorted()).toEqual(['ada', 'bo', 'cyd', 'eve']);
});

it('a registered player who comes when others have their seat waits after the alternates', () => {
  const home = after(initialTournamentState, four, ...register('ada', 'bo', 'cyd'));
  const list = after(home, { type: 'RegisterPlayer', playerId: player('dan'), inAdvance: true }, ...register('eve', 'fay'));
  const begun = after(list, ...draw(seed('1')), start);
  const arrives = { type: 'CheckIn', playerId: player('dan'), adult: true, at: START + MINUTE } as const;
  expect(outcome(when(begun, arrives))).toEqual(['PlayerCheckedIn', 'AlternateReturned']);
  expect(waitingOf(after(begun, arrives))).toEqual(['fay', 'dan']);
  expect(called(after(begun, arrives), bust('ada', START + 2 * MINUTE))).toEqual(['fay']);
  // With a seat to spare they are a late player as others are.
  const free = after(begun, bust('ada'), bust('bo'));
  expect(outcome(when(after(free, admit('fay')), arrives))).toEqual(['PlayerCheckedIn']);
});

describe('the number of places changes', () => {
  const change = (capacity: number | null, seats: number | null) =>
    ({ type: 'ChangeCapacity', capacity, seats, reason: 'another table has come', at: START + MINUTE }) as const;

  it('before the start those who wait are registered', () => {
    expect(outcome(when(announced, change(null, 6)))).toEqual(['CapacityChanged', 'PlayerPromoted', 'PlayerPromoted']);
    expect(when(after(announced, ...draw(seed('1'))), change(null, 6)).refusal).toMatchObject({ code: 'REGISTRATION_CLOSED' });
  });

  it('in play they are called', () => {
    expect(called(running, change(null, 6))).toEqual(['eve', 'fay']);
    expect(when(running, change(null, 4)).events).toEqual([]);
  });

  it('fewer seats take no place away; entries may be limited apart from seats', () => {
    const fewer = after(running, change(null, 2));
    expect(called(fewer, bust('ada'))).toEqual([]);
    const limited = after(running, change(5, 4));
    expect(called(limited, bust('ada'))).toEqual(['eve']);
    expect(called(after(limited, bust('ada'), admit('eve')), bust('bo', START + 3 * MINUTE))).toEqual([]);
  });
});
