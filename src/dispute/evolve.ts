/** How events change the state of a dispute. */
import type { DisputeEvent } from '../../events/dispute.js';
import { type DisputeOutcome, type DisputeState, eventKey } from './state.js';

const outcomeOf = ({ upheld, article, remedy, reason }: DisputeOutcome): DisputeOutcome => ({ upheld, article, remedy, reason });

export function evolve(state: DisputeState, { type, data }: DisputeEvent): DisputeState {
  switch (type) {
    case 'DisputeOpened':
      return { ...state, claim: data, status: data.window?.open === false ? 'late' : 'open' };
    case 'DisputeTakenUp':
      return { ...state, status: 'open', takenUpReason: data.reason };
    case 'DisputeWithdrawn':
      return { ...state, status: 'withdrawn', before: state.status, withdrawalReason: data.reason };
    case 'EvidenceRecorded': {
      const { disputeId: _disputeId, ...evidence } = data;
      return { ...state, evidence: [...state.evidence, { ...evidence, withdrawalReason: null }] };
    }
    case 'EvidenceWithdrawn':
      return {
        ...state,
        evidence: state.evidence.map((each) => (each.evidence === data.evidence ? { ...each, withdrawalReason: data.reason } : each)),
      };
    case 'DisputeRuled':
      return { ...state, status: 'ruled', rulings: [...state.rulings, outcomeOf(data)] };
    case 'AppealLodged': {
      const { playerId, reason, article } = data;
      return { ...state, status: 'appealed', appeal: { playerId, reason, article, withdrawalReason: null, decision: null } };
    }
    case 'AppealWithdrawn':
      return { ...state, status: 'ruled', appeal: { ...state.appeal!, withdrawalReason: data.reason } };
    case 'AppealDecided':
      return { ...state, status: 'decided', appeal: { ...state.appeal!, decision: outcomeOf(data) } };
    case 'RemedyDisowned':
      return { ...state, disowned: [...state.disowned, eventKey(data)] };
    case 'CardsOpened':
      return { ...state, openedSeats: [...state.openedSeats, ...data.seats].toSorted((one, other) => one - other) };
    case 'CardsSealed':
      return { ...state, openedSeats: state.openedSeats.filter((seat) => !data.seats.includes(seat)) };
    case 'DisputeClosed':
      return { ...state, status: 'closed', before: state.status };
    case 'DisputeReopened':
      return { ...state, status: state.before, withdrawalReason: null };
  }
}
