/**
 * Players who are reported by several commands, and can only have gone out in one hand: in the hand of their table that waits face down in
 * hand-for-hand play, or in the last one of a satellite that is over. They are placed by their stacks, as if they had been reported together
 * (RO 1.10; MO 9.10; TF §10 b10).
 */
import { handNumberOf } from '../../../events/ids.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import { type Elimination, outOf, type Running } from '../state.js';
import type { TournamentUnfolding } from '../unfolding.js';
import { groupByMoment, groupTied, makeBust, makePlaceEvents } from '../places/places.js';
import { makeTogetherEvent } from './simultaneous.js';
import { assignPlaces, type Placed } from '../places/together.js';

/** Adds the places of who went out in the waiting hand of one who is out by this decision. */
export function followHeldHand(unfolding: TournamentUnfolding, since: number): void {
  for (const { type, data } of unfolding.events.slice(since)) {
    if (type === 'PlayerEliminated' && data.handId === null)
      unfolding.step((running) => (isOfHeldHand(running, data.playerId) ? rankWithHand(running, data.playerId) : []));
  }
}

function isOfHeldHand({ eliminations }: Running, playerId: Elimination['playerId']): boolean {
  const last = eliminations.find((out) => out.playerId === playerId);
  return last !== undefined && eliminations.some((out) => out.heldIn !== null && isSameHand(out, last));
}

/** The places of who went out in the hand of a player who is out. Stacks that nobody knows rank nobody. */
export function rankWithHand(running: Running, playerId: Elimination['playerId']): TournamentEvent[] {
  const { eliminations } = running;
  const last = outOf(running, playerId);
  if (last === undefined || handOf(last) === 0) return [];
  const group = eliminations.filter((out) => isSameHand(out, last));
  if (group.some(({ estimated, ruled }) => estimated || ruled) || isByStack(group, areStacksKnown(running, last))) return [];
  const moments = groupByMoment(eliminations);
  const first = moments.findIndex((moment) => moment.some((out) => group.includes(out)));
  const placed: Placed[] = [];
  const together: ReturnType<typeof makeTogetherEvent>['event'][] = [];
  let worst = running.playersLeft + eliminations.length;
  for (const [index, moment] of moments.entries()) {
    const others = moment.filter((out) => !group.includes(out));
    if (index === first) {
      const ranked = makeTogetherEvent(running, [...others, ...group].map(makeBust), worst, moment[0]!.bubble, { found: 'sameHand' });
      placed.push(...ranked.placed);
      together.push(ranked.event);
      worst -= others.length + group.length;
    } else {
      placed.push(...assignPlaces(groupTied(others), worst));
      worst -= others.length;
    }
  }
  const articles = together.flatMap(({ data }) => data.articles);
  return [...makePlaceEvents(eliminations, placed, { cause: 'together', handId: null, reason: null, articles }), ...together];
}

/** A table whose hands nobody records has none: there who is reported first is out first. */
function handOf({ hands, heldIn }: Elimination): number {
  return heldIn === null ? hands : hands + 1;
}

function isSameHand(one: Elimination, other: Elimination): boolean {
  const isReported = one.cause === 'chips' && one.handId === null;
  return isReported && one.from.table === other.from.table && handOf(one) === handOf(other);
}

/** Whether the stacks of a table were known when the hand of an elimination began: by the start, a count or a typed hand just before it. */
function areStacksKnown({ tables, chips }: Running, out: Elimination): boolean {
  const { table } = out.from;
  const settled = tables[table - 1]?.settled ?? null;
  const known = Math.max(chips.counted.get(table) ?? 0, settled === null ? 0 : handNumberOf(settled.handId));
  return handOf(out) - 1 <= known;
}

/**
 * Whether larger stacks have the better places, and equal ones share them.
 * @param known whether equal stacks are equal: where hands went by since the last count, they say nothing
 */
function isByStack(group: readonly Elimination[], known: boolean): boolean {
  return group.every((one) =>
    group.every((other) => {
      const difference = Math.sign(one.stackBefore - other.stackBefore);
      return (difference === 0 && !known) || difference === Math.sign(other.place - one.place);
    }),
  );
}
