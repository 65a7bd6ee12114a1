/** The texts of a club's page. */
import { inBoth } from '../lib/language.js';
import { resultTexts } from './results.js';

const s = '\u202F';

export const clubTexts = inBoth(
  {
    ...resultTexts.en,
    closed: 'This club is closed.',
    federation: (name: string, region: string | null) => (region === null ? name : `${name}, ${region}`),
    running: 'Now',
    next: 'Next tournaments',
    noneAnnounced: 'No tournament is announced.',
    entered: (count: number) => `${count} ${count === 1 ? 'player entered' : 'players entered'}`,
    noDate: 'no date yet',
    entrants: 'Players',
    withdrawn: 'withdrawn',
    clubRank: (rank: number, of: number, points: string) => `The club: rank ${rank} of ${of}, ${points} points`,
    itsPlayers: 'Its players',
    moreInSeason: (count: number) => `All ${count} in the table of the season`,
    notThere: 'Nobody of the club has points in it.',
    sheetsFile: 'Results as CSV',
    importResults: 'Import results',
  },
  {
    ...resultTexts.fr,
    closed: 'Ce club est fermé.',
    federation: (name, region) => (region === null ? name : `${name}, ${region}`),
    running: 'Maintenant',
    next: 'Prochains tournois',
    noneAnnounced: 'Aucun tournoi n’est annoncé.',
    entered: (count) => `${count} ${count < 2 ? 'joueur inscrit' : 'joueurs inscrits'}`,
    noDate: 'pas encore de date',
    entrants: 'Joueurs',
    withdrawn: 'retiré',
    clubRank: (rank, of, points) => `Le club${s}: rang ${rank} sur ${of}, ${points} points`,
    itsPlayers: 'Ses joueurs',
    moreInSeason: (count) => `Les ${count} au classement de la saison`,
    notThere: 'Personne du club n’y a de points.',
    sheetsFile: 'Résultats en CSV',
    importResults: 'Importer des résultats',
  },
);
