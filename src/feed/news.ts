/** Whether there is something new since somebody looked: at first there may be. One waits, and others tell. */
export class News {
  #isNew = true;
  #wake = (): void => undefined;

  readonly tell = (): void => {
    this.#isNew = true;
    this.#wake();
  };

  /** Waits for news. @returns false where none came in the time, or the wait is over */
  async come(timeoutMs: number, over: AbortSignal): Promise<boolean> {
    if (!this.#isNew && !over.aborted) {
      await new Promise<void>((resolve) => {
        const done = (): void => {
          clearTimeout(timer);
          over.removeEventListener('abort', done);
          resolve();
        };
        const timer = setTimeout(done, timeoutMs);
        over.addEventListener('abort', done);
        this.#wake = done;
      });
    }
    const isNew = this.#isNew;
    this.#isNew = false;
    return isNew;
  }
}
