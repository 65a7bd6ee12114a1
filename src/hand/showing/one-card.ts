/**
 * Decides on a single card turned up at showdown: it claims nothing before the other lies beside it (RC 15; MO 9.3; TDA 40; RO 10.2; TF §10 b3).
 */
import { toPlain } from '../../decider.js';
import { cite } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import { listCardsDealt, findCardTurnedUp, findKnownCards, checkCards } from '../cards/hole-cards.js';
import type { Refused } from '../refusals.js';
import { refuse } from '../refusals.js';
import { indexOf } from '../state.js';
import type { HandUnfolding } from '../unfolding.js';
import { listAllInHandsDue, refuseToWait, waitsForOtherTables } from '../betting/all-in.js';
import type { ShowingCommand } from '../../../commands/hand/showing.js';

type Command = Extract<ShowingCommand, { type: 'TableOneCard' }>;

export function tableOneCard(unfolding: HandUnfolding, { seat, card }: Command, { dealing }: Rulebook): Refused | null {
  const { state } = unfolding;
  const i = indexOf(state, seat);
  if (i < 0) return refuse('SEAT_NOT_IN_HAND', { seat: toPlain(seat) });
  const refused = checkCards([card], 1, listCardsDealt(state, i));
  if (refused !== null) return refused;
  const known = findKnownCards(state, i);
  if (known !== null && !known.includes(card)) return refuse('HOLE_CARDS_CONTRADICTED', { seat, known: [...known], given: [card] });
  const shown = findCardTurnedUp(state, seat);
  if (((state.tabled >> i) & 1) === 1 || shown === card) return null;
  if (state.phase === 'completed') return refuse('HAND_COMPLETED');
  if (((state.live >> i) & 1) === 0) return refuse('HAND_NOT_LIVE', { seat });
  if (state.phase !== 'showdown' && listAllInHandsDue(state) === null) return refuse('SHOWDOWN_NOT_OPEN', { seat, phase: state.phase });
  if (waitsForOtherTables(state)) return refuseToWait(state);
  if (shown === null) {
    unfolding.push({ type: 'SecondCardRequired', data: { seat, card, articles: cite(dealing.table.oneCardOnly) } });
    return null;
  }
  // The second card after the first: the hand lies face up.
  unfolding.push({ type: 'HandTabled', data: { seat, cards: [shown, card] } });
  unfolding.conclude();
  return null;
}
