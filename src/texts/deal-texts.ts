/**
 * What refusals on the initial deal: presence, the cut, cards exposed, boxed, fallen or flashed, misdeals and redeals, missing and extra cards say to a person.
 * Pure. May import: its neighbours, the hand's refusal codes.
 */
import type { DealRefusals } from '../hand/deal/refusals.js';
import type { TextsOf } from './shared-texts.js';

export const dealTexts: TextsOf<DealRefusals> = {
  SAME_HANDLER: {
    en: 'Seat {seat} shuffled and may not cut as well; somebody else cuts.',
    fr: 'Le siège {seat} a mélangé et ne peut couper aussi ; un autre coupe.',
  },
  WRONG_CUTTER: {
    en: 'Seat {expected} cuts, not seat {seat}; cut again.',
    fr: 'C’est au siège {expected} de couper, pas au siège {seat} ; coupez à nouveau.',
  },
  PILE_TOO_SMALL: {
    en: 'A pile of {cards} cards is too small: at least {min} in each. Cut again.',
    fr: 'Un tas de {cards} cartes est trop petit : au moins {min} par tas. Coupez à nouveau.',
  },
  CUT_CARD_MISSING: { en: 'The cut is made with a cut card; cut again.', fr: 'La coupe se fait avec une cut-card ; coupez à nouveau.' },
  DEAL_IN_PROGRESS: {
    en: 'Cards are still being dealt; nobody acts before the last one.',
    fr: 'La donne est en cours ; personne n’agit avant la dernière carte.',
  },
  DEAL_NOT_IN_PROGRESS: { en: 'No deal is in progress.', fr: 'Aucune donne n’est en cours.' },
  DEAL_ALREADY_OVER: { en: 'The deal is over already.', fr: 'La donne est déjà terminée.' },
  DEAL_ENDS_TOO_EARLY: { en: 'The last card can’t be dealt before the first.', fr: 'La dernière carte ne peut précéder la première.' },
  REPLACEMENT_DUE: {
    en: 'First replace the dead cards: seats {seats}.',
    fr: 'Remplacez d’abord les cartes mortes : sièges {seats}.',
  },
  CUTOFF_NOT_REACHED: {
    en: 'The moment by which seat {seat} must be there has not come, or was not reported.',
    fr: 'Le moment où le siège {seat} doit être présent n’est pas venu, ou n’a pas été noté.',
  },
  EXEMPT_FROM_PRESENCE: {
    en: 'The player of seat {seat} is an official and need not be there.',
    fr: 'Le joueur du siège {seat} est un officiel, dispensé de présence.',
  },
  NOT_A_MISDEAL: {
    en: 'This is no misdeal under the rulebook; the deal stands.',
    fr: 'Ce n’est pas une fausse donne selon le règlement ; la donne vaut.',
  },
  DELIBERATE_ACT: {
    en: 'A player’s own doing makes no misdeal; report what he did.',
    fr: 'L’acte volontaire d’un joueur ne fait pas de fausse donne ; signalez ce qu’il a fait.',
  },
  FAULT_INCOMPLETE: {
    en: 'Say which seat it is about and, for a wrong count, how many cards it holds.',
    fr: 'Indiquez le siège concerné et, pour un mauvais compte, son nombre de cartes.',
  },
  CARDS_OUT_OF_RANGE: {
    en: '{cards} cards can’t be; it is a number from {min} to {max}.',
    fr: '{cards} cartes, c’est impossible ; de {min} à {max}.',
  },
  COUNT_IS_RIGHT: { en: 'Seat {seat} has two cards, as it should.', fr: 'Le siège {seat} a bien deux cartes.' },
  REDEAL_DUE: { en: 'The deal was cancelled: deal the hand again first.', fr: 'La donne est annulée : redonnez d’abord le coup.' },
  NO_MISDEAL_DECLARED: { en: 'No deal was cancelled; there is nothing to deal again.', fr: 'Aucune donne annulée ; rien à redonner.' },
  WRONG_ATTEMPT: {
    en: 'The next deal of this hand is number {expected}, not {attempt}.',
    fr: 'La prochaine donne de ce coup est la n° {expected}, pas la n° {attempt}.',
  },
  NEWCOMER_NOT_IN_REDEAL: {
    en: 'Seats {seats} were not in the first deal and stay out of the second.',
    fr: 'Les sièges {seats} n’étaient pas de la première donne et restent hors de la seconde.',
  },
  DEAL_ALREADY_BEGUN: {
    en: 'The deal has begun: seat {seat} gets cards from the next hand on.',
    fr: 'La donne a commencé : le siège {seat} reçoit des cartes dès le coup suivant.',
  },
  REDEAL_MUST_BE_IDENTICAL: {
    en: 'The hand is dealt again to the same seats, with the same button and level.',
    fr: 'Le coup se redonne aux mêmes sièges, avec le même bouton et le même palier.',
  },
  BLINDS_CORRECTION_TOO_LATE: {
    en: 'Too much was played on these blinds; they stand for this hand.',
    fr: 'Trop d’actions ont suivi ces blindes ; elles restent pour ce coup.',
  },
  ACTION_NOT_MISREAD: {
    en: 'Seat {seat} did not make the last bet or raise of this street.',
    fr: 'Le siège {seat} n’a pas fait la dernière mise ou relance de ce tour.',
  },
  ORDINAL_OF_OTHER_SEAT: {
    en: 'Card {ordinal} of the deal went to seat {expected}, not to seat {seat}.',
    fr: 'La carte n° {ordinal} de la donne est allée à la place {expected}, pas à la place {seat}.',
  },
  ORDINAL_OUT_OF_RANGE: {
    en: 'There is no card {ordinal} in this deal: from {min} to {max}.',
    fr: 'Pas de carte {ordinal} dans cette donne : de {min} à {max}.',
  },
  CARD_ALREADY_REPORTED: {
    en: 'This card was reported already, otherwise; the director can rule on it.',
    fr: 'Cette carte a déjà été signalée, autrement ; le directeur peut trancher.',
  },
  NOTHING_TO_REPLACE: { en: 'No card waits to be replaced.', fr: 'Aucune carte n’attend d’être remplacée.' },
  DEAL_NOT_COMPLETE: {
    en: 'Seat {seat} must play a card that it dropped only if all cards were dealt before.',
    fr: 'Le siège {seat} ne doit jouer une carte qu’il fait tomber que si la donne était finie.',
  },
  OWNER_CHOICE_MISSING: {
    en: 'Seat {seat} has not touched the card; its player says whether he keeps it.',
    fr: 'Le siège {seat} n’a pas touché la carte ; son joueur dit s’il la garde.',
  },
  NOT_OWNER: {
    en: 'Whether the card is kept is for seat {seat} to say, not for seat {by}.',
    fr: 'C’est au siège {seat} de dire s’il garde la carte, pas au siège {by}.',
  },
  NO_DEAD_CARD: { en: 'No card of seat {seat} is dead.', fr: 'Aucune carte du siège {seat} n’est morte.' },
  NOT_THE_BUTTON: {
    en: 'Only the button, seat {button}, can be given what it lacks.',
    fr: 'Seul le bouton, siège {button}, peut recevoir ce qui lui manque.',
  },
  NOT_SHORT: { en: 'Seat {seat} lacks no card.', fr: 'Il ne manque pas de carte au siège {seat}.' },
  BUTTON_HAS_ACTED: {
    en: 'Seat {seat} has played with the cards that it had; it gets no other.',
    fr: 'Le siège {seat} a joué avec les cartes qu’il avait ; il n’en reçoit plus.',
  },
  MISDEAL_REQUIRED: {
    en: 'The button is not completed here; report its number of cards, which is a misdeal.',
    fr: 'Le bouton n’est pas complété ici ; signalez son nombre de cartes, qui fait fausse donne.',
  },
  EXCEPTION_NOT_IN_RULEBOOK: {
    en: 'No extra card is taken back from seat {seat}; report its number of cards.',
    fr: 'On ne reprend pas de carte en trop au siège {seat} ; signalez son nombre de cartes.',
  },
  CARD_NOT_IDENTIFIABLE: {
    en: 'The extra card of seat {seat} must be the last dealt, known and unseen; otherwise declare a misdeal.',
    fr: 'La carte en trop du siège {seat} doit être la dernière donnée, connue et non vue ; sinon déclarez une fausse donne.',
  },
  QUESTION_NOT_OPEN: { en: 'No such question is open in this hand.', fr: 'Cette question ne se pose pas dans ce coup.' },
};
