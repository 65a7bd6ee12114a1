/**
 * Whether acts amount to substantial action, after which a skipped turn comes too late and an error stays (RC 36; RO 6.7).
 * Hard-coded, because all five books agree: `substantialAction.blindsCount`.
 */
import { type BettingRound, findRoundBeforeWager } from '../state/round.js';
import type { Betting } from '../state/street-rules.js';

/** What one act of each kind adds to `BettingRound.acts`. A street has far fewer than 256 of each. */
export const FOLD = 1;
export const CHECK = 1 << 8;
export const CHIPS = 1 << 16;

/** No book counts further than three acts of a kind. */
const MOST_COUNTED = 4;

/**
 * The acts of the street so far, at most {@link MOST_COUNTED} of each kind. Their order is not kept, nor who made them, and neither matters: acts in turn that follow each
 * other are of two players, and so are two acts with chips.
 */
export function listActsOnStreet({ acts }: Pick<BettingRound, 'acts'>): ActSince[] {
  const kinds = [
    ['chips', Math.floor(acts / CHIPS)],
    ['fold', acts & 255],
    ['check', (acts >> 8) & 255],
  ] as const;
  return kinds
    .flatMap(([kind, times]) => Array.from({ length: Math.min(times, MOST_COUNTED) }, () => kind))
    .map((kind, k) => ({ seat: k, kind }));
}

/** How many of the acts of the street are folds, as they count in `BettingRound.acts`. */
export function countFolds({ acts }: Pick<BettingRound, 'acts'>): number {
  return acts & (CHECK - 1);
}

/** The acts of the street since the last bet or raise; none where there was none. */
export function listActsSinceWager(state: BettingRound): ActSince[] {
  const before = findRoundBeforeWager(state);
  return before === null ? [] : listActsOnStreet({ acts: state.acts - before.acts - CHIPS });
}

/** One act since the error. `chips`: a call, bet or raise. Blinds are no acts. */
export interface ActSince {
  readonly seat: number;
  readonly kind: 'check' | 'fold' | 'chips';
}

/**
 * @param acts in the order in which they were made
 * @param error what could be undone: a book may know another measure for a misdeal (MO 2.20; TF §2 b17) than for a turn
 */
export function isSubstantialAction(acts: readonly ActSince[], policy: Betting['substantialAction'], error: 'turn' | 'misdeal'): boolean {
  const folds = acts.filter(({ kind }) => kind === 'fold').length;
  const checks = acts.filter(({ kind }) => kind === 'check').length;
  if (error === 'misdeal' && policy.two.value === 'twoPlayersBet') return countPlayersWhoBet(acts) >= 2;
  if (hasTwoInARow(acts) || folds >= 3) return true;
  if (policy.three.value === 'anyThree' && acts.length >= 3 && checks < acts.length) return true;
  return policy.threeChecks.value && checks >= 3;
}

/** Two acts by two players, one after the other, at least one of them with chips. */
function hasTwoInARow(acts: readonly ActSince[]): boolean {
  return acts.some((act, k) => {
    const next = acts[k + 1];
    return next !== undefined && next.seat !== act.seat && (act.kind === 'chips' || next.kind === 'chips');
  });
}

function countPlayersWhoBet(acts: readonly ActSince[]): number {
  return new Set(acts.filter(({ kind }) => kind === 'chips').map(({ seat }) => seat)).size;
}
