/**
 * Players who have chips and put in less than the others, by a call that was too small and that nobody corrected. Side pots are for who is
 * all in; once the chips are gathered such a pot is complete (RC preamble, betting; MO 10.2; RO 9.17; TF §11 b2).
 */
import type { HandState } from '../state.js';

type Put = Pick<HandState, 'start' | 'street' | 'bets' | 'gathered' | 'shortfall' | 'reports' | 'live' | 'stacks'>;

/** What the seat counts as having put in over the whole hand, its calls that nobody corrected counted in full. Chips. */
export function countFor(state: Put & Pick<HandState, 'phase'>, i: number): number {
  return state.phase === 'betting' && hasUndercalled(state, i) ? findHighest(state) : sumWithShortfall(state, i);
}

/** What each seat is behind the others once the chips of the round are gathered; null where none is. */
export function findShortfall(state: Put): readonly number[] | null {
  if (state.shortfall === null && !state.stacks.some((_, i) => hasUndercalled(state, i))) return null;
  const top = findHighest(state);
  return state.stacks.map((_, i) => (hasUndercalled(state, i) ? top - state.gathered[i]! - state.bets[i]! : (state.shortfall?.[i] ?? 0)));
}

/** Whether a call of the seat on this street was too small and stands so. */
function hasUndercalled({ start, street, bets, reports, live, stacks }: Put, i: number): boolean {
  if (reports === null || ((live >> i) & 1) === 0 || stacks[i] === 0) return false;
  const { seat } = start!.seats[i]!;
  return reports.wrong.some((each) => each.seat === seat && each.made && !each.aggressive && each.street === street && each.to === bets[i]);
}

function sumWithShortfall({ bets, gathered, shortfall }: Put, i: number): number {
  return gathered[i]! + bets[i]! + (shortfall === null ? 0 : shortfall[i]!);
}

function findHighest(state: Put): number {
  let top = 0;
  for (let i = 0; i < state.stacks.length; i++) top = Math.max(top, sumWithShortfall(state, i));
  return top;
}
