import { firstEdition } from '../../../events/editions.js';
import { after, friday, outcome, player, START, started, when } from '../../../test/tournament-scenario.js';
import { initialTournamentState, type TournamentState } from '../state.js';
import { countYearsBetween } from './admission.js';
import type { AdmissionFacts } from '../../../commands/tournament/entry.js';

const NOW = Date.UTC(2026, 10, 20, 19);
const announced = (id: string, houseRules = {}): TournamentState =>
  after(initialTournamentState, { ...friday, rulebook: { ...firstEdition(id), houseRules: { 'stack.initial': 0, ...houseRules } } });
const registers = (id: string, facts: AdmissionFacts) => when(announced(id), { type: 'RegisterPlayer', playerId: player('ada'), ...facts });
const books = ['redcactus', 'mons', 'tdaFr', 'ropta', 'toufflers'];

describe('what the registry says against an entry', () => {
  const suspended = { kind: 'suspended', until: '2026-12-31' } as const;

  it.each(books)('comes before what %s asks', (id) => {
    expect(registers(id, { bar: suspended, adult: false }).refusal).toEqual({
      code: 'PLAYER_SUSPENDED',
      article: null,
      parameters: { playerId: 'ada', until: '2026-12-31' },
    });
  });

  it('an id that was merged enters nothing: the person is kept under another', () => {
    expect(registers('ropta', { bar: { kind: 'keptElsewhere', survivorId: player('ann') }, adult: true }).refusal).toEqual({
      code: 'PLAYER_KEPT_ELSEWHERE',
      article: null,
      parameters: { playerId: 'ada', survivorId: 'ann' },
    });
  });

  it('holds for who comes late, and for who takes an entry over', () => {
    const state = started(['ada', 'bo']);
    const late = { type: 'AdmitLatePlayer', playerId: player('zoe'), adult: true, at: START, bar: suspended } as const;
    const over = {
      type: 'TransferEntry',
      playerId: player('ada'),
      toPlayer: player('zoe'),
      adult: true,
      bar: suspended,
      reason: 'typed wrongly',
      at: START,
    } as const;
    const expected = { code: 'PLAYER_SUSPENDED', article: null, parameters: { playerId: 'zoe', until: '2026-12-31' } };
    expect(when(state, late).refusal).toEqual(expected);
    expect(when(state, over).refusal).toEqual(expected);
  });
});

describe('a minor', () => {
  it.each([
    ['mons', 'MO 1.2'],
    ['ropta', 'RO 1.4'],
    ['redcactus', 'RO 1.4'],
  ])('does not play in %s (%s)', (id, article) => {
    const refusal = { code: 'UNDERAGE', article, parameters: { playerId: 'ada', minimumAge: 18 } };
    expect(registers(id, { adult: false, showsDocument: true }).refusal).toEqual(refusal);
    expect(registers(id, { bornOn: '2008-11-21', at: NOW, showsDocument: true }).refusal).toEqual(refusal);
    expect(registers(id, { bornOn: '2026-11-19', at: NOW, showsDocument: true }).refusal).toEqual(refusal);
    expect(registers(id, { bornOn: '2026-11-21', at: NOW, showsDocument: true }).refusal).toEqual({
      code: 'INVALID_DAY',
      article: null,
      parameters: { field: 'bornOn' },
    });
  });

  it('is of age on his birthday; the day is kept nowhere', () => {
    const decision = registers('ropta', { bornOn: '2008-11-20', at: NOW });
    expect(decision.events).toEqual([
      { type: 'PlayerRegistered', data: { playerId: 'ada', admission: { age: 'dayOfBirth', identity: 'notShown' } } },
    ]);
    expect(
      JSON.stringify(after(announced('ropta'), { type: 'RegisterPlayer', playerId: player('ada'), bornOn: '2008-11-20', at: NOW })),
    ).not.toContain('2008');
  });

  it('is not let in late either (RO 1.4)', () => {
    const late = { type: 'AdmitLatePlayer', playerId: player('zoe'), adult: false, at: START } as const;
    expect(when(started(['ada', 'bo']), late).refusal).toEqual({
      code: 'UNDERAGE',
      article: 'RO 1.4',
      parameters: { playerId: 'zoe', minimumAge: 18 },
    });
  });

  it('is told from others by the house’s own age', () => {
    const rules = announced('ropta', { 'registration.minimumAge': 21 });
    const decision = when(rules, { type: 'RegisterPlayer', playerId: player('ada'), bornOn: '2006-01-01', at: NOW });
    expect(decision.refusal).toEqual({ code: 'UNDERAGE', article: 'RO 1.4', parameters: { playerId: 'ada', minimumAge: 21 } });
  });
});

describe('the age of a player', () => {
  it('must be told, or that he is of age', () => {
    expect(registers('ropta', {}).refusal).toEqual({ code: 'AGE_NOT_CHECKED', article: 'RO 1.4', parameters: { playerId: 'ada' } });
  });

  it.each(['1990-02-30', '31-05-1990', 'yesterday', '2030-01-01'])('is not read from the day %p', (bornOn) => {
    expect(registers('ropta', { bornOn, at: NOW }).refusal).toEqual({
      code: 'INVALID_DAY',
      article: null,
      parameters: { field: 'bornOn' },
    });
  });

  it('is counted by the calendar', () => {
    expect(countYearsBetween('2000-02-29', Date.UTC(2018, 1, 28, 23))).toBe(17);
    expect(countYearsBetween('2000-02-29', Date.UTC(2018, 2, 1))).toBe(18);
    expect(countYearsBetween('2000-13-01', NOW)).toBeNull();
  });
});

describe('who he is', () => {
  it('is shown by an identity card where the book asks for it (MO 1.2)', () => {
    expect(registers('mons', { adult: true }).refusal).toEqual({
      code: 'IDENTITY_DOCUMENT_MISSING',
      article: 'MO 1.2',
      parameters: { playerId: 'ada' },
    });
    for (const id of books.filter((book) => book !== 'mons')) expect(outcome(registers(id, { adult: true }))).toEqual(['PlayerRegistered']);
  });

  it('is checked by the player elsewhere (RC 2; RO 1.2)', () => {
    expect(registers('redcactus', { adult: true, confirmsData: false }).refusal).toEqual({
      code: 'DATA_NOT_CONFIRMED',
      article: 'RC 2',
      parameters: { playerId: 'ada' },
    });
    expect(registers('ropta', { adult: true, confirmsData: false }).refusal).toEqual({
      code: 'DATA_NOT_CONFIRMED',
      article: 'RO 1.2',
      parameters: { playerId: 'ada' },
    });
    expect(registers('ropta', { adult: true, confirmsData: true }).events?.[0]?.data).toMatchObject({
      admission: { identity: 'dataConfirmed' },
    });
  });
});

it.each([
  ['redcactus', 'RC 2'],
  ['mons', 'MO 1.1'],
  ['ropta', 'RO 1.2'],
])('who does not accept the rules does not play in %s (%s)', (id, article) => {
  expect(registers(id, { adult: true, showsDocument: true, acceptsRules: false }).refusal).toEqual({
    code: 'RULES_NOT_ACCEPTED',
    article,
    parameters: { playerId: 'ada' },
  });
});

describe('a player excluded for the identity of another (RO 1.4)', () => {
  const fraud = {
    type: 'DisqualifyPlayer',
    playerId: player('bo'),
    cause: 'identityFraud',
    reason: 'the card is another’s',
    at: START,
  } as const;
  const three = after(
    announced('ropta'),
    ...['ada', 'bo', 'cyd'].map((name) => ({ type: 'RegisterPlayer', playerId: player(name), adult: true }) as const),
  );

  it('leaves the list and can’t come back; twice gives no events', () => {
    expect(when(three, fraud).events).toMatchObject([
      { type: 'PlayerExcluded', data: { playerId: 'bo', cause: 'identityFraud', waited: false, articles: [{ article: 'RO 1.4' }] } },
    ]);
    const without = after(three, fraud);
    expect(when(without, fraud)).toEqual({ events: [] });
    expect(when(without, { type: 'RegisterPlayer', playerId: player('bo'), adult: true }).refusal).toEqual({
      code: 'PLAYER_EXCLUDED',
      article: 'RO 1.4',
      parameters: { playerId: 'bo' },
    });
  });

  it('is no fraud where the order is another: the refusal cites what the order cited', () => {
    const without = after(three, { ...fraud, cause: 'other', reason: 'asked by the venue' });
    expect(when(without, { type: 'RegisterPlayer', playerId: player('bo'), adult: true }).refusal).toEqual({
      code: 'PLAYER_EXCLUDED',
      article: null,
      parameters: { playerId: 'bo' },
    });
  });

  it('is nobody who does not stand on the list', () => {
    expect(when(three, { ...fraud, playerId: player('zoe') }).refusal).toEqual({
      code: 'UNKNOWN_PLAYER',
      article: null,
      parameters: { playerId: 'zoe' },
    });
  });
});
