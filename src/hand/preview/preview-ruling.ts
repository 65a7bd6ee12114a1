/**
 * The same act under several rulebooks, side by side, without touching the hand.
 */
import type { Gesture } from '../../../events/judging.js';
import type { HandEvent } from '../../../events/hand.js';
import type { RulebookReference } from '../../../events/values.js';
import { rulebookFor } from '../../rulebooks/adopted-book.js';
import { unknownBook } from '../../rulebooks/rulebooks.js';
import { checkActor, checkGesture } from '../acts/gesture-checks.js';
import { evolve } from '../evolve.js';
import { judgeGesture } from '../judging/judge.js';
import type { Judgement } from '../judging/judgement.js';
import type { Refused } from '../refusals.js';
import { refuse } from '../refusals.js';
import { type HandState, initialHandState } from '../state.js';

export interface BookRuling {
  readonly rulebook: RulebookReference;
  readonly judgement: Judgement;
  /** The smallest bet or raise before the act, as this book counts it: a total on the street, in chips. */
  readonly minRaiseTo: number;
}

/**
 * What the act of a seat would count as under each book, as if it were its turn, in the order of the books. What depends on a
 * book's own numbers (the minimum raise, who may still raise) is counted again from the hand's events; what the hand's own book
 * made of earlier gestures is left aside, their actions are not.
 * @param events of one hand, from its start
 */
export function previewRuling(
  events: readonly HandEvent[],
  seat: number,
  gesture: Gesture,
  books: readonly RulebookReference[],
): { readonly rulings: readonly BookRuling[]; readonly refusal?: undefined } | (Refused & { readonly rulings?: undefined }) {
  const rulings: BookRuling[] = [];
  for (const rulebook of books) {
    const book = rulebookFor(rulebook);
    if (book === null) return refuse('UNKNOWN_RULEBOOK', unknownBook(rulebook.id, rulebook.edition));
    const state = underBook(events, rulebook);
    if (state.start === null) return refuse('HAND_NOT_STARTED');
    const refused = checkActor(state, seat) ?? checkPhase(state, seat) ?? checkGesture(state, seat, gesture);
    if (refused !== null) return refused;
    const minRaiseTo = state.currentBet + state.increment;
    rulings.push({ rulebook, judgement: judgeGesture(state, seat, gesture, book.betting), minRaiseTo });
  }
  return { rulings };
}

/** The hand as it would stand if it had been played under another book. */
function underBook(events: readonly HandEvent[], rulebook: RulebookReference): HandState {
  const state = events.reduce(
    (folded, event) => evolve(folded, event.type === 'HandStarted' ? { type: 'HandStarted', data: { ...event.data, rulebook } } : event),
    initialHandState,
  );
  return { ...state, actState: null };
}

function checkPhase({ phase, turn }: HandState, seat: number): Refused | null {
  return phase !== 'betting' || turn < 0 ? refuse('NO_ACTION_DUE', { seat, phase }) : null;
}
