/**
 * Wrong tokens and pairing codes, counted per address: the first few are answered at once, then the address must wait for increasing times.
 * Right tokens and codes never wait, so nobody behind the same address is locked out.
 */

interface Attempts {
  count: number;
  /** When the count is dropped, by the clock. */
  until: number;
}

/** The most addresses remembered; the least recent are forgotten first. */
const REMEMBERED = 10_000;
const WINDOW_MS = 60_000;
const LONGEST_MS = 3_600_000;

export class TokenAttempts {
  readonly #attempts = new Map<string, Attempts>();

  /**
   * @param allowed wrong tokens or codes a minute that are answered without a wait
   * @param log gets a line for the 1st, 10th, 100th … wrong token or code of an address
   * @param now milliseconds of a monotonic clock
   */
  constructor(
    private readonly allowed: number,
    private readonly log: (line: string) => void,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Counts a wrong token or code. @returns the seconds to wait before the next one; 0 for none */
  fail(address: string): number {
    const now = this.now();
    const known = this.#attempts.get(address);
    const attempts = known === undefined || now >= known.until ? { count: 0, until: 0 } : known;
    attempts.count += 1;
    const excess = Math.max(0, Math.ceil(attempts.count / this.allowed) - 2);
    const waitMs = Math.min(LONGEST_MS, WINDOW_MS * 2 ** Math.min(excess, 10));
    attempts.until = now + waitMs;
    this.#attempts.delete(address);
    if (this.#attempts.size >= REMEMBERED) this.#attempts.delete(this.#attempts.keys().next().value!);
    this.#attempts.set(address, attempts);
    if (/^10*$/.test(String(attempts.count))) this.log(`wrong token or code from ${address}: ${attempts.count} lately`);
    return attempts.count <= this.allowed ? 0 : Math.ceil(waitMs / 1_000);
  }

  /** The number of remembered addresses. */
  get size(): number {
    return this.#attempts.size;
  }
}
