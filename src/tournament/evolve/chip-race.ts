/**
 * How each event changes the values in play: exchanges and races that are announced, stacks after a race, and where old chips remain.
 * Decides nothing.
 */
import type { DataOf, Folds } from './folds.js';
import { type InPlay, seatOf, type Table } from '../state.js';
import { addChips, withTable } from './table-changes.js';
import { findStackUnit, type ChipRaceState, type OldChips, type RaceRun } from '../state/chip-race.js';

type Correction = DataOf<'ChipRaceCorrected'>;

export const chipRaceFolds = {
  ColorUpAnnounced: (state, { value, extent }) => {
    const { chipRace } = state;
    return {
      ...state,
      chipRace: { ...chipRace, colorUps: [...chipRace.colorUps.filter((each) => each.value !== value), { value, extent }] },
    };
  },
  ChipRaceAnnounced: (state, data) => ({ ...state, chipRace: applyAnnouncement(state, data) }),
  ChipRaceRun: applyRace,
  ColorUpWithdrawn: (state, { value }) => {
    const { chipRace } = state;
    return { ...state, chipRace: { ...chipRace, colorUps: chipRace.colorUps.filter((each) => each.value !== value) } };
  },
  ChipRaceWithdrawn: (state) => {
    const { chipRace } = state;
    const { announced } = chipRace;
    return announced === null ? state : { ...state, chipRace: { ...chipRace, ...announced.before, announced: null, oldChips: [] } };
  },
  ChipRaceCorrected: applyRaceCorrection,
  FoundChipsReported: applyFinding,
} satisfies Folds<InPlay>;

function applyAnnouncement({ chipRace, tables }: InPlay, { removed, newSmallest, at }: DataOf<'ChipRaceAnnounced'>): ChipRaceState {
  const ascending = (values: readonly number[]): readonly number[] => [...new Set(values)].sort((a, b) => a - b);
  const { chipUnit, denominations, gone } = chipRace;
  return {
    ...chipRace,
    announced: { at, before: { chipUnit, denominations, gone } },
    chipUnit: newSmallest,
    denominations: ascending([...chipRace.denominations.filter((value) => value > removed), newSmallest]),
    gone: ascending([...chipRace.gone, removed]),
    oldChips: tables.filter(({ seats }) => seats.length > 0).map(({ table }): OldChips => ({ table, unit: removed })),
  };
}

/** A race to a nearer value than the one announced leaves chips that race again. */
function applyRace(state: InPlay, race: DataOf<'ChipRaceRun'>): InPlay {
  const { table: number, newSmallest, players, delta } = race;
  const { chipRace } = state;
  const stackAfter = new Map(players.map(({ playerId, after }) => [playerId, after]));
  const next = withTable(state, number, (table) => ({
    ...table,
    chips: table.chips + delta,
    seats: table.seats.map((seated) => ({ ...seated, stack: stackAfter.get(seated.playerId) ?? seated.stack })),
  }));
  const oldChips =
    newSmallest < chipRace.chipUnit
      ? chipRace.oldChips.map((old) => (old.table === number ? { ...old, unit: newSmallest } : old))
      : chipRace.oldChips.filter(({ table }) => table !== number);
  const races = [...chipRace.races.filter(({ table }) => table !== number), race].sort((a, b) => a.table - b.table);
  return { ...next, chipRace: { ...chipRace, oldChips, races, rounding: chipRace.rounding + delta } };
}

/** The chips that were won change hands where the players sit now. */
function applyRaceCorrection(
  state: InPlay,
  { table, players, winners, rescued, issuedValue, delta, difference, changes }: Correction,
): InPlay {
  const { chipRace } = state;
  const next = changes.reduce((now, { playerId, amount }) => {
    const found = seatOf(now.tables, playerId);
    return found === undefined ? now : addChips(now, found.table.table, playerId, amount);
  }, state);
  const races = chipRace.races.map((race): RaceRun => {
    if (race.table !== table) return race;
    // Whoever drew the cards that were on record, these were dealt at the table.
    const deal = race.deal === null ? null : { kind: 'typed' as const, startSeat: race.deal.startSeat };
    return { ...race, deal, players, winners, rescued, issuedValue, delta };
  });
  return { ...next, chipRace: { ...chipRace, races, rounding: chipRace.rounding + difference } };
}

function applyFinding(state: InPlay, { playerId, at, credited }: DataOf<'FoundChipsReported'>): InPlay {
  const { chips } = state;
  return { ...addChips(state, at.table, playerId, credited), chips: { ...chips, found: chips.found + credited } };
}

/**
 * Where old chips are after an event, once all rooms have taken it in: a stack that larger chips can't make up has brought old ones along; a table that
 * nobody sits at has none.
 * @param before the tables before the event
 */
export function withOldChips(before: readonly Table[], state: InPlay): InPlay {
  if (state.chipRace.gone.length === 0 || state.tables === before) return state;
  const { chipRace, tables } = state;
  let { oldChips } = chipRace;
  for (const table of tables) {
    if (table === before[table.table - 1]) continue;
    const unit = findStackUnit({ chipRace: { ...chipRace, oldChips } }, table.table);
    const others = (): readonly OldChips[] => oldChips.filter((old) => old.table !== table.table);
    if (table.seats.length === 0) oldChips = unit === chipRace.chipUnit ? oldChips : others();
    else if (table.seats.some(({ stack }) => stack % unit !== 0)) {
      oldChips = [...others(), { table: table.table, unit: unitOf(table, chipRace) }].sort((a, b) => a.table - b.table);
    }
  }
  return oldChips === chipRace.oldChips ? state : { ...state, chipRace: { ...chipRace, oldChips } };
}

/** The largest of the values that are gone which can make up every stack of a table. */
function unitOf({ seats }: Table, { gone }: ChipRaceState): number {
  return gone.findLast((value) => seats.every(({ stack }) => stack % value === 0)) ?? 1;
}
