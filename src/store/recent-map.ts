/**
 * A map of bounded size that forgets what was not used for long.
 */

/**
 * Two generations: what is used in the old one moves to the young one; when the young one is full it becomes the old one, and what stayed in
 * the old one is forgotten. Half as exact as a list ordered by use, and a hit in the young one moves nothing.
 */
export class RecentMap<Key, Value> {
  private young = new Map<Key, Value>();
  private old = new Map<Key, Value>();

  /** @param generation the most entries of one generation: so many of the last used are surely kept, and twice as many at the most */
  constructor(private readonly generation: number) {}

  get(key: Key): Value | undefined {
    const value = this.young.get(key);
    if (value !== undefined) return value;
    const older = this.old.get(key);
    if (older !== undefined) this.set(key, older);
    return older;
  }

  set(key: Key, value: Value): void {
    if (this.young.size >= this.generation && !this.young.has(key)) {
      this.old = this.young;
      this.young = new Map();
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
}
