import type { Selection } from '../../events/season-schemes.js';
import { basisOf, rowOf, schemeOf, sheetOf } from '../../test/fixtures/seasons.js';
import { parsePoints } from './fixed.js';
import { explainRankChange, findRankChanges } from './rank-change.js';
import { prepareScheme } from './score.js';
import type { RowAsCounted, SheetAsCounted } from './sheet.js';
import { computeStandings, type SeasonBasis, type Standings } from './standings.js';

/** The table as lines: rank, competitor, points, dropped results. */
const shown = ({ ranked }: Standings): string[] =>
  ranked.map(({ rank, tally }) =>
    [
      rank ?? '-',
      tally.competitor,
      Number(tally.total) / 10_000,
      ...tally.dropped.map(({ sheet }) => sheet.id),
      ...tally.droppedAbsences,
    ].join(' '),
  );
const table = (sheets: readonly SheetAsCounted[], more: Partial<SeasonBasis> = {}) => shown(computeStandings(basisOf(sheets, more)));

describe('the points of a row', () => {
  const points = (row: RowAsCounted, fields: object, more: Partial<SheetAsCounted> = {}) => {
    const [scored] = prepareScheme(schemeOf(fields))(sheetOf(1, [row], { entrants: 9, ...more })).rows;
    return [Number(scored?.points) / 10_000, scored?.problem];
  };

  it.each([
    ['average', 7.33],
    ['best', 10],
    ['worst', 5],
  ])('of three who are tied for first are by %s of their places %d', (tiedPlaces, expected) => {
    expect(points(rowOf('A', 1, { tied: 3 }), { tiedPlaces })).toEqual([expected, null]);
  });

  it.each(['sqrtRatio', 'drNeau', 'weightedPool'])('of a million who are tied have no number by %s, and end at once', (kind) => {
    const parameters = { sqrtRatio: { c: '3' }, drNeau: {}, weightedPool: { perEntrant: '10' } }[kind];
    const field = { entrants: 1_000_000, entries: 1_000_000, prizePool: '20' };
    expect(points(rowOf('A', 1, { tied: 1_000_000 }), { points: { kind, ...parameters } }, field)[1]).toBe('TOO_LARGE');
  });

  it('of three hundred who are tied have a number, whatever each of them spent', () => {
    const scored = prepareScheme(schemeOf({ points: { kind: 'sqrtRatio', c: '3' } }));
    const rows = Array.from({ length: 300 }, (_, at) => rowOf(`P${at}`, 101, { tied: 300, rebuys: at }));
    expect(scored(sheetOf(1, rows, { entrants: 400 })).rows.map(({ problem }) => problem)).toEqual(rows.map(() => null));
  });

  it('are worked out for so many ties as a sheet may have, whatever is remembered of an equal one', () => {
    const rows = Array.from({ length: 100 }, (_, at) => rowOf(`P${at}`, 1, { tied: 900, rebuys: at }));
    const score = prepareScheme(schemeOf({ points: { kind: 'drNeau' } }));
    const numbered = [1, 2].map((number) => score(sheetOf(number, rows, { entrants: 900 })).rows.filter(({ problem }) => problem === null));
    expect(numbered.map(({ length }) => length)).toEqual([55, 55]);
  });

  it.each([
    ['halfUp', '2.5', 3],
    ['halfUp', '-2.5', -3],
    ['down', '2.9', 2],
    ['down', '-2.9', -2],
    ['up', '2.1', 3],
  ])('are rounded %s: %s to %d', (mode, entry, expected) => {
    expect(points(rowOf('A', 1), { points: { kind: 'placeTable', table: [entry] }, rounding: { places: 0, mode } })).toEqual([
      expected,
      null,
    ]);
  });

  it('are multiplied by the level before they are rounded, and bonuses are not', () => {
    const fields = {
      multiplier: { national: '1.25' },
      rounding: { places: 0, mode: 'halfUp' },
      participation: '0.5',
      bonuses: [
        { for: 'win', points: '4' },
        { for: 'bounty', points: '1.25' },
        { for: 'finalTable', points: '2', places: 3 },
      ],
    };
    expect(points(rowOf('A', 1, { bounties: 2 }), fields, { level: 'national' })).toEqual([13 + 0.5 + 4 + 2.5 + 2, null]);
    expect(points(rowOf('A', 4), fields, { level: 'weekly' })).toEqual([3.5, null]);
  });

  it('are none at all for who does not announce an elimination (MO 7.18), participation included', () => {
    expect(
      points(rowOf('A', 1, { state: 'declassed', bounties: 3 }), { participation: '5', bonuses: [{ for: 'bounty', points: '1' }] }),
    ).toEqual([0, null]);
  });

  it('are exact where a root of a quotient would not be', () => {
    expect(
      points(rowOf('A', 9), { points: { kind: 'sqrtRatio', c: '7.5' }, rounding: { places: 0, mode: 'halfUp' } }, { entrants: 25 }),
    ).toEqual([13, null]);
  });

  it('have a reason where the scheme has no number, and what is not of the place is kept', () => {
    const fields = { points: { kind: 'formula', text: '1 / (n - 9)' }, participation: '2' };
    expect(points(rowOf('A', 1), fields)).toEqual([2, 'DIVISION_BY_ZERO']);
    expect(points(rowOf('A', 1), fields, { entrants: 10 })).toEqual([3, null]);
    expect(points(rowOf('A', 1), { points: { kind: 'placeTableBySize', tables: { 4: ['1'] } } })).toEqual([0, 'NO_TABLE_FOR_SIZE']);
    expect(points(rowOf('A', 1), { points: { kind: 'formula', text: '10 ^ 10' } })).toEqual([0, 'TOO_LARGE']);
  });

  it.each([
    [1, 10],
    [9, 10],
    [10, 20],
    [49, 20],
    [50, 30],
  ])('are by the band of the field: of %d, the first has %d', (entrants, expected) => {
    const bands = [10, 1, 50].map((from, at) => ({ from, table: [['20'], ['10'], ['30']][at]! }));
    expect(points(rowOf('A', 1), { points: { kind: 'placeTableByBand', bands, below: '1' } }, { entrants })).toEqual([expected, null]);
    expect(points(rowOf('A', 2), { points: { kind: 'placeTableByBand', bands, below: '1' } }, { entrants })).toEqual([1, null]);
  });

  it('are none outside the paid places where only those count, and have no number where these are not recorded', () => {
    const fields = { inTheMoney: true, tiedPlaces: 'average' };
    expect(points(rowOf('A', 2), fields, { paid: 2 })).toEqual([7, null]);
    expect(points(rowOf('A', 3), fields, { paid: 2 })).toEqual([0, null]);
    expect(points(rowOf('A', 2, { tied: 2 }), fields, { paid: 2 })).toEqual([3.5, null]);
    expect(points(rowOf('A', 2), fields, { paid: null })).toEqual([0, 'NOT_RECORDED']);
  });

  it('have the extra points of the sheet where the scheme adds them, as a bonus or in a formula', () => {
    const fields = { points: { kind: 'linear', k: '0' }, bonuses: [{ for: 'extraPoints' }] };
    expect(points(rowOf('A', 1, { extraPoints: '2.5' }), fields)).toEqual([2.5, null]);
    expect(points(rowOf('A', 1, { extraPoints: '-4' }), fields)).toEqual([-4, null]);
    expect(points(rowOf('A', 1), fields)).toEqual([0, null]);
    expect(points(rowOf('A', 1, { extraPoints: '2.5' }), { points: { kind: 'linear', k: '0' } })).toEqual([0, null]);
    expect(points(rowOf('A', 1, { extraPoints: '9', state: 'disqualified' }), fields)).toEqual([0, null]);
    const formula = { points: { kind: 'formula', text: '10 * p + extra' } };
    expect(points(rowOf('A', 1, { extraPoints: '2.5' }), formula)).toEqual([12.5, null]);
    expect(points(rowOf('A', 1), formula)).toEqual([10, null]);
  });

  it('have a bonus for the bubble', () => {
    const fields = { points: { kind: 'linear', k: '0' }, bonuses: [{ for: 'bubble', points: '5' }] };
    const bubble = (place: number, more: object = {}) => points(rowOf('A', place, more), fields, { paid: 3 })[0];
    expect([bubble(3), bubble(4), bubble(5), bubble(3, { tied: 2 })]).toEqual([0, 5, 0, 5]);
    expect(points(rowOf('A', 4), fields, { paid: null })).toEqual([0, 'NOT_RECORDED']);
  });

  it('are multiplied by the field and the buy-in, before they are rounded once', () => {
    const fields = {
      fieldFactor: [
        { from: 5, factor: '1.5' },
        { from: 20, factor: '3' },
      ],
      buyInFactor: [{ from: '50', factor: '0.333' }],
    };
    expect(points(rowOf('A', 1), fields, { entrants: 4, buyIn: '20' })).toEqual([10, null]);
    expect(points(rowOf('A', 1), fields, { entrants: 9, buyIn: '50' })).toEqual([5, null]);
    expect(points(rowOf('A', 1), fields, { entrants: 20, buyIn: '49.99' })).toEqual([30, null]);
    expect(points(rowOf('A', 1), fields, { buyIn: null })).toEqual([0, 'NOT_RECORDED']);
  });

  it.each([
    ['2026-09-01', 10],
    ['2026-03-05', 10],
    ['2026-03-04', 8],
    ['2025-09-01', 4],
    // After the day, a result is new.
    ['2026-10-01', 10],
  ])('age by the day of the tournament: of %s, they are %d', (date, expected) => {
    const bands = [
      { from: 182, factor: '0.8' },
      { from: 365, factor: '0.4' },
    ];
    expect(points(rowOf('A', 1), { ageing: { asOf: '2026-09-02', bands } }, { date })).toEqual([expected, null]);
  });

  it('of a formula know the level as its multiplier', () => {
    expect(
      points(rowOf('A', 2), { points: { kind: 'formula', text: 'level' }, multiplier: { national: '3' } }, { level: 'national' }),
    ).toEqual([9, null]);
  });
});

describe('what counts', () => {
  const sheets = [sheetOf(1, 'ABC'), sheetOf(2, 'BCA'), sheetOf(3, 'CAB'), sheetOf(4, 'AB')];
  const select = (selection: Selection, of = sheets) => table(of, { selection });

  it('is all, the best, or all but the worst', () => {
    expect(select({ count: 'all' })).toEqual(['1 A 32', '2 B 29', '3 C 22']);
    expect(select({ count: { best: 2 } })).toEqual(['1 A 20 T2 T3', '2 B 17 T1 T3', '3 C 17 T1']);
    expect(select({ count: { dropWorst: 1 } })).toEqual(['1 A 27 T2', '2 B 24 T3', '3 C 22 T4']);
    expect(select({ count: { dropWorst: 4 } })).toEqual(['1 A 0 T1 T2 T3 T4', '2 B 0 T1 T2 T3 T4', '3 C 0 T1 T2 T3 T4']);
  });

  it('is at most so many results of a level', () => {
    const levelled = sheets.map((sheet, at) => ({ ...sheet, level: at < 3 ? 'weekly' : 'national' }));
    expect(select({ count: 'all', caps: [{ level: 'weekly', best: 1 }] }, levelled)).toEqual([
      '1 A 20 T2 T3',
      '2 B 17 T1 T3',
      '3 C 10 T1 T2',
    ]);
  });

  it('is a disqualification whatever else there is', () => {
    const rows = [rowOf('A', 1, { state: 'disqualified' }), rowOf('B', 2), rowOf('C', 3)];
    expect(select({ count: { best: 2 } }, [sheetOf(1, rows), ...sheets.slice(1)])).toEqual(['1 B 17 T1 T3', '2 C 17 T1', '3 A 10 T2 T3']);
  });

  it('is a result of no points before an absence where the rules say so: who played and scored nothing is not who did not play', () => {
    const none = { ...schemeOf({ points: { kind: 'placeTable', table: ['10'], below: '0' } }) };
    // A played the first night alone, B the second one alone; both scored nothing.
    const nights = [sheetOf(1, [rowOf('C', 1), rowOf('A', 2)]), sheetOf(2, [rowOf('C', 1), rowOf('B', 2)])];
    const basis = { score: prepareScheme(none), ranking: ['points', 'countback'] } as const;
    const tableBy = (selection: Selection): readonly string[] => table(nights, { ...basis, selection });
    expect(tableBy({ count: { dropWorst: 1 }, absencesFirst: true })).toEqual(['1 C 10 T1', '2 A 0 T2', '2 B 0 T1']);
    // Without it both are zeros, and that of the earlier night is dropped.
    expect(tableBy({ count: { dropWorst: 1 } })).toEqual(['1 C 10 T1', '2 B 0 T1', '3 A 0 T1']);
  });

  it('gives points for each further result beyond the best ones', () => {
    // The published rule of the Grosvenor league: the best twenty, and 2 points for each further result.
    expect(select({ count: { best: 2 }, further: '2' })).toEqual(['1 A 24 T2 T3', '2 B 21 T1 T3', '3 C 19 T1']);
  });

  it.each([
    ['counted', { best: 2 }, ['1 A 10 T2 T3', '2 B 8.5 T1 T3', '3 C 8.5 T1']],
    ['participations', 'all', ['1 A 8', '2 C 7.33', '3 B 7.25']],
    // The rule of PCAB: the sum divided by the root of the number of participations.
    ['rootOfParticipations', 'all', ['1 A 16', '2 B 14.5', '3 C 12.7']],
  ] as const)('is averaged over %s', (over, count, expected) => {
    expect(select({ count, average: { over, rounding: { places: 2, mode: 'halfUp' } } })).toEqual(expected);
  });

  it('breaks ties by what was won less what was spent; without an expense it is the buy-in', () => {
    // All share four places; the buy-in is 20.
    const rows = [
      rowOf('A', 1, { tied: 4, winnings: '60.00', expense: '45.50' }),
      rowOf('B', 1, { tied: 4, winnings: '35.00' }),
      rowOf('C', 1, { tied: 4, expense: '20.00' }),
      rowOf('D', 1, { tied: 4 }),
    ];
    const ranks = (ranking: SeasonBasis['ranking']): string[] => table([sheetOf(1, rows)], { ranking }).map((line) => line.slice(0, 3));
    expect(ranks(['points'])).toEqual(['1 A', '1 B', '1 C', '1 D']);
    // A: 60 - 45.50 = 14.50; B: 35 - 20 = 15; C and D: -20.
    expect(ranks(['points', 'net'])).toEqual(['1 B', '2 A', '3 C', '3 D']);
  });

  it('goes on after a shared rank with the number of those ahead, or with the next number', () => {
    const tied = [sheetOf(1, [rowOf('A', 1), rowOf('B', 2, { tied: 2 }), rowOf('C', 2, { tied: 2 }), rowOf('D', 4), rowOf('E', 5)])];
    const ranks = (more: Partial<SeasonBasis>): string[] => table(tied, more).map((line) => line.slice(0, 3));
    expect(ranks({})).toEqual(['1 A', '2 B', '2 C', '4 D', '5 E']);
    expect(ranks({ ranks: 'standard' })).toEqual(ranks({}));
    expect(ranks({ ranks: 'dense' })).toEqual(['1 A', '2 B', '2 C', '3 D', '4 E']);
  });

  it('ranks nobody who took part too rarely, and shows them', () => {
    expect(select({ count: 'all', minParticipations: 4 })).toEqual(['1 A 32', '2 B 29', '- C 22']);
  });
});

describe('a table', () => {
  const sheets = [sheetOf(1, 'ABCDEFGH'), sheetOf(2, 'HACEGB'), sheetOf(3, 'DBHAF'), sheetOf(4, 'GFEABC'), sheetOf(5, 'BHADGC')];
  const selection: Selection = { count: { best: 3 } };
  const all = table(sheets, { selection });

  it('does not depend on the order in which the sheets came', () => {
    expect(table([...sheets].reverse(), { selection })).toEqual(all);
    expect(
      table(
        [3, 0, 4, 1, 2].map((at) => sheets[at]!),
        { selection },
      ),
    ).toEqual(all);
  });

  it('is as before when a correction is taken back', () => {
    const before = computeStandings(basisOf(sheets, { selection }));
    const corrected = computeStandings({ ...before.basis, sheets: sheets.with(2, sheetOf(3, 'FABDH')) }, before);
    expect(shown(corrected)).not.toEqual(all);
    expect(shown(computeStandings(before.basis, corrected))).toEqual(all);
  });

  it('is as before when a merge is taken back', () => {
    const apart = [sheetOf(1, 'ABC'), sheetOf(2, 'BCX'), sheetOf(3, 'XCB')];
    const merged = (recorded: string): string => (recorded === 'X' ? 'A' : recorded);
    expect(table(apart, { selection: { count: { best: 2 } } })).toEqual(['1 B 17 T3', '2 X 15', '3 C 14 T1', '4 A 10']);
    expect(table(apart, { selection: { count: { best: 2 } }, survivorOf: merged })).toEqual(['1 A 20 T2', '2 B 17 T3', '3 C 14 T1']);
    expect(table(apart, { selection: { count: { best: 2 } } })).toEqual(['1 B 17 T3', '2 X 15', '3 C 14 T1', '4 A 10']);
  });

  it('gives equals the same rank, and the next rank counts them', () => {
    const equal = [sheetOf(1, [rowOf('B', 1, { tied: 2 }), rowOf('A', 1, { tied: 2 }), rowOf('C', 3)])];
    expect(table(equal)).toEqual(['1 A 8.5', '1 B 8.5', '3 C 5']);
  });

  it('is ordered by bounties where the rules say so', () => {
    const rows = [rowOf('A', 1, { tied: 2 }), rowOf('B', 1, { tied: 2, bounties: 3 }), rowOf('C', 3)];
    expect(table([sheetOf(1, rows)], { ranking: ['points', 'bounties'] })).toEqual(['1 B 8.5', '2 A 8.5', '3 C 5']);
  });

  it('takes adjustments, of merged players too', () => {
    const adjustments = [
      { competitor: 'X', points: parsePoints('-4.5'), reason: 'late' },
      { competitor: 'C', points: parsePoints('20'), reason: 'helped' },
    ];
    const survivorOf = (recorded: string): string => (recorded === 'X' ? 'A' : recorded);
    expect(table([sheetOf(1, 'ABC')], { adjustments, survivorOf })).toEqual(['1 C 25', '2 B 7', '3 A 5.5']);
  });

  it('computes anew only whom a correction concerns', () => {
    const score = prepareScheme(schemeOf());
    const before = computeStandings(basisOf(sheets, { score, selection }));
    const after = computeStandings({ ...before.basis, sheets: sheets.with(2, sheetOf(3, 'BDHAF')) }, before);
    const same = after.ranked
      .filter(({ tally }) => before.byCompetitor.get(tally.competitor)?.tally === tally)
      .map(({ tally }) => tally.competitor);
    expect(same.sort()).toEqual(['C', 'E', 'G']);
    expect(shown(after)).toEqual(table(sheets.with(2, sheetOf(3, 'BDHAF')), { selection }));
  });
});

describe('why a rank changed', () => {
  const before = computeStandings(basisOf([sheetOf(1, 'ABCD'), sheetOf(2, 'BACD'), sheetOf(3, 'ACBD')]));
  const changes = (after: Standings) =>
    findRankChanges(before, after).map(({ competitor, rankBefore, rankAfter, own, passed, passedBy }) => ({
      competitor,
      ranks: [rankBefore, rankAfter],
      own: own.map(({ tournament, pointsBefore, pointsAfter }) => [tournament, pointsBefore, pointsAfter]),
      passed,
      passedBy,
    }));

  it('names own results, who passed and whom one passed', () => {
    const after = computeStandings({ ...before.basis, sheets: before.basis.sheets.with(2, sheetOf(3, 'BCAD')) }, before);
    expect(changes(after)).toEqual([
      { competitor: 'B', ranks: [2, 1], own: [['T3', 50_000n, 100_000n]], passed: ['A'], passedBy: [] },
      { competitor: 'A', ranks: [1, 2], own: [['T3', 100_000n, 50_000n]], passed: [], passedBy: ['B'] },
    ]);
  });

  it('names nothing of one’s own where only others changed', () => {
    const after = computeStandings({ ...before.basis, adjustments: [{ competitor: 'A', points: -200_000n, reason: 'late' }] }, before);
    expect(changes(after)).toEqual([
      { competitor: 'B', ranks: [2, 1], own: [], passed: ['A'], passedBy: [] },
      { competitor: 'C', ranks: [3, 2], own: [], passed: ['A'], passedBy: [] },
      { competitor: 'D', ranks: [4, 3], own: [], passed: ['A'], passedBy: [] },
      { competitor: 'A', ranks: [1, 4], own: [], passed: [], passedBy: ['B', 'C', 'D'] },
    ]);
  });

  it('names a newcomer who stands ahead, and who left the table', () => {
    const more = computeStandings({ ...before.basis, adjustments: [{ competitor: 'E', points: 250_000n, reason: 'helped' }] }, before);
    expect(more.byCompetitor.get('E')?.rank).toBe(2);
    expect(explainRankChange(before, more, 'B')).toMatchObject({ rankBefore: 2, rankAfter: 3, own: [], passedBy: ['E'], passed: [] });
    expect(explainRankChange(more, before, 'B')).toMatchObject({ rankBefore: 3, rankAfter: 2, own: [], passedBy: [], passed: ['E'] });
    expect(explainRankChange(before, more, 'E')).toMatchObject({ rankBefore: null, rankAfter: 2, passedBy: [], passed: [] });
  });

  it('names nobody where nothing changed', () => {
    expect(changes(computeStandings(before.basis, before))).toEqual([]);
  });
});
