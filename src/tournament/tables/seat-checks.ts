/**
 * Checks of a player's seat, hand and chips before they change seats, leave play or come back to it.
 */
import { refuseUnlessPayable, refuseUnlessWhole } from '../bounds.js';
import { refuse, type Refused } from '../refusals.js';
import type { PlayerId } from '../../../events/ids.js';
import { outOf, type Running, type SeatedPlayer, type Table, unseatedOf } from '../state.js';
import type { DueMove } from '../state/seating.js';

/** Whether a player has a part in the hand that runs at their table. */
export function isDealtIn({ openHand }: Table, { playerId }: SeatedPlayer): boolean {
  return openHand?.seats.some((dealt) => dealt.playerId === playerId) === true;
}

export function goesTo({ to }: DueMove, table: number, seat: number): boolean {
  return to.table === table && to.seat === seat;
}

/** Who has no seat: they are out, wait for one, or are none of the players. */
export function refuseAbsentee(running: Running, { playerId }: { readonly playerId: PlayerId }): Refused {
  const waiting = unseatedOf(running, playerId);
  if (waiting !== undefined) return refuse('PLAYER_WAITS_FOR_SEAT', { playerId, stack: waiting.stack });
  const out = outOf(running, playerId);
  return out === undefined ? refuse('UNKNOWN_PLAYER', { playerId }) : refuse('PLAYER_ELIMINATED', { playerId, place: out.place });
}

/** @param article that of a move; no book speaks of chips that are counted, bought or taken during a hand */
export function refuseInHand({ openHand }: Table, { playerId }: SeatedPlayer, article: string | null = null): Refused {
  return refuse('PLAYER_IN_HAND', { playerId, handId: openHand?.handId ?? null }, article);
}

/** Refuses a seat where somebody sits, or to which somebody is on the way. */
export function refuseTaken({ seating }: Running, { table, seats }: Table, seat: number, playerId?: string): Refused | null {
  const sitting =
    seats.find((seated) => seated.seat === seat) ?? seating.due.find((move) => goesTo(move, table, seat) && move.playerId !== playerId);
  return sitting === undefined ? null : refuse('SEAT_TAKEN', { table, seat, playerId: sitting.playerId });
}

/**
 * The chips that a player takes along. Where hands were played that nobody typed in, the stack must be counted with the move, or
 * the table before it; where the stacks are proved by typed hands, a count that differs is refused.
 * @param to null where the chips leave play
 */
export function refuseStack(
  from: Table,
  { playerId, stack: known }: SeatedPlayer,
  to: Table | null,
  counted: number | undefined,
  chipUnit: number,
): Refused | null {
  if (counted === undefined)
    return from.stacksFrom === 'unknown' && from !== to ? refuse('COUNT_FIRST', { table: from.table, players: [playerId] }) : null;
  const others = from.seats.length - 1;
  const refused = refuseUnlessWhole('stack', counted, 1, from.chips - others) ?? refuseUnlessPayable('stack', counted, 1, chipUnit);
  if (refused) return refused;
  const proved = from.stacksFrom === 'hand' || from.openHand !== null || others === 0;
  return proved && counted !== known ? refuse('CHIP_COUNT_MISMATCH', { table: from.table, expected: known, counted }) : null;
}
