/**
 * Why a hand refuses a command on the showdown. Amounts are chips, seats are seat numbers.
 */
import type { None, SentencesOf } from '../../decider.js';

export interface ShowingRefusals {
  /** Players with chips may still bet. */
  BETTING_STILL_POSSIBLE: None;
  /** The all-in hands wait for the other tables. */
  HAND_FOR_HAND_WAIT: None;
  /** The book knows no such waiting. */
  NOT_HELD_BACK: None;
  /** `seat`: players are all in, so its hand must be turned up. */
  ALL_IN_MUST_TABLE: { seat: number };
  /** `seat`: all others are out, so it has won. */
  LAST_HAND: { seat: number };
  /** `seat`: it need not turn up its hand. */
  NOT_OBLIGED: { seat: number };
  /** `seat`: it called no bet on the last round. */
  NOT_A_CALLER: { seat: number | null };
  /** `seat`, `aggressor`: only the hand of the last to bet or raise can be asked for. */
  TARGET_NOT_LAST_AGGRESSOR: { seat: number; aggressor: number };
  /** `seat`: it threw its own hand away unseen. */
  REQUESTER_MUCKED: { seat: number | null };
  /** A pot of the hand is pushed; this is possible only before. */
  POT_AWARDED: None;
  /** A player who asks for a check must say what they suspect. */
  SUSPICION_NOT_STATED: None;
  /** `seat`: it has asked for checks `earlier` times before. The rulebook allows no more. */
  CONTROL_ASKED_TOO_OFTEN: { seat: number; earlier: number };
  /** `seat`: its hand did not come to the showdown. */
  NOT_AT_SHOWDOWN: { seat: string | number };
  /** `seat`: its hand lies face up. */
  HAND_ALREADY_SHOWN: { seat: number };
  /** `seats`: they claim a pot, or their hand is to be read, and have not turned up both cards. */
  HANDS_NOT_TABLED: { seats: readonly number[] };
  /** `seats`: their hands are neither turned up nor thrown away. */
  HAND_STILL_LIVE: { seats: readonly number[] };
  /** The cards of the pot are not all known, so the table must say who wins it, and does not. */
  WINNERS_NOT_NAMED: { pot: number };
  /** `street`: its chips lie in front of the players, not in the pots. */
  POTS_NOT_BUILT: { street: string };
  /** `chip`, `chipUnit`, `pot`, `amount`: the pot can't be made of such chips and larger ones. */
  CHIP_UNIT_REQUIRED: { chip: string | number; chipUnit: number; pot: number; amount: number };
}

/** What a person reads of each. */
export const showingSentences: SentencesOf<ShowingRefusals, 'HAND_FOR_HAND_WAIT'> = {
  BETTING_STILL_POSSIBLE: {
    en: 'Players with chips can still bet. No hand has to be shown yet.',
    fr: 'Des joueurs qui ont des jetons peuvent encore miser. Aucune main n’est encore à montrer.',
  },
  NOT_HELD_BACK: {
    en: 'Under this rulebook all-in hands are shown without waiting for other tables.',
    fr: 'Selon ce règlement, les mains à tapis se montrent sans attendre les autres tables.',
  },
  ALL_IN_MUST_TABLE: {
    en: 'Players are all in and the betting is over. Seat {seat} must show its hand (tableHand).',
    fr: 'Des joueurs sont à tapis et les enchères sont closes. Le siège {seat} doit montrer sa main (tableHand).',
  },
  LAST_HAND: {
    en: 'Seat {seat} holds the last hand and has won the pot. It need not show it.',
    fr: 'Le siège {seat} tient la dernière main et a gagné le pot. Il n’est pas tenu de la montrer.',
  },
  NOT_OBLIGED: {
    en: 'Seat {seat} need not show its hand. It may muck it (muckHand).',
    fr: 'Le siège {seat} n’est pas tenu de montrer sa main. Il peut la jeter (muckHand).',
  },
  NOT_A_CALLER: {
    en: 'Only a player who called on the last round can ask to see a hand[; seat {seat} did not].',
    fr: 'Seul un joueur qui a suivi au dernier tour peut demander à voir une main[ ; le siège {seat} ne l’a pas fait].',
  },
  TARGET_NOT_LAST_AGGRESSOR: {
    en: 'Only the hand of seat {aggressor}, the last to bet or raise, can be asked for, not that of seat {seat}.',
    fr: 'Seule la main du siège {aggressor}, dernier à miser ou relancer, peut être demandée, pas celle du siège {seat}.',
  },
  REQUESTER_MUCKED: {
    en: 'A player who mucked a hand unseen can’t ask to see another[: seat {seat}].',
    fr: 'Un joueur qui a jeté sa main sans la montrer ne peut plus demander à en voir une[ : siège {seat}].',
  },
  POT_AWARDED: {
    en: 'A pot of this hand is already pushed. This was possible only before.',
    fr: 'Un pot de cette main est déjà attribué. Cela n’était possible qu’avant.',
  },
  SUSPICION_NOT_STATED: {
    en: 'Say what you suspect. Hands are checked only on suspicion of cheating.',
    fr: 'Dites ce que vous soupçonnez. Les mains ne se contrôlent que sur un soupçon de triche.',
  },
  CONTROL_ASKED_TOO_OFTEN: {
    en: 'Seat {seat} has asked for checks {earlier} time{earlier||s} before. The right is not for continual use. An official may check the hand themselves.',
    fr: 'Le siège {seat} a déjà demandé {earlier} contrôle{earlier||s}. Ce droit ne s’exerce pas de manière continue. Un responsable peut contrôler la main de sa propre initiative.',
  },
  NOT_AT_SHOWDOWN: {
    en: 'The hand of seat {seat} did not reach the showdown.',
    fr: 'La main du siège {seat} n’est pas allée à l’abattage.',
  },
  HAND_ALREADY_SHOWN: { en: 'The hand of seat {seat} is already face up.', fr: 'La main du siège {seat} est déjà montrée.' },
  HANDS_NOT_TABLED: {
    en: 'Both cards must be shown to claim a pot; seat{seats||s} {seats} {seats|has|have} not shown them.',
    fr: 'Il faut montrer ses deux cartes pour prétendre à un pot ; {seats|le siège|les sièges} {seats} ne {seats|l’a|l’ont} pas fait.',
  },
  HAND_STILL_LIVE: {
    en: 'Seat{seats||s} {seats} {seats|has|have} neither shown nor mucked {seats|its hand|their hands} (tableHand, muckHand).',
    fr: '{seats|Le siège|Les sièges} {seats} {seats|n’a|n’ont} ni montré ni jeté {seats|sa|leur} main (tableHand, muckHand).',
  },
  WINNERS_NOT_NAMED: {
    en: 'The cards of pot {pot} (0 is the main pot) are not all known. Name its winners (awardPots).',
    fr: 'Les cartes du pot {pot} (0 : pot principal) ne sont pas toutes connues. Indiquez ses gagnants (awardPots).',
  },
  POTS_NOT_BUILT: {
    en: 'Chips of the {street} are not in the pots yet. Finish its betting first.',
    fr: 'Des jetons de ce tour ({street}) ne sont pas encore dans les pots. Finissez d’abord les enchères.',
  },
  CHIP_UNIT_REQUIRED: {
    en: '{chip} can’t be the smallest chip of pot {pot}, which holds {amount}; the smallest in play is {chipUnit}. Count its chips again.',
    fr: '{chip} ne peut pas être le plus petit jeton du pot {pot}, de {amount} ; le plus petit en jeu vaut {chipUnit}. Recomptez ses jetons.',
  },
};
