/**
 * Decides what follows when the seat in turn acts with words, chips or signs: the judged action, a void act, or a question to
 * the director.
 */
import type { Gesture, RulingOption } from '../../../events/judging.js';
import type { HandEvent } from '../../../events/hand.js';
import type { Action } from '../../../commands/hand/action.js';
import type { Betting } from '../state/street-rules.js';
import { judgeGesture } from '../judging/judge.js';
import type { Judgement } from '../judging/judgement.js';
import type { Refused } from '../refusals.js';
import { refuse } from '../refusals.js';
import type { HandUnfolding } from '../unfolding.js';

/** An act of the seat in turn, and all that follows from it but for acts that wait. */
export function takeGesture(unfolding: HandUnfolding, seat: number, gesture: Gesture, betting: Betting): Refused | null {
  const judgement = judgeGesture(unfolding.state, seat, gesture, betting);
  const refused = checkOffered(unfolding, seat, judgement);
  if (refused !== null) return refused;
  const lying = committedOf(unfolding, seat);
  const left = unfolding.state.actState?.restriction?.seat === seat ? unfolding.state.actState.restriction.options : null;
  for (const event of makeGestureEvents(seat, gesture, judgement)) unfolding.push(event);
  const { ruling, articles, committed } = judgement;
  if (ruling === 'void') {
    unfolding.push({ type: 'ActVoided', data: { seat, options: stillOffered(judgement, left), committed, articles: [...articles] } });
    return null;
  }
  if (ruling === 'directorDecides') {
    unfolding.push(makeRulingRequest(unfolding, seat, judgement));
    return null;
  }
  const action = actionOf(judgement);
  if (action !== null) return unfolding.play(action, lying);
  const wager = ruling === 'raise' ? 'raise' : 'bet';
  unfolding.push({ type: 'AmountAwaited', data: { seat, wager, minTo: judgement.minTo ?? 0, articles: [...articles] } });
  return null;
}

/** The judgement as it is recorded, and the offences that it names. */
export function makeGestureEvents(seat: number, gesture: Gesture, judgement: Judgement): HandEvent[] {
  const { ruling, to, returned, toAdd, committed, minTo, binding, options, directorMayRelieve, articles, reason, offences } = judgement;
  const judged: HandEvent = {
    type: 'GestureJudged',
    data: {
      seat,
      gesture,
      ruling,
      to,
      returned,
      toAdd,
      committed,
      minTo,
      binding,
      options: [...options],
      default: judgement.default,
      directorMayRelieve,
      articles: [...articles],
      reason,
    },
  };
  return [judged, ...offences.map((infraction): HandEvent => ({ type: 'InfractionNoted', data: { seat, startsAt: null, ...infraction } }))];
}

/** The question of a judgement, numbered in the hand. */
export function makeRulingRequest(unfolding: HandUnfolding, seat: number, judgement: Judgement): HandEvent {
  const { kind, options, committed, articles, reason } = judgement;
  const proposed = judgement.default;
  if (kind === null || proposed === null) throw new Error('a question to the director without a kind or a proposal');
  const rulingId = (unfolding.state.actState?.closed.length ?? 0) + 1;
  return {
    type: 'RulingRequested',
    data: { rulingId, kind, seat, options: [...options], default: proposed, committed, articles: [...articles], reason },
  };
}

/** The plain action that a judgement comes to; null where its amount is open. */
export function actionOf({ ruling, to }: Judgement): Action | null {
  if (ruling === 'bet' || ruling === 'raise') return to === null ? null : { type: ruling, to };
  if (ruling === 'void' || ruling === 'directorDecides') throw new Error(`${ruling} is no action`);
  return { type: ruling };
}

function committedOf({ state }: HandUnfolding, seat: number): number {
  return state.actState?.restriction?.seat === seat ? state.actState.restriction.committed : 0;
}

/** Refuses what an act of the seat that did not stand has taken from it. */
function checkOffered({ state }: HandUnfolding, seat: number, judgement: Judgement): Refused | null {
  const restriction = state.actState?.restriction;
  if (restriction == null || restriction.seat !== seat) return null;
  const { options, awaited } = restriction;
  const taken = takes(judgement, state.currentBet > 0);
  const open = taken === null ? awaited === null : options.includes(taken);
  return open ? null : refuse('OPTION_NOT_OFFERED', { seat, options });
}

/** The option that a judged act takes; null for one that leaves the choice open. */
function takes({ ruling, to, reason }: Judgement, opened: boolean): RulingOption | null {
  if (ruling === 'void' || ruling === 'directorDecides') return null;
  if (ruling !== 'allIn') return ruling;
  if (to !== null && to <= Number(reason.parameters['price'])) return 'call';
  return opened ? 'raise' : 'bet';
}

function stillOffered({ options }: Judgement, left: readonly RulingOption[] | null): RulingOption[] {
  const named = options.map(({ option }) => option);
  const both = left === null ? named : named.filter((option) => left.includes(option));
  return both.length === 0 ? [...(left ?? named)] : both;
}
