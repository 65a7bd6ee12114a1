/**
 * What each event on who plays makes of a tournament's state. Decides nothing.
 * Pure. May import: `events/`, its neighbours.
 */
import type { PlayerId } from '../../../events/ids.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import type { Place } from '../../../events/values.js';
import { withId, withoutId } from '../sorted-ids.js';
import type { Announced, Elimination, Finished, Running, Table } from '../state.js';
import { purchasesOf } from './purchases.js';
import { withAssigned } from './special-seats.js';
import type { EntryList, EntryState, Purchases } from './state.js';

type InPlay = Running | Finished;
type DataOf<Type extends TournamentEvent['type']> = Extract<TournamentEvent, { type: Type }>['data'];

/** Before the start. A change of the list makes the draw void. */
export function evolveList(state: Announced, event: TournamentEvent): Announced {
  const { registered, withdrawn, list } = state;
  switch (event.type) {
    case 'PlayerRegistered':
    case 'PlayerPromoted': {
      const { playerId } = event.data;
      const waiting = list.waiting.filter((other) => other !== playerId);
      return {
        ...state,
        registered: withId(registered, playerId),
        withdrawn: withoutId(withdrawn, playerId),
        list: waiting.length === list.waiting.length ? list : { ...list, waiting },
        draw: null,
      };
    }
    case 'PlayerWaitlisted': {
      const { playerId } = event.data;
      return { ...state, withdrawn: withoutId(withdrawn, playerId), list: { ...list, waiting: [...list.waiting, playerId] } };
    }
    case 'RegistrationWithdrawn': {
      const { playerId } = event.data;
      return { ...left(state, playerId), withdrawn: withId(withdrawn, playerId) };
    }
    case 'PlayerExcluded': {
      const { playerId } = event.data;
      const gone = left(state, playerId);
      return { ...gone, list: { ...gone.list, excluded: withId(list.excluded, playerId) } };
    }
    case 'LatenessAnnounced':
      return { ...state, list: { ...list, late: withId(list.late, event.data.playerId) } };
    case 'SpecialNeedsRecorded':
      return { ...state, list: { ...list, needs: withId(list.needs, event.data.playerId) } };
    case 'SeatAssigned': {
      const { playerId, to } = event.data;
      const assigned = [...list.assigned.filter((other) => other.playerId !== playerId), { playerId, to }];
      const draw = state.draw === null ? null : { ...state.draw, seats: [...withAssigned(state.draw.seats, { playerId, to })] };
      return { ...state, list: { ...list, assigned }, draw };
    }
    default:
      return state;
  }
}

function left(state: Announced, playerId: PlayerId): Announced {
  const { registered, list } = state;
  const stays = withoutId(registered, playerId);
  const without: EntryList = {
    ...list,
    waiting: list.waiting.filter((other) => other !== playerId),
    late: withoutId(list.late, playerId),
    needs: withoutId(list.needs, playerId),
    assigned: list.assigned.filter((other) => other.playerId !== playerId),
  };
  return { ...state, registered: stays, list: without, draw: stays === registered ? state.draw : null };
}

/** With the start: who is expected, who is away, and what was handed out. */
export function startedEntry(
  list: EntryList,
  { players, startingStack, expected = [], away = [] }: DataOf<'TournamentStarted'>,
): EntryState {
  return {
    ...list,
    expected,
    withdrawn: [],
    away,
    notArrived: away,
    closed: false,
    purchases: [],
    issued: players * startingStack,
    removed: 0,
    day: 1,
    dayOver: false,
    dayStartedAt: 0,
    missing: [],
  };
}

/** In play. */
export function evolveEntry(state: InPlay, event: TournamentEvent): InPlay {
  switch (event.type) {
    case 'LatePlayerAdmitted':
      return admitted(state, event.data);
    case 'PlayerReEntered':
      return reEntered(state, event.data);
    case 'RebuyAnnounced':
      return rebought(state, event.data);
    case 'AddOnTaken': {
      const { playerId, at, chips } = event.data;
      return bought(withMore(state, at, playerId, chips), playerId, ({ owed }) => ({ addOn: true, owed: owed + 1 }), chips);
    }
    case 'PurchasePaid':
      return bought(state, event.data.playerId, () => ({ owed: event.data.owed }), 0);
    case 'WrongSeatCorrected':
      return event.data.players.reduce(seatedAt, event.data.players.reduce(unseated, state));
    default: {
      const entry = entryAfter(state.entry, event);
      return entry === state.entry ? state : { ...state, entry };
    }
  }
}

function entryAfter(entry: EntryState, event: TournamentEvent): EntryState {
  switch (event.type) {
    case 'PlayerPromoted': {
      const { playerId } = event.data;
      return { ...entry, waiting: entry.waiting.filter((other) => other !== playerId), expected: withId(entry.expected, playerId) };
    }
    case 'RegistrationWithdrawn': {
      const { playerId } = event.data;
      return { ...gone(entry, playerId), withdrawn: withId(entry.withdrawn, playerId) };
    }
    case 'PlayerExcluded': {
      const { playerId } = event.data;
      return { ...gone(entry, playerId), excluded: withId(entry.excluded, playerId) };
    }
    case 'SpecialNeedsRecorded':
      return { ...entry, needs: withId(entry.needs, event.data.playerId) };
    case 'LateEntryClosed':
      return { ...entry, closed: true };
    case 'PlayerAway':
      return { ...entry, away: withId(entry.away, event.data.playerId) };
    case 'PlayerBack':
    case 'PlayerEliminated':
      return present(entry, event.data.playerId);
    case 'PlayerWithdrew':
    case 'PlayerDisqualified': {
      const { playerId, removed } = event.data;
      return { ...present(entry, playerId), removed: entry.removed + removed };
    }
    case 'DayEnded':
      return { ...entry, dayOver: true };
    case 'DayStarted': {
      const { day, at, absent } = event.data;
      const notArrived = entry.notArrived.filter((playerId) => absent.includes(playerId));
      return { ...entry, day, dayOver: false, dayStartedAt: at, away: absent, missing: absent, notArrived };
    }
    default:
      return entry;
  }
}

function gone(entry: EntryState, playerId: PlayerId): EntryState {
  return { ...entry, expected: withoutId(entry.expected, playerId), waiting: entry.waiting.filter((other) => other !== playerId) };
}

/** He is at his seat, or has none any more: nobody is away who does not belong to a table. */
function present(entry: EntryState, playerId: PlayerId): EntryState {
  const away = withoutId(entry.away, playerId);
  const missing = withoutId(entry.missing, playerId);
  return away === entry.away && missing === entry.missing
    ? entry
    : { ...entry, away, missing, notArrived: withoutId(entry.notArrived, playerId) };
}

/** Whoever was out before him stands one place lower, because one more takes part. */
function admitted(state: InPlay, { playerId, to, stack, issued, paidTo }: DataOf<'LatePlayerAdmitted'>): InPlay {
  const entry = gone(present(state.entry, playerId), playerId);
  if (issued === 0) return { ...state, entry };
  const eliminations = state.eliminations.map((out) => ({ ...out, place: out.place + 1 }));
  const seatedState = seatedAt({ ...state, eliminations, playersLeft: state.playersLeft + 1 }, { playerId, to, stack });
  const tables = seatedState.tables.map((table) => {
    if (table.table !== to.table || paidTo.length === 0) return table;
    const gain = (id: PlayerId): number => paidTo.find((payee) => payee.playerId === id)?.amount ?? 0;
    const paid = paidTo.reduce((sum, { amount }) => sum + amount, 0);
    return {
      ...table,
      chips: table.chips + paid,
      seats: table.seats.map((seated) => ({ ...seated, stack: seated.stack + gain(seated.playerId) })),
    };
  });
  return { ...seatedState, tables, entry: { ...entry, issued: entry.issued + issued } };
}

function reEntered(state: InPlay, { playerId, to, stack }: DataOf<'PlayerReEntered'>): InPlay {
  const back = seatedAt(inAgain(state, playerId), { playerId, to, stack });
  return bought(back, playerId, ({ reEntries }) => ({ reEntries: reEntries + 1 }), stack);
}

function rebought(state: InPlay, { playerId, at, chips, wasOut }: DataOf<'RebuyAnnounced'>): InPlay {
  const back = wasOut ? seatedAt(inAgain(state, playerId), { playerId, to: at, stack: chips }) : withMore(state, at, playerId, chips);
  return bought(back, playerId, ({ rebuys, owed }) => ({ rebuys: rebuys + 1, owed: owed + 1 }), chips);
}

/** Who is in again has no place; those who went out with him or since stand one place lower. */
function inAgain(state: InPlay, playerId: PlayerId): InPlay {
  const was = state.eliminations.find((out) => out.playerId === playerId);
  if (was === undefined) return state;
  const eliminations = state.eliminations
    .filter((out) => out !== was)
    .map((out): Elimination => {
      if (out.place > was.place) return out;
      return out.place === was.place ? { ...out, place: out.place + 1, tied: out.tied - 1 } : { ...out, place: out.place + 1 };
    });
  return { ...state, eliminations, playersLeft: state.playersLeft + 1 };
}

function bought(state: InPlay, playerId: PlayerId, change: (before: Purchases) => Partial<Purchases>, chips: number): InPlay {
  const before = purchasesOf(state.entry, playerId);
  const others = state.entry.purchases.filter((purchase) => purchase.playerId !== playerId);
  const purchases = [...others, { ...before, ...change(before) }];
  return { ...state, entry: { ...state.entry, purchases, issued: state.entry.issued + chips } };
}

interface Seating {
  readonly playerId: PlayerId;
  readonly to: Place;
  readonly stack: number;
}

function seatedAt(state: InPlay, { playerId, to, stack }: Seating): InPlay {
  return withTable(state, to.table, (table) => ({
    ...table,
    chips: table.chips + stack,
    seats: [...table.seats, { seat: to.seat, playerId, stack }].sort((a, b) => a.seat - b.seat),
  }));
}

/** A stack that is not what was thought leaves the others' of its table unknown. */
function unseated(
  state: InPlay,
  { playerId, from, stack }: { readonly playerId: PlayerId; readonly from: Place; readonly stack: number },
): InPlay {
  return withTable(state, from.table, (table) => {
    const expected = table.seats.find((seated) => seated.playerId === playerId)?.stack;
    return {
      ...table,
      chips: table.chips - stack,
      seats: table.seats.filter((seated) => seated.playerId !== playerId),
      stacksFrom: expected === stack ? table.stacksFrom : 'unknown',
    };
  });
}

function withMore(state: InPlay, at: Place, playerId: PlayerId, chips: number): InPlay {
  return withTable(state, at.table, (table) => ({
    ...table,
    chips: table.chips + chips,
    seats: table.seats.map((seated) => (seated.playerId === playerId ? { ...seated, stack: seated.stack + chips } : seated)),
  }));
}

function withTable(state: InPlay, number: number, change: (table: Table) => Table): InPlay {
  const table = state.tables[number - 1];
  return table === undefined ? state : { ...state, tables: state.tables.with(number - 1, change(table)) };
}
