/** Results as CSV: reading a file, and its errors by line and column. */
import type { ClubId } from '../../../events/ids.js';
import { csvFaultText, csvNoteText } from '../../texts/csv-texts.js';
import { CsvError } from '../../sheet/csv-faults.js';
import { type GivenResults, MAX_IMPORTED_ROWS } from './given-results.js';
import { readResultsCsv } from './results-csv.js';

const head = 'tournament_source;tournament_id;date;club;name;player_source;player_id;last_name;first_name;place;state;buy_in';
const line = (place: number, player = 'td;7;;', more = ';'): string => `td;31;2026-09-04;mons;Coupe;${player};${place};${more}`;
const facts = { clubId: 'mons', source: 'td', externalId: '31', name: 'Coupe', date: '2026-09-04', kind: null, buyIn: null };
const row = { state: 'finished', entries: 1, rebuys: 0, bounties: 0 };

/** What is said of a file with mistakes. */
function faultsOf(text: string, language: 'en' | 'fr' = 'en'): string[] {
  try {
    readResultsCsv(text);
    return [];
  } catch (error) {
    return (error as CsvError).faults.map((fault) => csvFaultText(fault)[language]);
  }
}

describe('results as CSV', () => {
  it.each<[string, string | undefined]>([
    ['5', '5'],
    ['+2,50', '2.5'],
    ['− 3', '-3'],
    ['1 000', '1000'],
    ['0', undefined],
    ['', undefined],
  ])('reads the extra points %j, under each name of their column', (written, extraPoints) => {
    for (const name of ['extra_points', 'points_bonus', 'bonus']) {
      const { results, notes } = readResultsCsv(`${head};${name}\n${line(1)};${written}`);
      expect([notes, results[0]!.rows[0]!.extraPoints]).toEqual([[], extraPoints]);
    }
  });

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
    expect(readResultsCsv(text)).toEqual({ results: expected, lines: [[2, 3], [4]], notes: [] });
    expect(readResultsCsv(`\uFEFF${text.replaceAll(';', ',').replaceAll('\n', '\r\n')}\r\n\r\n`).results).toEqual(expected);
  });

  it('read quotes, delimiters and line ends in quotes, amounts, and texts kept from spreadsheets', () => {
    const [{ name, buyIn, rows }] = readResultsCsv(
      [head, `td;31;2026-09-04;mons;"La ""belle""; coupe";;;'-Jo;"Anna\nMaria";1;;"20,5"`].join('\n'),
    ).results as [GivenResults];
    expect([name, buyIn, rows[0]!.name]).toEqual(['La "belle"; coupe', 2050, 'Anna\nMaria -Jo']);
  });

  it('read the names of columns in French, in any spelling', () => {
    const french =
      'Source tournoi;ID_TOURNOI;Date;Club;tournoi;source joueur;id joueur;NOM;Prenom;Place;État;Buy-in;Dotation;dépense;recaves';
    const [given] = readResultsCsv(`${french}\n${line(1, ';;Dupont;Zoé', 'DQ;20')};500;35,5;2`).results as [GivenResults];
    expect(given).toMatchObject({ name: 'Coupe', buyIn: 2_000, prizePool: 50_000 });
    expect(given.rows).toMatchObject([{ name: 'Zoé Dupont', state: 'disqualified', expense: 3_550, rebuys: 2 }]);
    expect(faultsOf(`${french};last_name\n${line(1)}`)).toEqual(['line 1, last_name: the column is there twice']);
  });

  it('read the money, the paid places and the level of the tournament, and the add-ons of a row', () => {
    const text = `${head};prize_pool;paid_places;level;rebuys;add_ons;expense\n${line(1)};1080,5;2;major;1;2;60`;
    const [given] = readResultsCsv(text).results as [GivenResults];
    expect(given).toMatchObject({ prizePool: 108_050, paidPlaces: 2, level: 'major' });
    expect(given.rows[0]).toMatchObject({ rebuys: 1, addOns: 2, expense: 6000 });
    expect(faultsOf(text.replace('major', 'très grand'))).toEqual([
      expect.stringContaining('line 2, level “très grand”: must be 1 to 40 letters'),
    ]);
  });

  it.each<[text: string, ...problems: string[]]>([
    ['', 'line 1: the file is empty'],
    [head, 'line 2: there are no results'],
    [`${head};place\n${line(1)};1`, 'line 1, place: the column is there twice'],
    ['name;place\nx;1', ...['tournament_source', 'tournament_id', 'date', 'club'].map((name) => `line 1, ${name}: the column is missing`)],
    [`${head}\n\n${line(1)};x`, 'line 3: has 13 cells, and the first line 12'],
    [`${head}\n${line(1)}\n${line(0)}`, 'line 3, place “0”: must be a place such as 3, 2= or 2-3, or a state such as DQ'],
    [`${head}\n${line(1, ';;;')}`, 'line 2, player_id: has no id, no licence and no name'],
    [`${head}\n${line(1, 'td;;Dupont;')}`, 'line 2, player_id: is given together with player_source, or not at all'],
    [
      `${head}\n${line(1, 'tapis;p 1;;')}`,
      'line 2, player_id “p 1”: must be 1 to 64 letters, digits, "-" or "_", starting with a letter or digit',
    ],
    [
      `${head}\n${line(1, 'td;7;;', 'out;')}`,
      'line 2, state “out”: must be one of finished, withdrawn, disqualified, declassed, qualified, notStarted',
    ],
    [`${head}\n${line(1, 'td;7;;', ';x')}`, 'line 2, buy_in “x”: must be an amount such as 20 or 20.50'],
    [`${head}\n${line(1).replace('09-04', '02-30')}`, 'line 2, date “2026-02-30”: must be a day such as 2026-09-04 or 04/09/2026'],
    [
      `${head}\n${line(1).replace('2026-09-04', '1900-01-01')}`,
      'line 2, date “1900-01-01”: is before 1970, as spreadsheets make it of an empty date. Write the day of the tournament',
    ],
    [`${head}\n${line(1)}\n${line(2).replace('Coupe', 'Cup')}`, 'line 3: says other things of the tournament than line 2'],
    [`${head}\n${line(1).replace('Coupe', '')}`, 'line 2, name: is empty'],
    [`${head}\n${line(1).replace('Coupe', 'x'.repeat(121))}`, `line 2, name “${'x'.repeat(40)}…”: is longer than 120 characters`],
    [`${head}\n${line(1)}\n"td`, 'line 3: a quote is not closed'],
    [`${head}\n"td"x;`, 'line 2: text follows a closing quote'],
    [
      [head, ...Array.from({ length: MAX_IMPORTED_ROWS + 1 }, () => line(1))].join('\n'),
      'line 1002: the tournament has more than 1000 rows',
    ],
    // All at once.
    [
      `${head}\n${line(1, 'td;7;;', 'out;x')}\n${line(0)}`,
      'line 2, buy_in “x”: must be an amount such as 20 or 20.50',
      'line 2, state “out”: must be one of finished, withdrawn, disqualified, declassed, qualified, notStarted',
      'line 3, place “0”: must be a place such as 3, 2= or 2-3, or a state such as DQ',
    ],
  ])('that are wrong say where: %#', (text, ...problems) => {
    expect(faultsOf(text)).toEqual(problems);
    expect(faultsOf(text, 'fr')).toHaveLength(problems.length);
  });

  it('are read as people write places, states, days and amounts', () => {
    const read = (place: string, state = '', date = '2026-09-04', buyIn = ''): GivenResults =>
      readResultsCsv(
        [head, line(1), `td;31;2026-09-04;mons;Coupe;td;8;;;2;;`, `td;32;${date};mons;Coupe;td;9;;;${place};${state};${buyIn}`].join('\n'),
      ).results[1]!;
    expect(['3', '3e', '1er', '2nd', '2=', '=5', '2-3', '2 – 4'].map((place) => read(place).rows[0])).toEqual(
      [[3], [3], [1], [2], [2], [5], [2, 2], [2, 3]].map(([place, tied]) => expect.objectContaining({ place, tied })),
    );
    expect(['DQ', 'DSQ', 'Disqualifié', 'DNS', 'np', 'Abandon'].map((state) => read('1', state).rows[0]!.state)).toEqual([
      ...Array.from({ length: 3 }, () => 'disqualified'),
      'notStarted',
      'notStarted',
      'withdrawn',
    ]);
    expect(read('DQ').rows[0]).toMatchObject({ state: 'disqualified', place: 1 });
    expect(read('', 'DNS').rows[0]).toMatchObject({ state: 'notStarted', place: 1, entries: 0 });
    expect(['04/09/2026', '4.9.2026', '46269', '2026-09-04 00:00:00'].map((date) => read('1', '', date).date)).toEqual(
      Array.from({ length: 4 }, () => '2026-09-04'),
    );
    expect(
      ['20 €', '1 234,50', '1.234,50', '1,234.50', '20,5'].map(
        (buyIn) => read('1', '', '2026-09-04', buyIn.includes(',') ? buyIn : buyIn).buyIn,
      ),
    ).toEqual([2_000, 123_450, 123_450, 123_450, 2_050]);
  });

  it('have who was disqualified behind those who finished, and who did not start behind all', () => {
    const rows = [line(1), line(2, 'td;8;;'), line(3, 'td;9;;').replace(';3;', ';DQ;'), line(3, 'td;10;;', 'DNS;').replace(';3;', ';;')];
    const [read] = readResultsCsv([head, ...rows].join('\n')).results;
    expect(read!.rows.map(({ place, state }) => [place, state])).toEqual([
      [1, 'finished'],
      [2, 'finished'],
      [3, 'disqualified'],
      [4, 'notStarted'],
    ]);
  });

  it('say what was read otherwise, and the line of each row', () => {
    const text = [
      `sep=;`,
      `${head};prize;;`,
      `${line(1, ';;Dupont;Jean').replace('2026-09-04', '04/09/2026')};120;;`,
      line(2, ';;DUPONT;Jean').replace('2026-09-04', '04/09/2026'),
    ].join('\n');
    const { results, lines, notes } = readResultsCsv(text);
    expect(results[0]!.rows).toHaveLength(2);
    expect(lines).toEqual([[3, 4]]);
    expect(notes.map((note) => csvNoteText(note).en)).toEqual([
      'line 2, prize: no column of results: it is ignored',
      'line 3, date “04/09/2026”: read as 2026-09-04. Write it so where that is wrong',
    ]);
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
    expect(faultsOf(text)).toEqual([expect.stringContaining(problem)]);
    // It took 10 s when each was parsed; the bound is far above the present time.
    expect(performance.now() - begun).toBeLessThan(1_500);
  });

  it('may have some empty lines, also at the end', () => {
    expect(readResultsCsv(`${head}\n\n${line(1)}\n${'\n'.repeat(900)}`).results[0]!.rows).toHaveLength(1);
  });

  describe('for a club that is known', () => {
    const known = { clubId: 'mons' as ClubId };
    const bare = 'place;nom;prénom\n1;Dupont;Anna\n2;Martin;Bram';

    it('need no column of the club, and no ids: a day and a name are one tournament', () => {
      const text =
        'date;tournoi;place;nom\n04/09/2026;Coupe de Noël;1;Dupont\n04/09/2026;Coupe de Noël;2;Martin\n05/09/2026;Coupe de Noël;1;Martin';
      expect(readResultsCsv(text, known).results).toMatchObject([
        { clubId: 'mons', source: 'file', externalId: '2026-09-04 coupe de noel', rows: [{ place: 1 }, { place: 2 }] },
        { clubId: 'mons', source: 'file', externalId: '2026-09-05 coupe de noel', rows: [{ place: 1 }] },
      ]);
    });

    it('take the day and the name that are given with the file', () => {
      expect(() => readResultsCsv(bare, known)).toThrow(
        expect.objectContaining({
          faults: [
            expect.objectContaining({ code: 'COLUMN_MISSING', column: 'date' }),
            expect.objectContaining({ code: 'COLUMN_MISSING', column: 'name' }),
          ],
        }),
      );
      expect(readResultsCsv(bare, { ...known, name: 'Coupe', date: '2026-09-04' }).results).toMatchObject([
        { ...facts, source: 'file', externalId: '2026-09-04 coupe', rows: [{ name: 'Anna Dupont' }, { name: 'Bram Martin' }] },
      ]);
      const withDay = bare.replace('place', 'date;place').replaceAll(/^(\d)/gm, '03/09/2026;$1');
      expect(readResultsCsv(withDay, { ...known, name: 'Coupe', date: '2026-09-04' }).results).toMatchObject([{ date: '2026-09-03' }]);
    });

    it('keep the ids that the file has, and are refused for another club', () => {
      expect(readResultsCsv([head, line(1)].join('\n'), known).results).toMatchObject([{ source: 'td', externalId: '31' }]);
      const other = [head, line(1)].join('\n').replace('mons', 'liege');
      expect(() => readResultsCsv(other, known)).toThrow(
        expect.objectContaining({ faults: [expect.objectContaining({ code: 'OTHER_CLUB', line: 2, column: 'club', value: 'liege' })] }),
      );
    });
  });
});
