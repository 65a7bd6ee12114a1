/**
 * Why a hand refuses a command on the initial deal: presence, the cut, cards exposed, boxed, fallen or flashed, misdeals and redeals, missing and extra cards.
 */
import type { None, SentencesOf } from '../../decider.js';

export interface DealRefusals {
  /** `seat`: whoever shuffled does not cut. */
  SAME_HANDLER: { seat: number };
  /** `seat`, `expected`: the cut is another's. */
  WRONG_CUTTER: { seat: number; expected: number };
  /** `cards`, `min`: of the smaller pile. */
  PILE_TOO_SMALL: { cards: number; min: number };
  CUT_CARD_MISSING: None;
  /** Acts wait until the last card is dealt. */
  DEAL_IN_PROGRESS: None;
  /** No deal was reported to have begun, or it is over. */
  DEAL_NOT_IN_PROGRESS: None;
  /** Players have acted, so the deal was over before. */
  DEAL_ALREADY_OVER: None;
  /** `at`, `from`: the deal can't end before it began. */
  DEAL_ENDS_TOO_EARLY: { at: number; from: number };
  /** `seats`: an exposed card of theirs is still to be replaced. */
  REPLACEMENT_DUE: { seats: readonly number[] };
  /** `seat`: the moment by which players must be there has not come. */
  CUTOFF_NOT_REACHED: { seat: number };
  /** `seat`: its player is an official, and excused. */
  EXEMPT_FROM_PRESENCE: { seat: number };
  /** `cause`: the book does not make it one. */
  NOT_A_MISDEAL: { cause: string };
  /** `seats`: nobody gets a misdeal by their own act. */
  DELIBERATE_ACT: { seats: readonly number[] };
  /** The fault names no seat, or no number of cards. */
  FAULT_INCOMPLETE: None;
  /** `cards`, `min`, `max`: no such number of cards. */
  CARDS_OUT_OF_RANGE: { cards: string | number; min: number; max: number };
  /** `seat`, `count`: two cards are no fault. */
  COUNT_IS_RIGHT: { seat: number; count: number };
  /** The deal was cancelled; nothing but the new deal comes next. */
  REDEAL_DUE: None;
  /** No deal was cancelled. */
  NO_MISDEAL_DECLARED: None;
  /** `seats`: who was not dealt in before is not dealt in now. */
  NEWCOMER_NOT_IN_REDEAL: { seats: readonly number[] | readonly (string | number)[] };
  /** `seat`: whoever sits down after the first card waits for the next hand. */
  DEAL_ALREADY_BEGUN: { seat: number };
  /** Same seats, button and level. */
  REDEAL_MUST_BE_IDENTICAL: None;
  /** So much was played on these blinds that they stand. */
  BLINDS_CORRECTION_TOO_LATE: None;
  /** `seat`: it was not the last to bet or raise on this street. */
  ACTION_NOT_MISREAD: { seat: number };
  /** `ordinal`, `min`, `max`: no such card was dealt. */
  ORDINAL_OUT_OF_RANGE: { ordinal: string | number; min: number; max: number };
  /** `seat`, `ordinal`, `expected`: the card at this place of the deal went to that seat. */
  ORDINAL_OF_OTHER_SEAT: { seat: number; ordinal: number; expected: number };
  /** `seat`, `ordinal`: otherwise, or of another seat. The ordinal is null where nobody kept count. */
  CARD_ALREADY_REPORTED: { seat: number; ordinal: number | null };
  /** No card is dead that a live hand waits for. */
  NOTHING_TO_REPLACE: None;
  /** `seat`: a player need not play a card that they drop before the last card is dealt. */
  DEAL_NOT_COMPLETE: { seat: number };
  /** `seat`: its player is to say whether they keep the card. */
  OWNER_CHOICE_MISSING: { seat: number };
  /** `seat`, `by`: the choice is the player's whose card it is. */
  NOT_OWNER: { seat: number; by: string | number };
  /** `seat`: no card of it is dead. */
  NO_DEAD_CARD: { seat: number };
  /** `seat`, `button`. */
  NOT_THE_BUTTON: { seat: number; button: number };
  /** `seat`, `count`: it lacks no card. */
  NOT_SHORT: { seat: number; count: number };
  /** `seat`: it played with what it had. */
  BUTTON_HAS_ACTED: { seat: number };
  /** `seat`, `count`: such a hand is not completed; its wrong number of cards is a misdeal. */
  MISDEAL_REQUIRED: { seat: number; count: number };
  /** `seat`: no card of it is taken back; the wrong number of cards is a misdeal. */
  EXCEPTION_NOT_IN_RULEBOOK: { seat: number };
  /** `seat`: the extra card was looked at, was not the last one dealt, or can't be distinguished from the others. */
  CARD_NOT_IDENTIFIABLE: { seat: number };
  /** `question`: nothing of the kind is open. */
  QUESTION_NOT_OPEN: { question: string };
}

/** What a person reads of each. */
export const dealSentences: SentencesOf<DealRefusals> = {
  SAME_HANDLER: {
    en: 'Seat {seat} shuffled, so another player must cut.',
    fr: 'Le siège {seat} a mélangé. Un autre joueur doit couper.',
  },
  WRONG_CUTTER: {
    en: 'Seat {expected} cuts, not seat {seat}. Cut again.',
    fr: 'C’est au siège {expected} de couper, pas au siège {seat}. Recoupez.',
  },
  PILE_TOO_SMALL: {
    en: 'A pile of {cards} card{cards||s} is too small. Cut again, with {min} or more in each.',
    fr: 'Un tas de {cards} carte{cards||s} est trop petit. Recoupez, avec {min} carte{min||s} au moins par tas.',
  },
  CUT_CARD_MISSING: { en: 'The deck must be cut onto a cut card. Cut again.', fr: 'La coupe se fait avec une cut-card. Recoupez.' },
  DEAL_IN_PROGRESS: {
    en: 'Cards are still being dealt. Nobody acts before the last card (completeDeal).',
    fr: 'La donne est en cours. Personne ne parle avant la dernière carte (completeDeal).',
  },
  DEAL_NOT_IN_PROGRESS: {
    en: 'No deal is in progress. Report its beginning first (beginDeal).',
    fr: 'Aucune donne n’est en cours. Signalez d’abord son début (beginDeal).',
  },
  DEAL_ALREADY_OVER: {
    en: 'The deal is already over, because players have acted.',
    fr: 'La donne est déjà terminée : des joueurs ont parlé.',
  },
  DEAL_ENDS_TOO_EARLY: {
    en: 'The last card can’t be dealt before the first. Correct the time.',
    fr: 'La dernière carte ne peut pas précéder la première. Corrigez l’heure.',
  },
  REPLACEMENT_DUE: {
    en: 'Seat{seats||s} {seats} {seats|waits|wait} for new cards. First replace the dead cards (replaceExposedCards).',
    fr: '{seats|Le siège|Les sièges} {seats} {seats|attend|attendent} des cartes. Remplacez d’abord les cartes mortes (replaceExposedCards).',
  },
  CUTOFF_NOT_REACHED: {
    en: 'The time by which seat {seat} must be present has not come, or was not reported.',
    fr: 'Le moment où le siège {seat} doit être présent n’est pas venu, ou n’a pas été signalé.',
  },
  EXEMPT_FROM_PRESENCE: {
    en: 'The player at seat {seat} is an official and may be away.',
    fr: 'Le joueur du siège {seat} est un responsable, dispensé de présence.',
  },
  NOT_A_MISDEAL: {
    en: 'Under this rulebook this is not a misdeal: {cause}. The deal stands.',
    fr: 'Selon ce règlement, ce n’est pas une fausse donne : {cause}. La donne vaut.',
  },
  DELIBERATE_ACT: {
    en: 'Players can’t cause a misdeal on purpose. Report what they did (reportExposedCard or reportFallenCard).',
    fr: 'Un acte volontaire d’un joueur ne cause pas de fausse donne. Signalez cet acte (reportExposedCard ou reportFallenCard).',
  },
  FAULT_INCOMPLETE: {
    en: 'Give the seat concerned and, for a wrong count, its number of cards.',
    fr: 'Indiquez le siège concerné et, pour un mauvais compte, son nombre de cartes.',
  },
  CARDS_OUT_OF_RANGE: {
    en: 'The number of cards can’t be {cards}. Give a number from {min} to {max}.',
    fr: 'Le nombre de cartes ne peut pas être {cards}. Indiquez un nombre de {min} à {max}.',
  },
  COUNT_IS_RIGHT: {
    en: 'Seat {seat} has two cards, which is right. Report nothing.',
    fr: 'Le siège {seat} a bien deux cartes. Il n’y a rien à signaler.',
  },
  REDEAL_DUE: {
    en: 'The deal was cancelled. Deal the hand again first (redeal).',
    fr: 'La donne est annulée. Redonnez d’abord la main (redeal).',
  },
  NO_MISDEAL_DECLARED: {
    en: 'No deal was cancelled, so there is nothing to deal again.',
    fr: 'Aucune donne n’a été annulée. Il n’y a rien à redonner.',
  },
  NEWCOMER_NOT_IN_REDEAL: {
    en: 'Seat{seats||s} {seats} {seats|was|were} not in the first deal, and {seats|gets|get} no cards in the second.',
    fr: '{seats|Le siège|Les sièges} {seats} {seats|n’était|n’étaient} pas de la première donne. Pas de cartes à la seconde non plus.',
  },
  DEAL_ALREADY_BEGUN: {
    en: 'The deal has begun. Seat {seat} gets cards from the next hand on.',
    fr: 'La donne a commencé. Le siège {seat} reçoit des cartes dès la main suivante.',
  },
  REDEAL_MUST_BE_IDENTICAL: {
    en: 'The hand is dealt again to the same seats, with the same button and level.',
    fr: 'La main se redonne aux mêmes sièges, avec le même bouton et le même niveau.',
  },
  BLINDS_CORRECTION_TOO_LATE: {
    en: 'Too much was played on these blinds. They stand for this hand.',
    fr: 'Trop d’actions ont suivi ces blindes. Elles valent pour cette main.',
  },
  ACTION_NOT_MISREAD: {
    en: 'Seat {seat} did not make the last bet or raise of this street. Only that one can be corrected.',
    fr: 'Le siège {seat} n’a pas fait la dernière mise ou relance de ce tour. Seule celle-là se corrige.',
  },
  ORDINAL_OF_OTHER_SEAT: {
    en: 'Card {ordinal} of the deal went to seat {expected}, not to seat {seat}.',
    fr: 'La carte n° {ordinal} de la donne est allée au siège {expected}, pas au siège {seat}.',
  },
  ORDINAL_OUT_OF_RANGE: {
    en: 'This deal has no card {ordinal}. Give a number from {min} to {max}.',
    fr: 'Cette donne n’a pas de carte n° {ordinal}. Indiquez un nombre de {min} à {max}.',
  },
  CARD_ALREADY_REPORTED: {
    en: 'This card was already reported in another way. Report the difference to the director (ruleOnIncident).',
    fr: 'Cette carte a déjà été signalée autrement. Le directeur peut trancher (ruleOnIncident).',
  },
  NOTHING_TO_REPLACE: { en: 'No card waits for a replacement.', fr: 'Aucune carte n’attend d’être remplacée.' },
  DEAL_NOT_COMPLETE: {
    en: 'Cards are still being dealt, so seat {seat} need not play the card that it dropped.',
    fr: 'La donne n’est pas finie : le siège {seat} n’a pas à jouer la carte qu’il a fait tomber.',
  },
  OWNER_CHOICE_MISSING: {
    en: 'Seat {seat} has not touched the card. Say whether its player keeps it.',
    fr: 'Le siège {seat} n’a pas touché la carte. Dites si le joueur la garde.',
  },
  NOT_OWNER: {
    en: 'Seat {seat} says whether it keeps the card, not seat {by}.',
    fr: 'C’est au siège {seat} de dire s’il garde la carte, pas au siège {by}.',
  },
  NO_DEAD_CARD: { en: 'Seat {seat} has no dead card.', fr: 'Le siège {seat} n’a pas de carte morte.' },
  NOT_THE_BUTTON: {
    en: 'Only the button, seat {button}, can be given missing cards.',
    fr: 'Seul le bouton, siège {button}, peut recevoir les cartes qui lui manquent.',
  },
  NOT_SHORT: { en: 'Seat {seat} has all its cards.', fr: 'Il ne manque pas de carte au siège {seat}.' },
  BUTTON_HAS_ACTED: {
    en: 'Seat {seat} has acted with the cards that it had. It gets no other.',
    fr: 'Le siège {seat} a joué avec les cartes qu’il avait. Il n’en reçoit pas d’autre.',
  },
  MISDEAL_REQUIRED: {
    en: 'Under this rulebook a missing card of the button is a misdeal. Report its number of cards (reportDealFault).',
    fr: 'Selon ce règlement, une carte manquante au bouton fait fausse donne. Signalez son nombre de cartes (reportDealFault).',
  },
  EXCEPTION_NOT_IN_RULEBOOK: {
    en: 'Under this rulebook no extra card is taken back from seat {seat}. Report its number of cards (reportDealFault).',
    fr: 'Selon ce règlement, on ne reprend pas de carte en trop au siège {seat}. Signalez son nombre de cartes (reportDealFault).',
  },
  CARD_NOT_IDENTIFIABLE: {
    en: 'The extra card of seat {seat} must be the last one dealt, known and unseen. Otherwise declare a misdeal (declareMisdeal).',
    fr: 'La carte en trop du siège {seat} doit être la dernière donnée, connue et non vue. Sinon, déclarez une fausse donne (declareMisdeal).',
  },
  QUESTION_NOT_OPEN: {
    en: 'This question is not open in this hand: {question}.',
    fr: 'Cette question n’est pas posée dans cette main : {question}.',
  },
};
