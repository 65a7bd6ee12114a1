/** What lists and pages say of a tournament: its phase, and how many play. */
import { inBoth } from '../lib/language.js';
import type { TournamentPhase } from '../generated/operations.js';
import { pluriel, plural } from './plural.js';

const phases: Readonly<Record<TournamentPhase, string>> = {
  ANNOUNCED: 'announced',
  SEATED: 'seats drawn',
  RUNNING: 'running',
  FINISHED: 'finished',
};

export const phaseTexts = inBoth(
  {
    phases,
    left: (left: number, of: number) => `${left} of ${of} players left`,
    entered: (count: number) => plural(count, 'player entered', 'players entered'),
  },
  {
    phases: { ANNOUNCED: 'annoncé', SEATED: 'places tirées', RUNNING: 'en cours', FINISHED: 'terminé' },
    left: (left, of) => `${left} joueurs en jeu sur ${of}`,
    entered: (count) => pluriel(count, 'joueur inscrit', 'joueurs inscrits'),
  },
);
