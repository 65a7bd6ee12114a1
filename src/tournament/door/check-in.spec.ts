/** Registered from home, checked at the door: who gets a seat in the draw, and who comes later (RC 2; MO 1.2; RO 1.2, 1.4). */
import { firstEdition } from '../../../events/editions.js';
import { after, draw, friday, outcome, player, register, seed, START, when } from '../../../test/tournament-scenario.js';
import { initialTournamentState, type TournamentState } from '../state.js';

const mons = { ...friday, rulebook: { ...firstEdition('mons'), houseRules: { 'stack.initial': 0 } } };
const announced = after(initialTournamentState, mons);
const inAdvance = (...names: string[]) =>
  names.map((name) => ({ type: 'RegisterPlayer', playerId: player(name), inAdvance: true }) as const);
const checkIn = (name: string, facts: object = { adult: true, showsDocument: true }) =>
  ({ type: 'CheckIn', playerId: player(name), ...facts, at: START }) as const;
const atDesk = (...names: string[]) => register(...names).map((command) => ({ ...command, showsDocument: true }));
const drawn = (state: TournamentState) =>
  state.phase === 'announced' ? state.draw?.seats.map(({ playerId }) => playerId).toSorted() : null;
const start = { type: 'StartTournament', at: START } as const;

describe('in advance', () => {
  it('nobody has to show a card that nobody sees (MO 1.2): it is checked at the door', () => {
    const [ada] = inAdvance('ada');
    expect(when(announced, ada!).events).toEqual([
      { type: 'PlayerRegistered', data: { playerId: 'ada', admission: { age: 'notChecked', identity: 'notShown' }, inAdvance: true } },
    ]);
    const home = after(announced, ada!);
    expect(when(home, checkIn('ada', { adult: true })).refusal).toMatchObject({ code: 'IDENTITY_DOCUMENT_MISSING', article: 'MO 1.2' });
    expect(when(home, checkIn('ada', { showsDocument: true })).refusal).toMatchObject({ code: 'AGE_NOT_CHECKED' });
    expect(when(home, checkIn('ada')).events).toEqual([
      { type: 'PlayerCheckedIn', data: { playerId: 'ada', admission: { age: 'declared', identity: 'document' }, at: START } },
    ]);
  });

  it('somebody who says that they are a minor is refused at once', () => {
    expect(when(announced, { ...inAdvance('ada')[0]!, adult: false }).refusal).toMatchObject({ code: 'UNDERAGE', article: 'MO 1.2' });
  });

  it('what is paid at the door is paid once', () => {
    const home = after(announced, ...inAdvance('ada'));
    const paid = checkIn('ada', { adult: true, showsDocument: true, paid: true });
    expect(outcome(when(home, paid))).toEqual(['PlayerCheckedIn', 'EntryPaid']);
    expect(when(after(home, paid), paid).events).toEqual([]);
    expect(outcome(when(after(home, checkIn('ada')), paid))).toEqual(['EntryPaid']);
  });
});

describe('the draw', () => {
  const home = after(announced, ...inAdvance('ada', 'bo', 'cyd', 'dan'), ...atDesk('eve'));

  it('has those who are there, and those who have announced that they are late', () => {
    const late = { type: 'AnnounceLateness', playerId: player('cyd') } as const;
    expect(drawn(after(home, checkIn('ada'), late, ...draw(seed('1'))))).toEqual(['ada', 'cyd', 'eve']);
  });

  it('has somebody who said that they would be late, and came in time', () => {
    const late = after(home, { type: 'AnnounceLateness', playerId: player('eve') });
    const inTime = { type: 'CheckIn', playerId: player('eve'), at: START } as const;
    expect(when(late, inTime).events).toEqual([{ type: 'LatenessWithdrawn', data: { playerId: 'eve' } }]);
    const running = after(late, inTime, checkIn('ada'), ...draw(seed('1')), start);
    expect(running.phase === 'running' && running.entry.away).toEqual([]);
  });

  it('is refused where nobody is there', () => {
    const nobody = after(announced, ...inAdvance('ada', 'bo'));
    expect(when(nobody, draw(seed('1')).at(-1)!).refusal).toMatchObject({ code: 'TOO_FEW_PLAYERS' });
  });

  it('leaves out whoever has left again before it', () => {
    const back = { type: 'WithdrawCheckIn', playerId: player('ada'), at: START } as const;
    expect(drawn(after(home, checkIn('ada'), checkIn('bo'), back, ...draw(seed('1'))))).toEqual(['bo', 'eve']);
    expect(when(after(home, checkIn('ada'), back), back).events).toEqual([]);
  });
});

describe('after the draw', () => {
  const home = after(announced, ...inAdvance('ada', 'bo', 'cyd', 'dan'), ...atDesk('eve'));
  const ready = after(home, checkIn('ada'), ...draw(seed('1')));

  it('a player who checks in before the start draws a seat that is left, with a full stack and at no price', () => {
    const running = after(ready, checkIn('bo'), start);
    expect(running.phase === 'running' && [running.entry.expected, running.entry.called]).toEqual([['bo', 'cyd', 'dan'], ['bo']]);
    expect(when(running, { type: 'AdmitLatePlayer', playerId: player('bo'), at: START + 60_000 }).events).toMatchObject([
      { type: 'LatePlayerAdmitted', data: { playerId: 'bo', stack: friday.startingStack, price: 0, paidTo: [] } },
    ]);
  });

  it('a player who comes after the start is late, and is checked then (MO 1.2, 3.1)', () => {
    const running = after(ready, start);
    const admit = { type: 'AdmitLatePlayer', playerId: player('cyd'), at: START + 60_000, ruling: { reason: 'traffic' } } as const;
    expect(when(running, admit).refusal).toMatchObject({ code: 'AGE_NOT_CHECKED' });
    expect(when(running, { ...admit, adult: true, showsDocument: true }).events).toMatchObject([
      { type: 'PlayerCheckedIn', data: { playerId: 'cyd', admission: { age: 'declared', identity: 'document' } } },
      { type: 'LatePlayerAdmitted', data: { playerId: 'cyd', admission: null } },
    ]);
    expect(outcome(when(after(running, checkIn('cyd')), admit))).toEqual(['LatePlayerAdmitted']);
  });

  it('a player at a seat is away, not unchecked', () => {
    const running = after(ready, start);
    expect(when(running, { type: 'WithdrawCheckIn', playerId: player('ada'), at: START }).refusal).toEqual({
      code: 'ALREADY_AT_SEAT',
      article: null,
      parameters: { playerId: 'ada' },
    });
  });

  it('a late player whose stack is in play is checked before they sit down (RO 1.4, 1.8)', () => {
    const ropta = after(
      initialTournamentState,
      { ...friday, rulebook: firstEdition('ropta') },
      ...inAdvance('cyd'),
      ...register('ada', 'eve'),
      { type: 'AnnounceLateness', playerId: player('cyd') },
      ...draw(seed('1')),
      start,
    );
    expect(ropta.phase === 'running' && ropta.entry.away).toEqual(['cyd']);
    const back = { type: 'MarkBack', playerId: player('cyd'), at: START + 60_000 } as const;
    expect(when(ropta, back).refusal).toEqual({ code: 'NOT_CHECKED_IN', article: null, parameters: { playerId: 'cyd' } });
    expect(outcome(when(after(ropta, checkIn('cyd')), back))).toEqual(['LatePlayerAdmitted']);
  });

  it('a start that is taken back has those who came meanwhile', () => {
    const back = after(ready, start, checkIn('cyd'), { type: 'WithdrawStart', reason: 'too early' });
    expect(back.phase === 'announced' && back.list.unchecked).toEqual(['bo', 'dan']);
  });
});

describe('what the registry knows', () => {
  const known = { ofAge: true, identified: true, member: true, licensed: false };
  const one = (facts: object, terms: object = {}) =>
    when(after(initialTournamentState, { ...mons, entry: terms }), { type: 'RegisterPlayer', playerId: player('ada'), ...facts });

  it('is not asked again: a person whose card a club has seen, and who is of age (MO 1.2)', () => {
    expect(one({ registry: known }).events).toMatchObject([{ data: { admission: { age: 'registry', identity: 'registry' } } }]);
    expect(one({ registry: { ...known, identified: false } }).refusal).toMatchObject({ code: 'IDENTITY_DOCUMENT_MISSING' });
    expect(one({ registry: { ...known, ofAge: null } }).refusal).toMatchObject({ code: 'AGE_NOT_CHECKED' });
  });

  it('a minor in the registry is no adult because somebody says so (MO 1.2, RO 1.4)', () => {
    const minor = { registry: { ...known, ofAge: false }, adult: true, showsDocument: true };
    expect(one(minor).refusal).toEqual({
      code: 'UNDERAGE_IN_REGISTRY',
      article: 'MO 1.2',
      parameters: { playerId: 'ada', minimumAge: 18 },
    });
    expect(one({ ...minor, inAdvance: true }).refusal).toMatchObject({ code: 'UNDERAGE_IN_REGISTRY' });
  });

  it('members and holders of a licence alone enter where the terms say so', () => {
    const stranger = { adult: true, showsDocument: true };
    expect(one(stranger, { openTo: 'members' }).refusal).toEqual({ code: 'MEMBERS_ONLY', article: null, parameters: { playerId: 'ada' } });
    expect(outcome(one({ registry: known }, { openTo: 'members' }))).toEqual(['PlayerRegistered']);
    expect(one({ registry: known }, { openTo: 'licensed' }).refusal).toEqual({
      code: 'LICENSED_ONLY',
      article: null,
      parameters: { playerId: 'ada' },
    });
    expect(outcome(one({ registry: { ...known, licensed: true } }, { openTo: 'licensed' }))).toEqual(['PlayerRegistered']);
  });

  it('whom the club has excluded does not enter', () => {
    const bar = { kind: 'excluded', until: '2027-05-01' } as const;
    expect(one({ registry: known, bar }).refusal).toEqual({
      code: 'PLAYER_EXCLUDED_BY_CLUB',
      article: null,
      parameters: { playerId: 'ada', until: '2027-05-01' },
    });
  });
});
