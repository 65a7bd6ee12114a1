/**
 * What can be asked of a hand on what was typed wrongly in it.
 */
import { whateverWaits } from '../accepted.js';
import { handCommand, type TypeOf } from '../command.js';
import { byTapis, optional, optionalOrNull } from '../field.js';
import { now, part, parts, reason, whole } from '../fields.js';
import type { Progress } from './claims.js';
import { handEntry } from './entry.js';

export const correctEntry = handCommand('CorrectEntry', {
  group: 'floor.rule',
  // What the hand waits for may have come by the mistake.
  acceptedIn: whateverWaits,
  about:
    'Says that something in a hand was typed wrongly: an act, cards, winners, or a report of an incident that its events show in full. The entry and all that follows it are struck, and stay on record. What should have been typed takes its place. What followed is decided again in the same order. The first entry that no longer fits, and all after it, are listed as in conflict: they are to be typed again.',
  input: 'Corrects an entry of a hand that was typed wrongly. It is no ruling: what happened at the table stays as it was.',
  putRightBy: '`correctEntry` again.',
  fields: {
    entry: whole(0, 100_000, 'The number of an event of the entry in the hand, from 0, as the replay shows it.'),
    reason: reason('What was wrong with the entry, {bound}.'),
    instead: optionalOrNull(part(handEntry, 'What should have been typed; leave it out where nothing should have been.')),
    followedBy: optional(
      parts(
        [0, 50],
        handEntry,
        'What is to be typed after that in place of entries that no longer fit, 0 to 50 of them, in order. A hand that was over must be over again with them.',
      ),
    ),
    at: now(),
    progress: optional(byTapis<Progress>('What happened at the table since the hand, which Tapis reads in other streams.')),
  },
});

export const takeBackEntry = handCommand('TakeBackEntry', {
  group: 'hand.play',
  acceptedIn: whateverWaits,
  about:
    'Takes back what was typed last at the table, in a hand that is not over: an act, cards, or winners. It is struck, and stays on record. A decision of an official is no entry of the table.',
  input:
    'Takes back what was typed last at the table, in a hand that is not over. With `expectedRevision` a second tap takes nothing more back.',
  putRightBy: 'None is needed: type it again.',
  fields: {
    reason: reason('What was wrong with the entry, {bound}.'),
    at: now(),
  },
});

export const annulHand = handCommand('AnnulHand', {
  group: 'td.decide',
  // What the hand waits for may have come by the mistake.
  acceptedIn: whateverWaits,
  about:
    'Annuls a hand that was opened by mistake, at the wrong table or with the wrong players, before anybody has acted in it. Antes and blinds go back, and so do the button and the number of the hand. The record stays.',
  input: 'Annuls a hand that was opened by mistake, before anybody has acted.',
  putRightBy: '`openHand` again.',
  fields: {
    reason: reason('Why it should not have been opened, {bound}.'),
  },
});

export const entriesCommands = [correctEntry, takeBackEntry, annulHand] as const;

export type EntryCommand = TypeOf<(typeof entriesCommands)[number]>;
