/**
 * The refusals about registration, late entry, rebuys and add-ons, and days.
 */
import type { PurchaseKind } from '../../events/tournament-entry.js';
import type { EntryRefusals } from '../tournament/refusals/entry.js';
import type { Sentence } from './sentences.js';
import type { TextsOf } from './shared-texts.js';

export const entryTexts: TextsOf<EntryRefusals> = {
  TOURNAMENT_FULL: {
    en: 'The tournament has {players} players. It can take {maximum}.',
    fr: 'Le tournoi compte {players} joueurs. Il en admet {maximum} au plus.',
  },
  UNDERAGE: {
    en: '{playerId} is under {minimumAge} and may not play.',
    fr: '{playerId} n’a pas {minimumAge} ans et ne peut pas jouer.',
  },
  PLAYER_SUSPENDED: {
    en: '{playerId} is suspended by the federation of this club[ until {until}].',
    fr: '{playerId} est suspendu par la fédération de ce club[ jusqu’au {until}].',
  },
  PLAYER_KEPT_ELSEWHERE: {
    en: '{playerId} is a second id of the player {survivorId}. Enter them under that id.',
    fr: '{playerId} est un second identifiant du joueur {survivorId}. Inscrivez-le sous celui-là.',
  },
  AGE_NOT_CHECKED: {
    en: 'Give the date of birth of {playerId}, or state that they are of age (adult). Minors may not play.',
    fr: 'Indiquez la date de naissance de {playerId}, ou sa majorité (adult). Les mineurs ne jouent pas.',
  },
  INVALID_DAY: {
    en: '{field} must be a day in the past, such as 1990-05-31.',
    fr: '{field} doit être un jour passé, comme 1990-05-31.',
  },
  IDENTITY_DOCUMENT_MISSING: {
    en: '{playerId} must show an identity card to register.',
    fr: '{playerId} doit présenter une carte d’identité pour s’inscrire.',
  },
  DATA_NOT_CONFIRMED: {
    en: '{playerId} does not confirm the personal data. Correct it, then register again.',
    fr: '{playerId} ne confirme pas ses données. Corrigez-les, puis refaites l’inscription.',
  },
  RULES_NOT_ACCEPTED: {
    en: '{playerId} must accept the rules to take part.',
    fr: '{playerId} doit accepter le règlement pour participer.',
  },
  PLAYER_EXCLUDED: {
    en: '{playerId} is excluded from this tournament and can’t come back.',
    fr: '{playerId} fait l’objet d’une exclusion de ce tournoi, sans retour possible.',
  },
  NO_SPECIAL_NEED: {
    en: 'Seats are drawn. To reserve one, first record that {playerId} has special needs (recordSpecialNeeds).',
    fr: 'Les sièges se tirent au sort. Pour en réserver un, notez d’abord les besoins particuliers de {playerId} (recordSpecialNeeds).',
  },
  LATE_WINDOW_CLOSED: {
    en: 'Late entry is closed: {unit}.',
    fr: 'Les entrées tardives sont closes : {unit}.',
  },
  LATE_NOT_ANNOUNCED: {
    en: '{playerId} did not announce that they would be late. The director can still admit them with a “ruling”.',
    fr: '{playerId} n’avait pas prévenu de son retard. Le directeur peut encore l’admettre avec une décision (« ruling »).',
  },
  LATE_STACK_EXHAUSTED: {
    en: 'Being late costs {playerId} {price} of {stack} chips, which leaves none. The director has to rule.',
    fr: 'Le retard coûte {price} jetons sur {stack} à {playerId} : il n’en reste aucun. Le directeur doit trancher.',
  },
  LATE_WINDOW_STILL_OPEN: {
    en: 'The rulebook still admits late players. To close late entry now, give the director’s ruling (“ruling”).',
    fr: 'Le règlement admet encore les retardataires. Pour clore maintenant, donnez la décision du directeur (« ruling »).',
  },
  LATE_ENTRY_NOT_CLOSED: {
    en: 'Nobody has closed late entry. Once the rulebook has closed it, admit a late player with the director’s “ruling” (admitLatePlayer).',
    fr: 'Personne n’a clos les entrées tardives. Si le règlement les a closes, admettez un retardataire par une décision (« ruling », admitLatePlayer).',
  },
  NOT_IN_PLAY: {
    en: '{playerId} has no seat in play. When the player arrives, admit them as a late player (admitLatePlayer).',
    fr: '{playerId} n’a pas encore de siège en jeu. À l’arrivée du joueur, admettez-le comme retardataire (admitLatePlayer).',
  },
  NO_FREE_SEAT: {
    en: 'Every seat is taken. Open a table (openTable), after a final table is dissolved (dissolveFinalTable), or wait until a seat is free.',
    fr: 'Tous les sièges sont pris. Ouvrez une table (openTable), une table finale étant d’abord défaite (dissolveFinalTable), ou attendez un siège libre.',
  },
  REENTRY_FORBIDDEN: {
    en: 'Players who are out can’t enter again. A house rule on reEntry.allowed and the tournament’s terms must allow it.',
    fr: 'Les joueurs éliminés ne peuvent pas entrer à nouveau. Il faut une règle maison sur reEntry.allowed et que le tournoi le prévoie.',
  },
  NO_REENTRY_LEFT: {
    en: '{playerId} has used all re-entries of this tournament ({most}).',
    fr: '{playerId} a déjà fait toutes les re-entries de ce tournoi ({most}).',
  },
  REBUY_FORBIDDEN: { en: 'There are no rebuys in this tournament: {reason}.', fr: 'Il n’y a pas de recave dans ce tournoi : {reason}.' },
  REBUY_TOO_LATE: {
    en: 'It is too late for {playerId} to rebuy. A rebuy is taken at once, while the rebuy period lasts.',
    fr: 'Il est trop tard pour une recave de {playerId}. Elle se prend aussitôt, pendant la période de recaves.',
  },
  NO_REBUY_LEFT: {
    en: '{playerId} has used all rebuys of this tournament ({most}).',
    fr: '{playerId} a déjà pris toutes les recaves de ce tournoi ({most}).',
  },
  ADDON_FORBIDDEN: { en: 'There are no add-ons in this tournament: {reason}.', fr: 'Il n’y a pas d’add-on dans ce tournoi : {reason}.' },
  ADDON_TOO_LATE: {
    en: 'It is too late for {playerId} to take an add-on: its level is over.',
    fr: 'Il est trop tard pour un add-on de {playerId} : le niveau prévu est passé.',
  },
  NOTHING_OWED: { en: '{playerId} has nothing to pay.', fr: '{playerId} n’a rien à payer.' },
  ENTRY_NOT_IN_PLAY: {
    en: '{playerId} is on the list and has no chips in play. Take them off the list (withdrawRegistration).',
    fr: '{playerId} est sur la liste, sans jetons en jeu. Retirez son inscription (withdrawRegistration).',
  },
  ENTRY_HAS_WON: {
    en: '{playerId} has won or qualified with this entry. If another person played it, transfer it to them (transferEntry).',
    fr: '{playerId} a gagné ou s’est qualifié avec cette entrée. Si une autre personne a joué, transférez-la-lui (transferEntry).',
  },
  ENTRY_ANNULLED: {
    en: 'The entry of {playerId} was annulled, so this hand can’t be corrected. Correct the other stacks (addChips, removeChips).',
    fr: 'L’entrée de {playerId} a été annulée : cette main ne peut plus être corrigée. Corrigez les autres tapis (addChips, removeChips).',
  },
  HAS_OWN_ENTRY: {
    en: '{playerId} has an entry already. Annul it (annulEntry) or take it off the list (withdrawRegistration) first.',
    fr: '{playerId} a déjà une entrée. Annulez-la (annulEntry) ou retirez son inscription (withdrawRegistration) d’abord.',
  },
  MOVE_WAITS: {
    en: '{playerId} is about to move to table {table}, seat {seat}. Wait for the move, or order another (movePlayer).',
    fr: '{playerId} doit changer de siège : table {table}, siège {seat}. Attendez ce mouvement, ou ordonnez-en un autre (movePlayer).',
  },
  NOTHING_BOUGHT: {
    en: '{playerId} has bought nothing of this kind ({purchase}).',
    fr: '{playerId} n’a rien acheté de tel ({purchase}).',
  },
  PURCHASE_LOST: {
    en: '{playerId} has {stack} left, less than the {chips} that were sold. Correct the hand that lost them first; else the purchase stands and is paid.',
    fr: 'Il reste {stack} à {playerId}, moins que les {chips} vendus. Corrigez d’abord la main qui les a perdus ; sinon l’achat reste valable et se paie.',
  },
  NOTHING_PAID: {
    en: 'No payment of {playerId} is recorded that could be taken back.',
    fr: 'Aucun paiement de {playerId} n’est noté : il n’y a rien à retirer.',
  },
  OFFICIAL_IS_EXEMPT: {
    en: '{playerId} was called away as an official and counts as present.',
    fr: '{playerId} est en mission de responsable et compte comme présent.',
  },
  SAT_ELSEWHERE: {
    en: 'When hand {hand} of table {table} began, {playerId} did not sit in seat {seat}. Check since which hand they sat there.',
    fr: 'Au début de la main {hand} de la table {table}, {playerId} n’était pas au siège {seat}. Vérifiez depuis quelle main ce joueur y est.',
  },
  AT_OWN_SEAT: {
    en: '{playerId} sits at table {table}, seat {seat} already, so nothing was recorded. For chips, use addChips, removeChips or recordChipCounts.',
    fr: '{playerId} est déjà à la table {table}, siège {seat} : rien n’a été noté. Pour les jetons, utilisez addChips, removeChips ou recordChipCounts.',
  },
  STARTING_AMOUNT_DISPUTED: {
    en: '{playerId} did not begin with the right stack. The director has to rule on it (addChips or removeChips).',
    fr: '{playerId} n’a pas débuté avec le bon tapis. Le directeur doit trancher (addChips ou removeChips).',
  },
  DAY_OVER: {
    en: 'Day {day} is over. Start the next one first (startDay).',
    fr: 'Le jour {day} est terminé. Lancez d’abord le suivant (startDay).',
  },
  DAY_NOT_OVER: {
    en: 'Day {day} is still being played. End it first (endDay).',
    fr: 'Le jour {day} se joue encore. Terminez-le d’abord (endDay).',
  },
};

/** What has closed late entry, by its unit. */
export const lateClosings: Readonly<Record<'minutes' | 'level' | 'break' | 'director', Sentence>> = {
  minutes: { en: '{until} minutes have passed', fr: 'les {until} minutes sont écoulées' },
  level: { en: 'level {until} is over', fr: 'le niveau {until} est terminé' },
  break: { en: 'the first break has begun', fr: 'la première pause a commencé' },
  director: { en: 'the director has closed it', fr: 'le directeur les a closes' },
};

/** Why no chips can be bought. */
export const purchaseBars: Readonly<Record<'book' | 'notOffered' | 'venue' | 'kind', Sentence>> = {
  book: { en: 'the rulebook has none', fr: 'le règlement n’en prévoit pas' },
  notOffered: { en: 'this tournament offers none', fr: 'ce tournoi n’en propose pas' },
  venue: { en: 'only venues opened before 2018 have them', fr: 'seuls les lieux ouverts avant 2018 en ont' },
  kind: { en: 'only weekly events have them', fr: 'seuls les tournois hebdomadaires en ont' },
};

/** What a player can buy after the first entry. */
export const purchaseNames: Readonly<Record<PurchaseKind, Sentence>> = {
  rebuy: { en: 'rebuy', fr: 'recave' },
  addOn: { en: 'add-on', fr: 'add-on' },
  reEntry: { en: 're-entry', fr: 're-entry' },
};
