/** A snapshot by HTTP that is taken again from time to time, and when the page is shown again. A failure keeps what is there. */
import { batch, signal, type Signal } from '@preact/signals';
import type { Failure, Outcome } from './ask.js';

/** Public tables may be a minute old. Milliseconds. */
const REFRESH_MS = 60_000;

export class Refreshed<Answer> {
  readonly answer: Signal<Answer | null> = signal(null);
  readonly failure: Signal<Failure | null> = signal(null);
  /** When the answer came, in milliseconds since 1970. */
  readonly takenAt: Signal<number> = signal(0);
  #run = 0;

  constructor(private readonly read: () => Promise<Outcome<Answer>>) {}

  start(): void {
    void this.take();
    setInterval(() => !document.hidden && void this.take(), REFRESH_MS);
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden && Date.now() - this.takenAt.peek() > REFRESH_MS) void this.take();
    });
    addEventListener('online', () => void this.take());
  }

  /** Takes it now. A later call wins over an earlier one that is still running. */
  async take(): Promise<void> {
    this.#run += 1;
    const own = this.#run;
    const outcome = await this.read();
    if (own !== this.#run) return;
    batch(() => {
      this.failure.value = 'failure' in outcome ? outcome.failure : null;
      if ('failure' in outcome) return;
      this.answer.value = outcome.answer;
      this.takenAt.value = Date.now();
    });
  }
}
