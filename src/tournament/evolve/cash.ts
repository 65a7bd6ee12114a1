/**
 * How each event changes what was paid and paid out. It reads the state before the event, so it is the first of the folds. Decides nothing.
 */
import type { PlayerId } from '../../../events/ids.js';
import type { ChipPurchase } from '../../../events/tournament-entry.js';
import type { PrizeTerms } from '../../../events/tournament-prizes.js';
import {
  type Account,
  accountOf,
  type CashState,
  findShort,
  type Item,
  openAccount,
  type Payment,
  type Payout,
  priceOf,
  type Priced,
} from '../state/cash.js';
import { purchasesOf } from '../state/entry.js';
import type { Announced, InPlay } from '../state.js';
import type { DataOf, Folds } from './folds.js';

type Known = Announced | InPlay;

/** Before the start nobody has more than one entry. */
export const announcedCashFolds = {
  EntryPaid: (state, data) => payEntry(state, data, 1),
  ...foldsOf<Announced>(),
} satisfies Folds<Announced>;

export const cashFolds = {
  EntryPaid: (state, data) => payEntry(state, data, purchasesOf(state.entry, data.playerId).reEntries + 1),
  ...foldsOf<InPlay>(),
  RebuyAnnounced: (state, { playerId }) => buy(state, playerId, 'rebuy'),
  AddOnTaken: (state, { playerId }) => buy(state, playerId, 'addOn'),
  PurchasePaid: payPurchase,
  PaymentWithdrawn: (state, { playerId }) =>
    withAccount(state, playerId, (account) => ({ ...account, bought: withoutLastPayment(account.bought) })),
  PurchaseCancelled: cancelPurchase,
  PurchaseTransferred: transferPurchase,
  EntryAnnulled: (state, { playerId }) => withAccount(state, playerId, creditAll),
  EntryTransferred: transferEntry,
} satisfies Folds<InPlay>;

function foldsOf<State extends Known>() {
  return {
    EntryPaymentWithdrawn: (state, { playerId }) =>
      withAccount(state, playerId, (account) => ({ ...account, entries: account.entries.slice(0, -1) })),
    RegistrationWithdrawn: (state, { playerId }) => withAccount(state, playerId, creditAll),
    PlayerExcluded: (state, { playerId }) => withAccount(state, playerId, creditAll),
    PrizesSet: changePrices,
    RefundGiven: (state, data) => payOut(state, 'refund', data),
    PrizePaid: (state, data) => payOut(state, 'prize', data),
    PayoutWithdrawn: (state, { payout }) => withCash(state, { payouts: state.cash.payouts.filter((each) => each.payout !== payout) }),
  } satisfies Folds<State>;
}

function withCash<State extends Known>(state: State, change: Partial<CashState>): State {
  return { ...state, cash: { ...state.cash, ...change } };
}

function withAccount<State extends Known>(state: State, playerId: PlayerId, change: (account: Account) => Account): State {
  const before = accountOf(state.cash, playerId);
  const after = change(before);
  if (after === before) return state;
  const others = state.cash.accounts.filter((account) => account !== before);
  const isOpen = after.entries.length + after.bought.length + after.credits.length > 0;
  return withCash(state, { accounts: isOpen ? [...others, after] : others });
}

type PaidData = DataOf<'EntryPaid' | 'PurchasePaid'>;

/** A payment at the price in force, and the number that it takes. */
function makePayment({ cash, prizes }: Known, of: Priced, { method, receipt }: PaidData): Payment {
  return { cents: priceOf(prizes.terms, of), method: method ?? null, receipt: receipt ?? null, order: cash.payments + 1 };
}

/** One more entry is paid; where none is left to pay, the differences of those that were paid at a lower price. */
function payEntry<State extends Known>(state: State, data: DataOf<'EntryPaid'>, entries: number): State {
  const payment = makePayment(state, 'entry', data);
  const paid = withAccount(state, data.playerId, (account) => {
    if (account.entries.length < entries - data.owed)
      return { ...account, entries: [...account.entries, { of: 'entry', paid: [payment] }] };
    return { ...account, entries: account.entries.map((item) => payDifference(item, payment, state.prizes.terms)) };
  });
  return withCash(paid, { payments: payment.order });
}

/** The one that was named, else the last that was bought: with a purchase that is paid at once, it is that. */
function payPurchase(state: InPlay, data: DataOf<'PurchasePaid'>): InPlay {
  const { playerId, purchase } = data;
  const { terms } = state.prizes;
  const order = state.cash.payments + 1;
  const paid = withAccount(state, playerId, (account) => {
    const at = account.bought.findLastIndex((item) => item.paid.length === 0 && (purchase === undefined || item.of === purchase));
    const bought = account.bought.map((item, index): Item => {
      const payment = makePayment(state, item.of, data);
      if (at < 0) return purchase === undefined || item.of === purchase ? payDifference(item, payment, terms) : item;
      return index === at ? { ...item, paid: [payment] } : item;
    });
    return { ...account, bought };
  });
  return withCash(paid, { payments: order });
}

function payDifference(item: Item, payment: Payment, terms: PrizeTerms | null): Item {
  const cents = item.paid.length === 0 ? 0 : findShort(item, terms);
  return cents === 0 ? item : { ...item, paid: [...item.paid, { ...payment, cents }] };
}

function buy(state: InPlay, playerId: PlayerId, of: ChipPurchase): InPlay {
  return withAccount(state, playerId, (account) => ({ ...account, bought: [...account.bought, { of, paid: [] }] }));
}

/** All that was paid for the purchase whose payment was recorded last. */
function withoutLastPayment(bought: readonly Item[]): readonly Item[] {
  const last = bought.reduce((most, { paid }) => Math.max(most, paid.at(-1)?.order ?? 0), 0);
  const at = bought.findLastIndex(({ paid }) => paid.length > 0 && paid.at(-1)!.order === last);
  return bought.map((item, index) => (index === at ? { ...item, paid: [] } : item));
}

/** Nothing of theirs counts from now on: what was paid is due back. */
function creditAll(account: Account): Account {
  const paid = [...account.entries, ...account.bought].filter((item) => item.paid.length > 0);
  return { ...account, entries: [], bought: [], credits: [...account.credits, ...paid] };
}

const withCredit = (account: Account, item: Item): Account =>
  item.paid.length === 0 ? account : { ...account, credits: [...account.credits, item] };

/** An entry that is not paid goes first; of purchases the event says whether a paid one goes. */
function cancelPurchase(state: InPlay, { playerId, purchase, refund }: DataOf<'PurchaseCancelled'>): InPlay {
  return withAccount(state, playerId, (account) => {
    if (purchase === 'reEntry') {
      const stays = account.entries.slice(0, purchasesOf(state.entry, playerId).reEntries);
      return account.entries.slice(stays.length).reduce(withCredit, { ...account, entries: stays });
    }
    const found = takeItem(account.bought, purchase, refund);
    return found === null ? account : withCredit({ ...account, bought: found.rest }, found.taken);
  });
}

/** What is owed goes along; what was paid, the buyer has paid. */
function transferPurchase(state: InPlay, { playerId, toPlayer, purchase, owed }: DataOf<'PurchaseTransferred'>): InPlay {
  const isPaid = owed === purchasesOf(state.entry, playerId).owed;
  const found = takeItem(accountOf(state.cash, playerId).bought, purchase, isPaid);
  if (found === null) return state;
  const without = withAccount(state, playerId, (account) => ({ ...account, bought: found.rest }));
  return withAccount(without, toPlayer, (account) => ({ ...account, bought: [...account.bought, found.taken] }));
}

interface Found {
  readonly taken: Item;
  readonly rest: readonly Item[];
}

/** Takes out the last of a kind that is paid or not, as asked. Where there is none such, it changes payments with one of the other kind. */
function takeItem(bought: readonly Item[], of: ChipPurchase, isPaid: boolean): Found | null {
  const fits = (item: Item): boolean => item.paid.length > 0 === isPaid;
  const right = bought.findLastIndex((item) => item.of === of && fits(item));
  if (right >= 0) return { taken: bought[right]!, rest: bought.toSpliced(right, 1) };
  const at = bought.findLastIndex((item) => item.of === of);
  if (at < 0) return null;
  const { paid } = bought[at]!;
  const other = bought.findLastIndex(fits);
  if (other < 0) return { taken: bought[at]!, rest: bought.toSpliced(at, 1) };
  const changed = bought.map((item, index) => (index === other ? { ...item, paid } : item));
  return { taken: { of, paid: bought[other]!.paid }, rest: changed.toSpliced(at, 1) };
}

/** The entry and its prizes are the other person's. What was due back for earlier entries stays with whom it was recorded for. */
function transferEntry(state: InPlay, { playerId, toPlayer }: DataOf<'EntryTransferred'>): InPlay {
  const { entries, bought } = accountOf(state.cash, playerId);
  const without = withAccount(state, playerId, ({ credits }) => ({ ...openAccount(playerId), credits }));
  const moved = withAccount(without, toPlayer, (account) => ({ ...account, entries, bought }));
  const payouts = moved.cash.payouts.map((each) =>
    each.kind === 'prize' && each.playerId === playerId ? { ...each, playerId: toPlayer } : each,
  );
  return withCash(moved, { payouts });
}

/** What was paid before any price was set, or at one that was typed wrongly, was paid at the price that is set now. */
function changePrices<State extends Known>(state: State, { prizes, mistyped }: DataOf<'PrizesSet'>): State {
  if (mistyped !== true && state.prizes.terms !== null) return state;
  const reprice = (items: readonly Item[]): Item[] =>
    items.map((item) => ({ ...item, paid: sharePrice(item.paid, prizes[item.of].price) }));
  const accounts = state.cash.accounts.map((account): Account => ({
    ...account,
    entries: reprice(account.entries),
    bought: reprice(account.bought),
    credits: reprice(account.credits),
  }));
  return withCash(state, { accounts });
}

/** The last of several payments has what the ones before it leave. */
function sharePrice(paid: readonly Payment[], price: number): Payment[] {
  let left = price;
  return paid.map((payment, at) => {
    const cents = at === paid.length - 1 ? left : Math.min(left, payment.cents ?? left);
    left -= cents;
    return { ...payment, cents };
  });
}

function payOut<State extends Known>(state: State, kind: Payout['kind'], data: DataOf<'RefundGiven' | 'PrizePaid'>): State {
  const { payout, playerId, cents, method, receipt } = data;
  const given: Payout = { payout, kind, playerId, cents, method: method ?? null, receipt: receipt ?? null };
  return withCash(state, { paidOut: payout, payouts: [...state.cash.payouts, given] });
}
