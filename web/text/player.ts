/** The texts of a player's page. */
import { inBoth } from '../lib/language.js';
import { resultTexts } from './results.js';

const s = '\u202F';

export const playerTexts = inBoth(
  {
    ...resultTexts.en,
    hidden: 'The name is not shown in public.',
    erased: 'The personal data of this player were erased. The results stay.',
    merged: 'This player is kept under another id.',
    toOther: 'To that page',
    clubUntil: (name: string, until: string) => `${name} (until ${until})`,
    rankOf: (rank: number, points: string) => `Rank ${rank} with ${points} points`,
    pointsOnly: (points: string) => `${points} points`,
    eventsOf: (counted: number, played: number) => `${counted} of ${played} tournaments count.`,
    nowPlaying: 'Now playing',
    stack: 'Stack',
    stacks: 'Stack during the tournament',
    showStacks: 'Show the stack as a graph',
    showStacksOf: (tournament: string) => `Show the stack as a graph: ${tournament}`,
    stacksHint: 'The chips known at twelve moments from start to end. Between two counts the stack may have been another.',
    noStacks: 'No stack was counted.',
    notCounted: 'not counted',
    waiting1: 'waits to be matched',
  },
  {
    ...resultTexts.fr,
    hidden: 'Le nom n’est pas public.',
    erased: 'Les données personnelles de ce joueur ont été effacées. Les résultats restent.',
    merged: 'Ce joueur figure sous un autre identifiant.',
    toOther: 'Vers cette page',
    clubUntil: (name, until) => `${name} (jusqu’au ${until})`,
    rankOf: (rank, points) => `Rang ${rank} avec ${points} points`,
    pointsOnly: (points) => `${points} points`,
    eventsOf: (counted, played) => `${counted} ${counted < 2 ? 'tournoi compte' : 'tournois comptent'} sur ${played}.`,
    nowPlaying: 'En jeu',
    stack: 'Tapis',
    stacks: 'Tapis pendant le tournoi',
    showStacks: 'Afficher la courbe du tapis',
    showStacksOf: (tournament) => `Afficher la courbe du tapis${s}: ${tournament}`,
    stacksHint: 'Les jetons connus à douze moments, du début à la fin. Entre deux comptages, le tapis a pu être différent.',
    noStacks: 'Aucun tapis n’a été compté.',
    notCounted: 'pas compté',
    waiting1: 'en attente d’attribution',
  },
);
