/**
 * `tapis import-results`: imports results from a CSV file, through the API of a running server.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import type { GivenResults, GivenRow } from '../app/sheets/import-results.js';
import { CsvError } from '../sheet/csv-faults.js';
import { resultColumns } from '../app/sheets/csv-row.js';
import { MAX_CSV_CHARACTERS, readResultsCsv, type ReadResults } from '../app/sheets/results-csv.js';
import { capitals } from '../demo/night-commands.js';
import { csvFaultText, csvNoteText } from '../texts/csv-texts.js';
import type { Language } from '../texts/language.js';
import { CliError, command } from './command.js';
import { decodeCsv, type Encoding } from './csv-file.js';
import { shared } from './options.js';
import { askServer, serverUrl } from './running-server.js';
import { textTable } from './text-table.js';

interface Answer {
  readonly sheetId: string;
  readonly changed: boolean;
  readonly sheetRevision: number;
  readonly matched: number;
  readonly waiting: readonly { readonly row: number; readonly recordedAs: string; readonly proposed: readonly { readonly id: string }[] }[];
  readonly differences: readonly { readonly recordedAs: string; readonly field: string }[];
}

const mutation = `mutation ImportResults($input: ImportResultsInput!) { importResults(input: $input) {
  sheetId changed sheetRevision matched waiting { row recordedAs proposed { id } } differences { recordedAs field } } }`;

export const importResults = command({
  usage: 'import-results FILE',
  about: `
Imports results of tournaments that were not played here, from a CSV file: with commas, semicolons or tabs, in UTF-8,
UTF-16 or Windows-1252, as spreadsheets write it. It works at a running server, with a token in the environment variable
TAPIS_TOKEN whose holder may import for the clubs of the file. The first line names the columns, in any order; those with
a star are needed:
${wrap(resultColumns)}
player_source is "tapis" where player_id is an id of Tapis. A row with an id or a licence that is known is matched. Any
other row waits until somebody says whose it is (reassignRow); its name goes to the vault.

Places may be written 3, 2=, 2-3 or 1er, states in English or French (DQ, DNS, abandon), days 02/10/2026 with the day
first, amounts 1 234,50 €. A column that is not known is ignored, and named.

The whole file is read, and all of it is tried, before anything is imported. All mistakes are listed at once. The same
tournament_source and tournament_id is a revision of the same results.`,
  options: {
    'dry-run': { meaning: 'say what would happen, and change nothing' },
    'skip-refused': { meaning: 'import the other tournaments where one is refused' },
    url: serverUrl,
    json: shared.json,
    lang: { ...shared.lang, meaning: 'the language of what is wrong in the file (default en)' },
  },
  operands: { least: 1, most: 1, missing: 'name a CSV file' },
  examples: ['tapis import-results september.csv --dry-run', 'tapis import-results september.csv --url https://tapis.example'],
  exitCodes: { 0: 'done', 1: 'refused, or the server can’t be reached: nothing of the refused tournament was changed' },
  async run({ values, operands, io }) {
    const { results, notes, encoding } = readFile(operands[0]!, values.lang);
    if (encoding !== 'UTF-8')
      io.err.write(`${{ en: 'The file was read as', fr: 'Le fichier a été lu comme' }[values.lang]} ${encoding}.\n`);
    for (const note of notes) io.err.write(`${csvNoteText(note)[values.lang]}\n`);
    const give = (each: GivenResults, dryRun: boolean): Promise<Answer> =>
      askServer(values.url, async (client) => {
        const input = { commandId: randomUUID(), ...inputOf(each), dryRun };
        return (await client.request<{ importResults: Answer }>(mutation, { input })).importResults;
      }).catch((error: unknown) => {
        throw error instanceof CliError ? new CliError(error.code, `${each.source} ${each.externalId}: ${error.message}`) : error;
      });
    const accepted: GivenResults[] = [];
    const tried: Answer[] = [];
    for (const each of results) {
      try {
        tried.push(await give(each, true));
        accepted.push(each);
      } catch (error) {
        if (!values['skip-refused'] || !(error instanceof CliError)) throw error;
        io.err.write(`${error.message} (${error.code})\n`);
      }
    }
    const done: Answer[] = [];
    if (!values['dry-run']) for (const each of accepted) done.push(await give(each, false));
    const answers = values['dry-run'] ? tried : done;
    io.out.write(values.json ? `${JSON.stringify(answers)}\n` : report(accepted, answers));
    return accepted.length === results.length ? 0 : 1;
  },
});

/** @throws CliError for an unreadable file or an error in it */
function readFile(path: string, lang: Language): ReadResults & { readonly encoding: Encoding } {
  try {
    if (statSync(path).size > MAX_CSV_CHARACTERS * 4) throw new CliError('FILE_TOO_LARGE', `${path} is too large for results.`);
    const { text, encoding } = decodeCsv(readFileSync(path));
    return { ...readResultsCsv(text), encoding };
  } catch (error) {
    if (error instanceof CsvError) {
      const faults = error.faults.map((fault) => `\n  ${csvFaultText(fault)[lang]}.`).join('');
      throw new CliError(
        'CSV_INVALID',
        { en: `${path}. Nothing was imported:${faults}`, fr: `${path}. Rien n’a été importé :${faults}` }[lang],
      );
    }
    if (error instanceof CliError) throw error;
    throw new CliError('FILE_UNREADABLE', `${path} can’t be read: ${(error as Error).message}`);
  }
}

function inputOf({ rows, kind, ...facts }: GivenResults): object {
  return { ...facts, kind: kind === null ? null : capitals(kind), rows: rows.map(rowInput) };
}

const rowInput = ({ externalId, state, ...row }: GivenRow): object => ({
  ...row,
  state: capitals(state),
  source: externalId?.source,
  externalId: externalId?.id,
});

function report(results: readonly GivenResults[], answers: readonly Answer[]): string {
  const rows = answers.map(({ sheetId, changed, sheetRevision, matched, waiting, differences }, index) => [
    results[index]!.externalId,
    results[index]!.date,
    sheetId,
    changed ? String(sheetRevision) : `${sheetRevision} (as before)`,
    String(new Set(differences.map(({ recordedAs }) => recordedAs)).size),
    String(matched),
    String(waiting.length),
  ]);
  const titles = ['Tournament', 'Date', 'Sheet', 'Revision', 'Rows changed', 'Matched', 'Waiting'].map((title) => ({ title }));
  const waiting = answers.flatMap(({ sheetId, waiting: each }) =>
    each.map(({ row, recordedAs, proposed }) => {
      const named = proposed.length === 0 ? 'no member has this name' : `has the name of ${proposed.map(({ id }) => id).join(', ')}`;
      return `  ${sheetId} row ${row} (${recordedAs}): ${named}\n`;
    }),
  );
  return textTable(titles, rows) + (waiting.length === 0 ? '' : `\nRows that wait:\n${waiting.join('')}`);
}

/** Names separated by commas, in lines for the help. */
function wrap(names: readonly string[]): string {
  const lines = [''];
  for (const [index, name] of names.entries()) {
    const word = index === names.length - 1 ? name : `${name}, `;
    if (lines.at(-1)!.length + word.length > 112) lines.push('');
    lines[lines.length - 1] += word;
  }
  return lines.map((each) => each.trimEnd()).join('\n');
}
