/**
 * When requests are meant to be sent: at random, independent moments (exponential gaps), from a seed.
 */
import { randomFrom } from '../../src/simulate/random.js';

/** The next moment each time it is called, in milliseconds since the load began. */
export type Arrivals = () => number;

/** @param from the moment after which the first one comes @param everyMs the mean gap between two */
export function makeArrivals(seed: number, from: number, everyMs: number): Arrivals {
  const random = randomFrom(seed);
  let at = from;
  return () => (at += -Math.log(1 - random()) * everyMs);
}
