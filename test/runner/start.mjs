/**
 * `npm run jest`: all specs but the long ones of `jest.config.mjs`. With `TAPIS_TESTS=all`, these too, and every test in full. With arguments, it
 * is jest itself.
 */
import { run } from 'jest';

const args = process.argv.slice(2);
const isPart = args.length === 0 && process.env.TAPIS_TESTS !== 'all';
await run(isPart ? ['--selectProjects', 'program'] : args);
