/**
 * How a hand begins.
 * Pure. May import: `events/` (types).
 */
import type { EventOf } from '../../../events/event-type.js';
import type { handEvents } from '../../../events/hand.js';

/** What the tournament says of a hand: seats, stacks, positions, stakes, the rulebook. */
export type HandStart = EventOf<typeof handEvents.HandStarted>['data'];

/** Begins the hand that the tournament opened, and takes antes and blinds. */
export type StartCommand = {
  readonly type: 'StartHand';
  readonly hand: HandStart;
};
