/**
 * Gives every property test the same seed, so that a run that passed passes again. `TAPIS_SEED=random npm test` explores further:
 * fast-check prints the seed and the path of what it finds, and random hands name theirs.
 */
import { configureGlobal } from 'fast-check';

const chosen = process.env['TAPIS_SEED'] ?? '20261121';
if (chosen !== 'random') configureGlobal({ seed: Number(chosen) });

/** The first seed of tests that count their own. */
export function chosenSeed(): number {
  return chosen === 'random' ? Math.floor(Math.random() * 2_000_000_000) : Number(chosen);
}
