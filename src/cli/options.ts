/** Shared options, and parsers of values: bounded numbers, languages, ids. */
import type { DisputeId, HandId, TournamentId } from '../../events/ids.js';
import type { Language } from '../texts/sentences.js';
import { UsageError } from './command.js';

/** Shared options. */
export const shared = {
  data: { value: 'FOLDER', environment: 'TAPIS_DATA', default: 'data', meaning: 'the data folder (default ./data)' },
  source: {
    value: 'FOLDER|FILE',
    environment: 'TAPIS_DATA',
    default: 'data',
    meaning: 'the data folder, or an evidence bundle (default ./data)',
  },
  store: {
    value: 'ADDRESS',
    meaning:
      'a KurrentDB store, such as kurrentdb://host:2113, instead of the folder’s own\n(default: the environment variable TAPIS_STORE)',
  },
  json: { meaning: 'print one JSON object instead of text' },
  drawSecret: {
    value: 'SECRET',
    environment: 'TAPIS_DRAW_SECRET',
    secret: true,
    meaning: 'the secret of seat draws and event ids, 32 characters or more\n(default: the file draw-secret of the data folder)',
  },
  treeKey: {
    value: 'FILE',
    environment: 'TAPIS_TREE_KEY',
    meaning: 'the file of the key that signs heads of the log (default: one of the data folder)',
  },
  lang: { value: 'en|fr', default: 'en', meaning: 'the language of tables and refusals (default en)', read: languageOf },
} as const;

/** Parses a whole number within bounds, both inclusive. */
export const wholeNumber =
  (minimum: number, maximum: number) =>
  (text: string, flag: string): number => {
    const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    if (number >= minimum && number <= maximum) return number;
    throw new UsageError(`${flag} takes a whole number from ${minimum} to ${maximum}, not "${text}"`);
  };

/** Parses one of some words. */
export const oneOf =
  <const Word extends string>(words: readonly Word[]) =>
  (text: string, flag: string): Word => {
    const found = words.find((word) => word === text);
    if (found !== undefined) return found;
    throw new UsageError(`${flag} takes ${words.join(', ')}, not "${text}"`);
  };

function languageOf(text: string, flag: string): Language {
  if (text === 'en' || text === 'fr') return text;
  throw new UsageError(`${flag} takes en or fr, not "${text}"`);
}

/** @throws UsageError for an invalid tournament id */
export async function tournamentIdOf(text: string): Promise<TournamentId> {
  const { TournamentId } = await import('../../events/ids.js');
  const id = TournamentId.safeParse(text);
  if (id.success) return id.data;
  throw new UsageError(`"${text}" is not a tournament id: it must be 1 to 64 letters, digits, "-" or "_", starting with a letter or digit`);
}

/** @throws UsageError for an invalid hand id */
export async function handIdOf(text: string): Promise<HandId> {
  const { HandId } = await import('../../events/ids.js');
  const id = HandId.safeParse(text);
  if (id.success) return id.data;
  throw new UsageError(`"${text}" is not a hand id: it must be tournament.table.number, such as "friday.2.14"`);
}

/** @throws UsageError for an invalid dispute id */
export async function disputeIdIn(text: string): Promise<DisputeId> {
  const { isDisputeId } = await import('../../events/ids.js');
  if (isDisputeId(text)) return text;
  throw new UsageError(`"${text}" is no dispute: name one such as "friday.d2"`);
}
