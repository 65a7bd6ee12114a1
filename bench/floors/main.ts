import { runCommand } from '../../src/cli/run-command.js';
import { load } from './load.js';

process.exitCode = await runCommand('npm run load --', load, process.argv.slice(2), { out: process.stdout, err: process.stderr });
