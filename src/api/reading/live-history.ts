/**
 * The answers of a subscription in which every answer counts, kept for slower followers. All histories share a budget of bytes; when it is
 * used up, a growing history drops its oldest answers.
 */
import { subscriptionLagging } from '../request/network-errors.js';

/** The bytes of all histories, and the limit. */
export interface HistoryBudget {
  bytes: number;
  readonly most: number;
}

export class LiveHistory {
  #texts: string[] = [];
  #first = 0;

  constructor(private readonly budget: HistoryBudget) {}

  /** The number of the oldest kept answer. */
  get first(): number {
    return this.#first;
  }

  /** The number of the next answer. */
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

  /** An answer by number; null when it is not there yet. @throws ApiError `SUBSCRIPTION_LAGGING` when it was dropped */
  at(number: number): string | null {
    if (number < this.#first) throw subscriptionLagging();
    return this.#texts[number - this.#first] ?? null;
  }

  /** Drops the answers before a number. */
  dropBefore(number: number): void {
    const dropped = this.#texts.splice(0, Math.max(0, number - this.#first));
    for (const text of dropped) this.budget.bytes -= text.length;
    this.#first += dropped.length;
  }

  clear(): void {
    for (const text of this.#texts) this.budget.bytes -= text.length;
    this.#first += this.#texts.length;
    this.#texts = [];
  }
}
