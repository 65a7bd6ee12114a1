/**
 * How many messages and bytes a WebSocket may still send: it earns so much a second, and saves up two seconds' worth.
 */
import type { Limits } from '../request/limits.js';

/** Seconds' worth that may be spent at once. */
const SAVED_SECONDS = 2;

export class MessageAllowance {
  #messages: number;
  #bytes: number;
  #earnedAt: number;

  /** @param now milliseconds of a clock that only goes forward */
  constructor(
    private readonly limits: Pick<Limits, 'messagesPerSecond' | 'bytesPerSecond'>,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.#messages = SAVED_SECONDS * limits.messagesPerSecond;
    this.#bytes = SAVED_SECONDS * limits.bytesPerSecond;
    this.#earnedAt = now();
  }

  /** Takes bytes and messages off. @param factor how many times the usual allowance counts @returns false where it is used up */
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
