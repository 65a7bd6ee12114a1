/**
 * `tapis season`: the table of a season, from its rules and the result sheets of a store.
 */
import { tryScheme } from '../season/trial.js';
import { CliError, command, UsageError } from './command.js';
import { oneOf, shared } from './options.js';
import { seasonCsv, seasonCsvTables } from './season-csv.js';
import { findRankChanges } from '../season/rank-change.js';
import { changesJson, changesText } from './season-change-lines.js';
import { writeOutput } from './output.js';
import { readSeason, readSeasonRules } from './read-season.js';
import { listNotRanked, playerWorkings, seasonJson, seasonTable } from './season-lines.js';
import { trialJson, trialText } from './season-trial-lines.js';

const csvTables = oneOf(seasonCsvTables);

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
    csv: { meaning: 'CSV; the names of its columns are in the language of --lang' },
    table: {
      value: 'leaderboard|points|tournaments',
      default: 'leaderboard',
      meaning:
        'csv: the table, the points of each result with all that they are made from,\nor the tournaments that count (default leaderboard)',
      read: csvTables,
    },
    excel: { meaning: 'csv: with a byte order mark, semicolons and decimal commas, as Excel in French opens it' },
    out: { value: 'FILE', meaning: 'csv: the new file to write (default standard output)' },
    json: { meaning: 'one JSON object: tournaments with what counts them, the table, and the points of each result' },
  },
  operands: { least: 1, most: 1, missing: 'name the file with the rules, such as "season.json"' },
  examples: [
    'tapis season season.json',
    'tapis season season.json --player p-4f2 --lang fr',
    'tapis season season.json --csv --table points --lang fr --excel --out points.csv',
    'tapis season season.json --since 4711 --lang fr',
    'tapis season season.json --try next-year.json',
  ],
  exitCodes: { 0: 'printed', 1: 'no such store or player, rules that can not be read, or a tried scheme that has no number for a place' },
  async run({ values, operands, io }) {
    const rules = readSeasonRules(operands[0]!);
    if (!values.csv && (values.excel || values.table !== 'leaderboard' || values.out !== undefined))
      throw new UsageError('--table, --excel and --out are for --csv');
    const [at, since] = [readPosition('--at', values.at), readPosition('--since', values.since)];
    const shown = await readSeason(rules, values, at, values.lang, io);
    if (values.try !== undefined) {
      const trial = tryScheme(shown.table.standings, readSeasonRules(values.try).scheme, rules.counting);
      io.out.write(values.json ? `${JSON.stringify(trialJson(shown, trial))}\n` : trialText(shown, trial));
      return trial.problems.length === 0 ? 0 : 1;
    }
    if (since !== null) {
      const before = await readSeason(rules, values, since, values.lang, io);
      const changes = findRankChanges(before.table.standings, shown.table.standings);
      io.out.write(values.json ? `${JSON.stringify(changesJson(shown, changes))}\n` : changesText(shown, changes));
      return 0;
    }
    if (values.player !== undefined) {
      const { basis, byCompetitor } = shown.table.standings;
      const competitor = basis.survivorOf(values.player);
      const entry = byCompetitor.get(competitor) ?? null;
      if (entry === null && listNotRanked(shown, competitor).length === 0)
        throw new CliError('PLAYER_NOT_FOUND', `"${values.player}" has no result in this season.`);
      io.out.write(playerWorkings(shown, competitor, entry));
    } else if (values.json) io.out.write(`${JSON.stringify(seasonJson(shown))}\n`);
    else if (values.csv) {
      const text = seasonCsv(shown, values.table, values.lang, values.excel);
      // Bytes are written as they are: no spaces of French typography, and a byte order mark.
      const isRead = values.out === undefined && io.out.isTTY === true;
      await writeOutput(values.out, io, (output) => output.write(isRead ? text : Buffer.from(text)));
    } else io.out.write(seasonTable(shown));
    return 0;
  },
});

/** @throws UsageError for an invalid position */
function readPosition(option: string, text: string | undefined): number | null {
  if (text === undefined) return null;
  if (!/^\d{1,15}$/.test(text)) throw new UsageError(`${option} takes a position, such as 4711`);
  return Number(text);
}
