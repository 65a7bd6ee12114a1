/** What of a hand no longer counts, and the state that the hand is in. */
import type { Step } from './hand-acts.js';

export type HandState = 'in-progress' | 'completed' | 'corrected' | 'void';

/** Events that put something right, and events by which a pot goes to other seats. */
const corrections = new Set(['EntryCorrected', 'PotAwardCorrected', 'PotAmountCorrected', 'AwardsWithdrawn', 'HandResultCorrected']);
const replacingAwards = new Set(['PotAwardCorrected', 'AwardsWithdrawn']);

/** A hand whose deal was cancelled and that was dealt again is not void. */
export function stateOf(steps: readonly Step[]): HandState {
  const types = steps.map(({ event }) => event.type);
  if (types.includes('HandAnnulled') || types.lastIndexOf('HandVoided') > types.lastIndexOf('HandRedealt')) return 'void';
  if (types.some((type) => corrections.has(type))) return 'corrected';
  return isOver(steps) ? 'completed' : 'in-progress';
}

export const isOver = (steps: readonly Step[]): boolean => steps[steps.length - 1]?.after?.phase === 'COMPLETED';

const potOf = ({ event }: Step): number | undefined => (event.data as { readonly pot?: number }).pot;

/** The step by which each step counts no more, by revision: an entry that was struck, or an award that was corrected. */
export function replacedBy(steps: readonly Step[]): ReadonlyMap<number, number> {
  const replaced = new Map<number, number>();
  for (const step of steps) {
    if (step.struckBy !== null) replaced.set(step.revision, step.struckBy);
    if (!replacingAwards.has(step.event.type)) continue;
    for (const earlier of steps) {
      if (earlier.revision >= step.revision || replaced.has(earlier.revision)) continue;
      const isAward = earlier.event.type === 'PotAwarded' || earlier.event.type === 'PotAwardCorrected';
      if (isAward && (potOf(step) === undefined || potOf(step) === potOf(earlier))) replaced.set(earlier.revision, step.revision);
    }
  }
  return replaced;
}
