/**
 * Decides on the start of a hand: whether it can begin as the tournament says, and which antes and blinds are taken.
 */
import type { HandEvent } from '../../../events/hand.js';
import { evolve } from '../evolve.js';
import type { HandDecision, HandHandlers } from '../handlers.js';
import { conclude } from '../pots/conclusion.js';
import { refuse } from '../refusals.js';
import type { HandState } from '../state.js';
import { checkStart } from './check.js';
import type { StartCommand } from '../../../commands/hand/start.js';
import { listForcedBets } from '../betting/forced-bets.js';

export const startHandlers: HandHandlers<StartCommand> = { StartHand: startHand };

function startHand({ hand: start }: StartCommand, state: HandState): HandDecision {
  if (state.start !== null) return isSameData(start, state.start) ? { events: [] } : refuse('HAND_ALREADY_STARTED');
  const refused = checkStart(start);
  if (refused !== null) return refused;
  const events: HandEvent[] = [{ type: 'HandStarted', data: start }];
  for (const { index, kind, amount, allIn } of listForcedBets(start)) {
    const { seat } = start.seats[index]!;
    if (kind === 'ante') events.push({ type: 'AntePosted', data: { seat, amount, allIn } });
    else events.push({ type: 'BlindPosted', data: { seat, blind: kind, amount, allIn } });
  }
  return { events: conclude(events.reduce(evolve, state), events) };
}

/** Whether two pieces of JSON data say the same. */
function isSameData(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => isSameData((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]));
}
