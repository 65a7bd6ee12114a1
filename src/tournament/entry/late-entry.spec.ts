/** Late players: until when, at what price, and who has it (RC 7; MO 3.1; RO 1.8; TF §4 b1). */
import { firstEdition } from '../../../events/editions.js';
import {
  after,
  asRunning,
  type Create,
  draw,
  friday,
  minutes,
  open,
  outcome,
  player,
  register,
  seed,
  START,
  under,
  when,
} from '../../../test/tournament-scenario.js';
import { initialTournamentState, type Running, seatOf, type TournamentState } from '../state.js';

const zoe = player('zoe');
const names = (count: number): string[] => Array.from({ length: count }, (_, index) => `p${index + 1}`);
const levels = (count: number, seconds = 1200): Create['structure'] =>
  Array.from({ length: count }, (_, index) => ({
    kind: 'level',
    smallBlind: 100 * (index + 1),
    bigBlind: 200 * (index + 1),
    ante: 0,
    seconds,
  }));

interface Evening {
  readonly players?: number;
  readonly absent?: readonly string[];
  readonly told?: readonly string[];
  readonly settings?: Partial<Create>;
}

/** An evening in its first level. */
function evening(book: string, { players = 4, absent = [], told = [], settings = {} }: Evening = {}): Running {
  return asRunning(
    after(
      initialTournamentState,
      {
        ...friday,
        ...under(book, {}, 20_000),
        seatsPerTable: 8,
        anteFormat: 'none',
        structure: levels(12),
        ...settings,
      },
      ...register(...names(players), ...absent),
      ...told.map((name) => ({ type: 'AnnounceLateness', playerId: player(name) }) as const),
      ...draw(seed('1')),
      { type: 'StartTournament', at: START, notThere: absent.map(player) },
    ),
  );
}

/** So many have lost their chips. */
function without(state: Running, out: number): Running {
  const lose = (current: TournamentState, name: string): TournamentState =>
    after(current, { type: 'RecordHandPlayed', table: 1, at: START }, { type: 'EliminatePlayer', playerId: player(name), at: START });
  return asRunning(names(out).reduce(lose, state));
}

const comes = (at = START, told = {}) =>
  ({ type: 'AdmitLatePlayer', playerId: zoe, adult: true, showsDocument: true, at, ...told }) as const;
function admission(state: TournamentState, command: ReturnType<typeof comes> = comes()) {
  for (const event of when(state, command).events ?? []) if (event.type === 'LatePlayerAdmitted') return event.data;
  return undefined;
}

describe('the doors', () => {
  it.each<[string, Create['kind'], number, string]>([
    ['redcactus', 'weekly', 60, 'RC 7-A'],
    ['redcactus', 'regional', 60, 'RC 7-B'],
    ['redcactus', 'national', 120, 'RC 7-C'],
  ])('of a %s %s event stay open for %i minutes of the clock (%s)', (book, kind, limit, article) => {
    const state = evening(book, { settings: { kind, anteFormat: kind === 'weekly' ? 'none' : 'bigBlind' } });
    expect(outcome(when(state, comes(START + minutes(limit))))).toContain('LatePlayerAdmitted');
    expect(when(state, comes(START + minutes(limit) + 1)).refusal).toEqual({
      code: 'LATE_WINDOW_CLOSED',
      article,
      parameters: { unit: 'minutes', until: limit },
    });
  });

  it.each([
    ['ropta', 'RO 1.8'],
    ['tdaFr', 'RO 1.8'],
    ['toufflers', 'RO 1.8'],
  ])('of %s close with the second level (%s)', (book, article) => {
    const state = evening(book, { absent: ['zoe'], told: ['zoe'] });
    expect(outcome(when(state, comes(START + minutes(40) - 1)))).toContain('LatePlayerAdmitted');
    expect(when(state, comes(START + minutes(40))).refusal).toEqual({
      code: 'LATE_WINDOW_CLOSED',
      article,
      parameters: { unit: 'level', until: 2 },
    });
  });

  it('of Mons close after an hour of play, or with the first break if that is sooner (MO 3.1)', () => {
    const state = evening('mons');
    expect(outcome(when(state, comes(START + minutes(60))))).toContain('LatePlayerAdmitted');
    expect(when(state, comes(START + minutes(60) + 1)).refusal).toEqual({
      code: 'LATE_WINDOW_CLOSED',
      article: 'MO 3.1',
      parameters: { unit: 'minutes', until: 60 },
    });
    const early = evening('mons', { settings: { structure: [...levels(1), { kind: 'break', seconds: 600 }, ...levels(2)] } });
    expect(outcome(when(early, comes(START + minutes(20) - 1)))).toContain('LatePlayerAdmitted');
    expect(when(early, comes(START + minutes(20))).refusal).toEqual({
      code: 'LATE_WINDOW_CLOSED',
      article: 'MO 3.1',
      parameters: { unit: 'break', until: 1 },
    });
  });

  it('stand still with the clock where minutes of play count, and do not where those of the clock count', () => {
    const paused = (book: string): TournamentState =>
      after(evening(book), { type: 'PauseClock', at: START + minutes(10) }, { type: 'ResumeClock', at: START + minutes(40) });
    expect(outcome(when(paused('mons'), comes(START + minutes(90))))).toContain('LatePlayerAdmitted');
    expect(when(paused('redcactus'), comes(START + minutes(90))).refusal).toEqual({
      code: 'LATE_WINDOW_CLOSED',
      article: 'RC 7-A',
      parameters: { unit: 'minutes', until: 60 },
    });
    // RC 7-A counts from the launch of the clock, whatever was played since; RC 1 lets the director admit one all the same.
    const stopped = after(
      evening('redcactus'),
      { type: 'PauseClock', at: START + minutes(10) },
      { type: 'ResumeClock', at: START + minutes(50) },
    );
    expect(outcome(when(stopped, comes(START + minutes(60))))).toContain('LatePlayerAdmitted');
    expect(when(stopped, comes(START + minutes(61))).refusal).toEqual({
      code: 'LATE_WINDOW_CLOSED',
      article: 'RC 7-A',
      parameters: { unit: 'minutes', until: 60 },
    });
    expect(outcome(when(stopped, { ...comes(START + minutes(61)), ruling: { reason: 'the clock stood' } }))).toContain(
      'LatePlayerAdmitted',
    );
    // Levels stand still with the clock (RO 1.8).
    for (const book of ['ropta', 'tdaFr']) {
      expect(outcome(when(paused(book), comes(START + minutes(69))))).toContain('LatePlayerAdmitted');
      expect(when(paused(book), comes(START + minutes(70))).refusal).toEqual({
        code: 'LATE_WINDOW_CLOSED',
        article: 'RO 1.8',
        parameters: { unit: 'level', until: 2 },
      });
    }
  });

  it('are closed sooner by a ruling only, and say so', () => {
    const state = evening('ropta', { absent: ['yan'] });
    const close = { type: 'CloseLateEntry', ruling: null, at: START } as const;
    expect(when(state, close).refusal).toEqual({ code: 'LATE_WINDOW_STILL_OPEN', article: 'RO 1.8', parameters: {} });
    const ruled = when(state, { ...close, ruling: 'the hall is full' });
    expect(ruled.events).toMatchObject([
      { type: 'LateEntryClosed', data: { ruling: 'the hall is full', articles: [{ article: 'RO 1.8' }, { article: 'RO 1.9' }] } },
    ]);
    const closed = after(state, { ...close, ruling: 'the hall is full' });
    expect(when(closed, close)).toEqual({ events: [] });
    expect(when(closed, comes()).refusal).toEqual({
      code: 'LATE_WINDOW_CLOSED',
      article: null,
      parameters: { unit: 'director', until: null },
    });
  });

  it('are opened to one player by the director, who says why and may name his chips', () => {
    const state = evening('ropta');
    const late = comes(START + minutes(50), { ruling: { reason: 'his train was stopped', stack: 8000 } });
    expect(admission(state, late)).toMatchObject({ stack: 8000, issued: 8000, ruling: 'his train was stopped' });
    expect(when(state, { ...late, ruling: { reason: ' ' } }).refusal).toEqual({
      code: 'INVALID_TEXT',
      article: null,
      parameters: { field: 'ruling.reason', maximum: 500 },
    });
    expect(when(state, { ...late, ruling: { reason: 'a train', stack: 8001 } }).refusal).toEqual({
      code: 'NOT_A_CHIP_MULTIPLE',
      article: null,
      parameters: { field: 'ruling.stack', amount: 8001, chipUnit: 25 },
    });
    expect(when(state, { ...late, ruling: { reason: 'a train', stack: 0 } }).refusal).toEqual({
      code: 'INVALID_NUMBER',
      article: null,
      parameters: { field: 'ruling.stack', value: '0', minimum: 1, maximum: 1_000_000_000_000 },
    });
  });
});

describe('RC 7-A: a weekly event', () => {
  it('keeps a big blind for each player who is out, and issues them to nobody', () => {
    const state = without(
      evening('redcactus', {
        players: 6,
        settings: { structure: [{ kind: 'level', smallBlind: 200, bigBlind: 400, ante: 0, seconds: 1200 }] },
      }),
      3,
    );
    const data = admission(state);
    expect(data).toMatchObject({ stack: 18_800, issued: 18_800, price: 1200, paidTo: [], entrants: 7, discouraged: false });
    expect(data?.articles.map(({ article }) => article)).toContain('RC 7-A');
    const after3 = asRunning(after(state, comes()));
    expect(after3.entry.issued).toBe(6 * 20_000 + 18_800);
  });

  it('leaves it to the director where nothing would be left (RC 1)', () => {
    const state = without(evening('redcactus', { players: 6, settings: { startingStack: 500 } }), 3);
    expect(when(state, comes()).refusal).toEqual({
      code: 'LATE_STACK_EXHAUSTED',
      article: 'RC 1',
      parameters: { playerId: 'zoe', stack: 500, price: 600 },
    });
    expect(admission(state, comes(START, { ruling: { reason: 'a club night', stack: 100 } }))).toMatchObject({ stack: 100, price: 0 });
    const oneLeft = without(evening('redcactus', { players: 6, settings: { startingStack: 601, chipUnit: 1 } }), 3);
    expect(admission(oneLeft)).toMatchObject({ stack: 1, price: 600 });
  });
});

it.each<[Create['kind'], string]>([
  ['regional', 'RC 7-B'],
  ['national', 'RC 7-C'],
])('RC: a %s final gives a full stack (%s)', (kind, article) => {
  const data = admission(without(evening('redcactus', { settings: { kind, anteFormat: 'bigBlind' } }), 2));
  expect(data).toMatchObject({ stack: 20_000, price: 0, paidTo: [] });
  expect(data?.articles.some((cited) => cited.article.includes(article))).toBe(true);
});

describe('MO 3.1: a late player', () => {
  const seven = evening('mons', { players: 7 });

  it('gives a small blind to each player who is at the table, and none to one who is away', () => {
    const state = after(seven, { type: 'MarkAway', playerId: player('p3'), official: false });
    const data = admission(state);
    expect(data).toMatchObject({ stack: 14_400, issued: 15_000, price: 600 });
    expect(data?.paidTo.map(({ playerId, amount }) => [playerId, amount]).sort()).toEqual(
      ['p1', 'p2', 'p4', 'p5', 'p6', 'p7'].map((name) => [name, 100]),
    );
    const now = asRunning(after(state, comes()));
    expect(seatOf(now.tables, player('p1'))?.seated.stack).toBe(15_100);
    expect(seatOf(now.tables, player('p3'))?.seated.stack).toBe(15_000);
    expect(seatOf(now.tables, zoe)?.seated.stack).toBe(14_400);
    expect(now.tables[0]).toMatchObject({ chips: 8 * 15_000 });
  });

  it('gives none to one who is suspended, and has to leave the table (MO 13.1)', () => {
    const suspended = after(
      seven,
      { type: 'RecordHandPlayed', table: 1, at: START },
      { type: 'IssuePenalty', playerId: player('p3'), offence: 'hiddenChips', unit: 'rounds', count: 1, reason: 'again' },
    );
    expect(
      admission(suspended)
        ?.paidTo.map(({ playerId }) => playerId)
        .sort(),
    ).toEqual(['p1', 'p2', 'p4', 'p5', 'p6', 'p7']);
    const back = after(suspended, { type: 'LiftPenalty', penaltyId: 1, reason: 'it was another' });
    expect(admission(back)?.paidTo).toHaveLength(7);
  });

  it('waits until the hand is over, as chips go round the table', () => {
    expect(when(after(seven, open(1)), comes()).refusal).toEqual({
      code: 'HAND_IN_PROGRESS',
      article: 'MO 7.5',
      parameters: { table: 1, handId: 'friday.1.1' },
    });
  });

  it('had no chips in play before he came', () => {
    expect(evening('mons', { absent: ['zoe'] })).toMatchObject({ playersLeft: 4, entry: { expected: ['zoe'], away: [], issued: 60_000 } });
  });
});

describe('RO 1.8: a registered player who is late', () => {
  const state = evening('ropta', { absent: ['zoe'] });

  it('has his stack in play from the start, and is blinded', () => {
    expect(state).toMatchObject({ playersLeft: 5, entry: { expected: [], away: ['zoe'], notArrived: ['zoe'], issued: 100_000 } });
    const { seated } = seatOf(state.tables, zoe)!;
    const opened = when(state, open(1)).events?.find(({ type }) => type === 'HandOpened');
    expect(opened).toMatchObject({
      data: { seats: expect.arrayContaining([expect.objectContaining({ seat: seated.seat, dead: true })]) as unknown },
    });
  });

  it('finds what is left of it, and pays nothing else', () => {
    expect(admission(state)).toMatchObject({ stack: 20_000, issued: 0, price: 0, lot: null, entrants: 5 });
    expect(asRunning(after(state, comes()))).toMatchObject({ playersLeft: 5, entry: { away: [], notArrived: [] } });
  });

  it('is at his seat when he is marked back, and only once', () => {
    const back = { type: 'MarkBack', playerId: zoe, at: START } as const;
    expect(outcome(when(state, back))).toEqual(['LatePlayerAdmitted']);
    expect(when(after(state, back), comes())).toEqual({ events: [] });
  });

  it('gets a full stack where he registers after the start, of which the organiser is warned', () => {
    const data = admission(evening('ropta'));
    expect(data).toMatchObject({ stack: 20_000, issued: 20_000, discouraged: true, admission: { age: 'declared', identity: 'document' } });
    const shorter = evening('ropta', { settings: { entry: { lateStack: 15_000 } } });
    expect(admission(shorter)).toMatchObject({ stack: 15_000, discouraged: false });
  });
});

describe('TF §4 b1: a late player', () => {
  it('is refused where he had told nobody', () => {
    const state = evening('toufflers', { absent: ['zoe'] });
    expect(state.entry).toMatchObject({ expected: ['zoe'], away: [] });
    expect(when(state, comes()).refusal).toEqual({ code: 'LATE_NOT_ANNOUNCED', article: 'TF §4 b1', parameters: { playerId: 'zoe' } });
    expect(when(state, { type: 'MarkBack', playerId: zoe, at: START }).refusal).toEqual({
      code: 'NOT_IN_PLAY',
      article: null,
      parameters: { playerId: 'zoe' },
    });
    expect(when(evening('toufflers'), comes()).refusal).toEqual({
      code: 'LATE_NOT_ANNOUNCED',
      article: 'TF §4 b1',
      parameters: { playerId: 'zoe' },
    });
  });

  it('has his stack in play where he had', () => {
    const state = evening('toufflers', { absent: ['zoe'], told: ['zoe'] });
    expect(state.entry).toMatchObject({ expected: [], away: ['zoe'] });
    expect(admission(state)).toMatchObject({ stack: 20_000, issued: 0 });
  });
});

describe('his seat', () => {
  it('is drawn among the free ones, from a seed that follows from the draw (RC 6)', () => {
    const state = evening('redcactus', { players: 7 });
    const data = admission(state);
    expect(data?.lot).toMatchObject({ algorithm: 'sha256-free-seat-1', free: [{ table: 1, seat: 8 }] });
    expect(data?.to).toEqual({ table: 1, seat: 8 });
    expect(when(state, comes())).toEqual(when(state, comes()));
  });

  it('may be a ticket that he drew by hand, if it is free', () => {
    const state = evening('redcactus', { players: 6 });
    expect(admission(state, comes(START, { place: { table: 1, seat: 8 } }))).toMatchObject({ to: { table: 1, seat: 8 }, lot: null });
    expect(when(state, comes(START, { place: { table: 1, seat: 1 } })).refusal).toEqual({
      code: 'SEAT_TAKEN',
      article: null,
      parameters: { table: 1, seat: 1, playerId: 'p1' },
    });
    expect(when(state, comes(START, { place: { table: 2, seat: 1 } })).refusal).toEqual({
      code: 'UNKNOWN_TABLE',
      article: null,
      parameters: { table: '2' },
    });
    expect(when(state, comes(START, { place: { table: 1, seat: 9 } })).refusal).toEqual({
      code: 'INVALID_NUMBER',
      article: null,
      parameters: { field: 'seat', value: '9', minimum: 1, maximum: 8 },
    });
  });

  it('is none where every seat is taken', () => {
    const refused = { code: 'NO_FREE_SEAT', article: null, parameters: {} };
    const full = evening('redcactus', { players: 8 });
    expect(when(full, comes()).refusal).toEqual(refused);
    // Nobody is seated at a table that was broken.
    const closed = after(full, { type: 'OpenTable', reason: 'late players are waiting' }, { type: 'BreakTable', table: 2 });
    expect(when(closed, comes()).refusal).toEqual(refused);
  });
});

it('whoever was out before he came stands one place lower', () => {
  const state = without(evening('redcactus', { players: 6 }), 2);
  expect(state.eliminations.map(({ place }) => place)).toEqual([6, 5]);
  expect(asRunning(after(state, comes())).eliminations.map(({ place }) => place)).toEqual([7, 6]);
});

it('who is out does not come as a late player (RC 7; RO presentation)', () => {
  const late = (book: string) => when(without(evening(book), 1), { ...comes(), playerId: player('p1') }).refusal;
  expect(late('redcactus')).toEqual({ code: 'REENTRY_FORBIDDEN', article: 'RC 7', parameters: { playerId: 'p1' } });
  expect(late('ropta')).toEqual({ code: 'REENTRY_FORBIDDEN', article: 'RO presentation', parameters: { playerId: 'p1' } });
});

describe('who is not there at the start', () => {
  it('is who had told so, where nobody says', () => {
    const list = after(
      initialTournamentState,
      { ...friday, rulebook: firstEdition('redcactus') },
      ...register('ada', 'bo', 'zoe'),
      { type: 'AnnounceLateness', playerId: zoe },
      ...draw(seed('1')),
    );
    expect(when(list, { type: 'StartTournament', at: START }).events?.[0]?.data).toMatchObject({ players: 2, expected: ['zoe'] });
    // Announced lateness stays, whoever else is named.
    expect(when(list, { type: 'StartTournament', at: START, notThere: [] }).events?.[0]?.data).toMatchObject({
      players: 2,
      expected: ['zoe'],
    });
    const inTime = after(list, { type: 'WithdrawLateness', playerId: zoe });
    expect(outcome(when(inTime, { type: 'WithdrawLateness', playerId: zoe }))).toEqual([]);
    expect(when(inTime, { type: 'StartTournament', at: START }).events?.[0]?.data).toMatchObject({ players: 3 });
    expect(when(list, { type: 'StartTournament', at: START, notThere: [player('bo'), zoe] }).refusal).toEqual({
      code: 'TOO_FEW_PLAYERS',
      article: null,
      parameters: { players: 1, minimum: 2 },
    });
    expect(when(list, { type: 'StartTournament', at: START, notThere: [player('yan')] }).refusal).toEqual({
      code: 'UNKNOWN_PLAYER',
      article: null,
      parameters: { playerId: 'yan' },
    });
  });

  it('is told once, by somebody on the list', () => {
    const list = after(initialTournamentState, friday, ...register('ada'));
    const tells = (name: string) => ({ type: 'AnnounceLateness', playerId: player(name) }) as const;
    expect(outcome(when(list, tells('ada')))).toEqual(['LatenessAnnounced']);
    expect(when(after(list, tells('ada')), tells('ada'))).toEqual({ events: [] });
    expect(when(list, tells('zoe')).refusal).toEqual({ code: 'UNKNOWN_PLAYER', article: null, parameters: { playerId: 'zoe' } });
  });
});
