/**
 * Decides on the deal as the table reports it: the shuffle and the cut, the first card, the last (RC G, 34; MO 2.3; RO 4.4, 5.2; TF §2 b3).
 */
import type { Citation } from '../../../events/judging.js';
import type { CutFault } from '../../../events/hand-deal.js';
import { toPlain } from '../../decider.js';
import { articleOf, cite, removeRepeated } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import type { Refused } from '../refusals.js';
import { refuse } from '../refusals.js';
import type { HandUnfolding } from '../unfolding.js';
import { checkNotCompleted, checkSeats, checkSomebodyLives, declareDead } from './checks.js';
import type { DealCommand } from '../../../commands/hand/deal.js';
import { findHandDealer, findFirstAndLastDealt, findRightOf } from '../start/dealer.js';
import { listReplacementsDue } from './spoilt-cards.js';
import { quietDeal } from '../state/deal.js';

type Command<Type extends DealCommand['type']> = Extract<DealCommand, { type: Type }>;

/** What is wrong with a cut, and by which rule. */
interface WrongCut {
  readonly fault: CutFault;
  readonly refused: Refused;
  readonly articles: readonly Citation[];
}

/** A wrong cut is refused before the first card, so that the deck is cut again; after it, it is only noted. */
export function recordShuffleAndCut(unfolding: HandUnfolding, command: Command<'RecordShuffleAndCut'>, book: Rulebook): Refused | null {
  const { shuffledBy, cutBy, smallestPile = null, cutCardUsed = null } = command;
  const { state } = unfolding;
  const { phase, cut } = state.incidents?.deal ?? quietDeal;
  if (state.phase === 'completed') return refuse('HAND_COMPLETED');
  const refused = checkSeats(state, [shuffledBy, cutBy]);
  if (refused !== null) return refused;
  if (smallestPile !== null && !(Number.isInteger(smallestPile) && smallestPile >= 0 && smallestPile <= 26))
    return refuse('CARDS_OUT_OF_RANGE', { cards: toPlain(smallestPile), min: 0, max: 26 });
  if (cut !== null && cut.shuffledBy === shuffledBy && cut.cutBy === cutBy) return null;
  const wrong = findWrongCuts(unfolding, command, book);
  const dealt = phase === 'dealing' || phase === 'complete' || state.acts > 0 || state.board.length > 0;
  if (!dealt && wrong[0] !== undefined) return wrong[0].refused;
  const faults = wrong.map(({ fault }) => fault);
  const articles = wrong.length > 0 ? removeRepeated(wrong.flatMap((each) => each.articles)) : cite(book.dealing.cut.required);
  unfolding.push({ type: 'DeckCut', data: { shuffledBy, cutBy, smallestPile, cutCardUsed, faults, articles } });
  return null;
}

function findWrongCuts(unfolding: HandUnfolding, command: Command<'RecordShuffleAndCut'>, { dealing }: Rulebook): WrongCut[] {
  const { shuffledBy, cutBy, decks = 1, smallestPile = null, cutCardUsed = null } = command;
  const { cut, deck } = dealing;
  const start = unfolding.state.start!;
  const wrong: WrongCut[] = [];
  const add = (fault: CutFault, articles: readonly Citation[], refusing: (article: string | null) => Refused): void => {
    wrong.push({ fault, articles, refused: refusing(articles[0]?.article ?? null) });
  };
  if (shuffledBy === cutBy) {
    add('sameHandler', cite(deck.sameHandlerAlone), (article) => refuse('SAME_HANDLER', { seat: cutBy }, article));
  }
  const dealer = findHandDealer(start);
  // With two decks, the dealer of the hand before sits to the right of this one's.
  const byDealer = decks === 2 && cut.by.twoDecks.value === 'futureDealer';
  const expected = byDealer ? dealer : findRightOf(start, dealer);
  if (cutBy !== expected) {
    const setting = decks === 2 ? cut.by.twoDecks : cut.by.oneDeck;
    add('wrongCutter', cite(setting), (article) => refuse('WRONG_CUTTER', { seat: cutBy, expected }, article));
  }
  const min = cut.minCardsPerPile.value;
  if (smallestPile !== null && smallestPile < min) {
    add('pileTooSmall', cite(cut.minCardsPerPile), (article) => refuse('PILE_TOO_SMALL', { cards: smallestPile, min }, article));
  }
  if (cut.cutCard.value && cutCardUsed === false) {
    add('cutCardMissing', cite(cut.cutCard), (article) => refuse('CUT_CARD_MISSING', {}, article));
  }
  return wrong;
}

export function beginDeal(unfolding: HandUnfolding, { at }: Command<'BeginDeal'>, { dealing }: Rulebook): Refused | null {
  const { state } = unfolding;
  const deal = state.incidents?.deal ?? quietDeal;
  const refused = checkNotCompleted(state);
  if (refused !== null) return refused;
  if (deal.phase === 'dealing') return null;
  if (deal.phase === 'complete' || state.acts > 0 || state.board.length > 0 || state.phase === 'showdown')
    return refuse('DEAL_ALREADY_OVER');
  const { cutoff } = dealing.presence;
  unfolding.push({
    type: 'DealBegun',
    data: { ...findFirstAndLastDealt(state.start!), at, closesSeating: cutoff.value === 'firstCard', articles: cite(cutoff) },
  });
  return null;
}

export function completeDeal(unfolding: HandUnfolding, command: Command<'CompleteDeal'>, { dealing }: Rulebook): Refused | null {
  const { at, absent = [], penalised = [] } = command;
  const { state } = unfolding;
  const deal = state.incidents?.deal ?? quietDeal;
  const refused = checkNotCompleted(state) ?? checkSeats(state, [...absent, ...penalised]);
  if (refused !== null) return refused;
  if (deal.phase === 'complete') return null;
  if (deal.phase !== 'dealing') return refuse('DEAL_NOT_IN_PROGRESS');
  if (deal.firstCardAt !== null && at < deal.firstCardAt) return refuse('DEAL_ENDS_TOO_EARLY', { at, from: deal.firstCardAt });
  const due = listReplacementsDue(state).map(({ seat }) => seat);
  if (due.length > 0) return refuse('REPLACEMENT_DUE', { seats: due }, articleOf(dealing.exposed.replacementCard));
  const nobodyLeft = checkSomebodyLives(state, [...absent, ...penalised]);
  if (nobodyLeft !== null) return nobodyLeft;
  const { cutoff } = dealing.presence;
  unfolding.push({
    type: 'InitialDealCompleted',
    data: { at, closesSeating: cutoff.value !== 'firstCard', articles: cite(cutoff) },
  });
  declareDead(unfolding, penalised, 'penalised', cite(dealing.penalised.dealtIn));
  declareDead(unfolding, absent, 'absent', cite(dealing.absent.handFate, cutoff));
  unfolding.conclude();
  return null;
}
