/**
 * Runs one command, and prints any error of it in one line.
 */
import { StoreError } from '../store/event-store.js';
import { describeSystemError } from '../store/shortage.js';
import { CliError, UsageError, type CliCommand, type Io } from './command.js';
import { lookUp } from '../../events/look-up.js';

/**
 * Runs a command with its arguments.
 * @param called how it was called, such as `tapis serve`, for its errors
 * @returns the exit code
 */
export async function runCommand(called: string, command: CliCommand, args: readonly string[], io: Io): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    io.out.write(command.help);
    return 0;
  }
  try {
    return await command.run(args, io);
  } catch (error) {
    return explain(called, error, io, await hintFor(error, command));
  }
}

/** The option that is nearest to one that there is not; empty where none is near, or something else is wrong. */
async function hintFor(error: unknown, { options }: CliCommand): Promise<string> {
  if ((error as NodeJS.ErrnoException | null)?.code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return '';
  const typed = /'--([\w-]+)/.exec((error as Error).message)?.[1];
  if (typed === undefined) return '';
  const { nearestWord } = await import('./suggestions.js');
  const flags = Object.entries(options).flatMap(([flag, { secret }]) => (secret === true ? [] : [flag]));
  const meant = nearestWord(typed, flags);
  return meant === undefined ? '' : `; did you mean --${meant}?`;
}

function explain(called: string, error: unknown, io: Io, hint: string): number {
  if (error instanceof UsageError || isParseError(error)) {
    // Of what parseArgs says, the first sentence names the option; the rest explains its quoting.
    const said = (error as Error).message.split(/\.\s/)[0]!;
    io.err.write(`${called}: ${ambiguous(said) ?? said}${hint === '' ? ';' : hint} "${called} --help" explains\n`);
    return 2;
  }
  if (error instanceof StoreError || error instanceof CliError) {
    io.err.write(`${called}: ${error.message} (${error.code})\n`);
    return 1;
  }
  const known = error instanceof Error ? lookUp(knownErrors, error.name) : undefined;
  if (known !== undefined) {
    const { message, code } = error as Error & { code?: string };
    io.err.write(`${called}: ${message.replaceAll('\n', ' ')} (${code ?? known})\n`);
    return 1;
  }
  // A disk that is full, a file that may not be read, too many open files: what the system says is clear.
  if ((error as NodeJS.ErrnoException | null)?.syscall !== undefined) {
    io.err.write(`${called}: ${describeSystemError(error as NodeJS.ErrnoException)} (SYSTEM_ERROR)\n`);
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

/** What `parseArgs` throws for an unknown or misused option. */
function isParseError(error: unknown): boolean {
  return String((error as NodeJS.ErrnoException | null)?.code).startsWith('ERR_PARSE_ARGS');
}
