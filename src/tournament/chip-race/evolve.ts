/**
 * What each event makes of a tournament's chips: values that come and go, stacks after a race, and where old chips remain. Decides nothing.
 * Pure. May import: `events/`, its neighbours.
 */
import type { TournamentEvent } from '../../../events/tournament.js';
import type { Finished, Running, Table } from '../state.js';
import { stackUnitAt, type ChipsState, type OldChips } from './state.js';

type InPlay = Running | Finished;
type DataOf<Type extends TournamentEvent['type']> = Extract<TournamentEvent, { type: Type }>['data'];

/** @param state what the other rooms have made of the event, from `before` */
export function evolveChips(before: InPlay, state: InPlay, event: TournamentEvent): InPlay {
  const after = taken(state, event);
  return after.chips.gone.length === 0 || after.tables === before.tables ? after : withOldChips(before.tables, after);
}

function taken(state: InPlay, event: TournamentEvent): InPlay {
  switch (event.type) {
    case 'ColorUpAnnounced': {
      const { value } = event.data;
      const { chips } = state;
      return { ...state, chips: { ...chips, colorUps: [...chips.colorUps.filter((each) => each !== value), value] } };
    }
    case 'ChipRaceAnnounced':
      return { ...state, chips: announced(state, event.data) };
    case 'ChipRaceRun':
      return raced(state, event.data);
    case 'FoundChipsReported':
      return found(state, event.data);
    default:
      return state;
  }
}

function announced({ chips, tables }: InPlay, { removed, newSmallest }: DataOf<'ChipRaceAnnounced'>): ChipsState {
  const ascending = (values: readonly number[]): readonly number[] => [...new Set(values)].sort((a, b) => a - b);
  return {
    ...chips,
    chipUnit: newSmallest,
    denominations: ascending([...chips.denominations.filter((value) => value > removed), newSmallest]),
    gone: ascending([...chips.gone, removed]),
    oldChips: tables.filter(({ seats }) => seats.length > 0).map(({ table }): OldChips => ({ table, unit: removed })),
  };
}

/** A race to a nearer value than the one announced leaves chips that race again. */
function raced(state: InPlay, race: DataOf<'ChipRaceRun'>): InPlay {
  const { table: number, newSmallest, players, delta } = race;
  const { chips } = state;
  const stackAfter = new Map(players.map(({ playerId, after }) => [playerId, after]));
  const next = withTable(state, number, (table) => ({
    ...table,
    chips: table.chips + delta,
    seats: table.seats.map((seated) => ({ ...seated, stack: stackAfter.get(seated.playerId) ?? seated.stack })),
  }));
  const oldChips =
    newSmallest < chips.chipUnit
      ? chips.oldChips.map((old) => (old.table === number ? { ...old, unit: newSmallest } : old))
      : chips.oldChips.filter(({ table }) => table !== number);
  const races = [...chips.races.filter(({ table }) => table !== number), race].sort((a, b) => a.table - b.table);
  return { ...next, chips: { ...chips, oldChips, races, rounding: chips.rounding + delta } };
}

function found(state: InPlay, { playerId, at, credited }: DataOf<'FoundChipsReported'>): InPlay {
  const { chips } = state;
  const next = withTable(state, at.table, (table) => ({
    ...table,
    chips: table.chips + credited,
    seats: table.seats.map((seated) => (seated.playerId === playerId ? { ...seated, stack: seated.stack + credited } : seated)),
  }));
  return { ...next, chips: { ...chips, found: chips.found + credited } };
}

/** A stack that larger chips can't make up has brought old ones along; a table that nobody sits at has none. */
function withOldChips(before: readonly Table[], state: InPlay): InPlay {
  const { chips, tables } = state;
  let { oldChips } = chips;
  for (const table of tables) {
    if (table === before[table.table - 1]) continue;
    const unit = stackUnitAt({ chips: { ...chips, oldChips } }, table.table);
    const others = (): readonly OldChips[] => oldChips.filter((old) => old.table !== table.table);
    if (table.seats.length === 0) oldChips = unit === chips.chipUnit ? oldChips : others();
    else if (table.seats.some(({ stack }) => stack % unit !== 0)) {
      oldChips = [...others(), { table: table.table, unit: unitOf(table, chips) }].sort((a, b) => a.table - b.table);
    }
  }
  return oldChips === chips.oldChips ? state : { ...state, chips: { ...chips, oldChips } };
}

/** The largest of the values that are gone which can make up every stack of a table. */
function unitOf({ seats }: Table, { gone }: ChipsState): number {
  return gone.findLast((value) => seats.every(({ stack }) => stack % value === 0)) ?? 1;
}

function withTable(state: InPlay, number: number, change: (table: Table) => Table): InPlay {
  const table = state.tables[number - 1];
  return table === undefined ? state : { ...state, tables: state.tables.with(number - 1, change(table)) };
}
