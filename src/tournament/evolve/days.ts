/**
 * How each event changes bags, and the seats that are drawn again between two days. Decides nothing.
 */
import type { PlayerId } from '../../../events/ids.js';
import type { Bag, DrawCommitments, InPlay, SeatedPlayer, StacksFrom, Table } from '../state.js';
import type { DataOf, Folds } from './folds.js';
import { bySeat } from './table-changes.js';

export const daysFolds = {
  BagCounted: (state, { bag, playerId, count, stack }) => {
    const before = state.bags.find((each) => each.bag === bag) ?? { bag, playerId, first: null, second: null };
    return withBags(state, [...without(state.bags, bag), { ...before, [count]: stack }]);
  },
  BagWithdrawn: (state, { bag }) => withBags(state, without(state.bags, bag)),
  // Chips on the table are in no bag.
  HandOpened: (state, { seats }) => openBags(state, seats),
  HandPlayed: (state, { table }) => openBags(state, state.tables[table - 1]?.seats ?? []),
  EntryTransferred: (state, { playerId, toPlayer }) => ({
    ...state,
    bags: state.bags.map((each) => (each.playerId === playerId ? { ...each, playerId: toPlayer } : each)),
    redrawn: state.redrawn === null ? null : { ...state.redrawn, tables: renameIn(state.redrawn.tables, playerId, toPlayer) },
  }),
  DayStarted: (state) => ({ ...state, bags: [], redrawn: null }),
  RedrawCommitted: (state, { draw, hash }) => ({
    ...state,
    commitments: { ...state.commitments, inForce: { draw, hash, by: 'organiser' } },
  }),
  SeatsRedrawn: applyRedraw,
  RedrawWithdrawn: applyWithdrawal,
} satisfies Folds<InPlay>;

function withBags(state: InPlay, bags: readonly Bag[]): InPlay {
  return { ...state, bags: bags.toSorted((one, other) => one.bag - other.bag) };
}

function without(bags: readonly Bag[], bag: number): readonly Bag[] {
  return bags.filter((each) => each.bag !== bag);
}

function openBags(state: InPlay, players: readonly { readonly playerId: PlayerId }[]): InPlay {
  if (state.bags.length === 0) return state;
  return { ...state, bags: state.bags.filter(({ playerId }) => !players.some((each) => each.playerId === playerId)) };
}

function renameIn(tables: readonly Table[], playerId: PlayerId, toPlayer: PlayerId): readonly Table[] {
  return tables.map((table) => ({
    ...table,
    seats: table.seats.map((each) => (each.playerId === playerId ? { ...each, playerId: toPlayer } : each)),
  }));
}

/** Every table begins as a new one: no button yet, and nothing that was due before. Hands are numbered on. */
function applyRedraw(state: InPlay, { origin: { seed }, commitment, draw, seats: drawn }: DataOf<'SeatsRedrawn'>): InPlay {
  const from = sourceOf(state.tables.filter(({ seats }) => seats.length > 0));
  const tables = seatAll(state.tables, drawn).map((table): Table => ({
    ...table,
    stacksFrom: table.seats.length === 0 ? table.stacksFrom : from,
    firstButton: null,
    positions: null,
    beforeHand: null,
    played: [],
  }));
  const seating = { ...state.seating, due: [], halted: [], playsOn: [], scattered: [], widened: [] };
  const redrawn = { seed, tables: state.tables, seating: state.seating };
  return { ...state, tables, seating, redrawn, commitments: spend(state.commitments, commitment.by, seed, draw) };
}

/** The node's seeds are a chain: each is the hash of the next. */
function spend({ node }: DrawCommitments, by: 'node' | 'organiser', seed: string, draws: number): DrawCommitments {
  return { inForce: null, node: by === 'node' ? seed : node, draws };
}

/** Hands, buttons and blinds are those of before; the players have the chips that they have now. */
function applyWithdrawal(state: InPlay, { seats }: DataOf<'RedrawWithdrawn'>): InPlay {
  if (state.redrawn === null) return state;
  const from = sourceOf(state.tables.filter((table) => table.seats.length > 0));
  // A table that was opened since stays, with nobody at it.
  const before = [...state.redrawn.tables, ...state.tables.slice(state.redrawn.tables.length)];
  const tables = seatAll(before, seats).map((table): Table => (table.seats.length === 0 ? table : { ...table, stacksFrom: from }));
  return { ...state, tables, seating: { ...state.redrawn.seating, due: [] }, redrawn: null };
}

/** The tables with these players at them, and nobody else. */
function seatAll(tables: readonly Table[], seated: DataOf<'SeatsRedrawn'>['seats']): Table[] {
  const byTable = Map.groupBy(seated, ({ to }) => to.table);
  return tables.map((table): Table => {
    const seats = (byTable.get(table.table) ?? []).map(({ playerId, to, stack }): SeatedPlayer => ({ seat: to.seat, playerId, stack }));
    return { ...table, seats: seats.sort(bySeat), chips: seats.reduce((sum, { stack }) => sum + stack, 0) };
  });
}

function sourceOf(tables: readonly Table[]): StacksFrom {
  const [first] = tables;
  return first !== undefined && tables.every(({ stacksFrom }) => stacksFrom === first.stacksFrom) ? first.stacksFrom : 'count';
}
