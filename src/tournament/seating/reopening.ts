/**
 * The wrong table was broken: it is open again as it was, and its players go back to their seats.
 */
import type { TournamentEvent } from '../../../events/tournament.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { foldAll } from '../evolve.js';
import { refuse, type TournamentDecision } from '../refusals.js';
import type { Scattered } from '../state/seating.js';
import { type Running, seatOf } from '../state.js';
import { isDealtIn } from '../tables/seat-checks.js';
import { makeDropped, makeDueMove, makeMoveEvents } from './player-moves.js';

export function decideReopening({ table: number, reason }: CommandOf<'ReopenTable'>, running: Running): TournamentDecision {
  const table = running.tables[number - 1];
  if (table === undefined) return refuse('UNKNOWN_TABLE', { table: String(number) });
  if (!table.broken) return refuse('TABLE_NOT_BROKEN', { table: number });
  const { finalTable } = running.seating;
  if (finalTable !== null) return refuse('FINAL_TABLE_RUNS', { table: finalTable.table });
  const back = running.seating.scattered.filter((each) => each.from.table === number && isStillThere(running, each));
  const events: TournamentEvent[] = [{ type: 'TableReopened', data: { table: number, players: back.length, reason } }];
  for (const each of back) events.push(...makeReturn(foldAll(running, events), each, reason));
  return { events };
}

function isStillThere({ tables }: Running, { playerId, to }: Scattered): boolean {
  const found = seatOf(tables, playerId);
  return found?.table.table === to.table && found.seated.seat === to.seat;
}

/** A player who is dealt in, or whose chips are not known, goes as soon as they can. Another move of theirs that waits is dropped. */
function makeReturn(running: Running, { playerId, from: seat }: Scattered, reason: string): TournamentEvent[] {
  const { table, seated } = seatOf(running.tables, playerId)!;
  const waiting = running.seating.due.filter((move) => move.playerId === playerId);
  const dropped = waiting.map((move) => makeDropped(move, 'replaced', reason));
  if (isDealtIn(table, seated)) return [...dropped, makeDueMove(table.table, seated, seat, 'hand', { reason })];
  if (table.stacksFrom === 'unknown') return [...dropped, makeDueMove(table.table, seated, seat, 'count', { reason })];
  return [...dropped, ...makeMoveEvents(running, table, seated, seated.stack, seat, { reason })];
}
