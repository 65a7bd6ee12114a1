/**
 * How each event changes who sits where: tables that open, stop and close, who moves, and the final table. Decides nothing.
 */
import type { DataOf, Folds } from './folds.js';
import type { Announced, InPlay, SeatedPlayer, StacksFrom, Table } from '../state.js';
import { bySeat, seatPlayer, unseatPlayer, withoutUnseated, withTable } from './table-changes.js';
import type { SeatingState } from '../state/seating.js';

/** Before the start. */
export const announcedSeatingFolds = {
  BreakOrderAnnounced: (state, { tables }) => ({ ...state, breakOrder: tables }),
  BreakOrderWithdrawn: (state) => ({ ...state, breakOrder: null }),
} satisfies Folds<Announced>;

export const seatingFolds = {
  BreakOrderAnnounced: (state, { tables }) => withSeating(state, { breakOrder: tables }),
  BreakOrderWithdrawn: (state) => withSeating(state, { breakOrder: null }),
  BalancingLoosened: (state) => withSeating(state, { tightened: false }),
  BalancingTightened: (state) => withSeating(state, { tightened: true }),
  TableHalted: (state, { table, cause }) => {
    const { halted, playsOn } = state.seating;
    return withSeating(state, { halted: [...without(halted, table), { table, cause }], playsOn: without(playsOn, table) });
  },
  TableResumed: (state, { table, cause, difference }) => {
    const { halted, playsOn } = state.seating;
    const others = without(playsOn, table);
    return withSeating(state, {
      halted: without(halted, table),
      playsOn: cause === 'director' ? [...others, { table, difference }] : others,
    });
  },
  MoveDue: (state, data) => withSeating(state, { due: [...state.seating.due, data] }),
  MoveDropped: (state, { playerId }) => removeDue(state, playerId),
  PlayerMoved: (state, data) => {
    const { playerId, from, to, stack } = data;
    return removeDue(withMove(seatPlayer(unseatPlayer(state, { playerId, from, stack }), { playerId, to, stack }), data), playerId);
  },
  PlayerSeated: (state, data) => {
    const seated = seatPlayer(withoutUnseated(state, data.playerId), data);
    return data.extra ? widen(seated, data.to.table) : seated;
  },
  TableOpened: (state, { table }) => applyOpening(state, table),
  TableBroken: (state, { table }) => applyBreak(state, table),
  TableReopened: (state, { table }) => applyReopening(state, table),
  FinalTableFormed: applyFinalTable,
  FinalTableDissolved: (state, { table }) => widen(withSeating(state, { finalTable: null }), table),
} satisfies Folds<InPlay>;

function withSeating(state: InPlay, change: Partial<SeatingState>): InPlay {
  return { ...state, seating: { ...state.seating, ...change } };
}

/** The table keeps the seats that are taken beyond those of the others. */
function widen(state: InPlay, table: number): InPlay {
  const { widened } = state.seating;
  return widened.includes(table) ? state : withSeating(state, { widened: [...widened, table] });
}

function removeDue(state: InPlay, playerId: SeatedPlayer['playerId']): InPlay {
  const { due } = state.seating;
  return due.some((move) => move.playerId === playerId)
    ? withSeating(state, { due: due.filter((move) => move.playerId !== playerId) })
    : state;
}

/** A table at which nothing was played yet. */
export function makeTable(table: number, seats: readonly SeatedPlayer[], chips: number): Table {
  return {
    table,
    seats,
    chips,
    stacksFrom: 'start',
    hands: 0,
    firstButton: null,
    positions: null,
    beforeHand: null,
    played: [],
    openHand: null,
    settled: null,
    broken: false,
  };
}

/** While late players are admitted, no table is broken that makes room for them. */
function applyOpening(state: InPlay, number: number): InPlay {
  const tables = [...state.tables, makeTable(number, [], 0)];
  const { opened, breakOrder } = state.seating;
  return withSeating(
    { ...state, tables },
    {
      opened: [...opened, number],
      // What was announced did not know this table: it goes before those that players expect to last.
      breakOrder: breakOrder === null ? null : [number, ...breakOrder],
      keeps: tables.filter(({ broken }) => !broken).length,
    },
  );
}

function applyBreak(state: InPlay, table: number): InPlay {
  const { breakOrder, halted, playsOn, keeps } = state.seating;
  return withSeating(
    withTable(state, table, (each) => ({ ...each, broken: true })),
    {
      breakOrder: breakOrder?.filter((each) => each !== table) ?? null,
      halted: without(halted, table),
      playsOn: without(playsOn, table),
      keeps: Math.max(0, keeps - 1),
    },
  );
}

/** Remembers whom a break put where, until they move again. */
function withMove(state: InPlay, { playerId, from, to, book }: DataOf<'PlayerMoved'>): InPlay {
  const { scattered } = state.seating;
  const isOfBreak = book?.why.key.startsWith('tableBroken') === true;
  const others = scattered.filter((each) => each.playerId !== playerId);
  if (!isOfBreak) return others.length === scattered.length ? state : withSeating(state, { scattered: others });
  return withSeating(state, { scattered: [...others, { playerId, from, to }] });
}

/** The table goes on where it was. It is the last to be broken again in an order that was announced. */
function applyReopening(state: InPlay, number: number): InPlay {
  const again = withTable(state, number, (table) => ({ ...table, broken: false }));
  const { breakOrder, scattered } = state.seating;
  return withSeating(again, {
    breakOrder: breakOrder === null ? null : [...breakOrder, number],
    scattered: scattered.filter(({ from }) => from.table !== number),
    held: { tables: again.tables.filter(({ broken }) => !broken).length, players: state.playersLeft },
  });
}

function without<T extends { readonly table: number }>(list: readonly T[], table: number): readonly T[] {
  return list.filter((each) => each.table !== table);
}

/** The final table starts fresh: no button yet, and nothing that was due before. */
function applyFinalTable(state: InPlay, { table: number, size, seats }: DataOf<'FinalTableFormed'>): InPlay {
  const seated: SeatedPlayer[] = seats.map(({ playerId, seat, stack }) => ({ seat, playerId, stack })).sort(bySeat);
  const from = sourceOf(state.tables.filter((table) => table.seats.length > 0));
  const tables = state.tables.map((table): Table => {
    if (table.table !== number) return { ...table, seats: [], chips: 0 };
    const chips = seated.reduce((sum, { stack }) => sum + stack, 0);
    return { ...table, seats: seated, chips, stacksFrom: from, firstButton: null, positions: null, beforeHand: null, played: [] };
  });
  const finalTable = { table: number, seats: Math.max(size, state.settings.seatsPerTable) };
  return withSeating({ ...state, tables }, { due: [], halted: [], playsOn: [], finalTable });
}

function sourceOf(tables: readonly Table[]): StacksFrom {
  const [first] = tables;
  return first !== undefined && tables.every(({ stacksFrom }) => stacksFrom === first.stacksFrom) ? first.stacksFrom : 'count';
}
