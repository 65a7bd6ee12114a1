/** Reads a season's rules from a file, and its table from a store. */
import { readFileSync } from 'node:fs';
import { SeasonRules } from '../../events/season-schemes.js';
import { computeSeasonTable } from '../season/season-table.js';
import { schemeProblemNames } from '../texts/scheme-problem-names.js';
import { findSchemeError } from '../season/trial.js';
import { findSchemeFault, findRuleFault, spellSeason } from '../season/rule-words.js';
import { refusalText } from '../texts/refusal-texts.js';
import { grouped, type Language } from '../texts/sentences.js';
import { CliError, type Io } from './command.js';
import { Progress } from './progress.js';
import type { SeasonShown } from './season-lines.js';
import { readSeasonSources } from './season-sheets.js';
import { namesIn, readingStore } from './stores.js';

const MOST_CHARACTERS = 1_000_000;

/** @param upTo the last position in the log for the table; null for all */
export async function readSeason(
  rules: SeasonRules,
  place: { readonly data: string; readonly store: string | undefined },
  upTo: number | null,
  language: Language,
  io: Io,
): Promise<SeasonShown> {
  const progress = new Progress(io);
  const notice = (line: string): void => progress.say(line);
  const onProgress = (events: number): void =>
    progress.show(() => `${grouped(events, language)} ${{ en: 'events read', fr: 'événements lus' }[language]}`);
  const { sheets, survivorOf, names, waiting, clubs, regions, federations, registry } = await readingStore(place, notice, (reader) =>
    readSeasonSources(reader, upTo, onProgress),
  ).finally(() => progress.clear());
  const levels = sheets.flatMap(({ level }) => level ?? []);
  const known = { clubs, regions, levels, federations, clubsOfPlayers: clubs };
  const fault = findRuleFault(rules, known, 'players', 1) ?? findSchemeFault(rules.scheme, [rules], known);
  // An earlier position knows neither later clubs nor their regions.
  if (upTo === null && fault !== null) throw new CliError('SEASON_RULES_INVALID', refusalText({ ...fault, article: null }, language));
  const table = computeSeasonTable(rules, sheets, survivorOf, registry);
  return {
    rules,
    table,
    waiting: table.counted.reduce((sum, { sheet, by }) => sum + (by.counts ? (waiting.get(sheet.id) ?? 0) : 0), 0),
    language,
    nameOf: await namesIn(place.data, io),
    tournamentName: (id) => names.get(id) ?? id,
  };
}

/** @throws CliError `SEASON_RULES_INVALID` with the place of the error */
export function readSeasonRules(file: string): SeasonRules {
  const invalid = (why: string): CliError => new CliError('SEASON_RULES_INVALID', `${file}: ${why} See docs/seasons.md.`);
  let given: unknown;
  try {
    const text = readFileSync(file, 'utf8');
    if (text.length > MOST_CHARACTERS) throw invalid(`longer than ${MOST_CHARACTERS} characters.`);
    given = JSON.parse(text);
  } catch (error) {
    if (error instanceof CliError) throw error;
    throw invalid(`${(error as Error).message}.`);
  }
  const read = SeasonRules.safeParse(given);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw invalid(`${issue!.path.join('.') || 'the whole'}: ${issue!.message}.`);
  }
  const error = findSchemeError(read.data.scheme);
  if (error !== null) throw invalid(`scheme.points.text, character ${error.at}: ${schemeProblemNames[error.problem].en}.`);
  return spellSeason(read.data);
}
