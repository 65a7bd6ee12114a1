/** What the display shows of a tournament, by its phase and clock. */
import type { ClockFace } from './clock-face.js';

export type DisplayState = 'before' | 'running' | 'break' | 'paused' | 'hand-for-hand' | 'finished';

/** Play hand for hand stops the clock too, so it comes before a pause. */
export function displayStateOf(
  phase: 'ANNOUNCED' | 'SEATED' | 'RUNNING' | 'FINISHED',
  face: Pick<ClockFace, 'state' | 'period'> | null,
  handForHand: boolean,
): DisplayState {
  if (phase === 'FINISHED' || face?.state === 'FINISHED') return 'finished';
  if (face === null || phase !== 'RUNNING' || face.state === 'NOT_STARTED') return 'before';
  if (handForHand) return 'hand-for-hand';
  if (face.state === 'PAUSED') return 'paused';
  return face.period?.kind === 'BREAK' ? 'break' : 'running';
}

/** The average stack; null while nobody plays. */
export const averageStack = (chips: number | null, left: number): number | null =>
  chips === null || left === 0 || chips === 0 ? null : Math.floor(chips / left);

/** Big blinds that a stack is worth; null for a level without. */
export const inBigBlinds = (stack: number, level: { readonly bigBlind: number | null } | null): number | null =>
  level?.bigBlind == null || level.bigBlind === 0 ? null : Math.floor(stack / level.bigBlind);
