/**
 * Why a tournament refuses what is asked of it about who plays.
 */
import type { None, Private, SentencesOf } from '../../decider.js';

export interface EntryRefusals {
  // Registration
  /** `players`, `maximum`: as many as the tables, or the chips of one tournament, allow. */
  TOURNAMENT_FULL: { players: number; maximum: number };
  /** `playerId`, `minimumAge`: years; the player is younger, or reported under age. */
  UNDERAGE: { playerId: string; minimumAge: number };
  /** `playerId`, `until`: a day, null until it is lifted. The federation of the club suspended them. */
  PLAYER_SUSPENDED: { playerId: string; until: Private<'suspensions', string> | null };
  /** `playerId`, `survivorId`: the id under which the person is kept. */
  PLAYER_KEPT_ELSEWHERE: { playerId: string; survivorId: string };
  /** `playerId`: another club made up this id, for a person of its own. */
  PLAYER_ID_OF_ANOTHER_CLUB: { playerId: string };
  /** `playerId`: neither a date of birth nor that the player is of age was given. */
  AGE_NOT_CHECKED: { playerId: string };
  /** `field`: a day that is none, or lies in the future. */
  INVALID_DAY: { field: string };
  /** `playerId`: they showed no identity card. */
  IDENTITY_DOCUMENT_MISSING: { playerId: string };
  /** `playerId`: they say that their recorded data is wrong. */
  DATA_NOT_CONFIRMED: { playerId: string };
  /** `playerId`: every player accepts the rules, and this one does not. */
  RULES_NOT_ACCEPTED: { playerId: string };
  /** `playerId`: they may not take part. */
  PLAYER_EXCLUDED: { playerId: string };
  /** `playerId`: nobody has recorded that they have special needs. */
  NO_SPECIAL_NEED: { playerId: string };

  // Late entry
  /** Late entry is closed. `unit`: `minutes`, `level`, `break` or `director`; `until`: how many, or which, null for the director. */
  LATE_WINDOW_CLOSED: { unit: string; until: number | null };
  /** `playerId`: it was not announced before the start that the player would be late. */
  LATE_NOT_ANNOUNCED: { playerId: string };
  /** `playerId`, `stack`, `price`: chips; nothing would be left of the stack, so that the director rules. */
  LATE_STACK_EXHAUSTED: { playerId: string; stack: number; price: number };
  /** The book still admits late players; closing earlier takes a ruling of the director. */
  LATE_WINDOW_STILL_OPEN: None;
  /** Nobody has closed late entry. */
  LATE_ENTRY_NOT_CLOSED: None;
  /** `playerId`: they have no seat in play yet. */
  NOT_IN_PLAY: { playerId: string };
  /** Every seat of every table is taken. */
  NO_FREE_SEAT: None;

  // Entering again, buying chips
  /** `playerId`: nobody enters a second time. */
  REENTRY_FORBIDDEN: { playerId: string | null };
  /** `playerId`, `most`: they have entered again that often. */
  NO_REENTRY_LEFT: { playerId: string; most: number };
  /** No rebuys here. `reason`: `book`, `notOffered`, `venue`, `kind`. */
  REBUY_FORBIDDEN: { reason: string };
  /** `playerId`: a hand was played at their table since they lost their last chips, or the time of rebuys is over. */
  REBUY_TOO_LATE: { playerId: string };
  /** `playerId`, `most`: they have bought chips that often. */
  NO_REBUY_LEFT: { playerId: string; most: number };
  /** No add-ons here. `reason`: `book`, `notOffered`. */
  ADDON_FORBIDDEN: { reason: string };
  /** `playerId`: the time of add-ons is over. */
  ADDON_TOO_LATE: { playerId: string };
  /** `playerId`: they owe nothing. */
  NOTHING_OWED: { playerId: string };
  /** `playerId`, `purchase`: none of this kind is to be paid. */
  PURCHASE_PAID: { playerId: string; purchase: string };
  /** A method or a receipt is given for what is not said to be paid. */
  NOT_SAID_TO_BE_PAID: None;
  /** `playerId`, `entries`: how many they have, all paid. */
  ENTRIES_PAID: { playerId: string; entries: number };

  // Entries and purchases that were recorded by mistake
  /** `playerId`: they stand on the list and have no chips in play yet. */
  ENTRY_NOT_IN_PLAY: { playerId: string };
  /** `playerId`: they have won, or qualified, with this entry. */
  ENTRY_HAS_WON: { playerId: string };
  /** `playerId`: their entry was annulled, so that no chips of a corrected hand can be theirs. */
  ENTRY_ANNULLED: { playerId: string };
  /** `playerId`: they have an entry of their own already. */
  HAS_OWN_ENTRY: { playerId: string };
  /** `playerId`, `table`, `seat`: where they are to move once a hand is over or their chips are counted. */
  MOVE_WAITS: { playerId: string; table: number; seat: number };
  /** `playerId`, `purchase`: `rebuy`, `addOn` or `reEntry`; they have bought none. */
  NOTHING_BOUGHT: { playerId: string; purchase: string };
  /** `playerId`, `chips`: those of the purchase; `stack`: what they have left, which is less. */
  PURCHASE_LOST: { playerId: string; chips: number; stack: number };
  /** `playerId`: who is to have the add-on has one already. */
  ADDON_TAKEN: { playerId: string };
  /** `playerId`: no payment of theirs is recorded that could be taken back. */
  NOTHING_PAID: { playerId: string };

  // Seats
  /** `playerId`: an official who plays counts as present while called away. */
  OFFICIAL_IS_EXEMPT: { playerId: string };
  /** `playerId`: they began with a wrong amount, on which the director has to rule. */
  STARTING_AMOUNT_DISPUTED: { playerId: string };
  /** `playerId`, `table`, `seat`: the player sits there, so that no ruling and no count goes with a move. */
  AT_OWN_SEAT: { playerId: string; table: number; seat: number };

  // Days
  /** `playerId`, `table`, `seat`, `hand`: when that hand began they did not sit there. */
  SAT_ELSEWHERE: { playerId: string; table: number; seat: number; hand: number };
  /** `day`: play is over for the day. */
  DAY_OVER: { day: number };
  /** `day`: it is being played. */
  DAY_NOT_OVER: { day: number };
}

/** What a person reads of each. */
export const entrySentences: SentencesOf<EntryRefusals> = {
  TOURNAMENT_FULL: {
    en: 'The tournament has {players} player{players||s}. It can take {maximum}.',
    fr: 'Le tournoi compte {players} joueur{players||s}. Il en admet {maximum} au plus.',
  },
  UNDERAGE: {
    en: '{playerId} is under {minimumAge} and may not play.',
    fr: '{playerId} n’a pas {minimumAge} an{minimumAge||s} et ne peut pas jouer.',
  },
  PLAYER_SUSPENDED: {
    en: '{playerId} is suspended by the federation of this club[ until {until:day}].',
    fr: 'La fédération de ce club a suspendu {playerId}[ jusqu’au {until:day}].',
  },
  PLAYER_KEPT_ELSEWHERE: {
    en: '{playerId} is a second id of the player {survivorId}. Enter them under that id.',
    fr: '{playerId} est un second identifiant du joueur {survivorId}. Utilisez celui-là.',
  },
  PLAYER_ID_OF_ANOTHER_CLUB: {
    en: 'This id is of a person of another club. Give your player another id. If it is that person, name their club (playerClubId).',
    fr: 'Cet identifiant est celui d’une personne d’un autre club. Donnez un autre identifiant à votre joueur. Si c’est bien cette personne, indiquez son club (playerClubId).',
  },
  AGE_NOT_CHECKED: {
    en: 'Give the date of birth of {playerId}, or state that they are of age (adult). Minors may not play.',
    fr: 'Indiquez la date de naissance de {playerId}, ou sa majorité (adult). Les mineurs ne jouent pas.',
  },
  INVALID_DAY: {
    en: '{field} must be a day in the past, such as 31 May 1990 (1990-05-31).',
    fr: '{field} doit être un jour passé, comme le 31 mai 1990 (1990-05-31).',
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
    en: 'Late entry is closed: {unit}. {reopen}.',
    fr: 'Les entrées tardives sont closes : {unit}. {reopen}.',
  },
  LATE_NOT_ANNOUNCED: {
    en: '{playerId} did not announce that they would be late. The director can still admit them by a ruling (ruling).',
    fr: '{playerId} n’avait pas prévenu de son retard. Le directeur peut encore l’admettre, par une décision (ruling).',
  },
  LATE_STACK_EXHAUSTED: {
    en: 'Being late costs {playerId} {price} of {stack}, which leaves none. The director has to rule.',
    fr: 'Le retard coûte {price} à {playerId}, sur un tapis de {stack} : il n’en reste rien. Le directeur doit trancher.',
  },
  LATE_WINDOW_STILL_OPEN: {
    en: 'The rulebook still admits late players. To close late entry now, give the director’s ruling (ruling).',
    fr: 'Le règlement admet encore les retardataires. Pour clore maintenant, donnez la décision du directeur (ruling).',
  },
  LATE_ENTRY_NOT_CLOSED: {
    en: 'Nobody has closed late entry. Once the rulebook has closed it, admit a late player by the director’s ruling (admitLatePlayer).',
    fr: 'Personne n’a clos les entrées tardives. Si le règlement les a closes, admettez un retardataire par une décision (admitLatePlayer).',
  },
  NOT_IN_PLAY: {
    en: '{playerId} has no seat in play. When the player arrives, admit them as a late player (admitLatePlayer).',
    fr: '{playerId} n’a pas encore de siège en jeu. À l’arrivée du joueur, enregistrez son arrivée tardive (admitLatePlayer).',
  },
  NO_FREE_SEAT: {
    en: 'Every seat is taken. Open a table (openTable), after a final table is dissolved (dissolveFinalTable), or wait until a seat is free.',
    fr: 'Tous les sièges sont pris. Ouvrez une table (openTable), défaites d’abord la table finale si elle joue (dissolveFinalTable), ou attendez un siège libre.',
  },
  REENTRY_FORBIDDEN: {
    en: 'Players who are out can’t enter again. A house rule (reEntry.allowed) and the tournament’s terms must allow it.',
    fr: 'Les joueurs éliminés ne peuvent pas entrer à nouveau. Il faut une règle maison (reEntry.allowed), et que le tournoi le prévoie.',
  },
  NO_REENTRY_LEFT: {
    en: '{playerId} has used all re-entries of this tournament ({most}).',
    fr: '{playerId} a déjà fait tous les re-entries de ce tournoi ({most}).',
  },
  REBUY_FORBIDDEN: { en: 'There are no rebuys in this tournament: {reason}.', fr: 'Il n’y a pas de recave dans ce tournoi : {reason}.' },
  REBUY_TOO_LATE: {
    en: 'It is too late for {playerId} to rebuy. A rebuy is taken at once, while the rebuy period lasts. If it was taken then and not recorded, give the director’s “ruling”. If they went out since, first reinstate them (reinstatePlayer).',
    fr: 'Il est trop tard pour une recave de {playerId}. Elle se prend aussitôt, pendant la période de recaves. Si elle a été prise à temps sans être saisie, indiquez la décision du directeur (« ruling »). Après une élimination, remettez d’abord le joueur en jeu (reinstatePlayer).',
  },
  NO_REBUY_LEFT: {
    en: '{playerId} has used all rebuys of this tournament ({most}).',
    fr: '{playerId} a déjà pris toutes les recaves de ce tournoi ({most}).',
  },
  ADDON_FORBIDDEN: { en: 'There are no add-ons in this tournament: {reason}.', fr: 'Il n’y a pas d’add-on dans ce tournoi : {reason}.' },
  ADDON_TOO_LATE: {
    en: 'It is too late for {playerId} to take an add-on: its level is over. If it was taken in time and not recorded, give the director’s “ruling”.',
    fr: 'Il est trop tard pour un add-on de {playerId} : le niveau prévu est passé. S’il a été pris à temps sans être saisi, indiquez la décision du directeur (« ruling »).',
  },
  ENTRIES_PAID: {
    en: 'Every entry of {playerId} is paid. Take a payment back with withdrawEntryPayment; rebuys and add-ons are paid with payPurchase.',
    fr: 'Chaque inscription de {playerId} est payée. Un paiement se retire avec withdrawEntryPayment ; recaves et add-ons se paient avec payPurchase.',
  },
  NOTHING_OWED: { en: '{playerId} has nothing to pay.', fr: '{playerId} n’a rien à payer.' },
  PURCHASE_PAID: {
    en: '{playerId} has nothing of this kind to pay ({purchase}). Leave the purchase out to pay the last that is open.',
    fr: '{playerId} n’a rien de tel à payer ({purchase}). N’indiquez pas l’achat pour payer le dernier encore dû.',
  },
  NOT_SAID_TO_BE_PAID: {
    en: 'A payment method or a receipt is given, but not that it is paid. Give paid too, or leave both out.',
    fr: 'Un mode de paiement ou un reçu est indiqué, mais pas que c’est payé. Indiquez aussi « paid », ou retirez-les.',
  },
  ENTRY_NOT_IN_PLAY: {
    en: '{playerId} is on the list and has no chips in play. Take them off the list (withdrawRegistration).',
    fr: '{playerId} est sur la liste, sans jetons en jeu. Retirez son inscription (withdrawRegistration).',
  },
  ENTRY_HAS_WON: {
    en: '{playerId} has won or qualified with this entry. If another person played it, transfer it to them (transferEntry).',
    fr: '{playerId} a gagné, ou a obtenu sa qualification, avec cette entrée. Si une autre personne a joué, transférez-la-lui (transferEntry).',
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
    en: '{playerId} has {stack} left, less than the {chips} that were sold. If another player bought them, give them the purchase (transferPurchase). If a hand was recorded wrongly, correct it first (correctEntry, correctAward).',
    fr: 'Il reste {stack} à {playerId}, moins que ce qui a été vendu : {chips}. Si l’achat est celui d’un autre joueur, attribuez-le-lui (transferPurchase). Si une main est mal saisie, corrigez-la d’abord (correctEntry, correctAward).',
  },
  ADDON_TAKEN: {
    en: '{playerId} has taken an add-on already. Name the player who bought this one, or cancel it (cancelPurchase).',
    fr: '{playerId} a déjà pris un add-on. Indiquez qui a acheté celui-ci, ou annulez-le (cancelPurchase).',
  },
  NOTHING_PAID: {
    en: 'No payment of {playerId} is recorded that could be taken back.',
    fr: 'Aucun paiement de {playerId} n’est noté : il n’y a rien à retirer.',
  },
  OFFICIAL_IS_EXEMPT: {
    en: '{playerId} was called away as an official and counts as present.',
    fr: '{playerId} est en mission de responsable et compte parmi les présents.',
  },
  SAT_ELSEWHERE: {
    en: 'When hand {hand} of table {table} began, {playerId} did not sit in seat {seat}. Check since which hand they sat there.',
    fr: 'Au début de la main {hand} de la table {table}, {playerId} n’était pas au siège {seat}. Vérifiez depuis quelle main ce joueur y est.',
  },
  AT_OWN_SEAT: {
    en: '{playerId} sits at table {table}, seat {seat} already, so nothing was recorded. Chips have commands of their own (addChips, removeChips, recordChipCounts).',
    fr: '{playerId} est déjà à la table {table}, siège {seat} : rien n’a été noté. Les jetons ont leurs propres commandes (addChips, removeChips, recordChipCounts).',
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
