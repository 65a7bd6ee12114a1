/** Errors of commands. */

/** Wrong usage: the message goes to stderr with a hint to `--help`, exit code 2. */
export class UsageError extends Error {}

/** A failed command, in one sentence; exit code 1. */
export class CliError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}
