/**
 * How each event changes a tournament's offences and penalties. Decides nothing.
 */
import type { PlayerId } from '../../../events/ids.js';
import type { DataOf, Folds } from './folds.js';
import type { InPlay } from '../state.js';
import { listMissers, listServed } from '../state/serving.js';
import type { DisciplineState, KnownOffence, Penalty } from '../state/discipline.js';

export const disciplineFolds = {
  OffenceRecorded: on(withOffence),
  MisdealNoted: on((discipline, data) => ({ ...discipline, misdeals: [...discipline.misdeals, data] })),
  OffenceClosed: on((discipline, { offenceId, finding }) => withOutcome(discipline, offenceId, finding)),
  SanctionWaived: on((discipline, { offenceId }) => withOutcome(discipline, offenceId, 'waived')),
  PenaltyIssued: on(applyIssue),
  PenaltyServed: on((discipline, { penaltyId }) => withPenalty(discipline, penaltyId, { stage: 'served', serving: null })),
  PenaltyLifted: on((discipline, { penaltyId, offenceId }) =>
    withOutcome(withPenalty(discipline, penaltyId, { stage: 'lifted', serving: null }), offenceId, 'open'),
  ),
  HandOpened: on(applyOpening),
  HandSettled: on(applyMissed),
  HandPlayed: on(applyMissed),
  HandWithdrawn: on(applyWithdrawal),
  ExpulsionOrdered: on((discipline, { offenceId }) =>
    offenceId === undefined ? discipline : withOutcome(discipline, offenceId, 'disqualified'),
  ),
  ExpulsionWithdrawn: on((discipline, { offenceId, outcome = 'open' }) =>
    offenceId === undefined ? discipline : withOutcome(discipline, offenceId, outcome),
  ),
  PlayerDisqualified: on((discipline, { offenceId, playerId }) =>
    applyEnd(offenceId === undefined ? discipline : withOutcome(discipline, offenceId, 'disqualified'), playerId),
  ),
  OutPlayerDisqualified: on((discipline, { offenceId }) =>
    offenceId === undefined ? discipline : withOutcome(discipline, offenceId, 'disqualified'),
  ),
  PlayerEliminated: on((discipline, { playerId }) => applyEnd(discipline, playerId)),
  PlayerWithdrew: on((discipline, { playerId }) => applyEnd(discipline, playerId)),
  EntryAnnulled: on((discipline, { playerId }) => applyEnd(discipline, playerId)),
  EntryTransferred: on(applyTransfer),
  PlayerReinstated: on((discipline, { playerId }) => applyResumption(discipline, playerId)),
  PlayerReEntered: on((discipline, { playerId }) => applyResumption(discipline, playerId)),
  RebuyAnnounced: on((discipline, { playerId, wasOut }) => (wasOut ? applyResumption(discipline, playerId) : discipline)),
} satisfies Folds<InPlay>;

/** A fold of offences and penalties alone, as one of the whole state. */
function on<Data>(fold: (discipline: DisciplineState, data: Data) => DisciplineState): (state: InPlay, data: Data) => InPlay {
  return (state, data) => {
    const discipline = fold(state.discipline, data);
    return discipline === state.discipline ? state : { ...state, discipline };
  };
}

/** With one offence more on record, open. */
export function withOffence(discipline: DisciplineState, data: DataOf<'OffenceRecorded'>): DisciplineState {
  return { ...discipline, offences: [...discipline.offences, { ...data, outcome: 'open' }] };
}

function applyIssue(discipline: DisciplineState, data: DataOf<'PenaltyIssued'>): DisciplineState {
  const { handsToMiss, penaltyId, offenceId } = data;
  const penalty: Penalty = { ...data, remaining: handsToMiss, serving: null, stage: handsToMiss === 0 ? 'served' : 'running' };
  const next = { ...discipline, penalties: [...discipline.penalties, penalty] };
  return withOutcome(handsToMiss === 0 ? next : { ...next, running: [...next.running, penaltyId] }, offenceId, 'punished');
}

function applyOpening(discipline: DisciplineState, { handId, table, handNumber, seats }: DataOf<'HandOpened'>): DisciplineState {
  if (discipline.running.length === 0) return discipline;
  return listMissers(discipline, table, handNumber, seats).reduce(
    (next, { penaltyId }) => withPenalty(next, penaltyId, { serving: handId }),
    discipline,
  );
}

function applyMissed(discipline: DisciplineState, data: DataOf<'HandSettled' | 'HandPlayed'>): DisciplineState {
  return (data.missed ?? []).reduce(
    (next, { penaltyId, remaining }) => withPenalty(next, penaltyId, { remaining, serving: null }),
    discipline,
  );
}

/** Who did it, and serves it, is another person than was recorded. */
function applyTransfer(discipline: DisciplineState, { playerId, toPlayer }: DataOf<'EntryTransferred'>): DisciplineState {
  const rename = <Each extends { readonly playerId: PlayerId }>(each: Each): Each =>
    each.playerId === playerId ? { ...each, playerId: toPlayer } : each;
  return { ...discipline, offences: discipline.offences.map(rename), penalties: discipline.penalties.map(rename) };
}

/** Nobody has missed a hand that was taken back; who had served by it has it still to miss. */
function applyWithdrawal(discipline: DisciplineState, { handId, missed = [] }: DataOf<'HandWithdrawn'>): DisciplineState {
  const again = missed.reduce(
    (next, { penaltyId, remaining }) => withPenalty(next, penaltyId, { stage: 'running', remaining, serving: null }),
    discipline,
  );
  const serving = handId === null ? [] : listServed(again, handId);
  return serving.reduce((next, { penaltyId }) => withPenalty(next, penaltyId, { serving: null }), again);
}

/** Who is out misses no more hands. */
function applyEnd(discipline: DisciplineState, playerId: PlayerId): DisciplineState {
  return runningOf(discipline, playerId).reduce(
    (next, { penaltyId }) => withPenalty(next, penaltyId, { stage: 'ended', serving: null }),
    discipline,
  );
}

/** A player who is in again, by reinstatement or another entry, misses the hands that were left: a penalty is the player's. */
function applyResumption(discipline: DisciplineState, playerId: PlayerId): DisciplineState {
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
