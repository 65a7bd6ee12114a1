/**
 * What completed hands and moves change about penalties: who has missed the hand, how much is left to miss, and who has served the penalty.
 */
import type { TournamentEvent } from '../../../events/tournament.js';
import type { InPlay, TournamentState } from '../state.js';
import { countHandsLeft, listMissers, listServed } from '../state/serving.js';
import type { Penalty } from '../state/discipline.js';

/** The event, with the hands that penalised players have missed by it. @param state before it */
export function withMissedHands(event: TournamentEvent, state: TournamentState): TournamentEvent {
  if (!hasPenalties(state)) return event;
  const { discipline, tables } = state;
  switch (event.type) {
    case 'HandSettled': {
      const missed = listMissed(listServed(discipline, event.data.handId));
      return missed.length === 0 ? event : { ...event, data: { ...event.data, missed } };
    }
    case 'HandPlayed': {
      const { table, handNumber, waiting } = event.data;
      const dealtIn = (tables[table - 1]?.seats ?? []).filter(({ seat }) => !waiting.includes(seat));
      const missed = listMissed(listMissers(discipline, table, handNumber, dealtIn));
      return missed.length === 0 ? event : { ...event, data: { ...event.data, missed } };
    }
    case 'PlayerMoved': {
      const handsToMiss = countHandsLeft(discipline, event.data.playerId);
      return handsToMiss === 0 ? event : { ...event, data: { ...event.data, handsToMiss } };
    }
    default:
      return event;
  }
}

/** Penalties of which nothing is left to miss. @param state with the hand that was the last of them */
export function listPenaltiesServed(state: TournamentState): readonly TournamentEvent[] {
  if (!hasPenalties(state)) return [];
  const { running, penalties } = state.discipline;
  return running
    .map((id) => penalties[id - 1]!)
    .filter(({ remaining }) => remaining === 0)
    .map(({ penaltyId, playerId, handsToMiss }) => ({ type: 'PenaltyServed', data: { penaltyId, playerId, handsMissed: handsToMiss } }));
}

function hasPenalties(state: TournamentState): state is InPlay {
  return state.phase !== 'unknown' && state.phase !== 'announced' && state.discipline.running.length > 0;
}

function listMissed(penalties: readonly Penalty[]): { playerId: Penalty['playerId']; penaltyId: number; remaining: number }[] {
  return penalties.map(({ playerId, penaltyId, remaining }) => ({ playerId, penaltyId, remaining: remaining - 1 }));
}
