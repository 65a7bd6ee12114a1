/**
 * The entry that Nest's own tools start: the same as `tapis serve`, with the same options.
 */
import { main } from './cli/main.js';

process.exitCode = await main(['serve', ...process.argv.slice(2)]);
