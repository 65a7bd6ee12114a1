/**
 * Every refusal as a sentence, in English and French. A code without its sentence does not compile.
 * Pure. May import: its neighbours, refusal codes.
 */
import type { CommandRefusals, Refusal } from '../decider.js';
import { handTexts } from './hand-texts.js';
import { suspectsText } from './chips-texts.js';
import { withNames } from './refusal-names.js';
import { fill, type Language, type Sentence } from './sentences.js';
import { sharedTexts, type RefusalCode } from './shared-texts.js';
import { tournamentTexts } from './tournament-texts.js';

const commandTexts: Readonly<Record<keyof CommandRefusals, Sentence>> = {
  STALE_REVISION: {
    en: 'Things have moved on: revision {expected} was expected, {current} is current. Read again, then decide again.',
    fr: 'La situation a changé : révision {expected} attendue, {current} actuelle. Relisez, puis décidez à nouveau.',
  },
  COMMAND_ID_REUSED: {
    en: 'The command id {commandId} was used for another command; give each command an id of its own.',
    fr: 'L’identifiant de commande {commandId} a servi à une autre commande ; donnez à chacune le sien.',
  },
  PLAY_STOPPED: {
    en: 'Play stands still while hand {handId} is decided on; nothing was done. Send the command again.',
    fr: 'Le jeu est arrêté pendant qu’on statue sur la main {handId} ; rien n’a été fait. Renvoyez la commande.',
  },
  TOO_MANY_CONFLICTS: {
    en: 'Others kept changing the same thing, {attempts} times; nothing was done. Send the command again.',
    fr: 'D’autres ont changé la même chose {attempts} fois ; rien n’a été fait. Renvoyez la commande.',
  },
  TEXT_UNFIT: {
    en: 'The text {field} holds {kind} ({character}) at character {place}; type it again without.',
    fr: 'Le texte {field} contient {kind} ({character}) au caractère n° {place} ; ressaisissez-le sans.',
  },
};

/** The sentence of every refusal code. */
export const refusalSentences: Readonly<Record<RefusalCode, Sentence>> = {
  ...commandTexts,
  ...sharedTexts,
  ...handTexts,
  ...tournamentTexts,
};

/** A refusal as a person reads it, with its article at the end where there is one. */
export function refusalText(refusal: Refusal, language: Language): string {
  const sentence = refusalSentences[refusal.code as RefusalCode] as Sentence | undefined;
  const said =
    sentence === undefined
      ? refusal.code
      : fill(sentence[language], withNames(refusal.code as RefusalCode, refusal.parameters, language), language);
  const whole = refusal.code === 'CHIP_COUNT_MISMATCH' ? said + suspectsText(refusal.parameters, language) : said;
  return refusal.article === null ? whole : `${whole} (${refusal.article})`;
}
