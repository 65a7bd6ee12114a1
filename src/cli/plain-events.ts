/** The events of a hand without gestures, reports and incidents. */
import type { HandEvent } from '../../events/hand.js';

const plain: readonly HandEvent['type'][] = [
  'HandStarted',
  'AntePosted',
  'BlindPosted',
  'HoleCardsRecorded',
  'Folded',
  'Checked',
  'Called',
  'BetPlaced',
  'Raised',
  'UncalledBetReturned',
  'ChipsGathered',
  'BoardDealt',
  'ShowdownOpened',
  'HandTabled',
  'HandMucked',
  'PotAwarded',
  'HandCompleted',
];

export const plainEvents: ReadonlySet<string> = new Set(plain);
