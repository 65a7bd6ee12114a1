/**
 * What hands that are over, and moves, say of penalties: who has missed the hand, what he still has to miss, and who has served his penalty.
 * Pure. May import: `events/`, its neighbours.
 */
import type { TournamentEvent } from '../../../events/tournament.js';
import type { TournamentDecision } from '../refusals.js';
import type { InPlay, Running, TournamentState } from '../state.js';
import { evolve } from '../evolve.js';
import { handsLeft, missersAt, servedIn } from './serving.js';
import type { DisciplineState, Penalty } from './state.js';

/** The decision, told with what it makes of penalties. */
export function withServedHands(decision: TournamentDecision, state: TournamentState): TournamentDecision {
  if (decision.refusal !== undefined || state.phase !== 'running' || state.discipline.running.length === 0) return decision;
  const events: TournamentEvent[] = [];
  let now: InPlay = state;
  const push = (event: TournamentEvent): void => {
    events.push(event);
    now = evolve(now, event) as InPlay;
  };
  for (const event of decision.events) {
    push(told(event, now.discipline, state));
    for (const served of servedOut(now.discipline)) push(served);
  }
  return { events };
}

function told(event: TournamentEvent, discipline: DisciplineState, running: Running): TournamentEvent {
  switch (event.type) {
    case 'HandSettled':
      return withMissed(event, servedIn(discipline, event.data.handId));
    case 'HandPlayed': {
      const { table, handNumber, waiting } = event.data;
      const dealtIn = (running.tables[table - 1]?.seats ?? []).filter(({ seat }) => !waiting.includes(seat));
      return withMissed(event, missersAt(discipline, table, handNumber, dealtIn));
    }
    case 'PlayerMoved': {
      const handsToMiss = handsLeft(discipline, event.data.playerId);
      return handsToMiss === 0 ? event : { ...event, data: { ...event.data, handsToMiss } };
    }
    default:
      return event;
  }
}

function withMissed(
  event: Extract<TournamentEvent, { type: 'HandSettled' | 'HandPlayed' }>,
  penalties: readonly Penalty[],
): TournamentEvent {
  if (penalties.length === 0) return event;
  const missed = penalties.map(({ playerId, penaltyId, remaining }) => ({ playerId, penaltyId, remaining: remaining - 1 }));
  return { ...event, data: { ...event.data, missed } } as TournamentEvent;
}

function servedOut({ running, penalties }: DisciplineState): TournamentEvent[] {
  return running
    .map((id) => penalties[id - 1]!)
    .filter(({ remaining }) => remaining === 0)
    .map(({ penaltyId, playerId, handsToMiss }) => ({ type: 'PenaltyServed', data: { penaltyId, playerId, handsMissed: handsToMiss } }));
}
