/**
 * Why a command of the command line did not do its work.
 */

/** A wrong use of a command: the message goes to stderr with a hint to use `--help`, exit code 2. */
export class UsageError extends Error {}

/** Why a command failed, in one sentence for a person; exit code 1. */
export class CliError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}
