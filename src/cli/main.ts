/**
 * `tapis`: finds the command, runs it, and prints any error in one line.
 * A command is loaded when it is called, so that a short one starts fast.
 */
import { StoreError } from '../store/event-store.js';
import { describeSystemError } from '../store/shortage.js';
import { CliError, UsageError, type CliCommand, type Io } from './command.js';
import { whileLoading } from './loading-heap.js';
import { guarded } from './terminal.js';
import { lookUp } from '../../events/look-up.js';

const commands: Readonly<Record<string, { readonly summary: string; readonly load: () => Promise<CliCommand> }>> = {
  serve: { summary: 'serve the GraphQL API on an embedded store, or on KurrentDB', load: async () => (await import('./serve.js')).serve },
  demo: { summary: 'play a club night through the API and show its standings', load: async () => (await import('./demo.js')).demo },
  load: { summary: 'load a running server with invented floors, and time its answers', load: async () => (await import('./load.js')).load },
  import: {
    summary: 'import hands from PHH files into a tournament',
    load: async () => (await import('./import.js')).importHands,
  },
  'import-results': {
    summary: 'import results of tournaments from CSV at a running server',
    load: async () => (await import('./import-results.js')).importResults,
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
  chips: { summary: 'print the chip ledger of a tournament', load: async () => (await import('./chips.js')).chips },
  season: { summary: 'compute the table of a season from result sheets', load: async () => (await import('./season.js')).season },
  conform: { summary: 'check the rules against recorded hands, deals and seasons', load: async () => (await import('./conform.js')).conform },
  'draw-seats': {
    summary: 'repeat a seat draw from its recorded seed',
    load: async () => (await import('./draw-seats.js')).drawSeatsAgain,
  },
  rules: { summary: 'show what each rulebook decides, and where two differ', load: async () => (await import('./rules.js')).rules },
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
       tapis --version

The backend of live poker tournaments. It records events, judges hands by a rulebook and shows standings.

Commands
${Object.entries(commands)
  .map(([name, { summary }]) => `  ${name.padEnd(16)}${summary}`)
  .join('\n')}

"tapis COMMAND --help" explains a command. Exit codes: 0 done, 1 failed or something differs, 2 wrong use.
`;

/** Runs the program with its arguments. @returns the exit code */
export async function main(args: readonly string[], given: Io = { out: process.stdout, err: process.stderr }): Promise<number> {
  if (given.out === process.stdout) process.stdout.on('error', endWithOutput);
  const io = guarded(given);
  // Whatever a command writes (events, names, secrets, exports) is for the account that runs it.
  process.umask(0o077);
  const [name, ...rest] = args;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    (name === undefined ? io.err : io.out).write(help);
    return name === undefined ? 2 : 0;
  }
  if (name === '--version' || name === '-V') {
    const { readProgramVersion } = await import('../app/program-version.js');
    io.out.write(`${readProgramVersion()}\n`);
    return 0;
  }
  const entry = lookUp(commands, name);
  if (entry === undefined) {
    io.err.write(`tapis: there is no command "${name}"; "tapis --help" lists the commands\n`);
    return 2;
  }
  const command = await whileLoading(entry.load);
  if (rest.includes('--help') || rest.includes('-h')) {
    io.out.write(command.help);
    return 0;
  }
  try {
    return await command.run(rest, io);
  } catch (error) {
    return explain(name, error, io);
  }
}

function explain(name: string, error: unknown, io: Io): number {
  if (error instanceof UsageError || isParseError(error)) {
    // Of what parseArgs says, the first sentence names the option; the rest explains its quoting.
    const said = (error as Error).message.split(/\.\s/)[0]!;
    io.err.write(`tapis ${name}: ${ambiguous(said) ?? said}; "tapis ${name} --help" explains\n`);
    return 2;
  }
  if (error instanceof StoreError || error instanceof CliError) {
    io.err.write(`tapis ${name}: ${error.message} (${error.code})\n`);
    return 1;
  }
  const known = error instanceof Error ? lookUp(knownErrors, error.name) : undefined;
  if (known !== undefined) {
    const { message, code } = error as Error & { code?: string };
    io.err.write(`tapis ${name}: ${message.replaceAll('\n', ' ')} (${code ?? known})\n`);
    return 1;
  }
  // A disk that is full, a file that may not be read, too many open files: what the system says is clear.
  if ((error as NodeJS.ErrnoException | null)?.syscall !== undefined) {
    io.err.write(`tapis ${name}: ${describeSystemError(error as NodeJS.ErrnoException)} (SYSTEM_ERROR)\n`);
    return 1;
  }
  throw error;
}

/** What is meant where `parseArgs` takes a value such as -1 for another option. */
function ambiguous(message: string): string | null {
  const option = /^Option '(?:-\w, )?(--[\w-]+)(?![\w-])[^']*' argument is ambiguous/.exec(message)?.[1];
  return option === undefined
    ? null
    : `${option} is followed by what looks like an option; write a value that begins with "-" as ${option}=VALUE`;
}

/** Errors whose message is for a person, by name: loading their classes here would slow every start. The code is for those without one. */
const knownErrors: Readonly<Record<string, string>> = {
  UnreadableEvent: 'EVENT_UNREADABLE',
  PhhError: 'PHH_UNREADABLE',
  ViewError: 'VIEW_FAILED',
  TreeKeyError: 'TREE_KEY_UNREADABLE',
};

/** A reader that stops reading, such as `head`, is not an error. A disk that is full is one, and nothing more can be printed. */
function endWithOutput(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit(0);
  process.stderr.write(`tapis: what is printed can't be written: ${describeSystemError(error)} (OUTPUT_NOT_WRITABLE)\n`);
  process.exit(1);
}

/** What `parseArgs` throws for an unknown or misused option. */
function isParseError(error: unknown): boolean {
  return String((error as NodeJS.ErrnoException | null)?.code).startsWith('ERR_PARSE_ARGS');
}
