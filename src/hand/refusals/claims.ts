/**
 * Why a hand refuses a command on what may be said of a pot afterwards: how a hand was read, how much there was, who got it.
 */
import type { SentencesOf } from '../../decider.js';

export interface ClaimRefusals {
  /** `until`: what has closed the book's window (`nextHandStart`, `nextHandSa`, `cardsPickedUp`, `gathered`, `oneMinute`, `handEnd`). */
  CLAIM_WINDOW_CLOSED: { claim: string; until: string };
  /** `pot`: it is not pushed yet; null where no pot of the hand is all pushed. */
  POT_NOT_AWARDED: { pot: number | null };
  /** `pot`, `winners`: it went to them, and in these parts, already. */
  AWARD_STANDS: { pot: number; winners: readonly number[] };
  /** `pot`: neither winners nor shares are given, or both. */
  AWARD_NOT_STATED: { pot: number };
  /** `pot`, `amount`, `shares`: chips of the pot, and what the shares add up to. */
  SHARES_DO_NOT_ADD_UP: { pot: number; amount: number; shares: string | number };
  /** `pot`: no claim on it was accepted; the director can correct it with a reason. */
  NO_CLAIM_ACCEPTED: { pot: number };
  /** `seat`, `amount`, `behind`: chips to give back, and those that are still behind; the rest is in play. Left to the director. */
  STACK_IN_PLAY: { seat: number; amount: number; behind: number };
}

/** What a person reads of each. */
export const claimsSentences: SentencesOf<ClaimRefusals> = {
  CLAIM_WINDOW_CLOSED: {
    en: 'The claim comes too late. Only the director can still correct the pot, with a reason (correctAward).',
    fr: 'La réclamation vient trop tard. Seul le directeur peut encore corriger le pot, avec une raison (correctAward).',
  },
  POT_NOT_AWARDED: {
    en: 'The pot has not been pushed. First say who won it (awardPots or declareWinners).',
    fr: 'Le pot n’est pas encore attribué. Dites d’abord qui l’a gagné (awardPots ou declareWinners).',
  },
  AWARD_STANDS: {
    en: 'The pot already went to seat{winners||s} {winners}, and that is right.',
    fr: 'Le pot est déjà allé {winners|au siège|aux sièges} {winners}, et c’est juste.',
  },
  AWARD_NOT_STATED: {
    en: 'Give either the winners of the pot or the share of each seat.',
    fr: 'Indiquez soit les gagnants du pot, soit la part de chaque siège.',
  },
  SHARES_DO_NOT_ADD_UP: {
    en: 'The shares add up to {shares}, but the pot is {amount}. Give shares that add up to the pot.',
    fr: 'Les parts font {shares}, mais le pot est de {amount}. Indiquez des parts dont la somme fait le pot.',
  },
  NO_CLAIM_ACCEPTED: {
    en: 'No claim on this pot was accepted. The director can correct it with a reason (correctAward).',
    fr: 'Aucune réclamation sur ce pot n’a été admise. Le directeur peut le corriger, avec une raison (correctAward).',
  },
  STACK_IN_PLAY: {
    en: 'Seat {seat} would give back {amount} but has {behind} chip{behind||s} behind. The director can correct the pot by shares, up to those chips (correctAward).',
    fr: 'Le siège {seat} devrait rendre {amount}, mais n’a que {behind} jeton{behind||s} devant lui. Le directeur peut corriger le pot par des parts, dans cette limite (correctAward).',
  },
};
