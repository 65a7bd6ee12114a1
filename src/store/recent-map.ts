/**
 * A map of bounded size that forgets what was not used for long.
 */

/** Milliseconds after which what was not used is read again when it is needed: a table at play is used every few seconds. */
export const UNUSED_MS = 120_000;

/**
 * Two generations: what is used in the old one moves to the young one; when the young one is full or old enough it becomes the old one, and what
 * stayed in the old one is forgotten. Half as exact as a list ordered by use, and a hit in the young one moves nothing.
 */
export class RecentMap<Key, Value> {
  private young = new Map<Key, Value>();
  private old = new Map<Key, Value>();
  private began: number;

  /**
   * @param generation the most entries of one generation: so many of the last used are surely kept, and twice as many at the most
   * @param lastsMs milliseconds of one generation: what was used since then is kept while there is room, and after twice as long without use the
   *   next `set` of another key forgets it. Default: no limit
   * @param now milliseconds of a clock that only goes forward
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
