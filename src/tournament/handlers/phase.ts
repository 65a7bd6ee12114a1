/**
 * The refusal of a command that the phase of its tournament does not accept.
 */
import { refuse, type Refused } from '../refusals.js';
import type { TournamentState } from '../state.js';

/** A command that an announced tournament refuses needs a running one; a running one refuses only what must come before the start. */
export function refusePhase(state: TournamentState): Refused {
  switch (state.phase) {
    case 'unknown':
      return refuse('TOURNAMENT_NOT_FOUND');
    case 'announced':
      return refuse('TOURNAMENT_NOT_RUNNING', { phase: state.phase });
    case 'running':
      return refuse('TOURNAMENT_ALREADY_STARTED', { phase: state.phase });
    case 'finished':
      return state.qualified === null
        ? refuse('TOURNAMENT_FINISHED', { phase: state.phase, winner: state.winner })
        : refuse('SATELLITE_FINISHED', { qualified: state.qualified.length });
  }
}
