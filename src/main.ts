/** The entry point for Nest's own tools: the same as `tapis serve`, with the same options. */
import { main } from './cli/main.js';

process.exitCode = await main(['serve', ...process.argv.slice(2)]);
