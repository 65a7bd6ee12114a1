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
import type { Announced, Running, Settings } from '../state.js';
import { admissionOf } from './admission.js';
import { makeEntryPayment, makeRefund } from './entry-payments.js';
import type { ExcludedPlayer } from '../state/entry.js';

export function decideRegistration(command: CommandOf<'RegisterPlayer'>, announced: Announced): TournamentDecision {
  const { playerId } = command;
  const { registered, list, settings } = announced;
  const refused = refuseExcluded(announced.list.excluded, playerId);
  if (refused) return refused;
  if (includesId(registered, playerId) || list.waiting.includes(playerId)) return { events: [] };
  const closed = refuseClosed(announced);
  if (closed) return closed;
  const admitted = admissionOf(playerId, command, settings);
  if (admitted.refusal) return admitted;
  const admission = admitted.check;
  const paid = makeEntryPayment(playerId, command.paid, 1);
  const players = registered.length;
  const maximum = countMostPlayers(settings);
  if (players + list.waiting.length >= maximum) return refuse('TOURNAMENT_FULL', { players, maximum });
  if (players >= capacityOf(settings)) {
    return { events: [{ type: 'PlayerWaitlisted', data: { playerId, admission, position: list.waiting.length + 1 } }, ...paid] };
  }
  return { events: [{ type: 'PlayerRegistered', data: { playerId, admission } }, ...paid] };
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
  const next = waiting[0];
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
  return next === undefined || registered.length > capacityOf(settings) ? [] : [{ type: 'PlayerPromoted', data: { playerId: next } }];
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

/** As many as the organiser takes. */
export function capacityOf(settings: Settings): number {
  return Math.min(settings.entry?.capacity ?? Number.MAX_SAFE_INTEGER, countMostPlayers(settings));
}
