/** Passes Nest's messages on to Tapis's log. */
import type { LoggerService } from '@nestjs/common';

interface Log {
  error(details: object, message: string): void;
  warn?(details: object, message: string): void;
  debug?(details: object, message: string): void;
}

/** Under this name Nest logs a start-up error before it throws it. */
const THROWN_ANYWAY = 'ExceptionHandler';

export class NestLogger implements LoggerService {
  constructor(private readonly target: Log) {}

  /** Lists the parts and routes, a line each, at every start. */
  readonly log = (message: unknown, context?: unknown): void => this.target.debug?.({ context }, String(message));

  readonly debug = this.log;
  readonly verbose = this.log;

  readonly warn = (message: unknown, context?: unknown): void => this.target.warn?.({ context }, String(message));

  readonly error = (message: unknown, ...further: readonly unknown[]): void => {
    const context = further.at(-1);
    if (context === THROWN_ANYWAY) return;
    const said = message instanceof Error ? message.message : String(message);
    this.target.error({ context, stack: further.length > 1 ? further[0] : undefined }, said);
  };

  readonly fatal = this.error;
}
