/**
 * Who plays: the list before the start.
 * Pure. May import: its neighbours.
 */
import type { PlayerId } from '../../events/ids.js';
import { MAX_CHIPS } from '../../events/values.js';
import { refuse } from '../decider.js';
import { MAX_TABLES, refuseUnlessPlayerId } from './bounds.js';
import { beforeStart } from './phase.js';
import type { TournamentDecision } from './refusals.js';
import { includesId } from './sorted-ids.js';
import type { Settings, TournamentState } from './state.js';

export function decideRegistration({ playerId }: { readonly playerId: PlayerId }, state: TournamentState): TournamentDecision {
  const announced = beforeStart(state);
  if (announced.refusal) return announced;
  const refused = refuseUnlessPlayerId(playerId);
  if (refused) return refused;
  if (includesId(announced.registered, playerId)) return { events: [] };
  const players = announced.registered.length;
  const maximum = mostPlayers(announced.settings);
  if (players >= maximum) return refuse('TOURNAMENT_FULL', { players, maximum });
  return { events: [{ type: 'PlayerRegistered', data: { playerId } }] };
}

/** A player who has left the list already gives no events; one who never stood on it is unknown. */
export function decideWithdrawal({ playerId }: { readonly playerId: PlayerId }, state: TournamentState): TournamentDecision {
  const announced = beforeStart(state);
  if (announced.refusal) return announced;
  if (includesId(announced.withdrawn, playerId)) return { events: [] };
  if (!includesId(announced.registered, playerId)) return refuse('UNKNOWN_PLAYER', { playerId });
  return { events: [{ type: 'RegistrationWithdrawn', data: { playerId } }] };
}

/** As many as there are seats at the tables that have a number, and as one exact sum of chips can supply. */
function mostPlayers({ seatsPerTable, startingStack }: Settings): number {
  return Math.min(MAX_TABLES * seatsPerTable, Math.floor(MAX_CHIPS / startingStack));
}
