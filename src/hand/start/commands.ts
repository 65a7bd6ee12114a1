/**
 * How a hand begins.
 * Pure. May import: `events/` (types).
 */
import type { EventOf } from '../../../events/event-type.js';
import type { handEvents } from '../../../events/hand.js';

/** What the tournament says of a hand: seats, stacks, positions, stakes, the rulebook. */
export type HandStart = EventOf<typeof handEvents.HandStarted>['data'];

export type StartCommand =
  /** Begins the hand that the tournament opened, and takes antes and blinds. */
  {
    readonly type: 'StartHand';
    readonly hand: HandStart;
  };
