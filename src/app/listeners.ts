/** Subscribers. An error in one is logged and does not affect the others. */
import type { ViewsLog } from './views/views-database.js';

export class Listeners<News> {
  readonly #log: ViewsLog;
  readonly #listeners = new Set<(news: News) => void>();

  constructor(log: ViewsLog) {
    this.#log = log;
  }

  get any(): boolean {
    return this.#listeners.size > 0;
  }

  /** Returns a function that unsubscribes. */
  add(listener: (news: News) => void): () => void {
    // A new function each time, so that a listener can be added twice and removed once.
    const entry = (news: News): void => listener(news);
    this.#listeners.add(entry);
    return () => this.#listeners.delete(entry);
  }

  tell(news: News): void {
    for (const listener of this.#listeners) {
      try {
        listener(news);
      } catch (error) {
        this.#log.error(`A listener threw: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
      }
    }
  }
}
