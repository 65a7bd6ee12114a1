/** The texts that all pages have. */
import { inBoth } from '../lib/language.js';

// A narrow no-break space before a sign of two parts, as French has it.
const s = '\u202F';

export const commonTexts = inBoth(
  {
    otherLanguage: 'Français',
    loading: 'Loading',
    noNetwork: 'No connection to the server. The page tries again by itself.',
    refused: 'The server could not answer.',
    nothingHere: 'There is nothing at this address',
    unknownAdvice: 'Check the address, or begin on the start page.',
    toStart: 'All tournaments',
    stale: (seconds: number) => `No connection: last news ${seconds} s ago. A pause may be missing.`,
    level: (level: number) => `Level ${level}`,
    blinds: 'Blinds',
    ante: 'Ante',
    player: 'Player',
    players: 'Players',
    // A name that was forgotten or is hidden.
    unnamed: (id: string) => `Player ${id}`,
    seatAt: (table: number, seat: number) => `table ${table} · seat ${seat}`,
    table: (table: number) => `Table ${table}`,
    seat: (seat: number) => `Seat ${seat}`,
    // The stack may have changed since.
    stackThen: (stack: string, time: string) => `${stack} at ${time}`,
    until: (time: string) => `until ${time}`,
    colon: ':',
  },
  {
    otherLanguage: 'English',
    loading: 'Chargement',
    noNetwork: 'Pas de connexion au serveur. La page réessaie toute seule.',
    refused: 'Le serveur n’a pas pu répondre.',
    nothingHere: 'Il n’y a rien à cette adresse',
    unknownAdvice: 'Vérifiez l’adresse, ou partez de la page d’accueil.',
    toStart: 'Tous les tournois',
    stale: (seconds) => `Pas de connexion${s}: dernières nouvelles il y a ${seconds}${s}s. Une pause peut manquer.`,
    level: (level) => `Niveau ${level}`,
    blinds: 'Blindes',
    ante: 'Ante',
    player: 'Joueur',
    players: 'Joueurs',
    unnamed: (id) => `Joueur ${id}`,
    seatAt: (table, seat) => `table ${table} · siège ${seat}`,
    table: (table) => `Table ${table}`,
    seat: (seat) => `Siège ${seat}`,
    stackThen: (stack, time) => `${stack} à ${time}`,
    until: (time) => `jusqu’à ${time}`,
    colon: `${s}:`,
  },
);
