/**
 * Decides on dead cards of the deal: their exchange once all cards are dealt, and one that its player mixed with their live card (MO 2.4, 2.16;
 * RO 6.3, 6.5; TF §2 b4, b15).
 */
import { cite } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import type { Refused } from '../refusals.js';
import { refuse } from '../refusals.js';
import type { HandState } from '../state.js';
import type { HandUnfolding } from '../unfolding.js';
import { checkNotCompleted, checkSeats, checkSomebodyLives, isLiveSeat, killSeats } from './checks.js';
import type { DealtCardCommand } from '../../../commands/hand/dealt-cards.js';
import { dealOf, firstBurnOf, listReplacementsDue, recordReplacement } from './spoilt-cards.js';

type Command<Type extends DealtCardCommand['type']> = Extract<DealtCardCommand, { type: Type }>;

/** One card is due at the most: a second dead one is a misdeal. */
export function replaceExposedCards(unfolding: HandUnfolding, _command: Command<'ReplaceExposedCards'>, book: Rulebook): Refused | null {
  const { state } = unfolding;
  const due = listReplacementsDue(state);
  if (due.length === 0 && dealOf(state).spoilt.some(({ fate }) => fate === 'replaced')) return null;
  const refused = checkNotCompleted(state);
  if (refused !== null) return refused;
  if (due.length === 0) return refuse('NOTHING_TO_REPLACE');
  const { replacementCard, becomesFirstBurn } = book.dealing.exposed;
  for (const { seat, ordinal } of due) {
    const slot = firstBurnOf(unfolding.state);
    const articles = cite(replacementCard, becomesFirstBurn);
    unfolding.push({ type: 'ExposedCardReplaced', data: { seat, ordinal, slot, firstBurn: 'exposedCard', articles } });
  }
  unfolding.conclude();
  return null;
}

export function reportMixedDeadCard(unfolding: HandUnfolding, command: Command<'ReportMixedDeadCard'>, book: Rulebook): Refused | null {
  const { seat, liveCardIdentifiable = false } = command;
  const { state } = unfolding;
  if (diedOfIt(state, seat)) return null;
  const refused = checkNotCompleted(state) ?? checkSeats(state, [seat]);
  if (refused !== null) return refused;
  const dead = dealOf(state).spoilt.findLast((each) => each.seat === seat && each.fate === 'dead');
  if (dead === undefined) return refuse('NO_DEAD_CARD', { seat });
  if (!isLiveSeat(state, seat)) return refuse('HAND_NOT_LIVE', { seat });
  const { mixedIntoHand } = book.dealing.deadCard;
  if (mixedIntoHand.value === 'dead' || !liveCardIdentifiable) {
    const nobodyLeft = checkSomebodyLives(state, [seat]);
    if (nobodyLeft !== null) return nobodyLeft;
    killSeats(unfolding, [seat], 'deadCardMixed', cite(mixedIntoHand));
    unfolding.conclude();
    return null;
  }
  if (dead.separated) return null;
  unfolding.push({ type: 'DeadCardSeparated', data: { seat, articles: cite(mixedIntoHand) } });
  recordReplacement(unfolding, dead, book);
  return null;
}

function diedOfIt({ incidents }: HandState, seat: number): boolean {
  return incidents?.discards.lost.some((each) => each.seat === seat && each.cause === 'deadCardMixed') ?? false;
}
