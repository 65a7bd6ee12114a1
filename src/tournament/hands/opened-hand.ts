/**
 * What a hand is given when it begins: the part of its opening that concerns it.
 */
import type { EventOf } from '../../../events/event-type.js';
import type { handEvents } from '../../../events/hand.js';
import type { TournamentId } from '../../../events/ids.js';
import type { OpenedHand } from '../state.js';

export function makeHandStart(opened: OpenedHand, tournamentId: TournamentId): EventOf<typeof handEvents.HandStarted>['data'] {
  const { table, handNumber, level, rulebook, seats, button, smallBlindSeat, bigBlindSeat, dealer, stakes, chipUnit } = opened;
  const start = { tournamentId, table, handNumber, level, rulebook, seats, button, smallBlindSeat, bigBlindSeat, dealer, stakes, chipUnit };
  return {
    ...start,
    ...(opened.handForHand === true ? { handForHand: true } : {}),
    ...(opened.misdealt === undefined ? {} : { misdealt: opened.misdealt }),
  };
}
