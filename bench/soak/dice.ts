/**
 * Random choices from a seed: the same seed, the same choices, on every machine.
 */
import { type Random, randomFrom } from '../../src/simulate/random.js';

export class Dice {
  private readonly random: Random;

  constructor(readonly seed: number) {
    this.random = randomFrom(seed);
  }

  /** From 0 to `below` - 1. */
  under(below: number): number {
    return Math.floor(this.random() * below);
  }

  from(least: number, most: number): number {
    return least + this.under(most - least + 1);
  }

  /** True with the probability of one in `times`. */
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
