/** Tables at plain addresses: what is in them, who gets them, and that nothing is sent twice. */
import { parse } from 'csv-parse/sync';
import { readResultsCsv } from '../../src/app/sheets/results-csv.js';
import { ApiUnderTest, startFriday, token } from './client.js';
import { rulesInput, schemeInput } from '../fixtures/season-inputs.js';

let api: ApiUnderTest;
/** A token of another club. */
let stranger: string;

beforeAll(async () => {
  api = await ApiUnderTest.open();
  await startFriday(api);
  await api.command('registerClub', { clubId: 'mons', name: 'Mons' });
  const rows = [];
  for (const name of ['Anna Dupont', '=HYPERLINK("x")', 'Carl']) {
    const { playerId } = await api.command('registerPerson', { clubId: 'mons', name }, '{ playerId }');
    rows.push({ playerId, place: rows.length + 1, expense: 2_050 });
  }
  await api.command(
    'importResults',
    { clubId: 'mons', source: 'paper', externalId: '1', name: 'Night 1', date: '2026-09-04', buyIn: 2_000, rows },
    '{ sheetId }',
  );
  await api.command('registerClub', { clubId: 'namur', name: 'Namur' });
  const holder = { kind: 'SERVICE', clubId: 'namur', roles: ['INTEGRATION_READ'] };
  stranger = (await api.command('createToken', { holder, label: 'another club' }, '{ key }')).key;
  await api.command('recordOffence', { tournamentId: 'friday', playerId: 'p2', offence: 'INSULT', note: '=cmd|"/c calc"!A1' });
  await api.untilViewsReached();
});
afterAll(() => api.close());

type Response = Awaited<ReturnType<typeof get>>;
const get = async (url: string, headers: object = {}) => {
  await api.untilViewsReached();
  return api.app.inject({ url, headers: { host: api.host, ...headers } });
};
const bearing = (key = token): object => ({ authorization: `Bearer ${key}` });
const linesOf = ({ body }: Response, delimiter = ','): Record<string, string>[] => parse(body, { columns: true, bom: true, delimiter });

async function sheetId(): Promise<string> {
  const { data } = await api.asDirector('{ club(id: "mons") { resultSheets { nodes { id } } } }');
  return data!['club'].resultSheets.nodes[0].id as string;
}

describe('The standings of a tournament', () => {
  it('are CSV and JSON, with the same rows', async () => {
    const csv = await get('/tournaments/friday/standings.csv');
    expect([csv.statusCode, csv.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8; header=present']);
    const rows = linesOf(csv);
    expect(rows.length).toBeGreaterThan(3);
    expect(rows[0]).toMatchObject({ state: 'in', stack: '2000', table: '1' });
    const json = (await get('/tournaments/friday/standings.json')).json<{ playerId: string }[]>();
    expect(json.map(({ playerId }) => playerId)).toEqual(rows.map(({ player_id }) => player_id));
  });

  it('are sent again only when they are others', async () => {
    const first = await get('/tournaments/friday/standings.csv');
    const etag = first.headers.etag as string;
    expect(first.headers['cache-control']).toMatch(/^public, max-age=/);
    const again = await get('/tournaments/friday/standings.csv', { 'if-none-match': `"other", ${etag}` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await api.command('addChips', { tournamentId: 'friday', playerId: 'p1', amount: 25, reason: 'a chip under the table' });
    expect((await get('/tournaments/friday/standings.csv', { 'if-none-match': etag })).statusCode).toBe(200);
  });

  it('of nothing are not there', async () => {
    const nothing = await get('/tournaments/nothing/standings.csv');
    expect(nothing.statusCode).toBe(404);
    expect(nothing.json()).toMatchObject({
      errors: [{ message: 'There is nothing under the id nothing; check it.', extensions: { code: 'NOT_FOUND' } }],
    });
    expect((await get('/tournaments/..%2f/standings.csv')).statusCode).toBe(400);
  });
});

describe('What not everybody may read', () => {
  it.each([
    '/tournaments/friday/chips.csv',
    '/tournaments/friday/discipline.csv',
    '/tournaments/friday/discipline.json',
    '/clubs/mons/members.json',
  ])('%s needs a token that may', async (path) => {
    const open = await get(path);
    expect(open.statusCode).toBe(401);
    // A token without a right here does not learn what there is.
    const refused = await get(path, bearing(stranger));
    expect([refused.statusCode, refused.json().errors[0].extensions.code]).toEqual([404, 'NOT_FOUND']);
    const mine = await get(path, bearing());
    expect([mine.statusCode, mine.headers['cache-control']]).toEqual([200, 'private, no-cache']);
    expect(mine.body.length).toBeGreaterThan(20);
  });
});

describe('The discipline of a tournament', () => {
  it('has a line for each offence, and no cell that a spreadsheet runs', async () => {
    const [line, ...more] = linesOf(await get('/tournaments/friday/discipline.csv', bearing()));
    expect(more).toEqual([]);
    expect(line).toMatchObject({ offence_id: '1', player_id: 'p2', name: 'Player 2', offence: 'insult', outcome: 'open' });
    expect(line!['note']).toBe(`'=cmd|"/c calc"!A1`);
    const json = (await get('/tournaments/friday/discipline.json', bearing())).json<object[]>();
    expect(json).toMatchObject([{ playerId: 'p2', offences: [{ note: '=cmd|"/c calc"!A1' }] }]);
    expect((await get('/tournaments/nothing/discipline.csv', bearing())).statusCode).toBe(404);
  });
});

describe('The sheets of a club', () => {
  it('are listed, and each is read by its id', async () => {
    const lines = linesOf(await get('/clubs/mons/sheets.csv'));
    expect(lines).toMatchObject([{ name: 'Night 1', date: '2026-09-04', club: 'mons', buy_in: '20.00' }]);
    expect(lines[0]!['sheet_id']).toBe(await sheetId());
    expect((await get('/federations/nothing/sheets.csv')).statusCode).toBe(404);
  });
});

describe('The table of a season', () => {
  it('is the export of the API, in each form', async () => {
    const scheme = {
      points: { kind: 'placeTable', table: ['10.5', '6'], below: '0' },
      tiedPlaces: 'average',
      rounding: { places: 2, mode: 'halfUp' },
      zeroFor: [],
      notDroppable: [],
    };
    const rules = { counting: [{ name: 'all' }], selection: { count: 'all' }, ranking: ['points'] };
    const season = { seasonId: 'autumn', owner: { clubId: 'mons' }, name: 'Autumn', stageName: 'League' };
    await api.command('createSeason', { ...season, rules: rulesInput(rules), scheme: schemeInput(scheme) });
    const csv = await get('/seasons/autumn/leaderboard.csv');
    const { data } = await api.ask('{ season(id: "autumn") { export } }');
    expect([csv.statusCode, csv.body]).toEqual([200, data!['season'].export]);
    expect((await get('/seasons/autumn/leaderboard.csv?excel')).body).toContain('10,50');
    expect((await get('/seasons/autumn/leaderboard.json')).json<object[]>()).toHaveLength(3);
    expect((await get('/seasons/spring/leaderboard.csv')).statusCode).toBe(404);
    expect(linesOf(await get('/seasons/autumn/points.csv'))).toHaveLength(3);
    expect(linesOf(await get('/seasons/autumn/tournaments.csv'))).toHaveLength(1);
    expect(linesOf(await get('/seasons/autumn/points.csv?lang=fr'))[0]).toMatchObject({
      concurrent: expect.any(String),
      dépense: '20.50',
      recaves: '0',
    });
    const definition = (await get('/seasons/autumn/rules.json')).json<object>();
    expect(definition).toMatchObject({ id: 'autumn', stage: 1, schemeVersion: 1, scheme, ...rules, adjustments: [], lineups: {} });
    for (const file of ['points.csv', 'points.json', 'rules.json'])
      expect((await get(`/seasons/autumn/${file}?stage=2`)).statusCode).toBe(404);
    expect((await get('/seasons/autumn/points.csv?stage=x')).statusCode).toBe(400);
  });
});

describe('A sheet', () => {
  it('comes back by the import as it went out', async () => {
    const id = await sheetId();
    const { body } = await get(`/sheets/${id}/results.csv`, bearing());
    const [read] = readResultsCsv(body).results;
    expect(read).toMatchObject({ source: 'tapis', externalId: id, clubId: 'mons', name: 'Night 1', date: '2026-09-04', buyIn: 2_000 });
    expect(read!.rows.map(({ place, expense }) => [place, expense])).toEqual([[1, 2_050], [2, 2_050], [3, 2_050]]); // oxfmt-ignore
    const { rows, ...facts } = read!;
    const capitals = rows.map(({ state, ...row }) => ({ ...row, ...(state === undefined ? {} : { state: state.toUpperCase() }) }));
    const answer = await api.command('importResults', { ...facts, rows: capitals }, '{ matched waiting { row } }');
    expect(answer).toEqual({ matched: 3, waiting: [] });
  });

  it('has no cell that a spreadsheet runs, and opens as it is in Belgium and France', async () => {
    const id = await sheetId();
    const csv = await get(`/sheets/${id}/results.csv?excel`, bearing());
    expect(csv.body.startsWith('\uFEFFtournament_source;tournament_id')).toBe(true);
    const rows = linesOf(csv, ';');
    expect(rows.map(({ buy_in, expense }) => [buy_in, expense])[0]).toEqual(['20,00', '20,50']);
    expect(rows[1]!['last_name']).toBe('\'=HYPERLINK("x")');
  });

  it('comes back with any name, from both forms of CSV', async () => {
    const names = [
      'Noëlle "Nono" D’Hondt; Liège',
      "=cmd|' /C calc'!A1",
      '+32 475 Piet',
      '-Jo',
      '@home',
      "'t Serstevens",
      "'=x",
      'Ann,Bea',
      'Ō 李',
    ];
    const rows = names.map((name, index) => ({ name, place: index + 1, expense: 1_234 }));
    const night = {
      clubId: 'mons',
      source: 'paper',
      externalId: 'odd',
      name: 'Coupe "d’été"; 1,5 € + =1+1',
      date: '2026-09-05',
      buyIn: 2_050,
      rows,
    };
    const { sheetId: odd } = await api.command('importResults', night, '{ sheetId }');
    for (const form of ['', '?excel']) {
      const { body } = await get(`/sheets/${odd}/results.csv${form}`, bearing());
      const [read] = readResultsCsv(body).results;
      expect({ form, name: read!.name, buyIn: read!.buyIn }).toEqual({ form, name: night.name, buyIn: 2_050 });
      expect(read!.rows.map(({ name, place, expense }) => ({ name, place, expense }))).toEqual(rows);
    }
  });
});
