/**
 * The seat of a table's first button, drawn from the seed of the seat draw by the algorithm of docs/seat-draw.md, so that anyone can draw
 * it again (TF §2 b2). Pure. May import: its neighbours, the SHA-256 of @noble/hashes.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { numbersFrom } from '../seat-draw.js';

/**
 * One of the occupied seats, all equally likely.
 * @param seed 64 hexadecimal digits
 * @param table its number, from 1: each table draws for itself
 * @param occupied by ascending number, one at least
 */
export function drawButton(seed: string, table: number, occupied: readonly number[]): number {
  const own = sha256(concatBytes(hexToBytes(seed), utf8ToBytes(`button ${table}`)));
  return occupied[numbersFrom(bytesToHex(own))(occupied.length)]!;
}
