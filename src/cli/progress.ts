/** Progress of a long run: one overwritten line on a terminal, occasional lines elsewhere. */
import type { Io } from './command.js';
import { unguarded } from './terminal.js';

/** The time between two lines, in milliseconds: on a terminal, and elsewhere. */
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

  /** Milliseconds since its construction. */
  get elapsedMs(): number {
    return Math.max(1, Date.now() - this.#begun);
  }

  /** Shows the line, unless the last one is too recent. */
  show(line: () => string): void {
    const terminal = this.#io.err.isTTY === true;
    const now = Date.now();
    if (now - this.#last < (terminal ? EVERY_MS.terminal : EVERY_MS.log)) return;
    this.#last = now;
    if (terminal) this.#clearLine();
    this.#io.err.write(terminal ? line() : `${line()}\n`);
    this.#shown = terminal;
  }

  /** Prints a permanent line above the progress line. */
  say(line: string): void {
    this.clear();
    this.#io.err.write(`${line}\n`);
  }

  /** Removes the progress line before other output. */
  clear(): void {
    if (this.#shown) this.#clearLine();
    this.#shown = false;
  }

  #clearLine(): void {
    unguarded(this.#io.err).write(CLEAR_LINE);
  }
}

/** The rate per second, a whole number in groups of three digits. */
export function perSecond(count: number, elapsedMs: number): string {
  return Math.round((count * 1000) / elapsedMs).toLocaleString('en');
}
