/** The time of the server, from the sample with the best round trip. It does not follow the machine's clock, which may be wrong or be set. */

/** A sample is replaced by a slower one after this time, because clocks drift. Milliseconds. */
const SAMPLE_LASTS_MS = 120_000;
/** When the machine's two clocks differ by this, it has slept or was set. Milliseconds. */
const SLEPT_MS = 1_000;

export interface LocalClocks {
  /** Milliseconds that never jump, but may stand still in sleep. */
  readonly steady: () => number;
  /** Milliseconds since 1970, which may jump. */
  readonly wall: () => number;
}

export class ServerTime {
  #offset: number;
  #roundTrip = Number.POSITIVE_INFINITY;
  #sampledAt = Number.NEGATIVE_INFINITY;
  #difference: number;

  constructor(private readonly clocks: LocalClocks) {
    this.#difference = clocks.wall() - clocks.steady();
    this.#offset = this.#difference;
  }

  /** Milliseconds since 1970; that of the machine before the first sample. */
  now(): number {
    return this.clocks.steady() + this.#offset;
  }

  /** Whether there has been a sample since the start or the last sleep. */
  get isKnown(): boolean {
    return this.#roundTrip !== Number.POSITIVE_INFINITY;
  }

  /** @param sentAt steady, as the request went out @param serverNow the time in its answer, which has just come */
  sample(sentAt: number, serverNow: number): void {
    const receivedAt = this.clocks.steady();
    const roundTrip = receivedAt - sentAt;
    if (roundTrip > this.#roundTrip && receivedAt - this.#sampledAt < SAMPLE_LASTS_MS) return;
    this.#roundTrip = roundTrip;
    this.#sampledAt = receivedAt;
    this.#offset = serverNow + roundTrip / 2 - receivedAt;
  }

  /** Whether the machine has slept or its clock was set since the last call. If so, the time of the sleep is added, and a new sample is due. */
  hasSlept(): boolean {
    const difference = this.clocks.wall() - this.clocks.steady();
    const slept = difference - this.#difference;
    if (Math.abs(slept) < SLEPT_MS) return false;
    this.#difference = difference;
    // Only a clock that was set goes back.
    if (slept > 0) this.#offset += slept;
    this.#roundTrip = Number.POSITIVE_INFINITY;
    return true;
  }
}
