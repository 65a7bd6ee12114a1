/**
 * The director's word on who qualifies of players who share the last places that do (MO 1.4, 13.2; RO 1.1).
 */
import { bookOf } from '../book.js';
import { articleOf, cite } from '../../rulebooks/citing.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { refuse, type Refused, type TournamentDecision } from '../refusals.js';
import type { Finished, Running } from '../state.js';
import { listPlayers } from './end.js';

/** After the end: the same ruling again gives no events; null for another one. */
export function repeatQualification({ players }: CommandOf<'RuleOnQualification'>, { qualified }: Finished): TournamentDecision | null {
  return qualified !== null && players.every((playerId) => qualified.includes(playerId)) ? { events: [] } : null;
}

export function decideQualification({ players, reason, at }: CommandOf<'RuleOnQualification'>, running: Running): TournamentDecision {
  const { tiedForSeats, eliminations, settings } = running;
  if (tiedForSeats === null) return refuse('QUALIFICATION_NOT_TIED');
  const { seats, players: tied } = tiedForSeats;
  const isChoice =
    players.length >= seats && new Set(players).size === players.length && players.every((playerId) => tied.includes(playerId));
  if (!isChoice) return refuse('WRONG_QUALIFIED', { players: [...tied], seats, given: [...players] });
  const place = eliminations.find(({ playerId }) => tied.includes(playerId))?.place ?? 0;
  const better = eliminations.filter((out) => out.place < place && out.cause === 'chips').toReversed();
  const qualified = [...listPlayers(running), ...better.map(({ playerId }) => playerId), ...players];
  const { tie } = bookOf(settings).floor.satellite;
  return { events: [{ type: 'SatelliteFinished', data: { qualified, at, ruling: reason, articles: cite(tie) } }] };
}

/** Nothing else happens in a satellite whose last places are tied, until the director has ruled. */
export function refuseWhileTied({ tiedForSeats, settings }: Running): Refused | null {
  if (tiedForSeats === null) return null;
  const { seats, players } = tiedForSeats;
  const { tie } = bookOf(settings).floor.satellite;
  return refuse('QUALIFICATION_TIED', { seats, players: [...players] }, articleOf(tie));
}
