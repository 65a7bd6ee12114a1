/**
 * The hand of a player who is disqualified while it is played. It dies at once, or as soon as nothing waits that decides what it has put in:
 * a ruling on an act, the deal, a new deal. Nothing brings it back but the withdrawal of the order (decision 40).
 */
import type { DiscardCommand } from '../../../commands/hand/discards.js';
import type { HandEvent } from '../../../events/hand.js';
import { rulebookFor } from '../../rulebooks/adopted-book.js';
import { cite } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import { settleEarlyActs } from '../acts/early-acts.js';
import { countLive } from '../state/round.js';
import type { Refused } from '../refusals.js';
import { pushHeld } from '../showing/awarding.js';
import { type HandState, indexOf } from '../state.js';
import { HandUnfolding } from '../unfolding.js';
import { loseHand, uncalledOf } from './death.js';
import { checkSeat, isExpelled, isPlaying } from '../betting/live-hands.js';
import { checkRevival, revive } from './reviving.js';
import type { DiscardState } from '../state/discards.js';

type CommandOf<Type extends DiscardCommand['type']> = Extract<DiscardCommand, { type: Type }>;
type Expelled = DiscardState['expelled'][number];

/** An order that was withdrawn before it came changes nothing, and neither does one for a hand that is over. */
export function expelFromHand(
  unfolding: HandUnfolding,
  { seat, order, uncalled }: CommandOf<'ExpelFromHand'>,
  book: Rulebook,
): Refused | null {
  const { state } = unfolding;
  const refused = checkSeat(state, seat);
  if (refused !== null) return refused;
  const { expelled = [], readmitted = [] } = state.incidents?.discards ?? {};
  if (state.phase === 'completed' || readmitted.includes(order) || expelled.some((each) => each.order === order)) return null;
  unfolding.push({
    type: 'PlayerExpelled',
    data: { seat, order, ...(uncalled === undefined ? {} : { uncalled }), articles: cite(book.discipline.penalty.disqualifiedHand) },
  });
  killExpelled(unfolding);
  return null;
}

/** The withdrawal is recorded also where the order has not come yet: nodes may bring them in either order. */
export function readmitToHand(unfolding: HandUnfolding, { seat, order, reason }: CommandOf<'ReadmitToHand'>): Refused | null {
  const { state } = unfolding;
  const refused = checkSeat(state, seat);
  if (refused !== null) return refused;
  const { readmitted = [], lost = [] } = state.incidents?.discards ?? {};
  if (state.phase === 'completed' || readmitted.includes(order)) return null;
  const isKilled = lost.some((each) => each.seat === seat && each.cause === 'expelled');
  unfolding.push({ type: 'PlayerReadmitted', data: { seat, order, reason } });
  const lives = isKilled && !isExpelled(unfolding.state, seat) && checkRevival(unfolding.state, seat) === null;
  return lives ? revive(unfolding, seat, reason, []) : null;
}

/** The decided events, with the death of a hand that had to wait for them, or that they have brought back. */
export function followExpulsions(state: HandState, events: readonly HandEvent[]): readonly HandEvent[] {
  if (events.length === 0 || (state.incidents?.discards.expelled.length ?? 0) === 0) return events;
  const book = rulebookFor(state.start!.rulebook);
  if (book === null) return events;
  const unfolding = new HandUnfolding(state);
  for (const event of events) unfolding.push(event);
  killExpelled(unfolding);
  settleEarlyActs(unfolding, book.betting);
  return unfolding.events;
}

function killExpelled(unfolding: HandUnfolding): void {
  for (const expelled of unfolding.state.incidents?.discards.expelled ?? []) {
    if (canDie(unfolding.state, expelled.seat)) kill(unfolding, expelled);
  }
}

/** A hand that has won dies no more: its chips leave play with its player. */
function canDie(state: HandState, seat: number): boolean {
  const { phase, actState } = state;
  if (actState?.ruling != null || !isPlaying(state, indexOf(state, seat))) return false;
  return phase === 'betting' || phase === 'awaitingBoard' || phase === 'showdown';
}

/** No book speaks of what nobody called: it stays in, as the bets of other offenders do (RC 31; RO 4.1, 11.4), unless the director gives it back. */
function kill(unfolding: HandUnfolding, { seat, uncalled, articles }: Expelled): void {
  const amount = uncalled === 'refund' ? uncalledOf(unfolding.state, indexOf(unfolding.state, seat)) : 0;
  loseHand(unfolding, seat, 'expelled', articles, null);
  if (amount > 0) unfolding.push({ type: 'BetRefunded', data: { seat, amount, articles: [] } });
  const { state } = unfolding;
  if (countLive(state) === 1 && state.incidents?.showing.awardHeld === true) pushHeld(unfolding, null, null);
  else unfolding.conclude();
}
