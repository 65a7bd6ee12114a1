/** `tapis season`: a table from imported results, a player's workings, another scheme tried, and rules that can not be read. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApiUnderTest } from '../api/client.js';
import { removeTemporaryFolders, tapis, temporaryFolder } from './run.js';

const example = new URL('../../examples/season.json', import.meta.url);
const rules = JSON.parse(readFileSync(example, 'utf8')) as { scheme: object };
const folder = temporaryFolder();

function fileWith(name: string, change: object): string {
  const path = join(folder, `${name}.json`);
  writeFileSync(path, JSON.stringify({ ...rules, ...change }));
  return path;
}

describe('tapis season', () => {
  let api: ApiUnderTest;
  const ids: Record<string, string> = {};

  const importResults = (externalId: string, date: string, names: readonly string[], more: object = {}): Promise<unknown> =>
    api.command(
      'importResults',
      {
        clubId: 'mons',
        source: 'td',
        externalId,
        name: `Night ${externalId}`,
        date,
        rows: names.map((name, index) => ({ source: 'td', externalId: name, place: index + 1, ...more })),
      },
      '{ sheetId }',
    );

  beforeAll(async () => {
    api = await ApiUnderTest.open();
    await api.command('foundFederation', { federationId: 'north', name: 'North' });
    await api.command('registerClub', { clubId: 'mons', name: 'Mons' });
    await api.command('affiliateClub', { clubId: 'mons', federationId: 'north', since: '2020-01-01' });
    for (const name of ['anna', 'bea', 'cleo', 'dora']) {
      const { playerId } = await api.command('registerPerson', { clubId: 'mons', name, member: false }, '{ playerId }');
      await api.command('joinClub', { playerId, clubId: 'mons', since: '2020-01-01' });
      ids[name] = playerId as string;
      await api.command('mapExternalId', { playerId, source: 'td', externalId: name });
    }
    await importResults('1', '2026-09-04', ['anna', 'bea', 'cleo', 'dora']);
    await importResults('2', '2026-09-11', ['bea', 'anna']);
    // Before the season.
    await importResults('0', '2026-08-28', ['dora', 'cleo']);
  });

  afterAll(async () => {
    await api.close();
    removeTemporaryFolders();
  });

  const season = (...args: readonly string[]) => tapis('season', ...args, '--data', api.folder);

  it('prints the table: 10·√(n/p) and a point for taking part, the best first', async () => {
    const { code, out } = await season(fileWith('season', {}));
    expect(code).toBe(0);
    expect(out).toContain('Club championship 2026-2027: 2 tournaments count');
    const rows = out
      .trimEnd()
      .split('\n')
      .slice(-4)
      .map((line) => line.trim().split(/ {2,}/).slice(0, 3));
    // 4 players: 20, 14.14, 11.55, 10; 2 players: 14.14, 10; each with a point.
    expect(rows).toEqual([
      ['1', 'anna', '32.00'],
      ['2', 'bea', '30.28'],
      ['3', 'cleo', '12.55'],
      ['4', 'dora', '11.00'],
    ]);
  });

  it('writes what the table is made from as CSV, in both languages and for spreadsheets', async () => {
    const rules = fileWith('season', {});
    const points = await season(rules, '--csv', '--table', 'points');
    expect(points.out.split('\n').slice(0, 2)).toEqual([
      'season,tournament,player_id,place,tied,state,level,manche,rebuys,bounties,expense,winnings,team,sheet_place,extra_points,n,base,multiplier,bonus,points,counted,why',
      expect.stringMatching(
        new RegExp(`^Club championship 2026-2027,r-\\w+,${ids['anna']},1,1,finished,,,0,0,,,,1,,4,20.00,1,1.00,21.00,1,$`),
      ),
    ]);
    const tournaments = await season(rules, '--csv', '--table', 'tournaments', '--lang', 'fr', '--excel');
    expect(tournaments.out.split('\n').slice(0, 2)).toEqual([
      '\uFEFFsaison;tournoi;nom;date;club;région;type;niveau;manche;n;entrées;buy_in;dotation;places_payées;par;règle',
      expect.stringMatching(/^Club championship 2026-2027;r-\w+;Night 1;2026-09-04;mons;;;;;4;4;;;;rule;/),
    ]);
    expect((await season(rules, '--csv', '--excel')).out).toContain('32,00');
    expect(await season(rules, '--excel')).toMatchObject({
      code: 2,
      err: expect.stringContaining('--table, --excel and --out are for --csv'),
    });
  });

  it('shows how the points of a player come about, and what is dropped', async () => {
    const { out } = await season(fileWith('best', { selection: { count: { best: 1 } } }), '--player', ids['bea']!);
    expect(out).toMatch(/^2\. bea\n/);
    expect(out).toMatch(/2026-09-04 +Night 1 +2 +4 +14\.14 +1\.00 +15\.14 +dropped/);
    expect(out).toMatch(/2026-09-11 +Night 2 +1 +2 +14\.14 +1\.00 +15\.14 +counts/);
    expect(out).toMatch(/Total: 15\.14\n$/);
    expect((await season(fileWith('season', {}), '--player', 'nobody')).err).toContain(
      '"nobody" has no result in this season. (PLAYER_NOT_FOUND)',
    );
  });

  it('ranks only who is what the rules ask for, and says whose results it does not rank', async () => {
    const member = { playerId: ids['cleo'], clubId: 'mons' };
    await api.command('leaveClub', { ...member, on: '2020-06-01' });
    const eligibility = (requirement: object): string =>
      fileWith('eligible', { eligibility: { requirements: [requirement], places: 'movedUp' } });
    const rules = eligibility({ kind: 'memberOfClub', clubs: ['mons'] });
    const { out } = await season(rules);
    expect(out).not.toMatch(/^ *\d +cleo/m);
    expect(out).toMatch(/^ *3 +dora +12\.55 /m);
    expect(out).toContain('1 result is not ranked: not a member of such a club on that day.');
    expect(out).toContain('2026-09-04 Night 1, 3: cleo (not a member of such a club on that day)');
    expect((await season(rules, '--lang', 'fr')).out).toMatch(/1 résultat n’est pas classé\s: pas membre d’un de ces clubs ce jour-là\./);
    expect((await season(rules, '--player', ids['cleo']!)).out).toMatch(/Night 1 +3 +4 +not a member of such a club on that day/);
    const json = JSON.parse((await season(rules, '--json')).out) as {
      notRanked: object;
      points: { playerId: string; notRanked: string | null }[];
    };
    expect(json.notRanked).toEqual({ notMember: 1 });
    expect(json.points.find(({ playerId }) => playerId === ids['cleo'])).toMatchObject({
      notRanked: 'notMember',
      points: '0.00',
      place: 3,
    });
    expect((await season(eligibility({ kind: 'licensed', federation: 'nord' }))).err).toContain('eligibility.requirements.0.federation');
    await api.command('joinClub', { ...member, since: '2020-07-01' });
  });

  it('gives a program what it needs to compute it again, and a spreadsheet no formula', async () => {
    const json = JSON.parse((await season(fileWith('season', {}), '--json')).out) as {
      tournaments: { name: string; counts: boolean; rule?: string }[];
      table: { playerId: string; points: string; counted: string[] }[];
      points: object[];
    };
    expect(json.tournaments.map(({ name, counts, rule }) => [name, counts, rule])).toEqual(
      expect.arrayContaining([
        ['Night 0', false, undefined],
        ['Night 1', true, 'all tournaments of the season'],
      ]),
    );
    expect(json.table[0]).toMatchObject({ playerId: ids['anna'], points: '32.00' });
    expect(json.points).toContainEqual(
      expect.objectContaining({ playerId: ids['cleo'], place: 3, n: 4, base: '11.55', bonus: '1.00', points: '12.55', counted: true }),
    );
    const { out } = await season(fileWith('formula', { name: '=1+1' }), '--csv');
    expect(out.split('\n').slice(0, 2)).toEqual([
      'season,rank,player_id,name,points,adjusted,played,wins,counted,dropped',
      `'=1+1,1,${ids['anna']!},anna,32.00,0.00,2,1,2,0`,
    ]);
  });

  it('follows a merge, an adjustment and an official’s word on a tournament', async () => {
    const { playerId: eva } = await api.command('registerPerson', { clubId: 'mons', name: 'eva' }, '{ playerId }');
    await api.command('mapExternalId', { playerId: eva, source: 'td', externalId: 'eva' });
    await importResults('3', '2026-09-18', ['eva']);
    await api.command('mergePlayers', { playerId: ids['dora'], duplicateId: eva });
    const adjustments = [{ playerId: ids['bea'], points: '5', reason: 'a decision of the commission' }];
    const first = (
      JSON.parse((await season(fileWith('season', {}), '--json')).out) as { tournaments: { tournament: string; name: string }[] }
    ).tournaments.find(({ name }) => name === 'Night 1');
    const picks = [{ sheet: first!.tournament, counts: false, reason: 'not played to its end' }];
    const { out } = await season(fileWith('decided', { adjustments, picks }), '--csv');
    expect(
      out
        .split('\n')
        .slice(1, 4)
        .map((line) => line.split(',').slice(3, 6)),
    ).toEqual([
      ['bea', '20.14', '5.00'],
      ['dora', '11.00', '0.00'],
      ['anna', '11.00', '0.00'],
    ]);
  });

  it('says whose rank changed since a position, and why; and shows the table as it was', async () => {
    const before = String(await api.tapis.store.lastPosition());
    const was = (await season(fileWith('season', {}), '--csv')).out;
    // A revision of the import: Bea and Anna change places in the second night.
    await importResults('2', '2026-09-11', ['anna', 'bea']);
    const { out } = await season(fileWith('season', {}), '--since', before);
    expect(out.split('\n')[0]).toBe('anna: rank 1, 32.00 → 36.14 points. Night 2: 11.00 → 15.14 points.');
    expect(out).toContain('bea: rank 2, 30.28 → 26.14 points. Night 2: 15.14 → 11.00 points.');
    const french = await season(fileWith('season', {}), '--since', before, '--lang', 'fr');
    expect(french.out).toContain('bea\u00a0: rang 2, 30,28 → 26,14 points. Night 2\u00a0: 15,14 → 11,00 points.');
    expect((await season(fileWith('season', {}), '--at', before, '--csv')).out).toBe(was);
    const [first] = JSON.parse((await season(fileWith('season', {}), '--since', before, '--json')).out) as object[];
    expect(first).toMatchObject({ playerId: ids['anna'], rank: [1, 1], points: ['32.00', '36.14'], passed: [], passedBy: [] });
    expect((await season(fileWith('season', {}), '--since', 'yesterday')).code).toBe(2);
    await importResults('2', '2026-09-11', ['bea', 'anna']);
    await importResults('1', '2026-09-04', ['bea', 'anna', 'cleo', 'dora']);
    const passed = (await season(fileWith('season', {}), '--since', before)).out;
    expect(passed).toContain('bea: rank 2 → 1, 30.28 → 36.14 points. Night 1: 15.14 → 21.00 points. Now behind: anna.');
    expect(passed).toContain('anna: rank 1 → 2, 32.00 → 26.14 points. Night 1: 21.00 → 15.14 points. Now ahead: bea.');
    await importResults('1', '2026-09-04', ['anna', 'bea', 'cleo', 'dora']);
    expect((await season(fileWith('season', {}), '--since', before)).out).toBe('Nothing changed.\n');
  });

  it('understands kinds as the API writes them, and says what has no number', async () => {
    const scheme = { ...rules.scheme, points: { kind: 'drNeau' } };
    const { code, out } = await season(fileWith('other', { scheme, counting: [{ name: 'all', from: '2026-09-01' }] }));
    expect(code).toBe(0);
    expect(out).toMatch(/\d+ results have no number: it needs the buy-in/);
    const byKind = (kinds: string[]) => season(fileWith('kinds', { counting: [{ name: 'nationals', kinds }] }));
    expect((await byKind(['NATIONAL'])).out).toBe((await byKind(['national'])).out);
  });

  it('tries another scheme and says what each player would have', async () => {
    const scheme = { ...rules.scheme, points: { kind: 'placeTable', table: ['10', '30'], below: '0' } };
    const { code, out } = await season(fileWith('season', {}), '--try', fileWith('other', { scheme }));
    expect(code).toBe(0);
    expect(out).toMatch(/bea +2 +1 +30\.28 +42/);
    expect(out).toContain('Of 2, place 2 gives more than the one before it.');
  });

  it.each([
    ['no JSON', '{', /season rules|JSON/i],
    ['a scheme that is none', JSON.stringify({ ...rules, scheme: { ...rules.scheme, points: { kind: 'luck' } } }), /scheme\.points/],
    ['a field that nobody reads', JSON.stringify({ ...rules, luck: 7 }), /luck/],
    [
      'a formula that ends too soon',
      JSON.stringify({ ...rules, scheme: { ...rules.scheme, points: { kind: 'formula', text: 'n /' } } }),
      /scheme\.points\.text, character/,
    ],
    [
      'a kind that is none',
      JSON.stringify({ ...rules, counting: [{ name: 'x', kinds: ['NATONAL'] }] }),
      /counting\.0\.kinds names NATONAL.*national/,
    ],
    [
      'a club that is not in the store',
      JSON.stringify({ ...rules, counting: [{ name: 'x', clubs: ['nowhere'] }] }),
      /counting\.0\.clubs names nowhere/,
    ],
    ['a day that is none', JSON.stringify({ ...rules, counting: [{ name: 'x', to: '2026-02-31' }] }), /counting\.0\.to .*no such day/],
    [
      'an end before the start',
      JSON.stringify({ ...rules, counting: [{ name: 'x', from: '2026-09-02', to: '2026-09-01' }] }),
      /first day is after/,
    ],
    [
      'a multiplier of a level that is none',
      JSON.stringify({ ...rules, scheme: { ...rules.scheme, multiplier: { nationale: '2' } } }),
      /multiplier names nationale.*national/,
    ],
  ])('refuses %s and says where', async (name, text, said) => {
    const path = join(folder, 'wrong.json');
    writeFileSync(path, text);
    const { code, err } = await season(path);
    expect([name, code]).toEqual([name, 1]);
    expect(err).toMatch(said);
    expect(err).toContain('(SEASON_RULES_INVALID)');
  });
});
