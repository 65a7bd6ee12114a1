/**
 * What a tournament's refusals say to a person.
 * Pure. May import: its neighbours, the tournament's refusal codes.
 */
import type { TournamentRefusalCode } from '../tournament/refusals.js';
import { disciplineTexts } from './discipline-texts.js';
import { chipRaceTexts } from './chip-race-texts.js';
import { entryTexts } from './entry-texts.js';
import { inventoryTexts } from './inventory-texts.js';
import { prizesTexts } from './prizes-texts.js';
import { handForHandTexts } from './hand-for-hand-texts.js';
import { rankingTexts } from './ranking-texts.js';
import { seatingTexts } from './seating-texts.js';
import type { Sentence } from './sentences.js';

export const tournamentTexts: Readonly<Record<TournamentRefusalCode, Sentence>> = {
  TOURNAMENT_NOT_FOUND: {
    en: 'There is no such tournament; create it first, or check its id.',
    fr: 'Ce tournoi n’existe pas ; créez-le d’abord, ou vérifiez son identifiant.',
  },
  TOURNAMENT_ALREADY_EXISTS: {
    en: 'The tournament "{name}" already has this id; choose another one.',
    fr: 'Le tournoi « {name} » porte déjà cet identifiant ; choisissez-en un autre.',
  },
  TOURNAMENT_NOT_RUNNING: {
    en: 'The tournament has not started; start it first.',
    fr: 'Le tournoi n’a pas commencé ; lancez-le d’abord.',
  },
  TOURNAMENT_ALREADY_STARTED: {
    en: 'The tournament has started; this had to be done before.',
    fr: 'Le tournoi a commencé ; il fallait le faire avant.',
  },
  TOURNAMENT_FINISHED: {
    en: 'The tournament is over; {winner} won it.',
    fr: 'Le tournoi est terminé ; {winner} l’a gagné.',
  },
  INVALID_NUMBER: {
    en: '{field} must be a whole number from {minimum} to {maximum}, not {value}.',
    fr: '{field} doit être un nombre entier de {minimum} à {maximum}, pas {value}.',
  },
  INVALID_TEXT: {
    en: '{field} must have 1 to {maximum} characters.',
    fr: '{field} doit compter de 1 à {maximum} caractères.',
  },
  INVALID_ID: {
    en: '{field} must be 1 to 64 letters, digits, "-" or "_", starting with a letter or digit.',
    fr: '{field} doit compter de 1 à 64 lettres, chiffres, « - » ou « _ » et commencer par une lettre ou un chiffre.',
  },
  INVALID_CHOICE: { en: '{field} must be one of: {allowed}.', fr: '{field} doit être l’un de : {allowed}.' },
  INVALID_SEED: {
    en: 'The seed must be 64 hexadecimal digits in lower case.',
    fr: 'La graine doit être de 64 chiffres hexadécimaux en minuscules.',
  },
  INVALID_HASH: {
    en: 'The hash must be 64 hexadecimal digits in lower case.',
    fr: 'L’empreinte doit être de 64 chiffres hexadécimaux en minuscules.',
  },
  UNKNOWN_RULEBOOK: {
    en: 'There is no rulebook {rulebook} in version {version}; there are: {known}.',
    fr: 'Il n’y a pas de règlement {rulebook} en version {version} ; il y a : {known}.',
  },
  UNKNOWN_SETTING: {
    en: 'No rulebook has a setting {setting} for a house rule to change; there are: {known}.',
    fr: 'Aucun règlement n’a de réglage {setting} qu’une règle maison puisse changer ; il y a : {known}.',
  },
  VALUE_OUT_OF_RANGE: {
    en: 'The setting {setting} can’t be {value}; it can be: {allowed}.',
    fr: 'Le réglage {setting} ne peut valoir {value} ; il peut valoir : {allowed}.',
  },
  INVALID_STRUCTURE_LENGTH: {
    en: 'The structure has {periods} levels and breaks; it needs 1 to {maximum}.',
    fr: 'La structure compte {periods} niveaux et pauses ; il en faut de 1 à {maximum}.',
  },
  STRUCTURE_BEGINS_WITH_BREAK: {
    en: 'The structure must begin with a level, not a break.',
    fr: 'La structure doit commencer par un niveau, pas par une pause.',
  },
  STRUCTURE_ENDS_WITH_BREAK: {
    en: 'The structure must end with a level: the last one goes on until there is a winner.',
    fr: 'La structure doit finir par un niveau : le dernier dure jusqu’à la victoire.',
  },
  SMALL_BLIND_ABOVE_BIG_BLIND: {
    en: 'In period {period} the small blind {smallBlind} is above the big blind {bigBlind}.',
    fr: 'À la période {period}, la petite blinde {smallBlind} dépasse la grosse blinde {bigBlind}.',
  },
  ANTE_WITHOUT_FORMAT: {
    en: 'Period {period} has an ante of {ante}, but the tournament’s ante format is "none": say who pays it.',
    fr: 'La période {period} a un ante de {ante}, mais le tournoi n’a pas de format d’ante : dites qui le paie.',
  },
  NOT_A_CHIP_MULTIPLE: {
    en: '{field} is {amount}, which chips of {chipUnit} can’t make up.',
    fr: '{field} vaut {amount}, ce que des jetons de {chipUnit} ne peuvent pas former.',
  },
  UNKNOWN_PLAYER: {
    en: '{playerId} is not registered in this tournament.',
    fr: '{playerId} n’est pas inscrit à ce tournoi.',
  },
  TOURNAMENT_FULL: {
    en: 'The tournament has {players} players and can take {maximum} at most.',
    fr: 'Le tournoi compte {players} joueurs et en admet {maximum} au plus.',
  },
  TOO_FEW_PLAYERS: {
    en: '{players} registered; it takes {minimum} at least.',
    fr: '{players} inscrit(s) ; il en faut {minimum} au moins.',
  },
  REGISTRATION_CLOSED: {
    en: 'Registration is closed with {players} players; open it again for a reason, or admit late players after the start.',
    fr: 'Les inscriptions sont closes à {players} joueurs ; rouvrez-les avec un motif, ou admettez les retardataires après le début.',
  },
  DRAW_ALREADY_COMMITTED: {
    en: 'The organiser has published the hash {hash} for this draw, and can’t take another seed.',
    fr: 'L’organisateur a publié l’empreinte {hash} pour ce tirage et ne peut changer de graine.',
  },
  SEED_NOT_COMMITTED: {
    en: 'The hash of this seed was not published before registration closed ({hash} was), so nothing is drawn from it.',
    fr: 'L’empreinte de cette graine n’a pas été publiée avant la clôture des inscriptions ({hash} l’a été) : rien ne s’en tire.',
  },
  SEED_NEEDED: {
    en: 'The seed of this draw is not with this server: give the one whose hash is {hash}.',
    fr: 'Ce serveur n’a pas la graine de ce tirage : donnez celle dont l’empreinte est {hash}.',
  },
  SEATS_ALREADY_DRAWN: {
    en: 'Seats are drawn for these {players} players; they are drawn again only where the list is opened again for a reason.',
    fr: 'Les places sont tirées pour ces {players} joueurs ; on ne retire qu’en rouvrant la liste avec un motif.',
  },
  SEATS_NOT_DRAWN: {
    en: 'Seats are not drawn for the {players} registered players; draw them, then start.',
    fr: 'Les places ne sont pas tirées pour les {players} inscrits ; tirez-les, puis lancez.',
  },
  PLAYER_ELIMINATED: { en: '{playerId} is out, in place {place}.', fr: '{playerId} est éliminé, à la place {place}.' },
  UNKNOWN_PERIOD: {
    en: 'The structure has periods 0 to {last}, not {period}.',
    fr: 'La structure a les périodes 0 à {last}, pas {period}.',
  },
  ON_BREAK: {
    en: 'The tournament is on break; hands begin again after it.',
    fr: 'Le tournoi est en pause ; les coups reprennent après.',
  },
  UNKNOWN_TABLE: { en: 'There is no table {table} in this tournament.', fr: 'Il n’y a pas de table {table} dans ce tournoi.' },
  TABLE_BROKEN: { en: 'Table {table} was broken; it does not play any more.', fr: 'La table {table} est fermée ; elle ne joue plus.' },
  HAND_IN_PROGRESS: {
    en: 'Hand {handId} at table {table} is not over; finish it first.',
    fr: 'Le coup {handId} de la table {table} n’est pas fini ; terminez-le d’abord.',
  },
  TOO_FEW_SEATED: {
    en: 'Table {table} has {players} player{players||s} with chips; a hand takes {minimum}.',
    fr: 'La table {table} a {players} joueur{players||s} avec des jetons ; il en faut {minimum} pour un coup.',
  },
  NO_HAND_OPEN: {
    en: 'No hand is open at table {table}.',
    fr: 'Aucun coup n’est ouvert à la table {table}.',
  },
  NEWCOMER_WAITS: {
    en: 'The player at seat {seat} gets no cards in this hand; he plays the next one.',
    fr: 'Le joueur au siège {seat} ne reçoit pas de cartes à ce coup ; il joue le suivant.',
  },
  BOTH_BLINDS_ON_SEAT: {
    en: 'Seat {seat} of table {table} can’t post both blinds.',
    fr: 'Le siège {seat} de la table {table} ne peut poser les deux blindes.',
  },
  POSITIONS_NOT_CONFORMING: {
    en: 'By the rule the button of table {table} is at seat {button}, the small blind at {smallBlind}, the big blind at {bigBlind}; give a reason to have them elsewhere.',
    fr: 'Selon la règle, à la table {table}, le bouton est au siège {button}, la petite blinde au {smallBlind}, la grosse blinde au {bigBlind} ; donnez une raison pour les placer ailleurs.',
  },
  FIRST_BUTTON_FIXED: {
    en: 'The first button of table {table} is at seat {seat}; it is not drawn again.',
    fr: 'Le premier bouton de la table {table} est au siège {seat} ; il n’est pas tiré à nouveau.',
  },
  EVERYONE_ABSENT: {
    en: 'Every player at table {table} is marked absent; nobody is there to play.',
    fr: 'Tous les joueurs de la table {table} sont notés absents ; personne ne peut jouer.',
  },
  EMPTY_SEAT: { en: 'Nobody sits at seat {seat} of table {table}.', fr: 'Personne n’est assis à la place {seat} de la table {table}.' },
  TOO_MANY_HANDS: {
    en: 'Table {table} has played {maximum} hands, the most there can be.',
    fr: 'La table {table} a joué {maximum} coups, le maximum.',
  },
  UNKNOWN_HAND: { en: 'This tournament opened no hand {handId}.', fr: 'Ce tournoi n’a ouvert aucun coup {handId}.' },
  HAND_ALREADY_SETTLED: {
    en: 'Hand {handId} was settled with other stacks; a settlement is never changed.',
    fr: 'Le coup {handId} a été soldé avec d’autres tapis ; un solde ne change jamais.',
  },
  DECK_CHANGE_REFUSED: {
    en: 'Under this rulebook seat {seat} can’t have the deck changed for that; an official can change it.',
    fr: 'Selon ce règlement, la place {seat} ne peut faire changer le paquet pour cela ; un officiel le peut.',
  },
  STACK_TOO_SHORT: {
    en: 'Player {playerId} has {stack} chips; {amount} can’t be taken from him.',
    fr: 'Le joueur {playerId} a {stack} jetons ; on ne peut lui en reprendre {amount}.',
  },
  ...inventoryTexts,
  CHIP_COUNT_MISMATCH: {
    en: 'Table {table} holds {expected} chips, but {counted} were counted; count again.',
    fr: 'La table {table} détient {expected} jetons, mais {counted} ont été comptés ; recomptez.',
  },
  PLAYERS_MISMATCH: {
    en: 'Each player of table {table} must be counted once. Missing: {missing}. Not at the table: {unexpected}. Counted twice: {repeated}.',
    fr: 'Chaque joueur de la table {table} doit être compté une fois. Manquent : {missing}. Pas à la table : {unexpected}. Comptés deux fois : {repeated}.',
  },
  COUNT_FIRST: {
    en: 'The stacks at table {table} are not known; count them first. confirmMove, movePlayer, recordAbandonment and disqualifyPlayer take the “stack” of their one player instead.',
    fr: 'Les tapis de la table {table} ne sont pas connus ; comptez-les d’abord. confirmMove, movePlayer, recordAbandonment et disqualifyPlayer prennent à la place le « stack » de leur seul joueur.',
  },
  STILL_HAS_CHIPS: {
    en: '{playerId} still has {stack} chips by what was counted or typed in; if a hand was played since, record it first.',
    fr: '{playerId} a encore {stack} jetons d’après le dernier compte ou coup saisi ; si un coup s’est joué depuis, enregistrez-le d’abord.',
  },
  ...chipRaceTexts,
  ...entryTexts,
  ...rankingTexts,
  ...prizesTexts,
  ...disciplineTexts,
  ...handForHandTexts,
  ...seatingTexts,
};
