/**
 * `tapis import-results`: imports results from a CSV file, through the API of a running server.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { toPrintableLine } from '../../events/free-text.js';
import type { GivenResults } from '../app/sheets/given-results.js';
import { importInputOf } from '../app/sheets/import-input.js';
import { CsvError } from '../sheet/csv-faults.js';
import { resultColumns } from '../app/sheets/csv-row.js';
import { MAX_CSV_CHARACTERS, readResultsCsv, type ReadResults } from '../app/sheets/results-csv.js';
import { csvFaultText, csvNoteText } from '../texts/csv-texts.js';
import type { Language, Sentence } from '../texts/sentences.js';
import { CliError, command } from './command.js';
import { decodeCsv, type Encoding } from '../app/sheets/csv-file.js';
import { shared } from './options.js';
import { Progress } from './progress.js';
import { askServer, serverUrl } from './running-server.js';
import { textTable } from './text-table.js';

interface Person {
  readonly id: string;
  readonly name: string | null;
}

interface Point {
  readonly key: string;
  readonly mustBeConfirmed: boolean;
  readonly row: number | null;
  readonly player: Person | null;
  readonly otherSheetId: string | null;
  readonly sentence: Sentence;
}

interface Answer {
  readonly sheetId: string;
  readonly changed: boolean;
  readonly sheetRevision: number;
  readonly matched: number;
  readonly waiting: readonly {
    readonly row: number;
    readonly recordedAs: string;
    readonly name: string | null;
    readonly proposed: readonly Person[];
  }[];
  readonly points: readonly Point[];
  readonly differences: readonly { readonly recordedAs: string; readonly field: string }[];
}

const mutation = `mutation ImportResults($input: ImportResultsInput!) { importResults(input: $input) {
  sheetId changed sheetRevision matched waiting { row recordedAs name proposed { id name } } differences { recordedAs field }
  points { key mustBeConfirmed row player { id name } otherSheetId sentence { en fr } } } }`;

export const importResults = command({
  usage: 'import-results FILE',
  about: `
Imports results of tournaments that were not played here, from a CSV file: with commas, semicolons or tabs, in UTF-8,
UTF-16 or Windows-1252, as spreadsheets write it. It works at a running server, with a token in the environment variable
TAPIS_TOKEN whose holder may import for the clubs of the file. The first line names the columns, in any order; those with
a star are needed:
${wrap(resultColumns)}
Their French names are read too, such as nom, prénom, recaves, dépense. An export of a sheet can be edited and imported
again. player_source is "tapis" where player_id is an id of Tapis. A row with an id or a licence that is known is matched. Any
other row waits until somebody says whose it is (tapis match); its name goes to the vault.

Places may be written 3, 2=, 2-3 or 1er, states in English or French (DQ, DNS, abandon), days 02/10/2026 with the day
first, amounts 1 234,50 €. A column that is not known is ignored, and named.

The whole file is read, and all of it is tried, before anything is imported. All mistakes are listed at once. What looks
wrong, such as a licence of somebody with another name, is listed too: correct the file, or say --confirm. The same
tournament_source and tournament_id is a revision of the same results.`,
  options: {
    'dry-run': { meaning: 'say what would happen, and change nothing' },
    confirm: { meaning: 'all that looked wrong in the file was looked at, and is right' },
    'skip-refused': { meaning: 'import the other tournaments where one is refused' },
    url: serverUrl,
    json: shared.json,
    lang: { ...shared.lang, meaning: 'the language of the report (default en)' },
  },
  operands: { least: 1, most: 1, missing: 'name a CSV file' },
  examples: ['tapis import-results september.csv --dry-run', 'tapis import-results september.csv --url https://tapis.example'],
  exitCodes: { 0: 'done', 1: 'refused, or the server can’t be reached: nothing of the refused tournament was changed' },
  async run({ values, operands, io }) {
    const { results, lines, notes, encoding } = readFile(operands[0]!, values.lang);
    if (encoding !== 'UTF-8')
      io.err.write(`${{ en: 'The file was read as', fr: 'Le fichier a été lu comme' }[values.lang]} ${encoding}.\n`);
    for (const note of notes) io.err.write(`${csvNoteText(note)[values.lang]}\n`);
    const give = (each: GivenResults, dryRun: boolean, confirmed: readonly string[] = []): Promise<Answer> =>
      askServer(values.url, async (client) => {
        const input = { commandId: randomUUID(), ...importInputOf(each), dryRun, confirmed };
        return (await client.request<{ importResults: Answer }>(mutation, { input })).importResults;
      }).catch((error: unknown) => {
        throw error instanceof CliError ? new CliError(error.code, `${each.source} ${each.externalId}: ${error.message}`) : error;
      });
    const accepted: GivenResults[] = [];
    const tried: Answer[] = [];
    const progress = new Progress(io);
    for (const [index, each] of results.entries()) {
      progress.show(() => progressLine('tried', index, results.length, values.lang));
      try {
        tried.push(await give(each, true));
        accepted.push(each);
      } catch (error) {
        progress.clear();
        if (!values['skip-refused'] || !(error instanceof CliError)) throw error;
        io.err.write(`${error.message} (${error.code})\n`);
      }
    }
    progress.clear();
    const linesOf = new Map(results.map((each, index) => [each, lines[index]!]));
    const read = accepted.map((each, index) => ({ given: each, answer: tried[index]!, lines: linesOf.get(each)! }));
    for (const each of read) io.err.write(pointLines(each, values.lang));
    const isUnconfirmed = tried.some(({ points }) => points.some(({ mustBeConfirmed }) => mustBeConfirmed));
    if (isUnconfirmed && !values.confirm && !values['dry-run']) throw new CliError('IMPORT_UNCONFIRMED', unconfirmedText[values.lang]);
    const done: Answer[] = [];
    if (!values['dry-run']) {
      for (const [index, { given, answer }] of read.entries()) {
        progress.show(() => progressLine('imported', index, read.length, values.lang));
        done.push(
          await give(
            given,
            false,
            answer.points.map(({ key }) => key),
          ),
        );
      }
      progress.clear();
    }
    const answers = values['dry-run'] ? tried : done;
    const shown = read.map((each, index) => ({ ...each, answer: answers[index]! }));
    io.out.write(values.json ? `${JSON.stringify(answers)}\n` : report(shown, values.lang));
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

function progressLine(step: 'tried' | 'imported', done: number, of: number, lang: Language): string {
  const said = { tried: { en: 'tried', fr: 'essayés' }, imported: { en: 'imported', fr: 'importés' } }[step];
  return { en: `${done} of ${of} tournaments ${said.en}`, fr: `${done} tournois sur ${of} ${said.fr}` }[lang];
}

interface Tried {
  readonly given: GivenResults;
  readonly answer: Answer;
  /** The line of each row. */
  readonly lines: readonly number[];
}

const unconfirmedText: Sentence = {
  en: 'Nothing was imported. Correct the file, or run it again with --confirm if all of this is right.',
  fr: 'Rien n’a été importé. Corrigez le fichier, ou relancez avec --confirm si tout cela est juste.',
};

const lineWord: Sentence = { en: 'line', fr: 'ligne' };

/** What to look at, each with the line of its row. */
function pointLines({ given, answer, lines }: Tried, lang: Language): string {
  return answer.points
    .map(({ row, player, otherSheetId, sentence }) => {
      const at = row === null ? '' : `, ${lineWord[lang]} ${lines[row - 1]}`;
      const about = player === null ? otherSheetId : (player.name ?? player.id);
      return `${given.source} ${given.externalId}${at}: ${sentence[lang]}${about === null ? '' : ` (${about})`}\n`;
    })
    .join('');
}

const titles: readonly Sentence[] = [
  { en: 'Tournament', fr: 'Tournoi' },
  { en: 'Date', fr: 'Date' },
  { en: 'Sheet', fr: 'Feuille' },
  { en: 'Revision', fr: 'Révision' },
  { en: 'Rows changed', fr: 'Lignes changées' },
  { en: 'Matched', fr: 'Attribuées' },
  { en: 'Waiting', fr: 'En attente' },
];

const words = {
  en: {
    asBefore: 'as before',
    waiting: 'Rows that wait (tapis match CLUB):',
    nobody: 'no member has a similar name',
    perhaps: 'perhaps',
    noName: 'no name',
  },
  fr: {
    asBefore: 'inchangée',
    waiting: 'Lignes en attente (tapis match CLUB) :',
    nobody: 'aucun membre ne porte un nom proche',
    perhaps: 'peut-être',
    noName: 'sans nom',
  },
} as const satisfies Record<Language, object>;

function report(tried: readonly Tried[], lang: Language): string {
  const say = words[lang];
  const rows = tried.map(({ given: { externalId, date }, answer: { sheetId, changed, sheetRevision, matched, waiting, differences } }) => [
    externalId,
    date,
    sheetId,
    changed ? String(sheetRevision) : `${sheetRevision} (${say.asBefore})`,
    String(new Set(differences.map(({ recordedAs }) => recordedAs)).size),
    String(matched),
    String(waiting.length),
  ]);
  const waiting = tried.flatMap(({ given, answer, lines }) =>
    answer.waiting.map(({ row, name, proposed }) => {
      const people = proposed.map((person) => (person.name === null ? person.id : `${person.name} (${person.id})`)).join(', ');
      return [
        given.externalId,
        `${lineWord[lang]} ${lines[row - 1]}`,
        name ?? say.noName,
        people === '' ? say.nobody : `${say.perhaps} ${people}`,
      ];
    }),
  );
  const list = waiting.map((cells) => `  ${toPrintableLine(cells.join('  '))}\n`).join('');
  return (
    textTable(
      titles.map((title) => ({ title: title[lang] })),
      rows,
    ) + (list === '' ? '' : `\n${say.waiting}\n${list}`)
  );
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
