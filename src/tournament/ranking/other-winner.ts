/**
 * Another player wins a tournament that was over: they sit down with the chips of the one who had won.
 */
import type { PlayerId } from '../../../events/ids.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import { countLastPlayer } from '../chips/counts.js';
import { countSeatsAt } from '../seating/situation.js';
import { type Elimination, type Finished, type InPlay, outOf, type SeatedPlayer, seatOf, type Table } from '../state.js';
import { makeReopening } from './end.js';

/**
 * The events that exchange the winner. The tournament is open after them: its end follows.
 * @param playerId the new winner, who was out
 * @param ranked the place of the player who had won
 */
export function makeOtherWinner(
  tournament: Finished,
  playerId: PlayerId,
  ranked: { readonly place: number; readonly tied: number },
  reason: string,
  at: number,
): TournamentEvent[] {
  const out = outOf(tournament, playerId)!;
  const { table, seated } = seatOf(tournament.tables, tournament.winner!)!;
  const seat = findSeat(tournament, table, out);
  const back = { seat, playerId, stack: stackOf(out, table) };
  const returned = out.cause === 'chips' ? 0 : out.stackBefore;
  return [
    makeReopening(tournament, null, at),
    {
      type: 'PlayerReinstated',
      data: {
        playerId,
        to: { table: table.table, seat },
        handId: null,
        byDirector: { stack: back.stack, returned, takenFrom: null, uncertain: out.cause === 'chips' ? [table.table] : [], reason },
      },
    },
    {
      type: 'PlayerEliminated',
      data: {
        playerId: seated.playerId,
        from: { table: table.table, seat: seated.seat },
        ...ranked,
        handId: null,
        stackBefore: seated.stack,
      },
    },
    ...countLastPlayer(table.table, [back], table.chips + returned),
  ];
}

/** Their own where it is at this table and free; else the lowest free one. The winner sits there alone. */
function findSeat(tournament: InPlay, { table, seats }: Table, { from }: Elimination): number {
  const isFree = (seat: number): boolean => !seats.some((each: SeatedPlayer) => each.seat === seat);
  if (from.table === table && isFree(from.seat)) return from.seat;
  const numbers = Array.from({ length: countSeatsAt(tournament, table) }, (_, at) => at + 1);
  return numbers.find(isFree)!;
}

/** Chips that were lost at the tables are in the stack of whoever won. */
function stackOf({ cause, stackBefore }: Elimination, { chips }: Table): number {
  return cause === 'chips' ? Math.max(0, Math.min(stackBefore, chips - 1)) : stackBefore;
}
