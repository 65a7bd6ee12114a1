/**
 * Who waits, in lines: one for each address, or each principal. The next is the first of the line that was served least since it last stood empty, so
 * that whoever asks for much waits for themselves, and whoever asks for little is next.
 */

interface Line<Entry> {
  readonly key: string;
  readonly entries: { readonly entry: Entry; readonly price: number }[];
  /** What its entries have cost so far, and at the least what those of others had cost when it began to wait. */
  served: number;
}

/** Lines that are remembered while they stand empty, because they were served beyond others lately. */
const REMEMBERED = 1_000;

export class FairQueue<Entry> {
  /** Those in which somebody waits. */
  readonly #lines = new Map<string, Line<Entry>>();
  readonly #empty = new Map<string, Line<Entry>>();
  /** How far those are served that are served now. */
  #served = 0;
  #size = 0;

  /** How many wait. */
  get size(): number {
    return this.#size;
  }

  /** The line in which somebody waits where there is no other; null for none or several. */
  get onlyLine(): string | null {
    return this.#lines.size === 1 ? this.#lines.keys().next().value! : null;
  }

  /** @param price what it takes to serve it, in any unit that is the same for all */
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

  /** Takes the next one out; null where nobody waits. */
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

  /** Takes the last one out of the longest line, where it is longer than that of a key; null where none is. */
  dropBehind(key: string): Entry | null {
    const own = this.#lines.get(key)?.entries.length ?? 0;
    let longest: Line<Entry> | null = null;
    for (const line of this.#lines.values()) if (line.entries.length > (longest?.entries.length ?? own)) longest = line;
    if (longest === null) return null;
    const { entry } = longest.entries.pop()!;
    this.#took(longest);
    return entry;
  }

  /** Takes those out at the heads of all lines that need not be served. */
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

  /** The first of each line. */
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
