/**
 * Who plays: the list and the waiting list.
 */
import type { PlayerId } from '../../../events/ids.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import { MAX_CHIPS } from '../../../events/values.js';
import { MAX_TABLES } from '../../../events/values.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { renewCommitment, refuseClosed } from '../lots/commitment.js';
import { refuse, type Refused, type TournamentDecision } from '../refusals.js';
import { includesId } from '../state/sorted-ids.js';
import { type Announced, isIn, outOf, type Running, type Settings } from '../state.js';
import { admissionInAdvance, admissionOf } from './admission.js';
import { makeEntryPayment, makeRefund, refuseUnpaid } from './entry-payments.js';
import type { ExcludedPlayer } from '../state/entry.js';

export function decideRegistration(command: CommandOf<'RegisterPlayer'>, announced: Announced): TournamentDecision {
  const { playerId } = command;
  const { registered, list, settings } = announced;
  const refused = refuseExcluded(announced.list.excluded, playerId);
  if (refused) return refused;
  if (includesId(registered, playerId) || list.waiting.includes(playerId)) return { events: [] };
  const closed = refuseClosed(announced) ?? refuseUnpaid(command);
  if (closed) return closed;
  const admitted = admit(command, settings);
  if (admitted.refusal) return admitted;
  const { entrant } = admitted;
  const paid = makeEntryPayment(command, 1);
  const players = registered.length;
  const maximum = countMostPlayers(settings);
  if (players + list.waiting.length >= maximum) return refuse('TOURNAMENT_FULL', { players, maximum });
  if (players >= capacityOf(settings)) {
    return {
      events: [{ type: 'PlayerWaitlisted', data: { ...entrant, position: list.waiting.length + 1 } }, ...paid],
    };
  }
  return { events: [{ type: 'PlayerRegistered', data: entrant }, ...paid] };
}

/** Another alternate, where seats become free for them. Whoever finds a free seat is admitted (`admitLatePlayer`). */
export function decideRegistrationInPlay(command: CommandOf<'RegisterPlayer'>, running: Running): TournamentDecision | null {
  const { playerId } = command;
  const { entry, settings } = running;
  const refused = refuseExcluded(entry.excluded, playerId);
  if (refused) return refused;
  if (entry.waiting.includes(playerId)) return { events: [] };
  const isPlaying = isIn(running, playerId) || outOf(running, playerId) !== undefined || includesId(entry.expected, playerId);
  if (settings.entry?.seats === undefined || entry.closed || isPlaying || countFreePlaces(running) > 0) return null;
  const unpaid = refuseUnpaid(command);
  if (unpaid) return unpaid;
  const admitted = admit(command, settings);
  if (admitted.refusal) return admitted;
  const position = entry.waiting.length + 1;
  return {
    events: [{ type: 'PlayerWaitlisted', data: { ...admitted.entrant, position } }, ...makeEntryPayment(command, 1)],
  };
}

/** Somebody who may enter, as they are recorded: checked now, or at the door where they register in advance. */
function admit(command: CommandOf<'RegisterPlayer'>, settings: Settings) {
  const { playerId, inAdvance = false } = command;
  const admitted = (inAdvance ? admissionInAdvance : admissionOf)(playerId, command, settings);
  if (admitted.refusal) return admitted;
  return { entrant: { playerId, admission: admitted.check, ...(inAdvance ? { inAdvance: true as const } : {}) }, refusal: undefined };
}

/** A player who has left the list already gives no events; one who never stood on it is unknown. */
export function decideWithdrawal({ playerId }: CommandOf<'WithdrawRegistration'>, announced: Announced): TournamentDecision {
  const { registered, withdrawn, list } = announced;
  if (includesId(withdrawn, playerId)) return { events: [] };
  const refund = makeRefund(list, playerId);
  if (list.waiting.includes(playerId)) return { events: [{ type: 'RegistrationWithdrawn', data: { playerId, waited: true, ...refund } }] };
  if (!includesId(registered, playerId)) return refuse('UNKNOWN_PLAYER', { playerId });
  return {
    events: [{ type: 'RegistrationWithdrawn', data: { playerId, ...refund } }, ...makePromotion(announced), ...renewCommitment(announced)],
  };
}

/** After the start only who has not come can leave the list; who has chips in play gives them up otherwise. */
export function decideWithdrawalInPlay({ playerId }: CommandOf<'WithdrawRegistration'>, running: Running): TournamentDecision {
  const { waiting, expected, withdrawn } = running.entry;
  if (includesId(withdrawn, playerId)) return { events: [] };
  const refund = makeRefund(running.entry, playerId);
  if (waiting.includes(playerId)) return { events: [{ type: 'RegistrationWithdrawn', data: { playerId, waited: true, ...refund } }] };
  if (!includesId(expected, playerId)) return refuse('TOURNAMENT_ALREADY_STARTED', { phase: running.phase });
  // With a number of seats, the waiting list is called as soon as one is free.
  const next = running.settings.entry?.seats === undefined ? waiting[0] : undefined;
  return {
    events: [
      { type: 'RegistrationWithdrawn', data: { playerId, ...refund } },
      ...(next === undefined ? [] : [{ type: 'PlayerPromoted', data: { playerId: next } } as const]),
    ],
  };
}

/** The first who waits, once a player leaves a full list. */
export function makePromotion({ registered, list, settings }: Announced): TournamentEvent[] {
  const next = list.waiting[0];
  return next === undefined || registered.length > capacityOf(settings) ? [] : makePromotions([next]);
}

/** They move from the waiting list to the list. */
export function makePromotions(playerIds: readonly PlayerId[]): TournamentEvent[] {
  return playerIds.map((playerId) => ({ type: 'PlayerPromoted', data: { playerId } }));
}

export function decideLateness({ playerId }: CommandOf<'AnnounceLateness'>, announced: Announced): TournamentDecision {
  const { registered, list } = announced;
  if (includesId(list.late, playerId)) return { events: [] };
  if (!includesId(registered, playerId) && !list.waiting.includes(playerId)) return refuse('UNKNOWN_PLAYER', { playerId });
  return { events: [{ type: 'LatenessAnnounced', data: { playerId } }] };
}

/** A player who was not announced as late gives no events. */
export function decideLatenessWithdrawal({ playerId }: CommandOf<'WithdrawLateness'>, announced: Announced): TournamentDecision {
  const { registered, list } = announced;
  if (includesId(list.late, playerId)) return { events: [{ type: 'LatenessWithdrawn', data: { playerId } }] };
  return includesId(registered, playerId) || list.waiting.includes(playerId) ? { events: [] } : refuse('UNKNOWN_PLAYER', { playerId });
}

/** The refusal cites what the order cited. */
export function refuseExcluded(excluded: readonly ExcludedPlayer[], playerId: PlayerId): Refused | null {
  const order = excluded.find((each) => each.playerId === playerId);
  return order === undefined ? null : refuse('PLAYER_EXCLUDED', { playerId }, order.articles[0]?.article ?? null);
}

/** As many as there are seats at the tables that have a number, and as one exact sum of chips can supply. */
export function countMostPlayers({ seatsPerTable, startingStack }: Settings): number {
  return Math.min(MAX_TABLES * seatsPerTable, Math.floor(MAX_CHIPS / startingStack));
}

/** As many as the organiser takes, and before the start as many as there are seats. */
export function capacityOf(settings: Settings): number {
  return Math.min(countMostEntries(settings), settings.entry?.seats ?? Number.MAX_SAFE_INTEGER);
}

/** As many as may enter, one after the other. */
function countMostEntries(settings: Settings): number {
  return Math.min(settings.entry?.capacity ?? Number.MAX_SAFE_INTEGER, countMostPlayers(settings));
}

/** Whether a registered player gets a seat in the draw: they are there, or have announced that they are late. */
export function hasSeatInDraw({ list }: Pick<Announced, 'list'>, playerId: PlayerId): boolean {
  return !includesId(list.unchecked, playerId) || includesId(list.late, playerId);
}

/** Alternates who are there, in their order, for the places of registered players who are not. None once the list is closed. */
export function listPromotedAtDraw(announced: Announced): readonly PlayerId[] {
  const { registered, list, settings, closed } = announced;
  if (settings.entry?.seats === undefined || closed) return [];
  const seated = registered.filter((playerId) => hasSeatInDraw(announced, playerId)).length;
  const free = Math.min(capacityOf(settings) - seated, countMostEntries(settings) - registered.length);
  return list.waiting.filter((playerId) => hasSeatInDraw(announced, playerId)).slice(0, Math.max(0, free));
}

/** Who moves up from the waiting list before the start, in order, where more places are free. */
export function listPromotedNow({ registered, list, settings }: Announced): readonly PlayerId[] {
  return list.waiting.slice(0, Math.max(0, capacityOf(settings) - registered.length));
}

/** All who have taken part so far. */
export function entrantsOf({ playersLeft, eliminations }: Pick<Running, 'playersLeft' | 'eliminations'>): number {
  return playersLeft + eliminations.length;
}

/**
 * How many more players may sit down. A seat is kept for players who have been called, and for those who have announced that they are late;
 * without a number of seats, for everybody who is expected.
 */
export function countFreePlaces(running: Running): number {
  const { entry, settings, playersLeft } = running;
  const { seats } = settings.entry ?? {};
  const kept =
    seats === undefined
      ? entry.expected
      : entry.expected.filter((playerId) => includesId(entry.called, playerId) || includesId(entry.late, playerId));
  const entries = countMostEntries(settings) - entrantsOf(running) - kept.length;
  return seats === undefined ? entries : Math.min(entries, seats - playersLeft - kept.length);
}
