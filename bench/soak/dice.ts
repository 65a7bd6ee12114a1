/**
 * Random choices from a seed: the same seed, the same choices, on every machine (mulberry32).
 */
export class Dice {
  private state: number;

  constructor(readonly seed: number) {
    this.state = seed >>> 0;
  }

  /** From 0 to `below` - 1. */
  under(below: number): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = this.state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  }

  from(least: number, most: number): number {
    return least + this.under(most - least + 1);
  }

  /** True once in so many times. */
  onceIn(times: number): boolean {
    return this.under(times) === 0;
  }

  either(): boolean {
    return this.under(2) === 0;
  }

  pick<T>(things: readonly T[]): T {
    return things[this.under(things.length)]!;
  }

  /** Things in a random order. */
  shuffled<T>(things: readonly T[]): T[] {
    const copy = [...things];
    for (let i = copy.length - 1; i > 0; i--) {
      const j = this.under(i + 1);
      [copy[i], copy[j]] = [copy[j]!, copy[i]!];
    }
    return copy;
  }
}
