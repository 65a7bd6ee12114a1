/** Runs one command, and prints its error in one line. */
import { StoreError } from '../store/event-store.js';
import { describeSystemError } from '../store/shortage.js';
import { CliError, UsageError, type CliCommand, type Io } from './command.js';
import { lookUp } from '../../events/look-up.js';

/**
 * Runs a command with its arguments.
 * @param called its name, such as `tapis serve`, for errors
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

/** The known option nearest to an unknown one; empty for none, or for another error. */
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
    // The first sentence of a parseArgs error names the option; the rest explains quoting.
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
  // A system error, such as a full disk or a denied file, has a clear message.
  if ((error as NodeJS.ErrnoException | null)?.syscall !== undefined) {
    io.err.write(`${called}: ${describeSystemError(error as NodeJS.ErrnoException)} (SYSTEM_ERROR)\n`);
    return 1;
  }
  throw error;
}

/** The explanation when `parseArgs` takes a value such as -1 for another option. */
function ambiguous(message: string): string | null {
  const option = /^Option '(?:-\w, )?(--[\w-]+)(?![\w-])[^']*' argument is ambiguous/.exec(message)?.[1];
  return option === undefined
    ? null
    : `${option} is followed by what looks like an option; write a value that begins with "-" as ${option}=VALUE`;
}

/** Errors with messages for users, by name: importing their classes would slow every start. The code is for those without one. */
const knownErrors: Readonly<Record<string, string>> = {
  UnreadableEvent: 'EVENT_UNREADABLE',
  PhhError: 'PHH_UNREADABLE',
  ViewError: 'VIEW_FAILED',
  TreeKeyError: 'TREE_KEY_UNREADABLE',
};

/** An error of `parseArgs` about an unknown or misused option. */
function isParseError(error: unknown): boolean {
  return String((error as NodeJS.ErrnoException | null)?.code).startsWith('ERR_PARSE_ARGS');
}
