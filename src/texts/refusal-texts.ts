/**
 * Every refusal as a sentence, in English and French. A code without its sentence does not compile.
 */
import type { CommandRefusals, Refusal, RefusalParameters } from '../decider.js';
import { accessSentences } from '../access/refusals.js';
import { federationSentences } from '../federation/refusals.js';
import { handTexts } from './hand-texts.js';
import { suspectsText } from './chips-texts.js';
import { type RefusalReader, withNames } from './refusal-names.js';
import { articleName } from './ruling-texts.js';
import { fill, type Language, type Sentence } from './sentences.js';
import { sharedTexts, type RefusalCode } from './shared-texts.js';
import { disputeSentences } from '../dispute/refusals.js';
import { seasonSentences } from '../season/refusals.js';
import { sheetSentences } from '../sheet/refusals.js';
import { tournamentTexts } from './tournament-texts.js';
import { typeset } from './typography.js';
import { privateIn, withholdPrivate } from './withheld-texts.js';

const commandTexts: Readonly<Record<keyof CommandRefusals, Sentence>> = {
  STALE_REVISION: {
    en: 'Revision {expected} was expected, but {current} is current. Read again, then decide again.',
    fr: 'La révision {expected} était attendue, mais {current} est actuelle. Relisez, puis décidez à nouveau.',
  },
  COMMAND_ID_REUSED: {
    en: 'This id was used for another command ({commandId}). Give each command its own id.',
    fr: 'Cet identifiant a servi à une autre commande ({commandId}). Donnez à chaque commande le sien.',
  },
  PLAY_STOPPED: {
    en: 'Play is stopped while hand {handId:hand} is decided. Nothing was done. Send the command again.',
    fr: 'Le jeu est arrêté le temps de trancher la main {handId:hand}. Rien n’a été fait. Renvoyez la commande.',
  },
  TOO_MANY_CONFLICTS: {
    en: 'Other commands changed the same thing {attempts} time{attempts||s}. Nothing was done. Send the command again.',
    fr: 'D’autres commandes ont changé la même chose {attempts} fois. Rien n’a été fait. Renvoyez la commande.',
  },
  PREVIEW_WITHHELD: {
    en: 'This command can’t be previewed ({command}): it would show a secret before it counts, such as the seed of a draw.',
    fr: 'Cette commande ne peut pas être essayée ({command}) : l’essai montrerait un secret avant l’heure, comme le tirage à venir.',
  },
  COMMAND_TOO_LARGE: {
    en: 'The command would record {events} event{events||s}; at most {most} can be. Split it into several commands.',
    fr: 'La commande enregistrerait {events} événement{events||s}, pour un maximum de {most}. Répartissez-la en plusieurs commandes.',
  },
  STREAM_TOO_LONG: {
    en: 'It would have {events} event{events||s}; at most {most} can be kept. Go on in a new one, such as a new tournament.',
    fr: 'L’historique compterait {events} événement{events||s}, pour un maximum de {most}. Continuez dans un nouveau, par exemple un nouveau tournoi.',
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
export function refusalText(refusal: Refusal, language: Language, reader: RefusalReader = {}): string {
  const { code, parameters } = refusal;
  const sentence = refusalSentences[code as RefusalCode] as Sentence | undefined;
  const said = sentence === undefined ? code : sayWith(sentence, refusal, parameters, language, reader);
  const whole = code === 'CHIP_COUNT_MISMATCH' ? said + suspectsText(parameters, language) : said;
  return placed(whole, refusal, language);
}

/** The same without its private parameters. */
export function withheldText(refusal: Refusal, language: Language, reader: RefusalReader = {}): string {
  const withheld = privateIn(refusal);
  if (withheld === undefined) return refusalText(refusal, language, reader);
  return placed(sayWith(withheld.sentence, refusal, withholdPrivate(refusal), language, reader), refusal, language);
}

function sayWith(sentence: Sentence, { code }: Refusal, parameters: RefusalParameters, language: Language, reader: RefusalReader): string {
  const said = fill(sentence[language], withNames(code as RefusalCode, parameters, language, reader), language, reader.currency);
  // A field begins a sentence with a small letter; an id stays as it is.
  return sentence[language].startsWith('{field}') ? said.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : said;
}

/** With the entry of the list that it is about, and the article. */
function placed(said: string, { parameters, article }: Refusal, language: Language): string {
  const whole = entryOf(parameters, language) + said;
  return article === null ? whole : `${whole} (${articleName(article, language)})`;
}

/** Which entry of a list was refused, counted from 1 as people count. */
function entryOf({ index }: Refusal['parameters'], language: Language): string {
  if (typeof index !== 'number') return '';
  return language === 'en' ? `Entry ${index + 1}: ` : typeset(`Entrée n° ${index + 1} : `, language);
}
