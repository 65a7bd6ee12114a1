/**
 * What the refusals say that both a tournament and a hand give; and the shape of the sentences of a catalogue of refusals.
 */
import type { AccessRefusals } from '../access/refusals.js';
import type { CommandRefusals } from '../decider.js';
import type { RegistryRefusals } from '../federation/refusals.js';
import type { HandRefusals } from '../hand/refusals.js';
import type { DisputeRefusals } from '../dispute/refusals.js';
import type { SeasonRefusals } from '../season/refusals.js';
import type { SheetRefusals } from '../sheet/refusals.js';
import type { TournamentRefusals } from '../tournament/refusals.js';
import type { Sentence } from './sentences.js';

/** Every catalogue of refusals in one. */
export type AllRefusals = CommandRefusals &
  HandRefusals &
  TournamentRefusals &
  AccessRefusals &
  RegistryRefusals &
  SeasonRefusals &
  DisputeRefusals &
  SheetRefusals;

/** Every code that there is. */
export type RefusalCode = keyof AllRefusals;

type SharedCode = keyof HandRefusals & keyof TournamentRefusals;

/** A sentence for each refusal of a catalogue, but for those that are shared. */
export type TextsOf<Refusals> = Readonly<Record<Exclude<keyof Refusals, SharedCode>, Sentence>>;

export const sharedTexts: Readonly<Record<SharedCode, Sentence>> = {
  UNKNOWN_RULEBOOK: {
    en: 'There is no rulebook {rulebook} in edition {edition}. Choose one of: {known}.',
    fr: 'Il n’y a pas de règlement {rulebook} dans l’édition {edition}. Choisissez parmi : {known}.',
  },
  NOT_A_CHIP_MULTIPLE: {
    en: '{field} is {amount}, which chips of {chipUnit} can’t make up. Give a multiple of {chipUnit}.',
    fr: '{field} vaut {amount}, impossible avec des jetons de {chipUnit}. Indiquez un multiple de {chipUnit}.',
  },
  BLINDS_ON_ONE_SEAT: {
    en: 'Seat {seat} would owe both blinds. Name another seat for one of them.',
    fr: 'Le siège {seat} devrait les deux blindes. Indiquez un autre siège pour l’une d’elles.',
  },
  REASON_REQUIRED: {
    en: 'This departs from the rulebook or from what was announced. Give a reason; it stays on record.',
    fr: 'Cela s’écarte du règlement ou de ce qui a été annoncé. Donnez une raison ; elle reste au journal.',
  },
  HAND_FOR_HAND_WAIT: {
    en: 'The tables play hand for hand. Wait for those that have not finished{tables}. All-in hands stay face down until then.',
    fr: 'Les tables jouent main par main. Attendez celles qui n’ont pas fini{tables}. Les mains à tapis restent cachées jusque-là.',
  },
};
