/**
 * The answers of one subscription whose every answer counts, kept for followers that are behind. All histories share one budget of bytes;
 * where it is used up, the one that grows drops its oldest answers.
 */
import { subscriptionLagging } from '../request/network-errors.js';

/** The bytes that all histories hold, and may hold. */
export interface HistoryBudget {
  bytes: number;
  readonly most: number;
}

export class LiveHistory {
  #texts: string[] = [];
  #first = 0;

  constructor(private readonly budget: HistoryBudget) {}

  /** The number of the oldest answer that is kept. */
  get first(): number {
    return this.#first;
  }

  /** The number that the next answer will have. */
  get end(): number {
    return this.#first + this.#texts.length;
  }

  add(text: string): void {
    this.#texts.push(text);
    this.budget.bytes += text.length;
    let dropped = 0;
    while (this.budget.bytes > this.budget.most && dropped < this.#texts.length - 1) this.budget.bytes -= this.#texts[dropped++]!.length;
    this.#texts.splice(0, dropped);
    this.#first += dropped;
  }

  /** An answer by its number; null where it is not there yet. @throws ApiError `SUBSCRIPTION_LAGGING` where it was dropped */
  at(number: number): string | null {
    if (number < this.#first) throw subscriptionLagging();
    return this.#texts[number - this.#first] ?? null;
  }

  clear(): void {
    for (const text of this.#texts) this.budget.bytes -= text.length;
    this.#first += this.#texts.length;
    this.#texts = [];
  }
}
