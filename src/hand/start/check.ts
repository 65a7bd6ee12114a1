/**
 * Decides whether a hand can begin from what the tournament says: seats, stacks, button, blinds and stakes that make sense.
 */
import { MAX_CHIPS } from '../../../events/values.js';
import { toPlain } from '../../decider.js';
import type { Refused } from '../refusals.js';
import { refuse } from '../refusals.js';
import type { HandStart } from './commands.js';

const MIN_PLAYERS = 2;
const MAX_PLAYERS = 10;
const MAX_SEAT = 10;

/** The first thing that is wrong with a start; null when nothing is. */
export function checkStart(start: HandStart): Refused | null {
  return checkSeats(start) ?? checkPositions(start) ?? checkStakes(start);
}

function checkSeats(start: HandStart): Refused | null {
  const { seats } = start;
  if (seats.length < MIN_PLAYERS || seats.length > MAX_PLAYERS)
    return refuse('PLAYERS_OUT_OF_RANGE', { players: seats.length, min: MIN_PLAYERS, max: MAX_PLAYERS });
  const players = new Set<string>();
  let before = 0;
  let total = 0;
  for (const { seat, playerId, stack } of seats) {
    if (!within(seat, 1, MAX_SEAT)) return refuse('SEAT_OUT_OF_RANGE', { seat: toPlain(seat) });
    if (seat <= before) return refuse('SEATS_NOT_IN_ORDER', { seat });
    if (players.has(playerId)) return refuse('PLAYER_SEATED_TWICE', { playerId, seat });
    total += stack;
    if (!within(stack, 1, MAX_CHIPS) || total > MAX_CHIPS)
      return refuse('STACK_OUT_OF_RANGE', { seat, stack: toPlain(stack), min: 1, max: MAX_CHIPS });
    players.add(playerId);
    before = seat;
  }
  return seats.some((seat) => !seat.dead) ? null : refuse('NO_LIVE_SEAT');
}

function checkPositions(start: HandStart): Refused | null {
  const { button, smallBlindSeat, bigBlindSeat, seats } = start;
  if (!within(button, 1, MAX_SEAT)) return refuse('BUTTON_OUT_OF_RANGE', { button: toPlain(button) });
  const seated = (wanted: number): boolean => seats.some((seat) => seat.seat === wanted);
  if (!seated(bigBlindSeat)) return refuse('BLIND_NOT_SEATED', { blind: 'big', seat: toPlain(bigBlindSeat) });
  if (smallBlindSeat !== null && !seated(smallBlindSeat))
    return refuse('BLIND_NOT_SEATED', { blind: 'small', seat: toPlain(smallBlindSeat) });
  if (smallBlindSeat === bigBlindSeat) return refuse('BLINDS_ON_ONE_SEAT', { seat: bigBlindSeat });
  return null;
}

function checkStakes(start: HandStart): Refused | null {
  const { smallBlind, bigBlind, ante } = start.stakes;
  const amounts = [
    ['smallBlind', smallBlind, 0],
    ['bigBlind', bigBlind, 1],
    ['ante', ante, 0],
    ['chipUnit', start.chipUnit, 1],
  ] as const;
  for (const [stake, amount, min] of amounts) {
    if (!within(amount, min, MAX_CHIPS)) return refuse('STAKE_OUT_OF_RANGE', { stake, amount: toPlain(amount), min, max: MAX_CHIPS });
  }
  // A small blind over the big one would leave the big blind no bet to speak of.
  if (smallBlind > bigBlind) return refuse('STAKE_OUT_OF_RANGE', { stake: 'smallBlind', amount: smallBlind, min: 0, max: bigBlind });
  return null;
}

function within(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}
