/**
 * A living waiting list: as long as late players are admitted, a seat that becomes free is for the first alternate who is there.
 */
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import { bookOf } from '../book.js';
import { countFreePlaces, countMostPlayers, listPromotedNow, makePromotions } from '../entry/registration.js';
import { evolve } from '../evolve.js';
import { refuseClosed } from '../lots/commitment.js';
import { refuse, type TournamentDecision } from '../refusals.js';
import { includesId } from '../state/sorted-ids.js';
import type { Announced, Running } from '../state.js';
import { findDueClockEvents } from '../timing/clock.js';
import { readLateWindow } from '../timing/late-window.js';
import type { TournamentUnfolding } from '../unfolding.js';

export function decideAlternateReturn({ playerId, to, at }: CommandOf<'ReturnAlternate'>, { entry }: Running): TournamentDecision {
  if (!includesId(entry.called, playerId)) return refuse('NOT_CALLED', { playerId });
  return { events: [{ type: 'AlternateReturned', data: { playerId, to, at } }] };
}

/** Before the start those who wait are registered at once; in play they are called. */
export function decideCapacity(
  { capacity, seats, reason, at }: CommandOf<'ChangeCapacity'>,
  tournament: Announced | Running,
): TournamentDecision {
  const { settings } = tournament;
  const most = countMostPlayers(settings);
  if (capacity !== null && capacity > most) return refuse('TOURNAMENT_FULL', { players: capacity, maximum: most });
  const { entry = {} } = settings;
  if ((entry.capacity ?? null) === capacity && (entry.seats ?? null) === seats) return { events: [] };
  const changed: TournamentEvent = { type: 'CapacityChanged', data: { capacity, seats, reason, at } };
  if (tournament.phase === 'running') return { events: [changed] };
  const closed = refuseClosed(tournament);
  if (closed) return closed;
  const promoted = listPromotedNow(evolve(tournament, changed) as Announced);
  return { events: [changed, ...makePromotions(promoted)] };
}

/** Calls alternates who are there, in their order, as long as a place is free. @param at null where the instant is not known */
export function followWaitingList(unfolding: TournamentUnfolding, at: number | null): void {
  if (at === null) return;
  while (
    unfolding.step((running) => {
      const next = findNextAlternate(running, at);
      return next === undefined ? [] : [{ type: 'AlternateCalled', data: { playerId: next, at } }];
    })
  );
}

function findNextAlternate(running: Running, at: number) {
  const { settings, entry, clock } = running;
  if (settings.entry?.seats === undefined || entry.waiting.length === 0 || entry.closed || countFreePlaces(running) <= 0) return undefined;
  const due = findDueClockEvents(clock, settings.structure, at);
  if (!readLateWindow(settings, bookOf(settings), due.clock, at).open) return undefined;
  return entry.waiting.find((playerId) => !includesId(entry.unchecked, playerId));
}
