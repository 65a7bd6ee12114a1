/**
 * What the tournament is once its start is taken back. That is possible until the first hand, and until players, chips or seats change.
 */
import type { TournamentEvent } from '../../../events/tournament.js';
import type { Announced, InPlay } from '../state.js';
import { type Caring, foldEvent } from './folds.js';

/** What is kept when the start is taken back. */
const kept: ReadonlySet<TournamentEvent['type']> = new Set<TournamentEvent['type']>([
  'AnnouncementCorrected',
  'BreakOrderAnnounced',
  'BreakOrderWithdrawn',
  'CapacityChanged',
  'CheckInWithdrawn',
  'EntryPaid',
  'EntryPaymentWithdrawn',
  'MessageShown',
  'MessageTakenDown',
  'PayoutWithdrawn',
  'PlayerCheckedIn',
  'PlayerWaitlisted',
  'PrizesSet',
  'RefundGiven',
  'SpecialNeedsRecorded',
  'StructureChanged',
]);

/** What goes with the start. */
const undone: ReadonlySet<TournamentEvent['type']> = new Set<TournamentEvent['type']>([
  'BalancingLoosened',
  'BalancingTightened',
  'BreakStarted',
  'ClockAdjusted',
  'ClockPaused',
  'PauseReasonChanged',
  'ClockResumed',
  'FirstButtonDetermined',
  'LateEntryClosed',
  'LateEntryReopened',
  'LevelStarted',
  'PlayResumed',
  'RedrawCommitted',
  'PlayStopped',
  'PlayerAway',
  'PlayerBack',
  'TableHalted',
  'TableResumed',
]);

/** The state after an event in play, with what it would be without the start. */
export function followBeforeStart(before: InPlay, after: InPlay, event: TournamentEvent, folds: Caring<Announced>): InPlay {
  if (before.phase !== 'running' || before.beforeStart === null || after.phase !== 'running') return after;
  if (kept.has(event.type)) return { ...after, beforeStart: foldEvent(folds, before.beforeStart, event) };
  return undone.has(event.type) ? after : { ...after, beforeStart: null };
}
