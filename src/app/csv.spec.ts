/** Cells of CSV that a spreadsheet must not run. */
import { parse } from 'csv-parse/sync';
import { csvLines, spreadsheetLines, withoutGuard } from './csv.js';

const cellsOf = (csv: string, delimiter: string): string[] =>
  parse(csv, { delimiter, relax_quotes: true, relax_column_count: true, quote: delimiter === ',' ? '"' : null }).flat();

describe('A table as CSV', () => {
  it.each([
    '=1+1',
    '+1+1',
    '-1+1',
    '@SUM(A1)',
    '\t=1',
    'x;=HYPERLINK("https://evil.example")',
    ';=1+1',
    '; =1+1',
    ';"=1+1"',
    'x\t=1+1',
    'x\n=1+1',
    'x|@SUM(A1)',
    ';;+1',
    '\uFF1D1',
    'x;\uFF1D1',
  ])('has no cell that begins a formula, whatever separates its cells for the reader: %j', (cell) => {
    const csv = csvLines([
      ['name', 'points'],
      [cell, 5],
    ]);
    for (const delimiter of [',', ';', '\t', '|'])
      for (const part of cellsOf(csv, delimiter))
        expect([delimiter, part]).toEqual([delimiter, expect.not.stringMatching(/^[" ]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/)]);
  });

  it.each([
    ['-7.5', '-7.5'],
    ['Jean-Pierre; club', 'Jean-Pierre; club'],
    ['a;b=c', 'a;b=c'],
    ["l'Orient", "l'Orient"],
  ])('leaves what is none: %j', (cell, expected) => {
    expect(parse(csvLines([['name'], [cell]]))).toEqual([['name'], [expected]]);
  });
});

describe('A text that was written as CSV', () => {
  it.each([
    '=1+1',
    "'=1+1",
    "''-Jo",
    "'t Serstevens",
    '@home',
    'x;=1',
    "x;'=1",
    'x\n "+1',
    '\uFF1D1',
    'Noëlle "Nono" D’Hondt; Liège, 2\nrue',
    "l'Orient",
  ])('is read as it was: %j', (text) => {
    expect(parse(csvLines([['name'], [text]]))[1]!.map(withoutGuard)).toEqual([text]);
    expect(parse(spreadsheetLines([[text]]), { bom: true, delimiter: ';' })[0]!.map(withoutGuard)).toEqual([text]);
  });
});
