/**
 * How each event changes the stacks at the tables: by counts and corrections, and by chips that are missing, too many or taken away. It also
 * keeps the tables that could explain a wrong count. Decides nothing.
 */
import type { DataOf, Folds } from './folds.js';
import type { InPlay, StacksFrom, Table } from '../state.js';
import { addChips, withTable } from './table-changes.js';
import type { StackOf } from '../../../commands/tournament/chips.js';
import { addPosted, addTaken, forgetPosted, withdrawPosted } from './posted-blinds.js';
import type { ChipDifference, TablePair } from '../state/chips.js';

export const chipsFolds = {
  ChipsCounted: applyCount,
  ChipCountCorrected: applyCountCorrection,
  // The chips of the table are as many as before: others have them.
  AbsentBlindsTaken: (state, data) =>
    withTable(addTaken(state, data), data.at.table, (table) => ({
      ...table,
      seats: table.seats.map((seated) => (seated.playerId === data.playerId ? { ...seated, stack: seated.stack - data.amount } : seated)),
    })),
  HandPlayed: addPosted,
  HandWithdrawn: withdrawPosted,
  HandSettled: (state, { table }) => forgetPosted(state, table),
  ChipsAdded: (state, { playerId, at, amount }) => {
    const next = addChips(state, at.table, playerId, amount);
    return { ...next, entry: { ...next.entry, issued: next.entry.issued + amount } };
  },
  ChipsTakenBack: (state, { playerId, at, amount }) => {
    const next = addChips(state, at.table, playerId, -amount);
    return { ...next, entry: { ...next.entry, removed: next.entry.removed + amount } };
  },
  ChipsReportedLost: (state, { differenceId, playerId, at, amount }) => {
    const difference = { differenceId, table: at.table, playerId, amount: -amount, open: -amount };
    return withDifference(applyLoss(addChips(state, at.table, playerId, -amount), amount), difference);
  },
  LostChipsFound: (state, { differenceId, playerId, at, returned, removed }) => {
    const given = returned === 0 ? state : applyFinding(addChips(state, at.table, playerId, returned), returned);
    return applyExplanation(given, differenceId, returned + removed);
  },
  HiddenChipsConfiscated: (state, { differenceId, playerId, at, origin, amount }) => {
    if (origin === 'onTable') return applyLoss(addChips(state, at.table, playerId, -amount), amount);
    return differenceId === null ? state : applyExplanation(state, differenceId, amount);
  },
  HiddenChipsNoted: (state, data) => ({ ...state, chips: { ...state.chips, hidden: [...state.chips.hidden, data] } }),
  ChipDiscrepancyRecorded: makeDiscrepancy,
  PlayerMoved: (state, { from, to }) => withPair(state, from.table, to.table),
  WrongSeatCorrected: (state, { players }) => players.reduce((after, { from, to }) => withPair(after, from.table, to.table), state),
  SeatsRedrawn: applyCarrying,
  RedrawWithdrawn: applyCarrying,
  FinalTableFormed: (state, { table, seats }) => seats.reduce((after, { from }) => withPair(after, from.table, table), state),
} satisfies Folds<InPlay>;

/** A table's stacks as they were reported. */
export function withStacks(table: Table, stacks: readonly StackOf[], stacksFrom: StacksFrom): Table {
  const seats = table.seats.map((seated) => {
    const known = stacks.find(({ playerId }) => playerId === seated.playerId);
    return known === undefined ? seated : { ...seated, stack: known.stack };
  });
  return { ...table, seats, stacksFrom };
}

function applyCount(state: InPlay, { table, stacks }: DataOf<'ChipsCounted'>): InPlay {
  const next = withTable(forgetPosted(state, table), table, (each) => withStacks(each, stacks, 'count'));
  const { chips } = next;
  const after = new Map(chips.counted).set(table, next.tables[table - 1]?.hands ?? 0);
  const count = (chips.lastCounts.get(table)?.count ?? 0) + 1;
  const lastCounts = new Map(chips.lastCounts).set(table, { count, stacks });
  return { ...next, chips: { ...chips, counted: after, lastCounts, carried: chips.carried.filter((pair) => !pair.includes(table)) } };
}

/** Hands since stand: the stacks of now change by what the count had wrong. */
function applyCountCorrection(state: InPlay, { table, count, stacks, changes }: DataOf<'ChipCountCorrected'>): InPlay {
  const next = changes.reduce((now, { playerId, amount }) => addChips(now, table, playerId, amount), state);
  return { ...next, chips: { ...next.chips, lastCounts: new Map(next.chips.lastCounts).set(table, { count, stacks }) } };
}

function applyCarrying(state: InPlay, { seats }: DataOf<'SeatsRedrawn' | 'RedrawWithdrawn'>): InPlay {
  return seats.reduce((after, { from, to }) => withPair(after, from.table, to.table), state);
}

function withPair(state: InPlay, one: number, other: number): InPlay {
  const { chips } = state;
  const pair: TablePair = one < other ? [one, other] : [other, one];
  const known = one === other || chips.carried.some(([low, high]) => low === pair[0] && high === pair[1]);
  return known ? state : { ...state, chips: { ...chips, carried: [...chips.carried, pair] } };
}

/** The chips of the table are others from here on; whose they are, the count says that follows. */
function makeDiscrepancy(state: InPlay, { differenceId, table, expected, counted, explains }: DataOf<'ChipDiscrepancyRecorded'>): InPlay {
  const amount = counted - expected;
  const next = withTable(state, table, (each) => ({ ...each, chips: counted, stacksFrom: 'unknown' }));
  const accounted = amount < 0 ? applyLoss(next, -amount) : applyFinding(next, amount);
  const difference = { differenceId, table, playerId: null, amount, open: explains === null ? amount : 0 };
  const settled = explains === null ? accounted : applyExplanation(accounted, explains, Math.abs(amount));
  return withDifference(settled, difference);
}

function withDifference(state: InPlay, difference: ChipDifference): InPlay {
  const { chips } = state;
  return { ...state, chips: { ...chips, differences: [...chips.differences, difference] } };
}

function applyExplanation(state: InPlay, differenceId: number, amount: number): InPlay {
  const { chips } = state;
  const differences = chips.differences.map((each) =>
    each.differenceId === differenceId ? { ...each, open: each.open < 0 ? each.open + amount : each.open - amount } : each,
  );
  return { ...state, chips: { ...chips, differences } };
}

function applyLoss(state: InPlay, amount: number): InPlay {
  return { ...state, chips: { ...state.chips, lost: state.chips.lost + amount } };
}

function applyFinding(state: InPlay, amount: number): InPlay {
  return { ...state, chips: { ...state.chips, found: state.chips.found + amount } };
}
