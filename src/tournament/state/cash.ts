/**
 * What a tournament remembers of money: what each player has paid and for what, what is due back to them, and what was paid out. In cents.
 */
import type { PlayerId } from '../../../events/ids.js';
import type { PaymentMethod } from '../../../events/tournament-cash.js';
import type { PrizeTerms } from '../../../events/tournament-prizes.js';

/** What has a price. A re-entry is an entry. */
export type Priced = 'entry' | 'rebuy' | 'addOn';

export interface Payment {
  /** At the price of its moment; null while nobody has set a price. */
  readonly cents: number | null;
  /** Null where nobody said it. */
  readonly method: PaymentMethod | null;
  readonly receipt: string | null;
  /** Which payment of the tournament it is, from 1. */
  readonly order: number;
}

/** An entry or a purchase with what was paid for it: nothing yet, all at once, or with differences after a change of price. */
export interface Item {
  readonly of: Priced;
  readonly paid: readonly Payment[];
}

export interface Account {
  readonly playerId: PlayerId;
  /** The entries that are paid, in the order of payment. */
  readonly entries: readonly Item[];
  /** Rebuys and add-ons in the order in which they were bought, paid or not. */
  readonly bought: readonly Item[];
  /** What was paid for and counts no longer: it is due back. */
  readonly credits: readonly Item[];
}

/** Money that was given out. */
export interface Payout {
  /** Its number in the tournament, from 1. */
  readonly payout: number;
  readonly kind: 'refund' | 'prize';
  readonly playerId: PlayerId;
  readonly cents: number;
  readonly method: PaymentMethod | null;
  readonly receipt: string | null;
}

export interface CashState {
  /** Of players who have paid or bought something. */
  readonly accounts: readonly Account[];
  /** How many payments were recorded. */
  readonly payments: number;
  /** Those that stand, by number. */
  readonly payouts: readonly Payout[];
  /** How many were recorded, those that were taken back among them. */
  readonly paidOut: number;
}

export const quietCash: CashState = { accounts: [], payments: 0, payouts: [], paidOut: 0 };

export function accountOf({ accounts }: CashState, playerId: PlayerId): Account {
  return accounts.find((account) => account.playerId === playerId) ?? openAccount(playerId);
}

export const openAccount = (playerId: PlayerId): Account => ({ playerId, entries: [], bought: [], credits: [] });

/** Null while nobody has set a price. */
export function priceOf(terms: PrizeTerms | null, of: Priced): number | null {
  return terms === null ? null : terms[of].price;
}

/** What was paid; what has no price yet is worth nothing. */
export function sumPaid({ paid }: Item): number {
  return paid.reduce((sum, { cents }) => sum + (cents ?? 0), 0);
}

/** What is missing of the price in force; 0 for what is paid dearer. */
export function findShort(item: Item, terms: PrizeTerms | null): number {
  return Math.max(0, (priceOf(terms, item.of) ?? 0) - sumPaid(item));
}

/** What was paid beyond the price in force. */
export function findOver(item: Item, terms: PrizeTerms | null): number {
  return Math.max(0, sumPaid(item) - (priceOf(terms, item.of) ?? 0));
}

/** Whether the price has risen since one of them was paid. */
export function hasDifference(items: readonly Item[], terms: PrizeTerms | null): boolean {
  return items.some((item) => item.paid.length > 0 && findShort(item, terms) > 0);
}
