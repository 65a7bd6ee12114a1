/**
 * The report of the cash desk: what was sold, taken, given back and paid out, in all and by person. Sums are in cents, and add up:
 * paid + owed = charged + in advance + due back, and left = paid − given back − prizes paid.
 */
import type { PlayerId } from '../../../events/ids.js';
import type { PaymentMethod } from '../../../events/tournament-cash.js';
import type { PrizeTerms } from '../../../events/tournament-prizes.js';
import {
  type Account,
  type CashState,
  findShort,
  type Item,
  openAccount,
  type Payment,
  type Payout,
  type Priced,
  sumPaid,
} from '../state/cash.js';
import { type EntryState, type Purchases, purchasesOf } from '../state/entry.js';
import type { Announced, InPlay } from '../state.js';
import { computeDuePrizes, sumDueBack, sumPayouts } from './dues.js';

/** What was bought, at the prices in force, and what becomes of its money. */
export interface Sold {
  readonly entries: number;
  readonly rebuys: number;
  readonly addOns: number;
  readonly charged: number;
  /** The organiser's part. */
  readonly fees: number;
  readonly toPot: number;
  readonly bounties: number;
}

/** What came and went. */
export interface Moved {
  readonly paid: number;
  /** Still to be paid for what was bought. */
  readonly owed: number;
  /** Of what was paid: for entries of players who have not come, or who wait. */
  readonly inAdvance: number;
  /** Of what was paid: for what counts no longer, or above the price in force. */
  readonly dueBack: number;
  readonly givenBack: number;
  readonly prizesDue: number;
  readonly prizesPaid: number;
  /** Given out, and not due any longer. The players have to bring it back. */
  readonly tooMuch: number;
}

/** One payment of a player, and for what it was. */
export interface ShownPayment extends Payment {
  readonly of: Item['of'];
  /** What it was for counts no longer. */
  readonly isVoid: boolean;
}

export interface PersonAccount extends Sold, Moved {
  readonly playerId: PlayerId;
  /** What is still to be paid, or its difference: each entry and purchase once. */
  readonly owedFor: readonly Priced[];
  /** In the order of record. */
  readonly payments: readonly ShownPayment[];
  readonly payouts: readonly Payout[];
}

/** What changed hands in one way; `method` null where nobody said it. */
export interface MethodSums {
  readonly method: PaymentMethod | null;
  readonly taken: number;
  readonly givenBack: number;
  readonly prizesPaid: number;
  /** What should be there: taken − given back − prizes paid. */
  readonly left: number;
}

export interface CashReport extends Sold, Moved {
  /** What the organiser adds to the pot. */
  readonly added: number;
  /** To the pot and added. */
  readonly pot: number;
  readonly left: number;
  /** Those that occur, and cash. */
  readonly methods: readonly MethodSums[];
  /** By id. */
  readonly people: readonly PersonAccount[];
}

/** @param at ms since 1970: prizes of places are due once no more money can come in */
export function reportCash(state: Announced | InPlay, at: number): CashReport {
  const people = listAccounts(state, at);
  const { cash, prizes } = state;
  const all = sumFields(people, [...soldFields, ...movedFields]);
  const added = prizes.terms?.added ?? 0;
  const methods = sumMethods(cash);
  return { ...all, added, pot: all.toPot + added, left: all.paid - all.givenBack - all.prizesPaid, methods, people };
}

const soldFields = ['entries', 'rebuys', 'addOns', 'charged', 'fees', 'toPot', 'bounties'] as const;
const movedFields = ['paid', 'owed', 'inAdvance', 'dueBack', 'givenBack', 'prizesDue', 'prizesPaid', 'tooMuch'] as const;

type Summed = Record<(typeof soldFields)[number] | (typeof movedFields)[number], number>;

function sumFields(people: readonly PersonAccount[], fields: readonly (keyof Summed)[]): Summed {
  return Object.fromEntries(fields.map((field) => [field, people.reduce((sum, each) => sum + each[field], 0)])) as Summed;
}

/** What somebody bought costs, by the prices in force. */
export function priceSold(counts: Pick<Sold, 'entries' | 'rebuys' | 'addOns'>, terms: PrizeTerms | null): Sold {
  const { entries, rebuys, addOns } = counts;
  if (terms === null) return { ...counts, charged: 0, fees: 0, toPot: 0, bounties: 0 };
  const { entry, rebuy, addOn } = terms;
  const charged = entries * entry.price + rebuys * rebuy.price + addOns * addOn.price;
  const toPot = entries * entry.toPot + rebuys * rebuy.toPot + addOns * addOn.toPot;
  const bounties = entries * entry.bounty;
  return { ...counts, charged, fees: charged - toPot - bounties, toPot, bounties };
}

/** Everybody whose entry counts, who has paid, or to whom something is due or was paid out. */
function listAccounts(state: Announced | InPlay, at: number): PersonAccount[] {
  const { cash } = state;
  const accounts = new Map(cash.accounts.map((account) => [account.playerId, account]));
  const bought = new Map(state.phase === 'announced' ? [] : state.entry.purchases.map((each) => [each.playerId, each]));
  const dues = computeDuePrizes(state, at);
  const payouts = Map.groupBy(cash.payouts, ({ playerId }) => playerId);
  const counted = new Set(listCounted(state));
  const ids = [...new Set([...counted, ...accounts.keys(), ...payouts.keys(), ...dues.keys()])].toSorted();
  return ids.map((playerId) =>
    makeAccount(state, accounts.get(playerId) ?? openAccount(playerId), {
      purchases: counted.has(playerId) ? (bought.get(playerId) ?? nothingBought(playerId)) : null,
      payouts: payouts.get(playerId) ?? [],
      prizesDue: dues.get(playerId) ?? 0,
    }),
  );
}

const nothingBought = (playerId: PlayerId): Purchases => purchasesOf({ purchases: [] } satisfies Pick<EntryState, 'purchases'>, playerId);

/** Whose entry counts in the pot. */
function listCounted(state: Announced | InPlay): readonly PlayerId[] {
  if (state.phase === 'announced') return state.registered;
  const seated = state.tables.flatMap(({ seats }) => seats);
  return [...seated, ...state.unseated, ...state.eliminations].map(({ playerId }) => playerId);
}

interface Known {
  /** Null for a player whose entry does not count. */
  readonly purchases: Purchases | null;
  readonly payouts: readonly Payout[];
  readonly prizesDue: number;
}

function makeAccount(state: Announced | InPlay, account: Account, { purchases, payouts, prizesDue }: Known): PersonAccount {
  const { playerId, entries, bought, credits } = account;
  const { terms } = state.prizes;
  const counts = {
    entries: purchases === null ? 0 : purchases.reEntries + 1,
    rebuys: purchases?.rebuys ?? 0,
    addOns: purchases?.addOn === true ? 1 : 0,
  };
  const items = [...entries, ...bought];
  const unpaid = Array.from({ length: Math.max(0, counts.entries - entries.length) }, (): Item => ({ of: 'entry', paid: [] }));
  const short = purchases === null ? [] : [...unpaid, ...items].filter((item) => findShort(item, terms) > 0);
  const paidForItems = items.reduce((sum, item) => sum + sumPaid(item), 0);
  const dueBack = sumDueBack(purchases === null ? { ...account, entries: [], bought: [] } : account, terms);
  const sums = {
    paid: credits.reduce((sum, item) => sum + sumPaid(item), paidForItems),
    owed: short.reduce((sum, item) => sum + findShort(item, terms), 0),
    inAdvance: purchases === null ? paidForItems : 0,
    dueBack,
    givenBack: sumPayouts(payouts, 'refund'),
    prizesDue,
    prizesPaid: sumPayouts(payouts, 'prize'),
  };
  const tooMuch = Math.max(0, sums.givenBack - dueBack) + Math.max(0, sums.prizesPaid - prizesDue);
  const payments = [...items.flatMap((item) => showItem(item, false)), ...credits.flatMap((item) => showItem(item, true))];
  return {
    playerId,
    ...priceSold(counts, terms),
    ...sums,
    tooMuch,
    owedFor: short.map(({ of }) => of),
    payments: payments.toSorted((one, other) => one.order - other.order),
    payouts,
  };
}

const showItem = ({ of, paid }: Item, isVoid: boolean): ShownPayment[] => paid.map((payment) => ({ ...payment, of, isVoid }));

const methodsInOrder = ['cash', 'card', 'transfer', 'other', null] as const satisfies readonly (PaymentMethod | null)[];

function sumMethods({ accounts, payouts }: CashState): MethodSums[] {
  const payments = accounts.flatMap(({ entries, bought, credits }) => [...entries, ...bought, ...credits].flatMap(({ paid }) => paid));
  return methodsInOrder.flatMap((method): MethodSums[] => {
    const taken = payments.filter((each) => each.method === method).reduce((sum, { cents }) => sum + (cents ?? 0), 0);
    const given = payouts.filter((each) => each.method === method);
    if (method !== 'cash' && taken === 0 && given.length === 0) return [];
    const [givenBack, prizesPaid] = [sumPayouts(given, 'refund'), sumPayouts(given, 'prize')];
    return [{ method, taken, givenBack, prizesPaid, left: taken - givenBack - prizesPaid }];
  });
}
