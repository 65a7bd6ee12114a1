/**
 * The progress of a long run: one line that is overwritten on a terminal, and a line from time to time elsewhere.
 */
import type { Io } from './command.js';
import { unguarded } from './terminal.js';

/** How often it is written, in milliseconds: to a terminal, and to anything else. */
const EVERY_MS = { terminal: 100, log: 5_000 };
const CLEAR_LINE = '\r\u001b[K';

export class Progress {
  readonly #io: Io;
  readonly #begun = Date.now();
  #last = Date.now();
  #shown = false;

  constructor(io: Io) {
    this.#io = io;
  }

  /** Milliseconds since it was made. */
  get elapsedMs(): number {
    return Math.max(1, Date.now() - this.#begun);
  }

  /** Shows the line, unless the last one was shown a moment ago. */
  show(line: () => string): void {
    const terminal = this.#io.err.isTTY === true;
    const now = Date.now();
    if (now - this.#last < (terminal ? EVERY_MS.terminal : EVERY_MS.log)) return;
    this.#last = now;
    if (terminal) this.#clearLine();
    this.#io.err.write(terminal ? line() : `${line()}\n`);
    this.#shown = terminal;
  }

  /** Prints a line that stays, above the progress line. */
  say(line: string): void {
    this.clear();
    this.#io.err.write(`${line}\n`);
  }

  /** Removes the progress line, before something else is written. */
  clear(): void {
    if (this.#shown) this.#clearLine();
    this.#shown = false;
  }

  #clearLine(): void {
    unguarded(this.#io.err).write(CLEAR_LINE);
  }
}

/** How many a second, as a whole number in groups of three digits. */
export function perSecond(count: number, elapsedMs: number): string {
  return Math.round((count * 1000) / elapsedMs).toLocaleString('en');
}
