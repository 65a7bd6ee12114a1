/**
 * How each event changes what may be said of a pot afterwards: how a hand was read, how much there was, who got it.
 */
import type { HandEvent } from '../../../events/hand.js';
import { findSeatToAct } from '../betting/turn.js';
import { addAt, type HandDraft, replaceAt } from '../state/draft.js';
import { keep } from './keep.js';
import { type HandState, indexOf } from '../state.js';
import { claimsOf } from '../state/claims-of.js';
import { takePosted } from './posted-chips.js';
import type { ClaimState, Shares } from '../state/claims.js';

/** Changes the draft of the state after an event; `state` is the hand before it. */
export function evolveClaim(next: HandDraft, state: HandState, event: HandEvent): void {
  const claims = claimsOf(state);
  switch (event.type) {
    case 'CardsPickedUp':
      return keep(next, 'claims', { pickedUpAt: event.data.at });
    case 'ClaimAccepted': {
      const { claim, pot, street, seat, amount } = event.data;
      if (pot !== null) keep(next, 'claims', { open: [...claims.open, { claim, pot, seat }] });
      else if (street !== null && seat !== null) keep(next, 'claims', { amounts: [...claims.amounts, { street, seat, amount }] });
      return;
    }
    case 'ClaimDismissed':
      return keep(next, 'claims', closeClaim(claims, event.data.pot));
    case 'PotAwardCorrected': {
      const { pot, amount, from, to } = event.data;
      next.stacks = payShares(payShares(state.stacks, state, from, -1), state, to, 1);
      const award = state.awards[pot];
      if (award != null) next.awards = replaceAt(state.awards, pot, { ...award, amount, shares: to });
      keep(next, 'claims', closeClaim(claims, pot));
      return;
    }
    case 'PotAmountCorrected':
      return applyAmountCorrection(next, state, event.data);
    case 'StackCorrected':
      keep(next, 'claims', { earlier: [...claims.earlier, event.data] });
      return applyStackCorrection(next, indexOf(state, event.data.seat), event.data.amount);
    case 'IncidentRuled':
      if (event.data.question === 'overrideRule' && event.data.overrides) keep(next, 'claims', { overridden: true });
      return;
    case 'GatheringReopened':
      return reopenGathering(next, state, event.data.bets, event.data.pots);
    default:
      return;
  }
}

function addShares(shares: Shares, more: Shares): { seat: number; amount: number }[] {
  return shares.map(({ seat, amount }) => ({ seat, amount: amount + (more.find((share) => share.seat === seat)?.amount ?? 0) }));
}

function closeClaim({ open, lookedInto: before }: ClaimState, pot: number): Pick<ClaimState, 'open' | 'lookedInto'> {
  return { open: open.filter((each) => each.pot !== pot), lookedInto: before.includes(pot) ? before : [...before, pot] };
}

function payShares(stacks: readonly number[], state: HandState, shares: Shares, sign: 1 | -1): readonly number[] {
  return shares.reduce((after, { seat, amount }) => addAt(after, indexOf(state, seat), sign * amount), stacks);
}

function applyAmountCorrection(
  next: HandDraft,
  state: HandState,
  { pot, seat, from, to, paidTo }: { pot: number; seat: number; from: number; to: number; paidTo: Shares },
): void {
  const i = indexOf(state, seat);
  next.stacks = payShares(addAt(state.stacks, i, from - to), state, paidTo, 1);
  const award = state.awards[pot];
  if (award != null) next.awards = replaceAt(state.awards, pot, { ...award, amount: to, shares: addShares(award.shares, paidTo) });
  next.gathered = addAt(state.gathered, i, to - from);
  if (state.shortfall !== null) next.shortfall = replaceAt(state.shortfall, i, Math.max(0, state.shortfall[i]! - (to - from)));
  const { seats } = state.pots[pot]!;
  const level = Math.min(...seats.map((each) => state.gathered[indexOf(state, each)]!));
  // Who is in the hand and has paid as much as the others of the pot can win it like them.
  const joins = ((state.live >> i) & 1) === 1 && !seats.includes(seat) && next.gathered[i]! >= level;
  next.pots = replaceAt(state.pots, pot, { amount: to, seats: joins ? [...seats, seat].sort((one, other) => one - other) : seats });
  if (next.stacks[i] === 0) next.allIn |= 1 << i;
  if (state.phase === 'betting') next.turn = findSeatToAct(next, Math.max(0, state.turn));
}

/**
 * Chips that come to a seat that was all in can be bet by it; one that is left without may still win what it has put in. What is not behind is
 * taken from what it posted.
 */
function applyStackCorrection(next: HandDraft, i: number, amount: number): void {
  const owed = Math.max(0, -amount - next.stacks[i]!);
  next.stacks = addAt(next.stacks, i, amount + owed);
  if (owed > 0) takePosted(next, i, owed);
  if (next.stacks[i] === 0) next.allIn |= 1 << i;
  else next.allIn &= ~(1 << i);
  if (next.phase === 'betting') next.turn = findSeatToAct(next, Math.max(0, next.turn));
}

/** The round as it was when its last act was made, chips that came back uncalled among them. */
function reopenGathering(
  next: HandDraft,
  state: HandState,
  bets: readonly { readonly seat: number; readonly amount: number }[],
  pots: HandDraft['pots'],
): void {
  const before = state.reports?.round?.gathered ?? state.gathered;
  const inFront = state.bets.slice();
  for (const { seat, amount } of bets) inFront[indexOf(state, seat)] = amount;
  next.phase = 'betting';
  next.bets = inFront;
  next.gathered = before;
  next.shortfall = state.reports?.round?.shortfall ?? null;
  next.stacks = state.stacks.map((stack, i) => stack + state.gathered[i]! - before[i]! - inFront[i]!);
  for (const [i, stack] of next.stacks.entries()) if (stack === 0) next.allIn |= 1 << i;
  next.pots = pots;
  next.awards = pots.map(() => null);
  next.showdownOrder = null;
  next.turn = -1;
}
