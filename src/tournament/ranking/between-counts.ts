/**
 * A player who has lost their last chips by the report of the floor, at an untracked table, before its next count.
 */
import { articleOf } from '../../rulebooks/citing.js';
import { bookOf } from '../book.js';
import { countLastPlayer } from '../chips/counts.js';
import { areStacksKnown } from '../chips/known-stacks.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { refuseUnlessChips } from '../bounds.js';
import { refuse, type TournamentDecision } from '../refusals.js';
import { outOf, type Running, seatOf } from '../state.js';
import { refuseAbsentee } from '../tables/seat-checks.js';
import { refuseDuringHand } from '../tables.js';
import { makeEliminationEvents } from '../places/elimination.js';
import { wereStacksKnown } from '../places/known-before.js';
import { makeOutAgain } from '../places/out-again.js';
import { findTakenBack } from '../state/taken-back.js';

/**
 * Takes a player out between counts. Refused where their chips are known: from the last typed hand, from a count with no hand since, or because
 * they sit alone with all chips of their table. Whoever was reported before went out in an earlier hand, unless the director says together.
 */
export function decideElimination(command: CommandOf<'EliminatePlayer'>, running: Running): TournamentDecision {
  const { playerId, stack } = command;
  const found = seatOf(running.tables, playerId);
  if (found === undefined) return outOf(running, playerId)?.cause === 'chips' ? { events: [] } : refuseAbsentee(running, { playerId });
  const { table, seated } = found;
  const refused = refuseDuringHand(running, table) ?? (stack === undefined ? null : refuseUnlessChips('stack', stack));
  if (refused) return refused;
  const left = table.seats.filter((other) => other !== seated);
  const takenBack = findTakenBack(running, { playerId, from: { table: table.table, seat: seated.seat } });
  if (takenBack !== undefined && left.length > 0) {
    return { events: [...makeOutAgain(running, takenBack, seated, null), ...countLastPlayer(table.table, left, table.chips)] };
  }
  if (areStacksKnown(running, table) || left.length === 0) {
    return refuse('STILL_HAS_CHIPS', { playerId, stack: seated.stack }, articleOf(bookOf(running.settings).floor.elimination.when));
  }
  return {
    events: [
      ...makeEliminationEvents(
        [{ ...seated, stack: stack ?? seated.stack, estimated: stack === undefined && !wereStacksKnown(running, table) }],
        table.table,
        running.playersLeft,
        null,
      ),
      ...countLastPlayer(table.table, left, table.chips),
    ],
  };
}
