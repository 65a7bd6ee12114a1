/**
 * A player who is out enters again, where the house rules allow it, while late players are admitted (RC 7; RO presentation).
 */
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import { articleOf, cite } from '../../rulebooks/citing.js';
import { refuseUnlessPayable } from '../bounds.js';
import { findDueClockEvents } from '../timing/clock.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { refuse, type TournamentDecision } from '../refusals.js';
import { isIn, outOf, type Running } from '../state.js';
import { foldAll } from '../evolve.js';
import { refuseSuspended } from './admission.js';
import { findSeat, makeTableForLate } from './free-seat.js';
import { readLateWindow } from '../timing/late-window.js';
import { makeEntryPayment, refuseUnpaid } from './entry-payments.js';
import { countPaidEntries, purchasesOf } from '../state/entry.js';

export function decideReEntry(command: CommandOf<'ReEnter'>, running: Running, book: Rulebook): TournamentDecision {
  const { playerId, at, bar } = command;
  const { settings, entry } = running;
  const { reEntry, lateEntry } = book.floor;
  const { reEntries } = purchasesOf(entry, playerId);
  const isBack = isIn(running, playerId);
  if (isBack && reEntries > 0) return { events: [] };
  if (!reEntry.allowed.value) return refuse('REENTRY_FORBIDDEN', { playerId }, articleOf(reEntry.allowed));
  if (isBack) return refuse('PLAYER_STILL_IN', { playerId });
  const unpaid = refuseUnpaid(command);
  if (unpaid !== null) return unpaid;
  const suspended = refuseSuspended(playerId, bar);
  if (suspended !== null) return suspended;
  const out = outOf(running, playerId);
  if (out === undefined) return refuse('UNKNOWN_PLAYER', { playerId });
  if (out.cause !== 'chips') return refuse('REENTRY_FORBIDDEN', { playerId }, articleOf(reEntry.allowed));
  const due = findDueClockEvents(running.clock, settings.structure, at);
  const { open, unit, until, rule } = readLateWindow(settings, book, due.clock, at);
  if (entry.closed) return refuse('LATE_WINDOW_CLOSED', { unit: 'director', until: null });
  if (!open) return refuse('LATE_WINDOW_CLOSED', { unit, until }, articleOf(rule));
  const most = settings.entry?.reEntries?.most;
  if (most !== undefined && reEntries >= most) return refuse('NO_REENTRY_LEFT', { playerId, most });
  const opened = makeTableForLate(running, command);
  const seat = findSeat(foldAll(running, opened), command);
  if (seat.refusal) return seat;
  const { to, lot } = seat;
  const stack = settings.entry?.lateStack ?? settings.startingStack;
  const unpayable = refuseUnlessPayable('stack', stack, 1, running.chipRace.chipUnit);
  if (unpayable) return unpayable;
  const articles = cite(reEntry.allowed, lateEntry.window, lateEntry.seat);
  return {
    events: [
      ...due.events,
      ...opened,
      { type: 'PlayerReEntered', data: { playerId, to, stack, lot, entry: reEntries + 2, articles } },
      ...makeEntryPayment(command, reEntries + 2 - countPaidEntries(entry, playerId)),
    ],
  };
}
