/**
 * Wrong tokens and wrong codes of pairings, counted per address: the first few are answered at once, then the address has to wait ever longer.
 * The right token or code is never asked about here, so nobody behind the same address is locked out.
 */

interface Attempts {
  count: number;
  /** When the count is forgotten, by the clock. */
  until: number;
}

/** Addresses that are remembered; those that tried longest ago are forgotten first. */
const REMEMBERED = 10_000;
const WINDOW_MS = 60_000;
const LONGEST_MS = 3_600_000;

export class TokenAttempts {
  readonly #attempts = new Map<string, Attempts>();

  /**
   * @param allowed wrong tokens or codes in a minute that are answered without a wait
   * @param log gets one line for the 1st, 10th, 100th … wrong token or code of an address
   * @param now milliseconds of a clock that only goes forward
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

  /** How many addresses are remembered. */
  get size(): number {
    return this.#attempts.size;
  }
}
