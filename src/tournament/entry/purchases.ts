/**
 * Chips that are bought: rebuys, decided at once and live at once, and add-ons (TDA 18; RC 27); and what is owed for them.
 */
import type { PlayerId } from '../../../events/ids.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import type { Place } from '../../../events/values.js';
import { articleOf, cite } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import { findDueClockEvents, levelNumberOf } from '../timing/clock.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { refuse, type Refused, type TournamentDecision } from '../refusals.js';
import { isDealtIn, refuseAbsentee, refuseInHand, refuseTaken } from '../tables/seat-checks.js';
import { type InPlay, outOf, type Running, seatOf, type Settings } from '../state.js';
import { findRuledKind } from '../timing/late-window.js';
import { accountOf, findShort, hasDifference, type Item } from '../state/cash.js';
import { type EntryState, purchasesOf } from '../state/entry.js';
import { readHowPaid, refuseUnpaid } from './entry-payments.js';

/** Rebuys of old are those of venues that began before this day (RC 27). */
const OLD_VENUES_BEFORE = '2018-01-01';

export function decideRebuy(command: CommandOf<'Rebuy'>, running: Running, book: Rulebook): TournamentDecision {
  const { playerId, at, ruling } = command;
  const { settings, entry } = running;
  const refused = refuseRebuys(settings, book) ?? refuseUnpaid(command);
  if (refused) return refused;
  const { chips, lastLevel, most } = settings.entry!.rebuys!;
  const { allowed, decision, chipsLive } = book.floor.rebuy;
  const due = findDueClockEvents(running.clock, settings.structure, at);
  const isOver = levelNumberOf(settings.structure, due.clock.period) > lastLevel;
  if (isOver && ruling === undefined) return refuse('REBUY_TOO_LATE', { playerId }, articleOf(allowed));
  const { rebuys } = purchasesOf(entry, playerId);
  if (rebuys >= most) return refuse('NO_REBUY_LEFT', { playerId, most });
  const buyer = buyerOf(running, playerId, articleOf(decision));
  if (buyer.refusal) return buyer;
  const articles = cite(allowed, decision, chipsLive);
  return {
    events: [
      ...due.events,
      {
        type: 'RebuyAnnounced',
        data: { playerId, at: buyer.at, chips, rebuy: rebuys + 1, wasOut: buyer.wasOut, articles, ...ruledLate(isOver, ruling) },
      },
      ...makePayment(entry, command),
    ],
  };
}

/** What keeps a tournament from having rebuys: its book, its venue, or that none are offered. */
export function refuseRebuys(settings: Settings, { floor }: Rulebook): Refused | null {
  const { allowed } = floor.rebuy;
  const article = articleOf(allowed);
  if (allowed.value === 'no') return refuse('REBUY_FORBIDDEN', { reason: 'book' }, article);
  if (settings.entry?.rebuys === undefined) return refuse('REBUY_FORBIDDEN', { reason: 'notOffered' }, article);
  if (allowed.value === 'ifOffered') return null;
  if (findRuledKind(settings) !== 'weekly') return refuse('REBUY_FORBIDDEN', { reason: 'kind' }, article);
  const { venueSince } = settings.entry;
  return venueSince !== undefined && venueSince < OLD_VENUES_BEFORE ? null : refuse('REBUY_FORBIDDEN', { reason: 'venue' }, article);
}

interface Buyer {
  readonly at: Place;
  readonly wasOut: boolean;
  readonly refusal?: undefined;
}

/** The buyer: between two hands, or without chips since the last hand of their table and with a seat that is still free. */
function buyerOf(running: Running, playerId: PlayerId, article: string | null): Buyer | Refused {
  const found = seatOf(running.tables, playerId);
  if (found !== undefined) {
    const { table, seated } = found;
    return isDealtIn(table, seated) ? refuseInHand(table, seated) : { at: { table: table.table, seat: seated.seat }, wasOut: false };
  }
  const out = outOf(running, playerId);
  if (out === undefined || out.cause !== 'chips') return refuseAbsentee(running, { playerId });
  const table = running.tables[out.from.table - 1];
  if (table === undefined || table.broken || table.hands !== out.hands) return refuse('REBUY_TOO_LATE', { playerId }, article);
  return refuseTaken(running, table, out.from.seat) ?? { at: out.from, wasOut: true };
}

export function decideAddOn(command: CommandOf<'TakeAddOn'>, running: Running, book: Rulebook): TournamentDecision {
  const { playerId, at, ruling } = command;
  const { settings, entry } = running;
  const { allowed } = book.floor.addOn;
  const refused = refuseAddOns(settings, book) ?? refuseUnpaid(command);
  if (refused) return refused;
  if (purchasesOf(entry, playerId).addOn) return { events: [] };
  const { chips, lastLevel } = settings.entry!.addOn!;
  const due = findDueClockEvents(running.clock, settings.structure, at);
  const isOver = levelNumberOf(settings.structure, due.clock.period) > lastLevel;
  if (isOver && ruling === undefined) return refuse('ADDON_TOO_LATE', { playerId });
  const found = seatOf(running.tables, playerId);
  if (found === undefined) return refuseAbsentee(running, { playerId });
  const { table, seated } = found;
  if (isDealtIn(table, seated)) return refuseInHand(table, seated);
  return {
    events: [
      ...due.events,
      {
        type: 'AddOnTaken',
        data: { playerId, at: { table: table.table, seat: seated.seat }, chips, articles: cite(allowed), ...ruledLate(isOver, ruling) },
      },
      ...makePayment(entry, command),
    ],
  };
}

export function refuseAddOns(settings: Settings, { floor }: Rulebook): Refused | null {
  const { allowed } = floor.addOn;
  if (!allowed.value) return refuse('ADDON_FORBIDDEN', { reason: 'book' }, articleOf(allowed));
  return settings.entry?.addOn === undefined ? refuse('ADDON_FORBIDDEN', { reason: 'notOffered' }, articleOf(allowed)) : null;
}

/** A purchase in time needs no ruling, and has none. */
function ruledLate(isOver: boolean, ruling: string | undefined): { readonly ruling?: string } {
  return isOver && ruling !== undefined ? { ruling } : {};
}

/** Paid at once: one more than before is not owed. */
function makePayment(entry: EntryState, command: CommandOf<'Rebuy' | 'TakeAddOn'>): TournamentEvent[] {
  const { playerId, paid } = command;
  return paid ? [{ type: 'PurchasePaid', data: { playerId, owed: purchasesOf(entry, playerId).owed, ...readHowPaid(command) } }] : [];
}

/** One of the purchases that are still to be paid; where none is, what is missing since their price has risen. */
export function decidePayment(command: CommandOf<'PayPurchase'>, { entry, cash, prizes }: InPlay): TournamentDecision {
  const { playerId, purchase } = command;
  const { owed } = purchasesOf(entry, playerId);
  const { bought } = accountOf(cash, playerId);
  if (owed === 0 && !hasDifference(bought, prizes.terms)) return refuse('NOTHING_OWED', { playerId });
  const isNamed = (item: Item): boolean => item.of === purchase && (owed > 0 ? item.paid.length === 0 : findShort(item, prizes.terms) > 0);
  if (purchase !== undefined && !bought.some(isNamed)) return refuse('PURCHASE_PAID', { playerId, purchase });
  const named = purchase === undefined ? {} : { purchase };
  return { events: [{ type: 'PurchasePaid', data: { playerId, owed: Math.max(0, owed - 1), ...named, ...readHowPaid(command) } }] };
}

export function decidePaymentWithdrawal({ playerId, reason }: CommandOf<'WithdrawPayment'>, { entry }: InPlay): TournamentDecision {
  const { rebuys, addOn, owed } = purchasesOf(entry, playerId);
  const bought = rebuys + (addOn ? 1 : 0);
  if (owed >= bought) return refuse('NOTHING_PAID', { playerId });
  return { events: [{ type: 'PaymentWithdrawn', data: { playerId, owed: owed + 1, reason } }] };
}
