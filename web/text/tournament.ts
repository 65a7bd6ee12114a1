/** The texts of the page of a tournament. */
import { inBoth } from '../lib/language.js';
import { chips } from '../lib/format.js';
import { floorTexts } from './floor.js';
import { phaseTexts } from './phases.js';
import type { StandingState } from '../generated/operations.js';
import { pluriel, plural } from './plural.js';

const states: Readonly<Record<StandingState, string>> = {
  REGISTERED: 'registered',
  WAITING: 'waiting for a seat',
  IN: 'in play',
  ELIMINATED: 'out',
  DISQUALIFIED: 'disqualified',
  QUALIFIED: 'qualified',
  WITHDRAWN: 'withdrawn',
  WINNER: 'winner',
};

export const tournamentTexts = inBoth(
  {
    ...floorTexts.en,
    ...phaseTexts.en,
    states,
    standings: 'Standings',
    structure: 'Structure',
    print: 'Print',
    search: 'Search a name',
    found: (count: number) => plural(count, 'player', 'players'),
    rank: 'Rank',
    place: 'Place',
    stack: 'Stack',
    stackNotKnown: 'not counted',
    where: 'Table · seat',
    noStandings: 'Nobody has entered yet.',
    byName: 'By name',
    byTable: 'By table',
    paid: (count: number) => plural(count, 'prize', 'prizes'),
    prize: 'Prize',
    noPrizes: 'The prizes are not set yet.',
    showAll: (count: number) => `Show all ${chips(count)}`,
    minutes: (count: number) => `${count} min`,
    duration: 'Duration',
    now: 'now',
    book: 'Rulebook',
    printedAt: (time: string) => `Printed at ${time}`,
  },
  {
    ...floorTexts.fr,
    ...phaseTexts.fr,
    states: {
      REGISTERED: 'inscription faite',
      WAITING: 'en attente d’un siège',
      IN: 'en jeu',
      ELIMINATED: 'hors jeu',
      DISQUALIFIED: 'disqualification',
      QUALIFIED: 'qualification',
      WITHDRAWN: 'forfait',
      WINNER: 'victoire',
    },
    standings: 'Classement',
    structure: 'Structure',
    print: 'Imprimer',
    search: 'Chercher un nom',
    found: (count) => pluriel(count, 'joueur', 'joueurs'),
    rank: 'Rang',
    place: 'Place',
    stack: 'Tapis',
    stackNotKnown: 'pas compté',
    where: 'Table · siège',
    noStandings: 'Personne n’est encore inscrit.',
    byName: 'Par nom',
    byTable: 'Par table',
    paid: (count) => `${count} prix`,
    prize: 'Prix',
    noPrizes: 'Les prix ne sont pas encore fixés.',
    showAll: (count) => `Afficher les ${chips(count)}`,
    minutes: (count) => `${count} min`,
    duration: 'Durée',
    now: 'en cours',
    book: 'Règlement',
    printedAt: (time) => `Imprimé à ${time}`,
  },
);
