/** The time limit of queries. One timer serves all, so that a fast query needs none. */
import { timedOut } from '../language/api-error.js';
import type { RequestContext } from '../request/request-context.js';

const LOOK_MS = 250;

interface Running {
  readonly endsAt: number;
  readonly end: () => void;
}

export class TimeBudget {
  readonly #running = new Set<Running>();
  #timer: ReturnType<typeof setInterval> | null = null;

  constructor(private readonly milliseconds: number) {}

  /**
   * Returns the outcome of work. @throws ApiError `OPERATION_TIMED_OUT` when it takes too long; then its context tells the rest of the work
   */
  within<Outcome>(context: RequestContext, work: Promise<Outcome>): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      const end = (): void => {
        context.isOver = true;
        reject(timedOut(this.milliseconds));
      };
      const running = { endsAt: performance.now() + this.milliseconds, end };
      this.#running.add(running);
      this.#timer ??= setInterval(() => this.#look(), Math.min(LOOK_MS, this.milliseconds)).unref();
      work.then(
        (outcome) => {
          this.#running.delete(running);
          resolve(outcome);
        },
        (error: unknown) => {
          this.#running.delete(running);
          reject(error);
        },
      );
    });
  }

  #look(): void {
    const now = performance.now();
    for (const running of this.#running) {
      if (running.endsAt > now) break;
      this.#running.delete(running);
      running.end();
    }
    if (this.#running.size > 0 || this.#timer === null) return;
    clearInterval(this.#timer);
    this.#timer = null;
  }
}
