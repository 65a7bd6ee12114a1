/**
 * An act at the table, read whole: what a gesture leaves out is filled in, and its chips are counted.
 */
import type { Gesture, ReadAs, Words } from '../../../events/judging.js';

export type { Gesture, ReadAs, Words } from '../../../events/judging.js';

/** A gesture with nothing left open. Fields as in {@link Gesture}. */
export interface WholeGesture {
  readonly words: Words | null;
  readonly motions: readonly (readonly number[])[];
  /** The chips of all motions, by value. */
  readonly chips: readonly number[];
  /** Their sum. */
  readonly pushed: number;
  readonly first: 'words' | 'chips' | 'together';
  readonly taps: number;
  readonly allInShown: boolean;
  readonly exposedHand: boolean;
  readonly heardByAll: boolean;
  readonly unclear: boolean;
  readonly pulledBack: number;
  readonly amountKnown: boolean;
  readonly amountTold: number | null;
  readonly misreadAs: ReadAs | null;
  readonly substantialActionFollowed: boolean;
  readonly misunderstood: boolean;
  readonly chipValuesInPlay: readonly number[];
}

export function completeGesture(gesture: Gesture): WholeGesture {
  const motions = gesture.motions ?? [];
  const chips = motions.flat();
  return {
    words: gesture.words ?? null,
    motions,
    chips,
    pushed: sumChips(chips),
    first: gesture.first ?? 'words',
    taps: gesture.taps ?? 0,
    allInShown: gesture.allInShown ?? false,
    exposedHand: gesture.exposedHand ?? false,
    heardByAll: gesture.heardByAll ?? true,
    unclear: gesture.unclear ?? false,
    pulledBack: gesture.pulledBack ?? 0,
    amountKnown: gesture.amountKnown ?? true,
    amountTold: gesture.amountTold ?? null,
    misreadAs: gesture.misreadAs ?? null,
    substantialActionFollowed: gesture.substantialActionFollowed ?? false,
    misunderstood: gesture.misunderstood ?? false,
    chipValuesInPlay: gesture.chipValuesInPlay ?? [],
  };
}

/** Whether nothing was said, shown or pushed. */
export function isEmpty(gesture: WholeGesture): boolean {
  const { words, chips, taps, allInShown, exposedHand, pulledBack } = gesture;
  return words === null && chips.length === 0 && taps === 0 && !allInShown && !exposedHand && pulledBack === 0;
}

export function sumChips(chips: readonly number[]): number {
  let total = 0;
  for (const chip of chips) total += chip;
  return total;
}
