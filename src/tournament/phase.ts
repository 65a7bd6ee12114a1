/**
 * Whether the tournament is at the stage that a command needs, and what the command hears when it is not.
 */
import type { CitedArticles } from '../rulebooks/rulebooks.js';
import { rulebookOf } from '../rulebooks/rulebooks.js';
import { refuse, type Refused } from './refusals.js';
import type { Announced, Finished, Running, Settings, TournamentState } from './state.js';

type Stage<State> = (State & { readonly refusal?: undefined }) | Refused;

/** The announced tournament, or the refusal of what must come before the start. */
export function requireAnnounced(state: TournamentState): Stage<Announced> {
  switch (state.phase) {
    case 'announced':
      return state;
    case 'running':
      return refuse('TOURNAMENT_ALREADY_STARTED', { phase: state.phase });
    default:
      return refuseOutside(state);
  }
}

/** The tournament in play, or the refusal of what only a running one can do. */
export function requireRunning(state: TournamentState): Stage<Running> {
  switch (state.phase) {
    case 'running':
      return state;
    case 'announced':
      return refuse('TOURNAMENT_NOT_RUNNING', { phase: state.phase });
    default:
      return refuseOutside(state);
  }
}

/** The tournament before its start or in play, or the refusal. */
export function requireNotOver(state: TournamentState): Stage<Announced | Running> {
  return state.phase === 'announced' ? state : requireRunning(state);
}

/** The tournament in play or over, or the refusal of what comes after the start only. */
export function requireStarted(state: TournamentState): Stage<Running | Finished> {
  return state.phase === 'finished' ? state : requireRunning(state);
}

function refuseOutside(state: Exclude<TournamentState, Announced | Running>): Refused {
  if (state.phase === 'unknown') return refuse('TOURNAMENT_NOT_FOUND');
  const { phase, winner, qualified } = state;
  return qualified === null
    ? refuse('TOURNAMENT_FINISHED', { phase, winner })
    : refuse('SATELLITE_FINISHED', { qualified: qualified.length });
}

/** The article that the tournament's own rulebook cites on a matter; null where it is silent. */
export function findArticle(matter: keyof CitedArticles, { rulebook }: Settings): string | null {
  return rulebookOf(rulebook.id, rulebook.edition)?.articles[matter] ?? null;
}
