import type { Qualification } from '../../events/season-schemes.js';
import { basisOf, rowOf, sheetOf } from '../../test/fixtures/seasons.js';
import { formatPoints } from './fixed.js';
import { manchePoints } from './manches.js';
import { carryOver, qualifyFrom } from './stages.js';
import { computeStandings } from './standings.js';

const sheets = [sheetOf(1, [rowOf('A', 1), rowOf('B', 2, { tied: 2 }), rowOf('C', 2, { tied: 2 }), rowOf('D', 4)])];
const tiedAtCut = computeStandings(basisOf(sheets));

describe('a qualification', () => {
  it.each<[Qualification, readonly string[], readonly string[]]>([
    [{ places: 1, tieAtCut: 'official' }, ['A'], []],
    [{ places: 2, tieAtCut: 'all' }, ['A', 'B', 'C'], []],
    [{ places: 2, tieAtCut: 'official' }, ['A'], ['B', 'C']],
    [{ places: 3, tieAtCut: 'official' }, ['A', 'B', 'C'], []],
    [{ places: 9, tieAtCut: 'official' }, ['A', 'B', 'C', 'D'], []],
  ])('%j', (rule, qualified, cut) => {
    expect(qualifyFrom(tiedAtCut, rule)).toEqual({ qualified, cut });
    // Places are counted, whatever numbers the ranks have.
    expect(qualifyFrom(computeStandings(basisOf(sheets, { ranks: 'dense' })), rule)).toEqual({ qualified, cut });
  });

  it('is for nobody without a rank', () => {
    const standings = computeStandings(basisOf([sheetOf(1, 'AB'), sheetOf(2, 'B')], { selection: { count: 'all', minParticipations: 2 } }));
    expect(qualifyFrom(standings, { places: 2, tieAtCut: 'all' }).qualified).toEqual(['B']);
  });
});

describe('what is carried over', () => {
  it.each([
    ['0.5', 0, 'halfUp', ['5', '3']],
    ['0.5', 1, 'halfUp', ['5', '3']],
    ['0.25', 1, 'down', ['2.5', '1.5']],
    ['0.33', 0, 'up', ['4', '2']],
  ] as const)('is the fraction %s, with %d decimals, %s', (fraction, places, mode, points) => {
    const carried = carryOver(tiedAtCut, ['A', 'B'], { fraction, rounding: { places, mode } });
    expect([...carried].map(([, value]) => formatPoints(value, 0))).toEqual(points);
  });

  it('is nothing without a rule, and opens the next table to those who proceed', () => {
    const carried = carryOver(tiedAtCut, ['A', 'B'], undefined);
    const next = computeStandings(basisOf([], { carried }));
    expect(next.ranked.map(({ rank, tally }) => [rank, tally.competitor, tally.total])).toEqual([
      [1, 'A', 0n],
      [1, 'B', 0n],
    ]);
  });
});

describe('manches', () => {
  const table = (number: number, manche: number, teams: string) =>
    sheetOf(
      number,
      teams.split('').map((team, at) => rowOf(`${team.toLowerCase()}${number}`, at + 1, { team })),
      { manche },
    );
  const tables = [table(1, 1, 'KLM'), table(2, 1, 'MKL'), table(3, 2, 'LMK')];
  const standings = (bestMembers?: number) =>
    computeStandings(
      basisOf(tables, { competitorOf: ({ team }) => team, selection: { count: 'all', ...(bestMembers !== undefined && { bestMembers }) } }),
    );
  const shown = (of: ReturnType<typeof standings>) =>
    Object.fromEntries(
      [...manchePoints(of.ranked)].map(([manche, teams]) => [
        manche,
        Object.fromEntries([...teams].map(([team, points]) => [team, Number(points) / 1e4])),
      ]),
    );

  it('give a team the sum of its members', () => {
    expect(shown(standings())).toEqual({ 1: { K: 17, L: 12, M: 15 }, 2: { K: 5, L: 10, M: 7 } });
  });

  it('give a team its best members, where the season says so', () => {
    expect(shown(standings(1))).toEqual({ 1: { K: 10, L: 7, M: 10 }, 2: { K: 5, L: 10, M: 7 } });
    expect(
      standings(1)
        .byCompetitor.get('K')
        ?.tally.dropped.map(({ sheet, row }) => [sheet.id, row.person]),
    ).toEqual([['T2', 'k2']]);
  });
});
