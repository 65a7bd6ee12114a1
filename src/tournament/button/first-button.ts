/**
 * The seat of a table's first button, drawn from a seed by the algorithm of docs/seat-draw.md, so that anyone can draw it again
 * (TF §2 b2).
 */
import { makeNumbers } from '../lots/seat-draw.js';

/**
 * One of the occupied seats, all equally likely.
 * @param seed 64 hexadecimal digits
 * @param occupied by ascending number, one at least
 */
export function drawButton(seed: string, occupied: readonly number[]): number {
  return occupied[makeNumbers(seed)(occupied.length)]!;
}
