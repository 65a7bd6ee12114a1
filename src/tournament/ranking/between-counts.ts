/**
 * A player who has lost their last chips by the report of the floor, at an untracked table, before its next count.
 */
import type { TournamentEvent } from '../../../events/tournament.js';
import { countLastPlayer } from '../chips/counts.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { hasHeld, isPlaying } from '../hand-for-hand/state.js';
import { refuseUnlessChips } from '../bounds.js';
import { findArticle } from '../phase.js';
import { refuse, type TournamentDecision } from '../refusals.js';
import { outOf, type Running, type SeatedPlayer, seatOf, type Table, type TakenBack } from '../state.js';
import { refuseAbsentee } from '../seating/seat-checks.js';
import { refuseDuringHand } from '../tables.js';
import { makeEliminationEvents } from './elimination.js';
import { findTakenBack } from './evolve.js';

/**
 * Takes a player out between counts. Refused where their chips are known: from the last typed hand, from a count with no hand since, or because
 * they sit alone with all chips of their table. Who went out in the same hand before is ranked with the player (same-hand.ts).
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
    return { events: [...putBack(running, takenBack, seated), ...countLastPlayer(table.table, left, table.chips)] };
  }
  if (hasChips(running, table) || left.length === 0) {
    return refuse('STILL_HAS_CHIPS', { playerId, stack: seated.stack }, findArticle('elimination', running.settings));
  }
  return {
    events: [
      ...makeEliminationEvents([{ ...seated, stack: stack ?? seated.stack }], table.table, running.playersLeft, null),
      ...countLastPlayer(table.table, left, table.chips),
    ],
  };
}

/**
 * Whether everybody's chips at a table are known, and nobody can have lost them since: by its last typed hand, or by a count after which no hand
 * was recorded. While play is hand for hand, a hand may be played that is recorded at its end; at a table whose hands are typed only where
 * the floor has reported it.
 */
function hasChips({ handForHand: play }: Running, { table, stacksFrom }: Table): boolean {
  const isReported = play !== null && (hasHeld(play, table) || play.finishing.includes(table));
  if (stacksFrom === 'hand') return !isReported;
  return stacksFrom === 'count' && !isReported && !(play !== null && isPlaying(play, table));
}

/** Nobody can have lost chips since the player was in again: they are out as before, and the places of the others are as before. */
function putBack({ playersLeft, eliminations }: Running, { out, table, entrants }: TakenBack, { seat }: SeatedPlayer): TournamentEvent[] {
  const place = out.place + playersLeft + eliminations.length - entrants;
  const { playerId, tied, stackBefore } = out;
  // Those who shared the place, and were placed below it without the player.
  const sharing = new Set(eliminations.filter((each) => tied > 1 && each.place > place && each.place < place + tied));
  const corrected = eliminations.flatMap((each): TournamentEvent[] => {
    if (sharing.has(each)) return [{ type: 'PlaceCorrected', data: { playerId: each.playerId, place, tied } }];
    return each.place > place
      ? []
      : [{ type: 'PlaceCorrected', data: { playerId: each.playerId, place: each.place - 1, tied: each.tied } }];
  });
  return [...corrected, { type: 'PlayerEliminated', data: { playerId, from: { table, seat }, place, tied, handId: null, stackBefore } }];
}
