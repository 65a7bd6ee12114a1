/**
 * Queues of waiting entries, one per address or principal. The next entry comes from the queue that was served least since it was last
 * empty. So heavy users wait for themselves, and light users are served next.
 */

interface Line<Entry> {
  readonly key: string;
  readonly entries: { readonly entry: Entry; readonly price: number }[];
  /** The cost of its entries so far; at least what other queues had cost when it began to wait. */
  served: number;
}

/** Empty queues that are remembered because they were served more than others lately. */
const REMEMBERED = 1_000;

export class FairQueue<Entry> {
  /** The non-empty queues. */
  readonly #lines = new Map<string, Line<Entry>>();
  readonly #empty = new Map<string, Line<Entry>>();
  /** The served cost of the current queues. */
  #served = 0;
  #size = 0;

  /** The number of waiting entries. */
  get size(): number {
    return this.#size;
  }

  /** The queue's key when only one queue has entries; null for none or several. */
  get onlyLine(): string | null {
    return this.#lines.size === 1 ? this.#lines.keys().next().value! : null;
  }

  /** @param price the cost of serving it, in one unit for all */
  add(key: string, price: number, entry: Entry): void {
    let line = this.#lines.get(key);
    if (line === undefined) {
      line = this.#empty.get(key) ?? { key, entries: [], served: 0 };
      line.served = Math.max(line.served, this.#served);
      this.#empty.delete(key);
      this.#lines.set(key, line);
    }
    line.entries.push({ entry, price });
    this.#size += 1;
  }

  /** Removes and returns the next entry; null for none. */
  next(): Entry | null {
    let least: Line<Entry> | null = null;
    for (const line of this.#lines.values()) if (least === null || line.served < least.served) least = line;
    if (least === null) return null;
    const { entry, price } = least.entries.shift()!;
    this.#served = least.served;
    least.served += price;
    this.#took(least);
    return entry;
  }

  /** Removes the last entry of the longest queue, if it is longer than the one of this key; null otherwise. */
  dropBehind(key: string): Entry | null {
    const own = this.#lines.get(key)?.entries.length ?? 0;
    let longest: Line<Entry> | null = null;
    for (const line of this.#lines.values()) if (line.entries.length > (longest?.entries.length ?? own)) longest = line;
    if (longest === null) return null;
    const { entry } = longest.entries.pop()!;
    this.#took(longest);
    return entry;
  }

  /** Removes leading entries that need no service any longer. */
  drop(isDue: (entry: Entry) => boolean): Entry[] {
    const dropped: Entry[] = [];
    for (const line of this.#lines.values()) {
      while (line.entries.length > 0 && isDue(line.entries[0]!.entry)) {
        dropped.push(line.entries.shift()!.entry);
        this.#took(line);
      }
    }
    return dropped;
  }

  /** The first entry of each queue. */
  *heads(): Generator<Entry> {
    for (const { entries } of this.#lines.values()) yield entries[0]!.entry;
  }

  #took(line: Line<Entry>): void {
    this.#size -= 1;
    if (line.entries.length > 0) return;
    this.#lines.delete(line.key);
    if (line.served <= this.#served) return;
    if (this.#empty.size >= REMEMBERED) this.#empty.delete(this.#empty.keys().next().value!);
    this.#empty.set(line.key, line);
  }
}
