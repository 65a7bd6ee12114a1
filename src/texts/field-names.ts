/**
 * The fields of commands as a person says them: a refusal says “the stack”, not `stack`.
 */
import { lookUp } from '../../events/look-up.js';
import type { Language, Sentence } from './sentences.js';
import { WIDE } from './typography.js';

const names: Readonly<Record<string, Sentence>> = {
  absent: { en: 'the list of absent players', fr: 'la liste des absents' },
  added: { en: 'the money that the club adds', fr: 'le montant ajouté par le club' },
  addOn: { en: 'the add-on', fr: 'l’add-on' },
  addOns: { en: 'the add-on', fr: 'l’add-on' },
  amount: { en: 'the amount', fr: 'le montant' },
  amounts: { en: 'the amounts', fr: 'les montants' },
  ante: { en: 'the ante', fr: 'l’ante' },
  anteFormat: { en: 'the ante format', fr: 'le format d’ante' },
  antePriority: { en: 'what is paid first, ante or blind', fr: 'l’ordre entre ante et blinde' },
  at: { en: 'the time', fr: 'l’heure' },
  basisPoints: { en: 'the share in hundredths of a percent', fr: 'la part en centièmes de pour cent' },
  bigBlind: { en: 'the big blind', fr: 'la grosse blinde' },
  bigBlindSeat: { en: 'the seat of the big blind', fr: 'le siège de la grosse blinde' },
  bornOn: { en: 'the date of birth', fr: 'la date de naissance' },
  bounty: { en: 'the bounty', fr: 'la prime' },
  button: { en: 'the seat of the button', fr: 'le siège du bouton' },
  by: { en: 'who decides', fr: 'la personne qui décide' },
  capacity: { en: 'the most entries', fr: 'le nombre maximal d’inscrits' },
  cents: { en: 'the sum', fr: 'la somme' },
  chips: { en: 'the number of chips', fr: 'le nombre de jetons' },
  chipSet: { en: 'the chip set', fr: 'le jeu de jetons' },
  chipUnit: { en: 'the smallest chip', fr: 'le plus petit jeton' },
  club: { en: 'the name of the club', fr: 'le nom du club' },
  count: { en: 'the number', fr: 'le nombre' },
  counted: { en: 'the count', fr: 'le comptage' },
  entry: { en: 'the entry', fr: 'l’entrée' },
  from: { en: 'the first period that changes', fr: 'la première période qui change' },
  gives: { en: 'what the player gives', fr: 'ce que donne le joueur' },
  gets: { en: 'what the player gets', fr: 'ce que reçoit le joueur' },
  hash: { en: 'the hash', fr: 'l’empreinte' },
  inStack: { en: 'the number of such chips in a stack', fr: 'le nombre de ces jetons dans un tapis' },
  kind: { en: 'the kind', fr: 'le type' },
  largerTables: { en: 'the reason for larger tables', fr: 'la raison des tables plus grandes' },
  lastLevel: { en: 'the last level', fr: 'le dernier niveau' },
  lateStack: { en: 'the stack of late players', fr: 'le tapis des retardataires' },
  leftForWinner: { en: 'what is left for the winner', fr: 'ce qui reste pour le vainqueur' },
  length: { en: 'the number of values', fr: 'le nombre de valeurs' },
  level: { en: 'the level', fr: 'le niveau' },
  name: { en: 'the name', fr: 'le nom' },
  newDealer: { en: 'the seat of the new dealer', fr: 'le siège du nouveau donneur' },
  newSmallest: { en: 'the new smallest chip', fr: 'le nouveau plus petit jeton' },
  note: { en: 'the note', fr: 'la note' },
  out: { en: 'the list of players who went out', fr: 'la liste des joueurs sortis' },
  paidPlaces: { en: 'the number of paid places', fr: 'le nombre de places payées' },
  place: { en: 'the place', fr: 'la place' },
  places: { en: 'the number of places', fr: 'le nombre de places' },
  playerId: { en: 'the id of the player', fr: 'l’identifiant du joueur' },
  price: { en: 'the price', fr: 'le tarif' },
  put: { en: 'what the seat put in', fr: 'la mise du siège' },
  qualifiers: { en: 'the number who qualify', fr: 'le nombre de qualifiés' },
  reason: { en: 'the reason', fr: 'la raison' },
  rebuy: { en: 'the rebuy', fr: 'la recave' },
  rebuys: { en: 'the rebuy', fr: 'la recave' },
  reEntries: { en: 're-entries', fr: 'les re-entries' },
  remainingSeconds: { en: 'the time left, in seconds,', fr: 'le temps restant, en secondes,' },
  revision: { en: 'the number of the event', fr: 'le numéro de l’événement' },
  ruling: { en: 'the ruling', fr: 'la décision' },
  scheduledAt: { en: 'the time of the start', fr: 'l’heure de début' },
  seat: { en: 'the seat', fr: 'le siège' },
  seats: { en: 'the most players at once', fr: 'le nombre de sièges' },
  seatsPerTable: { en: 'the number of seats a table', fr: 'le nombre de sièges par table' },
  seconds: { en: 'the length in seconds', fr: 'la durée en secondes' },
  seed: { en: 'the seed', fr: 'la graine' },
  shares: { en: 'a share of the pot', fr: 'une part du pot' },
  showUpMinutes: { en: 'the time to show up, in minutes,', fr: 'le délai pour se présenter, en minutes,' },
  sinceHand: { en: 'the number of the hand', fr: 'le numéro de la main' },
  smallBlind: { en: 'the small blind', fr: 'la petite blinde' },
  smallBlindSeat: { en: 'the seat of the small blind', fr: 'le siège de la petite blinde' },
  stack: { en: 'the stack', fr: 'le tapis' },
  startingStack: { en: 'the starting stack', fr: 'le tapis de départ' },
  startSeat: { en: 'the seat of the first card', fr: 'le siège de la première carte' },
  structure: { en: 'the structure', fr: 'la structure' },
  table: { en: 'the table', fr: 'la table' },
  tables: { en: 'the list of tables', fr: 'la liste des tables' },
  thing: { en: 'the prize in kind', fr: 'le prix en nature' },
  things: { en: 'the list of prizes in kind', fr: 'la liste des prix en nature' },
  to: { en: 'the total of the bet', fr: 'le total de la mise' },
  toPot: { en: 'the part for the prize pool', fr: 'la part pour la cagnotte' },
  tournamentId: { en: 'the id of the tournament', fr: 'l’identifiant du tournoi' },
  unit: { en: 'the unit of the rounding', fr: 'l’unité de l’arrondi' },
  value: { en: 'the value', fr: 'la valeur' },
  venue: { en: 'the venue', fr: 'le lieu' },
  venueSince: { en: 'the day since when the venue is open', fr: 'le jour d’ouverture du lieu' },
  winners: { en: 'the list of winners', fr: 'la liste des gagnants' },
  worth: { en: 'the worth', fr: 'la valeur' },
};

/** Parents that say which of several things of one name is meant. */
const parts: Readonly<Record<string, Sentence>> = {
  addOn: { en: 'of the add-on', fr: 'de l’add-on' },
  addOns: { en: 'of the add-on', fr: 'de l’add-on' },
  chipSet: { en: 'of the chip set', fr: 'du jeu de jetons' },
  entry: { en: 'of an entry', fr: 'd’une entrée' },
  reEntries: { en: 'of a re-entry', fr: 'd’un re-entry' },
  rebuy: { en: 'of a rebuy', fr: 'd’une recave' },
  rebuys: { en: 'of a rebuy', fr: 'd’une recave' },
  ruling: { en: 'of the ruling', fr: 'de la décision' },
  things: { en: 'of a prize in kind', fr: 'd’un prix en nature' },
};

/**
 * A field as a person says it, without a capital: “period 6, the small blind”, “the stack”. What has no name is quoted.
 * @param path such as `structure.5.smallBlind`, where periods count from 0
 */
export function fieldText(path: string, language: Language): string {
  const steps = path.split('.');
  const name = lookUp(names, lastOf(path))?.[language];
  if (name === undefined) return language === 'fr' ? `«${WIDE}${path}${WIDE}»` : `“${path}”`;
  if (steps[0] === 'structure' && steps.length > 2) {
    const period = Number(steps[1]) + 1;
    return language === 'fr' ? `période ${period}, ${name}` : `period ${period}, ${name}`;
  }
  const parent = steps.slice(0, -1).findLast((step) => lookUp(parts, step) !== undefined);
  return parent === undefined ? name : `${name} ${parts[parent]![language]}`;
}

function lastOf(path: string): string {
  return path.split('.').findLast((step) => !/^\d+$/.test(step)) ?? path;
}
