import type { CountingRule } from '../../events/season-counting.js';
import type { Pick } from '../../events/season-schemes.js';
import { basisOf, schemeOf, sheetOf } from '../../test/fixtures/seasons.js';
import { findCounting } from './counting.js';
import { computeStandings } from './standings.js';
import type { SheetAsCounted } from './sheet.js';
import { finishSteps } from './steps.js';
import { findProblemInSteps, findSchemeError, tryScheme, trySchemeInSteps } from './trial.js';

const current = computeStandings(basisOf([sheetOf(1, 'ABC'), sheetOf(2, 'BCA')]));
const formula = (text: string) => schemeOf({ points: { kind: 'formula', text } });

describe('a scheme on trial', () => {
  it('shows the difference of each competitor who has one', () => {
    expect(tryScheme(current, schemeOf({ points: { kind: 'placeTable', table: ['10', '7', '8.5'] } }))).toEqual({
      differences: [
        { competitor: 'A', rankNow: 2, rankThen: 1, pointsNow: 150_000n, pointsThen: 185_000n },
        { competitor: 'B', rankNow: 1, rankThen: 2, pointsNow: 170_000n, pointsThen: 170_000n },
        { competitor: 'C', rankNow: 3, rankThen: 3, pointsNow: 120_000n, pointsThen: 155_000n },
      ],
      problems: [],
      rising: expect.arrayContaining([{ entrants: 3, place: 3 }]) as unknown,
    });
  });

  it('that is the same shows nothing', () => {
    expect(tryScheme(current, schemeOf())).toEqual({ differences: [], problems: [], rising: [] });
  });

  it('names the sheets and the fields for which it has no number', () => {
    const { problems } = tryScheme(current, formula('1 / (n - 3) + 1 / (n - 200)'));
    expect([...new Set(problems.map(({ sheet, entrants, problem }) => `${sheet} ${entrants} ${problem}`))]).toEqual([
      'T1 3 DIVISION_BY_ZERO',
      'T2 3 DIVISION_BY_ZERO',
      'null 3 DIVISION_BY_ZERO',
      'null 200 DIVISION_BY_ZERO',
    ]);
  });

  it('warns of a worse place that gives more', () => {
    expect(tryScheme(current, formula('if(n == 50, p, n - p)')).rising).toEqual([{ entrants: 50, place: 2 }]);
  });

  it('with a table for each size is tried at its sizes', () => {
    const bySize = schemeOf({ points: { kind: 'placeTableBySize', tables: { 3: ['5', '3', '1'], 4: ['6', '7'] } } });
    expect(tryScheme(current, bySize)).toMatchObject({ problems: [], rising: [{ entrants: 4, place: 2 }] });
  });

  it('takes work in proportion to what was written, however large the field of a table', () => {
    const sizes = Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [String(99_999 - at), ['2', '1']]));
    const trial = trySchemeInSteps(current, schemeOf({ points: { kind: 'placeTableBySize', tables: { ...sizes, 3: ['5', '3', '1'] } } }));
    let rows = 0;
    while (trial.next().done !== true) rows += 1;
    // Two sheets of three rows, a field of three, three places of each other field, and the table: two sheets, its three competitors
    // thrice, and their order.
    expect(rows).toBe(3 + 3 + 3 + 3 * 1_000 + 2 + 3 * 3 + 1);
  });

  it('gives others a turn after each row, however costly its formula', () => {
    const steps = [...trySchemeInSteps(current, formula(Array.from({ length: 49 }, () => 'p^.37').join('+')))];
    expect(Math.max(...steps)).toBeLessThan(2_000);
    expect(steps.length).toBeGreaterThan(700);
  });

  it.each(['relativeRank', 'prizePool', 'paid'])('has a number by %s where the sheet records it, and none where it does not', (name) => {
    const scheme = schemeOf({ points: name === 'relativeRank' ? { kind: name } : { kind: 'formula', text: `n - p + ${name}` } });
    expect(finishSteps(findProblemInSteps(scheme, [], []))).toBeNull();
    const unrecorded = sheetOf(1, 'ABC', { buyIn: null, prizePool: null, paid: null });
    expect(finishSteps(findProblemInSteps(scheme, [], [unrecorded]))).toEqual({
      sheet: 'T1',
      entrants: 3,
      place: 1,
      problem: 'NOT_RECORDED',
    });
  });

  it('is tried on a sheet of each kind that the rules count', () => {
    const scheme = schemeOf({ points: { kind: 'formula', text: '1 / (level - 2)' }, multiplier: { national: '2' } });
    const problemBy = (counting: CountingRule[], sheets: SheetAsCounted[] = []) =>
      finishSteps(findProblemInSteps(scheme, counting, sheets))?.problem ?? null;
    expect(problemBy([{ name: 'weekly', kinds: ['weekly'] }])).toBeNull();
    expect(problemBy([{ name: 'all' }])).toBe('DIVISION_BY_ZERO');
    expect(problemBy([{ name: 'raised', kinds: ['weekly'], level: 'national' }])).toBe('DIVISION_BY_ZERO');
    expect(problemBy([{ name: 'weekly', kinds: ['weekly'] }], [sheetOf(1, 'ABC', { level: 'national' })])).toBe('DIVISION_BY_ZERO');
  });

  it('has no number for a tournament whose buy-in is not recorded, and one where it is', () => {
    const drNeau = schemeOf({ points: { kind: 'drNeau' } });
    const problem = { sheet: 'T1', entrants: 3, place: 1, problem: 'NOT_RECORDED' };
    expect(finishSteps(findProblemInSteps(drNeau, [], [sheetOf(1, 'ABC', { buyIn: null })]))).toEqual(problem);
    expect(finishSteps(findProblemInSteps(drNeau, [], [sheetOf(1, 'ABC')]))).toBeNull();
  });

  it('is not tried where its formula does not read', () => {
    expect(findSchemeError(formula('n - place'))).toEqual({ problem: 'UNKNOWN_NAME', at: 5 });
    expect(findSchemeError(formula('n - p'))).toBeNull();
    expect(findSchemeError(schemeOf())).toBeNull();
  });
});

describe('whether a tournament counts', () => {
  const rules: CountingRule[] = [
    { name: 'Mondays', clubs: ['mons', 'ath'], kinds: ['weekly'], from: '2026-09-01', to: '2026-12-31' },
    { name: 'nationals', levels: ['national'] },
    { name: 'Hainaut', regions: ['HT'], level: 'HT', manche: 2 },
  ];
  const picks: Pick[] = [
    { sheet: 'T3', counts: true, reason: 'moved from January' },
    { sheet: 'T4', counts: true, reason: 'asked' },
    { sheet: 'T4', counts: false, reason: 'cancelled' },
  ];

  it.each([
    [1, { club: 'ath', kind: 'weekly' }, { counts: true, by: 'rule', rule: 'Mondays', level: 'weekly', manche: null }],
    [1, { club: 'ath', kind: 'weekly', date: '2026-12-31' }, { counts: true, by: 'rule', rule: 'Mondays', level: 'weekly', manche: null }],
    [1, { club: 'ath', kind: 'weekly', date: '2027-01-01' }, { counts: false, by: 'rule' }],
    [1, { club: 'ath', kind: 'weekly', date: '2026-08-31' }, { counts: false, by: 'rule' }],
    [1, { club: 'ath', kind: 'regional' }, { counts: false, by: 'rule' }],
    [1, { club: 'lille', level: 'national' }, { counts: true, by: 'rule', rule: 'nationals', level: 'national', manche: null }],
    [1, { region: 'HT' }, { counts: true, by: 'rule', rule: 'Hainaut', level: 'HT', manche: 2 }],
    [1, {}, { counts: false, by: 'rule' }],
    [3, {}, { counts: true, by: 'official', reason: 'moved from January' }],
    [4, { level: 'national' }, { counts: false, by: 'official', reason: 'cancelled' }],
  ])('T%d with %j: %j', (number, more, expected) => {
    expect(findCounting(sheetOf(number, 'AB', more), rules, picks)).toEqual(expected);
  });
});
