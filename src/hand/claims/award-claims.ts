/**
 * Decides on claims on how a hand was read and to whom a pot went, and on the director's correction of an award.
 */
import type { ClaimKind } from '../../../events/hand-claims.js';
import { toPlain } from '../../decider.js';
import { cite } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import type { Refused } from '../refusals.js';
import { refuse } from '../refusals.js';
import { type HandState, indexOf } from '../state.js';
import type { HandUnfolding } from '../unfolding.js';
import { claimsOf } from '../state/claims-of.js';
import type { ClaimCommand } from '../../../commands/hand/claims.js';
import { correctAward, correctResult, readShares } from './correction.js';
import { checkAwardedPot, findRightShares, hasSameShares } from './right-award.js';
import type { Shares } from '../state/claims.js';
import { listDecidingSettings, refuseLate } from './windows.js';

type Command<Type extends ClaimCommand['type']> = Extract<ClaimCommand, { type: Type }>;

/** The hand of the seat was tabled, and read as worse than it is. */
export function claimReading(unfolding: HandUnfolding, command: Command<'ClaimReading'>, book: Rulebook): Refused | null {
  const { pot, seat } = command;
  const { state } = unfolding;
  const i = indexOf(state, seat);
  if (i < 0) return refuse('SEAT_NOT_IN_HAND', { seat: toPlain(seat) });
  const refused = checkAwardedPot(state, pot);
  if (refused !== null) return refused;
  if (((state.tabled >> i) & 1) === 0) return refuse('HANDS_NOT_TABLED', { seats: [seat] });
  return correctDisputed(unfolding, 'reading', seat, command, book);
}

export function claimAward(unfolding: HandUnfolding, command: Command<'ClaimAward'>, book: Rulebook): Refused | null {
  const { pot, killedWinner = false, winners, shares } = command;
  const refused = checkAwardedPot(unfolding.state, pot);
  if (refused !== null) return refused;
  const kind = killedWinner ? 'killedWinner' : 'award';
  return correctDisputed(unfolding, kind, (killedWinner ? (winners ?? shares?.map(({ seat }) => seat))?.[0] : null) ?? null, command, book);
}

/** Accepts a claim in time, and corrects the award where it is known what it should have been. */
function correctDisputed(
  unfolding: HandUnfolding,
  claim: ClaimKind,
  seat: number | null,
  command: Command<'ClaimReading' | 'ClaimAward'>,
  book: Rulebook,
): Refused | null {
  const { pot, by = null, progress } = command;
  const before = unfolding.state;
  const right = findRightShares(before, command);
  const given = readShares(before, pot);
  const { open, lookedInto } = claimsOf(before);
  const stands = right !== null && !('refusal' in right) && hasSameShares(right, given);
  if (stands && lookedInto.includes(pot)) return null;
  if (right === null && open.some((each) => each.claim === claim && each.pot === pot && each.seat === seat)) return null;
  const late = refuseLate(claim, before, command, book);
  if (late !== null) return late;
  if (right !== null && 'refusal' in right) return right;
  if (stands) return refuse('AWARD_STANDS', { pot, winners: given.map((share) => share.seat) });
  const articles = cite(...listDecidingSettings(claim, book));
  unfolding.push({ type: 'ClaimAccepted', data: { claim, pot, street: null, seat, amount: null, by, articles } });
  if (right === null) return null;
  const refused = correctAward(unfolding, pot, right, articles, progress);
  if (refused === null) correctResult(unfolding, before);
  return refused;
}

/** Corrects the award on a claim that was accepted, or on the director's word against the book. */
export function correctTheAward(unfolding: HandUnfolding, command: Command<'CorrectAward'>, book: Rulebook): Refused | null {
  const { pot, winners, shares, progress } = command;
  const before = unfolding.state;
  const reason = command.reason?.trim() ?? '';
  const refused = checkAwardedPot(before, pot);
  if (refused !== null) return refused;
  if (winners == null && shares == null) return refuse('AWARD_NOT_STATED', { pot });
  const { open, overridden } = claimsOf(before);
  const claim = open.find((each) => each.pot === pot);
  const right = findRightShares(before, command, !overridden && reason === '');
  if (right === null) return refuse('AWARD_NOT_STATED', { pot });
  const stands = !('refusal' in right) && hasSameShares(right, readShares(before, pot));
  if (stands) return dismissClaim(unfolding, before, pot, right, claim !== undefined);
  if (claim === undefined && !overridden && reason === '')
    return refuse('NO_CLAIM_ACCEPTED', { pot }, cite(...listDecidingSettings('award', book))[0]?.article);
  if ('refusal' in right) return right;
  if (reason !== '') recordDeparture(unfolding, reason, book);
  const settings = listDecidingSettings(claim?.claim ?? 'award', book);
  const articles = claim === undefined ? cite(book.betting.director.mayDepart) : cite(...settings);
  const inPlay = correctAward(unfolding, pot, right, articles, progress);
  if (inPlay === null) correctResult(unfolding, before);
  return inPlay;
}

/** The award that is stated is the one that stands: a claim is dismissed by it, and a correction that was made needs no other. */
function dismissClaim(unfolding: HandUnfolding, state: HandState, pot: number, right: Shares, claimed: boolean): Refused | null {
  if (claimed) unfolding.push({ type: 'ClaimDismissed', data: { pot } });
  else if (!claimsOf(state).lookedInto.includes(pot)) return refuse('AWARD_STANDS', { pot, winners: right.map(({ seat }) => seat) });
  return null;
}

/** The director rules against the letter of the book, for fairness. */
function recordDeparture(unfolding: HandUnfolding, reason: string, { betting, dealing }: Rulebook): void {
  unfolding.push({
    type: 'IncidentRuled',
    data: {
      question: 'overrideRule',
      seat: null,
      option: 'asRuled',
      amount: null,
      reason,
      overrides: true,
      articles: cite(dealing.claim.award.until, betting.director.mayDepart),
    },
  });
}
