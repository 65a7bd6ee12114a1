/**
 * Several things that happened in a hand, given at once: all are taken or none.
 */
import { whileNothingWaits } from '../accepted.js';
import { handCommand, type TypeOf } from '../command.js';
import { parts, seat } from '../fields.js';
import { handEntry } from './entry.js';

/** How many entries one list may hold. */
const MAX_ENTRIES = 100;

export const playActions = handCommand('PlayActions', {
  group: 'hand.play',
  acceptedIn: whileNothingWaits,
  about:
    'Takes several things that happened in a hand, in order, each judged as if it were given alone. All are taken or none: the refusal of one has its `index` in the list, from 0.',
  input: 'Takes several things that happened in a hand, in order: all or none.',
  putRightBy: 'As for `act`: `correctEntry` names the act.',
  fields: {
    actions: parts([1, MAX_ENTRIES], handEntry, `What happened, oldest first, 1 to ${MAX_ENTRIES} entries.`),
  },
});

export const foldTo = handCommand('FoldTo', {
  group: 'hand.play',
  acceptedIn: whileNothingWaits,
  about: 'Folds every seat that is to act before this one, in turn. All fold or none; it is the turn of the seat then.',
  input: 'Folds every seat that is to act before this one, in turn: all or none.',
  putRightBy: 'As for `act`: `correctEntry` names the fold.',
  fields: {
    seat: seat('The seat that is to act after them, {bound}.'),
  },
});

export const batchesCommands = [playActions, foldTo] as const;

export type BatchCommand = TypeOf<(typeof batchesCommands)[number]>;
