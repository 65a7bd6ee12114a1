/**
 * Decides which cards go into the stub when a premature street is shuffled back, and which stay out (RO 7.2, 7.3): those that were turned
 * up too early go in; burned, thrown, seen and boxed cards don't.
 */
import type { Citation } from '../../../events/judging.js';
import type { BoardStreet, Slot } from '../../../events/hand-deck.js';
import { cite } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import { noIncidents } from '../state/incidents.js';
import type { HandState } from '../state.js';
import { BOARD_STREETS, deckOf, findWrongAwaited, makeWrongStreet } from '../cards/places.js';
import { findProcedure } from './remedy.js';

export interface Reshuffle {
  /** Cards that were turned up, or can't be distinguished from those that were; the whole stub is shuffled with them. */
  readonly shuffled: readonly Slot[];
  /** Burns of this street and of those before it; without those of streets that a shuffle put right, whose places nobody knows. */
  readonly burned: readonly Slot[];
  /** Seats whose hands are thrown or dead; each has two cards. */
  readonly deadHands: readonly number[];
  /** Cards of the deal that were turned up, seen or dropped. */
  readonly seen: number;
  /** Cards that lay face up in the deck. */
  readonly boxed: number;
  readonly articles: readonly Citation[];
}

/** The list for a premature street: as it was ruled on, or as it would be if it came too early now. */
export function makeReshuffleList(state: HandState, street: BoardStreet, { dealing }: Rulebook): Reshuffle {
  const { deal } = state.incidents ?? noIncidents;
  const awaited = findWrongAwaited(state);
  const error = { street, kind: 'premature' as const, orderKnown: false, burnKnown: true };
  const wrong = awaited?.street === street ? awaited : makeWrongStreet(deckOf(state, street), error);
  const { steps } = findProcedure(wrong, dealing);
  const shuffled = steps.flatMap((step) => (step.step === 'returnToStub' ? step.cards : []));
  const { seats } = state.start!;
  return {
    shuffled,
    burned: [...countBurnsBefore(state, street), ...wrong.burned.filter((slot) => !shuffled.includes(slot))],
    deadHands: seats.filter((_, i) => ((state.live >> i) & 1) === 0).map(({ seat }) => seat),
    seen: deal.spoilt.length,
    boxed: deal.boxed + deal.boxedLater,
    articles: cite(dealing.premature.reshuffle.excluded, dealing.board.deadHoleCards.reshuffled),
  };
}

function countBurnsBefore(state: HandState, street: BoardStreet): Slot[] {
  const errors = state.incidents?.deck.errors ?? [];
  return BOARD_STREETS.slice(0, BOARD_STREETS.indexOf(street)).flatMap((before) => {
    const { burnsDue, slot } = deckOf(state, before);
    return errors.includes(before) ? [] : Array.from({ length: burnsDue }, (_, n) => slot(n));
  });
}
