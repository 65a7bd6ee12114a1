/**
 * The director's word on who qualifies of players who share the last places that do (MO 1.4, 13.2; RO 1.1).
 * Pure. May import: `rulebooks/`, its neighbours.
 */
import { rulebookFor } from '../../rulebooks/adopted-book.js';
import { articleOf, cite } from '../../rulebooks/citing.js';
import type { CommandOf } from '../commands.js';
import { inPlay } from '../phase.js';
import { refuse, type Refused, type TournamentDecision } from '../refusals.js';
import type { Running, TournamentState } from '../state.js';
import { playersIn } from './end.js';

export function decideQualification({ players, reason, at }: CommandOf<'RuleOnQualification'>, state: TournamentState): TournamentDecision {
  if (state.phase === 'finished' && state.qualified !== null && players.every((playerId) => state.qualified!.includes(playerId))) {
    return { events: [] };
  }
  const running = inPlay(state);
  if (running.refusal) return running;
  const { tiedForSeats, eliminations, settings } = running;
  if (tiedForSeats === null) return refuse('QUALIFICATION_NOT_TIED');
  const { seats, players: tied } = tiedForSeats;
  const isChoice =
    players.length >= seats && new Set(players).size === players.length && players.every((playerId) => tied.includes(playerId));
  if (!isChoice) return refuse('WRONG_QUALIFIED', { players: [...tied], seats, given: [...players] });
  const place = eliminations.find(({ playerId }) => tied.includes(playerId))?.place ?? 0;
  const better = eliminations.filter((out) => out.place < place && out.cause === 'chips').toReversed();
  const qualified = [...playersIn(running), ...better.map(({ playerId }) => playerId), ...players];
  const { tie } = rulebookFor(settings.rulebook)!.floor.satellite;
  return { events: [{ type: 'SatelliteFinished', data: { qualified, at, ruling: reason, articles: cite(tie) } }] };
}

/** Nothing else happens in a satellite whose last places are tied, until the director has ruled. */
export function refuseWhileTied({ tiedForSeats, settings }: Running): Refused | undefined {
  if (tiedForSeats === null) return undefined;
  const { seats, players } = tiedForSeats;
  const { tie } = rulebookFor(settings.rulebook)!.floor.satellite;
  return refuse('QUALIFICATION_TIED', { seats, players: [...players] }, articleOf(tie));
}
