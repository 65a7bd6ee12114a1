/**
 * The events of plain play: what a hand without gestures, reports and incidents is made of.
 */
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
