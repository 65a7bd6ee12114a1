/**
 * The cards of a race that Tapis deals: a deck of 52 shuffled from a seed that nobody chooses (docs/seat-draw.md), so that anybody can deal
 * them again.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Card } from '../../../events/values.js';
import { makeNumbers } from '../lots/seat-draw.js';
import type { Running, Table } from '../state.js';
import { RANKS, SUITS } from './race.js';

/** The name under which a race records how its cards were shuffled. A change of the algorithm gets a name of its own. */
export const RACE_DECK_ALGORITHM = 'sha256-deck-1';
export const DECK_SIZE = RANKS.length * SUITS.length;

/** @param seed 64 hexadecimal digits in lower case */
export function shuffleDeck(seed: string): Card[] {
  const deck = RANKS.split('').flatMap((rank) => SUITS.split('').map((suit): Card => `${rank}${suit}`));
  const next = makeNumbers(seed);
  for (let last = deck.length - 1; last > 0; last -= 1) {
    const picked = next(last + 1);
    [deck[last], deck[picked]] = [deck[picked]!, deck[last]!];
  }
  return deck;
}

/**
 * The seed of a race: from that of the seats and what the table alone is like, so that neither the order in which tables race nor a hand at
 * another one changes its cards.
 */
export function deriveRaceSeed({ seed }: Running, { table, hands, seats }: Table, newSmallest: number): string {
  const stacks = seats.map(({ seat, playerId, stack }) => `${table}.${seat} ${playerId} ${stack}`);
  return bytesToHex(sha256(utf8ToBytes([seed, `race ${table} ${newSmallest}`, String(hands), ...stacks].join('\n'))));
}
