/**
 * How a tournament ends: one player holds all the chips or, in a satellite, no more are left than qualify. Where one hand leaves fewer, the
 * best placed of those who went out last qualify too; if they share the last place that does, the director rules (MO 1.4, 9.10, 13.2).
 * Hard-coded, because all five books agree: `tournament.end`.
 */
import { bookOf } from '../book.js';
import { qualifiersOf } from '../places/qualifiers.js';
import type { HandId, PlayerId } from '../../../events/ids.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import { cite } from '../../rulebooks/citing.js';
import { countChipsInPlay, type Finished, type InPlay } from '../state.js';
import { hasBegunRound } from '../state/hand-for-hand.js';
import type { TournamentUnfolding } from '../unfolding.js';

/** After these the end may have come. */
const parting: ReadonlySet<TournamentEvent['type']> = new Set<TournamentEvent['type']>([
  'PlayerEliminated',
  'PlayerWithdrew',
  'PlayerDisqualified',
  'ExpulsionWithdrawn',
  'EntryAnnulled',
  'EliminatedTogether',
  'PlayerReinstated',
  'SettlementCorrected',
  'PlacesRuled',
]);

/** Adds the end where the events of a decision have brought it. @param at the instant of its command; null where it has none */
export function followEnd(unfolding: TournamentUnfolding, since: number, at: number | null): void {
  if (!unfolding.has(parting, since)) return;
  if (at === null) throw new Error('players have left by a command without an instant');
  unfolding.step((running) => makeEndEvents(running, at));
}

/** The end, if it has come. */
export function makeEndEvents(state: InPlay, at: number): TournamentEvent[] {
  const qualifiers = qualifiersOf(state.settings);
  // Others may still go out at the same time, in the round of hand-for-hand play that is being played (RO 2.7). Who is excluded does not qualify.
  const isOpen = hasBegunRound(state) || state.expulsions.pending.length > 0;
  if (qualifiers !== null) return state.playersLeft > qualifiers || isOpen ? [] : makeSatelliteEnd(state, qualifiers, at);
  if (state.playersLeft > 1) return [];
  const [last] = listPlayers(state);
  const stack = countChipsInPlay(state);
  return last === undefined ? [] : [{ type: 'TournamentFinished', data: { winner: last, stack, at } }];
}

/** All who are in, with a seat or without. */
export function listPlayers({ tables, unseated }: Pick<InPlay, 'tables' | 'unseated'>): PlayerId[] {
  return [...tables.flatMap(({ seats }) => seats), ...unseated].map(({ playerId }) => playerId);
}

function makeSatelliteEnd(state: InPlay, qualifiers: number, at: number): TournamentEvent[] {
  const { satellite, ranking } = bookOf(state.settings).floor;
  const alsoIn = state.eliminations.filter(({ place, cause }) => place <= qualifiers && cause === 'chips');
  const tied = alsoIn.filter(({ place, tied: sharing }) => place + sharing - 1 > qualifiers);
  if (tied.length > 0) {
    const players = tied.map(({ playerId }) => playerId);
    return [{ type: 'QualificationTied', data: { seats: qualifiers - tied[0]!.place + 1, players, articles: cite(satellite.tie) } }];
  }
  const qualified = [...listPlayers(state), ...alsoIn.toReversed().map(({ playerId }) => playerId)];
  const articles = alsoIn.length > 0 ? cite(satellite.end, ranking.sameTable) : cite(satellite.end);
  return [{ type: 'SatelliteFinished', data: { qualified, at, ruling: null, articles } }];
}

/** It goes on after its end, with the clock as it stood. @param handId the hand that is corrected; null for none */
export function makeReopening({ clock, winner }: Finished, handId: HandId | null, at: number): TournamentEvent {
  const endsAt = clock.pausedWith === null ? clock.endsAt : null;
  return { type: 'TournamentReopened', data: { handId, winner, at, endsAt, remainingMs: clock.pausedWith } };
}
