/**
 * How each event changes who plays: before the start of the list, and in play of who comes, buys, is away and leaves. Decides nothing.
 */
import type { PlayerId } from '../../../events/ids.js';
import type { Place } from '../../../events/values.js';
import type { DataOf, Folds } from './folds.js';
import { addTakenBack, type Purchase } from '../state/taken-back.js';
import { includesId, withId, withoutId } from '../state/sorted-ids.js';
import { type Announced, type Elimination, type InPlay, outOf } from '../state.js';
import { seatPlayer, unseatPlayer, addChips } from './table-changes.js';
import { correctionFolds } from './entry-corrections.js';
import { applyPresence, applyPurchase, withEntry } from './presence.js';
import { withAssigned } from '../state/assigned-seats.js';
import { purchasesOf, withPaidEntries } from '../state/entry.js';
import type { EntryList, EntryState } from '../state/entry.js';

/** Before the start. A change of the list makes the draw void. */
export const listFolds = {
  PlayerRegistered: applyListing,
  PlayerPromoted: applyListing,
  PlayerWaitlisted: (state, { playerId, inAdvance }) => ({
    ...state,
    withdrawn: withoutId(state.withdrawn, playerId),
    list: withCheckIn({ ...state.list, waiting: [...state.list.waiting, playerId] }, playerId, inAdvance !== true),
  }),
  PlayerCheckedIn: (state, { playerId }) => ({ ...state, list: withCheckIn(state.list, playerId, true) }),
  CheckInWithdrawn: (state, { playerId }) => ({ ...state, list: withCheckIn(state.list, playerId, false) }),
  RegistrationWithdrawn: (state, { playerId }) => ({ ...applyLeaving(state, playerId), withdrawn: withId(state.withdrawn, playerId) }),
  PlayerExcluded: (state, { playerId, articles }) => {
    const gone = applyLeaving(state, playerId);
    return { ...gone, list: { ...gone.list, excluded: [...state.list.excluded, { playerId, articles }] } };
  },
  EntryPaid: applyListPayment,
  EntryPaymentWithdrawn: applyListPayment,
  LatenessAnnounced: (state, { playerId }) => ({ ...state, list: { ...state.list, late: withId(state.list.late, playerId) } }),
  LatenessWithdrawn: (state, { playerId }) => ({ ...state, list: { ...state.list, late: withoutId(state.list.late, playerId) } }),
  SpecialNeedsRecorded: (state, { playerId }) => ({ ...state, list: { ...state.list, needs: withId(state.list.needs, playerId) } }),
  SeatAssigned: (state, { playerId, to }) => {
    const assigned = [...state.list.assigned.filter((other) => other.playerId !== playerId), { playerId, to }];
    const draw = state.draw === null ? null : { ...state.draw, seats: [...withAssigned(state.draw.seats, { playerId, to })] };
    return { ...state, list: { ...state.list, assigned }, draw };
  },
} satisfies Folds<Announced>;

/** Before the start nobody has more than one entry. */
function applyListPayment(state: Announced, { playerId, owed }: DataOf<'EntryPaid' | 'EntryPaymentWithdrawn'>): Announced {
  return { ...state, list: { ...state.list, paid: withPaidEntries(state.list.paid, playerId, 1 - owed) } };
}

function applyListing(
  state: Announced,
  { playerId, inAdvance }: { readonly playerId: PlayerId; readonly inAdvance?: true | undefined },
): Announced {
  const { registered, withdrawn } = state;
  const list = inAdvance === true ? withCheckIn(state.list, playerId, false) : state.list;
  return {
    ...state,
    registered: withId(registered, playerId),
    withdrawn: withoutId(withdrawn, playerId),
    list: list.waiting.includes(playerId) ? { ...list, waiting: list.waiting.filter((other) => other !== playerId) } : list,
    draw: null,
  };
}

function applyLeaving(state: Announced, playerId: PlayerId): Announced {
  const { registered, list } = state;
  const stays = withoutId(registered, playerId);
  const without: EntryList = {
    ...list,
    waiting: list.waiting.filter((other) => other !== playerId),
    unchecked: withoutId(list.unchecked, playerId),
    late: withoutId(list.late, playerId),
    needs: withoutId(list.needs, playerId),
    paid: withPaidEntries(list.paid, playerId, 0),
    assigned: list.assigned.filter((other) => other.playerId !== playerId),
  };
  return { ...state, registered: stays, list: without, draw: stays === registered ? state.draw : null };
}

/** Whether a player is there. The draw stands: who comes after it draws a seat that is left. */
function withCheckIn<List extends EntryList>(list: List, playerId: PlayerId, isThere: boolean): List {
  return { ...list, unchecked: (isThere ? withoutId : withId)(list.unchecked, playerId) };
}

/** With the start: who is expected, who is away, and what was handed out. */
export function makeEntryState(
  { list, draw }: Pick<Announced, 'list' | 'draw'>,
  { players, startingStack, expected = [], away = [] }: DataOf<'TournamentStarted'>,
): EntryState {
  const drawn = new Set(draw?.seats.map(({ playerId }) => playerId));
  return {
    ...list,
    expected,
    called: expected.filter((playerId) => !drawn.has(playerId) && !includesId(list.unchecked, playerId)),
    withdrawn: [],
    away,
    notArrived: away,
    closed: false,
    purchases: [],
    annulled: [],
    transfers: [],
    issued: players * startingStack,
    removed: 0,
    day: 1,
    dayOver: false,
    dayStartedAt: 0,
    missing: [],
  };
}

export const entryFolds = {
  LatePlayerAdmitted: applyAdmission,
  PlayerReEntered: applyReEntry,
  RebuyAnnounced: applyRebuy,
  AddOnTaken: (state, { playerId, at, chips }) =>
    applyPurchase(addChips(state, at.table, playerId, chips), playerId, ({ owed }) => ({ addOn: true, owed: owed + 1 }), chips),
  PurchasePaid: (state, { playerId, owed }) => applyPurchase(state, playerId, () => ({ owed }), 0),
  PaymentWithdrawn: (state, { playerId, owed }) => applyPurchase(state, playerId, () => ({ owed }), 0),
  EntryPaid: applyPayment,
  EntryPaymentWithdrawn: applyPayment,
  WrongSeatCorrected: (state, { players }) => players.reduce(seatPlayer, players.reduce(unseatPlayer, state)),
  PlayerPromoted: (state, { playerId }) => withEntry(state, (entry) => promote(entry, playerId)),
  PlayerWaitlisted: (state, { playerId, inAdvance }) =>
    withEntry(state, (entry) => ({
      ...withCheckIn(entry, playerId, inAdvance !== true),
      waiting: [...entry.waiting, playerId],
      withdrawn: withoutId(entry.withdrawn, playerId),
    })),
  PlayerCheckedIn: (state, { playerId }) => withEntry(state, (entry) => withCheckIn(entry, playerId, true)),
  CheckInWithdrawn: (state, { playerId }) => withEntry(state, (entry) => withCheckIn(entry, playerId, false)),
  AlternateCalled: (state, { playerId }) =>
    withEntry(state, (entry) => ({ ...promote(entry, playerId), called: withId(entry.called, playerId) })),
  AlternateReturned: (state, { playerId, to }) =>
    withEntry(state, ({ waiting, expected, called }) => ({
      waiting: to === 'first' ? [playerId, ...waiting] : [...waiting, playerId],
      expected: withoutId(expected, playerId),
      called: withoutId(called, playerId),
    })),
  RegistrationWithdrawn: (state, { playerId }) =>
    withEntry(state, (entry) => ({
      ...removeFromList(entry, playerId),
      withdrawn: withId(entry.withdrawn, playerId),
      paid: withPaidEntries(entry.paid, playerId, 0),
    })),
  PlayerExcluded: (state, { playerId, articles }) =>
    withEntry(state, (entry) => ({ ...removeFromList(entry, playerId), excluded: [...entry.excluded, { playerId, articles }] })),
  SpecialNeedsRecorded: (state, { playerId }) => withEntry(state, ({ needs }) => ({ needs: withId(needs, playerId) })),
  LateEntryClosed: (state) => withEntry(state, () => ({ closed: true })),
  LateEntryReopened: (state) => withEntry(state, () => ({ closed: false })),
  PlayerAway: (state, { playerId }) => withEntry(state, ({ away }) => ({ away: withId(away, playerId) })),
  PlayerBack: (state, { playerId }) => withEntry(state, (entry) => applyPresence(entry, playerId)),
  ...correctionFolds,
  PlayerEliminated: (state, { playerId }) => withEntry(state, (entry) => applyPresence(entry, playerId)),
  PlayerWithdrew: applyLeavingPlay,
  PlayerDisqualified: applyLeavingPlay,
  DayEnded: (state) => withEntry(state, () => ({ dayOver: true })),
  DayReopened: (state) => withEntry(state, () => ({ dayOver: false })),
  DayStarted: (state, { day, at, absent }) =>
    withEntry(state, ({ notArrived }) => ({
      day,
      dayOver: false,
      dayStartedAt: at,
      away: absent,
      missing: absent,
      notArrived: notArrived.filter((playerId) => absent.includes(playerId)),
    })),
} satisfies Folds<InPlay>;

function applyLeavingPlay(state: InPlay, { playerId, removed }: DataOf<'PlayerWithdrew' | 'PlayerDisqualified'>): InPlay {
  return withEntry(state, (entry) => ({ ...applyPresence(entry, playerId), removed: entry.removed + removed }));
}

function applyPayment(state: InPlay, { playerId, owed }: DataOf<'EntryPaid' | 'EntryPaymentWithdrawn'>): InPlay {
  const entries = purchasesOf(state.entry, playerId).reEntries + 1;
  return withEntry(state, ({ paid }) => ({ paid: withPaidEntries(paid, playerId, entries - owed) }));
}

function promote({ waiting, expected }: EntryState, playerId: PlayerId): Pick<EntryState, 'waiting' | 'expected'> {
  return { waiting: waiting.filter((other) => other !== playerId), expected: withId(expected, playerId) };
}

function removeFromList(entry: EntryState, playerId: PlayerId): EntryState {
  return {
    ...entry,
    expected: withoutId(entry.expected, playerId),
    called: withoutId(entry.called, playerId),
    unchecked: withoutId(entry.unchecked, playerId),
    waiting: entry.waiting.filter((other) => other !== playerId),
  };
}

/** Players who were out before stand one place lower, because one more takes part. */
function applyAdmission(state: InPlay, { playerId, to, stack, issued, paidTo }: DataOf<'LatePlayerAdmitted'>): InPlay {
  const present = removeFromList(applyPresence(state.entry, playerId), playerId);
  const entry = { ...present, annulled: withoutId(present.annulled, playerId) };
  if (issued === 0) return { ...state, entry };
  const eliminations = state.eliminations.map((out) => ({ ...out, place: out.place + 1 }));
  const seatedState = seatPlayer({ ...state, eliminations, playersLeft: state.playersLeft + 1 }, { playerId, to, stack });
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

function applyReEntry(state: InPlay, { playerId, to, stack }: DataOf<'PlayerReEntered'>): InPlay {
  const number = purchasesOf(state.entry, playerId).reEntries + 1;
  const back = seatPlayer(applyReturn(state, playerId, to, { kind: 'reEntry', number }), { playerId, to, stack });
  return applyPurchase(back, playerId, ({ reEntries }) => ({ reEntries: reEntries + 1 }), stack);
}

function applyRebuy(state: InPlay, { playerId, at, chips, wasOut, rebuy }: DataOf<'RebuyAnnounced'>): InPlay {
  const back = wasOut
    ? seatPlayer(applyReturn(state, playerId, at, { kind: 'rebuy', number: rebuy }), { playerId, to: at, stack: chips })
    : addChips(state, at.table, playerId, chips);
  return applyPurchase(back, playerId, ({ rebuys, owed }) => ({ rebuys: rebuys + 1, owed: owed + 1 }), chips);
}

/** A player who is in again has no place; those who went out with them or since stand one place lower. */
function applyReturn(state: InPlay, playerId: PlayerId, to: Place, purchase: Purchase): InPlay {
  const was = outOf(state, playerId);
  if (was === undefined) return state;
  const eliminations = state.eliminations
    .filter((out) => out !== was)
    .map((out): Elimination => {
      if (out.place > was.place) return out;
      return out.place === was.place ? { ...out, place: out.place + 1, tied: out.tied - 1 } : { ...out, place: out.place + 1 };
    });
  const takenBack = addTakenBack(state, was, { table: to.table, hands: state.tables[to.table - 1]?.hands ?? 0, purchase });
  return { ...state, eliminations, takenBack, playersLeft: state.playersLeft + 1 };
}
