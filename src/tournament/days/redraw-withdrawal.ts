/**
 * New seats taken back before the next day: everybody sits where they sat, with the chips that they have now. The seed is known, so another redraw
 * needs another.
 */
import type { PlayerId } from '../../../events/ids.js';
import type { Place } from '../../../events/values.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { refuse, type TournamentDecision } from '../refusals.js';
import type { Redrawn, Running, Table } from '../state.js';

export function decideRedrawWithdrawal({ reason }: CommandOf<'WithdrawRedraw'>, running: Running): TournamentDecision {
  const { redrawn, tables, entry } = running;
  if (redrawn === null) return refuse('NO_REDRAW');
  const before = listSeatsBefore(redrawn);
  const seated = tables.flatMap(({ table, seats }) =>
    seats.map(({ playerId, seat, stack }) => ({ playerId, from: { table, seat }, stack })),
  );
  const since = seated.filter(({ playerId }) => !before.has(playerId)).map(({ playerId }) => playerId);
  if (since.length > 0) return refuse('REDRAW_STANDS', { players: since });
  const seats = seated.map(({ playerId, from, stack }) => ({ playerId, from, to: before.get(playerId)!, stack }));
  const reopened = redrawn.tables.filter(({ table, broken }) => !broken && tables[table - 1]!.broken).map(({ table }) => table);
  const positions = redrawn.tables.filter(({ broken }) => !broken).flatMap(readPositions);
  return { events: [{ type: 'RedrawWithdrawn', data: { day: entry.day + 1, seats, reopened, positions, reason } }] };
}

function listSeatsBefore({ tables }: Redrawn): ReadonlyMap<PlayerId, Place> {
  return new Map(tables.flatMap(({ table, seats }) => seats.map(({ playerId, seat }) => [playerId, { table, seat }] as const)));
}

function readPositions({ table, positions }: Table) {
  if (positions === null) return [];
  const { button, smallBlindSeat, bigBlindSeat } = positions;
  return [{ table, button, smallBlindSeat, bigBlindSeat }];
}
