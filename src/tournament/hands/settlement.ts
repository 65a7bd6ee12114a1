/**
 * What a completed hand does to the tournament: stacks, eliminations, the end.
 * Hard-coded, because all five books agree: `elimination.when`, `elimination.seats`, `absent.eliminatedByBlinds`,
 * `penalty.canEliminate`.
 */
import { tableOfHand } from '../../../events/ids.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import { listTakenByHand } from '../chips/confiscation.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { foldAll } from '../evolve.js';
import { makeEliminationEvents } from '../places/elimination.js';
import { carryOutExpulsions } from '../ranking/expulsion.js';
import { refuse, type TournamentDecision } from '../refusals.js';
import { digestResult } from '../evolve/result-digest.js';
import { findSettledHand } from '../state/settled-hands.js';
import { findListedStack, refuseUnlessComplete } from '../chips/stack-list.js';
import { type Finished, type InPlay, outOf, type Running } from '../state.js';

type Command = CommandOf<'SettleHand'>;

/** Settles the hand that is open at its table. */
export function decideSettlement(command: Command, running: Running): TournamentDecision {
  const repeated = repeatSettlement(command, running);
  if (repeated !== null) return repeated;
  const { handId, stacks } = command;
  const table = running.tables[tableOfHand(handId) - 1];
  const hand = table?.openHand;
  if (table === undefined || !hand || hand.handId !== handId) return refuse('UNKNOWN_HAND', { handId });
  const refused = refuseUnlessComplete(table.table, stacks, hand.seats);
  if (refused) return refused;

  const settled: TournamentEvent = {
    type: 'HandSettled',
    data: { handId, table: table.table, stacks: stacks.map(({ playerId, stack }) => ({ playerId, stack })) },
  };
  const taken = listTakenByHand(running, hand, stacks);
  const out = hand.seats.filter((seated) => findListedStack(taken.stacks, seated) === 0);
  const over = foldAll(running, [settled, ...taken.events]);
  const expelled = carryOutExpulsions(over, handId, out);
  const left = foldAll(over, expelled);
  const busts = out.filter(({ playerId }) => outOf(left, playerId) === undefined);
  return { events: [settled, ...taken.events, ...expelled, ...makeEliminationEvents(busts, table.table, left.playersLeft, handId)] };
}

/**
 * After the end. A satellite may have ended while the hand was being played: its players have qualified, so the result changes nothing.
 * Null for any other hand that was not settled.
 */
export function settleAfterEnd(command: Command, finished: Finished): TournamentDecision | null {
  const { handId } = command;
  const isOpen = finished.tables[tableOfHand(handId) - 1]?.openHand?.handId === handId;
  return repeatSettlement(command, finished) ?? (finished.qualified !== null && isOpen ? { events: [] } : null);
}

/**
 * A hand that was settled with the same stacks gives no events, however long ago it was: after a crash the process manager gives the
 * command again. Null where the hand was not settled.
 */
function repeatSettlement({ handId, stacks }: Command, tournament: InPlay): TournamentDecision | null {
  const before = findSettledHand(tournament, handId);
  if (before === null) return null;
  return before.digest === digestResult(stacks) ? { events: [] } : refuse('HAND_ALREADY_SETTLED', { handId });
}
