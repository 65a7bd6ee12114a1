/**
 * Decides until when a hand can be disputed: how it was read, to whom its pots went, what they held (RC 22; MO 8.11, 10.1, 10.2;
 * RO 9.17, 10.9; TF §9 b11, §11). A tabled winning hand that was swept away is disputed like an award (RC 13; MO 9.12; TDA 29; RO 10.2).
 * Pure. May import: `events/` (types), `decider`, `rulebooks/` and the hand.
 */
import type { ClaimKind } from '../../../events/hand-claims.js';
import { refuse } from '../../decider.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import type { Setting } from '../../rulebooks/setting.js';
import { cite } from '../judging/citing.js';
import { somePotIsPushed } from '../pots.js';
import type { HandState } from '../state.js';
import type { Refused } from '../unfolding.js';
import { claimsOf } from './claims-of.js';
import type { Progress } from './commands.js';

/** What ends the time for a claim. */
type Until = 'nextHandStart' | 'nextHandSa' | 'cardsPickedUp' | 'gathered';

/** How long a hand that ends during a break can be disputed (RC 22), in milliseconds. */
const ONE_MINUTE = 60_000;

export const nothingSince: Progress = { awardedAt: null, endedOnBreak: false, nextHand: null, behind: [] };

/** The settings that decide a claim of this kind, the window first. */
export function decidingSettings(claim: ClaimKind, { dealing, betting }: Rulebook): readonly [Setting, ...Setting[]] {
  if (claim === 'reading') return [dealing.claim.reading.until];
  if (claim === 'amount') return [betting.pot.finalAfterGathering];
  return [dealing.claim.award.until];
}

function untilOf(claim: ClaimKind, { dealing, betting }: Rulebook): Until {
  if (claim === 'reading') return dealing.claim.reading.until.value;
  if (claim === 'amount') return betting.pot.finalAfterGathering.value ? 'gathered' : 'nextHandSa';
  return dealing.claim.award.until.value;
}

/**
 * Refuses a claim that comes too late.
 * @param lying the chips of the round still lie in front of the players
 */
export function refuseLate(
  claim: ClaimKind,
  state: HandState,
  { at, progress = nothingSince }: { readonly at: number; readonly progress?: Progress },
  book: Rulebook,
  lying = false,
): Refused | null {
  const until = untilOf(claim, book);
  const deciding = decidingSettings(claim, book);
  const late = (closedBy: Until | 'oneMinute', ...settings: readonly Setting[]): Refused =>
    refuse('CLAIM_WINDOW_CLOSED', { claim, until: closedBy }, cite(...settings)[0]?.article ?? null);
  const { handEndsDuringBreak } = book.dealing.claim;
  if (until !== 'gathered' && progress.endedOnBreak && progress.awardedAt !== null && handEndsDuringBreak.value === 'oneMinute') {
    if (at > progress.awardedAt + ONE_MINUTE) return late('oneMinute', handEndsDuringBreak);
    // The minute is flat, but a hand can't be read any more once its cards are shuffled.
    if (claim !== 'reading') return null;
  }
  return isOver(until, state, at, progress, lying) ? late(until, ...deciding) : null;
}

function isOver(until: Until, state: HandState, at: number, { nextHand }: Progress, lying: boolean): boolean {
  switch (until) {
    case 'gathered':
      return !lying;
    case 'nextHandSa':
      return nextHand?.substantialAction === true;
    case 'nextHandStart':
      return nextHand !== null && at >= nextHand.startedAt;
    case 'cardsPickedUp': {
      const { pickedUpAt } = claimsOf(state);
      // Nobody deals again before the cards are picked up, whether that was reported or not.
      return nextHand !== null || (pickedUpAt !== null && at >= pickedUpAt);
    }
  }
}

/** Whether the chips of the last round can still lie in front of the players: no card was dealt since, no hand shown, no pot pushed. */
export function mayStillLie(state: HandState): boolean {
  if (state.phase === 'awaitingBoard') return true;
  return state.phase === 'showdown' && (state.tabled | state.mucked) === 0 && !somePotIsPushed(state);
}
