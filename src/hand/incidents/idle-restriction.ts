/**
 * Lifts what bound a seat in turn once a hand has died or a bet has gone back: where none of its announced options is possible,
 * the player may choose freely.
 */
import { findActionsAtTurn } from '../betting/legal-actions.js';
import type { HandDraft } from '../draft.js';

export function releaseIdle(next: HandDraft): void {
  const restriction = next.actState?.restriction ?? null;
  if (next.actState === null || restriction === null || next.phase !== 'betting' || next.turn < 0) return;
  const { seat, canCheck, callAmount, wager, raiseBar } = findActionsAtTurn(next, next.turn);
  if (seat !== restriction.seat) return;
  const possible = { check: canCheck, call: callAmount > 0, [wager]: raiseBar === null };
  if (!restriction.options.some((option) => possible[option as keyof typeof possible]))
    next.actState = { ...next.actState, restriction: null };
}
