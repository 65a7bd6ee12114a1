/**
 * How a result that was entered without its acts changes a hand: the chips lie in front of the seats, and the betting is over.
 */
import type { handEvents } from '../../../events/hand.js';
import type { EventOf } from '../../../events/event-type.js';
import { addAt, type HandDraft } from '../state/draft.js';
import { indexOf } from '../state.js';

export function applyResult(next: HandDraft, { folded, added }: EventOf<typeof handEvents.HandResultRecorded>['data']): void {
  for (const seat of folded) next.live &= ~(1 << indexOf(next, seat));
  for (const { seat, amount, allIn } of added) {
    const i = indexOf(next, seat);
    next.stacks = addAt(next.stacks, i, -amount);
    next.bets = addAt(next.bets, i, amount);
    if (allIn) next.allIn |= 1 << i;
  }
  next.phase = 'betting';
  next.turn = -1;
}
