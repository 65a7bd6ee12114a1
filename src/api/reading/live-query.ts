/**
 * An endless answer to a subscription: told that something changed, it reads what is new when the client takes the next one.
 * Nothing is buffered but what one reading gives, so a slow client costs no memory: it sees fewer, newer answers.
 * May import: nothing.
 */
export class LiveQuery<Answer> implements AsyncIterableIterator<Answer> {
  private readonly unfollow: () => void;
  private answers: readonly Answer[] = [];
  private given = 0;
  private due = true;
  private over = false;
  private wake: () => void = () => undefined;

  /**
   * @param follow calls back at each change, and gives the way to stop that
   * @param read gives what is new since it was last asked, the first time at once; nothing when there is none. When it throws, the answer ends
   */
  constructor(
    follow: (changed: () => void) => () => void,
    private readonly read: () => readonly Answer[] | Promise<readonly Answer[]>,
  ) {
    this.unfollow = follow(() => {
      this.due = true;
      this.wake();
    });
  }

  async next(): Promise<IteratorResult<Answer>> {
    while (!this.over) {
      if (this.given < this.answers.length) return { done: false, value: this.answers[this.given++]! };
      if (this.due) {
        this.due = false;
        this.given = 0;
        try {
          this.answers = await this.read();
        } catch {
          return this.return();
        }
      } else {
        await new Promise<void>((resolve) => (this.wake = resolve));
      }
    }
    return { done: true, value: undefined };
  }

  return(): Promise<IteratorResult<Answer>> {
    this.over = true;
    this.unfollow();
    this.wake();
    return Promise.resolve({ done: true, value: undefined });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
