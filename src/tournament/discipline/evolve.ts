/**
 * What each event makes of a tournament's offences and penalties. Decides nothing.
 * Pure. May import: `events/`, its neighbours.
 */
import type { PlayerId } from '../../../events/ids.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import type { Finished, Running } from '../state.js';
import { missersAt } from './serving.js';
import type { DisciplineState, KnownOffence, Penalty } from './state.js';

type DataOf<Type extends TournamentEvent['type']> = Extract<TournamentEvent, { type: Type }>['data'];
type InPlay = Running | Finished;

/** The state after an event that the other rooms have taken in. */
export function evolveDiscipline(state: InPlay, event: TournamentEvent): InPlay {
  const discipline = after(state.discipline, event);
  return discipline === state.discipline ? state : { ...state, discipline };
}

/** What an event makes of offences and penalties alone. */
export function after(discipline: DisciplineState, event: TournamentEvent): DisciplineState {
  switch (event.type) {
    case 'OffenceRecorded':
      return { ...discipline, offences: [...discipline.offences, { ...event.data, outcome: 'open' }] };
    case 'OffenceClosed':
      return withOutcome(discipline, event.data.offenceId, event.data.finding);
    case 'SanctionWaived':
      return withOutcome(discipline, event.data.offenceId, 'waived');
    case 'PenaltyIssued':
      return issued(discipline, event.data);
    case 'PenaltyServed':
      return withPenalty(discipline, event.data.penaltyId, { stage: 'served', serving: null });
    case 'PenaltyLifted':
      return withOutcome(withPenalty(discipline, event.data.penaltyId, { stage: 'lifted', serving: null }), event.data.offenceId, 'open');
    case 'HandOpened':
      return opened(discipline, event.data);
    case 'HandSettled':
    case 'HandPlayed':
      return missed(discipline, event.data);
    case 'PlayerDisqualified':
      return ended(
        event.data.offenceId === undefined ? discipline : withOutcome(discipline, event.data.offenceId, 'disqualified'),
        event.data.playerId,
      );
    case 'PlayerEliminated':
    case 'PlayerWithdrew':
      return ended(discipline, event.data.playerId);
    case 'PlayerReinstated':
    case 'PlayerReEntered':
      return resumed(discipline, event.data.playerId);
    case 'RebuyAnnounced':
      return event.data.wasOut ? resumed(discipline, event.data.playerId) : discipline;
    default:
      return discipline;
  }
}

function issued(discipline: DisciplineState, data: DataOf<'PenaltyIssued'>): DisciplineState {
  const { handsToMiss, penaltyId, offenceId } = data;
  const penalty: Penalty = { ...data, remaining: handsToMiss, serving: null, stage: handsToMiss === 0 ? 'served' : 'running' };
  const next = { ...discipline, penalties: [...discipline.penalties, penalty] };
  return withOutcome(handsToMiss === 0 ? next : { ...next, running: [...next.running, penaltyId] }, offenceId, 'punished');
}

function opened(discipline: DisciplineState, { handId, table, handNumber, seats }: DataOf<'HandOpened'>): DisciplineState {
  if (discipline.running.length === 0) return discipline;
  return missersAt(discipline, table, handNumber, seats).reduce(
    (next, { penaltyId }) => withPenalty(next, penaltyId, { serving: handId }),
    discipline,
  );
}

function missed(discipline: DisciplineState, data: DataOf<'HandSettled' | 'HandPlayed'>): DisciplineState {
  return (data.missed ?? []).reduce(
    (next, { penaltyId, remaining }) => withPenalty(next, penaltyId, { remaining, serving: null }),
    discipline,
  );
}

/** Who is out misses no more hands. */
function ended(discipline: DisciplineState, playerId: PlayerId): DisciplineState {
  return runningOf(discipline, playerId).reduce(
    (next, { penaltyId }) => withPenalty(next, penaltyId, { stage: 'ended', serving: null }),
    discipline,
  );
}

/** Who is in again, because he was never out or by another entry, misses what he still had to: a penalty is the player's. */
function resumed(discipline: DisciplineState, playerId: PlayerId): DisciplineState {
  return discipline.penalties
    .filter((penalty) => penalty.playerId === playerId && penalty.stage === 'ended' && penalty.remaining > 0)
    .reduce((next, { penaltyId }) => withPenalty(next, penaltyId, { stage: 'running' }), discipline);
}

function runningOf(discipline: DisciplineState, playerId: PlayerId): readonly Penalty[] {
  return discipline.running.map((id) => discipline.penalties[id - 1]!).filter((penalty) => penalty.playerId === playerId);
}

function withPenalty(discipline: DisciplineState, penaltyId: number, change: Partial<Penalty>): DisciplineState {
  const penalty = discipline.penalties[penaltyId - 1];
  if (penalty === undefined) return discipline;
  const penalties = discipline.penalties.with(penaltyId - 1, { ...penalty, ...change });
  if (change.stage === undefined) return { ...discipline, penalties };
  const others = discipline.running.filter((id) => id !== penaltyId);
  const running = change.stage === 'running' ? [...others, penaltyId].sort((a, b) => a - b) : others;
  return { ...discipline, penalties, running };
}

function withOutcome(discipline: DisciplineState, offenceId: number, outcome: KnownOffence['outcome']): DisciplineState {
  const offence = discipline.offences[offenceId - 1];
  return offence === undefined ? discipline : { ...discipline, offences: discipline.offences.with(offenceId - 1, { ...offence, outcome }) };
}
