/**
 * The refusals of a hand.
 */
import type { HandRefusals } from '../hand/refusals.js';
import { batchSentences } from '../hand/refusals/batches.js';
import { potSentences } from '../hand/refusals/pots.js';
import { claimsSentences } from '../hand/refusals/claims.js';
import { dealSentences } from '../hand/refusals/deal.js';
import { deckSentences } from '../hand/refusals/deck.js';
import { discardsSentences } from '../hand/refusals/discards.js';
import { entriesSentences } from '../hand/refusals/entries.js';
import { showingSentences } from '../hand/refusals/showing.js';
import { reportSentences } from '../hand/refusals/reports.js';
import type { TextsOf } from './shared-texts.js';

export const handTexts: TextsOf<HandRefusals> = {
  ...reportSentences,
  ...batchSentences,
  ...potSentences,
  ...dealSentences,
  ...deckSentences,
  ...discardsSentences,
  ...entriesSentences,
  ...showingSentences,
  ...claimsSentences,
  TD_RULING_REQUIRED: {
    en: 'The rulebook leaves this to the director: {question}. The director can rule (ruleOnIncident): {options}.',
    fr: 'Le règlement laisse cela au directeur : {question}. Le directeur peut décider (ruleOnIncident) : {options}.',
  },
  SUBSTANTIAL_ACTION_DONE: {
    en: 'Too much has been played since then. What happened stands.',
    fr: 'Trop d’actions ont suivi. Ce qui s’est passé reste acquis.',
  },
  WRONG_PHASE: {
    en: 'This is not possible at this point of the hand: {phase}.',
    fr: 'Ce n’est pas possible à ce moment de la main : {phase}.',
  },
  TOO_MANY_ACTS: {
    en: 'This street ({street}) has {most} {most|act|calls, bets and raises} already. Fold, call or go all-in.',
    fr: 'Ce tour ({street}) compte déjà {most} {most|action|mises, relances et suivis}. Couchez, suivez ou faites tapis.',
  },
  TOO_MANY_REPORTS: {
    en: 'This hand has {most} such report{most||s} already. Finish it with plain actions, cards and winners.',
    fr: 'Cette main compte déjà {most} signalement{most||s} de ce type. Terminez-la par des actions simples, les cartes et les gagnants.',
  },
  HAND_TOO_LONG: {
    en: 'This hand has {events} event{events||s}; at most {most} can be kept. Finish it with plain actions, cards and winners.',
    fr: 'Cette main compte {events} événement{events||s}, pour un maximum de {most}. Terminez-la par des actions simples, les cartes et les gagnants.',
  },
  PLAYERS_OUT_OF_RANGE: {
    en: 'A hand has {min} to {max} player{max||s}, not {players}.',
    fr: 'Une main se joue de {min} à {max} joueur{max||s}, pas à {players}.',
  },
  SEAT_OUT_OF_RANGE: {
    en: 'There is no seat {seat}. Seats are numbered 1 to 10.',
    fr: 'Il n’y a pas de siège {seat}. Les sièges vont de 1 à 10.',
  },
  SEATS_NOT_IN_ORDER: {
    en: 'Seat {seat} is out of order. Name each seat once, clockwise.',
    fr: 'Le siège {seat} n’est pas dans l’ordre. Indiquez chaque siège une fois, dans le sens horaire.',
  },
  PLAYER_SEATED_TWICE: {
    en: '{playerId} already has seat {seat} in this hand. Name each player once.',
    fr: '{playerId} a déjà le siège {seat} dans cette main. Indiquez chaque joueur une fois.',
  },
  NO_LIVE_SEAT: {
    en: 'Every hand would be dead. At least one player must be present to win the pot.',
    fr: 'Toutes les mains seraient mortes. Il faut au moins un joueur présent pour gagner le pot.',
  },
  STACK_OUT_OF_RANGE: {
    en: 'The stack of seat {seat} can’t be {stack}. Give {min} to {max} chips.',
    fr: 'Le tapis du siège {seat} ne peut pas être de {stack}. Indiquez de {min} à {max} jetons.',
  },
  BUTTON_OUT_OF_RANGE: {
    en: 'The button can’t be at seat {button}. Seats are numbered 1 to 10.',
    fr: 'Le bouton ne peut pas être au siège {button}. Les sièges vont de 1 à 10.',
  },
  BLIND_NOT_SEATED: {
    en: 'Nobody at seat {seat} can post the {blind}. Name a seat of this hand.',
    fr: 'Personne au siège {seat} ne peut poser la {blind}. Indiquez un siège de cette main.',
  },
  STAKE_OUT_OF_RANGE: {
    en: 'The {stake} can’t be {amount}. Give {min} to {max} chips.',
    fr: 'Valeur impossible ({stake}) : {amount}. Indiquez de {min} à {max} jetons.',
  },
  HAND_ALREADY_STARTED: {
    en: 'This hand has already started, with other seats or stakes.',
    fr: 'Cette main a déjà commencé, avec d’autres sièges ou d’autres blindes.',
  },
  HAND_NOT_STARTED: {
    en: 'There is no such hand. Open it in its tournament first (openHand), or check its id.',
    fr: 'Cette main n’existe pas. Ouvrez-la d’abord dans son tournoi (openHand), ou vérifiez son identifiant.',
  },
  HAND_COMPLETED: { en: 'The hand is over and its pots are pushed.', fr: 'La main est finie et ses pots sont attribués.' },
  SEAT_NOT_IN_HAND: { en: 'Seat {seat} is not in this hand.', fr: 'Le siège {seat} n’est pas dans cette main.' },
  HAND_NOT_LIVE: {
    en: 'The hand of seat {seat} is out: folded, mucked or dead.',
    fr: 'La main du siège {seat} ne joue plus : couchée, jetée ou morte.',
  },
  NOT_IN_TURN: {
    en: 'Seat {seat} is not in turn[, but seat {turn} is].',
    fr: 'Ce n’est pas au siège {seat} de parler[, mais au siège {turn}].',
  },
  NO_ACTION_DUE: {
    en: 'Seat {seat} has no action to take: the betting of this street is over.',
    fr: 'Le siège {seat} n’a pas à parler : les enchères de ce tour sont finies.',
  },
  CANNOT_CHECK: {
    en: 'Seat {seat} can’t check. A call costs {callAmount}.',
    fr: 'Le siège {seat} ne peut pas checker. Suivre coûte {callAmount}.',
  },
  NOTHING_TO_CALL: { en: 'Seat {seat} has nothing to call. It may check.', fr: 'Le siège {seat} n’a rien à suivre. Il peut checker.' },
  BET_ALREADY_PLACED: {
    en: 'There is a bet of {currentBet}. Seat {seat} can only raise it, not bet.',
    fr: 'Il y a une mise de {currentBet}. Le siège {seat} peut la relancer, pas miser.',
  },
  NOTHING_TO_RAISE: {
    en: 'There is no bet to raise. Seat {seat} can bet.',
    fr: 'Il n’y a pas de mise à relancer. Le siège {seat} peut miser.',
  },
  BET_OUT_OF_RANGE: {
    en: 'A total of {to} is not possible. Seat {seat} can go from {min} to {max}, in whole chips.',
    fr: 'Un total de {to} n’est pas possible. Le siège {seat} peut aller de {min} à {max}, en jetons entiers.',
  },
  BELOW_MINIMUM_BET: {
    en: 'A bet of {to} is too small; the smallest is {minBet}, the largest {max}.',
    fr: 'Une mise de {to} est trop petite ; la plus petite est {minBet}, la plus grande {max}.',
  },
  BELOW_MINIMUM_RAISE: {
    en: 'A raise to {to} is too small; the smallest is to {minRaiseTo}, the largest to {max}.',
    fr: 'Une relance à {to} est trop petite ; la plus petite est à {minRaiseTo}, la plus grande à {max}.',
  },
  RAISE_NOT_REOPENED: {
    en: 'Seat {seat} has acted, and only short all-ins followed. It may call {currentBet} or fold.',
    fr: 'Le siège {seat} a déjà parlé et seuls des tapis insuffisants ont suivi. Il peut suivre {currentBet} ou se coucher.',
  },
  TURN_LOST: {
    en: 'Seat {seat} was skipped and spoke too late. On this street it may only check, call or fold.',
    fr: 'Le siège {seat} a été sauté et parle trop tard. Sur ce tour, il ne peut que checker, suivre ou se coucher.',
  },
  SKIPPED_HAND_DEAD: {
    en: 'Seat {seat} was skipped and its hand is dead. Record its claim (claimSkippedTurn). The director may then save the hand (saveSkippedHand).',
    fr: 'Le siège {seat} a été sauté et sa main est morte. Enregistrez sa réclamation (claimSkippedTurn). Le directeur peut ensuite sauver la main (saveSkippedHand).',
  },
  NOBODY_CAN_CALL_A_RAISE: {
    en: 'No opponent of seat {seat} has chips to call a raise. It may call or fold.',
    fr: 'Aucun adversaire du siège {seat} n’a de jetons pour suivre une relance. Il peut suivre ou se coucher.',
  },
  STACK_TOO_SHORT_TO_RAISE: {
    en: 'Seat {seat} has {stack} chip{stack||s} and a call costs {callAmount}. It may go all in by a call, or fold.',
    fr: 'Le siège {seat} a {stack} jeton{stack||s} et suivre en coûte {callAmount}. Il peut suivre à tapis ou se coucher.',
  },
  RULING_PENDING: {
    en: 'The director must first rule on seat {seat}, ruling {rulingId} (ruleOnAction).',
    fr: 'Le directeur doit d’abord trancher pour le siège {seat}, décision {rulingId} (ruleOnAction).',
  },
  UNKNOWN_RULING: {
    en: 'No ruling {rulingId} was requested in this hand.',
    fr: 'Aucune décision {rulingId} n’a été demandée dans cette main.',
  },
  RULING_CLOSED: {
    en: 'Ruling {rulingId} was already given. To change an act now, use overrideRuling.',
    fr: 'La décision {rulingId} est déjà rendue. Pour changer un acte maintenant : overrideRuling.',
  },
  OPTION_NOT_ALLOWED: {
    en: 'The ruling can’t be: {option}. It can be: {options}.',
    fr: 'La décision ne peut pas être : {option}. Elle peut être : {options}.',
  },
  OPTION_NOT_OFFERED: {
    en: 'Seat {seat} may only choose: {options}.',
    fr: 'Le siège {seat} ne peut choisir que : {options}.',
  },
  AMOUNT_REQUIRED: { en: 'This ruling needs an amount: {option}.', fr: 'Cette décision demande un montant : {option}.' },
  AMOUNT_NOT_EXPECTED: {
    en: 'This ruling takes no amount: {option}. Leave the amount out.',
    fr: 'Cette décision ne prend pas de montant : {option}. N’indiquez pas de montant.',
  },
  AMOUNT_OUT_OF_RANGE: {
    en: 'The amount can’t be {amount}. Give {min} to {max}.',
    fr: 'Le montant ne peut pas être {amount}. Indiquez de {min} à {max}.',
  },
  NOTHING_TO_OVERRIDE: {
    en: 'No act of seat {seat} is judged or waits for a ruling. Give the act with the ruling (gesture).',
    fr: 'Aucun acte du siège {seat} n’est jugé ni en attente. Donnez l’acte avec la décision (gesture).',
  },
  EMPTY_ACT: {
    en: 'Seat {seat} did nothing. Give a word, a sign or chips.',
    fr: 'Le siège {seat} n’a rien fait. Indiquez une parole, un signe ou des jetons.',
  },
  CHIPS_EXCEED_STACK: {
    en: 'Seat {seat} can’t have pushed {pushed}. It has {stack}.',
    fr: 'Le siège {seat} n’a pas pu avancer {pushed}. Il a {stack}.',
  },
  CHIP_VALUE_NOT_IN_PLAY: {
    en: 'No chip of {chip} is in play. The smallest is {chipUnit}.',
    fr: 'Aucun jeton de {chip} n’est en jeu. Le plus petit vaut {chipUnit}.',
  },
  SEAT_ALL_IN: { en: 'Seat {seat} is all in and has no more actions.', fr: 'Le siège {seat} est à tapis et n’a plus à parler.' },
  OUT_OF_TURN_ACT_PENDING: {
    en: 'Seat {seat} has already acted before its turn. That act waits for its turn.',
    fr: 'Le siège {seat} a déjà parlé avant son tour. Cet acte attend son tour.',
  },
  ACTS_NOT_DISTINCT: {
    en: 'Simultaneous acts come from two or more seats, each named once.',
    fr: 'Des actes simultanés viennent de deux sièges ou plus, chacun indiqué une fois.',
  },
  STREET_ALREADY_DEALT: {
    en: 'The {street} is already dealt and stays as it is. To correct it, use reportBoardError.',
    fr: 'Ce tour ({street}) est déjà distribué et reste tel quel. Pour le corriger : reportBoardError.',
  },
  DARK_BET_PENDING: {
    en: 'Seat {seat} has already announced another act for the {street}.',
    fr: 'Le siège {seat} a déjà annoncé un autre acte pour ce tour ({street}).',
  },
  UNKNOWN_DARK_BET: {
    en: 'Seat {seat} announced nothing in the dark for the {street}.',
    fr: 'Le siège {seat} n’a rien annoncé dans le noir pour ce tour ({street}).',
  },
  WRONG_STREET: {
    en: 'The next street is not the {street}[, but the {expected}].',
    fr: 'Le tour suivant n’est pas celui-ci ({street})[, mais : {expected}].',
  },
  BETTING_NOT_OVER: {
    en: 'The {street} can’t be dealt yet. Seat {turn} is to act.',
    fr: 'Ce tour ({street}) ne peut pas encore être distribué. Le siège {turn} doit parler.',
  },
  WRONG_NUMBER_OF_CARDS: {
    en: '{expected} card{expected||s} must be given here, not {got}.',
    fr: 'Il faut ici {expected} carte{expected||s}, pas {got}.',
  },
  CARD_UNREADABLE: {
    en: '"{card}" is not a card. Write a rank (2-9 T J Q K A) and a suit (c d h s), such as Ah.',
    fr: '« {card} » n’est pas une carte. Écrivez une hauteur (2-9 T J Q K A) et une couleur (c d h s), par exemple Ah.',
  },
  CARD_ALREADY_DEALT: {
    en: 'The card {card:cards} is already in this hand. Correct the entry, or check the deck.',
    fr: 'La carte {card:cards} est déjà dans cette main. Corrigez la saisie, ou contrôlez le paquet.',
  },
  HOLE_CARDS_CONTRADICTED: {
    en: 'Seat {seat} is recorded with {known:cards}, not {given:cards}. Correct the entry.',
    fr: 'Le siège {seat} est enregistré avec {known:cards}, pas {given:cards}. Corrigez la saisie.',
  },
  HOLE_CARDS_RECORDED: {
    en: 'The cards of seat {seat} are recorded already. If they are wrong, a director who may see them corrects the entry.',
    fr: 'Les cartes du siège {seat} sont déjà enregistrées. Si elles sont fausses, un directeur qui peut les voir corrige la saisie.',
  },
  SHOWDOWN_NOT_OPEN: {
    en: 'Hands are shown when all betting is over. The hand is now at: {phase}.',
    fr: 'Les mains se montrent quand toutes les enchères sont finies. La main en est à : {phase}.',
  },
  TABLED_HAND_CANNOT_BE_MUCKED: {
    en: 'The hand of seat {seat} is face up. It can no longer be mucked.',
    fr: 'La main du siège {seat} est montrée. Elle ne peut plus être jetée.',
  },
  UNKNOWN_POT: {
    en: 'There is no pot {pot}, or it is named twice. Pot 0 is the main pot.',
    fr: 'Il n’y a pas de pot {pot}, ou il est indiqué deux fois. Le pot 0 est le pot principal.',
  },
  WINNER_NOT_ELIGIBLE: {
    en: 'Seat {seat} can’t win pot {pot} (0 is the main pot). These seats can: {eligible}.',
    fr: 'Le siège {seat} ne peut pas gagner le pot {pot} (0 : pot principal). Ces sièges le peuvent : {eligible}.',
  },
  DECLARATION_CONTRADICTED: {
    en: 'Pot {pot} (0 is the main pot) was declared for {declared}: {declaredHands} ({declaredCards:cards}). The tabled hands give it to {byCards}: {tabledHands} ({tabledCards:cards}).',
    fr: 'Le pot {pot} (0 : pot principal) a été annoncé pour {declared} : {declaredHands} ({declaredCards:cards}). Les mains montrées le donnent à {byCards} : {tabledHands} ({tabledCards:cards}).',
  },
};
