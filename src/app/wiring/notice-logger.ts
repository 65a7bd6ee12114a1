/**
 * What Nest says, passed on in the way of all that a person should know.
 */
import type { LoggerService } from '@nestjs/common';

/** Under this name Nest logs what a start fails with, before it throws it to whoever started. */
const THROWN_ANYWAY = 'ExceptionHandler';

export class NoticeLogger implements LoggerService {
  constructor(private readonly notice: (line: string) => void) {}

  /** Which parts were made is nothing that a person should know. */
  readonly log = (): void => undefined;

  readonly warn = (message: unknown): void => this.notice(`Nest: ${String(message)}`);

  readonly error = (message: unknown, ...further: readonly unknown[]): void => {
    if (further.at(-1) !== THROWN_ANYWAY) this.notice(`Nest: ${message instanceof Error ? message.message : String(message)}`);
  };
}
