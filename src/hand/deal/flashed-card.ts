/**
 * Decides on a card of the deal that somebody saw without its being turned up: whether it plays, is dead, or is its player's to keep or
 * not (RC 65-B; MO 4.1; RO 6.6; TF §5 b1).
 */
import { toPlain } from '../../decider.js';
import { articleOf, cite } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import type { Setting } from '../../rulebooks/setting.js';
import type { Refused } from '../refusals.js';
import { refuse } from '../refusals.js';
import type { HandUnfolding } from '../unfolding.js';
import type { DealtCardCommand } from '../../../commands/hand/dealt-cards.js';
import { letCardPlay } from './exposed-card.js';
import { declareCardDead, type Reported, takeUp } from './spoilt-cards.js';
import type { CardPlace } from '../state/deal.js';

type Command = Extract<DealtCardCommand, { type: 'ReportFlashedCard' }>;

export function reportFlashedCard(unfolding: HandUnfolding, command: Command, book: Rulebook): Refused | null {
  const { seat, ordinal = null, cause, seenBy, earlierMisdealsOfDealer = 0 } = command;
  const reported: Reported = { seat, ordinal, card: null, how: 'flashed', by: cause, seenBy };
  const taken = takeUp(unfolding, reported);
  if (taken !== null) return taken === 'known' ? null : taken;
  const { byPlayer, byDealer } = book.dealing.flashed;
  if (cause === 'player') letCardPlay(unfolding, reported, byPlayer);
  else if (byDealer.value === 'plays') {
    letCardPlay(unfolding, reported, byDealer);
    unfolding.push({ type: 'OfficialCalled', data: { seat, articles: cite(byDealer) } });
  } else if (byDealer.value === 'ownerChoosesIfUntouched') return askPlayer(unfolding, command, byDealer, book);
  else if (byDealer.value === 'dead' || seenBy === 'all') burn(unfolding, reported, book, earlierMisdealsOfDealer);
  else playsUnlessRuled(unfolding, reported, byDealer);
  return null;
}

/** The flashed card is dealt with as one that the dealer turned up. */
export function burn(unfolding: HandUnfolding, place: CardPlace, book: Rulebook, earlierMisdeals = 0): void {
  const { byDealer, refusedOrDeadTreatedAs, countsForMisdeal } = book.dealing.flashed;
  declareCardDead(unfolding, place, { rules: [byDealer, refusedOrDeadTreatedAs], counts: [countsForMisdeal], earlierMisdeals }, book);
}

/** Only the whole table makes it dead; between two players and all of them the book says nothing, and the director may rule. */
function playsUnlessRuled(unfolding: HandUnfolding, reported: Reported, rule: Setting): void {
  const { seat, seenBy } = reported;
  letCardPlay(unfolding, reported, rule);
  if (seenBy !== 'several') return;
  unfolding.push({
    type: 'DefaultRuled',
    data: { question: 'flashedBySeveral', seat, options: ['plays', 'burned'], default: 'plays', amount: null, articles: cite(rule) },
  });
}

/** The player keeps a card that they have touched; another card they may give back. */
function askPlayer(unfolding: HandUnfolding, command: Command, rule: Setting, book: Rulebook): Refused | null {
  const { seat, ordinal = null, touchedByOwner = true, ownerKeeps = null, chosenBy = seat, earlierMisdealsOfDealer = 0 } = command;
  const article = articleOf(rule);
  if (!touchedByOwner && ownerKeeps === null) return refuse('OWNER_CHOICE_MISSING', { seat }, article);
  if (!touchedByOwner && chosenBy !== null && chosenBy !== seat) return refuse('NOT_OWNER', { seat, by: toPlain(chosenBy) }, article);
  if (touchedByOwner || ownerKeeps === true) letCardPlay(unfolding, { seat, ordinal }, rule);
  else burn(unfolding, { seat, ordinal }, book, earlierMisdealsOfDealer);
  return null;
}
