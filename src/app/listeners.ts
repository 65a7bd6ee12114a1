/**
 * Subscribers to something. One that throws is logged and harms nobody else.
 */
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

  /** Gives the way to stop. */
  add(listener: (news: News) => void): () => void {
    // A function of its own, so that the same listener may be added twice and stopped once.
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
