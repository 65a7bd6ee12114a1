/**
 * How each event changes hands that die otherwise than by a fold: swept, thrown, touched, retrieved, shown; phones and players who leave.
 */
import type { HandEvent } from '../../../events/hand.js';
import type { HandDraft } from '../state/draft.js';
import { keep } from './keep.js';
import { noIncidents } from '../state/incidents.js';
import { type HandState, indexOf } from '../state.js';
import { keepRoundOfLost, applyRetrieval } from './lost-hands.js';
import { applyRestart } from './round-again.js';
import type { DiscardState } from '../state/discards.js';

/** Changes the draft of the state after an event; `state` is the hand before it. */
export function evolveDiscard(next: HandDraft, state: HandState, event: HandEvent): void {
  const { discards } = next.incidents ?? noIncidents;
  const part = evolvePart(discards, next, state, event);
  if (part !== null) keep(next, 'discards', part);
}

/** What the event changes of the room's part; null where it is nothing. */
function evolvePart(discards: DiscardState, next: HandDraft, state: HandState, event: HandEvent): Partial<DiscardState> | null {
  switch (event.type) {
    case 'HandDisturbed':
      return { disturbed: [...discards.disturbed, { ...event.data, street: state.street }] };
    case 'HandThrown':
      return { thrown: [...discards.thrown.filter(({ seat }) => seat !== event.data.seat), event.data] };
    case 'HandKilled':
      return { lost: withLost(discards, next, state, event.data.seat, event.data.cause), ...releaseHeld(discards, event.data.seat) };
    case 'Folded':
    case 'HandMucked':
      if (!discards.thrown.some(({ seat }) => seat === event.data.seat)) return null;
      return { lost: withLost(discards, next, state, event.data.seat, null), ...releaseHeld(discards, event.data.seat) };
    case 'HandsDeclaredDead': {
      const { seats, cause } = event.data;
      const lost = seats.reduce((known, seat) => withLost({ ...discards, lost: known }, next, state, seat, cause), discards.lost);
      return { lost, held: seats.some((seat) => seat === discards.held?.seat) ? null : discards.held };
    }
    case 'HandTabled':
      return { thrown: discards.thrown.filter(({ seat }) => seat !== event.data.seat) };
    case 'DiscardHeldAside': {
      const { seat, options } = event.data;
      return { held: { seat, options, default: event.data.default } };
    }
    case 'IncidentRuled':
      return event.data.question === 'thoughtHeWon' && event.data.seat !== null ? releaseHeld(discards, event.data.seat) : null;
    case 'HandRetrieved': {
      const { seat, amount } = event.data;
      applyRetrieval(next, state, seat, amount, discards.lost.find((each) => each.seat === seat)?.round ?? null);
      return {
        thrown: discards.thrown.filter((each) => each.seat !== seat),
        lost: discards.lost.filter((each) => each.seat !== seat),
        ...releaseHeld(discards, seat),
      };
    }
    case 'DefaultRuled': {
      const { question, seat, amount } = event.data;
      if (question !== 'refundAfterMistake' || seat === null || amount === null) return null;
      return { refunded: { seat, amount, street: state.street } };
    }
    case 'BettingRoundRestarted':
      applyRestart(next);
      return { refunded: null };
    case 'PhoneUseRecorded':
      return { phones: [...discards.phones, event.data] };
    case 'LeftTableRecorded':
      return { left: [...discards.left, event.data] };
    case 'PlayerExpelled':
      return { expelled: [...discards.expelled, event.data] };
    case 'PlayerReadmitted': {
      const { order } = event.data;
      return { expelled: discards.expelled.filter((each) => each.order !== order), readmitted: [...discards.readmitted, order] };
    }
    case 'HiddenCardsReported':
      return { hidden: [...discards.hidden, event.data] };
    case 'TalkReported':
      return { talk: [...discards.talk, { ...event.data, street: state.street }] };
    case 'RabbitHuntingReported':
      return { rabbitHunters: [...discards.rabbitHunters, event.data.seat] };
    default:
      return evolveShown(discards, next, state, event);
  }
}

function evolveShown(discards: DiscardState, next: HandDraft, state: HandState, event: HandEvent): Partial<DiscardState> | null {
  switch (event.type) {
    case 'HandExposed':
      return { exposed: [...discards.exposed, { ...event.data, street: state.street }] };
    case 'HandOpenedToAll': {
      const { seat, cards, when } = event.data;
      const toOpen = discards.toOpen.filter((each) => each.seat !== seat);
      if (when !== 'now') return { toOpen: [...toOpen, { seat, when, street: state.street }] };
      const i = indexOf(state, seat);
      const [first, second] = cards ?? [];
      if (first !== undefined && second !== undefined) next.holeCards = next.holeCards.map((held, k) => (k === i ? [first, second] : held));
      return { toOpen, shown: [...discards.shown.filter((each) => each.seat !== seat), { seat, cards }] };
    }
    default:
      return null;
  }
}

function withLost(
  discards: DiscardState,
  next: HandDraft,
  state: HandState,
  seat: number,
  cause: DiscardState['lost'][number]['cause'],
): DiscardState['lost'] {
  return [...discards.lost.filter((each) => each.seat !== seat), { seat, cause, round: keepRoundOfLost(next, state) }];
}

function releaseHeld({ held }: DiscardState, seat: number): Pick<DiscardState, 'held'> | null {
  return held?.seat === seat ? { held: null } : null;
}
