/**
 * The seat draw: from a seed and the players to a seat for each, by the algorithm of docs/seat-draw.md, so that anyone can draw again.
 * Every book has seats drawn by lot (RC 6, MO 1.3, TDA 13, RO 2.1, TF §1 b1).
 * Hard-coded, because all five books agree: `seatDraw.method`, `seatDraw.when`.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { PlayerId } from '../../../events/ids.js';

/** The name under which a draw records how it was made. A change of the algorithm gets a name of its own. */
export const SEAT_DRAW_ALGORITHM = 'sha256-fisher-yates-1';

export interface DrawnSeat {
  readonly table: number;
  readonly seat: number;
  readonly playerId: PlayerId;
}

const SEED = /^[0-9a-f]{64}$/;
const TWO_TO_32 = 0x1_0000_0000;

export function isSeed(seed: string): boolean {
  return SEED.test(seed);
}

/** The SHA-256 of the 32 bytes of a seed, 64 hexadecimal digits: published before a draw, it fixes the seed without revealing it. */
export function hashSeed(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}

/** The fewest tables that hold so many players. */
export function countFewestTables(players: number, seatsPerTable: number): number {
  return Math.ceil(players / seatsPerTable);
}

/**
 * Draws a seat for each player, ordered by table and seat. The same seed and players give the same seats, in whatever order the players come.
 * @param seed 64 hexadecimal digits in lower case
 * @param players each once
 * @param seatsPerTable 2 to 10
 * @param tables over how many tables they are spread, no fewer than hold them all; the fewest that do where it is left out
 */
export function drawSeats(
  seed: string,
  players: readonly PlayerId[],
  seatsPerTable: number,
  tables = countFewestTables(players.length, seatsPerTable),
): DrawnSeat[] {
  const drawn = [...players].sort((a, b) => (a < b ? -1 : Number(a > b)));
  const next = makeNumbers(seed);
  for (let last = drawn.length - 1; last > 0; last -= 1) {
    const picked = next(last + 1);
    [drawn[last], drawn[picked]] = [drawn[picked]!, drawn[last]!];
  }
  // The sort keeps the seats of a table in their order.
  return drawn
    .map((playerId, index) => ({ table: (index % tables) + 1, seat: Math.floor(index / tables) + 1, playerId }))
    .sort((a, b) => a.table - b.table);
}

/**
 * Draws a seat at some tables for each player, as {@link drawSeats} does: tables differ by one player at most. A seat that is kept for a player with
 * special needs is theirs: who drew it takes the one that they drew.
 * @param tables the numbers of the tables, ascending
 */
export function drawSeatsAt(
  seed: string,
  players: readonly PlayerId[],
  tables: readonly number[],
  kept: readonly KeptSeat[] = [],
): readonly DrawnSeat[] {
  const drawn = drawSeats(seed, players, players.length, tables.length).map((each) => ({ ...each, table: tables[each.table - 1]! }));
  return kept.reduce<readonly DrawnSeat[]>((seats, each) => keepSeat(seats, each, kept), drawn);
}

/** A seat that is kept for a player, whatever they draw. */
export interface KeptSeat {
  readonly playerId: PlayerId;
  readonly to: { readonly table: number; readonly seat: number };
}

/** Where nobody drew the seat, the player in the last seat of its table changes with them, so that tables stay as full as they are. */
function keepSeat(seats: readonly DrawnSeat[], { playerId, to }: KeptSeat, kept: readonly KeptSeat[]): readonly DrawnSeat[] {
  const own = seats.find((each) => each.playerId === playerId);
  if (own === undefined) return seats;
  const there = seats.filter(({ table }) => table === to.table);
  const others = there.filter((each) => each !== own && !kept.some((other) => other.playerId === each.playerId));
  const other = there.find(({ seat }) => seat === to.seat) ?? (own.table === to.table ? undefined : others.at(-1));
  return seats
    .map((each) => (each === own ? { ...each, ...to } : each === other ? { ...each, table: own.table, seat: own.seat } : each))
    .sort((a, b) => a.table - b.table || a.seat - b.seat);
}

/**
 * Whole numbers below a bound, all equally likely, taken in turn from the 32-bit words of SHA-256(seed, 0), SHA-256(seed, 1), …
 * A word at or above the greatest multiple of the bound is passed over: a plain remainder would favour the small numbers.
 */
export function makeNumbers(seed: string): (bound: number) => number {
  const input = new DataView(new ArrayBuffer(36));
  for (let index = 0; index < 32; index += 1) input.setUint8(index, Number.parseInt(seed.slice(index * 2, index * 2 + 2), 16));
  let block = new DataView(new ArrayBuffer(0));
  let blocks = 0;
  let offset = 0;
  const nextWord = (): number => {
    if (offset === block.byteLength) {
      input.setUint32(32, blocks);
      const digest = sha256(new Uint8Array(input.buffer));
      block = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
      blocks += 1;
      offset = 0;
    }
    offset += 4;
    return block.getUint32(offset - 4);
  };
  return (bound) => {
    const limit = TWO_TO_32 - (TWO_TO_32 % bound);
    let word = nextWord();
    while (word >= limit) word = nextWord();
    return word % bound;
  };
}
