/** A result sheet that was exported as CSV and is imported again: it says the same, so nothing changes. */
import { parse } from 'csv-parse/sync';
import { frenchNameOfResults } from '../../src/app/column-names.js';
import { type GivenResults, type GivenRow } from '../../src/app/sheets/given-results.js';
import { readResultsCsv } from '../../src/app/sheets/results-csv.js';
import { ApiUnderTest, token, tournamentInput } from './client.js';
import { allIn, openHand, playOut } from './hands.js';

const answer =
  '{ sheetId changed sheetRevision matched points { kind } waiting { row recordedAs } differences { recordedAs field before after } }';
/** All forms of the export. */
const forms = ['', '?excel', '?lang=fr', '?lang=fr&excel'] as const;

let api: ApiUnderTest;
const people: Record<string, string> = {};

beforeAll(async () => {
  api = await ApiUnderTest.open();
  await api.command('foundFederation', { federationId: 'north', name: 'North' });
  for (const clubId of ['mons', 'namur']) {
    await api.command('registerClub', { clubId, name: clubId });
    await api.command('affiliateClub', { clubId, federationId: 'north', since: '2020-01-01' });
  }
  for (const name of ['Anna Dupont', 'Bert "Le Roi" de la Tour', "'t Serstevens", '=HYPERLINK("x")', 'Eve']) {
    const { playerId } = await api.command('registerPerson', { clubId: 'mons', name }, '{ playerId }');
    people[name] = playerId;
  }
});
afterAll(() => api.close());

const idOf = (name: string): string => people[name]!;

/** As the API takes what a file says. */
const inputOf = ({ rows, kind, ...facts }: GivenResults): object => ({
  ...facts,
  kind: kind?.toUpperCase() ?? null,
  rows: rows.map(({ externalId, state, ...row }: GivenRow) => ({
    ...row,
    state: state.replaceAll(/[A-Z]/g, '_$&').toUpperCase(),
    source: externalId?.source,
    externalId: externalId?.id,
  })),
});

async function exported(sheetId: string, form: string, headers: object = { authorization: `Bearer ${token}` }): Promise<string> {
  await api.untilViewsReached();
  const { statusCode, body } = await api.app.inject({
    url: `/sheets/${sheetId}/results.csv${form}`,
    headers: { host: api.host, ...headers },
  });
  expect(statusCode).toBe(200);
  return body;
}

async function expectNoChange(sheetId: string): Promise<void> {
  for (const form of forms) {
    const { results, notes } = readResultsCsv(await exported(sheetId, form));
    expect(notes).toEqual([]);
    for (const dryRun of [true, false]) {
      const back = await api.command('importResults', { ...inputOf(results[0]!), dryRun }, answer);
      expect({ form, ...back }).toMatchObject({ form, sheetId, changed: false, points: [], differences: [] });
    }
  }
}

const night = { clubId: 'mons', source: 'paper', name: 'Coupe "d’été"; 1,5 € + =1+1', date: '2026-09-05', kind: 'REGIONAL' };
const money = { buyIn: 2_050, prizePool: 12_345, paidPlaces: 2, level: 'major', entrants: 8, entries: 11 };
const rows = (): object[] => [
  {
    playerId: idOf('Anna Dupont'),
    place: 1,
    entries: 2,
    rebuys: 1,
    addOns: 1,
    bounties: 3,
    expense: 6_150,
    winnings: 7_405,
    extraPoints: '2.50',
    team: 'red',
    manche: 1,
  },
  { playerId: idOf('Bert "Le Roi" de la Tour'), place: 2, tied: 2, expense: 2_050, team: 'blue', manche: 1 },
  { playerId: idOf("'t Serstevens"), place: 2, tied: 2, addOns: 0 },
  { playerId: idOf('=HYPERLINK("x")'), place: 4, state: 'DISQUALIFIED' },
  // Namesakes who wait, a name that a spreadsheet would run, and a row that waits by the id of another program.
  { name: 'Jean-Noël  "Nono" D’Hondt', place: 5 },
  { name: 'Jean-Noël "Nono" D’Hondt', place: 6 },
  { name: '@SUM(A1); -Jo', source: 'members', externalId: '4712', place: 7, bounties: 1 },
  { name: 'Zoé', place: 8, state: 'NOT_STARTED' },
];

/** Publishes the night; that it has namesakes, and that there are others like it, is confirmed. */
async function publish(externalId: string): Promise<string> {
  const input = { ...night, ...money, entrants: 7, externalId, rows: rows() };
  const { points } = await api.command('importResults', { ...input, dryRun: true }, '{ points { key } }');
  const confirmed = points.map(({ key }: { key: string }) => key);
  return (await api.command('importResults', { ...input, confirmed }, '{ sheetId }')).sheetId as string;
}

describe('An exported sheet that is imported again', () => {
  it('has the facts, the rows and the people that it had', async () => {
    const sheetId = await publish('whole');
    const { results } = readResultsCsv(await exported(sheetId, '?lang=fr&excel'));
    expect(results).toMatchObject([
      {
        ...night,
        externalId: sheetId,
        source: 'tapis',
        kind: 'regional',
        ...money,
        entrants: 7,
        rows: [
          {
            playerId: idOf('Anna Dupont'),
            name: 'Anna Dupont',
            place: 1,
            entries: 2,
            rebuys: 1,
            addOns: 1,
            bounties: 3,
            expense: 6_150,
            winnings: 7_405,
            extraPoints: '2.5',
            team: 'red',
            manche: 1,
          },
          { place: 2, tied: 2 },
          { place: 2, tied: 2 },
          { name: '=HYPERLINK("x")', state: 'disqualified' },
          { name: 'Jean-Noël "Nono" D’Hondt', place: 5 },
          { name: 'Jean-Noël "Nono" D’Hondt', place: 6 },
          { name: '@SUM(A1); -Jo', bounties: 1 },
          { name: 'Zoé', state: 'notStarted', entries: 0 },
        ],
      },
    ]);
    await expectNoChange(sheetId);
    expect((await exported(sheetId, '')).split('\n').filter((line) => /(^|,)[=+@-]/.test(line))).toEqual([]);
  });

  it('changes nothing after a row got its person, an amendment, a ruled day and a merge', async () => {
    const sheetId = await publish('amended');
    const { data } = await api.asDirector(`{ resultSheet(id: "${sheetId}") { rows { nodes { recordedAs place unmatched } } } }`);
    const waiting = data!['resultSheet'].rows.nodes.find(({ place }: { place: number }) => place === 5).recordedAs;
    await api.command('reassignRow', { sheetId, recordedAs: waiting, playerId: idOf('Eve') });
    await api.command('amendRow', {
      sheetId,
      playerId: idOf('Anna Dupont'),
      state: 'DISQUALIFIED',
      place: 7,
      promote: true,
      reason: 'chips',
    });
    await api.command('correctSheetDay', { sheetId, date: '2026-09-06', reason: 'it was Sunday' });
    const { playerId: double } = await api.command('registerPerson', { clubId: 'mons', name: 'Bert' }, '{ playerId }');
    await api.command('mergePlayers', { playerId: double, duplicateId: idOf('Bert "Le Roi" de la Tour') });
    await expectNoChange(sheetId);
    await api.command('unmergePlayers', { playerId: double, duplicateId: idOf('Bert "Le Roi" de la Tour') });
  });

  it('corrects the sheet where somebody corrected the file', async () => {
    const sheetId = await publish('corrected');
    const { results } = readResultsCsv((await exported(sheetId, '')).replaceAll('major', 'minor').replace(/,61\.50,/, ',82.00,'));
    const back = await api.command('importResults', inputOf(results[0]!), answer);
    expect(back).toMatchObject({
      sheetId,
      changed: true,
      sheetRevision: 2,
      differences: [{ field: 'expense', before: '6150', after: '8200' }],
    });
  });

  it('of another club is another sheet', async () => {
    const sheetId = await publish('other');
    const [given] = readResultsCsv(await exported(sheetId, '')).results;
    const back = await api.command('importResults', { ...inputOf(given!), clubId: 'namur', dryRun: true }, answer);
    expect(back.sheetId).not.toBe(sheetId);
    expect(back.changed).toBe(true);
  });

  it('keeps the names of rows that wait where the file shows less of them', async () => {
    const sheetId = await publish('hidden');
    const text = (await exported(sheetId, '')).replaceAll('Zoé', 'Z.');
    await api.command('importResults', inputOf(readResultsCsv(text).results[0]!), answer);
    expect(await exported(sheetId, '')).toContain('Zoé');
  });
});

describe('The exported sheet of a tournament on Tapis', () => {
  beforeAll(async () => {
    await api.command('createTournament', { ...tournamentInput, tournamentId: 'cup', clubId: 'mons', name: 'Friday' });
    for (const n of [1, 2])
      await api.command('registerPlayer', { tournamentId: 'cup', playerId: `p${n}`, name: `Player ${n}`, adult: true });
    await api.command('drawSeats', { tournamentId: 'cup' });
    await api.command('startTournament', { tournamentId: 'cup' });
    await playOut(api, await openHand(api, [], 'cup'), allIn);
  });

  it('changes nothing when it is imported, and is not corrected by a file', async () => {
    await api.untilViewsReached();
    const csv = await exported('cup', '');
    const read = (text: string): object => inputOf(readResultsCsv(text).results[0]!);
    expect(await api.command('importResults', read(csv), answer)).toMatchObject({ sheetId: 'cup', changed: false, differences: [] });
    const { errors } = await api.give('importResults', read(csv.replaceAll('Friday', 'Saturday')), answer);
    expect(errors![0]!.extensions.code).toBe('SHEET_OF_TOURNAMENT');
  });
});

describe('The columns of a sheet', () => {
  const titlesOf = async (form: string, headers: object): Promise<string[]> => {
    const sheetId = await publish('whole');
    return parse(await exported(sheetId, form, headers), { bom: true })[0]!;
  };

  it('have names in the language of the asker', async () => {
    const english = await titlesOf('', {});
    const french = english.map((name) => frenchNameOfResults(name as never));
    expect(french).toEqual(expect.arrayContaining(['tournoi', 'nom', 'prénom', 'dotation', 'places_payées', 'dépense', 'recaves']));
    expect(await titlesOf('', { 'accept-language': 'fr-BE,fr;q=0.9' })).toEqual(french);
    expect(await titlesOf('?lang=fr', {})).toEqual(french);
    expect(await titlesOf('?lang=en', { 'accept-language': 'fr' })).toEqual(english);
    expect(new Set(french).size).toBe(french.length);
  });

  it('of another language are refused', async () => {
    const { statusCode, json } = await api.app.inject({ url: `/sheets/x/results.csv?lang=de`, headers: { host: api.host } });
    expect([statusCode, json().errors[0].extensions]).toMatchObject([
      400,
      { code: 'BAD_USER_INPUT', parameters: { fields: [{ path: 'lang' }] } },
    ]);
  });
});

describe('The licence number on an exported sheet', () => {
  it('is there for those who may see it, and leads the row to its person elsewhere', async () => {
    const playerId = idOf('Anna Dupont');
    const licence = {
      federationId: 'north',
      clubId: 'mons',
      period: '2026',
      validFrom: '2026-01-01',
      validUntil: '2026-12-31',
      number: 'N-0042',
    };
    await api.command('confirmIdentity', { playerId, clubId: 'mons', by: 'DOCUMENT', ofAge: true });
    await api.command('grantLicence', { playerId, ...licence });
    const sheetId = await publish('whole');
    const licencesIn = async (headers?: object): Promise<(string | undefined)[]> =>
      readResultsCsv(await exported(sheetId, '', headers)).results[0]!.rows.map((row) => row.licence);
    expect(await licencesIn()).toEqual(['N-0042', ...Array.from({ length: 7 })]);
    const holder = { kind: 'SERVICE', clubId: 'namur', roles: ['INTEGRATION_READ'] };
    const { key } = await api.command('createToken', { holder, label: 'another club' }, '{ key }');
    for (const headers of [{}, { authorization: `Bearer ${key}` }])
      expect(new Set(await licencesIn(headers))).toEqual(new Set([undefined]));
  });
});
