import { chosenSeed } from './property-seed.js';
import { soakHand, type SoakedHand } from '../bench/soak/hand-stream.js';

/** As `npm run soak` does a million times: each hand from its seed. A failure names its seed; `npm run soak -- --runs 1 --from SEED` repeats it. */
const RUNS = 10_000;
const WITH_SCHEMAS = 500;
const first = chosenSeed();

describe(`random hands with errors, incidents and rulings, seeds ${first} to ${first + RUNS - 1}`, () => {
  const hands: SoakedHand[] = [];

  it(`all end, with all chips and no card in two places (${RUNS} hands)`, () => {
    for (let k = 0; k < RUNS; k++) hands.push(soakHand(first + k, { schemas: k < WITH_SCHEMAS }));
    expect(hands.length).toBe(RUNS);
  });

  it('end in each of the three ways', () => {
    const endings = Map.groupBy(hands, ({ ending }) => ending);
    for (const ending of ['completed', 'cancelled', 'replayed'] as const)
      expect(endings.get(ending)?.length ?? 0).toBeGreaterThan(RUNS / 100);
  });

  it('are the same from the same seed', () => {
    const again = soakHand(first + 7, { schemas: true });
    expect(again.events).toEqual(hands[7]?.events);
  });
});
