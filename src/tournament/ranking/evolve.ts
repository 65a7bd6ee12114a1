/**
 * How each event changes who is out, with whom, in which place, and how it ended. Decides nothing.
 */
import type { DataOf, Folds } from '../folds.js';
import { hasHeld } from '../hand-for-hand/state.js';
import { findMoment } from '../hands/settled-hands.js';
import type { Elimination, InPlay, Running, Table } from '../state.js';
import { bySeat, unseatPlayer, withTable } from '../table-changes.js';

export const rankingFolds = {
  PlayerEliminated: applyElimination,
  PlayerWithdrew: (state, data) => applyGone(state, data, 'withdrew'),
  PlayerDisqualified: (state, data) => applyGone(state, data, 'disqualified'),
  EliminatedTogether: applyTogether,
  EliminationDeclared: (state, { playerId }) => withOut(state, playerId, { declared: true }),
  PlayerDeclassed: (state, { playerId }) => withOut(state, playerId, { declassed: true }),
  PlayerReinstated: applyReinstatement,
  PlaceCorrected: applyPlace,
  QualificationTied: (state, { seats, players }) => ({ ...state, tiedForSeats: { seats, players } }),
  SatelliteFinished: (state, { qualified }) => ({ ...state, phase: 'finished', winner: null, qualified, tiedForSeats: null }),
  TournamentFinished: (state, { winner }) => ({ ...state, phase: 'finished', winner, qualified: null }),
  TournamentReopened: applyReopening,
} satisfies Folds<InPlay>;

/** The chips of a player who goes out between counts belong to others at the table: nobody knows to whom until the next count. */
function applyElimination(state: InPlay, { playerId, from, place, tied, handId, stackBefore }: DataOf<'PlayerEliminated'>): InPlay {
  const left = withTable(state, from.table, (table) => {
    const stack = table.seats.find((seated) => seated.playerId === playerId)?.stack ?? 0;
    const seats = table.seats.filter(({ seat }) => seat !== from.seat);
    return { ...table, seats, stacksFrom: stack === 0 ? table.stacksFrom : 'unknown' };
  });
  const moment = findMoment(state, handId) ?? state.moments;
  return applyOut(left, { playerId, place, tied, from, handId, moment, stackBefore: stackBefore ?? 0, cause: 'chips' });
}

/** The chips of a player who leaves go with them. */
function applyGone(state: InPlay, data: DataOf<'PlayerWithdrew' | 'PlayerDisqualified'>, cause: Elimination['cause']): InPlay {
  const { playerId, from, place, removed } = data;
  const left = unseatPlayer(state, { playerId, from, stack: removed });
  return applyOut(left, { playerId, place, tied: 1, from, handId: null, moment: state.moments, stackBefore: removed, cause });
}

type Out = Omit<Elimination, 'batch' | 'hands' | 'heldIn' | 'bubble' | 'declared' | 'declassed'>;

/** Who goes out by one hand, or shares a place, goes out at one moment. */
function applyOut(state: InPlay, elimination: Out): InPlay {
  const { eliminations } = state;
  const same = eliminations.find(
    ({ handId, place }) => (handId !== null && handId === elimination.handId) || (elimination.tied > 1 && place === elimination.place),
  );
  const batch = same?.batch ?? findNextBatch(eliminations);
  const hands = state.tables[elimination.from.table - 1]?.hands ?? 0;
  const heldIn = roundOfHeld(state, elimination.from.table);
  const placed: Elimination = { ...elimination, batch, hands, heldIn, bubble: same?.bubble ?? false, declared: false, declassed: false };
  return { ...state, playersLeft: state.playersLeft - 1, eliminations: eliminations.toSpliced(rankOf(eliminations, placed), 0, placed) };
}

/** The round of a hand that nobody has recorded yet, and which the floor has reported as all in. */
function roundOfHeld({ handForHand: play }: InPlay, table: number): number | null {
  if (play === null || !hasHeld(play, table)) return null;
  return play.round;
}

function applyTogether(state: InPlay, { players, bubble }: DataOf<'EliminatedTogether'>): InPlay {
  const batch = findNextBatch(state.eliminations);
  const eliminations = state.eliminations.map((elimination) => {
    const bust = players.find(({ playerId }) => playerId === elimination.playerId);
    return bust === undefined ? elimination : { ...elimination, batch, bubble, stackBefore: bust.stack };
  });
  return { ...state, eliminations };
}

function withOut(state: InPlay, playerId: Elimination['playerId'], change: Partial<Elimination>): InPlay {
  return { ...state, eliminations: state.eliminations.map((each) => (each.playerId === playerId ? { ...each, ...change } : each)) };
}

function findNextBatch(eliminations: readonly Elimination[]): number {
  return eliminations.reduce((most, { batch }) => Math.max(most, batch), 0) + 1;
}

/** The index of a place, the worst place first: a player who is out by a hand of earlier stands before those who went out since. */
function rankOf(eliminations: readonly Elimination[], { place }: Elimination): number {
  return eliminations.findLastIndex((each) => each.place >= place) + 1;
}

/** It goes on, as if nothing had ended it. */
function applyReopening(state: InPlay): Running {
  if (state.phase === 'running') return state;
  const { winner: _winner, qualified: _qualified, ...played } = state;
  return { ...played, phase: 'running' };
}

/** The player sits down without chips where they come with a correction; else with their own, which may have been counted as others'. */
function applyReinstatement(state: InPlay, { playerId, to, byDirector }: DataOf<'PlayerReinstated'>): InPlay {
  const { stack = 0, returned = 0, takenFrom = null, uncertain = [] } = byDirector ?? {};
  const arriving = returned + (takenFrom === null ? 0 : stack);
  const tables = state.tables.map((table): Table => {
    const known: Table = uncertain.includes(table.table) ? { ...table, stacksFrom: 'unknown' } : table;
    if (table.table === takenFrom) return { ...known, chips: known.chips - stack };
    if (table.table !== to.table) return known;
    const seats = [...table.seats, { seat: to.seat, playerId, stack }].sort(bySeat);
    return { ...known, seats, chips: known.chips + arriving };
  });
  const eliminations = state.eliminations.filter((elimination) => elimination.playerId !== playerId);
  const back = { ...state, tables, eliminations, playersLeft: state.playersLeft + 1 };
  if (byDirector === undefined) return back;
  return { ...back, entry: { ...state.entry, removed: state.entry.removed - returned }, tiedForSeats: null };
}

function applyPlace(state: InPlay, { playerId, place, tied }: DataOf<'PlaceCorrected'>): InPlay {
  const corrected = state.eliminations.map((elimination) =>
    elimination.playerId === playerId ? { ...elimination, place, tied } : elimination,
  );
  return { ...state, eliminations: corrected.toSorted((a, b) => b.place - a.place) };
}
