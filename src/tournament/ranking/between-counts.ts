/**
 * A player who has lost their last chips by the report of the floor, at an untracked table, before its next count.
 */
import { countLastPlayer } from '../chips/counts.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { hasHeld } from '../hand-for-hand/state.js';
import { findArticle } from '../phase.js';
import { refuse, type TournamentDecision } from '../refusals.js';
import { outOf, type Running, seatOf, type Table } from '../state.js';
import { refuseDuringHand } from '../tables.js';
import { makeEliminationEvents } from './elimination.js';

/**
 * Takes a player out between counts. Refused where their chips are known: from the last typed hand, from a count with no hand since, or because
 * they sit alone with all chips of their table. Players who go out in the same hand are recorded by one count instead, which ranks them together.
 */
export function decideElimination(command: CommandOf<'EliminatePlayer'>, running: Running): TournamentDecision {
  const { playerId } = command;
  const found = seatOf(running.tables, playerId);
  if (found === undefined) return outOf(running, playerId) !== undefined ? { events: [] } : refuse('UNKNOWN_PLAYER', { playerId });
  const { table, seated } = found;
  const inHand = refuseDuringHand(running, table);
  if (inHand) return inHand;
  const left = table.seats.filter((other) => other !== seated);
  if (hasChips(running, table) || left.length === 0) {
    return refuse('STILL_HAS_CHIPS', { playerId, stack: seated.stack }, findArticle('elimination', running.settings));
  }
  return {
    events: [
      ...makeEliminationEvents([seated], table.table, running.playersLeft, null),
      ...countLastPlayer(table.table, left, table.chips),
    ],
  };
}

/**
 * Whether everybody's chips at a table are known, and nobody can have lost them since: by its last typed hand, or by a count after which no hand
 * was recorded. While play is hand for hand, a hand may be played that is recorded at its end.
 */
function hasChips({ handForHand: play }: Running, { table, stacksFrom }: Table): boolean {
  if (stacksFrom === 'hand') return true;
  const plays = play !== null && (hasHeld(play, table) || play.finishing.includes(table));
  return stacksFrom === 'count' && !plays;
}
