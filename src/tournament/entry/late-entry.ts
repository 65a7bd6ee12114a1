/**
 * Late players: whether one is still admitted, where they sit, with how many chips, and who receives what they pay (RC 6, 7; MO 1.3, 3.1;
 * TDA 13; RO 1.8, 2.1; TF §1 b1, §4 b1).
 */
import type { PlayerId } from '../../../events/ids.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import type { AdmissionCheck } from '../../../events/tournament-entry.js';
import type { Place } from '../../../events/values.js';
import { articleOf, cite } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import { refuseUnlessPayable } from '../bounds.js';
import { findDueClockEvents, readLevel } from '../timing/clock.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { refuse, type Refused, type TournamentDecision } from '../refusals.js';
import { includesId } from '../state/sorted-ids.js';
import { isIn, type Running, seatOf, unseatedOf } from '../state.js';
import { refuseDuringHand } from '../tables.js';
import { admissionOf } from './admission.js';
import { foldAll } from '../evolve.js';
import { countPaidEntries } from '../state/entry.js';
import { makeEntryPayment, refuseUnpaid } from './entry-payments.js';
import { findSeat, makeTableForLate } from './free-seat.js';
import { findLatePrice, findPriceSetting } from './late-price.js';
import { readLateWindow } from '../timing/late-window.js';
import { capacityOf, countFreePlaces, entrantsOf, refuseExcluded } from './registration.js';

type Command = CommandOf<'AdmitLatePlayer'>;
type Admission = Extract<TournamentEvent, { type: 'LatePlayerAdmitted' }>['data'];

export function decideLateEntry(command: Command, running: Running, book: Rulebook): TournamentDecision {
  const { playerId, ruling, at } = command;
  const { settings, entry } = running;
  const isCalled = includesId(entry.called, playerId);
  const found = seatOf(running.tables, playerId);
  if (found === undefined ? unseatedOf(running, playerId) !== undefined : !includesId(entry.notArrived, playerId)) return { events: [] };
  const due = findDueClockEvents(running.clock, settings.structure, at);
  const refused =
    refuseExcluded(entry.excluded, playerId) ??
    refuseUnpaid(command) ??
    refuseOut(running, playerId, book) ??
    (ruling === undefined && !isCalled ? refuseLate({ ...running, clock: due.clock }, playerId, book, at) : undefined);
  if (refused) return refused;
  const admission = newcomersAdmission(running, command);
  if (admission !== null && 'refusal' in admission && admission.refusal) return admission;
  // Who stands on the list already, and was not checked at the door, is checked in now.
  const isListed = includesId(entry.unchecked, playerId);
  const checkedIn: TournamentEvent[] =
    isListed && admission !== null ? [{ type: 'PlayerCheckedIn', data: { playerId, admission: admission.check, at } }] : [];
  if (found !== undefined) {
    const to = { table: found.table.table, seat: found.seated.seat };
    const arrival = makeArrival(running, playerId, to, found.seated.stack, ruling?.reason ?? null, book);
    return { events: [...due.events, ...checkedIn, arrival] };
  }
  const opened = makeTableForLate(running, command);
  const withRoom = foldAll({ ...running, clock: due.clock }, opened);
  const admitted = makeSeated(withRoom, command, isListed ? null : (admission?.check ?? null), book);
  if ('refusal' in admitted) return admitted;
  const isPaid = countPaidEntries(entry, playerId) > 0;
  const paid = isPaid ? [] : makeEntryPayment(command, 1);
  return { events: [...due.events, ...checkedIn, ...opened, { type: 'LatePlayerAdmitted', data: admitted }, ...paid] };
}

/** The arrival of a player who had a stack, from which blinds were taken. */
function makeArrival(
  running: Running,
  playerId: PlayerId,
  to: Place,
  stack: number,
  ruling: string | null,
  book: Rulebook,
): TournamentEvent {
  const { window, stackInPlayWhileAbsent } = book.floor.lateEntry;
  return {
    type: 'LatePlayerAdmitted',
    data: {
      playerId,
      to,
      stack,
      issued: 0,
      price: 0,
      paidTo: [],
      lot: null,
      admission: null,
      entrants: entrantsOf(running),
      discouraged: false,
      ruling,
      articles: cite(window, stackInPlayWhileAbsent, findPriceSetting(running, book)),
    },
  };
}

/** The admission check of a newcomer, and of a player who was not checked in; null for others from the list, who were checked before. */
function newcomersAdmission(
  running: Running,
  command: Command,
): { readonly check: AdmissionCheck; readonly refusal?: undefined } | Refused | null {
  const { entry, settings } = running;
  const { playerId } = command;
  // Alternates are called as soon as a seat is free.
  if (settings.entry?.seats !== undefined && entry.waiting.includes(playerId)) return refuse('NOT_CALLED', { playerId });
  const isChecked = !includesId(entry.unchecked, playerId);
  const isListed = includesId(entry.expected, playerId);
  const keepsSeat = includesId(entry.called, playerId) || includesId(entry.late, playerId) || settings.entry?.seats === undefined;
  if (!isIn(running, playerId) && !(isListed && keepsSeat) && countFreePlaces(running) <= 0) {
    return refuse('TOURNAMENT_FULL', { players: entrantsOf(running) + entry.expected.length, maximum: capacityOf(settings) });
  }
  const wasChecked = isChecked && (isListed || isIn(running, playerId) || entry.waiting.includes(playerId));
  return wasChecked ? null : admissionOf(playerId, command, settings);
}

/** The player takes a seat, and chips come into play with them. */
function makeSeated(running: Running, command: Command, admission: AdmissionCheck | null, book: Rulebook): Admission | Refused {
  const { playerId, ruling } = command;
  const { settings, entry, clock } = running;
  const seat = findSeat(running, command);
  if (seat.refusal) return seat;
  const { lateEntry } = book.floor;
  const isNew = !includesId(entry.expected, playerId);
  const full = isNew ? (settings.entry?.lateStack ?? settings.startingStack) : settings.startingStack;
  const { table, to, lot } = seat;
  const ruled = ruling?.stack;
  const isCalled = includesId(entry.called, playerId);
  const { price, paidTo } =
    ruled === undefined && !isCalled
      ? findLatePrice(running, book, table, readLevel(settings.structure, clock.period))
      : { price: 0, paidTo: [] };
  const stack = ruled ?? full - price;
  const refused =
    (ruled === undefined ? undefined : refuseUnlessPayable('ruling.stack', ruled, 1, running.chipRace.chipUnit)) ??
    (stack > 0 ? undefined : refuse('LATE_STACK_EXHAUSTED', { playerId, stack: full, price }, articleOf(lateEntry.priceExceedsStack))) ??
    // After a race the chips of a whole stack may no longer be there. Then the director says what the player begins with.
    refuseUnlessPayable('stack', stack, 1, running.chipRace.chipUnit) ??
    (paidTo.length === 0 ? undefined : refuseDuringHand(running, table));
  if (refused) return refused;
  const paid = paidTo.reduce((sum, { amount }) => sum + amount, 0);
  return {
    playerId,
    to,
    stack,
    issued: stack + paid,
    price,
    paidTo: [...paidTo],
    lot,
    admission,
    entrants: entrantsOf(running) + 1,
    discouraged: isNew && lateEntry.fullStack.value === 'discouraged' && stack >= settings.startingStack,
    ruling: ruling?.reason ?? null,
    articles: isCalled
      ? cite(lateEntry.seat)
      : cite(lateEntry.window, findPriceSetting(running, book), lateEntry.fullStack, lateEntry.seat),
  };
}

function refuseOut({ eliminations }: Running, playerId: PlayerId, { floor }: Rulebook): Refused | null {
  const out = eliminations.find((elimination) => elimination.playerId === playerId);
  if (out === undefined) return null;
  const { allowed } = floor.reEntry;
  return allowed.value
    ? refuse('PLAYER_ELIMINATED', { playerId, place: out.place })
    : refuse('REENTRY_FORBIDDEN', { playerId }, articleOf(allowed));
}

/** Too late, or late without a word where the book does not have it. */
function refuseLate(running: Running, playerId: PlayerId, book: Rulebook, at: number): Refused | null {
  const { entry, settings, clock } = running;
  const { unannounced } = book.floor.lateEntry;
  if (unannounced.value === 'refused' && !includesId(entry.late, playerId)) {
    return refuse('LATE_NOT_ANNOUNCED', { playerId }, articleOf(unannounced));
  }
  const { open, unit, until, rule } = readLateWindow(settings, book, clock, at);
  if (entry.closed) return refuse('LATE_WINDOW_CLOSED', { unit: 'director', until: null });
  return open ? null : refuse('LATE_WINDOW_CLOSED', { unit, until }, articleOf(rule));
}

export function decideEntryClosing({ ruling, at }: CommandOf<'CloseLateEntry'>, running: Running, book: Rulebook): TournamentDecision {
  const { settings, entry } = running;
  if (entry.closed) return { events: [] };
  const due = findDueClockEvents(running.clock, settings.structure, at);
  const { window: setting, noShowAfterWindow } = book.floor.lateEntry;
  const { open, rule } = readLateWindow(settings, book, due.clock, at);
  if (open && ruling === null) return refuse('LATE_WINDOW_STILL_OPEN', {}, articleOf(rule));
  const noShow = entry.expected.length + entry.notArrived.length > 0 ? [noShowAfterWindow] : [];
  return { events: [...due.events, { type: 'LateEntryClosed', data: { at, ruling, articles: cite(setting, ...noShow) } }] };
}

/** Late players are admitted again while the book admits them: its own time is not changed. */
export function decideEntryReopening({ reason, at }: CommandOf<'ReopenLateEntry'>, { entry }: Running): TournamentDecision {
  return entry.closed ? { events: [{ type: 'LateEntryReopened', data: { at, reason } }] } : refuse('LATE_ENTRY_NOT_CLOSED');
}
