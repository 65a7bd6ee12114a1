/**
 * Lifts what bound a seat in turn once a hand has died or a bet has gone back: where none of its announced options is possible,
 * the player may choose freely.
 */
import { findActionsAtTurn, findLegalActions } from '../betting/legal-actions.js';
import type { HandDraft } from '../state/draft.js';

export function releaseIdle(next: HandDraft): void {
  const restriction = next.actState?.restriction ?? null;
  if (next.actState === null || restriction === null || next.phase !== 'betting' || next.turn < 0) return;
  const { seat, canCheck, callAmount, wager, raiseBar } = findActionsAtTurn(next, next.turn);
  if (seat !== restriction.seat) return;
  const possible = { check: canCheck, call: callAmount > 0, [wager]: raiseBar === null };
  if (!restriction.options.some((option) => possible[option as keyof typeof possible])) release(next);
}

/** Whatever an event changes, the seat in turn keeps an act that is legal: what bound it alone is lifted where nothing of it is possible. */
export function releaseStuck(next: HandDraft): void {
  if (next.phase !== 'betting' || next.actState === null || next.actState.restriction === null) return;
  const legal = findLegalActions(next);
  if (legal !== null && !legal.canFold && !legal.canCheck && legal.callAmount === 0 && legal.minRaiseTo === null) release(next);
}

/** Chips of acts that did not stand still lie in front of the seat, and stay in the pot if it folds. */
function release(next: HandDraft): void {
  const { actState } = next;
  const restriction = actState?.restriction ?? null;
  if (actState === null || restriction === null) return;
  const { seat, committed } = restriction;
  const options = ['check', 'call', 'bet', 'raise', 'fold'] as const;
  next.actState = { ...actState, restriction: committed === 0 ? null : { seat, options, committed, awaited: null, minTo: 0 } };
}
