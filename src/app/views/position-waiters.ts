/** Callers that wait for views to reach a position. */

/** `reached`, or why not: a timeout, a stopped view, or a stopped runner. */
export type Waited = 'reached' | 'lagging' | 'failed' | 'stopped';

interface Waiter {
  readonly outcome: () => Waited | null;
  readonly resolve: (waited: Waited) => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

export class PositionWaiters {
  readonly #waiters = new Set<Waiter>();

  get any(): boolean {
    return this.#waiters.size > 0;
  }

  /** Resolves when `check` finds the outcome. */
  wait(outcome: () => Waited | null, timeoutMs: number): Promise<Waited> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.#waiters.delete(waiter);
        resolve('lagging');
      }, timeoutMs);
      const waiter: Waiter = { outcome, resolve, timer };
      this.#waiters.add(waiter);
    });
  }

  check(): void {
    for (const waiter of this.#waiters) {
      const waited = waiter.outcome();
      if (waited === null) continue;
      clearTimeout(waiter.timer);
      this.#waiters.delete(waiter);
      waiter.resolve(waited);
    }
  }
}
