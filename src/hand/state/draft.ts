/**
 * A state in the making: a copy that its maker may still change. The arrays in it belong to the original too and are replaced,
 * never written to.
 */
import type { HandState } from '../state.js';

export type HandDraft = { -readonly [Field in keyof HandState]: HandState[Field] };

/** By the number of seats: that many zeros, shared by all hands. */
const ZEROS: readonly (readonly number[])[] = Array.from({ length: 11 }, (_, count) => Array.from({ length: count }, () => 0));

export function makeZeros(count: number): readonly number[] {
  return ZEROS[count]!;
}

export function addAt(values: readonly number[], i: number, amount: number): readonly number[] {
  const copy = values.slice();
  copy[i]! += amount;
  return copy;
}

export function addEach(some: readonly number[], more: readonly number[]): readonly number[] {
  const copy = some.slice();
  for (let i = 0; i < copy.length; i++) copy[i]! += more[i]!;
  return copy;
}

export function replaceAt<T>(values: readonly T[], i: number, value: T): readonly T[] {
  const copy = values.slice();
  copy[i] = value;
  return copy;
}
