/**
 * Which commands wait: for the director, for the deal, for the new deal of a hand that was cancelled.
 */
import type { HandCommand } from '../../commands/hand.js';
import { refuseHeldAside } from './discards/retrieving.js';
import { incidentHandlers } from './incidents/decide.js';
import type { Refused } from './refusals.js';
import { refuse } from './refusals.js';
import type { HandState } from './state.js';

type Type = HandCommand['type'];

/** What may still be reported of a deal that is cancelled: who shuffled and cut, the new deal, and what the director ruled. */
const beforeRedeal: ReadonlySet<Type> = new Set([
  'Redeal',
  'RecordShuffleAndCut',
  'ReportDealFault',
  'ReportExposedCard',
  'ReportBoxedCard',
  'ReportFallenCard',
  'ReportFlashedCard',
  'DeclareMisdeal',
  'RuleOnIncident',
]);

/** What the tournament orders of the players of a hand, at any moment of it. */
export function isExpulsionOrder(type: Type): boolean {
  return type === 'ExpelFromHand' || type === 'ReadmitToHand';
}

/**
 * Why a command waits: everything but what the dealer knows of the cards for a ruling that is owed; acts for the last card of the deal;
 * everything for the new deal of a cancelled hand; play for the director's word on a hand that is kept apart.
 */
export function refuseWhileWaiting(state: HandState, type: Type): Refused | null {
  // What the hand waits for may have come by the mistake.
  if (type === 'CorrectEntry' || type === 'AnnulHand' || isExpulsionOrder(type)) return null;
  const { actState, incidents, phase } = state;
  // An earlier hand is put right whatever the deal of this one waits for.
  if (type === 'CorrectStacks' && (phase === 'awaitingRedeal' || phase === 'dealing')) return null;
  if (actState?.ruling != null && type !== 'RuleOnAction' && type !== 'OverrideRuling' && type !== 'RecordHoleCards') {
    const { rulingId, seat } = actState.ruling;
    return refuse('RULING_PENDING', { rulingId, seat });
  }
  if (incidents === null) return null;
  if (phase === 'awaitingRedeal') return beforeRedeal.has(type) ? null : refuse('REDEAL_DUE');
  if (type === 'RecordHoleCards' || (type !== 'AwardPots' && Object.hasOwn(incidentHandlers, type))) return null;
  return phase === 'dealing' ? refuse('DEAL_IN_PROGRESS') : refuseHeldAside(state);
}
