/**
 * Decides in which order hands show, and who wins a pot by the cards that are face up. Cards known but not tabled never
 * count (RO 10.5).
 * Hard-coded, because all five books agree: `cardsSpeak`, `showdown.first.noAggression`, `showdown.aggressionEarlierStreet`,
 * `showdown.mayMuck`.
 */
import type { Pot } from '../../../events/values.js';
import { strengthOf } from '../cards/ranking.js';
import { isBoardComplete, type HandState, indexOf, readKnownBoard } from '../state.js';

/**
 * Live seats in the order in which they show: from the last seat that bet or raised on the last street that had betting,
 * else from the left of the button, clockwise (RO 10.5).
 */
export function findShowdownOrder(state: HandState): number[] {
  return listClockwiseFrom(state, state.live, state.aggressor >= 0 ? state.aggressor : state.leftOfButton);
}

/** By index: the strength of each live tabled hand, 0 for others; null while the board is not complete and known. */
export function rankTabledHands(state: HandState): number[] | null {
  if (!isBoardComplete(state)) return null;
  const board = readKnownBoard(state);
  if (board.length !== 5) return null;
  const face = state.live & state.tabled;
  return state.holeCards.map((cards, i) => (((face >> i) & 1) === 1 ? strengthOf(cards!, board) : 0));
}

/** The live seats of a pot as a bit mask. */
export function findContendersMask(state: HandState, pot: Pot): number {
  let mask = 0;
  for (const seat of pot.seats) mask |= 1 << indexOf(state, seat);
  return mask & state.live;
}

/** The pots that are not pushed yet and that one hand alone can still win, with its seat; main pot first. */
export function listLonePots(state: HandState, live = state.live): { readonly pot: number; readonly seat: number }[] {
  return state.pots.flatMap((chips, pot) => {
    if (state.awards[pot] !== null) return [];
    const [seat, ...others] = listClockwise(state, findContendersMask(state, chips) & live);
    return seat === undefined || others.length > 0 ? [] : [{ pot, seat }];
  });
}

/** Whether a pot has one contender alone once seat index `i` has thrown its hand away, and had more before. */
export function leavesOneAlone(state: HandState, i: number): boolean {
  return listLonePots(state, state.live & ~(1 << i)).length > listLonePots(state).length;
}

/** The seats of a pot that can still win it, clockwise from the left of the button. */
export function listContenders(state: HandState, pot: Pot): number[] {
  return listClockwise(state, findContendersMask(state, pot));
}

/** The contenders whose tabled hands are best, clockwise from the left of the button; none when no hand is tabled. */
export function findWinnersByCards(state: HandState, pot: Pot, strengths: readonly number[]): number[] {
  let best = 1;
  let winners: number[] = [];
  for (const seat of listContenders(state, pot)) {
    const strength = strengths[indexOf(state, seat)]!;
    if (strength > best) {
      best = strength;
      winners = [seat];
    } else if (strength === best) winners.push(seat);
  }
  return winners;
}

/** The seats of a mask in order from the left of the button. */
export function listClockwise(state: HandState, mask: number): number[] {
  return listClockwiseFrom(state, mask, state.leftOfButton);
}

function listClockwiseFrom(state: HandState, mask: number, first: number): number[] {
  const count = state.stacks.length;
  const seats: number[] = [];
  for (let k = 0; k < count; k++) {
    const i = first + k < count ? first + k : first + k - count;
    if (((mask >> i) & 1) === 1) seats.push(state.start!.seats[i]!.seat);
  }
  return seats;
}
