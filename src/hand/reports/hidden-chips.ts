/**
 * Decides on chips that come to light after an all-in that was called (RC 62, 63; MO 11.3; TDA 23; RO 3.7, 9.23; TF §3 b3). The record
 * knows the chips that were on the table all along: they stand behind the seat. Chips from elsewhere stand in no record.
 */
import type { RulingOption } from '../../../events/judging.js';
import { toPlain } from '../../decider.js';
import { cite } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import { openRuling } from '../acts/open-ruling.js';
import type { Betting } from '../state/street-rules.js';
import { sumCommitted, isSomePotPushed } from '../pots/pots.js';
import type { Refused } from '../refusals.js';
import { refuse } from '../refusals.js';
import { type HandState, indexOf } from '../state.js';
import type { HandUnfolding } from '../unfolding.js';
import { findWinner } from '../pots/chips-apart.js';
import type { ReportCommand } from '../../../commands/hand/reports.js';
import type { HiddenChips } from '../state/reports.js';

type Command = Extract<ReportCommand, { type: 'ReportHiddenChips' }>;

export function reportHiddenChips(unfolding: HandUnfolding, { seat, amount, origin, won }: Command, { betting }: Rulebook): Refused | null {
  const { state } = unfolding;
  const i = indexOf(state, seat);
  if (i < 0) return refuse('SEAT_NOT_IN_HAND', { seat: toPlain(seat) });
  if (((state.live >> i) & 1) === 0 || !isAnswered(state, i)) return refuse('NOT_ALL_IN', { seat });
  const behind = state.stacks[i]!;
  if (!(Number.isInteger(amount) && amount >= 1) || (origin === 'onTable' && amount > behind)) {
    return refuse('CHIPS_NOT_BEHIND', { seat, amount: toPlain(amount), behind });
  }
  unfolding.push({ type: 'HiddenChipsReported', data: { seat, amount, origin, won } });
  const { hiddenChips } = betting;
  if (origin === 'outside' && hiddenChips.fromOutside.value === 'removedPenalty') {
    const article = cite(hiddenChips.fromOutside)[0]!;
    unfolding.push({ type: 'InfractionNoted', data: { seat, offence: 'hiddenChips', sanction: 'must', startsAt: null, article } });
    unfolding.push({ type: 'HiddenChipsRemoved', data: { seat, amount, origin, disqualified: false } });
    return null;
  }
  const { options: all, articles } = questionOf({ seat, amount, origin, won }, betting);
  // Pots that are pushed are not rebuilt.
  const options = isSomePotPushed(state) ? all.filter((option) => option !== 'partOfAllIn') : all;
  openRuling(unfolding, {
    kind: 'hiddenChips',
    seat,
    options,
    default: options[0]!,
    articles,
    reason: 'hiddenChips',
    parameters: { amount },
  });
  return null;
}

/** What the director may rule, the book's proposal first. */
function questionOf(
  { origin, won }: HiddenChips,
  { hiddenChips }: Betting,
): { options: readonly RulingOption[]; articles: ReturnType<typeof cite> } {
  const { partOfAllIn, notPart, fromOutside } = hiddenChips;
  const removal: readonly RulingOption[] = ['removeFromPlay', 'removeAndDisqualify'];
  if (origin === 'outside') return { options: removal, articles: cite(fromOutside) };
  if (partOfAllIn.value === 'removed') return { options: removal, articles: cite(partOfAllIn) };
  if (won !== false) return { options: ['notPart', 'partOfAllIn'], articles: cite(partOfAllIn, notPart.allInWins) };
  // The book lets the director give the chips to the winner, so also to nobody (RC 62).
  const toNobody: readonly RulingOption[] = notPart.allInLoses.value === 'directorMayAward' ? ['removeFromPlay'] : [];
  return { options: ['awardToCaller', ...toNobody, 'partOfAllIn'], articles: cite(partOfAllIn, notPart.allInLoses) };
}

/** What the director ruled of chips that came to light. */
export function ruleOnHiddenChips(
  unfolding: HandUnfolding,
  { seat, amount, origin }: Omit<HiddenChips, 'won'>,
  option: RulingOption,
  { hiddenChips }: Betting,
): void {
  const { state } = unfolding;
  const i = indexOf(state, seat);
  const seatOf = (k: number): number => state.start!.seats[k]!.seat;
  switch (option) {
    case 'partOfAllIn': {
      const gathered = state.phase !== 'betting';
      const payers = callersOf(state, i)
        .filter((k) => gathered && sumCommitted(state, k) < sumCommitted(state, i) + amount && state.stacks[k]! > 0)
        .map((k) => ({ seat: seatOf(k), amount: Math.min(state.stacks[k]!, sumCommitted(state, i) + amount - sumCommitted(state, k)) }));
      unfolding.push({ type: 'HiddenChipsCounted', data: { seat, amount, payers } });
      if (gathered) unfolding.gatherAgain();
      else unfolding.conclude();
      return;
    }
    case 'notPart': {
      const { allInWins, allInLoses } = hiddenChips.notPart;
      unfolding.push({ type: 'HiddenChipsSetApart', data: { seat, amount, articles: cite(allInWins, allInLoses) } });
      return unfolding.conclude();
    }
    case 'awardToCaller': {
      const to = findWinner(state, seat) ?? seatOf(callersOf(state, i)[0]!);
      unfolding.push({ type: 'HiddenChipsAwarded', data: { seat, to, amount } });
      return unfolding.conclude();
    }
    case 'removeFromPlay':
    case 'removeAndDisqualify':
      unfolding.push({ type: 'HiddenChipsRemoved', data: { seat, amount, origin, disqualified: option === 'removeAndDisqualify' } });
      return unfolding.conclude();
    default:
      return;
  }
}

/** Whether the seat's bet has been called: while the street's betting goes on, it must be the bet that stands. */
function isAnswered(state: HandState, i: number): boolean {
  const stands = state.phase !== 'betting' || (state.turn !== i && state.bets[i] === state.currentBet && state.currentBet > 0);
  return stands && callersOf(state, i).length > 0;
}

/** The live opponents who put in as much as the seat, clockwise after it. */
function callersOf(state: HandState, i: number): number[] {
  const count = state.stacks.length;
  const put = sumCommitted(state, i);
  const after = Array.from({ length: count - 1 }, (_, k) => (i + 1 + k) % count);
  return put === 0 ? [] : after.filter((k) => ((state.live >> k) & 1) === 1 && sumCommitted(state, k) >= put);
}
