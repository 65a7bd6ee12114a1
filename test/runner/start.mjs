/**
 * `npm run jest`: all specs but those that start other processes, or, with `TAPIS_TESTS=all`, these too and the long tests in full. With
 * arguments, it is jest itself.
 */
import { run } from 'jest';

const args = process.argv.slice(2);
const isPart = args.length === 0 && process.env.TAPIS_TESTS !== 'all';
await run(isPart ? ['--selectProjects', 'program'] : args);
