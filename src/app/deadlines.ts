/** Instants in order, one for each key. The next is found in constant time. */
export interface Deadline<Key, Value> {
  readonly key: Key;
  readonly at: number;
  readonly value: Value;
}

export class Deadlines<Key extends string, Value> {
  private readonly byKey = new Map<Key, Deadline<Key, Value>>();
  /** The latest first, so that the next is at the end. */
  private readonly order: Deadline<Key, Value>[] = [];

  /** The earliest; undefined when there is none. */
  next(): Deadline<Key, Value> | undefined {
    return this.order.at(-1);
  }

  /** The deadline of a key; undefined where it has none. */
  get(key: Key): Deadline<Key, Value> | undefined {
    return this.byKey.get(key);
  }

  /** Sets the deadline of a key, in place of the one it had. */
  set(key: Key, at: number, value: Value): void {
    this.delete(key);
    const deadline = { key, at, value };
    this.byKey.set(key, deadline);
    this.order.splice(this.placeOf(deadline), 0, deadline);
  }

  delete(key: Key): void {
    const deadline = this.byKey.get(key);
    if (deadline === undefined) return;
    this.byKey.delete(key);
    this.order.splice(this.placeOf(deadline), 1);
  }

  clear(): void {
    this.byKey.clear();
    this.order.length = 0;
  }

  /** The index of a deadline, or where it would be inserted, by binary search. */
  private placeOf({ at, key }: Deadline<Key, Value>): number {
    let low = 0;
    let high = this.order.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const there = this.order[middle]!;
      if (there.at > at || (there.at === at && there.key > key)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
