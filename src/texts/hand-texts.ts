/**
 * What a hand's refusals say to a person.
 * Pure. May import: its neighbours, the hand's refusal codes.
 */
import type { HandRefusals } from '../hand/refusals.js';
import { claimsTexts } from './claims-texts.js';
import { dealTexts } from './deal-texts.js';
import { deckTexts } from './deck-texts.js';
import { discardsTexts } from './discards-texts.js';
import { showingTexts } from './showing-texts.js';
import { reportTexts } from './report-texts.js';
import type { TextsOf } from './shared-texts.js';

export const handTexts: TextsOf<HandRefusals> = {
  ...reportTexts,
  ...dealTexts,
  ...deckTexts,
  ...discardsTexts,
  ...showingTexts,
  ...claimsTexts,
  TD_RULING_REQUIRED: {
    en: 'The book leaves this to the tournament director ({question}); he rules with one of: {options}.',
    fr: 'Le règlement laisse cela au directeur du tournoi ({question}) ; il tranche par l’une de ces options : {options}.',
  },
  SUBSTANTIAL_ACTION_DONE: {
    en: 'Too much has been played since: what happened stands.',
    fr: 'Trop d’actions ont suivi : ce qui s’est passé reste acquis.',
  },
  WRONG_PHASE: {
    en: 'This can’t be done at this moment of the hand ({phase}).',
    fr: 'Ce n’est pas possible à ce moment du coup ({phase}).',
  },
  PLAYERS_OUT_OF_RANGE: {
    en: 'A hand takes {min} to {max} players, not {players}.',
    fr: 'Un coup se joue de {min} à {max} joueurs, pas à {players}.',
  },
  SEAT_OUT_OF_RANGE: {
    en: 'Seat {seat} does not exist; seats are 1 to 10.',
    fr: 'La place {seat} n’existe pas ; les places vont de 1 à 10.',
  },
  SEATS_NOT_IN_ORDER: {
    en: 'Seat {seat} is out of order; name each seat once, clockwise.',
    fr: 'La place {seat} n’est pas dans l’ordre ; nommez chaque place une fois, dans le sens horaire.',
  },
  PLAYER_SEATED_TWICE: { en: '{playerId} already has seat {seat} in this hand.', fr: '{playerId} a déjà la place {seat} dans ce coup.' },
  NO_LIVE_SEAT: {
    en: 'Every hand would be dead; at least one player must be there to win the pot.',
    fr: 'Toutes les mains seraient mortes ; il faut au moins un joueur présent pour gagner le pot.',
  },
  STACK_OUT_OF_RANGE: {
    en: 'The stack {stack} of seat {seat} must be from {min} to {max} chips.',
    fr: 'Le tapis {stack} de la place {seat} doit être de {min} à {max} jetons.',
  },
  BUTTON_OUT_OF_RANGE: {
    en: 'The button can’t be at seat {button}; seats are 1 to 10.',
    fr: 'Le bouton ne peut être à la place {button} ; les places vont de 1 à 10.',
  },
  BLIND_NOT_SEATED: {
    en: 'Nobody sits at seat {seat} to post the {blind} blind.',
    fr: 'Personne n’est assis à la place {seat} pour poser la blinde ({blind}).',
  },
  STAKE_OUT_OF_RANGE: {
    en: '{stake} is {amount}; it must be from {min} to {max} chips.',
    fr: '{stake} vaut {amount} ; il faut de {min} à {max} jetons.',
  },
  HAND_ALREADY_STARTED: { en: 'This hand has started already, with another start.', fr: 'Ce coup a déjà commencé, autrement.' },
  HAND_NOT_STARTED: {
    en: 'There is no such hand; open it in its tournament first, or check its id.',
    fr: 'Ce coup n’existe pas ; ouvrez-le d’abord dans son tournoi, ou vérifiez son identifiant.',
  },
  HAND_COMPLETED: { en: 'The hand is over; its pots are pushed.', fr: 'Le coup est fini ; ses pots sont attribués.' },
  SEAT_NOT_IN_HAND: { en: 'Seat {seat} is not in this hand.', fr: 'La place {seat} n’est pas dans ce coup.' },
  HAND_NOT_LIVE: {
    en: 'The hand of seat {seat} is out: folded, mucked or dead.',
    fr: 'La main de la place {seat} ne joue plus : couchée, jetée ou morte.',
  },
  NOT_IN_TURN: { en: 'It is seat {turn}’s turn, not seat {seat}’s.', fr: 'C’est à la place {turn} de parler, pas à la place {seat}.' },
  NO_ACTION_DUE: {
    en: 'No action is awaited from seat {seat}: the betting of this street is over.',
    fr: 'Aucune action n’est attendue de la place {seat} : les enchères de ce tour sont finies.',
  },
  CANNOT_CHECK: {
    en: 'Seat {seat} can’t check: it takes {callAmount} to call.',
    fr: 'La place {seat} ne peut pas checker : il faut {callAmount} pour suivre.',
  },
  NOTHING_TO_CALL: { en: 'Seat {seat} has nothing to call; it may check.', fr: 'La place {seat} n’a rien à suivre ; elle peut checker.' },
  BET_ALREADY_PLACED: {
    en: 'A bet of {currentBet} stands; what seat {seat} adds to it is a raise.',
    fr: 'Une mise de {currentBet} est posée ; y ajouter, pour la place {seat}, c’est relancer.',
  },
  NOTHING_TO_RAISE: {
    en: 'No bet stands; what seat {seat} puts in is a bet.',
    fr: 'Aucune mise n’est posée ; ce que met la place {seat} est une mise.',
  },
  BET_OUT_OF_RANGE: {
    en: '{to} is no possible total; seat {seat} may go from {min} to {max} chips, in whole chips.',
    fr: '{to} n’est pas un total possible ; la place {seat} peut aller de {min} à {max}, en jetons entiers.',
  },
  BELOW_MINIMUM_BET: {
    en: 'A bet to {to} is too small; the smallest is {minBet}, the largest {max}.',
    fr: 'Une mise de {to} est trop petite ; la plus petite est {minBet}, la plus grande {max}.',
  },
  BELOW_MINIMUM_RAISE: {
    en: 'A raise to {to} is too small; the smallest is to {minRaiseTo}, the largest to {max}.',
    fr: 'Une relance à {to} est trop petite ; la plus petite est à {minRaiseTo}, la plus grande à {max}.',
  },
  RAISE_NOT_REOPENED: {
    en: 'Seat {seat} has acted, and only short all-ins came since; it may call {currentBet} or fold.',
    fr: 'La place {seat} a déjà parlé et seuls des tapis insuffisants ont suivi ; elle peut suivre {currentBet} ou se coucher.',
  },
  TURN_LOST: {
    en: 'Seat {seat} was skipped and speaks too late; on this street it may check or call, or fold, and no more.',
    fr: 'La place {seat} a été sautée et parle trop tard ; sur ce tour elle peut dire parole, suivre ou se coucher, rien de plus.',
  },
  SKIPPED_HAND_DEAD: {
    en: 'Seat {seat} was skipped, and its hand is dead by the acts made over it. Record its claim; the director may then save the hand.',
    fr: 'La place {seat} a été sautée et sa main est morte par les actes faits avant elle. Notez sa réclamation ; le directeur peut ensuite sauver la main.',
  },
  NOBODY_CAN_CALL_A_RAISE: {
    en: 'No opponent of seat {seat} has chips left to call a raise; it may call or fold.',
    fr: 'Aucun adversaire de la place {seat} n’a de jetons pour suivre une relance ; elle peut suivre ou se coucher.',
  },
  STACK_TOO_SHORT_TO_RAISE: {
    en: 'Seat {seat} has {stack} chips, and a call takes {callAmount}: there is nothing to raise with.',
    fr: 'La place {seat} a {stack} jetons et suivre en coûte {callAmount} : il n’y a pas de quoi relancer.',
  },
  RULING_PENDING: {
    en: 'The director must rule on seat {seat} first (ruling {rulingId}).',
    fr: 'Le directeur doit d’abord trancher pour la place {seat} (décision {rulingId}).',
  },
  UNKNOWN_RULING: {
    en: 'No ruling {rulingId} was requested in this hand.',
    fr: 'Aucune décision {rulingId} n’a été demandée dans ce coup.',
  },
  RULING_CLOSED: { en: 'Ruling {rulingId} was given already.', fr: 'La décision {rulingId} est déjà rendue.' },
  OPTION_NOT_ALLOWED: {
    en: 'The ruling {option} is not among those allowed: {options}.',
    fr: 'La décision {option} n’est pas de celles permises : {options}.',
  },
  OPTION_NOT_OFFERED: {
    en: 'Seat {seat} may only choose among: {options}.',
    fr: 'La place {seat} ne peut choisir que parmi : {options}.',
  },
  AMOUNT_REQUIRED: { en: 'The ruling {option} needs an amount.', fr: 'La décision {option} demande un montant.' },
  AMOUNT_NOT_EXPECTED: { en: 'The ruling {option} leaves no amount to set.', fr: 'La décision {option} ne laisse aucun montant à fixer.' },
  AMOUNT_OUT_OF_RANGE: {
    en: 'The amount {amount} must be from {min} to {max}.',
    fr: 'Le montant {amount} doit être de {min} à {max}.',
  },
  NOTHING_TO_OVERRIDE: {
    en: 'No act of seat {seat} is judged or waits for a ruling; give the act with the ruling.',
    fr: 'Aucun acte de la place {seat} n’est jugé ni n’attend de décision ; donnez l’acte avec la décision.',
  },
  EMPTY_ACT: {
    en: 'Seat {seat} did nothing: no word, no sign, no chip.',
    fr: 'La place {seat} n’a rien fait : ni parole, ni signe, ni jeton.',
  },
  CHIPS_EXCEED_STACK: {
    en: 'Seat {seat} can’t have pushed {pushed}: it has {stack}.',
    fr: 'La place {seat} n’a pu pousser {pushed} : elle a {stack}.',
  },
  CHIP_VALUE_NOT_IN_PLAY: {
    en: 'No chip of {chip} is in play; the smallest is {chipUnit}.',
    fr: 'Aucun jeton de {chip} n’est en jeu ; le plus petit est de {chipUnit}.',
  },
  SEAT_ALL_IN: { en: 'Seat {seat} is all in.', fr: 'La place {seat} est à tapis.' },
  OUT_OF_TURN_ACT_PENDING: {
    en: 'Seat {seat} has acted before its turn already.',
    fr: 'La place {seat} a déjà agi avant son tour.',
  },
  ACTS_NOT_DISTINCT: {
    en: 'Acts at the same moment are of two seats or more, each named once.',
    fr: 'Des actes simultanés sont ceux de deux places ou plus, chacune nommée une fois.',
  },
  STREET_ALREADY_DEALT: {
    en: 'The {street} is dealt already, and stays as it is on the table.',
    fr: 'Le tour {street} est déjà distribué, et reste comme il est sur la table.',
  },
  DARK_BET_PENDING: {
    en: 'Seat {seat} has announced another act for the {street} already.',
    fr: 'La place {seat} a déjà annoncé un autre acte pour le tour {street}.',
  },
  UNKNOWN_DARK_BET: {
    en: 'Seat {seat} announced nothing in the dark for the {street}.',
    fr: 'La place {seat} n’a rien annoncé dans le noir pour le tour {street}.',
  },
  WRONG_STREET: {
    en: 'The {street} is not the next street; {expected} is.',
    fr: 'Le tour suivant n’est pas : {street}, mais : {expected}.',
  },
  BETTING_NOT_OVER: {
    en: 'The {street} can’t be dealt yet: seat {turn} is to act.',
    fr: 'Le tour {street} ne peut encore être servi : la place {turn} doit parler.',
  },
  WRONG_NUMBER_OF_CARDS: { en: 'It takes {expected} card(s) here, not {got}.', fr: 'Il faut ici {expected} carte(s), pas {got}.' },
  CARD_UNREADABLE: {
    en: '"{card}" is no card; write a rank (2-9 T J Q K A) and a suit (c d h s), such as Ah.',
    fr: '« {card} » n’est pas une carte ; écrivez une hauteur (2-9 T J Q K A) et une couleur (c d h s), par exemple Ah.',
  },
  CARD_ALREADY_DEALT: {
    en: 'The card {card} is in this hand already; correct the entry, or check the deck.',
    fr: 'La carte {card} est déjà dans ce coup ; corrigez la saisie, ou contrôlez le jeu.',
  },
  HOLE_CARDS_CONTRADICTED: {
    en: 'Seat {seat} is recorded with {known}, not {given}.',
    fr: 'La place {seat} est notée avec {known}, pas {given}.',
  },
  SHOWDOWN_NOT_OPEN: {
    en: 'Hands are shown when all betting is over.',
    fr: 'Les mains se montrent quand toutes les enchères sont finies.',
  },
  TABLED_HAND_CANNOT_BE_MUCKED: {
    en: 'The hand of seat {seat} lies face up; it can’t be mucked any more.',
    fr: 'La main de la place {seat} est face visible ; elle ne peut plus être jetée.',
  },
  UNKNOWN_POT: { en: 'There is no pot {pot}, or it is named twice.', fr: 'Il n’y a pas de pot {pot}, ou il est nommé deux fois.' },
  WINNER_NOT_ELIGIBLE: {
    en: 'Seat {seat} can’t win pot {pot} (0 is the main pot); those who can are {eligible}.',
    fr: 'La place {seat} ne peut gagner le pot {pot} (0 : pot principal) ; le peuvent : {eligible}.',
  },
  DECLARATION_CONTRADICTED: {
    en: 'Pot {pot} (0 is the main pot) was declared for seat(s) {declared} with {declaredHands} ({declaredCards}), but the tabled hands give it to {byCards} with {tabledHands} ({tabledCards}).',
    fr: 'Le pot {pot} (0 : pot principal) a été annoncé pour la ou les places {declared} avec {declaredHands} ({declaredCards}), mais les mains montrées le donnent à {byCards} avec {tabledHands} ({tabledCards}).',
  },
};
