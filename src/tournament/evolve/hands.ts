/**
 * How each event changes the hands of a table: opened, joined, settled, corrected, or played without being typed in. Decides nothing.
 */
import type { HandId, PlayerId } from '../../../events/ids.js';
import { positionsOf } from './button.js';
import type { DataOf, Folds } from './folds.js';
import { type BeforeHand, type InPlay, isIn, type OpenedHand, type PlayedHand, type SettledHand, type Table } from '../state.js';
import { bySeat, withTable } from './table-changes.js';
import { withStacks } from './chips.js';
import { digestResult } from './result-digest.js';

export const handsFolds = {
  HandOpened: (state, data) =>
    withTable(state, data.table, (table) => ({
      ...table,
      hands: data.handNumber,
      positions: positionsOf(data, table, state),
      beforeHand: beforeHandOf(table, []),
      played: [],
      openHand: data,
    })),
  HandWithdrawn: (state, { table }) => withTable(state, table, applyWithdrawal),
  HandJoined: (state, data) => withTable(state, data.table, (table) => applyJoining(table, data)),
  HandSettled: applySettlement,
  SettlementCorrected: applyCorrection,
  HandPlayed: (state, data) =>
    withTable(state, data.table, (table) => ({
      ...table,
      hands: data.handNumber,
      positions: positionsOf(data, table, state),
      beforeHand: beforeHandOf(table, data.missed ?? []),
      played: [...table.played.slice(1 - MOST_PLAYED), playedHandOf(table, data)],
      stacksFrom: 'unknown',
    })),
} satisfies Folds<InPlay>;

/** How many hands a table remembers that were recorded as played: an earlier one is not taken back. */
const MOST_PLAYED = 10;

function playedHandOf({ seats }: Table, { handNumber, orderedBecause, missed = [] }: DataOf<'HandPlayed'>): PlayedHand {
  const penalties = missed.map(({ penaltyId }) => penaltyId).sort((one, other) => one - other);
  return { hand: handNumber, ordered: orderedBecause !== undefined, seats, missed: penalties };
}

function beforeHandOf({ positions, stacksFrom }: Table, missed: BeforeHand['missed']): BeforeHand {
  return { positions, stacksFrom, missed };
}

/** Stacks that were counted since are known all the same; those that a player has left with others than they were known to have are not known. */
function applyWithdrawal(table: Table): Table {
  const { beforeHand, hands, stacksFrom, seats, chips } = table;
  if (beforeHand === null) return table;
  const isAddedUp = seats.reduce((sum, { stack }) => sum + stack, 0) === chips;
  return {
    ...table,
    hands: hands - 1,
    positions: beforeHand.positions,
    stacksFrom: stacksFrom === 'unknown' && isAddedUp ? beforeHand.stacksFrom : stacksFrom,
    openHand: null,
    beforeHand: null,
    played: table.played.slice(0, -1),
  };
}

/** A newcomer is dealt into the hand that was opened. */
function applyJoining(table: Table, data: DataOf<'HandJoined'>): Table {
  const { handId: _handId, table: _table, playerId, seat, stack, stakes, ...positions } = data;
  if (table.positions === null || table.openHand === null) return table;
  return {
    ...table,
    positions: { ...table.positions, ...positions, seats: [...table.positions.seats, { seat, playerId, stack }].sort(bySeat) },
    openHand: {
      ...table.openHand,
      ...positions,
      stakes,
      seats: [...table.openHand.seats, { seat, playerId, stack, dead: false }].sort(bySeat),
    },
  };
}

function applySettlement(state: InPlay, { handId, table: number, stacks }: DataOf<'HandSettled'>): InPlay {
  const moment = state.moments + 1;
  const next = withTable(state, number, (table) => ({
    ...withStacks(table, stacks, 'hand'),
    openHand: null,
    beforeHand: null,
    settled: { handId, digest: digestResult(stacks), moment, corrections: 0, earlier: table.settled },
  }));
  return { ...next, moments: moment };
}

/** Chips come and go where the players sit now, and out of play where one who gained them has left; a hand that is being played begins with them. */
function applyCorrection(state: InPlay, { handId, table, correction, changes }: DataOf<'SettlementCorrected'>): InPlay {
  const tables = state.tables.map((each) => {
    const changed = withChanges(each, changes);
    return each.table === table ? { ...changed, settled: withCorrection(changed.settled, handId, correction) } : changed;
  });
  const removed = changes.reduce((sum, { playerId, amount }) => (isIn(state, playerId) ? sum : sum + amount), state.entry.removed);
  const entry = removed === state.entry.removed ? state.entry : { ...state.entry, removed };
  const eliminations = state.eliminations.map((out) => {
    const change = out.cause === 'chips' ? undefined : changes.find(({ playerId }) => playerId === out.playerId);
    return change === undefined ? out : { ...out, stackBefore: out.stackBefore + change.amount };
  });
  const unseated = state.unseated.map((player) => ({ ...player, stack: player.stack + gainOf(changes, player) }));
  return { ...state, tables, unseated, entry, eliminations, tiedForSeats: null };
}

function gainOf(changes: DataOf<'SettlementCorrected'>['changes'], { playerId }: { readonly playerId: PlayerId }): number {
  return changes.find((change) => change.playerId === playerId)?.amount ?? 0;
}

function withChanges(table: Table, changes: DataOf<'SettlementCorrected'>['changes']): Table {
  const gain = (of: { readonly playerId: PlayerId }): number => gainOf(changes, of);
  const chips = table.seats.reduce((sum, seated) => sum + gain(seated), table.chips);
  if (chips === table.chips && table.seats.every((seated) => gain(seated) === 0)) return table;
  const seats = table.seats.map((seated) => ({ ...seated, stack: seated.stack + gain(seated) }));
  return { ...table, seats, chips, openHand: table.openHand === null ? null : withGains(table.openHand, table, gain) };
}

/** Players of the table who were dealt in play with the changed chips; a player who has left the table takes them along. */
function withGains(hand: OpenedHand, table: Table, gain: (of: { readonly playerId: PlayerId }) => number): OpenedHand {
  const seats = hand.seats.map((dealt) =>
    table.seats.some(({ playerId }) => playerId === dealt.playerId) ? { ...dealt, stack: dealt.stack + gain(dealt) } : dealt,
  );
  return { ...hand, seats };
}

function withCorrection(hand: SettledHand | null, handId: HandId, corrections: number): SettledHand | null {
  if (hand === null) return null;
  if (hand.handId === handId) return { ...hand, corrections };
  return { ...hand, earlier: withCorrection(hand.earlier, handId, corrections) };
}
