/**
 * How a hand begins.
 */
import type { EventOf } from '../../events/event-type.js';
import type { handEvents } from '../../events/hand.js';
import { whileNothingWaits } from '../accepted.js';
import { ownHandCommand, type TypeOf } from '../command.js';
import { byTapis } from '../field.js';

/** What the tournament says of a hand: seats, stacks, positions, stakes, the rulebook. */
export type HandStart = EventOf<typeof handEvents.HandStarted>['data'];

export const startHand = ownHandCommand('StartHand', {
  about: 'Begins the hand that the tournament opened, and takes antes and blinds.',
  occasion: 'the tournament opens a hand',
  acceptedIn: whileNothingWaits,
  finishesHand: true,
  fields: {
    hand: byTapis<HandStart>(),
  },
});

export const startCommands = [startHand] as const;

export type StartCommand = TypeOf<(typeof startCommands)[number]>;
