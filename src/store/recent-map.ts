/** A map of bounded size that drops entries unused for long. */

/** Entries unused for this long are read again when needed, in milliseconds: a table at play is used every few seconds. */
export const UNUSED_MS = 120_000;

/**
 * Two generations: an entry used in the old one moves to the young one; when the young one is full or old enough it becomes the old one,
 * and the rest of the old one is dropped. Less exact than a list ordered by use, but a hit in the young one moves nothing.
 */
export class RecentMap<Key, Value> {
  private young = new Map<Key, Value>();
  private old = new Map<Key, Value>();
  private began: number;

  /**
   * @param generation the most entries of one generation: at least this many recent entries are kept, and at most twice as many
   * @param lastsMs milliseconds of one generation: an entry used within it is kept while there is room; after twice as long without use,
   * the next `set` of another key drops it. Default: no limit
   * @param now milliseconds of a monotonic clock
   */
  constructor(
    private readonly generation: number,
    private readonly lastsMs = Infinity,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.began = now();
  }

  get(key: Key): Value | undefined {
    const value = this.young.get(key);
    if (value !== undefined) return value;
    const older = this.old.get(key);
    if (older !== undefined) this.set(key, older);
    return older;
  }

  set(key: Key, value: Value): void {
    if (this.isOver(key)) {
      this.old = this.young;
      this.young = new Map();
      this.began = this.now();
    }
    this.young.set(key, value);
  }

  delete(key: Key): void {
    this.young.delete(key);
    this.old.delete(key);
  }

  clear(): void {
    this.young.clear();
    this.old.clear();
  }

  /** Whether the entry begins a new generation. */
  private isOver(key: Key): boolean {
    if (this.young.size >= this.generation && !this.young.has(key)) return true;
    return this.lastsMs !== Infinity && this.now() - this.began >= this.lastsMs;
  }
}
