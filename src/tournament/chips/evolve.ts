/**
 * What each event makes of chips that are missing, too many or taken away, and of which tables a wrong count may come from.
 * Decides nothing. Pure. May import: `events/`, its neighbours.
 */
import type { TournamentEvent } from '../../../events/tournament.js';
import type { Finished, Running, Table } from '../state.js';
import type { ChipDifference, InventoryState, TablePair } from './state.js';

type InPlay = Running | Finished;
type DataOf<Type extends TournamentEvent['type']> = Extract<TournamentEvent, { type: Type }>['data'];

/** @param state what the other rooms have made of the event */
export function evolveInventory(state: InPlay, event: TournamentEvent): InPlay {
  switch (event.type) {
    case 'ChipsAdded': {
      const { amount } = event.data;
      const next = withStack(state, event.data, amount);
      return { ...next, entry: { ...next.entry, issued: next.entry.issued + amount } };
    }
    case 'ChipsTakenBack': {
      const { amount } = event.data;
      const next = withStack(state, event.data, -amount);
      return { ...next, entry: { ...next.entry, removed: next.entry.removed + amount } };
    }
    case 'ChipsReportedLost': {
      const { differenceId, playerId, at, amount } = event.data;
      const difference = { differenceId, table: at.table, playerId, amount: -amount, open: -amount };
      return withDifference(lost(withStack(state, event.data, -amount), amount), difference);
    }
    case 'LostChipsFound': {
      const { differenceId, playerId, at, returned, removed } = event.data;
      const given = returned === 0 ? state : found(withStack(state, { playerId, at }, returned), returned);
      return explained(given, differenceId, returned + removed);
    }
    case 'HiddenChipsConfiscated': {
      const { differenceId, origin, amount } = event.data;
      if (origin === 'onTable') return lost(withStack(state, event.data, -amount), amount);
      return differenceId === null ? state : explained(state, differenceId, amount);
    }
    case 'ChipDiscrepancyRecorded':
      return discrepancy(state, event.data);
    default: {
      const inventory = inventoryAfter(state.inventory, event, state);
      return inventory === state.inventory ? state : { ...state, inventory };
    }
  }
}

function inventoryAfter(inventory: InventoryState, event: TournamentEvent, { tables }: InPlay): InventoryState {
  switch (event.type) {
    case 'HiddenChipsNoted':
      return { ...inventory, hidden: [...inventory.hidden, event.data] };
    case 'ChipsCounted': {
      const { table } = event.data;
      const counted = new Map(inventory.counted).set(table, tables[table - 1]?.hands ?? 0);
      return { ...inventory, counted, carried: inventory.carried.filter((pair) => !pair.includes(table)) };
    }
    case 'PlayerMoved':
      return withPair(inventory, event.data.from.table, event.data.to.table);
    case 'WrongSeatCorrected':
      return event.data.players.reduce((after, { from, to }) => withPair(after, from.table, to.table), inventory);
    case 'FinalTableFormed':
      return event.data.seats.reduce((after, { from }) => withPair(after, from.table, event.data.table), inventory);
    default:
      return inventory;
  }
}

function withPair(inventory: InventoryState, one: number, other: number): InventoryState {
  const pair: TablePair = one < other ? [one, other] : [other, one];
  const known = one === other || inventory.carried.some(([low, high]) => low === pair[0] && high === pair[1]);
  return known ? inventory : { ...inventory, carried: [...inventory.carried, pair] };
}

/** The chips of the table are others from here on; whose they are, the count says that follows. */
function discrepancy(state: InPlay, { differenceId, table, expected, counted, explains }: DataOf<'ChipDiscrepancyRecorded'>): InPlay {
  const amount = counted - expected;
  const next = withTable(state, table, (each) => ({ ...each, chips: counted, stacksFrom: 'unknown' }));
  const accounted = amount < 0 ? lost(next, -amount) : found(next, amount);
  const difference = { differenceId, table, playerId: null, amount, open: explains === null ? amount : 0 };
  const settled = explains === null ? accounted : explained(accounted, explains, Math.abs(amount));
  return withDifference(settled, difference);
}

function withDifference(state: InPlay, difference: ChipDifference): InPlay {
  const { inventory } = state;
  return { ...state, inventory: { ...inventory, differences: [...inventory.differences, difference] } };
}

function explained(state: InPlay, differenceId: number, amount: number): InPlay {
  const { inventory } = state;
  const differences = inventory.differences.map((each) =>
    each.differenceId === differenceId ? { ...each, open: each.open < 0 ? each.open + amount : each.open - amount } : each,
  );
  return { ...state, inventory: { ...inventory, differences } };
}

function lost(state: InPlay, amount: number): InPlay {
  return { ...state, chips: { ...state.chips, lost: state.chips.lost + amount } };
}

function found(state: InPlay, amount: number): InPlay {
  return { ...state, chips: { ...state.chips, found: state.chips.found + amount } };
}

function withStack(state: InPlay, { playerId, at }: Pick<DataOf<'ChipsAdded'>, 'playerId' | 'at'>, change: number): InPlay {
  return withTable(state, at.table, (table) => ({
    ...table,
    chips: table.chips + change,
    seats: table.seats.map((seated) => (seated.playerId === playerId ? { ...seated, stack: seated.stack + change } : seated)),
  }));
}

function withTable(state: InPlay, number: number, change: (table: Table) => Table): InPlay {
  const table = state.tables[number - 1];
  return table === undefined ? state : { ...state, tables: state.tables.with(number - 1, change(table)) };
}
