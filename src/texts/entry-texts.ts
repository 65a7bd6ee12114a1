/**
 * What a tournament says when it refuses who plays, late entries, chips bought, days.
 * Pure. May import: its neighbours, the refusal codes.
 */
import type { EntryRefusals } from '../tournament/entry/refusals.js';
import type { Sentence } from './sentences.js';
import type { TextsOf } from './shared-texts.js';

export const entryTexts: TextsOf<EntryRefusals> = {
  TOURNAMENT_FULL: {
    en: 'The tournament has {players} players and can take {maximum} at most.',
    fr: 'Le tournoi compte {players} joueurs et en admet {maximum} au plus.',
  },
  UNDERAGE: {
    en: '{playerId} is not of age; it takes {minimumAge} years to play.',
    fr: '{playerId} n’a pas l’âge ; il faut {minimumAge} ans pour jouer.',
  },
  AGE_NOT_CHECKED: {
    en: 'Tell when {playerId} was born, or that he is of age: minors do not play.',
    fr: 'Dites quand {playerId} est né, ou qu’il est majeur : les mineurs ne jouent pas.',
  },
  INVALID_DAY: {
    en: '{field} must be a day of the past, such as 1990-05-31.',
    fr: '{field} doit être un jour passé, comme 1990-05-31.',
  },
  IDENTITY_DOCUMENT_MISSING: {
    en: '{playerId} must show an identity card to register.',
    fr: '{playerId} doit présenter sa carte d’identité pour s’inscrire.',
  },
  DATA_NOT_CONFIRMED: {
    en: '{playerId} does not confirm what was written down of him; correct it first.',
    fr: '{playerId} ne confirme pas ses données ; corrigez-les d’abord.',
  },
  RULES_NOT_ACCEPTED: {
    en: '{playerId} does not accept the rules, and so can’t take part.',
    fr: '{playerId} n’accepte pas le règlement et ne peut donc participer.',
  },
  PLAYER_EXCLUDED: { en: '{playerId} is excluded from this tournament.', fr: '{playerId} est exclu de ce tournoi.' },
  NO_SPECIAL_NEED: {
    en: 'Seats are drawn; record first that {playerId} has special needs.',
    fr: 'Les places se tirent au sort ; notez d’abord que {playerId} a des besoins particuliers.',
  },
  LATE_WINDOW_CLOSED: {
    en: 'Late players are no longer admitted: {unit}.',
    fr: 'Les retardataires ne sont plus admis : {unit}.',
  },
  LATE_NOT_ANNOUNCED: {
    en: '{playerId} had not told anybody that he would be late, and can’t take part; the director may admit him all the same, with a “ruling”.',
    fr: '{playerId} n’avait pas prévenu de son retard et ne peut participer ; le directeur peut l’admettre quand même, avec une décision (« ruling »).',
  },
  LATE_STACK_EXHAUSTED: {
    en: 'Coming late costs {playerId} {price} of {stack} chips, which leaves none; the director has to rule.',
    fr: 'Son retard coûte {price} jetons sur {stack} à {playerId}, il n’en reste aucun ; au directeur de trancher.',
  },
  LATE_WINDOW_STILL_OPEN: {
    en: 'Late players are still admitted by the book; closing sooner takes a ruling.',
    fr: 'Le règlement admet encore les retardataires ; fermer plus tôt demande une décision.',
  },
  NOT_IN_PLAY: { en: '{playerId} has no seat in play yet.', fr: '{playerId} n’a pas encore de place en jeu.' },
  NO_FREE_SEAT: {
    en: 'Every seat is taken; open a table for him, or seat him once a player is out, while late players are admitted.',
    fr: 'Toutes les places sont prises ; ouvrez une table, ou placez-le quand un joueur sera sorti, tant que les retardataires sont admis.',
  },
  REENTRY_FORBIDDEN: { en: '{playerId} can’t enter a second time.', fr: '{playerId} ne peut entrer une seconde fois.' },
  NO_REENTRY_LEFT: {
    en: '{playerId} has entered again as often as this tournament lets him ({most}).',
    fr: '{playerId} est entré à nouveau autant que ce tournoi le permet ({most}).',
  },
  REBUY_FORBIDDEN: { en: 'There are no rebuys here: {reason}.', fr: 'Il n’y a pas de recave ici : {reason}.' },
  REBUY_TOO_LATE: {
    en: '{playerId} can’t rebuy any more: it is decided at once, while rebuys last.',
    fr: '{playerId} ne peut plus se recaver : cela se décide aussitôt, tant que durent les recaves.',
  },
  NO_REBUY_LEFT: {
    en: '{playerId} has rebought as often as this tournament lets him ({most}).',
    fr: '{playerId} s’est recavé autant que ce tournoi le permet ({most}).',
  },
  ADDON_FORBIDDEN: { en: 'There are no add-ons here: {reason}.', fr: 'Il n’y a pas d’add-on ici : {reason}.' },
  ADDON_TOO_LATE: { en: '{playerId} can’t take an add-on any more.', fr: '{playerId} ne peut plus prendre d’add-on.' },
  NOTHING_OWED: { en: '{playerId} has nothing to pay.', fr: '{playerId} n’a rien à payer.' },
  OFFICIAL_IS_EXEMPT: {
    en: '{playerId} is called away as an official and counts as present.',
    fr: '{playerId} est appelé comme officiel et compte comme présent.',
  },
  STARTING_AMOUNT_DISPUTED: {
    en: '{playerId} did not begin with the right chips; the director has to rule on them.',
    fr: '{playerId} n’a pas débuté avec le bon tapis ; au directeur de trancher.',
  },
  DAY_OVER: { en: 'Day {day} is over; start the next one.', fr: 'Le jour {day} est terminé ; lancez le suivant.' },
  DAY_NOT_OVER: { en: 'Day {day} is being played; end it first.', fr: 'Le jour {day} se joue ; terminez-le d’abord.' },
};

/** What has closed the doors to late players, by the unit in which that is counted. */
export const lateClosings: Readonly<Record<'minutes' | 'level' | 'break' | 'director', Sentence>> = {
  minutes: { en: '{until} minutes are over', fr: 'les {until} minutes sont écoulées' },
  level: { en: 'level {until} is over', fr: 'le palier {until} est terminé' },
  break: { en: 'the first break has come', fr: 'la première pause est arrivée' },
  director: { en: 'the director has closed the doors', fr: 'le directeur a fermé les portes' },
};

/** Why nobody buys chips. */
export const purchaseBars: Readonly<Record<'book' | 'notOffered' | 'venue' | 'kind', Sentence>> = {
  book: { en: 'the rulebook has none', fr: 'le règlement n’en prévoit pas' },
  notOffered: { en: 'this tournament offers none', fr: 'ce tournoi n’en propose pas' },
  venue: { en: 'only venues that began before 2018 have any', fr: 'seuls les lieux ouverts avant 2018 en ont' },
  kind: { en: 'only weekly events have any', fr: 'seuls les tournois hebdomadaires en ont' },
};
