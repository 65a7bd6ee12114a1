/**
 * Entries that were typed wrongly: a random one is struck, with nothing or something else in its place.
 */
import type { HandCommand } from '../../commands/hand.js';
import type { HandEntry } from '../../commands/hand/entry.js';
import { listOnRecord } from '../../src/hand/state/record.js';
import type { HandState } from '../../src/hand/state.js';
import type { Dice } from './dice.js';

/** Mostly one of the last entries, as directors notice them. */
export function correctionCommand({ record, start }: HandState, dice: Dice): HandCommand {
  const standing = listOnRecord(record);
  const back = dice.onceIn(3) ? standing.length : Math.min(6, standing.length);
  const entry = standing.at(-1 - dice.under(back))?.revision ?? 0;
  const { seat } = dice.pick(start!.seats);
  const acts: readonly HandEntry[] = [
    { act: { seat, action: { type: 'fold' } } },
    { act: { seat, action: { type: 'call' } } },
    { act: { seat, action: { type: 'check' } } },
    { act: { seat, action: { type: 'allIn' } } },
    { act: { seat, gesture: { motions: [[500]] } } },
  ];
  return { type: 'CorrectEntry', entry, reason: 'mistyped', instead: dice.either() ? null : dice.pick(acts), at: 1_000_000 };
}
