/**
 * How each event changes an announced tournament's draw of seats, and of the drawn seats when play starts. Decides nothing.
 */
import { quietChips } from '../state/chips.js';
import { makeChipRaceState } from '../state/chip-race.js';
import { withPeriodStarted } from '../timing/clock.js';
import { quietDiscipline } from '../state/discipline.js';
import { makeEntryState } from './entry.js';
import type { DataOf, Folds } from './folds.js';
import { makeTable } from './seating.js';
import { quietSeating } from '../state/seating.js';
import type { Announced, Draw, Running, SeatedPlayer, Table } from '../state.js';
import { bySeat } from './table-changes.js';

export const drawFolds = {
  DrawCommitted: (state, data) => {
    const { commitments } = state;
    const node = data.by === 'node' ? data.hash : commitments.node;
    return { ...state, commitments: { ...commitments, inForce: data, node } };
  },
  RegistrationClosed: (state) => ({ ...state, closed: true }),
  RegistrationReopened: (state) => ({ ...state, closed: false, draw: null }),
  SeatsDrawn: (state, data) => {
    const { commitments } = state;
    // The node's seeds are a chain: each is the hash of the next.
    const node = commitments.inForce?.by === 'node' ? data.seed : commitments.node;
    return { ...state, draw: data, commitments: { inForce: null, node, draws: commitments.draws + 1 } };
  },
} satisfies Folds<Announced>;

/** The first level begins with its own event, at once after this one. */
export function makeRunning(state: Announced, data: DataOf<'TournamentStarted'>): Running {
  return {
    phase: 'running',
    beforeStart: state,
    settings: state.settings,
    seed: state.draw?.seed ?? '',
    commitments: state.commitments,
    bags: [],
    redrawn: null,
    // No period has begun before its event says when.
    clock: { ...withPeriodStarted(null, state.settings.structure, 0, 0), begun: [] },
    seating: { ...quietSeating, keeps: state.draw?.tables ?? 0, breakOrder: breakOrderAtStart(state) },
    entry: makeEntryState(state, data),
    chipRace: makeChipRaceState(state.settings),
    chips: quietChips,
    discipline: quietDiscipline,
    expulsions: { ordered: 0, pending: [] },
    prizes: state.prizes,
    cash: state.cash,
    message: state.message,
    handForHand: null,
    playedHandForHand: null,
    tables: state.draw === null ? [] : tablesOf(state.draw, data),
    playersLeft: data.players,
    unseated: [],
    eliminations: [],
    departures: 0,
    takenBack: [],
    moments: 0,
    tiedForSeats: null,
  };
}

/** The tables that were announced before the draw, and that it has. */
function breakOrderAtStart({ breakOrder, draw }: Announced): readonly number[] | null {
  const known = breakOrder?.filter((table) => draw?.seats.some((seat) => seat.table === table) === true) ?? [];
  return known.length === 0 ? null : known;
}

/** An expected player has no seat: they draw one when they come. */
function tablesOf({ seats: drawn }: Draw, { startingStack: stack, expected = [] }: DataOf<'TournamentStarted'>): Table[] {
  const tables = drawn.reduce((most, { table }) => Math.max(most, table), 0);
  const seats: SeatedPlayer[][] = Array.from({ length: tables }, () => []);
  for (const { table, seat, playerId } of drawn) if (!expected.includes(playerId)) seats[table - 1]!.push({ seat, playerId, stack });
  return seats.map((seated, index) => makeTable(index + 1, seated.toSorted(bySeat), seated.length * stack));
}
