/** The messages and bytes that a WebSocket may still send: it earns an amount per second, and saves up to two seconds' worth. */
import type { Limits } from '../request/limits.js';

/** The most that can be saved, in seconds' worth. */
const SAVED_SECONDS = 2;

export class MessageAllowance {
  #messages: number;
  #bytes: number;
  #earnedAt: number;

  /** @param now milliseconds of a monotonic clock */
  constructor(
    private readonly limits: Pick<Limits, 'messagesPerSecond' | 'bytesPerSecond'>,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.#messages = SAVED_SECONDS * limits.messagesPerSecond;
    this.#bytes = SAVED_SECONDS * limits.bytesPerSecond;
    this.#earnedAt = now();
  }

  /** Spends bytes and messages. @param factor multiplies the allowance @returns false when it is used up */
  spend(messages: number, bytes: number, factor: number): boolean {
    const { messagesPerSecond, bytesPerSecond } = this.limits;
    const now = this.now();
    const seconds = (now - this.#earnedAt) / 1_000;
    this.#earnedAt = now;
    this.#messages = Math.min(SAVED_SECONDS * messagesPerSecond, this.#messages + seconds * messagesPerSecond) - messages / factor;
    this.#bytes = Math.min(SAVED_SECONDS * bytesPerSecond, this.#bytes + seconds * bytesPerSecond) - bytes / factor;
    return this.#messages >= 0 && this.#bytes >= 0;
  }
}
