/**
 * Which commands wait: for the director, for the deal, for the new deal of a hand that was cancelled.
 */
import { acceptedWhileWaiting, type HandCommand } from '../../commands/hand.js';
import { refuseHeldAside } from './discards/retrieving.js';
import type { Refused } from './refusals.js';
import { refuse } from './refusals.js';
import type { HandState } from './state.js';

type Type = HandCommand['type'];

/** What the tournament orders of the players of a hand, at any moment of it. */
export function isExpulsionOrder(type: Type): boolean {
  return type === 'ExpelFromHand' || type === 'ReadmitToHand';
}

/** Why a command waits; null where its declaration says that it does not wait for what the hand waits for. */
export function refuseWhileWaiting(state: HandState, type: Type): Refused | null {
  const taken = acceptedWhileWaiting.get(type)!;
  const { actState, incidents, phase } = state;
  if (actState?.ruling != null && taken.ruling === undefined) {
    const { rulingId, seat } = actState.ruling;
    return refuse('RULING_PENDING', { rulingId, seat });
  }
  if (incidents === null) return null;
  if (phase === 'awaitingRedeal') return taken.redeal === undefined ? refuse('REDEAL_DUE') : null;
  if (phase === 'dealing') return taken.dealing === undefined ? refuse('DEAL_IN_PROGRESS') : null;
  return taken.keptApart === undefined ? refuseHeldAside(state) : null;
}
