/**
 * Decides on a player who moves away from the table during the hand (RC 31; RO 4.1).
 */
import type { Sanction } from '../../../events/judging.js';
import { cite } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import { ownSetting, type Setting } from '../../rulebooks/setting.js';
import { countAble } from '../state/round.js';
import type { Refused } from '../refusals.js';
import { type HandState, indexOf } from '../state.js';
import type { HandUnfolding } from '../unfolding.js';
import type { DiscardCommand } from '../../../commands/hand/discards.js';
import { loseHand } from './death.js';
import { checkSeat, isPlaying } from '../betting/live-hands.js';

type Command = Extract<DiscardCommand, { type: 'RecordLeftTable' }>;

export function recordLeftTable(unfolding: HandUnfolding, { seat, withinReach = false }: Command, book: Rulebook): Refused | null {
  const { state } = unfolding;
  const refused = checkSeat(state, seat);
  if (refused !== null) return refused;
  const before = state.incidents?.discards.left.some((each) => each.seat === seat && each.withinReach === withinReach) ?? false;
  if (before) return null;
  const { leavesAllIn, leavesLiveHand, movesAwayOutOfTurn } = book.dealing.presence;
  const i = indexOf(state, seat);
  const inHand = isPlaying(state, i);
  const allIn = inHand && state.stacks[i] === 0;
  const rule = withinReach ? movesAwayOutOfTurn : allIn ? leavesAllIn.handFate : leavesLiveHand.handFate;
  unfolding.push({ type: 'LeftTableRecorded', data: { seat, withinReach, allIn, articles: inHand ? cite(rule) : [] } });
  if (!inHand) return null;
  if (withinReach) {
    if (state.turn !== i) note(unfolding, seat, movesAwayOutOfTurn, 'must');
    return null;
  }
  if (allIn) {
    if (leavesAllIn.sanction.value === 'dueUnlessOut') note(unfolding, seat, leavesAllIn.sanction, 'mustUnlessEliminated');
    else if (isBetPossible(state)) note(unfolding, seat, leavesAllIn.sanction, 'may');
    return null;
  }
  loseHand(unfolding, seat, 'leftTable', cite(leavesLiveHand.handFate), null);
  if (isLeavingAsked(book)) {
    const articles = cite(leavesLiveHand.duty, leavesLiveHand.handFate);
    unfolding.push({
      type: 'DefaultRuled',
      data: { question: 'leftTable', seat, options: ['dead', 'live'], default: 'dead', amount: null, articles },
    });
  }
  note(unfolding, seat, leavesLiveHand.sanction, leavesLiveHand.sanction.value === 'due' ? 'must' : 'may');
  unfolding.conclude();
  return null;
}

/**
 * Whether the director decides what becomes of the hand: where the book itself forbids to leave, and is silent on what follows for the hand.
 * A book that is silent on both, or on neither, has its answer.
 */
export function isLeavingAsked({ dealing }: Rulebook): boolean {
  const { duty, handFate } = dealing.presence.leavesLiveHand;
  const forbids = ownSetting(duty).source;
  return forbids.kind === 'article' && forbids.completedBy === undefined && ownSetting(handFate).source.kind === 'silent';
}

/** Whether a bet can still be made, in this round or a later one. */
function isBetPossible(state: HandState): boolean {
  return state.phase === 'betting' || (state.phase === 'awaitingBoard' && countAble(state) > 1);
}

function note(unfolding: HandUnfolding, seat: number, rule: Setting, sanction: Sanction): void {
  unfolding.push({ type: 'InfractionNoted', data: { seat, offence: 'leftTable', sanction, startsAt: null, article: cite(rule)[0]! } });
}
