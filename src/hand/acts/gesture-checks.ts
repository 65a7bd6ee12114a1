/**
 * Whether an act can have happened: a seat that can act, chips that it has, something done.
 */
import type { Gesture } from '../../../events/judging.js';
import { toPlain } from '../../decider.js';
import { isEmpty, completeGesture } from '../judging/gesture.js';
import type { Refused } from '../refusals.js';
import { refuse } from '../refusals.js';
import { type HandState, indexOf } from '../state.js';

/** Why a seat cannot act in this hand at all. */
export function checkActor(state: HandState, seat: number): Refused | null {
  if (state.phase === 'completed') return refuse('HAND_COMPLETED');
  const i = indexOf(state, seat);
  if (i < 0) return refuse('SEAT_NOT_IN_HAND', { seat: toPlain(seat) });
  if (((state.live >> i) & 1) === 0) return refuse('HAND_NOT_LIVE', { seat });
  if (state.stacks[i] === 0) return refuse('SEAT_ALL_IN', { seat });
  return null;
}

/** Why a gesture cannot have happened. */
export function checkGesture(state: HandState, seat: number, gesture: Gesture): Refused | null {
  const whole = completeGesture(gesture);
  if (isEmpty(whole)) return refuse('EMPTY_ACT', { seat });
  const { chipUnit } = state.start!;
  const restriction = state.actState?.restriction;
  const lying = restriction?.seat === seat ? restriction.committed : 0;
  const stack = state.stacks[indexOf(state, seat)]! - lying;
  // Smaller chips that are about to be raced off go with the whole stack only (RO 3.2).
  const smallest = whole.pushed === stack ? 1 : chipUnit;
  const odd = whole.chips.find((chip) => !Number.isSafeInteger(chip) || chip < 1 || chip % smallest !== 0);
  if (odd !== undefined) return refuse('CHIP_VALUE_NOT_IN_PLAY', { seat, chip: toPlain(odd), chipUnit });
  return whole.pushed > stack ? refuse('CHIPS_EXCEED_STACK', { seat, pushed: whole.pushed, stack }) : null;
}

/** Whether two gestures say the same. */
export function isSameGesture(one: Gesture, other: Gesture): boolean {
  return JSON.stringify(completeGesture(one)) === JSON.stringify(completeGesture(other));
}
