/**
 * What was paid for entries, the first ones and those again. Whether a price is set at all is of no matter: the cashier says what was paid.
 */
import type { PlayerId } from '../../../events/ids.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import type { HowPaid } from '../../../commands/tournament/payment.js';
import { refuse, type Refused, type TournamentDecision } from '../refusals.js';
import { accountOf, hasDifference } from '../state/cash.js';
import { countPaidEntries, type EntryList, purchasesOf } from '../state/entry.js';
import { includesId } from '../state/sorted-ids.js';
import { type Announced, type InPlay, isIn, outOf } from '../state.js';

/** One of the entries that are still to be paid; where none is, what is missing since the price has risen. */
export function decideEntryPayment(command: CommandOf<'PayEntry'>, tournament: Announced | InPlay): TournamentDecision {
  const { playerId } = command;
  const entries = countEntries(tournament, playerId);
  if (entries === 0) return refuse('UNKNOWN_PLAYER', { playerId });
  const owed = entries - countPaidEntries(listOf(tournament), playerId);
  const { cash, prizes } = tournament;
  if (owed <= 0 && !hasDifference(accountOf(cash, playerId).entries, prizes.terms)) return refuse('ENTRIES_PAID', { playerId, entries });
  return { events: [{ type: 'EntryPaid', data: { playerId, owed: Math.max(0, owed - 1), ...readHowPaid(command) } }] };
}

export function decideEntryPaymentWithdrawal(
  { playerId, reason }: CommandOf<'WithdrawEntryPayment'>,
  tournament: Announced | InPlay,
): TournamentDecision {
  const entries = countEntries(tournament, playerId);
  const paid = countPaidEntries(listOf(tournament), playerId);
  if (paid === 0) return refuse('NOTHING_PAID', { playerId });
  return { events: [{ type: 'EntryPaymentWithdrawn', data: { playerId, owed: entries - paid + 1, reason } }] };
}

/** What is said of a payment, for its event. */
export function readHowPaid({ method, receipt }: HowPaid): HowPaid {
  return { ...(method === undefined ? {} : { method }), ...(receipt === undefined ? {} : { receipt }) };
}

/** What a command says of a payment that comes with an entry or a purchase. */
export interface PaidAtOnce extends HowPaid {
  readonly playerId: PlayerId;
  readonly paid?: boolean | undefined;
}

/** How it was paid says nothing where nothing was. */
export function refuseUnpaid({ paid, method, receipt }: PaidAtOnce): Refused | null {
  return paid !== true && (method !== undefined || receipt !== undefined) ? refuse('NOT_SAID_TO_BE_PAID') : null;
}

/** The payment that comes with an entry. @param owed how many entries of the player are still to be paid with it */
export function makeEntryPayment(command: PaidAtOnce, owed: number): TournamentEvent[] {
  const { playerId, paid } = command;
  return paid === true ? [{ type: 'EntryPaid', data: { playerId, owed: owed - 1, ...readHowPaid(command) } }] : [];
}

/** What is due back to a player whose entries do not count. */
export function makeRefund(list: Pick<EntryList, 'paid'>, playerId: PlayerId): { readonly refund?: number } {
  const refund = countPaidEntries(list, playerId);
  return refund === 0 ? {} : { refund };
}

/** The entries of a player, waiting ones too; 0 for anybody else. */
export function countEntries(tournament: Announced | InPlay, playerId: PlayerId): number {
  if (tournament.phase === 'announced') {
    return includesId(tournament.registered, playerId) || tournament.list.waiting.includes(playerId) ? 1 : 0;
  }
  const { expected, waiting } = tournament.entry;
  const hasEntered = isIn(tournament, playerId) || outOf(tournament, playerId) !== undefined;
  return hasEntered || includesId(expected, playerId) || waiting.includes(playerId)
    ? purchasesOf(tournament.entry, playerId).reEntries + 1
    : 0;
}

/** The list of players, before the start and after it. */
export function listOf(tournament: Announced | InPlay): EntryList {
  return tournament.phase === 'announced' ? tournament.list : tournament.entry;
}
