/**
 * Decides what becomes of a hand whose board was taken away, whose stub is not what it was, or whose deck is not what it should be
 * (RO 5.4, 7.6, 7.7, 7.8).
 */
import type { Settlement, VoidCause } from '../../../events/hand-deck.js';
import { articleOf, cite } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import type { Setting } from '../../rulebooks/setting.js';
import type { Refused } from '../refusals.js';
import { refuse } from '../refusals.js';
import type { HandState } from '../state.js';
import type { HandUnfolding } from '../unfolding.js';
import type { DeckCommand } from '../../../commands/hand/deck.js';
import { BOARD_STREETS, cardCountOf } from '../cards/places.js';
import { checkVoidable, settleVoid } from './void.js';

type Command<Type extends DeckCommand['type']> = Extract<DeckCommand, { type: Type }>;

/** What the director can answer where it is in doubt whether somebody folded because of it. */
export const SETTLING_OPTIONS = ['refundAll', 'split', 'continue'] as const;

export function reportBoardRemoved(
  unfolding: HandUnfolding,
  { discernible }: Command<'ReportBoardRemoved'>,
  { dealing }: Rulebook,
): Refused | null {
  const { state } = unfolding;
  const refused = checkVoidable(state);
  if (refused !== null) return refused;
  if (state.board.length === 0) return refuse('WRONG_PHASE', { phase: state.phase });
  const { removedEarly } = dealing.board;
  if (!discernible) {
    settleVoid(unfolding, 'boardRemoved', 'split', [removedEarly.indiscernible]);
    return null;
  }
  if (state.incidents?.deck.restoredAt === state.board.length) return null;
  const board = findCardsFrom(state, 0);
  unfolding.push({ type: 'BoardRestored', data: { board, articles: cite(removedEarly.discernible) } });
  return null;
}

export function reportStubIncident(
  unfolding: HandUnfolding,
  { kind, foldsInfluenced = null }: Command<'ReportStubIncident'>,
  { dealing }: Rulebook,
): Refused | null {
  const { state } = unfolding;
  const refused = checkVoidable(state) ?? checkCardsToCome(state);
  if (refused !== null) return refused;
  if (kind === 'mixedWithMuck') {
    if (state.incidents?.deck.mixedAt === state.board.length) return null;
    unfolding.push({ type: 'StubReshuffled', data: { withMuck: true, articles: cite(dealing.stub.mixedWithMuck) } });
    return null;
  }
  const cause = kind === 'dropped' ? 'stubDropped' : 'stubRevealed';
  return settleByFolds(unfolding, { cause, foldsInfluenced, question: 'stubIncident', rule: dealing.stub.revealedOrDropped }, dealing);
}

export function reportDeckIrregularity(
  unfolding: HandUnfolding,
  command: Command<'ReportDeckIrregularity'>,
  { dealing }: Rulebook,
): Refused | null {
  const { state } = unfolding;
  const { irregular, twoUsed } = dealing.deck;
  const { kind, foldsInfluenced = null, earlierHand = false } = command;
  // Hands that are over stand, whatever the deck was.
  if (earlierHand || state.phase === 'completed') {
    return refuse('CLAIM_WINDOW_CLOSED', { claim: 'deck', until: 'handEnd' }, articleOf(irregular.earlierHands));
  }
  const refused = checkVoidable(state);
  if (refused !== null) return refused;
  if (kind !== 'twoDecks') {
    return settleByFolds(unfolding, { cause: CAUSES[kind], foldsInfluenced, question: 'deckIrregular', rule: irregular.effect }, dealing);
  }
  const from = command.from ?? 'flop';
  const at = BOARD_STREETS.indexOf(from);
  const acted = command.actionsOnBoth !== false || state.acts > 0;
  if (acted || at < 0 || at >= state.board.length) {
    settleVoid(unfolding, 'twoDecks', 'refundAll', [twoUsed.unrecoverable, dealing.void.refund]);
    return null;
  }
  unfolding.push({ type: 'BoardCancelled', data: { from, cards: findCardsFrom(state, at), articles: cite(twoUsed.recoverable) } });
  return null;
}

const CAUSES: Readonly<Record<Exclude<Command<'ReportDeckIrregularity'>['kind'], 'twoDecks'>, VoidCause>> = {
  joker: 'joker',
  duplicate: 'duplicateCard',
  oddBack: 'oddBack',
  missingCard: 'missingCard',
  otherCard: 'otherCard',
};

export interface Spoilt {
  readonly cause: VoidCause;
  readonly foldsInfluenced: boolean | null;
  readonly question: 'stubIncident' | 'deckIrregular' | 'voidHand';
  readonly rule: Setting;
}

/**
 * The players still in share the pot where others folded before and not because of it; otherwise everybody is refunded. Where that is
 * in doubt, it is the director's to say.
 */
export function settleByFolds(unfolding: HandUnfolding, spoilt: Spoilt, { void: voiding }: Rulebook['dealing']): Refused | null {
  const { cause, foldsInfluenced, question, rule } = spoilt;
  const folded = hasSomeoneFolded(unfolding.state);
  if (folded && foldsInfluenced === null) {
    return refuse(
      'TD_RULING_REQUIRED',
      { question, options: [...SETTLING_OPTIONS], default: 'refundAll' },
      articleOf(voiding.splitInstead),
    );
  }
  const settlement: Settlement = folded && foldsInfluenced === false ? 'split' : 'refundAll';
  settleVoid(unfolding, cause, settlement, settlement === 'split' ? [voiding.splitInstead, rule] : [rule, voiding.refund]);
  return null;
}

/** Whether a player who was in the hand has given it up. */
function hasSomeoneFolded({ start, live, incidents }: HandState): boolean {
  const fromTheDeal = new Set([...(incidents?.deal.absent ?? []), ...(incidents?.deal.penalised ?? [])]);
  return start!.seats.some(({ seat, dead }, i) => !dead && ((live >> i) & 1) === 0 && !fromTheDeal.has(seat));
}

/** An accident to the stub matters while a card is still to come from it. */
export function checkCardsToCome({ board, phase }: HandState): Refused | null {
  return board.length < BOARD_STREETS.length ? null : refuse('WRONG_PHASE', { phase });
}

/** The cards of the board from a street on; null for each that was not entered. */
function findCardsFrom({ board }: HandState, at: number): (string | null)[] {
  return board
    .slice(at)
    .flatMap((cards, k): (string | null)[] => [...(cards ?? Array<null>(cardCountOf(BOARD_STREETS[at + k]!)).fill(null))]);
}
