/**
 * What a completed hand does to the tournament: stacks, eliminations, the end.
 * Hard-coded, because all five books agree: `elimination.when`, `elimination.seats`, `absent.eliminatedByBlinds`,
 * `penalty.canEliminate`.
 */
import { tableOfHand } from '../../../events/ids.js';
import type { HandId } from '../../../events/ids.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import { refuseUnlessInstant } from '../bounds.js';
import { listTakenByHand } from '../chips/confiscation.js';
import type { CommandOf } from '../commands.js';
import { requireRunning } from '../phase.js';
import { makeEliminationEvents } from '../ranking/elimination.js';
import { refuse, type TournamentDecision } from '../refusals.js';
import { digestResult } from './result-digest.js';
import { findSettledHand } from './settled-hands.js';
import { findListedStack, refuseUnlessComplete } from '../chips/stack-list.js';
import type { TournamentState } from '../state.js';

/**
 * Settles the hand that is open at its table. A hand that was settled with the same stacks gives no events, however long ago it was
 * and even when the tournament is over: after a crash the process manager gives the command again.
 */
export function decideSettlement(command: CommandOf<'SettleHand'>, state: TournamentState): TournamentDecision {
  const { handId, stacks, at } = command;
  const before = state.phase === 'unknown' || state.phase === 'announced' ? null : findSettledHand(state, handId);
  if (before !== null) return before.digest === digestResult(stacks) ? { events: [] } : refuse('HAND_ALREADY_SETTLED', { handId });
  if (isOverForNothing(state, handId)) return { events: [] };
  const running = requireRunning(state);
  if (running.refusal) return running;
  const table = running.tables[tableOfHand(handId) - 1];
  const hand = table?.openHand;
  if (table === undefined || !hand || hand.handId !== handId) return refuse('UNKNOWN_HAND', { handId });
  const refused = refuseUnlessInstant(at) ?? refuseUnlessComplete(table.table, stacks, hand.seats);
  if (refused) return refused;

  const settled: TournamentEvent = {
    type: 'HandSettled',
    data: { handId, table: table.table, stacks: stacks.map(({ playerId, stack }) => ({ playerId, stack })) },
  };
  const taken = listTakenByHand(running, hand, stacks);
  const out = hand.seats.filter((seated) => findListedStack(taken.stacks, seated) === 0);
  return { events: [settled, ...taken.events, ...makeEliminationEvents(out, table.table, running.playersLeft, handId)] };
}

/** A satellite that ended while the hand was being played: whatever comes out of it, its players have qualified. */
function isOverForNothing(state: TournamentState, handId: HandId): boolean {
  return state.phase === 'finished' && state.qualified !== null && state.tables[tableOfHand(handId) - 1]?.openHand?.handId === handId;
}
