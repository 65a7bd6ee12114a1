/**
 * Seeds for draws that nobody asks for: made from the seed of the seats and what the tables are like at that moment, so that nobody can
 * know them long before, and anybody can make them again (docs/seat-draw.md).
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Running } from '../state.js';

/** @param draw what is drawn: `break` with the table's number, or `final` */
export function deriveSeed({ seed, tables, unseated, moments }: Running, draw: string): string {
  const stacks = tables.flatMap(({ table, seats }) => seats.map(({ seat, playerId, stack }) => `${table}.${seat} ${playerId} ${stack}`));
  const waiting = unseated.map(({ playerId, stack }) => `- ${playerId} ${stack}`);
  return bytesToHex(sha256(utf8ToBytes([seed, draw, String(moments), ...stacks, ...waiting].join('\n'))));
}
