/**
 * Who is there: players who registered in advance are checked at the door (RC 2; MO 1.2; RO 1.2, 1.4). Seats are drawn for those who are there.
 */
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import { admissionOf } from '../entry/admission.js';
import { countEntries, listOf, makeEntryPayment, refuseUnpaid } from '../entry/entry-payments.js';
import { countFreePlaces, refuseExcluded } from '../entry/registration.js';
import { refuse, type TournamentDecision } from '../refusals.js';
import { countPaidEntries } from '../state/entry.js';
import { includesId } from '../state/sorted-ids.js';
import { type Announced, isIn, outOf, type Running } from '../state.js';

export function decideCheckIn(command: CommandOf<'CheckIn'>, tournament: Announced | Running): TournamentDecision {
  const { playerId, at } = command;
  const list = listOf(tournament);
  const refused = refuseExcluded(list.excluded, playerId) ?? refuseUnpaid(command);
  if (refused) return refused;
  if (countEntries(tournament, playerId) === 0) return refuse('UNKNOWN_PLAYER', { playerId });
  const payment = countPaidEntries(list, playerId) === 0 ? makeEntryPayment(command, 1) : [];
  // Who had said that they would be late has come in time.
  const inTime: TournamentEvent[] =
    tournament.phase === 'announced' && includesId(list.late, playerId) ? [{ type: 'LatenessWithdrawn', data: { playerId } }] : [];
  const events = [...inTime, ...makeWaiting(tournament, command), ...payment];
  if (!includesId(list.unchecked, playerId)) return { events };
  const admitted = admissionOf(playerId, command, tournament.settings);
  if (admitted.refusal) return admitted;
  return { events: [{ type: 'PlayerCheckedIn', data: { playerId, admission: admitted.check, at } }, ...events] };
}

/** A registered player who comes after the start, where others have taken the seats: they wait after the alternates. */
function makeWaiting(tournament: Announced | Running, { playerId, at }: CommandOf<'CheckIn'>): TournamentEvent[] {
  if (tournament.phase === 'announced' || tournament.settings.entry?.seats === undefined) return [];
  const { expected, called, late, waiting } = tournament.entry;
  const keepsSeat = includesId(called, playerId) || includesId(late, playerId);
  const isFree = countFreePlaces(tournament) > 0 && waiting.length === 0;
  if (!includesId(expected, playerId) || keepsSeat || isFree) return [];
  return [{ type: 'AlternateReturned', data: { playerId, to: 'end', at } }];
}

/** Once they have a seat in play they are away instead (`markAway`). */
export function decideCheckInWithdrawal(
  { playerId, at }: CommandOf<'WithdrawCheckIn'>,
  tournament: Announced | Running,
): TournamentDecision {
  if (countEntries(tournament, playerId) === 0) return refuse('UNKNOWN_PLAYER', { playerId });
  if (tournament.phase === 'running' && hasPlayed(tournament, playerId)) return refuse('ALREADY_AT_SEAT', { playerId });
  const isAbsent = includesId(listOf(tournament).unchecked, playerId);
  return { events: isAbsent ? [] : [{ type: 'CheckInWithdrawn', data: { playerId, at } }] };
}

function hasPlayed(running: Running, playerId: CommandOf<'CheckIn'>['playerId']): boolean {
  const hasSeat = isIn(running, playerId) || outOf(running, playerId) !== undefined;
  return hasSeat && !includesId(running.entry.notArrived, playerId);
}
