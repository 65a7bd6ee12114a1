/**
 * What a command of `tapis` is, and what it may write to.
 * May import: nothing.
 */

/** Where a command writes: results to `out`, progress and errors to `err`. */
export interface Io {
  readonly out: NodeJS.WritableStream & { readonly columns?: number };
  readonly err: NodeJS.WritableStream & { readonly isTTY?: boolean };
}

export interface CliCommand {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** The whole help text. */
  readonly help: string;
  /** Runs the command. @returns the exit code */
  run(args: readonly string[], io: Io): Promise<number>;
}

/** A wrong use of a command: the message goes to stderr with a hint at `--help`, exit code 2. */
export class UsageError extends Error {}

/** Something that the command can't do, in one sentence for a person; exit code 1. */
export class CliError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}
