/**
 * What each event makes of who moves, which tables stop, and which close next; and of the tables when the final table is formed.
 * Decides nothing. Pure. May import: `events/`, its neighbours.
 */
import type { TournamentEvent } from '../../../events/tournament.js';
import type { Finished, Running, SeatedPlayer, StacksFrom, Table } from '../state.js';
import type { SeatingState } from './state.js';

type InPlay = Running | Finished;
type DataOf<Type extends TournamentEvent['type']> = Extract<TournamentEvent, { type: Type }>['data'];

/** @param state with what the event makes of tables and players already in it */
export function evolveSeating(state: InPlay, event: TournamentEvent): InPlay {
  if (event.type === 'FinalTableFormed') return finalTableFormed(state, event.data);
  const seating = seatingAfter(state.seating, event);
  return seating === state.seating ? state : { ...state, seating };
}

function seatingAfter(seating: SeatingState, event: TournamentEvent): SeatingState {
  switch (event.type) {
    case 'BreakOrderAnnounced':
      return { ...seating, breakOrder: event.data.tables };
    case 'BalancingTightened':
      return { ...seating, tightened: true };
    case 'TableHalted': {
      const { table, cause } = event.data;
      return { ...seating, halted: [...without(seating.halted, table), { table, cause }], playsOn: without(seating.playsOn, table) };
    }
    case 'TableResumed': {
      const { table, cause, difference } = event.data;
      const playsOn = without(seating.playsOn, table);
      return {
        ...seating,
        halted: without(seating.halted, table),
        playsOn: cause === 'director' ? [...playsOn, { table, difference }] : playsOn,
      };
    }
    case 'MoveDue':
      return { ...seating, due: [...seating.due, event.data] };
    case 'MoveDropped':
    case 'PlayerMoved': {
      const { playerId } = event.data;
      const due = seating.due.filter((move) => move.playerId !== playerId);
      return due.length === seating.due.length ? seating : { ...seating, due };
    }
    case 'TableBroken':
      return withoutTable(seating, event.data.table);
    default:
      return seating;
  }
}

function without<T extends { readonly table: number }>(list: readonly T[], table: number): readonly T[] {
  return list.filter((each) => each.table !== table);
}

function withoutTable(seating: SeatingState, table: number): SeatingState {
  const { breakOrder, halted, playsOn, keeps } = seating;
  return {
    ...seating,
    breakOrder: breakOrder?.filter((each) => each !== table) ?? null,
    halted: without(halted, table),
    playsOn: without(playsOn, table),
    keeps: Math.max(0, keeps - 1),
  };
}

/** The final table begins anew: no button yet, and nothing that was due before. */
function finalTableFormed(state: InPlay, { table: number, size, seats }: DataOf<'FinalTableFormed'>): InPlay {
  const seated: SeatedPlayer[] = seats.map(({ playerId, seat, stack }) => ({ seat, playerId, stack })).sort((a, b) => a.seat - b.seat);
  const from = sourceOf(state.tables.filter((table) => table.seats.length > 0));
  const tables = state.tables.map((table): Table => {
    if (table.table !== number) return { ...table, seats: [], chips: 0 };
    const chips = seated.reduce((sum, { stack }) => sum + stack, 0);
    return { ...table, seats: seated, chips, stacksFrom: from, firstButton: null, positions: null };
  });
  const finalTable = { table: number, seats: Math.max(size, state.settings.seatsPerTable) };
  return { ...state, tables, seating: { ...state.seating, due: [], halted: [], playsOn: [], finalTable } };
}

function sourceOf(tables: readonly Table[]): StacksFrom {
  const [first] = tables;
  return first !== undefined && tables.every(({ stacksFrom }) => stacksFrom === first.stacksFrom) ? first.stacksFrom : 'count';
}
