/**
 * Decides on a card that was turned up in the deal: by the dealer, by its player who did not mean to, or by one who did (RC 35, 68;
 * MO 2.4, 2.14, 2.17, 4.1; TDA 27, 31; RO 6.1, 6.3, 11.5; TF §2 b4, b16, §7 b1).
 */
import type { Offence, Sanction, SanctionStart } from '../../../events/judging.js';
import { cite } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import type { Setting } from '../../rulebooks/setting.js';
import type { Refused } from '../refusals.js';
import type { HandUnfolding } from '../unfolding.js';
import { isTooLate } from '../betting/deadline.js';
import { checkSomebodyLives, isLiveSeat, killSeats } from './checks.js';
import type { DealtCardCommand } from '../../../commands/hand/dealt-cards.js';
import { declareCardDead, findMisdeal, type Reported, takeUp } from './spoilt-cards.js';
import type { CardPlace } from '../state/deal.js';

type Command = Extract<DealtCardCommand, { type: 'ReportExposedCard' }>;

export function reportExposedCard(unfolding: HandUnfolding, command: Command, book: Rulebook): Refused | null {
  const { seat, ordinal = null, cause, card = null, earlierMisdealsOfDealer = 0 } = command;
  const reported: Reported = { seat, ordinal, card, how: 'exposed', by: cause, seenBy: null };
  // The deal can still be cancelled after the first act, so it can still be tried to have it cancelled.
  const later = cause === 'playerToForceMisdeal' && unfolding.state.phase === 'betting' && !isTooLate(unfolding.state, book);
  const taken = takeUp(unfolding, reported, later);
  if (taken !== null) return taken === 'known' ? null : taken;
  const { byDealer, byPlayer, ownerMayKeep } = book.dealing.exposed;
  const earlierMisdeals = earlierMisdealsOfDealer;
  if (cause === 'dealer') {
    declareCardDead(unfolding, reported, { rules: [byDealer.oneLaterCard, ownerMayKeep], earlierMisdeals }, book);
    return null;
  }
  if (cause === 'playerInvoluntary') {
    if (byPlayer.involuntary.value === 'plays') letCardPlay(unfolding, reported, byPlayer.involuntary);
    else declareCardDead(unfolding, reported, { rules: [byPlayer.involuntary], earlierMisdeals }, book);
    return null;
  }
  // Nobody gains a misdeal by their own act. An act that would cause one costs them their hand; any other is only an exposed card.
  const forced = findMisdeal(unfolding.state, reported) !== null || (cause === 'playerToForceMisdeal' && ordinal === null);
  return forced ? putOut(unfolding, seat, book) : turnedOnPurpose(unfolding, reported, book);
}

/** The card stays in its player's hand. */
export function letCardPlay(unfolding: HandUnfolding, { seat, ordinal }: CardPlace, ...rules: readonly Setting[]): void {
  unfolding.push({ type: 'CardPlays', data: { seat, ordinal, articles: cite(...rules) } });
}

/** The player who wanted a misdeal is out of the hand, alone. */
export function putOut(unfolding: HandUnfolding, seat: number, book: Rulebook): Refused | null {
  const { deliberatePlayerAct } = book.dealing.misdeal.cause;
  if (isLiveSeat(unfolding.state, seat)) {
    const refused = checkSomebodyLives(unfolding.state, [seat]);
    if (refused !== null) return refused;
    killSeats(unfolding, [seat], 'deliberateMisdealAttempt', cite(deliberatePlayerAct));
  }
  if (deliberatePlayerAct.value === 'outAndSanctioned')
    note(unfolding, seat, 'deliberateMisdealAttempt', deliberatePlayerAct, 'must', null);
  unfolding.conclude();
  return null;
}

function turnedOnPurpose(unfolding: HandUnfolding, place: CardPlace, { dealing, betting }: Rulebook): null {
  const { deliberate } = dealing.exposed.byPlayer;
  letCardPlay(unfolding, place, deliberate);
  if (deliberate.value === 'plays') note(unfolding, place.seat, 'exposedCardInDeal', deliberate, 'ifRepeated', null);
  else {
    const sanction = betting.exposedHandPenalty.value === 'due' ? 'must' : 'may';
    note(unfolding, place.seat, 'exposedCardInDeal', deliberate, sanction, dealing.show.sanctionStarts.value);
  }
  return null;
}

function note(
  unfolding: HandUnfolding,
  seat: number,
  offence: Offence,
  rule: Setting,
  sanction: Sanction,
  startsAt: SanctionStart | null,
): void {
  unfolding.push({ type: 'InfractionNoted', data: { seat, offence, sanction, startsAt, article: cite(rule)[0]! } });
}
