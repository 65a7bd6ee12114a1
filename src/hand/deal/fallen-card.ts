/**
 * Decides on a card that fell from the table: dropped by the dealer it is dead, dropped by its player they must play it (MO 2.15; RO 6.4;
 * TF §2 b14).
 */
import { articleOf } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import type { Refused } from '../refusals.js';
import { refuse } from '../refusals.js';
import type { HandUnfolding } from '../unfolding.js';
import type { DealtCardCommand } from '../../../commands/hand/dealt-cards.js';
import { letCardPlay } from './exposed-card.js';
import { dealOf, declareCardDead, type Reported, takeUp } from './spoilt-cards.js';

type Command = Extract<DealtCardCommand, { type: 'ReportFallenCard' }>;

export function reportFallenCard(unfolding: HandUnfolding, command: Command, book: Rulebook): Refused | null {
  const { seat, ordinal = null, cause, card = null, earlierMisdealsOfDealer = 0 } = command;
  const { byDealer, byPlayer, countsForMisdeal } = book.dealing.fallen;
  const reported: Reported = { seat, ordinal, card, how: 'fallen', by: cause, seenBy: null };
  const taken = takeUp(unfolding, reported, cause === 'player');
  if (taken !== null) return taken === 'known' ? null : taken;
  if (cause === 'dealer') {
    const dead = { rules: [byDealer], counts: [countsForMisdeal], earlierMisdeals: earlierMisdealsOfDealer };
    declareCardDead(unfolding, reported, dead, book);
    return null;
  }
  const afterDeal = command.afterDeal ?? dealOf(unfolding.state).phase !== 'dealing';
  if (byPlayer.value === 'mustBePlayedAfterDeal' && !afterDeal) return refuse('DEAL_NOT_COMPLETE', { seat }, articleOf(byPlayer));
  letCardPlay(unfolding, reported, byPlayer);
  return null;
}
