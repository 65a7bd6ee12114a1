/** Results as CSV: reading a file, and its errors by line and column. */
import { MAX_IMPORTED_ROWS } from './import-results.js';
import { readResultsCsv } from './results-csv.js';

const head = 'tournament_source;tournament_id;date;club;name;player_source;player_id;last_name;first_name;place;state;buy_in';
const line = (place: number, player = 'td;7;;', more = ';'): string => `td;31;2026-09-04;mons;Coupe;${player};${place};${more}`;
const facts = { clubId: 'mons', source: 'td', externalId: '31', name: 'Coupe', date: '2026-09-04', kind: null, buyIn: null };
const row = { state: 'finished', entries: 1, rebuys: 0, bounties: 0 };

describe('results as CSV', () => {
  it('are tournaments with their rows, by commas or semicolons', () => {
    const text = [head, line(1), line(2, ';;"Lefèvre";Bruno', 'DISQUALIFIED;'), 'td;32;2026-09-11;mons;Coupe;tapis;p-1;;;1;;'].join('\n');
    const expected = [
      {
        ...facts,
        rows: [
          { ...row, externalId: { source: 'td', id: '7' }, place: 1 },
          { ...row, name: 'Bruno Lefèvre', place: 2, state: 'disqualified' },
        ],
      },
      { ...facts, externalId: '32', date: '2026-09-11', rows: [{ ...row, playerId: 'p-1', place: 1 }] },
    ];
    expect(readResultsCsv(text)).toEqual(expected);
    expect(readResultsCsv(`\uFEFF${text.replaceAll(';', ',').replaceAll('\n', '\r\n')}\r\n\r\n`)).toEqual(expected);
  });

  it('read quotes, delimiters and line ends in quotes, amounts, and texts kept from spreadsheets', () => {
    const [{ name, buyIn, rows }] = readResultsCsv(
      [head, `td;31;2026-09-04;mons;"La ""belle""; coupe";;;'-Jo;"Anna\nMaria";1;;"20,5"`].join('\n'),
    ) as [ReturnType<typeof readResultsCsv>[0]];
    expect([name, buyIn, rows[0]!.name]).toEqual(['La "belle"; coupe', 2050, 'Anna\nMaria -Jo']);
  });

  it('read the money, the paid places and the level of the tournament, and the add-ons of a row', () => {
    const text = `${head};prize_pool;paid_places;level;rebuys;add_ons;expense\n${line(1)};1080,5;2;major;1;2;60`;
    const [given] = readResultsCsv(text) as [ReturnType<typeof readResultsCsv>[0]];
    expect(given).toMatchObject({ prizePool: 108_050, paidPlaces: 2, level: 'major' });
    expect(given.rows[0]).toMatchObject({ rebuys: 1, addOns: 2, expense: 6000 });
    expect(() => readResultsCsv(text.replace('major', 'très grand'))).toThrow('line 2, level: must be 1 to 40 letters');
  });

  it.each([
    ['', 'line 1: the file is empty'],
    [head, 'line 2: there are no results'],
    ['place;points', 'line 1, points: is no column of results'],
    ['place;place', 'line 1, place: stands there twice'],
    ['place', 'line 1, tournament_source: the column is missing'],
    [`${head}\n\n${line(1)};x`, 'line 3: has 13 cells, and the first line 12'],
    [`${head}\n${line(1)}\n${line(0)}`, 'line 3, place: must be a whole number from 1 to 1000000'],
    [`${head}\n${line(1, ';;;')}`, 'line 2, player_id: has no id, no licence and no name'],
    [`${head}\n${line(1, 'td;;;')}`, 'line 2, player_id: is given together with player_source, or not at all'],
    [
      `${head}\n${line(1, 'tapis;p 1;;')}`,
      'line 2, player_id: must be 1 to 64 letters, digits, "-" or "_", starting with a letter or digit',
    ],
    [
      `${head}\n${line(1, 'td;7;;', 'out;')}`,
      'line 2, state: must be one of finished, withdrawn, disqualified, declassed, qualified, notStarted',
    ],
    [`${head}\n${line(1, 'td;7;;', ';x')}`, 'line 2, buy_in: must be an amount such as 20 or 20.50'],
    [`${head}\n${line(1).replace('09-04', '02-30')}`, 'line 2, date: must be a day such as 2026-09-04'],
    [`${head}\n${line(1)}\n${line(2).replace('Coupe', 'Cup')}`, 'line 3: says other things of the tournament than line 2'],
    [`${head}\n${line(1).replace('Coupe', '')}`, 'line 2, name: is empty'],
    [`${head}\n${line(1).replace('Coupe', 'x'.repeat(121))}`, 'line 2, name: is longer than 120 characters'],
    [`${head}\n${line(1)}\n"td`, 'line 3: a quote is not closed'],
    [`${head}\n"td"x;`, 'line 2: text follows a closing quote'],
    [
      [head, ...Array.from({ length: MAX_IMPORTED_ROWS + 1 }, () => line(1))].join('\n'),
      'line 1002: the tournament has more than 1000 rows',
    ],
  ])('that are wrong say where: %#', (text, problem) => {
    expect(() => readResultsCsv(text)).toThrow(problem);
  });

  it.each([
    ['line feeds', '\n', 'line 1002: the file has more than 1000 empty lines'],
    ['returns', '\r\n', 'line 1002: the file has more than 1000 empty lines'],
    ['separators', ';;;;\n', 'line 1002: the file has more than 1000 empty lines'],
    ['empty quotes', '"";""\n', 'line 1002: the file has more than 1000 empty lines'],
    ['text', 'x\n', 'line 150001: the file has more than 150000 lines'],
  ])('of a million lines of %s are refused before they are read', (_what, each, problem) => {
    const text = `${head}\n${each.repeat(1_000_000)}`;
    const begun = performance.now();
    expect(() => readResultsCsv(text)).toThrow(problem);
    // It took 10 s when each was parsed; the bound is far above the present time.
    expect(performance.now() - begun).toBeLessThan(1_500);
  });

  it('may have some empty lines, also at the end', () => {
    expect(readResultsCsv(`${head}\n\n${line(1)}\n${'\n'.repeat(900)}`)[0]!.rows).toHaveLength(1);
  });
});
