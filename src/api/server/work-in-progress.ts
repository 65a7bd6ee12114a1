/** Running requests, and how the server stops: nothing new starts, and running ones finish, up to a deadline. */
export class WorkInProgress {
  #count = 0;
  #stopping = false;
  #idle: () => void = () => undefined;

  /** The number of running requests. */
  get count(): number {
    return this.#count;
  }

  /** Whether nothing new may start. */
  get stopping(): boolean {
    return this.#stopping;
  }

  /** Starts a request. @returns a function to call when it is answered or given up; repeated calls do nothing */
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

  /** Stops new requests. Resolves when all are answered, or at the deadline. */
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
