/** The source of a subscription: it notices changes, and reads what is new on request. It buffers only the result of one read. */

/** The result of one read. */
export interface Reading<Answer> {
  readonly answers: readonly Answer[];
  /** Whether something had changed; false when it was read only for a new follower. */
  readonly changed: boolean;
}

export interface LiveSource<Answer> {
  /** Calls back at each change; returns a function that unsubscribes. */
  readonly follow: (changed: () => void) => () => void;
  /** Reads what is new since the last call, at the first call at once; nothing when there is none. An error ends the subscription. */
  readonly read: () => readonly Answer[] | Promise<readonly Answer[]>;
}

export class LiveQuery<Answer> implements AsyncIterable<Answer> {
  readonly #source: LiveSource<Answer>;
  readonly #unfollow: () => void;
  #due = true;
  #changed = true;
  #over = false;
  #wake: () => void = () => undefined;

  /**
   * @param kind `state`: an answer replaces earlier ones, so a slow follower needs only the newest. `history`: every answer counts, and is kept
   * for those who join later. `feed`: every answer counts, for one follower, and the next are read once these were taken
   */
  constructor(
    readonly kind: 'state' | 'history' | 'feed',
    source: LiveSource<Answer>,
  ) {
    this.#source = source;
    this.#unfollow = source.follow(() => this.refresh());
  }

  /** Triggers a read for all followers. */
  refresh(): void {
    this.#changed = true;
    this.ask();
  }

  /** Triggers a read for a new follower, without a change. */
  ask(): void {
    this.#due = true;
    this.#wake();
  }

  /** Resolves with true when there may be something to read, with false at the end. */
  async wait(): Promise<boolean> {
    while (!this.#due && !this.#over) await new Promise<void>((resolve) => (this.#wake = resolve));
    return !this.#over;
  }

  /** Reads what is new. @throws what the read throws */
  async read(): Promise<Reading<Answer>> {
    const changed = this.#changed;
    this.#due = false;
    this.#changed = false;
    return { answers: await this.#source.read(), changed };
  }

  /** Stops it. */
  end(): void {
    this.#over = true;
    this.#unfollow();
    this.#wake();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Answer, void, undefined> {
    try {
      while (await this.wait()) yield* (await this.read()).answers;
    } finally {
      this.end();
    }
  }
}
