import * as fc from 'fast-check';
import type { Selection } from '../../events/season-schemes.js';
import { basisOf, rowOf, schemeOf, sheetOf } from '../../test/fixtures/seasons.js';
import { explainRankChange, findRankChanges } from './rank-change.js';
import { compareBy } from './ranking.js';
import { prepareScheme } from './score.js';
import type { RowAsCounted, SheetAsCounted } from './sheet.js';
import { computeStandings, type SeasonBasis, type Standings } from './standings.js';

const PLAYERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];

/** Rows of some of the players in a random order, with ties and states. */
const rows: fc.Arbitrary<readonly RowAsCounted[]> = fc
  .tuple(
    fc.shuffledSubarray(PLAYERS, { minLength: 1 }),
    fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
    fc.array(fc.constantFrom('finished', 'finished', 'finished', 'disqualified', 'declassed'), { minLength: 8, maxLength: 8 }),
  )
  .map(([players, isTied, states]) => {
    // Tied rows share the place of the one before.
    const places: number[] = [];
    for (const at of players.keys()) places.push(at > 0 && isTied[at] === true ? (places[at - 1] as number) : at + 1);
    return players.map((player, at) =>
      rowOf(player, places[at] as number, { tied: places.filter((place) => place === places[at]).length, state: states[at] ?? 'finished' }),
    );
  });

/** The tournaments of a season; some are on one day. */
const sheets: fc.Arbitrary<readonly SheetAsCounted[]> = fc
  .array(fc.tuple(rows, fc.integer({ min: 1, max: 5 }), fc.constantFrom('weekly', 'national', null)), { minLength: 1, maxLength: 7 })
  .map((all) => all.map(([of, day, level], at) => sheetOf(at + 1, of, { date: `2026-09-0${day}`, level })));

const selection: fc.Arbitrary<Selection> = fc.record({
  count: fc.oneof(
    fc.constant<'all'>('all'),
    fc.record({ best: fc.integer({ min: 1, max: 5 }) }),
    fc.record({ dropWorst: fc.integer({ min: 1, max: 3 }) }),
  ),
  caps: fc.array(fc.record({ level: fc.constant('weekly'), best: fc.integer({ min: 0, max: 2 }) }), { maxLength: 1 }),
  minParticipations: fc.integer({ min: 1, max: 3 }),
});

const season: fc.Arbitrary<SeasonBasis> = fc
  .tuple(
    sheets,
    selection,
    fc.constantFrom('average', 'best', 'worst'),
    fc.shuffledSubarray(['points', 'wins', 'countback', 'latest', 'bestResult', 'participations'] as const, { minLength: 1 }),
  )
  .map(([of, selection, tiedPlaces, ranking]) =>
    basisOf(of, { selection, ranking, score: prepareScheme(schemeOf({ tiedPlaces, multiplier: { national: '1.5' } })) }),
  );

const shown = ({ ranked }: Standings) =>
  ranked.map(({ rank, tally }) => [rank, tally.competitor, tally.total, tally.counted.map(({ sheet }) => sheet.id), tally.droppedAbsences]);

describe('any season', () => {
  it('has the same table in whatever order its sheets come', () => {
    fc.assert(
      fc.property(
        season.chain((basis) => fc.tuple(fc.constant(basis), fc.shuffledSubarray([...basis.sheets], { minLength: basis.sheets.length }))),
        ([basis, arrived]) => {
          let standings = computeStandings({ ...basis, sheets: [] });
          for (const at of arrived.keys()) standings = computeStandings({ ...basis, sheets: arrived.slice(0, at + 1) }, standings);
          expect(shown(standings)).toEqual(shown(computeStandings(basis)));
        },
      ),
    );
  });

  it('has after a correction the table of the corrected sheets, and before it again when the correction is taken back', () => {
    fc.assert(
      fc.property(season, rows, fc.nat(), (basis, corrected, chosen) => {
        const at = chosen % basis.sheets.length;
        const before = computeStandings(basis);
        const revised = { ...(basis.sheets[at] as SheetAsCounted), rows: corrected };
        const after = computeStandings({ ...basis, sheets: basis.sheets.with(at, revised) }, before);
        expect(shown(after)).toEqual(shown(computeStandings({ ...basis, sheets: basis.sheets.with(at, revised) })));
        expect(shown(computeStandings(basis, after))).toEqual(shown(before));
      }),
    );
  });

  it('has after a merge that is taken back the table of before', () => {
    fc.assert(
      fc.property(season, (basis) => {
        const before = computeStandings(basis);
        const merged = computeStandings({ ...basis, survivorOf: (recorded) => (recorded === 'B' ? 'A' : recorded) }, before);
        expect(merged.byCompetitor.has('B')).toBe(false);
        expect(shown(computeStandings(basis, merged))).toEqual(shown(before));
      }),
    );
  });

  it('gives equals one rank whatever they are called, and a better rank to whoever is ahead', () => {
    fc.assert(
      fc.property(season, ({ ranking, ...basis }) => {
        const compare = compareBy(ranking);
        const { ranked } = computeStandings({ ...basis, ranking });
        for (const a of ranked) {
          for (const b of ranked) {
            expect(Math.sign(compare(a.tally, b.tally))).toBe(-Math.sign(compare(b.tally, a.tally)) + 0);
            if (a.rank !== null && b.rank !== null) expect(Math.sign(a.rank - b.rank)).toBe(Math.sign(compare(a.tally, b.tally)));
          }
          if (a.rank !== null)
            expect(a.rank).toBe(1 + ranked.filter(({ rank, tally }) => rank !== null && compare(tally, a.tally) < 0).length);
        }
      }),
    );
  });

  it('counts no more than its slots, and what it leaves out is no better than what it counts', () => {
    fc.assert(
      fc.property(sheets, fc.integer({ min: 1, max: 5 }), (of, best) => {
        const { ranked } = computeStandings(basisOf(of, { selection: { count: { best } } }));
        for (const { tally } of ranked) {
          const free = tally.counted.filter(({ isNotDroppable }) => !isNotDroppable);
          const undroppable = tally.counted.length - free.length;
          expect(free.length).toBeLessThanOrEqual(Math.max(0, best - undroppable));
          const worst = free.reduce((least, { points }) => (points < least ? points : least), 10n ** 15n);
          for (const { points, isNotDroppable } of tally.dropped) {
            expect(isNotDroppable).toBe(false);
            expect(points <= worst).toBe(true);
          }
        }
      }),
    );
  });

  it('explains passing from both sides alike, and no rank is lost without it', () => {
    fc.assert(
      fc.property(season, rows, (basis, corrected) => {
        const before = computeStandings(basis);
        const revised = { ...(basis.sheets[0] as SheetAsCounted), rows: corrected };
        const after = computeStandings({ ...basis, sheets: basis.sheets.with(0, revised) }, before);
        const changes = new Map(findRankChanges(before, after).map((change) => [change.competitor, change]));
        for (const { competitor, rankBefore, rankAfter, passedBy } of changes.values()) {
          for (const other of passedBy.filter((other) => before.byCompetitor.has(other)))
            expect(explainRankChange(before, after, other).passed).toContain(competitor);
          if (rankBefore !== null && rankAfter !== null && rankAfter > rankBefore) expect(passedBy).not.toEqual([]);
        }
        for (const { tally, rank } of after.ranked)
          if (!changes.has(tally.competitor)) expect(before.byCompetitor.get(tally.competitor)?.rank).toBe(rank);
      }),
    );
  });
});
