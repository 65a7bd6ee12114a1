/**
 * Decisions that stand in a log as they were judged before a rule was mended: made again they come out otherwise, and are no failures.
 */
import type { DomainEvent } from '../../../events/catalogue.js';

/** The day from which the mended rules decide. */
const MENDED = Date.parse('2026-12-01T00:00:00Z');

/** Whether the first event that differs is what an earlier rule made of the same command. */
export function isByEarlierRule(recorded: DomainEvent | undefined, now: DomainEvent | undefined, recordedAt: number): boolean {
  if (recordedAt >= MENDED || now === undefined) return false;
  switch (now.type) {
    case 'OutOfTurnActRecorded':
      // A fold out of turn waited for its turn (RC 44-A; MO 5.1; RO 9.3).
      return recorded?.type === now.type && now.data.dies === true && recorded.data.dies === undefined;
    case 'UncalledBetReturned':
      // Chips of a dead hand that no live player could match stayed in the pot (RO 4.2, 9.7).
      return recorded?.type === 'ChipsGathered';
    case 'ChipsGathered':
      return recorded?.type === now.type && sumOf(recorded.data.pots) === sumOf(now.data.pots);
    case 'StackCorrected':
      return recorded?.type === now.type && now.data.lasting === true && recorded.data.lasting === undefined;
    default:
      return false;
  }
}

function sumOf(pots: readonly { readonly amount: number }[]): number {
  return pots.reduce((sum, { amount }) => sum + amount, 0);
}
