/**
 * What of the API is written to the log.
 */

/**
 * `error`: bugs, with their stack, and what the store or the views could not do. `warn`: also requests that were turned away for what they
 * asked or who asked. `info`: also what a server says of itself. `debug`: also a line for each request.
 */
export const logLevels = ['error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];

export const defaultLogLevel: LogLevel = 'info';

/** Where bugs are written to. */
export interface ErrorLog {
  error(details: object, message: string): void;
  warn?(details: object, message: string): void;
  /** For lines that are wanted only where somebody looks for something. */
  debug?(details: object, message: string): void;
}
