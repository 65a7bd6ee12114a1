/**
 * Chips of a value that was raced off and that come to light after it: exchanged for exactly as much, or removed (RC 64; RO 3.2; TF §12 b7).
 * Chips of a value in play that were lost and found are the inventory's.
 */
import type { Running } from '../state.js';
import type { Citation } from '../../../events/judging.js';
import { cite } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import { refuseUnlessChips } from '../bounds.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { findStackUnit } from '../state/chip-race.js';
import { refuse, type TournamentDecision } from '../refusals.js';
import { isDealtIn, refuseAbsentee, refuseInHand } from '../tables/seat-checks.js';
import { seatOf } from '../state.js';

/** What becomes of found chips. */
export interface FoundChips {
  readonly credited: number;
  readonly removed: number;
  readonly articles: readonly Citation[];
}

/** @param worth of all of them @param smallest the smallest chip in play */
export function judgeFoundChips(worth: number, smallest: number, { inventory: { chipRace, chips } }: Rulebook): FoundChips {
  const { foundLater } = chipRace;
  const credited = foundLater.value === 'removed' ? 0 : worth - (worth % smallest);
  const removed = worth - credited;
  return { credited, removed, articles: removed === 0 ? cite(foundLater) : cite(foundLater, chips.removedGoTo) };
}

export function decideFoundChips(command: CommandOf<'ReportFoundChips'>, running: Running, book: Rulebook): TournamentDecision {
  const { playerId, value, count } = command;
  const worth = value * count;
  const refused = refuseUnlessChips('worth', worth, 1);
  if (refused) return refused;
  const found = seatOf(running.tables, playerId);
  if (found === undefined) return refuseAbsentee(running, { playerId });
  const { table, seated } = found;
  const smallest = findStackUnit(running, table.table);
  if (!running.chipRace.gone.includes(value) || value >= smallest) return refuse('VALUE_NOT_RACED_OFF', { value, table: table.table });
  if (isDealtIn(table, seated)) return refuseInHand(table, seated);
  const { articles, ...fate } = judgeFoundChips(worth, smallest, book);
  const at = { table: table.table, seat: seated.seat };
  return { events: [{ type: 'FoundChipsReported', data: { playerId, at, value, count, ...fate, articles: [...articles] } }] };
}
