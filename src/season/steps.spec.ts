import * as fc from 'fast-check';
import { basisOf, rowOf, schemeOf, sheetOf } from '../../test/fixtures/seasons.js';
import { prepareScheme } from './score.js';
import { computeStandings, computeStandingsInSteps } from './standings.js';
import { finishSteps, sortInSteps } from './steps.js';

describe('a sort in steps', () => {
  it('gives what the library gives, what is equal in its order too', () => {
    const listed = fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 2_000, size: 'max' });
    fc.assert(
      fc.property(listed, (keys) => {
        const values = keys.map((key, at) => ({ key, at }));
        const compare = (a: { key: number }, b: { key: number }): number => a.key - b.key;
        expect(finishSteps(sortInSteps(values, compare))).toEqual(values.toSorted(compare));
      }),
    );
  });

  it('compares no more between two steps however many values there are', () => {
    for (const size of [100, 1_000, 50_000]) {
      let [since, most] = [0, 0];
      const values = Array.from({ length: size }, (_, at) => (at * 7_919) % size);
      const steps = sortInSteps(values, (a, b) => {
        most = Math.max(most, (since += 1));
        return a - b;
      });
      for (; steps.next().done !== true; since = 0);
      expect(most).toBeLessThan(2_100);
    }
  });
});

describe('the table of a season in steps', () => {
  const field = 50;
  const sheets = Array.from({ length: 200 }, (_, s) =>
    sheetOf(
      s + 1,
      Array.from({ length: field }, (_each, at) => rowOf(`p${(s * 31 + at) % 5_000}`, at + 1)),
    ),
  );

  it('is the table, and looks at no more than one sheet or one competitor between two steps', () => {
    let [since, most, steps] = [0, 0, 0];
    const basis = basisOf(sheets, { score: prepareScheme(schemeOf({})) });
    const counting = {
      ...basis,
      competitorOf: (row: Parameters<typeof basis.competitorOf>[0]) => {
        most = Math.max(most, (since += 1));
        return basis.competitorOf(row);
      },
    };
    const computation = computeStandingsInSteps(counting);
    for (;;) {
      const { done, value } = computation.next();
      if (done === true) {
        expect(value.ranked).toEqual(computeStandings(basis).ranked);
        break;
      }
      expect(value).toBeLessThanOrEqual(2_048);
      [since, steps] = [0, steps + 1];
    }
    expect(most).toBeLessThanOrEqual(field);
    expect(steps).toBeGreaterThan(5_000);
  });
});
