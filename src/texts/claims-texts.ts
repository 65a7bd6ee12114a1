/**
 * What refusals on what may be said of a pot afterwards: how a hand was read, how much there was, who got it say to a person.
 * Pure. May import: its neighbours, the hand's refusal codes.
 */
import type { ClaimRefusals } from '../hand/claims/refusals.js';
import type { TextsOf } from './shared-texts.js';

export const claimsTexts: TextsOf<ClaimRefusals> = {
  CLAIM_WINDOW_CLOSED: {
    en: 'The claim comes too late: only the director can still correct the pot, with a reason.',
    fr: 'La réclamation vient trop tard : seul le directeur peut encore corriger le pot, en donnant sa raison.',
  },
  POT_NOT_AWARDED: {
    en: 'The pot is not pushed yet: first say who won it.',
    fr: 'Le pot n’est pas encore attribué : dites d’abord qui l’a gagné.',
  },
  AWARD_STANDS: {
    en: 'The pot went to seats {winners} already, and that is right.',
    fr: 'Le pot est déjà allé aux places {winners}, et c’est juste.',
  },
  AWARD_NOT_STATED: {
    en: 'Say either who wins the pot or what each seat gets of it.',
    fr: 'Dites soit qui gagne le pot, soit ce que chaque place en reçoit.',
  },
  SHARES_DO_NOT_ADD_UP: {
    en: 'The shares add up to {shares}, and the pot is {amount}.',
    fr: 'Les parts font {shares} et le pot {amount}.',
  },
  NO_CLAIM_ACCEPTED: {
    en: 'No claim on this pot was accepted; the director can correct it with a reason.',
    fr: 'Aucune réclamation sur ce pot n’a été admise ; le directeur peut le corriger en donnant sa raison.',
  },
  STACK_IN_PLAY: {
    en: 'Seat {seat} has {behind} chips behind and would give back {amount}; the rest is in play or was lost since. The director can correct the pot by shares, up to what is there.',
    fr: 'La place {seat} a {behind} jetons derrière et devrait en rendre {amount} ; le reste est en jeu ou perdu depuis. Le directeur peut corriger le pot par des parts, dans la limite de ce qui est là.',
  },
};
