/**
 * The director's word on who qualifies of players who share the last places that do (MO 1.4, 13.2; RO 1.1).
 */
import { bookOf } from '../book.js';
import { articleOf, cite } from '../../rulebooks/citing.js';
import { refuseUnlessInstant, refuseUnlessText } from '../bounds.js';
import type { CommandOf } from '../commands.js';
import { requireRunning } from '../phase.js';
import { refuse, type Refused, type TournamentDecision } from '../refusals.js';
import type { Running, TournamentState } from '../state.js';
import { listPlayers } from './end.js';

const MAX_REASON = 500;

export function decideQualification({ players, reason, at }: CommandOf<'RuleOnQualification'>, state: TournamentState): TournamentDecision {
  if (state.phase === 'finished' && state.qualified !== null && players.every((playerId) => state.qualified!.includes(playerId))) {
    return { events: [] };
  }
  const running = requireRunning(state);
  if (running.refusal) return running;
  const { tiedForSeats, eliminations, settings } = running;
  if (tiedForSeats === null) return refuse('QUALIFICATION_NOT_TIED');
  const { seats, players: tied } = tiedForSeats;
  const refused = refuseUnlessText('reason', reason, MAX_REASON) ?? refuseUnlessInstant(at);
  if (refused) return refused;
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
