/**
 * What events make of a hand's incidents, and what incidents make of the hand.
 * Pure. May import: `events/` (types), its neighbours.
 */
import type { HandEvent } from '../../events/hand.js';
import { evolveClaim } from './claims/evolve.js';
import { evolveDeal } from './deal/evolve.js';
import { evolveDeck } from './deck/evolve.js';
import { evolveDiscard } from './discards/evolve.js';
import { added, type HandDraft, zeros } from './draft.js';
import { noIncidents, type IncidentState } from './incident-state.js';
import { evolveShowing } from './showing/evolve.js';
import { type HandState, indexOf, liveCount } from './state.js';
import { seatToAct } from './turn.js';

/** Each room takes the events that concern it. */
export function evolveIncidents(next: HandDraft, state: HandState, event: HandEvent): void {
  evolveShared(next, state, event);
  evolveDeal(next, state, event);
  evolveDeck(next, state, event);
  evolveDiscard(next, state, event);
  evolveShowing(next, state, event);
  evolveClaim(next, state, event);
}

/** Replaces one room's part of the incidents. */
export function keep<Room extends keyof IncidentState>(next: HandDraft, room: Room, part: Partial<IncidentState[Room]>): void {
  const incidents = next.incidents ?? noIncidents;
  next.incidents = { ...incidents, [room]: { ...incidents[room], ...part } };
}

/** The events that all rooms share. */
function evolveShared(next: HandDraft, state: HandState, event: HandEvent): void {
  switch (event.type) {
    case 'HandKilled':
      return killed(next, indexOf(state, event.data.seat));
    case 'HandsDeclaredDead':
      for (const seat of event.data.seats) killed(next, indexOf(state, seat));
      return;
    case 'BetRefunded': {
      const i = indexOf(state, event.data.seat);
      next.stacks = added(next.stacks, i, event.data.amount);
      next.bets = added(next.bets, i, -event.data.amount);
      next.allIn &= ~(1 << i);
      return;
    }
    case 'BetsReturned':
      for (const { seat, amount } of event.data.seats) next.stacks = added(next.stacks, indexOf(state, seat), amount);
      next.bets = zeros(next.bets.length);
      return;
    default:
      return;
  }
}

/** The hand can't win any more; whose turn it is may change with it. */
function killed(next: HandDraft, i: number): void {
  next.live &= ~(1 << i);
  if (next.phase === 'betting') next.turn = seatToAct(next, next.turn === i ? i + 1 : Math.max(0, next.turn));
  else if (next.phase === 'awaitingBoard' && liveCount(next) < 2) next.phase = 'settling';
}
