/**
 * `tapis season`: the table of a season, from its rules and the result sheets of a store.
 */
import { readFileSync } from 'node:fs';
import { SeasonRules } from '../../events/season-schemes.js';
import { computeSeasonTable, type SeasonTable } from '../season/season-table.js';
import { findSchemeError, tryScheme } from '../season/trial.js';
import { CliError, command, UsageError } from './command.js';
import { shared } from './options.js';
import { findRankChanges } from '../season/rank-change.js';
import { changesJson, changesText } from './season-change-lines.js';
import { playerWorkings, seasonCsv, seasonJson, type SeasonShown, seasonTable } from './season-lines.js';
import { trialJson, trialText } from './season-trial-lines.js';
import { readSeasonSources, type SeasonSources } from './season-sheets.js';
import { namesIn, reading } from './stores.js';

const MOST_CHARACTERS = 1_000_000;

export const season = command({
  usage: 'season RULES',
  about: `
Computes the table of a season from the result sheets of a store, and prints it. RULES is a JSON file: which tournaments
count, the scheme of points, what counts of a player's results, and the order of the table (docs/seasons.md). It writes
nothing, so other rules can be tried on the same results. It reads all events and can run beside a server.`,
  options: {
    data: shared.data,
    store: shared.store,
    lang: shared.lang,
    player: { value: 'ID', meaning: 'the results of one player, and how their points come about' },
    try: { value: 'FILE', meaning: 'other rules, whose scheme is tried: what each player would have, and where it has no number' },
    at: { value: 'POSITION', meaning: 'the table as it was at a position of the log, as answers of the API give it' },
    since: { value: 'POSITION', meaning: 'whose rank or points changed since a position, and why' },
    csv: { meaning: 'the table as CSV' },
    json: { meaning: 'one JSON object: tournaments with what counts them, the table, and the points of each result' },
  },
  operands: { least: 1, most: 1, missing: 'name the file with the rules, such as "season.json"' },
  examples: [
    'tapis season season.json',
    'tapis season season.json --player p-4f2 --lang fr',
    'tapis season season.json --since 4711 --lang fr',
    'tapis season season.json --try next-year.json',
  ],
  exitCodes: { 0: 'printed', 1: 'no such store or player, rules that can not be read, or a tried scheme that has no number for a place' },
  async run({ values, operands, io }) {
    const rules = readRules(operands[0]!);
    const [at, since] = [readPosition('--at', values.at), readPosition('--since', values.since)];
    const notice = (line: string): void => void io.err.write(`${line}\n`);
    const onProgress = (events: number): void => {
      if (io.err.isTTY === true && events % 100_000 < 1_000) io.err.write(`\r${events} events read `);
    };
    const read = (upTo: number | null): Promise<SeasonSources> =>
      reading(values, notice, (reader) => readSeasonSources(reader, upTo, onProgress));
    const sources = await read(at);
    const tableOf = (from: SeasonSources): SeasonTable => computeSeasonTable(rules, from.sheets, from.survivorOf);
    const shown: SeasonShown = {
      rules,
      table: tableOf(sources),
      language: values.lang,
      nameOf: await namesIn(values.data, io),
      tournamentName: (id) => sources.names.get(id) ?? id,
    };
    if (values.try !== undefined) {
      const trial = tryScheme(shown.table.standings, readRules(values.try).scheme);
      io.out.write(values.json ? `${JSON.stringify(trialJson(shown, trial))}\n` : trialText(shown, trial));
      return trial.problems.length === 0 ? 0 : 1;
    }
    if (since !== null) {
      const before = tableOf(await read(since));
      const changes = findRankChanges(before.standings, shown.table.standings);
      io.out.write(values.json ? `${JSON.stringify(changesJson(shown, changes))}\n` : changesText(shown, changes));
      return 0;
    }
    if (values.player !== undefined) {
      const entry = shown.table.standings.byCompetitor.get(sources.survivorOf(values.player));
      if (entry === undefined) throw new CliError('PLAYER_NOT_FOUND', `"${values.player}" has no result in this season.`);
      io.out.write(playerWorkings(shown, entry));
    } else if (values.json) io.out.write(`${JSON.stringify(seasonJson(shown))}\n`);
    else io.out.write(values.csv ? seasonCsv(shown) : seasonTable(shown));
    return 0;
  },
});

/** @throws UsageError for what is no position */
function readPosition(option: string, text: string | undefined): number | null {
  if (text === undefined) return null;
  if (!/^\d{1,15}$/.test(text)) throw new UsageError(`${option} takes a position, such as 4711`);
  return Number(text);
}

/** @throws CliError `SEASON_RULES_INVALID` with the place of what is wrong */
function readRules(file: string): SeasonRules {
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
  if (error !== null) throw invalid(`scheme.points.text, character ${error.at}: ${error.problem}.`);
  return read.data;
}
