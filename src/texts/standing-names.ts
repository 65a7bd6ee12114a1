/**
 * How a tournament and its players stand, in words.
 */
import type { Sentence } from './sentences.js';

export const standingStateNames = {
  waiting: { en: 'waiting list', fr: 'liste d’attente' },
  registered: { en: 'registered', fr: 'sur la liste' },
  in: { en: 'in play', fr: 'en jeu' },
  eliminated: { en: 'out', fr: 'hors jeu' },
  withdrawn: { en: 'withdrawn', fr: 'abandon' },
  disqualified: { en: 'disqualified', fr: 'disqualification' },
  qualified: { en: 'qualified', fr: 'qualification' },
  winner: { en: 'winner', fr: 'victoire' },
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
