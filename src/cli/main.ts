/** `tapis`: finds the command and runs it. Commands are loaded on demand, so that short ones start fast. */
import { describeSystemError } from '../store/shortage.js';
import { UsageError } from './command-errors.js';
import type { Io } from './command.js';
import type { Commands } from './completion.js';
import { whileLoading } from './loading-heap.js';
import { runCommand } from './run-command.js';
import { guarded } from './terminal.js';
import { lookUp } from '../../events/look-up.js';

const commands: Commands = {
  serve: { summary: 'serve the GraphQL API on an embedded store, or on KurrentDB', load: async () => (await import('./serve.js')).serve },
  demo: { summary: 'play a club night through the API and show its standings', load: async () => (await import('./demo.js')).demo },
  sandbox: {
    summary: 'serve club nights that play by themselves, with a token for each role',
    load: async () => (await import('./sandbox.js')).sandbox,
  },
  import: {
    summary: 'import hands from PHH files into a tournament',
    load: async () => (await import('./import.js')).importHands,
  },
  'import-results': {
    summary: 'import results of tournaments from CSV at a running server',
    load: async () => (await import('./import-results.js')).importResults,
  },
  match: {
    summary: 'list the names that wait in imported results, and say whose they are',
    load: async () => (await import('./match.js')).match,
  },
  export: { summary: 'write events, or hands as PHH, from a store', load: async () => (await import('./export.js')).exportEvents },
  events: { summary: 'print every event of a tournament as a sentence', load: async () => (await import('./events.js')).events },
  replay: { summary: 'print the report of a recorded hand', load: async () => (await import('./replay.js')).replay },
  simulate: {
    summary: 'simulate a whole tournament and check every event',
    load: async () => (await import('./simulate.js')).simulation,
  },
  discipline: {
    summary: 'print the discipline sheets of a tournament',
    load: async () => (await import('./discipline.js')).disciplineSheets,
  },
  dispute: { summary: 'print all that is on record of a dispute', load: async () => (await import('./dispute.js')).dispute },
  cash: { summary: 'print the report of the cash desk of a tournament', load: async () => (await import('./cash.js')).cash },
  chips: { summary: 'print the chip ledger of a tournament', load: async () => (await import('./chips.js')).chips },
  season: { summary: 'compute the table of a season from result sheets', load: async () => (await import('./season.js')).season },
  conform: {
    summary: 'check the rules against recorded hands, deals and seasons',
    load: async () => (await import('./conform.js')).conform,
  },
  'draw-seats': {
    summary: 'repeat a seat draw from its recorded seed',
    load: async () => (await import('./draw-seats.js')).drawSeatsAgain,
  },
  rules: { summary: 'show what each rulebook decides, and where two differ', load: async () => (await import('./rules.js')).rules },
  pair: {
    summary: 'show a code that makes a tablet the desk of a tournament, or the device of a table',
    load: async () => (await import('./pair.js')).pair,
  },
  token: { summary: 'make, list and revoke tokens at a running server', load: async () => (await import('./token.js')).token },
  standings: { summary: 'print where everybody stands, or finished', load: async () => (await import('./standings.js')).standings },
  state: { summary: 'print a tournament as it was at a moment', load: async () => (await import('./state.js')).state },
  'what-if': { summary: 'judge recorded hands again under another rulebook', load: async () => (await import('./what-if.js')).whatIf },
  audit: {
    summary: 'make every decision again and compare it with what is recorded',
    load: async () => (await import('./audit.js')).audit,
  },
  head: { summary: 'print the signed head of the log, for others to keep', load: async () => (await import('./head.js')).head },
  witness: {
    summary: 'keep heads of the log of another server',
    load: async () => (await import('./witness.js')).witness,
  },
  'rotate-key': {
    summary: 'replace the key that signs heads of the log',
    load: async () => (await import('./rotate-key.js')).rotateKey,
  },
  verify: { summary: 'check every hash and every event of a store', load: async () => (await import('./verify.js')).verify },
  doctor: { summary: 'say what is wrong with a data folder, and what to do', load: async () => (await import('./doctor.js')).doctor },
  backup: { summary: 'copy a data folder while its server runs', load: async () => (await import('./backup.js')).backup },
  restore: { summary: 'restore a backup into a new data folder', load: async () => (await import('./restore.js')).restore },
  rebuild: { summary: 'rebuild the views from the events', load: async () => (await import('./rebuild.js')).rebuild },
  erase: { summary: 'erase streams made for deletion from every node of KurrentDB', load: async () => (await import('./erase.js')).erase },
  'erase-name': {
    summary: 'take the name of a player out of evidence bundles',
    load: async () => (await import('./erase-name.js')).eraseName,
  },
  migrate: { summary: 'move a store to KurrentDB, or back into a folder', load: async () => (await import('./migrate.js')).migrate },
};

const help = `Usage: tapis COMMAND [options]
       tapis help COMMAND
       tapis completion bash|zsh|fish
       tapis --version

The backend of live poker tournaments. It records events, judges hands by a rulebook and shows standings.

Commands
${Object.entries(commands)
  .map(([name, { summary }]) => `  ${name.padEnd(16)}${summary}`)
  .join('\n')}

"tapis COMMAND --help" explains a command. Exit codes: 0 done, 1 failed or something differs, 2 wrong use.
`;

/** Runs the program. @returns the exit code */
export async function main(args: readonly string[], given: Io = { out: process.stdout, err: process.stderr }): Promise<number> {
  if (given.out === process.stdout) process.stdout.on('error', endWithOutput);
  const io = guarded(given);
  // Only the account that runs a command may read its files (events, names, secrets, exports).
  process.umask(0o077);
  const [name, ...rest] = args;
  if (name === 'help' && rest[0] !== undefined) return main([rest[0], '--help'], given);
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    (name === undefined ? io.err : io.out).write(help);
    return name === undefined ? 2 : 0;
  }
  if (name === 'completion') return complete(rest[0], io);
  if (name === '--version' || name === '-V') {
    const { readProgramVersion } = await import('../app/program-version.js');
    io.out.write(`${readProgramVersion()}\n`);
    return 0;
  }
  const entry = lookUp(commands, name);
  if (entry === undefined) {
    const { nearestWord } = await import('./suggestions.js');
    const meant = nearestWord(name, Object.keys(commands));
    const hint = meant === undefined ? '' : `did you mean "${meant}"? `;
    io.err.write(`tapis: there is no command "${name}"; ${hint}"tapis --help" lists the commands\n`);
    return 2;
  }
  return runCommand(`tapis ${name}`, await whileLoading(entry.load), rest, io);
}

async function complete(shell: string | undefined, io: Io): Promise<number> {
  const { completionScript } = await import('./completion.js');
  try {
    io.out.write(await completionScript(shell, commands));
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    io.err.write(`tapis: ${error.message}\n`);
    return 2;
  }
}

/** A closed pipe, such as to `head`, is no error. A full disk is, and nothing more can be printed. */
function endWithOutput(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit(0);
  process.stderr.write(`tapis: what is printed can't be written: ${describeSystemError(error)} (OUTPUT_NOT_WRITABLE)\n`);
  process.exit(1);
}
