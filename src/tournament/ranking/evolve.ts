/**
 * What each event on places makes of a tournament's state: who is out, with whom, and how it ended. Decides nothing.
 * Pure. May import: `events/`, its neighbours.
 */
import type { TournamentEvent } from '../../../events/tournament.js';
import { momentOf } from '../hands/correction-evolve.js';
import { hasHeld } from '../hand-for-hand/state.js';
import type { Elimination, Finished, Running, Table } from '../state.js';

type InPlay = Running | Finished;
type DataOf<Type extends TournamentEvent['type']> = Extract<TournamentEvent, { type: Type }>['data'];

export function evolveRanking(state: InPlay, event: TournamentEvent): InPlay {
  switch (event.type) {
    case 'PlayerWithdrew':
      return gone(state, event.data, 'withdrew');
    case 'PlayerDisqualified':
      return gone(state, event.data, 'disqualified');
    case 'EliminatedTogether':
      return together(state, event.data);
    case 'EliminationDeclared':
      return withOut(state, event.data.playerId, { declared: true });
    case 'PlayerDeclassed':
      return withOut(state, event.data.playerId, { declassed: true });
    case 'QualificationTied':
      return { ...state, tiedForSeats: { seats: event.data.seats, players: event.data.players } };
    case 'SatelliteFinished':
      return { ...state, phase: 'finished', winner: null, qualified: event.data.qualified, tiedForSeats: null };
    default:
      return state;
  }
}

/** The chips of a player who goes out between counts are somebody's at his table: nobody knows whose until the next count. */
export function eliminated(state: InPlay, { playerId, from, place, tied, handId, stackBefore }: DataOf<'PlayerEliminated'>): InPlay {
  const table = state.tables[from.table - 1];
  const stack = table?.seats.find((seated) => seated.playerId === playerId)?.stack ?? 0;
  const left = withoutSeat(state, from, stack === 0 ? {} : { stacksFrom: 'unknown' });
  const moment = momentOf(state, handId) ?? state.moments;
  return out(left, { playerId, place, tied, from, handId, moment, stackBefore: stackBefore ?? 0, cause: 'chips' });
}

/** The chips of a player who leaves go with him. */
function gone(
  state: InPlay,
  { playerId, from, place, removed }: DataOf<'PlayerWithdrew' | 'PlayerDisqualified'>,
  cause: Elimination['cause'],
): InPlay {
  const table = state.tables[from.table - 1];
  const expected = table?.seats.find((seated) => seated.playerId === playerId)?.stack;
  const chips = (table?.chips ?? removed) - removed;
  const left = withoutSeat(state, from, expected === removed ? { chips } : { chips, stacksFrom: 'unknown' });
  return out(left, { playerId, place, tied: 1, from, handId: null, moment: state.moments, stackBefore: removed, cause });
}

function withoutSeat(state: InPlay, { table: number, seat }: Elimination['from'], change: Partial<Table>): InPlay {
  const table = state.tables[number - 1];
  if (table === undefined) return state;
  const seats = table.seats.filter((seated) => seated.seat !== seat);
  return { ...state, tables: state.tables.with(number - 1, { ...table, ...change, seats }) };
}

type Out = Omit<Elimination, 'batch' | 'hands' | 'heldIn' | 'bubble' | 'declared' | 'declassed'>;

/** Who goes out by one hand, or shares a place, goes out at one moment. */
function out(state: InPlay, elimination: Out): InPlay {
  const { eliminations } = state;
  const same = eliminations.find(
    ({ handId, place }) => (handId !== null && handId === elimination.handId) || (elimination.tied > 1 && place === elimination.place),
  );
  const batch = same?.batch ?? nextBatch(eliminations);
  const hands = state.tables[elimination.from.table - 1]?.hands ?? 0;
  const heldIn = roundOfHeld(state, elimination.from.table);
  const placed: Elimination = { ...elimination, batch, hands, heldIn, bubble: same?.bubble ?? false, declared: false, declassed: false };
  return { ...state, playersLeft: state.playersLeft - 1, eliminations: inOrder([...eliminations, placed]) };
}

/** The round of a hand that nobody has recorded yet, and of which the floor has told that it is all in. */
function roundOfHeld({ handForHand: play }: InPlay, table: number): number | null {
  if (play === null || !hasHeld(play, table)) return null;
  return play.round;
}

function together(state: InPlay, { players, bubble }: DataOf<'EliminatedTogether'>): InPlay {
  const batch = nextBatch(state.eliminations);
  const eliminations = state.eliminations.map((elimination) => {
    const bust = players.find(({ playerId }) => playerId === elimination.playerId);
    return bust === undefined ? elimination : { ...elimination, batch, bubble, stackBefore: bust.stack };
  });
  return { ...state, eliminations };
}

function withOut(state: InPlay, playerId: Elimination['playerId'], change: Partial<Elimination>): InPlay {
  return { ...state, eliminations: state.eliminations.map((each) => (each.playerId === playerId ? { ...each, ...change } : each)) };
}

function nextBatch(eliminations: readonly Elimination[]): number {
  return eliminations.reduce((most, { batch }) => Math.max(most, batch), 0) + 1;
}

/** The worst place first: a player who is out by a hand of earlier stands before those who went out since. */
export function inOrder(eliminations: readonly Elimination[]): readonly Elimination[] {
  return eliminations.toSorted((a, b) => b.place - a.place);
}

/** It goes on, as if nothing had ended it. */
export function reopened(state: InPlay): Running {
  if (state.phase === 'running') return state;
  const { winner: _winner, qualified: _qualified, ...played } = state;
  return { ...played, phase: 'running' };
}
