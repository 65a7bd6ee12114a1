/** Pseudo-random numbers: the same seed gives the same numbers on every machine. */

/** A number from 0 to below 1. */
export type Random = () => number;

/** The mulberry32 generator. @param seed any whole number */
export function randomFrom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole number from `least` to `most`. */
export function between(random: Random, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1));
}

/** 64 hexadecimal digits, the form of draw seeds. */
export function seedFrom(random: Random): string {
  return Array.from({ length: 64 }, () => Math.floor(random() * 16).toString(16)).join('');
}

/** One of several. */
export function pick<T>(random: Random, from: readonly T[]): T {
  return from[between(random, 0, from.length - 1)] as T;
}
