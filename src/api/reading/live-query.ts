/**
 * The source of a subscription: it knows that something changed, and reads what is new when it is asked. Nothing is buffered but what one
 * reading gives.
 */

/** What one reading gave. */
export interface Reading<Answer> {
  readonly answers: readonly Answer[];
  /** Whether something had changed; false when it was read for a newcomer only. */
  readonly changed: boolean;
}

export interface LiveSource<Answer> {
  /** Calls back at each change, and gives the way to stop that. */
  readonly follow: (changed: () => void) => () => void;
  /** Gives what is new since it was last asked, the first time at once; nothing when there is none. When it throws, the subscription ends. */
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
   * @param kind `state`: an answer replaces those before it, so that who is behind needs the newest only; `history`: each answer counts
   */
  constructor(
    readonly kind: 'state' | 'history',
    source: LiveSource<Answer>,
  ) {
    this.#source = source;
    this.#unfollow = source.follow(() => this.refresh());
  }

  /** Has a reading made for all who follow. */
  refresh(): void {
    this.#changed = true;
    this.ask();
  }

  /** Has a reading made although nothing changed, for somebody who is new. */
  ask(): void {
    this.#due = true;
    this.#wake();
  }

  /** Resolves when there may be something to read: true; or when it is over: false. */
  async wait(): Promise<boolean> {
    while (!this.#due && !this.#over) await new Promise<void>((resolve) => (this.#wake = resolve));
    return !this.#over;
  }

  /** Reads what is new. @throws what the reading throws */
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
