import type { RankChange } from '../season/rank-change.js';
import { rankChangeText } from './season-texts.js';

const names = { nameOf: (id: string) => id, tournamentName: (id: string) => id, places: 2 };
const points = (whole: number): bigint => BigInt(whole) * 10_000n;
const change = (of: Partial<RankChange>): RankChange => ({
  competitor: 'Bea',
  rankBefore: 2,
  rankAfter: 2,
  totalBefore: points(30),
  totalAfter: points(30),
  adjustedBefore: 0n,
  adjustedAfter: 0n,
  own: [],
  passedBy: [],
  passed: [],
  ...of,
});

const inBoth = (of: Partial<RankChange>): readonly string[] => [
  rankChangeText(change(of), names, 'en'),
  rankChangeText(change(of), names, 'fr').replaceAll('\u00a0', ' '),
];

describe('A change of rank in a sentence', () => {
  it.each<[string, Partial<RankChange>, string, string]>([
    ['a step', { rankAfter: 1, totalAfter: 302_500n }, 'Bea: rank 2 → 1, 30.00 → 30.25 points.', 'Bea : rang 2 → 1, 30,00 → 30,25 points.'],
    [
      'the first result',
      { rankBefore: null, totalBefore: null, rankAfter: 1 },
      'Bea: enters at rank 1, 30.00 points.',
      'Bea : entre au 1er rang, 30,00 points.',
    ],
    [
      'the last result taken out',
      { rankAfter: null, totalAfter: null },
      'Bea: no longer has a rank (2 before), 30.00 points.',
      'Bea : n’a plus de rang (2 avant), 30,00 points.',
    ],
    [
      'too few results for a rank',
      { rankBefore: null, rankAfter: null },
      'Bea: without a rank, 30.00 points.',
      'Bea : sans rang, 30,00 points.',
    ],
    [
      'an adjustment of one point',
      { adjustedAfter: points(1), totalAfter: points(31) },
      'Bea: rank 2, 30.00 → 31.00 points. Adjustment: 0.00 → 1.00 point.',
      'Bea : rang 2, 30,00 → 31,00 points. Ajustement : 0,00 → 1,00 point.',
    ],
  ])('says %s', (_what, of, en, fr) => {
    expect(inBoth(of)).toEqual([en, fr]);
  });

  it('says which results became others', () => {
    const result = { tournament: 'Night 2', countedBefore: true, countedAfter: true, isAnotherResult: true };
    const own = [
      { ...result, pointsBefore: null, pointsAfter: points(5) },
      { ...result, pointsBefore: points(5), pointsAfter: null },
      { ...result, pointsBefore: points(5), pointsAfter: points(4) },
      { ...result, pointsBefore: points(5), pointsAfter: points(5), isAnotherResult: false, countedAfter: false },
    ];
    expect(inBoth({ own, passedBy: ['Anna'] })).toEqual([
      'Bea: rank 2, 30.00 points. Night 2: 5.00 points. Night 2: 5.00 points no longer. Night 2: 5.00 → 4.00 points. Night 2 is dropped now. Now ahead: Anna.',
      'Bea : rang 2, 30,00 points. Night 2 : 5,00 points. Night 2 : 5,00 points en moins. Night 2 : 5,00 → 4,00 points. Night 2 est désormais écarté. Désormais devant : Anna.',
    ]);
  });
});
