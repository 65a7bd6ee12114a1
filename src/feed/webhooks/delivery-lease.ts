/**
 * Which node delivers webhooks. The one that holds the lease renews it in the store; another takes it over when it has seen it unchanged for
 * longer than any request of the holder lasts. No clock is compared with another's.
 */
import { randomUUID } from 'node:crypto';
import type { StoreFacts } from '../../store/store-facts.js';
import { ANSWER_WITHIN_MS } from './poster.js';

/** The holder renews it this often, and others look this often. Milliseconds. */
export const RENEW_EVERY_MS = 4_000;
/** The holder makes no new request when its last renewal is older than this. Milliseconds. */
const HELD_FOR_MS = 12_000;
/** After this time unchanged, every request of a lost holder is over. Milliseconds. */
const LOST_AFTER_MS = HELD_FOR_MS + ANSWER_WITHIN_MS + 3_000;

export class DeliveryLease {
  readonly #node = randomUUID();
  #turn = 0;
  #mine: string | null = null;
  #renewedAt = 0;
  #seen: { readonly text: string | null; readonly at: number } | null = null;

  /**
   * @param facts where it is kept; undefined when only this program uses the store, which then holds it always
   * @param elapsed milliseconds of a monotonic clock
   */
  constructor(
    private readonly facts: StoreFacts | undefined,
    private readonly elapsed: () => number = () => performance.now(),
  ) {}

  isHeld(): boolean {
    return this.facts === undefined || (this.#mine !== null && this.elapsed() - this.#renewedAt < HELD_FOR_MS);
  }

  /** Renews it, or takes it over when nobody holds it. @throws StoreError */
  async renew(): Promise<void> {
    const { facts, elapsed } = this;
    if (facts === undefined) return;
    const text = await facts.read('webhooks');
    if (text !== this.#mine || text === null) {
      this.#mine = null;
      if (this.#seen === null || this.#seen.text !== text) this.#seen = { text, at: elapsed() };
      if (text !== null && text !== FREE && elapsed() - this.#seen.at < LOST_AFTER_MS) return;
    }
    const [begun, next] = [elapsed(), `${this.#node} ${(this.#turn += 1)}`];
    if (!(await facts.write('webhooks', next, text))) return;
    this.#mine = next;
    this.#renewedAt = begun;
  }

  /** Lets another node take it at once. */
  async release(): Promise<void> {
    const mine = this.#mine;
    this.#mine = null;
    if (mine !== null) await this.facts?.write('webhooks', FREE, mine);
  }
}

const FREE = 'free';
