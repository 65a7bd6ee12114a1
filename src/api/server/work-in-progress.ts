/**
 * What is being answered, and how the server stops: nothing new begins, what was begun is finished, up to a deadline.
 */
export class WorkInProgress {
  #count = 0;
  #stopping = false;
  #idle: () => void = () => undefined;

  /** How many requests are being answered. */
  get count(): number {
    return this.#count;
  }

  /** Whether nothing new may begin. */
  get stopping(): boolean {
    return this.#stopping;
  }

  /** A request begins. @returns what to call when it is answered or given up; further calls do nothing */
  begin(): () => void {
    this.#count += 1;
    let over = false;
    return () => {
      if (over) return;
      over = true;
      this.#count -= 1;
      if (this.#count === 0) this.#idle();
    };
  }

  /** Lets nothing new begin. Resolves when all is answered, or the time is over. */
  async finish(deadlineMs: number): Promise<void> {
    this.#stopping = true;
    if (this.#count === 0) return;
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      this.#idle = resolve;
      timer = setTimeout(resolve, deadlineMs);
    });
    clearTimeout(timer);
  }
}
