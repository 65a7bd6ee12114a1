/**
 * What is due to players: money back for what counts no longer or was paid dearer, and prizes. In cents.
 */
import type { PlayerId } from '../../../events/ids.js';
import type { PrizeTerms } from '../../../events/tournament-prizes.js';
import { groupPayable } from '../prizes/awards.js';
import { computePayouts } from '../prizes/payouts.js';
import { canGrow, computePrizes } from '../prizes/pot.js';
import type { Announced, InPlay, Running } from '../state.js';
import { type Account, findOver, type Payout, sumPaid } from '../state/cash.js';

/** What is due back to a player in all, given or not. */
export function sumDueBack({ entries, bought, credits }: Account, terms: PrizeTerms | null): number {
  const over = [...entries, ...bought].reduce((sum, item) => sum + findOver(item, terms), 0);
  return credits.reduce((sum, item) => sum + sumPaid(item), over);
}

export function sumPayouts(payouts: readonly Payout[], kind: Payout['kind']): number {
  return payouts.reduce((sum, each) => (each.kind === kind ? sum + each.cents : sum), 0);
}

/** What was paid out to a player. */
export function sumPaidOut(payouts: readonly Payout[], kind: Payout['kind'], playerId: PlayerId): number {
  const theirs = payouts.filter((each) => each.playerId === playerId);
  return sumPayouts(theirs, kind);
}

/**
 * The prizes that are due to each player in all, paid or not. In play those of players who are out, of a deal that was made, and bounties.
 * @param at ms since 1970: places are due once no more money can come in
 */
export function computeDuePrizes(state: Announced | InPlay, at: number): ReadonlyMap<PlayerId, number> {
  if (state.phase === 'announced') return new Map();
  const { awarded } = state.prizes;
  if (awarded !== null) return new Map(awarded.awards.map(({ playerId, cents, bounties }) => [playerId, cents + bounties]));
  const due = new Map<PlayerId, number>();
  const add = ({ playerId, cents }: { readonly playerId: PlayerId; readonly cents: number }): void => {
    if (cents > 0) due.set(playerId, (due.get(playerId) ?? 0) + cents);
  };
  if (state.phase === 'running') for (const payout of listPlacesDue(state, at)) add(payout);
  for (const share of state.prizes.deal?.shares ?? []) add(share);
  for (const { to } of state.prizes.bounties) for (const won of to) add(won);
  return due;
}

/** Who is out and has no part in the deal. */
function listPlacesDue(state: Running, at: number): readonly { readonly playerId: PlayerId; readonly cents: number }[] {
  const { terms, deal } = state.prizes;
  if (terms === null || canGrow(state, at)) return [];
  const dealt = new Set(deal?.shares.map(({ playerId }) => playerId));
  const groups = groupPayable(state).map((group) => group.filter((playerId) => !dealt.has(playerId)));
  const taken = deal === null ? state.playersLeft : deal.shares.length;
  return computePayouts(computePrizes(state, terms).slice(taken), groups);
}
