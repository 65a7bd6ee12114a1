/**
 * What the refusals say that both a tournament and a hand give; and the shape of the sentences of a catalogue of refusals.
 * Pure. May import: its neighbours, the refusals.
 */
import type { CommandRefusals } from '../decider.js';
import type { HandRefusals } from '../hand/refusals.js';
import type { TournamentRefusals } from '../tournament/refusals.js';
import type { Sentence } from './sentences.js';

/** Every code that there is. */
export type RefusalCode = keyof (CommandRefusals & HandRefusals & TournamentRefusals);

type SharedCode = keyof HandRefusals & keyof TournamentRefusals;

/** A sentence for each refusal of a catalogue, but for those that are shared. */
export type TextsOf<Refusals> = Readonly<Record<Exclude<keyof Refusals, SharedCode>, Sentence>>;

export const sharedTexts: Readonly<Record<SharedCode, Sentence>> = {
  UNKNOWN_RULEBOOK: {
    en: 'There is no rulebook {rulebook} in edition {edition}; there are: {known}.',
    fr: 'Il n’y a pas de règlement {rulebook} dans l’édition {edition} ; il y a : {known}.',
  },
  NOT_A_CHIP_MULTIPLE: {
    en: '{field} is {amount}, which chips of {chipUnit} can’t make up.',
    fr: '{field} vaut {amount}, ce que des jetons de {chipUnit} ne peuvent pas former.',
  },
  BLINDS_ON_ONE_SEAT: { en: 'Seat {seat} would owe both blinds.', fr: 'La place {seat} devrait les deux blindes.' },
  REASON_REQUIRED: {
    en: 'This departs from the rulebook or from what was announced: say why; it stays on record.',
    fr: 'Cela s’écarte du règlement ou de ce qui a été annoncé : dites pourquoi ; le motif reste au journal.',
  },
  HAND_FOR_HAND_WAIT: {
    en: 'The tables play hand for hand: wait for those that have not finished{tables}; all-in hands stay face down until then.',
    fr: 'Les tables jouent main par main : attendez celles qui n’ont pas fini{tables} ; les mains à tapis restent cachées jusque-là.',
  },
};
