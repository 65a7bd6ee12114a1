/** Files of results as volunteers write them, each to the end that `tapis import-results` is to bring it to. */
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { startServerProcess, type ServerProcess } from '../nodes/server-process.js';
import { removeTemporaryFolders, tapis, temporaryFolder } from './run.js';

let server: ServerProcess;
/** The members of the club, by licence. */
const members = new Map<string, string>();

async function command(name: string, input: object, answer = '{ revision }'): Promise<Record<string, unknown>> {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input!`;
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${server.token!}` };
  const query = `mutation($input: ${type}) { ${name}(input: $input) ${answer} }`;
  const body = JSON.stringify({ query, variables: { input: { commandId: randomUUID(), ...input } } });
  const { data, errors } = (await (await fetch(`${server.url}/graphql`, { method: 'POST', headers, body })).json()) as {
    readonly data: Record<string, Record<string, unknown>>;
    readonly errors?: unknown;
  };
  expect(errors).toBeUndefined();
  return data[name]!;
}

beforeAll(async () => {
  server = await startServerProcess(temporaryFolder(), {});
  process.env['TAPIS_URL'] = server.url;
  process.env['TAPIS_TOKEN'] = server.token!;
  await command('foundFederation', { federationId: 'fr', name: 'France' });
  await command('registerClub', { clubId: 'lyon', name: 'Lyon' });
  await command('affiliateClub', { clubId: 'lyon', federationId: 'fr', since: '2020-01-01' });
  for (const [number, name] of [
    ['FR-001', 'Éloïse Lefèvre'],
    ['FR-002', 'Jean Dupont'],
    ['FR-003', 'Jean Dupont'],
  ] as const) {
    const { playerId } = await command('registerPerson', { clubId: 'lyon', name, bornOn: '1990-05-31' }, '{ playerId }');
    const licence = { federationId: 'fr', clubId: 'lyon', period: '2026-2027', validFrom: '2026-09-01', validUntil: '2027-08-31' };
    await command('grantLicence', { playerId, ...licence, number });
    members.set(number, playerId as string);
  }
});
afterAll(async () => {
  delete process.env['TAPIS_URL'];
  delete process.env['TAPIS_TOKEN'];
  await server.kill();
  removeTemporaryFolders();
});

const run = (file: string, ...args: readonly string[]): ReturnType<typeof tapis> =>
  tapis('import-results', fileURLToPath(new URL(`../fixtures/messy-csv/${file}.csv`, import.meta.url)), ...args);

interface Answer {
  readonly sheetId: string;
  readonly matched: number;
  readonly waiting: readonly { readonly row: number; readonly name: string; readonly proposed: readonly { readonly id: string }[] }[];
}

async function importFile(file: string, ...args: readonly string[]): Promise<Answer & { readonly err: string }> {
  const { code, out, err } = await run(file, '--json', ...args);
  expect({ code, err: code === 0 ? '' : err }).toEqual({ code: 0, err: '' });
  return { ...(JSON.parse(out) as [Answer])[0], err };
}

async function rowsOf(sheetId: string): Promise<unknown> {
  const query = `{ resultSheet(id: "${sheetId}") { date buyIn entrants rows { nodes { place tied state entries } } } }`;
  const answer = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${server.token!}` },
    body: JSON.stringify({ query }),
  });
  return ((await answer.json()) as { data: { resultSheet: unknown } }).data.resultSheet;
}

/** What a file may say is wrong. Each has another day, so that no file is a repetition of another evening. */
const refused = async (file: string, ...args: readonly string[]): Promise<string> => {
  const { code, out, err } = await run(file, ...args);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  return err;
};

it('01: the licence matches, and the others wait with line, name and who is proposed', async () => {
  const { matched, waiting } = await importFile('01_bom_semicolon');
  expect(matched).toBe(1);
  const both = new Set([members.get('FR-002'), members.get('FR-003')]);
  expect(waiting.map(({ row, name, proposed }) => [row, name, new Set(proposed.map(({ id }) => id))])).toEqual([
    [2, 'Jean Dupont', both],
    [3, 'Jean DUPONT', both],
    [4, 'Zoe Muller', new Set()],
  ]);
  const { out } = await run('01_bom_semicolon', '--lang', 'fr');
  expect(out).toContain(`1  ligne 5  Zoe Muller  aucun membre ne porte un nom proche`);
  expect(out).toMatch(/1 {2}ligne 3 {2}Jean Dupont {2}peut-être Jean Dupont \(p-/);
});

it('03: is read as Windows-1252, and says so', async () => {
  expect((await importFile('03_latin1', '--confirm')).err).toContain('The file was read as Windows-1252.');
});

it.each([
  ['05_tie_5-6', [1, 1, 'FINISHED'], [2, 2, 'FINISHED'], [2, 2, 'FINISHED']],
  ['07_DQ_in_place', [1, 1, 'FINISHED'], [2, 1, 'DISQUALIFIED']],
  ['09_state_DSQ_words', [1, 1, 'FINISHED'], [2, 1, 'DISQUALIFIED']],
  ['11_state_notStarted_noplace', [1, 1, 'FINISHED'], [2, 1, 'NOT_STARTED']],
] as const)('%s is read', async (file, ...rows) => {
  const { sheetId } = await importFile(file, '--confirm');
  const { rows: shown } = (await rowsOf(sheetId)) as { rows: { nodes: { place: number; tied: number; state: string }[] } };
  expect(shown.nodes.map(({ place, tied, state }) => [place, tied, state])).toEqual(rows);
});

it('13: two rows of one unknown name are asked about', async () => {
  const err = await refused('13_reentry_twice_names', '--lang', 'fr');
  expect(err).toMatch(/xls 13, ligne 4\s?: Les résultats n°\s1 et n°\s3 portent le même nom\. Confirmez que ce sont deux personnes/);
  expect(err).toContain('IMPORT_UNCONFIRMED');
});

it.each([
  ['14b_euro_thousand', { buyIn: 125_000 }],
  ['15_date_fr', { date: '2026-10-02' }],
  ['16_date_excel_serial', { date: '2026-10-02' }],
  ['25_empty_lines_trailing_semicolons', { entrants: 1 }],
  ['30_sep_line', { entrants: 1 }],
])('%s is read', async (file, expected) => {
  const { sheetId, err } = await importFile(file, '--confirm');
  expect(await rowsOf(sheetId)).toMatchObject(expected);
  if (file.startsWith('16')) expect(err).toContain('“46297”: read as 2026-10-02');
});

it('18: an unknown column is named as ignored', async () => {
  expect((await importFile('18_extra_column', '--confirm')).err).toContain('prize: no column of results: it is ignored');
});

it('22: a licence that nobody has waits', async () => {
  const { matched, waiting } = await importFile('22_unknown_licence', '--confirm');
  expect([matched, waiting.map(({ row, name }) => [row, name])]).toEqual([1, [[1, 'Paul Inconnu']]]);
});

it('27: one bad tournament stops the file, until single tournaments are asked for', async () => {
  expect(await refused('27_two_tournaments_one_bad', '--confirm')).toMatch(/xls 27b: .+place 2.+PLACES_INCONSISTENT/);
  const { code, out } = await run('27_two_tournaments_one_bad', '--confirm', '--skip-refused', '--json');
  expect([code, JSON.parse(out)]).toMatchObject([1, [{ matched: 1 }]]);
});

it('40: a licence of somebody with another name is read after a confirmation', async () => {
  const err = await refused('40_licence_vs_name');
  expect(err).toMatch(/xls 40, line 2: Result 1: the id or the licence is of a person with another name\. .+ \(Éloïse Lefèvre\)/);
  expect((await importFile('40_licence_vs_name', '--confirm')).matched).toBe(2);
});

it('44 and 46: a day of 1900 and more rows than entrants are refused', async () => {
  expect(await refused('44_1900')).toContain('line 2, date “1900-01-01”: is before 1970');
  expect(await refused('46_entrants_less')).toContain('ENTRANTS_TOO_FEW');
});

it('the names that wait are answered for all their results, from the command line', async () => {
  const listed = await tapis('match', 'lyon', '--lang', 'fr');
  expect(listed).toMatchObject({ code: 0, err: '' });
  expect(listed.out).toMatch(/^Nom +Résultats +Dernier +Peut-être\n/);
  expect(listed.out).toMatch(/Paul Inconnu +1 +2026-10-02 Soirée d’octobre/);
  expect(await tapis('match', 'lyon', '--name', 'inconnu paul', '--player', members.get('FR-001')!)).toEqual({
    code: 0,
    err: '',
    out: 'Results matched: 1. Later imports match the name too.\n',
  });
  expect((await tapis('match', 'lyon', '--json')).out).not.toContain('Inconnu');
  expect((await tapis('match', 'lyon', '--name', 'Paul Inconnu', '--forget')).out).toBe('Forgotten: later imports will ask again.\n');
  expect(await tapis('match', 'lyon', '--name', 'Paul Inconnu')).toMatchObject({ code: 2 });
  expect(await tapis('match', 'nowhere')).toMatchObject({ code: 1, err: expect.stringContaining('CLUB_UNKNOWN') as string });
});
