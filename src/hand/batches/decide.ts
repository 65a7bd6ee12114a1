/**
 * Decides on several things that are given at once, by the hand's own decision on each of them: what one is refused for, all are.
 */
import type { HandCommand } from '../../../commands/hand.js';
import type { BatchCommand } from '../../../commands/hand/batches.js';
import type { HandEntry } from '../../../commands/hand/entry.js';
import { type Refusal, toPlain } from '../../decider.js';
import { findLegalActions } from '../betting/legal-actions.js';
import { readEntry } from '../entries/read-entry.js';
import type { HandDecision, HandHandlers } from '../handlers.js';
import { type HandRefusal, refuse } from '../refusals.js';
import { type HandState, indexOf } from '../state.js';
import { HandUnfolding } from '../unfolding.js';

type DecideOne = (command: HandCommand, state: HandState) => HandDecision;

/** @param decide the decision of the hand on one command */
export function makeBatchHandlers(decide: DecideOne): HandHandlers<BatchCommand> {
  return {
    PlayActions: ({ actions }, state) => playActions(actions, state, decide),
    FoldTo: ({ seat }, state) => foldTo(seat, state, decide),
  };
}

function playActions(entries: readonly HandEntry[], state: HandState, decide: DecideOne): HandDecision {
  const unfolding = new HandUnfolding(state);
  for (const [index, entry] of entries.entries()) {
    const command = readEntry(entry);
    if (command === undefined) return refuse('ENTRY_UNCLEAR', { index });
    const decision = decide(command, unfolding.state);
    if (decision.refusal !== undefined) return refuseAt(index, decision.refusal);
    for (const event of decision.events) unfolding.push(event);
    const ruling = unfolding.state.actState?.ruling ?? null;
    // What follows a question can't be judged before its answer. The last entry may ask: nothing that was given waits for it.
    const next = entries[index + 1];
    if (ruling !== null && next !== undefined && next.ruling == null) {
      const { seat, options } = ruling;
      return refuse('RULING_BEFORE_NEXT', { index, seat, options: options.map(({ option }) => option), default: ruling.default });
    }
  }
  return { events: unfolding.events };
}

function foldTo(seat: number, state: HandState, decide: DecideOne): HandDecision {
  if (state.phase === 'completed') return refuse('HAND_COMPLETED');
  const i = indexOf(state, seat);
  if (i < 0) return refuse('SEAT_NOT_IN_HAND', { seat: toPlain(seat) });
  if (((state.live >> i) & 1) === 0) return refuse('HAND_NOT_LIVE', { seat });
  const unfolding = new HandUnfolding(state);
  const { street } = state;
  for (let left = state.stacks.length; left > 0; left--) {
    const legal = findLegalActions(unfolding.state);
    if (legal === null || unfolding.state.street !== street) break;
    if (legal.seat === seat) return { events: unfolding.events };
    const decision = decide({ type: 'Act', seat: legal.seat, action: { type: 'fold' } }, unfolding.state);
    if (decision.refusal !== undefined) return decision;
    for (const event of decision.events) unfolding.push(event);
  }
  return refuse('SEAT_NOT_TO_ACT', { seat });
}

/** The refusal of one entry, with its place in the list. */
function refuseAt(index: number, refusal: Refusal<string, object>): HandDecision {
  return { refusal: { ...refusal, parameters: { ...refusal.parameters, index } } as HandRefusal };
}
