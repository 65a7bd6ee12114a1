import { firstEdition } from '../../events/editions.js';
import { chosenSeed } from '../property-seed.js';
import { soakHand, type SoakedHand } from '../../bench/soak/hand-stream.js';
import type { HandEvent } from '../../events/hand.js';
import { TournamentId } from '../../events/ids.js';
import { planHand } from '../../src/phh/hand-plan.js';
import { readPhh } from '../../src/phh/phh.js';
import { PhhError } from '../../src/phh/phh-error.js';
import { playPlan } from '../../src/phh/play-plan.js';
import { writePhh } from '../../src/phh/write-phh.js';
import { times } from '../sizes.js';

/** As `npm run soak` does a million times: each hand from its seed. A failure names its seed; `npm run soak -- --runs 1 --from SEED` repeats it. */
const RUNS = times(10_000);
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

  it('are written as Poker Hand History that plays to the same stacks, or not at all', () => {
    const written = hands.slice(0, 1000).filter((hand) => {
      const text = phhOf(hand);
      if (text === null) return false;
      expect(stacksAfter(text, hand.events)).toEqual(stacksIn(hand.events));
      return true;
    });
    expect(written.length).toBeGreaterThan(300);
  });

  it('are the same from the same seed', () => {
    const again = soakHand(first + 7, { schemas: true });
    expect(again.events).toEqual(hands[7]?.events);
  });
});

/** Null where the standard can't say what happened. */
function phhOf({ events }: SoakedHand): string | null {
  try {
    return writePhh(events);
  } catch (error) {
    if (error instanceof PhhError) return null;
    throw error;
  }
}

/** Under the hand's own book: another may not let a player who has checked raise an all-in that is short. */
function stacksAfter(text: string, [start]: readonly HandEvent[]): unknown {
  const [read] = readPhh(text, 'soak');
  const rulebook = start?.type === 'HandStarted' ? start.data.rulebook : firstEdition('none');
  const plan = planHand(read!, { tournamentId: TournamentId.parse('night'), rulebook });
  return stacksIn(playPlan(plan).events);
}

function stacksIn(events: readonly HandEvent[]): unknown {
  const completed = events.find((event) => event.type === 'HandCompleted');
  return completed?.data.results.map(({ seat, stackAfter }) => [seat, stackAfter]);
}
