/**
 * What the correction of a settled hand makes of a tournament's state: stacks, players who are in again, places.
 * Pure. May import: `events/`, its neighbours.
 */
import type { EventOf } from '../../../events/event-type.js';
import { tableOfHand, type HandId, type PlayerId } from '../../../events/ids.js';
import type { tournamentEvents } from '../../../events/tournament.js';
import type { Finished, OpenedHand, Running, SettledHand, Table } from '../state.js';

type InPlay = Running | Finished;
type DataOf<Type extends keyof typeof tournamentEvents> = EventOf<(typeof tournamentEvents)[Type]>['data'];

/** A settled hand of the tournament. */
export function settledHand({ tables }: Pick<InPlay, 'tables'>, handId: HandId): SettledHand | null {
  let hand = tables[tableOfHand(handId) - 1]?.settled ?? null;
  while (hand !== null && hand.handId !== handId) hand = hand.earlier;
  return hand;
}

/** How many hands were settled when this one was, itself among them; null for none. */
export function momentOf(state: Pick<InPlay, 'tables'>, handId: HandId | null): number | null {
  return handId === null ? null : (settledHand(state, handId)?.moment ?? null);
}

/** Chips come and go where the players sit now, and out of play where one who gained them has left; a hand that is being played begins with them. */
export function settlementCorrected(state: InPlay, { handId, table, correction, changes }: DataOf<'SettlementCorrected'>): InPlay {
  const tables = state.tables.map((each) => {
    const changed = withChanges(each, changes);
    return each.table === table ? { ...changed, settled: withCorrection(changed.settled, handId, correction) } : changed;
  });
  const isIn = (playerId: PlayerId): boolean => state.tables.some(({ seats }) => seats.some((seated) => seated.playerId === playerId));
  const removed = changes.reduce((sum, { playerId, amount }) => (isIn(playerId) ? sum : sum + amount), state.entry.removed);
  const entry = removed === state.entry.removed ? state.entry : { ...state.entry, removed };
  const eliminations = state.eliminations.map((out) => {
    const change = out.cause === 'chips' ? undefined : changes.find(({ playerId }) => playerId === out.playerId);
    return change === undefined ? out : { ...out, stackBefore: out.stackBefore + change.amount };
  });
  return { ...state, tables, entry, eliminations, tiedForSeats: null };
}

function withChanges(table: Table, changes: DataOf<'SettlementCorrected'>['changes']): Table {
  const gain = ({ playerId }: { readonly playerId: PlayerId }): number =>
    changes.find((change) => change.playerId === playerId)?.amount ?? 0;
  const chips = table.seats.reduce((sum, seated) => sum + gain(seated), table.chips);
  if (chips === table.chips && table.seats.every((seated) => gain(seated) === 0)) return table;
  const seats = table.seats.map((seated) => ({ ...seated, stack: seated.stack + gain(seated) }));
  return { ...table, seats, chips, openHand: table.openHand === null ? null : withGains(table.openHand, table, gain) };
}

/** Who sits at the table and was dealt in plays with the chips; whoever has left the table takes them along. */
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

/** He sits down with nothing where the chips come with a correction; else with his own, which may have been thought to be others'. */
export function reinstated(state: InPlay, { playerId, to, byDirector }: DataOf<'PlayerReinstated'>): InPlay {
  const { stack = 0, returned = 0, takenFrom = null, uncertain = [] } = byDirector ?? {};
  const arriving = returned + (takenFrom === null ? 0 : stack);
  const tables = state.tables.map((table): Table => {
    const known: Table = uncertain.includes(table.table) ? { ...table, stacksFrom: 'unknown' } : table;
    if (table.table === takenFrom) return { ...known, chips: known.chips - stack };
    if (table.table !== to.table) return known;
    const seats = [...table.seats, { seat: to.seat, playerId, stack }].sort((a, b) => a.seat - b.seat);
    return { ...known, seats, chips: known.chips + arriving };
  });
  const eliminations = state.eliminations.filter((elimination) => elimination.playerId !== playerId);
  const back = { ...state, tables, eliminations, playersLeft: state.playersLeft + 1 };
  if (byDirector === undefined) return back;
  return { ...back, entry: { ...state.entry, removed: state.entry.removed - returned }, tiedForSeats: null };
}

export function placeCorrected(state: InPlay, { playerId, place, tied }: DataOf<'PlaceCorrected'>): InPlay {
  const corrected = state.eliminations.map((elimination) =>
    elimination.playerId === playerId ? { ...elimination, place, tied } : elimination,
  );
  return { ...state, eliminations: corrected.toSorted((a, b) => b.place - a.place) };
}
