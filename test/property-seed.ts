/**
 * Gives every property test the same seed, so that a run that passed passes again. `TAPIS_SEED=random npm test` explores further,
 * and fast-check prints the seed and the path of what it finds.
 */
import { configureGlobal } from 'fast-check';

const chosen = process.env['TAPIS_SEED'] ?? '20261121';
if (chosen !== 'random') configureGlobal({ seed: Number(chosen) });
