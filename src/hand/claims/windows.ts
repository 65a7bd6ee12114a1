/**
 * Decides until when a hand can be disputed: how it was read, to whom its pots went, what they held (RC 22; MO 8.11, 10.1, 10.2;
 * RO 9.17, 10.9; TF §9 b11, §11). A tabled winning hand that was swept away is disputed like an award (RC 13; MO 9.12; TDA 29; RO 10.2).
 * Hard-coded, because all five books agree: `claim.byWhom`, `claim.lateButEverybodyAgrees`, `retroactivity`.
 */
import type { ClaimKind, ClaimUntil } from '../../../events/hand-claims.js';
import { cite } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import type { Setting } from '../../rulebooks/setting.js';
import { isSomePotPushed } from '../pots/pots.js';
import type { Refused } from '../refusals.js';
import { refuse } from '../refusals.js';
import type { HandState } from '../state.js';
import { claimsOf } from '../state/claims-of.js';
import type { Progress } from '../../../commands/hand/claims.js';

/** What ends the time for a claim by the book, outside of breaks. */
export type Until = Exclude<ClaimUntil, 'oneMinute'>;

/** How long a hand that ends during a break can be disputed (RC 22), in milliseconds. */
const ONE_MINUTE = 60_000;

export const nothingSince: Progress = { awardedAt: null, endedOnBreak: false, nextHand: null, behind: [] };

/** The settings that decide a claim of this kind, the window first. */
export function listDecidingSettings(claim: ClaimKind, { dealing, betting }: Rulebook): readonly [Setting, ...Setting[]] {
  if (claim === 'reading') return [dealing.claim.reading.until];
  if (claim === 'amount') return [betting.pot.finalAfterGathering];
  return [dealing.claim.award.until];
}

function untilOf(claim: ClaimKind, { dealing, betting }: Rulebook): Until {
  if (claim === 'reading') return dealing.claim.reading.until.value;
  if (claim === 'amount') return betting.pot.finalAfterGathering.value ? 'gathered' : 'nextHandSa';
  return dealing.claim.award.until.value;
}

/** Until when a claim of one kind can be raised. */
export interface ClaimWindow {
  readonly claim: ClaimKind;
  readonly until: ClaimUntil;
  readonly open: boolean;
  /** The settings that say so, the weightiest first. */
  readonly rules: readonly Setting[];
}

interface When {
  readonly at: number;
  readonly progress?: Progress | undefined;
}

/** @param lying the chips of the round still lie in front of the players */
function windowOf(claim: ClaimKind, state: HandState, { at, progress = nothingSince }: When, book: Rulebook, lying: boolean): ClaimWindow {
  const until = untilOf(claim, book);
  const { handEndsDuringBreak } = book.dealing.claim;
  if (until !== 'gathered' && progress.endedOnBreak && progress.awardedAt !== null && handEndsDuringBreak.value === 'oneMinute') {
    const open = at <= progress.awardedAt + ONE_MINUTE;
    // The minute is flat, but a hand can no longer be read once its cards are shuffled.
    if (!open || claim !== 'reading') return { claim, until: 'oneMinute', open, rules: [handEndsDuringBreak] };
  }
  return { claim, until, open: !isOver(until, state, at, progress, lying), rules: listDecidingSettings(claim, book) };
}

/**
 * Refuses a claim that comes too late.
 * @param lying the chips of the round still lie in front of the players
 */
export function refuseLate(claim: ClaimKind, state: HandState, when: When, book: Rulebook, lying = false): Refused | null {
  const { open, until, rules } = windowOf(claim, state, when, book, lying);
  return open ? null : refuse('CLAIM_WINDOW_CLOSED', { claim, until }, cite(...rules)[0]?.article ?? null);
}

/** What of a hand can be disputed, and until when: its pots once they are pushed, what they hold once a round of betting is over. */
export function listClaimWindows(state: HandState, when: When, book: Rulebook): ClaimWindow[] {
  const onPots = isSomePotPushed(state) ? (['reading', 'award', 'killedWinner'] as const) : [];
  const onAmounts = state.pots.length > 0 ? (['amount'] as const) : [];
  return [...onPots, ...onAmounts].map((claim) => windowOf(claim, state, when, book, mayStillLie(state)));
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
  return state.phase === 'showdown' && (state.tabled | state.mucked) === 0 && !isSomePotPushed(state);
}
