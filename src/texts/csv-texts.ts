/** What is wrong in a file of results, and what to write instead; and what was read otherwise than it stands there. */
import type { CsvFault, CsvNote } from '../sheet/csv-faults.js';
import type { Sentence } from './sentences.js';

type Texts<Each extends { readonly code: string }> = {
  readonly [Code in Each['code']]: (of: Extract<Each, { readonly code: Code }>) => Sentence;
};

const faultTexts: Texts<CsvFault> = {
  FILE_TOO_LONG: ({ most }) => ({
    en: `the file has more than ${most} characters. Split it`,
    fr: `le fichier dépasse ${most} caractères. Découpez-le`,
  }),
  WORKBOOK: () => ({
    en: 'this is a workbook of a spreadsheet program. Save its sheet as CSV, and take that file',
    fr: 'c’est un classeur de tableur. Enregistrez la feuille au format CSV, et prenez ce fichier-là',
  }),
  FILE_EMPTY: () => ({ en: 'the file is empty', fr: 'le fichier est vide' }),
  TOO_MANY_LINES: ({ most }) => ({
    en: `the file has more than ${most} lines. Split it`,
    fr: `le fichier dépasse ${most} lignes. Découpez-le`,
  }),
  TOO_MANY_EMPTY_LINES: ({ most }) => ({
    en: `the file has more than ${most} empty lines. Take them out`,
    fr: `le fichier a plus de ${most} lignes vides. Supprimez-les`,
  }),
  QUOTE_NOT_CLOSED: () => ({ en: 'a quote is not closed', fr: 'un guillemet n’est pas fermé' }),
  TEXT_AFTER_QUOTE: () => ({ en: 'text follows a closing quote', fr: 'du texte suit un guillemet fermant' }),
  QUOTE_WITHIN_CELL: () => ({
    en: 'a quote stands within a cell that has none before it. Double it, and put the cell in quotes',
    fr: 'un guillemet se trouve au milieu d’une cellule. Doublez-le et mettez la cellule entre guillemets',
  }),
  NOT_CSV: ({ problem }) => ({ en: `this is no CSV: ${problem}`, fr: `ce n’est pas du CSV : ${problem}` }),
  COLUMN_TWICE: () => ({ en: 'the column is there twice', fr: 'la colonne figure deux fois' }),
  COLUMN_MISSING: () => ({ en: 'the column is missing', fr: 'la colonne manque' }),
  NO_RESULTS: () => ({ en: 'there are no results', fr: 'il n’y a pas de résultats' }),
  TOO_MANY_CELLS: ({ cells, columns }) => ({
    en: `has ${cells} cells, and the first line ${columns}`,
    fr: `a ${cells} cellules, et la première ligne ${columns}`,
  }),
  OTHER_FACTS: ({ first }) => ({
    en: `says other things of the tournament than line ${first}`,
    fr: `ne dit pas la même chose du tournoi que la ligne ${first}`,
  }),
  OTHER_CLUB: ({ club }) => ({
    en: `is another club than ${club}, whose results are imported`,
    fr: `est un autre club que ${club}, dont on importe les résultats`,
  }),
  TOO_MANY_ROWS: ({ most }) => ({
    en: `the tournament has more than ${most} rows`,
    fr: `le tournoi dépasse ${most} lignes`,
  }),
  TOO_MANY_TOURNAMENTS: ({ most }) => ({
    en: `the file has more than ${most} tournaments. Split it`,
    fr: `le fichier dépasse ${most} tournois. Découpez-le`,
  }),
  EMPTY: () => ({ en: 'is empty', fr: 'est vide' }),
  TOO_LONG: ({ most }) => ({ en: `is longer than ${most} characters`, fr: `dépasse ${most} caractères` }),
  NO_WHOLE_NUMBER: ({ least, most }) => ({
    en: `must be a whole number from ${least} to ${most}`,
    fr: `doit être un nombre entier de ${least} à ${most}`,
  }),
  NO_AMOUNT: () => ({ en: 'must be an amount such as 20 or 20.50', fr: 'doit être un montant, comme 20 ou 20,50' }),
  NO_POINTS: () => ({ en: 'must be a number of points such as 5 or 2.5', fr: 'doit être un nombre de points, comme 5 ou 2,5' }),
  NO_WORD: ({ words }) => ({ en: `must be one of ${words}`, fr: `doit être l’un de ces mots : ${words}` }),
  NO_ID: () => ({
    en: 'must be 1 to 64 letters, digits, "-" or "_", starting with a letter or digit',
    fr: 'doit avoir 1 à 64 lettres, chiffres, « - » ou « _ », et commencer par une lettre ou un chiffre',
  }),
  NO_LEVEL: () => ({
    en: 'must be 1 to 40 letters, digits, "-" or "_", starting with a letter or digit',
    fr: 'doit avoir 1 à 40 lettres, chiffres, « - » ou « _ », et commencer par une lettre ou un chiffre',
  }),
  NO_DAY: () => ({ en: 'must be a day such as 2026-09-04 or 04/09/2026', fr: 'doit être un jour, comme 04/09/2026 ou 2026-09-04' }),
  DAY_TOO_EARLY: () => ({
    en: 'is before 1970, as spreadsheets make it of an empty date. Write the day of the tournament',
    fr: 'est avant 1970, comme les tableurs l’écrivent pour une date vide. Écrivez le jour du tournoi',
  }),
  NO_PLACE: () => ({
    en: 'must be a place such as 3, 2= or 2-3, or a state such as DQ',
    fr: 'doit être une place, comme 3, 2= ou 2-3, ou un état, comme DQ',
  }),
  NOBODY: () => ({ en: 'has no id, no licence and no name', fr: 'n’a ni identifiant, ni licence, ni nom' }),
  SOURCE_WITHOUT_ID: () => ({
    en: 'is given together with player_source, or not at all',
    fr: 'va avec player_source, ou ne se donne pas',
  }),
};

const noteTexts: Texts<CsvNote> = {
  COLUMN_IGNORED: () => ({ en: 'no column of results: it is ignored', fr: 'n’est pas une colonne de résultats : elle est ignorée' }),
  DAY_READ_AS: ({ day }) => ({
    en: `read as ${day}. Write it so where that is wrong`,
    fr: `lu comme ${day}. Écrivez le jour ainsi si c’est faux`,
  }),
};

type Placed = Pick<CsvFault, 'line' | 'column' | 'value'>;
const shortened = (value: string): string => (value.length > 40 ? `${value.slice(0, 40)}…` : value);

function located({ line, column, value }: Placed, { en, fr }: Sentence): Sentence {
  const name = column === null || column === '' ? '' : `, ${column}`;
  const written = value === null || value === '' ? null : shortened(value);
  return {
    en: `line ${line}${name}${written === null ? '' : ` “${written}”`}: ${en}`,
    fr: `ligne ${line}${name}${written === null ? '' : ` « ${written} »`} : ${fr}`,
  };
}

export const csvFaultText = (fault: CsvFault): Sentence => located(fault, (faultTexts[fault.code] as (of: CsvFault) => Sentence)(fault));
export const csvNoteText = (note: CsvNote): Sentence => located(note, (noteTexts[note.code] as (of: CsvNote) => Sentence)(note));
