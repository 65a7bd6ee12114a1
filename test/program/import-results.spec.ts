/** `tapis import-results` against a running server: tried, imported, imported again, and refused by line and column. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startServerProcess, type ServerProcess } from '../nodes/server-process.js';
import { removeTemporaryFolders, tapis, temporaryFolder } from './run.js';

let server: ServerProcess;
const file = join(temporaryFolder(), 'results.csv');

beforeAll(async () => {
  server = await startServerProcess(temporaryFolder(), {});
  process.env['TAPIS_URL'] = server.url;
  process.env['TAPIS_TOKEN'] = server.token!;
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${server.token!}` };
  const query = 'mutation { registerClub(input: { commandId: "club", clubId: "mons", name: "Mons" }) { revision } }';
  const answer = await fetch(`${server.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
  expect(await answer.json()).not.toHaveProperty('errors');
});
afterAll(async () => {
  delete process.env['TAPIS_URL'];
  delete process.env['TAPIS_TOKEN'];
  await server.kill();
  removeTemporaryFolders();
});

const head = 'tournament_source,tournament_id,date,club,name,last_name,place,state';
const write = (...lines: readonly string[]): void => writeFileSync(file, [head, ...lines].join('\n'));
const [first, second] = ['td,31,2026-09-04,mons,Coupe,Dupont,1,', 'td,31,2026-09-04,mons,Coupe,Lefèvre,2,disqualified'];

it('tries, imports, and revises', async () => {
  write(first, second);
  const dry = await tapis('import-results', file, '--dry-run', '--json');
  expect(dry).toMatchObject({ code: 0, err: '' });
  expect(JSON.parse(dry.out)).toMatchObject([{ changed: true, sheetRevision: 1, matched: 0, waiting: [{ row: 1 }, { row: 2 }] }]);
  expect(JSON.parse((await tapis('import-results', file, '--json')).out)).toMatchObject([{ changed: true, sheetRevision: 1 }]);
  expect((await tapis('import-results', file)).out).toMatch(/31 +2026-09-04 +r-[0-9a-f]{20} +1 \(as before\) +0 +0 +2/);
  write(first.replace(',1,', ',2,'), second.replace(',2,', ',1,'));
  expect(JSON.parse((await tapis('import-results', file, '--json')).out)).toMatchObject([{ changed: true, sheetRevision: 2 }]);
});

it.each([
  [
    [first, second.replace(',2,', ',x,')],
    /results\.csv\. Nothing was imported:\n +line 3, place “x”: must be a place such as 3, 2= or 2-3, or a state such as DQ\. \(CSV_INVALID\)/,
  ],
  [[first, second.replace(',2,', ',3,')], /td 31: .+place 3.+ \(PLACES_INCONSISTENT\)/],
  [[first.replaceAll('mons', 'namur')], /td 31: .+ \(CLUB_UNKNOWN\)/],
])('says what is wrong: %#', async (lines, said) => {
  write(...lines);
  expect(await tapis('import-results', file)).toMatchObject({ code: 1, err: expect.stringMatching(said) });
});

it('reads what spreadsheets write, says what it read otherwise, and skips what is refused where that is asked for', async () => {
  const lines = [
    'sep=;',
    `${head.replaceAll(',', ';')};prize;;`,
    'td;40;11/09/2026;mons;Soirée;Lefèvre;1;;120;;',
    'td;40;11/09/2026;mons;Soirée;Dupont;DQ;;;;',
    'td;41;04/09/2026;namur;Autre;Petit;1;;;;',
  ];
  writeFileSync(file, Buffer.from(lines.join('\r\n'), 'latin1'));
  expect(await tapis('import-results', file)).toMatchObject({ code: 1, err: expect.stringContaining('CLUB_UNKNOWN') });
  const { code, out, err } = await tapis('import-results', file, '--skip-refused', '--lang', 'fr', '--json');
  expect([code, err.split('\n').slice(0, 3)]).toEqual([
    1,
    [
      'Le fichier a été lu comme Windows-1252.',
      'ligne 2, prize : n’est pas une colonne de résultats : elle est ignorée',
      'ligne 3, date « 11/09/2026 » : lu comme 2026-09-11. Écrivez le jour ainsi si c’est faux',
    ],
  ]);
  expect(err).toContain('CLUB_UNKNOWN');
  expect(JSON.parse(out)).toMatchObject([{ changed: true, sheetRevision: 1, waiting: [{ row: 1 }, { row: 2 }] }]);
});
