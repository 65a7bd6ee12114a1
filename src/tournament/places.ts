/**
 * The places of all who are out, worked out anew when a hand of earlier is corrected: who goes out sooner than others has the worse
 * place; in one hand the larger stack at its start takes the better one (RO 1.10, RO 2.7, MO 9.10, TF §10 b10).
 * Pure. May import: `events/`, its neighbours.
 */
import type { HandId, PlayerId } from '../../events/ids.js';
import type { Elimination } from './state.js';

/** The hand that is corrected: when it was settled, and the stacks with which its players began it. */
export interface CorrectedHand {
  readonly handId: HandId;
  readonly moment: number;
  readonly stackBefore: (playerId: PlayerId) => number;
}

export interface Placed {
  readonly playerId: PlayerId;
  readonly place: number;
  readonly tied: number;
}

/**
 * @param eliminations of those who stay out, the worst place first
 * @param inHand who is out by the corrected hand after all
 * @param now who is out by what the correction takes from him now, each with the stack that he had, in ascending order
 */
export function placesOf(
  players: number,
  eliminations: readonly Elimination[],
  hand: CorrectedHand,
  inHand: readonly PlayerId[],
  now: readonly { readonly playerId: PlayerId; readonly stack: number }[],
): Placed[] {
  const groups = tiedGroups(eliminations);
  const before = groups.findIndex(
    ([first]) => first!.moment > hand.moment || (first!.moment === hand.moment && first!.handId !== hand.handId),
  );
  const cut = before < 0 ? groups.length : before;
  const sooner = groups.slice(0, cut).filter(([first]) => first!.handId !== hand.handId);
  const together = groups.slice(0, cut).filter(([first]) => first!.handId === hand.handId);
  const byHand = ranked([...together.flat().map(({ playerId }) => playerId), ...inHand], hand.stackBefore);
  const byNow = ranked(
    now.map(({ playerId }) => playerId),
    (playerId) => now.find((each) => each.playerId === playerId)!.stack,
  );
  let remaining = players;
  return [...ids(sooner), ...byHand, ...ids(groups.slice(cut)), ...byNow].flatMap((group) => {
    const place = remaining - group.length + 1;
    remaining -= group.length;
    return group.map((playerId) => ({ playerId, place, tied: group.length }));
  });
}

/** Those who share a place. */
function tiedGroups(eliminations: readonly Elimination[]): Elimination[][] {
  const groups: Elimination[][] = [];
  for (const elimination of eliminations) {
    const last = groups.at(-1);
    if (last !== undefined && last[0]!.place === elimination.place) last.push(elimination);
    else groups.push([elimination]);
  }
  return groups;
}

function ids(groups: readonly (readonly Elimination[])[]): PlayerId[][] {
  return groups.map((group) => group.map(({ playerId }) => playerId));
}

/** The smallest stack first; equal ones share a place. */
function ranked(players: readonly PlayerId[], stackOf: (playerId: PlayerId) => number): PlayerId[][] {
  const byStack = Map.groupBy(players, stackOf);
  return [...byStack.keys()].toSorted((a, b) => a - b).map((stack) => byStack.get(stack)!);
}
