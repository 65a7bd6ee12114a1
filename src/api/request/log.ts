/** The log of the API. */

/**
 * `error`: bugs with their stack, and failures of the store or the views. `warn`: also refused requests. `info`: also messages of the
 * server itself. `debug`: also a line for each request.
 */
export const logLevels = ['error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];

export const defaultLogLevel: LogLevel = 'info';

/** Where errors are logged. */
export interface ErrorLog {
  error(details: object, message: string): void;
  warn?(details: object, message: string): void;
  /** For lines that are needed only to investigate something. */
  debug?(details: object, message: string): void;
}
