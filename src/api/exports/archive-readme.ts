/** The page that explains an archive, in both languages. Lines end as Windows expects them. */
import type { CsvForm } from './read-table.js';

const lines = (name: string, { isForSpreadsheet }: Pick<CsvForm, 'isForSpreadsheet'>): readonly string[] => [
  name,
  '',
  'FRANÇAIS',
  'Ces fichiers viennent de Tapis. Ils contiennent tout ce que le jeton de la demande permet de lire.',
  '- index.json : la liste des fichiers, et ce qui manque (leftOut) avec la raison. Si "complete" vaut false, refaites la demande.',
  '- members.csv : les membres d’un club et leurs licences.',
  '- sheets.csv : la liste des feuilles de résultats.',
  '- tournaments/… : pour chaque tournoi, le classement (standings), la feuille de résultats (results),',
  '  le registre des jetons (chips), la discipline, et les mains jouées (hands.phhs, Poker Hand History).',
  '- sheets/… : les résultats importés, sans tournoi dans Tapis.',
  '- seasons/… : pour chaque saison, le classement, les points, les tournois qui comptent et les règles (rules.json) :',
  '  tout ce qu’il faut pour refaire le calcul. Les étapes suivantes sont dans stage-2, stage-3…',
  isForSpreadsheet
    ? 'Les fichiers CSV sont en UTF-8, avec des points-virgules et des virgules décimales : un tableur les ouvre directement.'
    : 'Les fichiers CSV sont en UTF-8, avec des virgules. Dans un tableur : Données, Importer, séparateur virgule.',
  'Une apostrophe en tête de cellule empêche le tableur d’exécuter une formule.',
  'Ces données concernent des personnes : gardez-les en lieu sûr, et effacez-les quand elles ne servent plus.',
  '',
  'ENGLISH',
  'These files come from Tapis. They have everything that the token of the request may read.',
  '- index.json: the list of the files, and what is missing (leftOut) with the reason. Where "complete" is false, ask again.',
  '- members.csv: the members of a club, and their licences.',
  '- sheets.csv: the list of the result sheets.',
  '- tournaments/…: for each tournament its standings, its result sheet (results), the chip ledger (chips),',
  '  its discipline, and the hands (hands.phhs, Poker Hand History).',
  '- sheets/…: imported results, of no tournament in Tapis.',
  '- seasons/…: for each season its leaderboard, its points, the tournaments that count, and its rules (rules.json):',
  '  all that is needed to compute the table again. Further stages are in stage-2, stage-3…',
  isForSpreadsheet
    ? 'CSV files are in UTF-8, with semicolons and decimal commas: a spreadsheet set to French opens them as they are.'
    : 'CSV files are in UTF-8, with commas. In a spreadsheet: Data, Import, separator comma.',
  'An apostrophe at the start of a cell keeps a spreadsheet from running a formula.',
  'These are data about people: keep them safe, and delete them when they are no longer needed.',
];

export const readmeText = (name: string, form: Pick<CsvForm, 'isForSpreadsheet'>): string => `\uFEFF${lines(name, form).join('\r\n')}\r\n`;
