/** Seasons that rank only some results: whose player is licensed, a member or a resident on the day. */
import { ApiUnderTest } from './client.js';
import { rulesInput, schemeInput } from '../fixtures/season-inputs.js';

const scheme = { points: { kind: 'linear', k: '1' }, tiedPlaces: 'average', rounding: { places: 0, mode: 'halfUp' } };
const north = { federationId: 'north' };

interface TableRow {
  readonly rank: number;
  readonly points: string;
  readonly competitor: { readonly competitorId: string };
}

describe('a season that does not rank everybody', () => {
  let api: ApiUnderTest;
  const now = Date.UTC(2026, 9, 20, 12);
  /** By name. */
  const ids: Record<string, string> = {};
  const nameOf = (id: string): string => Object.keys(ids).find((name) => ids[name] === id) ?? id;

  const register = async (name: string): Promise<void> => {
    const person = { clubId: 'mons', name, bornOn: '1990-05-31', member: false };
    ids[name] = ((await api.command('registerPerson', person, '{ playerId }')) as { playerId: string }).playerId;
  };
  const join = (name: string, clubId: string, since = '2026-01-01'): Promise<unknown> =>
    api.command('joinClub', { playerId: ids[name], clubId, since });
  const license = (name: string, clubId: string, validFrom = '2026-01-01'): Promise<unknown> =>
    api.command('grantLicence', { playerId: ids[name], clubId, ...north, period: '2026', validFrom, validUntil: '2026-12-31' });
  const rules = (eligibility: object | null): object =>
    rulesInput({
      counting: [{ name: 'all' }],
      selection: { count: 'all' },
      ranking: ['points'],
      ...(eligibility === null ? {} : { eligibility }),
    });
  const licensed = { requirements: [{ kind: 'licensed', federation: 'north' }] };
  const create = (eligibility: object, more: object = {}): Promise<unknown> =>
    api.command('createSeason', {
      seasonId: 's',
      owner: north,
      name: 'S',
      stageName: 'All',
      rules: rules(eligibility),
      scheme: schemeInput(scheme),
      ...more,
    });
  const change = (eligibility: object | null): Promise<unknown> =>
    api.command('changeSeasonRules', { seasonId: 's', rules: rules(eligibility) });
  const publish = (date: string, players: readonly string[]): Promise<unknown> =>
    api.command('importResults', {
      clubId: 'mons',
      source: 'paper',
      externalId: date,
      name: date,
      date,
      rows: players.map((name, at) => ({ playerId: ids[name], place: at + 1 })),
    });

  beforeEach(async () => {
    api = await ApiUnderTest.open({ now: () => now });
    await api.command('foundFederation', { ...north, name: 'North' });
    for (const region of ['HT', 'NA']) await api.command('defineRegion', { ...north, region, name: region });
    for (const [clubId, region] of [['mons', 'HT'] as const, ['namur', 'NA'] as const]) {
      await api.command('registerClub', { clubId, name: clubId });
      await api.command('affiliateClub', { clubId, ...north, since: '2020-01-01', region });
    }
    await api.command('registerClub', { clubId: 'lens', name: 'lens' });
    for (const playerId of ['anna', 'bram', 'carl']) await register(playerId);
    await join('anna', 'mons');
    await join('bram', 'namur');
    await license('anna', 'mons');
    await publish('2026-09-10', ['carl', 'bram', 'anna']);
    await join('carl', 'lens');
  });

  afterEach(async () => {
    expect(api.log).toEqual([]);
    await api.close();
  });

  const parts = `counting { notRanked { reason results sentence { en fr } } }
    notRanked { nodes { playerId player { id } competitor { competitorId } place reason sheetId } totalCount }`;

  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  async function read(fields: string): Promise<any> {
    await api.untilViewsReached();
    const { data, errors } = await api.asDirector(`{ season(id: "s") { ${fields} } }`);
    expect(errors).toBeUndefined();
    return data!['season'];
  }

  /** Of each competitor the rank and the points, from the view and computed as a whole. */
  async function table(more = '', isClosed = false): Promise<string[]> {
    const rows = `nodes { rank points competitor { competitorId } results { place sheetPlace points counted notRanked } }`;
    const { leaderboard: now } = await read(`leaderboard(first: 20 ${more}) { ${rows} position }`);
    const { leaderboard: then } = await read(`leaderboard(first: 20 asOf: ${now.position}) { ${rows} }`);
    if (!isClosed) expect(then.nodes).toEqual(now.nodes);
    // Those with the same points share a rank, in the order of their ids.
    const named = (now.nodes as readonly TableRow[]).map((row) => ({ ...row, name: nameOf(row.competitor.competitorId) }));
    return named.sort((a, b) => a.rank - b.rank || (a.name < b.name ? -1 : 1)).map((row) => `${row.name} ${row.rank} ${row.points}`);
  }

  it('gives a stranger on a sheet no rank and no points, and says how many results and whose', async () => {
    await create(licensed);
    expect(await table()).toEqual(['anna 1 1']);
    const { counting, notRanked } = await read(parts);
    expect(counting.notRanked).toEqual([
      { reason: 'NOT_LICENSED', results: 2, sentence: { en: 'not licensed on that day', fr: 'pas de licence ce jour-là' } },
    ]);
    expect(notRanked.totalCount).toBe(2);
    expect(notRanked.nodes).toMatchObject([
      { playerId: ids['carl'], player: { id: ids['carl'] }, competitor: { competitorId: ids['carl'] }, place: 1, reason: 'NOT_LICENSED' },
      { playerId: ids['bram'], place: 2 },
    ]);
  });

  it('keeps the places of the sheet, or lets those move up who are ranked', async () => {
    await create({ ...licensed, places: 'movedUp' });
    expect(await table()).toEqual(['anna 1 3']);
    const results = 'leaderboard { nodes { results { place sheetPlace entrants } } }';
    expect((await read(results)).leaderboard.nodes).toEqual([{ results: [{ place: 1, sheetPlace: 3, entrants: 3 }] }]);
    await change({ ...licensed, places: 'kept' });
    expect(await table()).toEqual(['anna 1 1']);
    await change(null);
    expect(await table()).toEqual(['carl 1 3', 'bram 2 2', 'anna 3 1']);
    expect((await read(parts)).notRanked).toEqual({ nodes: [], totalCount: 0 });
  });

  it('follows licences, by their days', async () => {
    await create(licensed);
    await license('bram', 'namur', '2026-09-15');
    await publish('2026-09-20', ['bram', 'anna']);
    expect(await table()).toEqual(['anna 1 2', 'bram 1 2']);
    const { leaderboard } = await read('leaderboard { nodes { played results { date points counted notRanked } } }');
    expect(
      (leaderboard.nodes as { played: number; results: object[] }[]).find(({ played, results }) => results.length === 2 && played === 1),
    ).toEqual({
      played: 1,
      results: [
        { date: '2026-09-10', points: '0', counted: false, notRanked: 'NOT_LICENSED' },
        { date: '2026-09-20', points: '2', counted: true, notRanked: null },
      ],
    });
    // Taken back today: held on the days of the tournaments.
    await api.command('revokeLicence', { playerId: ids['anna'], ...north, period: '2026' });
    expect(await table()).toEqual(['anna 1 2', 'bram 1 2']);
    await publish('2026-10-20', ['anna', 'bram']);
    expect(await table()).toEqual(['bram 1 3', 'anna 2 2']);
  });

  it('follows memberships and affiliations, by their days', async () => {
    await create({ requirements: [{ kind: 'memberOfFederation', federation: 'north' }] });
    expect(await table()).toEqual(['bram 1 2', 'anna 2 1']);
    await join('carl', 'namur', '2026-09-01');
    expect(await table()).toEqual(['carl 1 3', 'bram 2 2', 'anna 3 1']);
    await api.command('correctMembership', { playerId: ids['carl'], clubId: 'namur', began: '2026-09-01', since: '2026-09-11' });
    expect(await table()).toEqual(['bram 1 2', 'anna 2 1']);
    await api.command('affiliateClub', { clubId: 'lens', ...north, since: '2026-09-01' });
    expect(await table()).toEqual(['carl 1 3', 'bram 2 2', 'anna 3 1']);
    await change({ requirements: [{ kind: 'memberOfClub', clubs: ['mons', 'lens'] }] });
    expect(await table()).toEqual(['carl 1 3', 'anna 2 1']);
    await change({ requirements: [{ kind: 'resident', regions: ['NA'] }] });
    expect(await table()).toEqual(['bram 1 2']);
  });

  it('asks what all ids of a merged person are', async () => {
    await create(licensed);
    await register('anna2');
    await publish('2026-09-20', ['anna2']);
    expect(await table()).toEqual(['anna 1 1']);
    await api.command('mergePlayers', { playerId: ids['anna'], duplicateId: ids['anna2'] });
    expect(await table()).toEqual(['anna 1 2']);
    await api.command('unmergePlayers', { playerId: ids['anna'], duplicateId: ids['anna2'] });
    expect(await table()).toEqual(['anna 1 1']);
  });

  it('of teams ranks the members who are what it asks for', async () => {
    await create(licensed, { competitors: 'TEAMS' });
    await api.command('enterTeam', { seasonId: 's', teamId: 'mons-1', clubId: 'mons', name: 'Mons' });
    await api.command('importResults', {
      clubId: 'mons',
      source: 'paper',
      externalId: 'teams',
      name: 'Teams',
      date: '2026-09-12',
      rows: ['anna', 'bram'].map((name, at) => ({ playerId: ids[name], place: at + 1, team: 'mons-1' })),
    });
    expect(await table()).toEqual(['mons-1 1 2']);
    expect((await read(parts)).notRanked.nodes).toMatchObject([{ playerId: ids['bram'], competitor: { competitorId: 'mons-1' } }]);
  });

  it('is due for correction when it is closed and a result would be ranked otherwise', async () => {
    await create(licensed);
    await api.command('closeStage', { seasonId: 's' });
    await api.command('closeSeason', { seasonId: 's' });
    await license('bram', 'namur', '2026-09-15');
    await api.untilViewsReached();
    expect((await read('correctionDue')).correctionDue).toBe(false);
    await api.command('revokeLicence', { playerId: ids['bram'], ...north, period: '2026' });
    await license('bram', 'namur', '2026-09-01');
    expect(await table('', true)).toEqual(['anna 1 1']);
    expect(await table('corrected: true', true)).toEqual(['bram 1 2', 'anna 2 1']);
    expect((await read('correctionDue')).correctionDue).toBe(true);
    // The closed table has its own list.
    expect((await read(parts)).notRanked.nodes.map(({ playerId }: { playerId: string }) => nameOf(playerId))).toEqual(['carl', 'bram']);
  });

  it('refuses requirements that nothing here can meet', async () => {
    const code = async (eligibility: object) => (await api.refusal('createSeason', { ...season, rules: rules(eligibility) })).extensions;
    const season = { seasonId: 's', owner: north, name: 'S', stageName: 'All', scheme: schemeInput(scheme) };
    expect(await code({ requirements: [{ kind: 'licensed', federation: 'nord' }] })).toMatchObject({
      code: 'SEASON_WORD_UNKNOWN',
      parameters: { at: 'eligibility.requirements.0.federation', given: 'nord', known: ['north'] },
    });
    expect(await code({ requirements: [{ kind: 'memberOfClub', clubs: ['lens', 'nowhere'] }] })).toMatchObject({
      code: 'SEASON_WORD_UNKNOWN',
      parameters: { given: 'nowhere' },
    });
  });

  it('is exported with its rules and the results that are not ranked', async () => {
    await create(licensed);
    await api.untilViewsReached();
    const file = async (name: string) => (await api.app.inject({ url: `/seasons/s/${name}`, headers: { host: api.host } })).body;
    expect(JSON.parse(await file('rules.json')).eligibility).toEqual(licensed);
    const [titles, ...lines] = (await file('points.csv?lang=en')).trim().split(/\r?\n/);
    const why = titles!.split(',').indexOf('why');
    expect(lines.map((line) => [nameOf(line.split(',')[5]!), line.split(',')[why]])).toEqual([
      ['anna', ''],
      ['carl', 'notLicensed'],
      ['bram', 'notLicensed'],
    ]);
  });
});
