/**
 * Decides on hands that are all in: that they wait for the other tables, are turned up, or wait no longer (RC 16; MO 9.7; TDA 9; RO 2.7,
 * 10.4; TF §10 b7).
 */
import { articleOf, cite } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import type { Refused } from '../refusals.js';
import { refuse } from '../refusals.js';
import type { HandUnfolding } from '../unfolding.js';
import { listHandsToTurnUp, refuseToWait, waitsForOtherTables } from '../betting/all-in.js';
import type { ShowingCommand } from '../../../commands/hand/showing.js';

type Command<Type extends ShowingCommand['type']> = Extract<ShowingCommand, { type: Type }>;

export function holdAllInHands(unfolding: HandUnfolding, _command: Command<'HoldAllInHands'>, { dealing }: Rulebook): Refused | null {
  const { phase, tabled, incidents } = unfolding.state;
  const { delay } = dealing.allIn;
  // Hand for hand, they are held once somebody is called.
  if (unfolding.state.start?.handForHand === true) return null;
  if (delay.value === 'none') return refuse('NOT_HELD_BACK', {}, articleOf(delay));
  if (incidents?.showing.held === true) return null;
  if (phase === 'showdown' || phase === 'completed' || tabled !== 0) return refuse('WRONG_PHASE', { phase });
  unfolding.push({ type: 'AllInHandsHeld', data: { articles: cite(delay) } });
  return null;
}

export function turnUpAllInHands(unfolding: HandUnfolding, command: Command<'TurnUpAllInHands'>, { dealing }: Rulebook): Refused | null {
  const { state } = unfolding;
  const { faceUp } = dealing.allIn;
  const seats = listHandsToTurnUp(state);
  if (seats === null) {
    if (state.phase === 'showdown' || state.phase === 'completed') return refuse('WRONG_PHASE', { phase: state.phase });
    return refuse('BETTING_STILL_POSSIBLE', {}, articleOf(faceUp.when));
  }
  if (state.incidents?.showing.held === true) {
    // Where the tournament knows when they have, it says so itself.
    if (command.otherTablesFinished !== true || state.start?.handForHand === true) return refuseToWait(state);
  } else if (state.incidents?.showing.calledOn != null) return null;
  unfolding.push({ type: 'AllInHandsDue', data: { seats, articles: cite(faceUp.when, faceUp.who) } });
  return null;
}

/** The hands that wait are turned up; where betting was reopened meanwhile, they will not wait when it is over. */
export function releaseAllInHands(unfolding: HandUnfolding, _command: Command<'ReleaseAllInHands'>, { dealing, floor }: Rulebook): null {
  const { state } = unfolding;
  if (state.incidents === null || !state.incidents.showing.held) return null;
  const seats = waitsForOtherTables(state) ? listHandsToTurnUp(state) : null;
  unfolding.push({ type: 'AllInHandsReleased', data: { articles: cite(floor.handForHand.allIn) } });
  if (seats === null) return null;
  const { faceUp } = dealing.allIn;
  unfolding.push({ type: 'AllInHandsDue', data: { seats, articles: cite(faceUp.when, faceUp.who) } });
  return null;
}
