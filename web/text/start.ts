/** The texts of the start page. */
import { inBoth } from '../lib/language.js';
import { commonTexts } from './common.js';
import { phaseTexts } from './phases.js';
import type { SeasonStatus } from '../generated/operations.js';

const seasons: Readonly<Record<SeasonStatus, string>> = { OPEN: 'running', CLOSED: 'finished' };

export const startTexts = inBoth(
  {
    ...commonTexts.en,
    ...phaseTexts.en,
    seasons,
    display: 'Display for the wall',
    title: 'Poker tournaments',
    lead: 'Standings, seats, clock and prizes of the tournaments on this server.',
    today: 'Now and today',
    coming: 'Coming',
    over: 'Finished',
    noneYet: 'No tournament yet. It appears here once it is announced.',
    seasonsTitle: 'Seasons',
    forPrograms: 'For programs',
    explorer: 'Explorer: try queries',
    docs: 'Documentation',
    schema: 'The schema as a file',
    onBreak: 'on break',
    clubs: 'Clubs',
    verify: 'Check an evidence bundle',
    forEvidence: 'Evidence',
  },
  {
    ...commonTexts.fr,
    ...phaseTexts.fr,
    seasons: { OPEN: 'en cours', CLOSED: 'terminée' },
    display: 'Écran mural',
    title: 'Tournois de poker',
    lead: 'Classement, places, chronomètre et prix des tournois de ce serveur.',
    today: 'Maintenant et aujourd’hui',
    coming: 'À venir',
    over: 'Terminés',
    noneYet: 'Aucun tournoi pour l’instant. Il apparaîtra ici dès son annonce.',
    seasonsTitle: 'Saisons',
    forPrograms: 'Pour les programmes',
    explorer: 'Explorateur\u202F: essayer des requêtes',
    docs: 'Documentation (en anglais)',
    schema: 'Le schéma en un fichier',
    onBreak: 'en pause',
    clubs: 'Clubs',
    verify: 'Vérifier un dossier de preuves',
    forEvidence: 'Preuves',
  },
);
