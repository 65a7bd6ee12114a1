/**
 * Derived facts of a betting case: the pot, the roles of seats, the seat in turn. The kit builds a hand from the others and compares, so
 * that a case cannot contradict its hand.
 */
import type { CaseHand } from './hand.js';
import type { BettingCase, Given } from './shape.js';

/** A fact that the hand contradicts. */
export interface Contradiction {
  readonly where: string;
  readonly code: string;
}

/** The first fact of `given` that the hand contradicts, before the act or event of the case; null where there is none. */
export function contradictedGiven(given: Given, hand: CaseHand): Contradiction | null {
  const { state, events } = hand;
  const gathered = state.deadAnte + state.bets.reduce((sum, bet, i) => sum + bet + state.gathered[i]!, 0);
  // Cases count a bet that nobody called until the round is over.
  const pot = events.reduce((sum, { type, data }) => (type === 'UncalledBetReturned' ? sum + data.amount : sum), gathered);
  if (pot !== given.pot) return { where: 'given.pot', code: `${pot} in the pot` };
  const wrong = given.players.findIndex(({ seat, role }) => role !== (given.street === 'preflop' ? roleOf(hand, seat) : 'other'));
  return wrong < 0 ? null : { where: `given.players[${wrong}].role`, code: roleOf(hand, given.players[wrong]!.seat) };
}

function roleOf({ state }: CaseHand, seat: number): Given['players'][number]['role'] {
  const { button, smallBlindSeat, bigBlindSeat, seats } = state.start!;
  if (seat === button) return seat === smallBlindSeat ? 'buttonSmallBlind' : 'button';
  if (seat === smallBlindSeat) return 'smallBlind';
  if (seat === bigBlindSeat) return 'bigBlind';
  const afterBigBlind = (seats.findIndex((each) => each.seat === bigBlindSeat) + 1) % seats.length;
  return seat === seats[afterBigBlind]!.seat ? 'utg' : 'other';
}

/** The first fact of `when` that the hand contradicts; null where there is none. */
export function contradictedWhen({ when }: BettingCase, hand: CaseHand): Contradiction | null {
  const { event, seat, inTurn, verbal, chips, motions, skipped = [], skippedActs = [], oot } = when;
  const acts = event === 'action' || event === 'simultaneous';
  if (!acts && (verbal.kind !== 'none' || chips.length > 0)) return { where: 'when.verbal', code: `not part of ${event}` };
  if (motions !== undefined && motions.flat().join() !== chips.join()) return { where: 'when.motions', code: chips.join() };
  if (acts && when.dark !== true && inTurn !== (hand.turn === seat)) {
    return { where: 'when.inTurn', code: `seat ${hand.turn ?? 'none'} to act` };
  }
  const acted = new Set([skippedActs].flat().map((act) => act.seat));
  const unexplained = skipped.filter((each) => each !== hand.turn && !acted.has(each));
  if (unexplained.length > 0) return { where: 'when.skipped', code: `seat ${hand.turn ?? 'none'} to act` };
  if (event === 'action' && oot !== undefined && oot.length >= 2 !== (when.followedBySubstantialAction ?? false)) {
    return { where: 'when.oot', code: `${oot.length} acts` };
  }
  return null;
}
