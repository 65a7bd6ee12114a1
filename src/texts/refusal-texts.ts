/**
 * Every refusal as a sentence, in English and French. A code without its sentence does not compile.
 */
import type { CommandRefusals, Refusal } from '../decider.js';
import { accessSentences } from '../access/refusals.js';
import { federationSentences } from '../federation/refusals.js';
import { handTexts } from './hand-texts.js';
import { suspectsText } from './chips-texts.js';
import { withNames } from './refusal-names.js';
import { articleName } from './ruling-texts.js';
import { fill, type Language, type Sentence } from './sentences.js';
import { sharedTexts, type RefusalCode } from './shared-texts.js';
import { disputeSentences } from '../dispute/refusals.js';
import { seasonSentences } from '../season/refusals.js';
import { sheetSentences } from '../sheet/refusals.js';
import { tournamentTexts } from './tournament-texts.js';
import { privateIn, withholdPrivate } from './withheld-texts.js';

const commandTexts: Readonly<Record<keyof CommandRefusals, Sentence>> = {
  STALE_REVISION: {
    en: 'Revision {expected} was expected, but {current} is current. Read again, then decide again.',
    fr: 'La révision {expected} était attendue, mais {current} est actuelle. Relisez, puis décidez à nouveau.',
  },
  COMMAND_ID_REUSED: {
    en: 'The commandId {commandId} was used for another command. Give each command its own id.',
    fr: 'Le commandId {commandId} a servi à une autre commande. Donnez à chaque commande le sien.',
  },
  PLAY_STOPPED: {
    en: 'Play is stopped while hand {handId} is decided. Nothing was done. Send the command again.',
    fr: 'Le jeu est arrêté le temps de trancher la main {handId}. Rien n’a été fait. Renvoyez la commande.',
  },
  TOO_MANY_CONFLICTS: {
    en: 'Other commands changed the same thing {attempts} times. Nothing was done. Send the command again.',
    fr: 'D’autres commandes ont changé la même chose {attempts} fois. Rien n’a été fait. Renvoyez la commande.',
  },
  PREVIEW_WITHHELD: {
    en: 'The command {command} can’t be previewed: it would show a secret before it counts, such as the seed of a draw.',
    fr: 'La commande {command} ne peut pas être essayée : l’essai montrerait un secret avant l’heure, comme le tirage à venir.',
  },
  COMMAND_TOO_LARGE: {
    en: 'The command would record {events} events; {most} are the most. Split it into several commands.',
    fr: 'La commande enregistrerait {events} événements, pour un maximum de {most}. Répartissez-la en plusieurs commandes.',
  },
  STREAM_TOO_LONG: {
    en: 'It would have {events} events; {most} are the most. Go on in a new one, such as a new tournament.',
    fr: 'L’historique compterait {events} événements, pour un maximum de {most}. Continuez dans un nouveau, par exemple un nouveau tournoi.',
  },
  TEXT_UNFIT: {
    en: '{field} contains {kind} ({character}) at character {place}. Type it again without it.',
    fr: '{field} contient {kind} ({character}) au caractère n° {place}. Ressaisissez-le sans.',
  },
};

/** The sentence of every refusal code. */
export const refusalSentences: Readonly<Record<RefusalCode, Sentence>> = {
  ...commandTexts,
  ...sharedTexts,
  ...federationSentences,
  ...handTexts,
  ...tournamentTexts,
  ...accessSentences,
  ...seasonSentences,
  ...disputeSentences,
  ...sheetSentences,
};

/** A refusal as a person reads it, with its article at the end where there is one. */
export function refusalText(refusal: Refusal, language: Language): string {
  const sentence = refusalSentences[refusal.code as RefusalCode] as Sentence | undefined;
  const said =
    sentence === undefined
      ? refusal.code
      : fill(sentence[language], withNames(refusal.code as RefusalCode, refusal.parameters, language), language);
  const whole = refusal.code === 'CHIP_COUNT_MISMATCH' ? said + suspectsText(refusal.parameters, language) : said;
  return placed(whole, refusal, language);
}

/** The same without its private parameters. */
export function withheldText(refusal: Refusal, language: Language): string {
  const withheld = privateIn(refusal);
  if (withheld === undefined) return refusalText(refusal, language);
  return placed(fill(withheld.sentence[language], withholdPrivate(refusal), language), refusal, language);
}

/** With the entry of the list that it is about, and the article. */
function placed(said: string, { parameters, article }: Refusal, language: Language): string {
  const whole = entryOf(parameters, language) + said;
  return article === null ? whole : `${whole} (${articleName(article, language)})`;
}

/** Which entry of a list was refused, counted from 1 as people count. */
function entryOf({ index }: Refusal['parameters'], language: Language): string {
  if (typeof index !== 'number') return '';
  return language === 'en' ? `Entry ${index + 1}: ` : `Entrée n° ${index + 1} : `;
}
