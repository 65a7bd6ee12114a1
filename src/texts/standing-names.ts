/**
 * How a tournament and its players stand, in words.
 */
import type { Sentence } from './sentences.js';

export const standingStateNames = {
  waiting: { en: 'waiting list', fr: 'liste d’attente' },
  registered: { en: 'registered', fr: 'inscrit' },
  in: { en: 'in play', fr: 'en jeu' },
  eliminated: { en: 'out', fr: 'éliminé' },
  withdrawn: { en: 'withdrawn', fr: 'abandon' },
  disqualified: { en: 'disqualified', fr: 'disqualifié' },
  qualified: { en: 'qualified', fr: 'qualifié' },
  winner: { en: 'winner', fr: 'vainqueur' },
} as const satisfies Readonly<Record<string, Sentence>>;

export const tournamentPhaseNames: Readonly<Record<string, Sentence>> = {
  registration: { en: 'registration', fr: 'inscriptions' },
  running: { en: 'in play', fr: 'en cours' },
  finished: { en: 'over', fr: 'terminé' },
};

/** How the clock of a tournament stands. */
export const clockStateNames = {
  notStarted: { en: 'not started', fr: 'pas commencé' },
  running: { en: 'running', fr: 'en marche' },
  paused: { en: 'stopped', fr: 'arrêté' },
  finished: { en: 'over', fr: 'terminé' },
} as const satisfies Readonly<Record<string, Sentence>>;
