/**
 * A player who is disqualified while their hand is played. The order takes effect at once: the hand is dead. They leave with the chips that
 * are left to them as soon as the hand is settled or annulled, placed as of the order (RO 1.9, 11.2; MO 13.1; TDA 7; RC 71-A; decision 40).
 * Hard-coded, because all five books agree: `penalty.disqualifiedRank`.
 */
import type { HandId } from '../../../events/ids.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import { bookOf } from '../book.js';
import { cite } from '../../rulebooks/citing.js';
import { isPunished } from '../state/discipline.js';
import { foldAll } from '../evolve.js';
import { type Expulsion, type InPlay, outOf, type Running, type SeatedPlayer, seatOf } from '../state.js';
import { makeLeavingEvents } from './leaving-events.js';
import { makePlaceEvent } from '../places/places.js';

/**
 * What follows of the orders of a hand that is over, in their order.
 * @param running the tournament after the hand
 * @param out who has lost their last chips in it
 */
export function carryOutExpulsions(running: Running, handId: HandId, out: readonly SeatedPlayer[]): TournamentEvent[] {
  const due = running.expulsions.pending.filter((each) => each.handId === handId);
  const lapsed = findLapsed(running, due, out);
  let now = running;
  const events: TournamentEvent[] = [];
  for (const expulsion of due) {
    const following = expulsion === lapsed ? [makeWithdrawal(now, expulsion, null)] : makeDisqualification(now, expulsion);
    events.push(...following);
    now = foldAll(now, following);
  }
  return events;
}

/** The one with the most chips, where nobody else would be left. */
function findLapsed(running: Running, due: readonly Expulsion[], out: readonly SeatedPlayer[]): Expulsion | undefined {
  const gone = new Set([...due, ...out].map(({ playerId }) => playerId));
  if (gone.size < running.playersLeft) return undefined;
  const stackOf = ({ playerId }: Expulsion): number => seatOf(running.tables, playerId)?.seated.stack ?? 0;
  return due.toSorted((one, other) => stackOf(other) - stackOf(one))[0];
}

/**
 * The player stays in. Where nobody but a player who is to be excluded has chips, the hand was over when the order came, and the tournament
 * won with it: the director rules on the places.
 * @param reason in the words of the director; null where nobody else would be left
 */
export function makeWithdrawal(
  { settings, discipline }: Pick<InPlay, 'settings' | 'discipline'>,
  { order, playerId, from, handId, offenceId }: Expulsion,
  reason: string | null,
): TournamentEvent {
  const over = offenceId === undefined ? {} : ({ offenceId, outcome: isPunished(discipline, offenceId) ? 'punished' : 'open' } as const);
  const cause = reason === null ? 'nobodyLeft' : 'director';
  const articles = cite(bookOf(settings).discipline.penalty.disqualifiedBy);
  return { type: 'ExpulsionWithdrawn', data: { order, playerId, from, handId, ...over, cause, reason, articles } };
}

/** Who has gone out since the order stands before them. */
function makeDisqualification(running: Running, expulsion: Expulsion): TournamentEvent[] {
  const { playerId, handId, cause, reason, offenceId, articles, since } = expulsion;
  const { table, seated } = seatOf(running.tables, playerId)!;
  const later = running.playersLeft + since.filter((other) => outOf(running, other) !== undefined).length;
  const better = running.eliminations.filter(({ place, tied }) => place + tied - 1 <= later);
  const leaver = { playerId, from: { table: table.table, seat: seated.seat }, table, stack: seated.stack };
  const why = { cause, reason, articles, ...(offenceId === undefined ? {} : { offenceId }) };
  const place = running.playersLeft + better.length;
  return [
    ...makeLeavingEvents(running, leaver, (data) => ({ type: 'PlayerDisqualified', data: { ...data, place, ...why } })),
    ...better.map((each) => makePlaceEvent({ ...each, place: each.place - 1 }, { cause: 'expelled', handId, reason: null, articles })),
  ];
}
